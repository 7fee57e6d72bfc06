//! The loop around a real terminal: draw, wait for a key, do what it asks.

use std::time::{Duration, Instant};

use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::failure::Failure;
use crate::play::Table;
use crate::screen::draw::draw;
use crate::screen::host::Sitting;
use crate::screen::model::Asked;

/// While bots move, the screen is drawn no more often than this.
const FRAME: Duration = Duration::from_millis(40);

/// After thinking for longer than this, keys pressed meanwhile are dropped.
const IMPATIENT: Duration = Duration::from_millis(300);

/// Plays on the terminal until the person goes away.
pub fn play(table: Table, colour: bool) -> Result<(), Failure> {
    let mut sitting = Sitting::new(table, colour);
    with_terminal(|terminal| sit(&mut sitting, terminal))
}

/// Gives `work` the terminal and puts it back in order, whatever happens.
pub fn with_terminal<T>(work: impl FnOnce(&mut DefaultTerminal) -> Result<T, Failure>) -> Result<T, Failure> {
    let mut terminal = ratatui::try_init()?;
    let result = work(&mut terminal);
    ratatui::try_restore()?;
    result
}

/// The next key, or none when only the size of the terminal changed.
pub fn next_key() -> Result<Option<KeyEvent>, Failure> {
    match event::read()? {
        Event::Key(key) if key.kind != KeyEventKind::Release => Ok(Some(key)),
        _ => Ok(None),
    }
}

/// Whether a key means going away, where nothing is asked that could be answered with `q`.
pub fn is_quit(key: KeyEvent) -> bool {
    let control = key.modifiers.contains(KeyModifiers::CONTROL);
    matches!((key.code, control), (KeyCode::Esc | KeyCode::Char('q'), _) | (KeyCode::Char('c'), true))
}

fn sit(sitting: &mut Sitting, terminal: &mut DefaultTerminal) -> Result<(), Failure> {
    loop {
        let size = terminal.size()?;
        sitting.model.size = (size.width, size.height);
        if !move_others(sitting, terminal)? {
            return Ok(());
        }
        terminal.draw(|frame| draw(frame, &sitting.model))?;
        if let Some(key) = next_key()?
            && !sitting.press(key)?
        {
            return Ok(());
        }
    }
}

/// Lets bots move, showing what they do; whether the person stays.
fn move_others(sitting: &mut Sitting, terminal: &mut DefaultTerminal) -> Result<bool, Failure> {
    sitting.show()?;
    if sitting.model.shown.asked != Asked::Nobody {
        return Ok(true);
    }
    terminal.draw(|frame| draw(frame, &sitting.model))?;
    let began = Instant::now();
    let mut drawn = began;
    while sitting.step()? {
        if drawn.elapsed() > FRAME {
            sitting.show()?;
            terminal.draw(|frame| draw(frame, &sitting.model))?;
            drawn = Instant::now();
        }
        if began.elapsed() > IMPATIENT && !stays(sitting)? {
            return Ok(false);
        }
    }
    sitting.show()?;
    // Keys pressed while bots were thinking were not meant for what is asked now.
    while began.elapsed() > IMPATIENT && event::poll(Duration::ZERO)? {
        event::read()?;
    }
    Ok(true)
}

/// Whether nobody has asked to leave while bots are thinking; other keys mean nothing then.
fn stays(sitting: &mut Sitting) -> Result<bool, Failure> {
    while event::poll(Duration::ZERO)? {
        if let Some(key) = next_key()?
            && !sitting.press(key)?
        {
            return Ok(false);
        }
    }
    Ok(true)
}
