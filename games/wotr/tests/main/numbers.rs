//! What a board shows is what is rolled: the numbers that a view counts, held against every roll of
//! random matches. A soak (`PARLOUR_SOAK=1`) plays a thousand.

use parlour_core::{Audience, Game, NoEvents, Rng, Sink, Status, Viewer};
use parlour_wotr::{Action, BattleKind, Cause, Counted, Event, Setup, Stand, Step, View, Wotr};

/// The events of one deal.
#[derive(Default)]
struct Heard(Vec<Event>);

impl Sink<Event> for Heard {
    fn emit(&mut self, _: Audience, event: Event) {
        self.0.push(event);
    }
}

/// How many rolls of each kind were held against the view before them.
#[derive(Debug, Default)]
struct Checked {
    combat: u32,
    first: u32,
    rerolls: u32,
    hunts: u32,
    sorties: u32,
    reliefs: u32,
    captains: u32,
    forfeits: u32,
    recruits: u32,
}

fn compare(before: &View, event: &Event, checked: &mut Checked, seed: u64) {
    let Counted { hunt, battle, .. } = &before.counted;
    match event {
        Event::CombatRolled { side, cause: Cause::Battle, dice, strength, .. } => {
            let fighters = &battle.as_ref().expect("a battle is shown")[side];
            assert_eq!(usize::from(fighters.dice), dice.len(), "seed {seed}: {event:?} with {fighters:?}");
            checked.combat += 1;
            checked.captains += u32::from(*strength > fighters.units);
            checked.forfeits += u32::from(fighters.forfeited > 0);
            let shown = before.battle.as_ref().expect("a battle is shown");
            let besieged = before.regions.get(&shown.region).is_some_and(|it| it.siege);
            checked.sorties += u32::from(shown.kind == BattleKind::Sortie);
            checked.reliefs += u32::from(shown.kind == BattleKind::Field && besieged);
            // Without a card the Army on the map rolls what the map says.
            let calm = shown.cards.is_empty() && shown.by.is_none();
            let place = if *side == shown.attacker { shown.from } else { shown.region };
            let armies = &before.counted.armies[&place];
            let army = armies.iter().find(|it| it.side == *side && it.stand != Stand::Rear).expect("it is on the map");
            if calm {
                assert_eq!(usize::from(army.dice), dice.len(), "seed {seed}: {event:?} with {army:?}");
                checked.first += 1;
            }
        }
        Event::Rerolled { side, leadership, .. } => {
            let fighters = &battle.as_ref().expect("a battle is shown")[side];
            assert_eq!(fighters.leadership, *leadership, "seed {seed}: {event:?} with {fighters:?}");
            checked.rerolls += 1;
        }
        Event::HuntRolled { level, bonus, dice, successes, .. } => {
            assert_eq!((hunt.level, hunt.bonus, usize::from(hunt.dice)), (*level, *bonus, dice.len()), "seed {seed}");
            let hits = dice.iter().filter(|die| **die >= hunt.needs).count();
            assert_eq!(hits, usize::from(*successes), "seed {seed}: {event:?} with {hunt:?}");
            checked.hunts += 1;
        }
        Event::HuntRerolled { dice, stronghold, army, nazgul, .. } => {
            let conditions = [*stronghold, *army, *nazgul].into_iter().filter(|it| *it).count();
            assert_eq!(usize::from(hunt.rerolls), conditions, "seed {seed}: {event:?} with {hunt:?}");
            assert!(dice.len() <= conditions, "seed {seed}: {event:?}");
        }
        _ => {}
    }
}

/// Where figures can be recruited the view says so.
fn recruits(game: &Wotr, legal: &[Action], checked: &mut Checked, seed: u64) {
    let view = game.view(Viewer::Table);
    // Cards have places of their own.
    if !matches!(view.flow.last(), Some(Step::Recruit { .. })) {
        return;
    }
    for action in legal {
        if let Action::Recruit(_, region) = action {
            let structure = view.counted.structures.get(region);
            assert!(structure.is_some_and(|it| it.can_muster), "seed {seed}: {action:?} with {structure:?}");
            checked.recruits += 1;
        }
    }
}

fn play(setup: Setup, seed: u64, checked: &mut Checked) {
    let mut rng = Rng::new(seed);
    let mut game = Wotr::start(&setup).unwrap();
    let mut legal = Vec::new();
    loop {
        match game.status() {
            Status::Over(_) => return,
            Status::Chance(request) => {
                let before = game.view(Viewer::Table);
                let mut heard = Heard::default();
                game.deal(&request.answer_with(|n| rng.below(n)), &mut heard);
                // What follows the roll of this deal was not shown before it.
                if let Some(event) = heard.0.first() {
                    compare(&before, event, checked, seed);
                }
            }
            Status::Decide(seats) => {
                let seat = seats.iter().next().unwrap();
                legal.clear();
                game.legal_actions(seat, &mut legal);
                if let Some(Action::Recruit(..)) = legal.first() {
                    recruits(&game, &legal, checked, seed);
                }
                game.apply(seat, rng.pick(&legal).unwrap(), &mut NoEvents);
            }
        }
    }
}

#[test]
fn what_is_shown_is_what_is_rolled() {
    let soak = std::env::var_os("PARLOUR_SOAK").is_some_and(|value| value == "1");
    let mut checked = Checked::default();
    for seed in 0..if soak { 1000 } else { 90 } {
        play(Setup { seats: 2 + (seed % 3) as u8, ..Setup::default() }, seed, &mut checked);
    }
    println!("{checked:?}");
    let Checked { combat, first, rerolls, hunts, sorties, reliefs, captains, forfeits, recruits } = checked;
    for (what, count) in [
        ("Combat rolls", combat),
        ("Armies on the map", first),
        ("Leader re-rolls", rerolls),
        ("Hunt rolls", hunts),
        ("sorties", sorties),
        ("reliefs", reliefs),
        ("Captains", captains),
        ("forfeits", forfeits),
        ("recruits", recruits),
    ] {
        assert!(count > 0, "no {what} in these matches");
    }
}
