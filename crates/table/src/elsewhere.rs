//! The same match on other nodes: who is connected there, and who is asked about an undo.

use std::collections::HashMap;

use parlour_core::Seat;

use crate::desk::Out;
use crate::live::{Asking, Live};
use crate::news::News;

/// How often a node says again who is connected to it, in milliseconds.
const ANNOUNCED: u64 = 30_000;

/// A node that has not spoken for so long is gone, and its people with it.
const GONE: u64 = 3 * ANNOUNCED;

/// Who is connected to other nodes.
#[derive(Debug, Default)]
pub(super) struct Elsewhere {
    nodes: HashMap<String, Node>,
    /// When this node last spoke.
    announced: u64,
}

#[derive(Debug)]
struct Node {
    seats: Vec<u8>,
    watching: u32,
    at: u64,
}

impl Elsewhere {
    /// The seats that are connected to other nodes, and how many look on there.
    pub(super) fn presence(&self, now: u64) -> (Vec<u8>, u32) {
        let there: Vec<&Node> = self.nodes.values().filter(|node| now < node.at + GONE).collect();
        let seats = there.iter().flat_map(|node| node.seats.iter().copied()).collect();
        (seats, there.iter().map(|node| node.watching).sum())
    }
}

impl Live {
    /// News of this match from another node.
    pub(super) async fn heard(&mut self, from: String, news: News) {
        match news {
            News::Written => self.refresh().await,
            News::Present { seats, watching } => {
                let before = self.presence();
                let at = self.now();
                if seats.is_empty() && watching == 0 {
                    self.elsewhere.nodes.remove(&from);
                } else {
                    self.elsewhere.nodes.insert(from, Node { seats, watching, at });
                }
                if self.presence() != before {
                    self.show_presence();
                }
            }
            News::WhoIsThere => {
                if !self.guests.is_empty() {
                    self.tell_presence();
                }
            }
            News::Asking { entries, seat, waiting, whole } => {
                if self.times.len() != entries as usize {
                    self.refresh().await;
                }
                let waiting = waiting.into_iter().map(Seat).collect();
                self.heard_asking(entries, Asking { seat, waiting, whole });
            }
            News::Settled { seat, granted, refused } => {
                self.asking = None;
                if refused && usize::from(seat) < self.seats.len() {
                    self.undo_refused(seat);
                }
                self.settle_undo(seat, granted);
            }
            News::Drafted => {
                if self.load_drafts().await.is_ok() {
                    (0..self.head.seats.len() as u8).for_each(|seat| self.publish_ready(seat));
                }
            }
            News::Looked { seat, number } => self.heard_looked(seat, number),
        }
    }

    /// Somebody on another node wants to take something back, or one more there has agreed.
    fn heard_asking(&mut self, entries: u32, heard: Asking) {
        let plan = self.undo_plan(heard.seat, heard.whole).ok();
        let Some(plan) = plan.filter(|_| self.times.len() == entries as usize) else { return };
        match &mut self.asking {
            Some(asking) if asking.seat == heard.seat => *asking = heard,
            _ => self.ask_about(heard, plan.to),
        }
    }

    /// Tells the other nodes something, if there are any.
    pub(super) fn tell(&self, news: impl FnOnce() -> News) {
        if self.house.nodes {
            self.desk.put(Out::News(news()));
        }
    }

    /// Tells the other nodes that something was written.
    pub(super) fn tell_written(&self) {
        self.tell(|| News::Written);
    }

    /// Tells the other nodes who is asked about an undo.
    pub(super) fn tell_asking(&self) {
        let Some(asking) = &self.asking else { return };
        self.tell(|| News::Asking {
            entries: self.times.len() as u32,
            seat: asking.seat,
            waiting: asking.waiting.iter().map(|seat| seat.0).collect(),
            whole: asking.whole,
        });
    }

    /// Tells the other nodes how it was settled, and whether somebody has said no.
    pub(super) fn tell_settled(&self, seat: u8, granted: bool, refused: bool) {
        self.tell(|| News::Settled { seat, granted, refused });
    }

    /// Tells the other nodes who is connected to this one.
    pub(super) fn tell_presence(&mut self) {
        self.elsewhere.announced = self.now();
        self.tell(|| {
            let (seats, watching) = self.own_presence();
            News::Present { seats, watching }
        });
    }

    /// Asks the other nodes who is connected to them, for the first who comes here.
    pub(super) fn ask_who_is_there(&self) {
        if self.guests.len() == 1 {
            self.tell(|| News::WhoIsThere);
        }
    }

    /// When this node is to say again who is connected to it.
    pub(super) fn next_announcement(&self) -> Option<u64> {
        let speaks = self.house.nodes && !self.guests.is_empty();
        speaks.then_some(self.elsewhere.announced + ANNOUNCED)
    }

    /// Says so, if it is time, and forgets nodes that no longer do.
    pub(super) fn announce(&mut self) {
        let now = self.now();
        if self.next_announcement().is_none_or(|at| at > now) {
            return;
        }
        self.tell_presence();
        let nodes = self.elsewhere.nodes.len();
        self.elsewhere.nodes.retain(|_, node| now < node.at + GONE);
        if nodes != self.elsewhere.nodes.len() {
            self.show_presence();
        }
    }
}
