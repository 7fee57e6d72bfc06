//! What happens when time passes: flags fall, and onlookers catch up.

use parlour_core::Seat;
use parlour_protocol::{AtFlag, Fault, Phase};

use crate::commit::Author;
use crate::head::Head;
use crate::live::Live;
use crate::storage_fault;

impl Live {
    /// When the next flag falls.
    pub(super) fn next_flag(&self) -> Option<u64> {
        let clocks = self.clocks.as_ref().filter(|_| self.head.phase == Phase::Running)?;
        clocks.next_flag().map(|(_, at)| at)
    }

    /// Something was due.
    pub(super) async fn woken(&mut self) {
        let now = self.now();
        let fallen = self.clocks.as_ref().and_then(crate::clocks::Clocks::next_flag);
        if let Some((seat, _)) = fallen.filter(|(_, at)| *at <= now && self.head.phase == Phase::Running) {
            self.flag(seat).await;
        }
        self.decide().await;
        self.keep_rules().await;
        if self.head.veiled.is_some_and(|at| at <= now) {
            self.unveil().await;
        }
        if self.next_for_spectators().is_some_and(|at| at <= now) {
            self.publish();
        }
        self.lapse().await;
        self.announce();
        self.care();
    }

    async fn flag(&mut self, seat: u8) {
        let author = Author { seat: Some(seat), ..Author::default() };
        let fallen = match self.head.at_flag {
            AtFlag::Draft => self.run_out(seat).await,
            AtFlag::Lose => self.step(author, move |played| played.flag(Seat(seat))).await,
            AtFlag::Bot => {
                // While the bot thinks the flag does not fall again.
                let now = self.now();
                self.clocks.iter_mut().for_each(|clocks| clocks.stop(usize::from(seat), now));
                let bot = self.usual_bot();
                self.think(Seat(seat), &bot);
                Ok(())
            }
        };
        if let Err(fault) = fallen {
            self.flag_later(seat, &fault);
        }
    }

    /// Onlookers have caught up with the end.
    async fn unveil(&mut self) {
        let head = Head { veiled: None, ..self.head.clone() };
        if let Err(error) = self.write_head(&head).await {
            drop(storage_fault(&error));
            return self.reload().await;
        }
        self.head = head;
        self.publish_info();
        self.tell_written();
        // What a crash left undone.
        self.settle();
    }

    /// Another node was first, or storage failed: look again in a second rather than at once.
    fn flag_later(&mut self, seat: u8, fault: &Fault) {
        tracing::warn!(id = self.id, seat, %fault, "a flag could not fall");
        let later = self.now() + 1_000;
        if let Some(clocks) = &mut self.clocks {
            clocks.not_before = later;
        }
    }
}
