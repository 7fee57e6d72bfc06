//! Wrong passwords: counted by name and place together, so that nobody locks anybody else out; over
//! all places a name under attack only gets slow, and not for its owner. A name that nobody has is
//! treated like any other.

use axum::http::HeaderMap;
use parlour_core::sha256;
use parlour_protocol::Code;

use super::{AppState, Refused, auth};
use crate::names;
use crate::quotas::place_hash;
use crate::store::{StoreError, Tries};

/// For one name from one place: five at once, then one each quarter of an hour.
const FROM_ONE_PLACE: Tries = Tries { most: 5, every: 15 * 60_000 };

/// For one name from all places that its owner has not come from before: a hundred at once, then two
/// a minute.
const FROM_STRANGE_PLACES: Tries = Tries { most: 100, every: 30_000 };

/// A device as a place to come from.
pub fn device_place(device: &str) -> Vec<u8> {
    place_hash(&format!("device {device}"))
}

/// Somebody who says that a name is theirs, and from where.
pub struct Visit {
    name: String,
    /// The address, and the device if it is known.
    places: Vec<Vec<u8>>,
}

impl Visit {
    /// A visit to the account called `name`.
    pub fn new(name: &str, address: &str, headers: &HeaderMap) -> Self {
        let device = auth::device(headers).map(device_place);
        Visit { name: names::key(name), places: device.into_iter().chain([place_hash(address)]).collect() }
    }

    fn tries(&self, place: &[u8]) -> Vec<u8> {
        sha256(&[b"parlour tries 1\0", self.name.as_bytes(), b"\0", place]).to_vec()
    }

    /// The first place from which the owner has come before; without an account there is none.
    async fn familiar(&self, shared: &AppState, id: &str) -> Result<Option<&[u8]>, StoreError> {
        for place in &self.places {
            if shared.store.is_familiar(id, place).await? {
                return Ok(Some(place));
            }
        }
        Ok(None)
    }

    /// Counts this visit before its password is looked at. `id` is the account's, if there is one.
    /// Gives what [`Visit::succeeded`] wants to know.
    pub async fn count(&self, shared: &AppState, id: Option<&str>) -> Result<Vec<u8>, Refused> {
        let now = shared.clock.now();
        let known = self.familiar(shared, id.unwrap_or_default()).await?;
        // The address stands last: a device that is not known is one that anybody could invent.
        let place = known.or(self.places.last().map(Vec::as_slice)).unwrap_or_default();
        let tries = self.tries(place);
        let admitted = shared.store.count_try(&tries, FROM_ONE_PLACE, now).await?
            && (known.is_some() || shared.store.count_try(&self.tries(b""), FROM_STRANGE_PLACES, now).await?);
        let locked = || Refused::new(Code::AuthLocked, "too many wrong passwords; try again later");
        if admitted { Ok(tries) } else { Err(locked()) }
    }

    /// The password was right: the wrong ones before it are forgotten, and the place is familiar.
    pub async fn succeeded(&self, shared: &AppState, id: &str, tries: &[u8]) -> Result<(), StoreError> {
        shared.store.forget_tries(tries).await?;
        self.remember(shared, id).await
    }

    /// From here on the account's owner has come from this place.
    pub async fn remember(&self, shared: &AppState, id: &str) -> Result<(), StoreError> {
        for place in &self.places {
            shared.store.remember_place(id, place, shared.clock.now()).await?;
        }
        Ok(())
    }
}
