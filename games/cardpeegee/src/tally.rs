//! What is counted over a run (Appendix B1 of the rules).

use parlour_core::{Audience, Measure, Sink, Tally};

use crate::cards::Suit;
use crate::event::{Cause, Event, Gain, Kind, Victory};

/// The figures of a run: of the last life, if the match had several.
#[derive(Clone, Debug, Default)]
pub struct Run {
    days: u32,
    cause: Option<Cause>,
    initial_hp: u32,
    highest_hp: u32,
    final_hp: u32,
    /// The day each victory was earned, 0 for never.
    earned: [u32; 7],
    met: [u32; 4],
    abandoned: u32,
    contests: u32,
    damage: [u32; 4],
    healed_by_healer: u32,
    healed_in_town: u32,
    gained: [u32; 6],
    played: u32,
    converted: u32,
    lost_by_abandoning: u32,
    taxed: u32,
    activated: u32,
    visits: u32,
    /// Visits to the Town with charity, and with something bought.
    with_charity: u32,
    with_purchase: u32,
    held_in_town: u32,
    active_in_town: u32,
}

impl Sink<Event> for Run {
    fn emit(&mut self, _: Audience, event: Event) {
        match event {
            Event::Restarted => *self = Run::default(),
            Event::Vigour { hp, .. } => (self.initial_hp, self.highest_hp, self.final_hp) = (hp, hp, hp),
            Event::DayBegan(day) => self.days = day,
            Event::Met { kind, .. } => self.met[kind as usize] += 1,
            Event::Activated(_) => self.activated += 1,
            Event::Played { card, suit, .. } => {
                self.played += 1;
                self.converted += u32::from(card.suit() != suit);
            }
            Event::Contest { .. } => self.contests += 1,
            Event::Hurt { by, damage, left } => {
                self.damage[by as usize] += damage.min(self.final_hp);
                self.final_hp = left;
            }
            Event::Healed { amount, hp, by_healer } => {
                self.final_hp = hp;
                self.highest_hp = self.highest_hp.max(hp);
                *(if by_healer { &mut self.healed_by_healer } else { &mut self.healed_in_town }) += amount;
            }
            Event::Gained { cards, by } => {
                self.gained[by as usize] += cards.len();
                self.with_charity += u32::from(by == Gain::Charity);
                self.with_purchase += u32::from(by == Gain::Bought);
            }
            Event::Abandoned { lost, .. } => {
                self.abandoned += 1;
                self.lost_by_abandoning += lost.len();
            }
            Event::Taxed(_) => self.taxed += 1,
            Event::Arrived { held, active } => {
                self.visits += 1;
                self.held_in_town += u32::from(held);
                self.active_in_town += u32::from(active);
            }
            Event::Ending { victory, .. } => self.earned[usize::from(victory.index())] = self.days,
            Event::Died { cause, day } => (self.cause, self.days) = (Some(cause), day),
            _ => {}
        }
    }
}

impl Run {
    /// The day each victory was earned, in the order of [`Victory::ALL`]; 0 for never.
    pub fn earned(&self) -> [u32; 7] {
        self.earned
    }

    fn has(&self, victory: Victory) -> bool {
        self.earned[usize::from(victory.index())] > 0
    }
}

impl Tally<Event> for Run {
    fn measures(&self) -> Vec<(&'static str, Measure)> {
        let number = |value: u32| Measure::Number(i64::from(value));
        let gained = |by: Gain| number(self.gained[by as usize]);
        let hurt = |by: Cause| number(self.damage[by as usize]);
        let met = |kind: Kind| number(self.met[kind as usize]);
        // R12.2, R12.3, R12.6: one card of tax a visit, and charity and purchases at once.
        let visits = |count: u32| Measure::Part { count: i64::from(count), of: i64::from(self.visits) };
        let court = |suit: Suit| Measure::Flag(self.has(Victory::FullCourt(suit)));
        let courts = self.earned[..4].iter().filter(|day| **day > 0).count() as u32;
        vec![
            ("days", number(self.days)),
            ("death", Measure::Kind(self.cause.map_or("alive", Cause::name))),
            ("any_victory", Measure::Flag(self.earned.iter().any(|day| *day > 0))),
            ("elemental_union", Measure::Flag(self.has(Victory::ElementalUnion))),
            ("full_court", Measure::Flag(courts > 0)),
            ("full_courts", number(courts)),
            ("full_court_of_clubs", court(Suit::Clubs)),
            ("full_court_of_diamonds", court(Suit::Diamonds)),
            ("full_court_of_hearts", court(Suit::Hearts)),
            ("full_court_of_spades", court(Suit::Spades)),
            ("goliath", Measure::Flag(self.has(Victory::Goliath))),
            ("master_of_the_elements", Measure::Flag(self.has(Victory::MasterOfTheElements))),
            ("initial_hp", number(self.initial_hp)),
            ("highest_hp", number(self.highest_hp)),
            ("final_hp", number(self.final_hp)),
            ("monsters", met(Kind::Monster)),
            ("treasures", met(Kind::Treasure)),
            ("healers", met(Kind::Healer)),
            ("traps", met(Kind::Trap)),
            ("abandoned", number(self.abandoned)),
            ("contests", number(self.contests)),
            ("damage_by_monsters", hurt(Cause::Monster)),
            ("damage_by_chests", hurt(Cause::Chest)),
            ("damage_by_jailors", hurt(Cause::Jailor)),
            ("damage_by_traps", hurt(Cause::Trap)),
            ("healed_by_healers", number(self.healed_by_healer)),
            ("healed_in_town", number(self.healed_in_town)),
            ("cards_looted", gained(Gain::Loot)),
            ("cards_from_treasure", gained(Gain::Treasure)),
            ("potions", gained(Gain::Potions)),
            ("cards_of_charity", gained(Gain::Charity)),
            ("cards_bought", gained(Gain::Bought)),
            ("cards_played", number(self.played)),
            ("cards_converted", number(self.converted)),
            ("cards_lost_by_abandoning", number(self.lost_by_abandoning)),
            ("cards_taxed", number(self.taxed)),
            ("cards_activated", number(self.activated)),
            ("visits", number(self.visits)),
            ("visits_with_tax", visits(self.taxed)),
            ("visits_with_charity", visits(self.with_charity)),
            ("visits_with_purchase", visits(self.with_purchase)),
            ("held_in_town", number(self.held_in_town.checked_div(self.visits).unwrap_or(0))),
            ("active_in_town", number(self.active_in_town.checked_div(self.visits).unwrap_or(0))),
        ]
    }
}
