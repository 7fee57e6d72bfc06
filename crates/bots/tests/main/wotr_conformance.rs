//! War of the Ring under every law of the engine with all its cards: 5,000 random matches and 500
//! between planners in a soak (`PARLOUR_SOAK=1`), a sample of each otherwise; and how often each
//! half of each card was played in them.
//!
//! `PARLOUR_SOAK=1 cargo nextest run --release -p parlour-bots wotr_conformance --no-capture` prints
//! the whole table.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use parlour_bots::wotr::Heuristic;
use parlour_testkit::{Depth, Plan, Summary, assert_conforms};
use parlour_wotr::data::deck_cards;
use parlour_wotr::{Deed, Event, Setup, Wotr};

/// How often each card was played: as an Event, and its Combat half.
struct Played {
    events: [AtomicU32; 96],
    combat: [AtomicU32; 96],
}

impl Played {
    const fn none() -> Self {
        Played { events: [const { AtomicU32::new(0) }; 96], combat: [const { AtomicU32::new(0) }; 96] }
    }

    fn count(&self, event: &Event) {
        match *event {
            Event::Acts { deed: Deed::Play(card), .. } | Event::PlayedFree { card, .. } => {
                self.events[usize::from(card.0)].fetch_add(1, Relaxed);
            }
            Event::CombatShown { attacker, defender } => {
                for card in [attacker, defender].into_iter().flatten() {
                    self.combat[usize::from(card.0)].fetch_add(1, Relaxed);
                }
            }
            _ => {}
        }
    }
}

/// What may go unplayed in so many matches, and why.
const RARE: [(&str, &str); 1] = [(
    "fp_strat_01_the_last_battle as an Event",
    "needs Aragorn, once crowned, with an army outside the lands of the Free Peoples: chance hardly ever crowns him, \
     and a planner's Aragorn stays behind walls",
)];

static RANDOM: Played = Played::none();
static PLANNED: Played = Played::none();

fn plan(sample: u64, soak: u64, seed: u64) -> Plan<Wotr> {
    Plan::new(sample).soak(soak).depth(Depth::Sampled(256)).seed(seed)
}

/// One line for each card, and the halves that nobody played.
fn report() -> Vec<String> {
    let mut never = Vec::new();
    println!("{:<24} {:>14} {:>14} {:>14} {:>14}", "card", "Event: random", "planners", "Combat: random", "planners");
    for (at, card) in deck_cards().iter().enumerate() {
        let of = |counts: [&AtomicU32; 2]| counts.map(|count| count.load(Relaxed));
        let [random, planned] = of([&RANDOM.events[at], &PLANNED.events[at]]);
        let [rolled, fought] = of([&RANDOM.combat[at], &PLANNED.combat[at]]);
        println!("{:<24} {random:>14} {planned:>14} {rolled:>14} {fought:>14}", card.id);
        if random + planned == 0 {
            never.push(format!("{} as an Event", card.id));
        }
        if rolled + fought == 0 {
            never.push(format!("{} as a Combat card", card.id));
        }
    }
    never
}

fn tell(who: &str, summary: &Summary) {
    let Summary { matches, decisions, deals, longest, .. } = summary;
    println!("{who}: {matches} matches, {decisions} decisions, {deals} deals, the longest of {longest} entries");
}

/// R6.5, R13.3: every law holds, and in a soak every half of every card was played but for what is
/// rare for a reason.
#[test]
fn matches_with_all_cards_conform_and_every_half_is_played() {
    let random = assert_conforms(&plan(3, 5_000, 11).watch(|event| RANDOM.count(event)));
    let planners = plan(3, 500, 12).bot(|| Box::<Heuristic>::default()).watch(|event| PLANNED.count(event));
    let planned = assert_conforms(&planners);
    tell("random", &random);
    tell("planners", &planned);
    let never = report();
    let why = |half: &String| RARE.iter().find(|(rare, _)| rare == half).map(|(_, why)| *why);
    for half in &never {
        println!("never played: {half}: {}", why(half).unwrap_or("too few matches"));
    }
    if random.matches >= 5_000 {
        let unexplained: Vec<_> = never.iter().filter(|half| why(half).is_none()).collect();
        assert!(unexplained.is_empty(), "never played: {unexplained:?} (seeds 11 and 12)");
    }
    let played: u32 = PLANNED.events.iter().map(|count| count.load(Relaxed)).sum();
    assert!(played > 3 * 10, "planners play Events, and they are counted: {played}");
}

/// Bots keep every law with three and four seats too.
#[test]
fn planners_in_teams_conform() {
    for seats in [3, 4] {
        let plan = plan(1, 100, 20 + u64::from(seats)).bot(|| Box::<Heuristic>::default());
        assert_conforms(&plan.setups(vec![Setup { seats, ..Setup::default() }]));
    }
}
