//! A database that went back in time. Where a copy takes the place of a database that failed, it may
//! lack what was acknowledged last; whoever went on from memory would leave a gap in the log. So
//! every new connection is asked for the latest entry that was written here.

use std::sync::Mutex;

use sqlx::AnyConnection;
use tokio::sync::watch;

/// The latest entry that was written here.
#[derive(Default)]
pub(super) struct Latest {
    place: Mutex<Option<(i64, u32)>>,
    gone_back: watch::Sender<bool>,
}

impl Latest {
    /// An entry is durable: of this match, with this number.
    pub fn note(&self, no: i64, seq: u32) {
        *self.place.lock().expect("no code panics with this lock") = Some((no, seq));
    }

    /// Whether a database that was just connected to has it.
    pub async fn check(&self, connection: &mut AnyConnection) -> Result<(), sqlx::Error> {
        let place = *self.place.lock().expect("no code panics with this lock");
        let Some((no, seq)) = place else { return Ok(()) };
        let query = sqlx::query("SELECT seq FROM entry WHERE played = $1 AND seq = $2");
        let there = query.bind(no).bind(i64::from(seq)).fetch_optional(connection).await?;
        if there.is_some() {
            return Ok(());
        }
        tracing::error!("the database lacks what was written last: it is another, or an older copy");
        self.gone_back.send_replace(true);
        Err(sqlx::Error::Protocol("an older copy of the database".into()))
    }

    /// Waits until that happens.
    pub async fn gone_back(&self) {
        let _ = self.gone_back.subscribe().wait_for(|gone| *gone).await;
    }
}
