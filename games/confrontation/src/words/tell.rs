//! The log: every event in a sentence.

use parlour_core::Text;

use crate::event::{BattleEnd, Event, Way};
use crate::ids::{Character, Side};

/// An event in words.
pub(crate) fn tell(event: &Event) -> Text {
    let text = Text::new(key(event));
    match *event {
        Event::Formed { side, formation } => text.with("side", side.text()).with("formation", formation.text()),
        Event::Shuffled { side } | Event::Ready { side } | Event::StillMoves { side } | Event::Picked { side } => {
            text.with("side", side.text())
        }
        Event::Began { game } => text.with("game", game),
        Event::Turn { number, side } => text.with("number", number).with("side", side.text()),
        Event::Moved { character, from, to, way } => {
            let text = text.with("character", character.text()).with("way", way_text(way));
            text.with("from", from.text()).with("to", to.text())
        }
        Event::PieceMoved { side, from, to, way, who } => {
            let piece = who.map_or_else(|| "piece.some".into(), Character::text);
            let text = text.with("side", side.text()).with("piece", piece).with("way", way_text(way));
            text.with("from", from.text()).with("to", to.text())
        }
        Event::Stood { character } => text.with("character", character.text()),
        Event::LetPass | Event::CardsAllowed | Event::CardsBack | Event::Concealed => text,
        Event::Attacked { side, region, defenders } => {
            text.with("side", side.text()).with("region", region.text()).with("count", defenders)
        }
        Event::Placed { character, region }
        | Event::Returned { character, region }
        | Event::Revealed { character, region, .. }
        | Event::Defeated { character, region } => {
            text.with("character", character.text()).with("region", region.text())
        }
        Event::Battle { attacker, defender, region } => {
            text.with("attacker", attacker.text()).with("defender", defender.text()).with("region", region.text())
        }
        Event::Used { character, ability } => {
            text.with("character", character.text()).with("ability", Text::new(format!("ability.{}", ability.id())))
        }
        Event::Pick { card } | Event::Shown { card } | Event::Worked { card } | Event::Idle { card } => {
            text.with("card", card.text()).with("side", card.side().text())
        }
        Event::Replaced { magic, card } => text.with("side", magic.side().text()).with("card", card.text()),
        Event::Retreated { character, from, to } => {
            text.with("character", character.text()).with("from", from.text()).with("to", to.text())
        }
        Event::Compared { fellowship, sauron } => text.with("fellowship", fellowship).with("sauron", sauron),
        Event::BattleOver { region, .. } => text.with("region", region.text()),
        Event::GameOver { winner, why, fellowship, sauron } => {
            let winner = winner.map_or_else(|| "side.nobody".into(), Side::text);
            let why = Text::new(format!("outcome.{}", why.key()));
            text.with("winner", winner).with("why", why).with("fellowship", fellowship).with("sauron", sauron)
        }
        Event::Points { first, second } => text.with("first", first).with("second", second),
    }
}

const fn key(event: &Event) -> &'static str {
    match event {
        Event::Placed { .. } => "event.placed",
        Event::Formed { .. } => "event.formed",
        Event::Shuffled { .. } => "event.shuffled",
        Event::Ready { .. } => "event.ready",
        Event::Began { .. } => "event.began",
        Event::Turn { .. } => "event.turn",
        Event::StillMoves { .. } => "event.still_moves",
        Event::Moved { .. } => "event.moved",
        Event::PieceMoved { .. } => "event.piece_moved",
        Event::LetPass => "event.let_pass",
        Event::Attacked { .. } => "event.attacked",
        Event::Revealed { known: false, .. } => "event.revealed",
        Event::Revealed { known: true, .. } => "event.revealed_known",
        Event::Battle { .. } => "event.battle",
        Event::Used { .. } => "event.used",
        Event::Stood { .. } => "event.stood",
        Event::CardsAllowed => "event.cards_allowed",
        Event::Picked { .. } => "event.picked",
        Event::Pick { .. } => "event.pick",
        Event::Shown { .. } => "event.shown",
        Event::Replaced { .. } => "event.replaced",
        Event::Worked { .. } => "event.worked",
        Event::Idle { .. } => "event.idle",
        Event::Retreated { .. } => "event.retreated",
        Event::Compared { .. } => "event.compared",
        Event::Defeated { .. } => "event.defeated",
        Event::Returned { .. } => "event.returned",
        Event::CardsBack => "event.cards_back",
        Event::BattleOver { how: BattleEnd::Won, .. } => "event.battle_won",
        Event::BattleOver { how: BattleEnd::Lost, .. } => "event.battle_lost",
        Event::BattleOver { how: BattleEnd::BothFell, .. } => "event.battle_both_fell",
        Event::BattleOver { how: BattleEnd::Retreat, .. } => "event.battle_retreat",
        Event::BattleOver { how: BattleEnd::Ambush, .. } => "event.battle_ambush",
        Event::Concealed => "event.concealed",
        Event::GameOver { .. } => "event.game_over",
        Event::Points { .. } => "event.points",
    }
}

fn way_text(way: Way) -> Text {
    Text::new(match way {
        Way::Forward => "way.forward",
        Way::River => "way.river",
        Way::Tunnel => "way.tunnel",
        Way::Ability => "way.ability",
    })
}
