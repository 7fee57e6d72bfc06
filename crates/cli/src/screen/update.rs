//! What a key does: pure, from a model and a key to a changed model and what the host must do.

use parlour_core::Text;
use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

use crate::screen::draw::{log_room, scene_room};
use crate::screen::model::{Asked, Confirm, Effect, Mode, Model, Pane, Then};
use crate::screen::overlay::{figures_overflow, log_overflow, rules_overflow};
use crate::words::{is_yes, say};

/// How far the page keys go.
const PAGE: usize = 8;

/// Takes a key.
pub fn update(model: &mut Model, key: KeyEvent) -> Option<Effect> {
    model.notice.clear();
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return matches!(key.code, KeyCode::Char('c' | 'd')).then_some(Effect::Quit);
    }
    match &mut model.mode {
        Mode::Table => at_table(model, key.code),
        Mode::Confirm(_) => at_question(model, key.code),
        Mode::Rules { .. } => in_rules(model, key.code),
        Mode::Log { .. } => in_log(model, key.code),
        Mode::Figures { .. } => in_figures(model, key.code),
        Mode::Help => {
            model.mode = Mode::Table;
            None
        }
    }
}

fn at_table(model: &mut Model, key: KeyCode) -> Option<Effect> {
    match &model.shown.asked {
        Asked::HandOver { .. } => handing_over(model, key),
        Asked::Dealer { .. } => dealing(model, key),
        Asked::Seat { .. } if model.filtering => filtering(model, key),
        Asked::Seat { .. } => choosing(model, key),
        Asked::Over { .. } => at_the_end(model, key),
        Asked::Nobody => (key == KeyCode::Char('q')).then_some(Effect::Quit),
    }
}

/// Nothing may be shown here but the name of who comes next.
fn handing_over(model: &mut Model, key: KeyCode) -> Option<Effect> {
    match key {
        KeyCode::Enter => Some(Effect::HandedOver),
        KeyCode::Char('u') => offer_undo(model),
        KeyCode::Char('q') => quit(model),
        _ => None,
    }
}

fn choosing(model: &mut Model, key: KeyCode) -> Option<Effect> {
    match key {
        KeyCode::Char(digit) if digit.is_ascii_digit() => return type_digit(model, digit),
        KeyCode::Enter => return take_typed_or_selected(model),
        _ => model.digits.clear(),
    }
    match key {
        KeyCode::Char('/') => {
            model.filtering = true;
            model.cursor = 0;
            None
        }
        KeyCode::Esc => {
            model.filter.clear();
            model.cursor = 0;
            None
        }
        KeyCode::Char('r') => Some(Effect::Redo),
        KeyCode::Char('h') => Some(Effect::Hint),
        KeyCode::Char('g') => {
            let question = say("resign.ask");
            model.mode = Mode::Confirm(Confirm { lines: Vec::new(), question, then: Then::Resign });
            None
        }
        _ if move_cursor(model, key) => None,
        _ => anywhere(model, key),
    }
}

fn at_the_end(model: &mut Model, key: KeyCode) -> Option<Effect> {
    match key {
        KeyCode::Char('n') => Some(Effect::Again),
        KeyCode::Char('w') => Some(Effect::Save),
        KeyCode::Up | KeyCode::Down => {
            scroll(model, key == KeyCode::Up, 1);
            None
        }
        _ => anywhere(model, key),
    }
}

/// Keys that mean the same while playing and at the end.
fn anywhere(model: &mut Model, key: KeyCode) -> Option<Effect> {
    match key {
        KeyCode::Char('u') => return offer_undo(model),
        KeyCode::Char('s') => return Some(Effect::Save),
        KeyCode::Char('q') => return quit(model),
        KeyCode::Char('R') => open_rules(model),
        KeyCode::Char('l') => model.mode = Mode::Log { scroll: 0 },
        KeyCode::Char('t') => model.mode = Mode::Figures { scroll: 0 },
        KeyCode::Char('?') | KeyCode::F(1) => model.mode = Mode::Help,
        KeyCode::Tab => model.pane = if model.pane == Pane::Scene { Pane::Log } else { Pane::Scene },
        KeyCode::PageUp => scroll(model, true, PAGE),
        KeyCode::PageDown => scroll(model, false, PAGE),
        _ => {}
    }
    None
}

fn move_cursor(model: &mut Model, key: KeyCode) -> bool {
    let last = model.visible().len().saturating_sub(1);
    model.cursor = match key {
        KeyCode::Up => model.cursor.checked_sub(1).unwrap_or(last),
        KeyCode::Down if model.cursor >= last => 0,
        KeyCode::Down => model.cursor + 1,
        KeyCode::Home => 0,
        KeyCode::End => last,
        _ => return false,
    };
    true
}

/// The scene counts from its top, the log from its end.
fn scroll(model: &mut Model, up: bool, by: usize) {
    let (at, room, back) = match model.pane {
        Pane::Scene => (model.scene_scroll, scene_room(model), up),
        Pane::Log => (model.log_scroll, log_room(model), !up),
    };
    let at = if back { at.min(room).saturating_sub(by) } else { (at + by).min(room) };
    match model.pane {
        Pane::Scene => model.scene_scroll = at,
        Pane::Log => model.log_scroll = at,
    }
}

fn filtering(model: &mut Model, key: KeyCode) -> Option<Effect> {
    match key {
        KeyCode::Esc => {
            model.filtering = false;
            model.filter.clear();
            model.cursor = 0;
        }
        KeyCode::Enter => {
            model.filtering = false;
            return take_selected(model);
        }
        KeyCode::Backspace => {
            model.filter.pop();
            model.cursor = 0;
        }
        KeyCode::Char(letter) => {
            model.filter.push(letter);
            model.cursor = 0;
        }
        _ => {
            move_cursor(model, key);
        }
    }
    None
}

/// A number takes its option as soon as no longer number could be meant.
fn type_digit(model: &mut Model, digit: char) -> Option<Effect> {
    let Asked::Seat { options, .. } = &model.shown.asked else { return None };
    let count = options.len();
    model.digits.push(digit);
    let number: usize = model.digits.parse().unwrap_or(0);
    if number == 0 || number > count {
        model.digits.clear();
        model.notice = say(Text::new("plain.no_option").with("number", number).with("count", count));
        return None;
    }
    model.filter.clear();
    model.cursor = number - 1;
    if number * 10 > count {
        model.digits.clear();
        return take(model, number - 1);
    }
    None
}

fn take_typed_or_selected(model: &mut Model) -> Option<Effect> {
    model.digits.clear();
    take_selected(model)
}

fn take_selected(model: &mut Model) -> Option<Effect> {
    let index = model.selected()?;
    take(model, index)
}

fn take(model: &mut Model, index: usize) -> Option<Effect> {
    let Asked::Seat { options, .. } = &model.shown.asked else { return None };
    let option = options.get(index)?;
    if option.warning.is_empty() {
        return Some(Effect::Take(index));
    }
    let lines = vec![option.label.clone(), format!("! {}", option.warning)];
    model.mode = Mode::Confirm(Confirm { lines, question: say("take.ask"), then: Then::Take(index) });
    None
}

/// Free: done at once. Otherwise what would be un-learned is shown first, and others are asked.
fn offer_undo(model: &mut Model) -> Option<Effect> {
    let Some(undo) = model.shown.undo.clone() else {
        model.notice = say("undo.nothing");
        return None;
    };
    if undo.free || (undo.unlearned.is_empty() && undo.people.is_empty()) {
        return Some(Effect::Undo);
    }
    let mut lines = Vec::new();
    if !undo.unlearned.is_empty() {
        lines.push(say("undo.list"));
        lines.extend(undo.unlearned.iter().map(|text| format!("  • {text}")));
    }
    let question = say("undo.ask");
    model.mode = Mode::Confirm(Confirm { lines, question, then: Then::Undo(undo.people) });
    None
}

fn quit(model: &mut Model) -> Option<Effect> {
    if !model.shown.unsaved {
        return Some(Effect::Quit);
    }
    let question = say("quit.unsaved");
    model.mode = Mode::Confirm(Confirm { lines: Vec::new(), question, then: Then::Quit });
    None
}

fn at_question(model: &mut Model, key: KeyCode) -> Option<Effect> {
    let Mode::Confirm(confirm) = &model.mode else { return None };
    let then = confirm.then.clone();
    match key {
        KeyCode::Char(letter) if is_yes(&letter.to_string()) => {}
        KeyCode::Char('n' | 'N') | KeyCode::Esc => {
            model.mode = Mode::Table;
            if matches!(then, Then::Undo(_)) {
                model.notice = say("undo.refused");
            }
            return None;
        }
        _ => return None,
    }
    model.mode = Mode::Table;
    match then {
        Then::Take(index) => Some(Effect::Take(index)),
        Then::Resign => Some(Effect::Resign),
        Then::Quit => Some(Effect::Quit),
        Then::Undo(people) => ask_next(model, people),
    }
}

/// Asks the next of the people who must agree. They are not told what the other seat knows.
fn ask_next(model: &mut Model, mut people: Vec<String>) -> Option<Effect> {
    if people.is_empty() {
        return Some(Effect::Undo);
    }
    let other = people.remove(0);
    let seat = model.shown.undo.as_ref().map_or_else(String::new, |undo| undo.seat.clone());
    let question = say(Text::new("undo.agree").with("other", other).with("seat", seat));
    model.mode = Mode::Confirm(Confirm { lines: Vec::new(), question, then: Then::Undo(people) });
    None
}

/// People who deal type names, so letters are letters; words do what keys do elsewhere.
fn dealing(model: &mut Model, key: KeyCode) -> Option<Effect> {
    match key {
        KeyCode::Enter => return dealt(model),
        KeyCode::Backspace => {
            model.typed.pop();
        }
        KeyCode::Esc => model.typed.clear(),
        KeyCode::Char(letter) => model.typed.push(letter),
        KeyCode::F(1) | KeyCode::Tab | KeyCode::PageUp | KeyCode::PageDown => return anywhere(model, key),
        _ => {}
    }
    None
}

fn dealt(model: &mut Model) -> Option<Effect> {
    let Asked::Dealer { items, .. } = &model.shown.asked else { return None };
    let typed = std::mem::take(&mut model.typed);
    let word = typed.trim();
    let command = match word {
        _ if items.iter().any(|item| item.eq_ignore_ascii_case(word)) => None,
        "undo" => Some('u'),
        "save" => Some('s'),
        "quit" => Some('q'),
        "rules" => Some('R'),
        "log" => Some('l'),
        "stats" => Some('t'),
        "help" => Some('?'),
        _ => None,
    };
    match command {
        Some(letter) => anywhere(model, KeyCode::Char(letter)),
        None => Some(Effect::Deal(typed)),
    }
}

/// The rules open at the rule of the option under the cursor.
fn open_rules(model: &mut Model) {
    let query = match (&model.shown.asked, model.selected()) {
        (Asked::Seat { options, .. }, Some(index)) => options[index].rule.clone(),
        _ => String::new(),
    };
    model.mode = Mode::Rules { query, scroll: 0, untouched: true };
}

fn in_rules(model: &mut Model, key: KeyCode) -> Option<Effect> {
    let room = rules_overflow(model);
    let Mode::Rules { query, scroll, untouched } = &mut model.mode else { return None };
    match key {
        KeyCode::Esc | KeyCode::Enter => model.mode = Mode::Table,
        KeyCode::Up => *scroll = scroll.saturating_sub(1),
        KeyCode::Down => *scroll = (*scroll + 1).min(room),
        KeyCode::PageUp => *scroll = scroll.saturating_sub(PAGE),
        KeyCode::PageDown => *scroll = (*scroll + PAGE).min(room),
        KeyCode::Backspace | KeyCode::Char(_) => {
            if std::mem::take(untouched) {
                query.clear();
            }
            match key {
                KeyCode::Char(letter) => query.push(letter),
                _ => drop(query.pop()),
            }
            *scroll = 0;
        }
        _ => {}
    }
    None
}

fn in_figures(model: &mut Model, key: KeyCode) -> Option<Effect> {
    let room = figures_overflow(model);
    let Mode::Figures { scroll } = &mut model.mode else { return None };
    match key {
        KeyCode::Up | KeyCode::PageUp => *scroll = scroll.saturating_sub(1),
        KeyCode::Down | KeyCode::PageDown => *scroll = (*scroll + 1).min(room),
        _ => model.mode = Mode::Table,
    }
    None
}

fn in_log(model: &mut Model, key: KeyCode) -> Option<Effect> {
    let room = log_overflow(model);
    let Mode::Log { scroll } = &mut model.mode else { return None };
    match key {
        KeyCode::Up => *scroll = (*scroll + 1).min(room),
        KeyCode::Down => *scroll = scroll.saturating_sub(1),
        KeyCode::PageUp => *scroll = (*scroll + PAGE).min(room),
        KeyCode::PageDown => *scroll = scroll.saturating_sub(PAGE),
        KeyCode::Home => *scroll = room,
        KeyCode::End => *scroll = 0,
        _ => model.mode = Mode::Table,
    }
    None
}
