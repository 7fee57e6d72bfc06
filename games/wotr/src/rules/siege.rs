//! R16: how sieges end.

use parlour_core::Sink;

use crate::event::{Event, tell_all};
use crate::ids::Region;
use crate::state::Wotr;

impl Wotr {
    /// Figures have left a region, or died there: Leaders alone, and sieges without besieger or
    /// garrison (R1.4, R16.8, R16.14, R16.15, R16.16,
    /// R16.20).
    pub(crate) fn left(&mut self, region: Region, events: &mut impl Sink<Event>) {
        self.bury_lonely_leaders(region, events);
        if self.besieged & region.bit() == 0 {
            return;
        }
        let garrison = self.garrison_side(region);
        let besiegers = self.armies[garrison.enemy().index()] & region.bit() != 0;
        let garrisoned = self.armies[garrison.index()] & region.bit() != 0;
        if besiegers && garrisoned {
            return;
        }
        self.besieged &= !region.bit();
        tell_all(events, Event::SiegeEnded { region });
        if besiegers {
            self.capture(garrison.enemy(), region, events);
        }
    }
}
