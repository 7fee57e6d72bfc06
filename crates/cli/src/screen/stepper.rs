//! A recorded match to step through, from any side of the table.

use parlour_core::{AnyMatch, Catalogue, Seat, Status, Text, Viewer};
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout};
use ratatui::text::Line;
use ratatui::widgets::{Block, Paragraph};

use crate::date::Clock;
use crate::failure::Failure;
use crate::screen::draw::{log_lines, scene_panel, timed_lines};
use crate::screen::model::LogLine;
use crate::screen::terminal::{is_quit, next_key, with_terminal};
use crate::screen::theme::Theme;
use crate::tell;
use crate::words::{self, say};

/// A place in a recorded match.
pub struct Stepper<'a> {
    played: &'a dyn AnyMatch,
    words: &'a Catalogue,
    /// How many entries in effect are behind.
    kept: usize,
    viewer: Viewer,
    scroll: usize,
    colour: bool,
    /// Whether the log shows times.
    times: bool,
}

/// Opens a screen to step through a match.
pub fn step_through(mut stepper: Stepper) -> Result<(), Failure> {
    with_terminal(|terminal| {
        loop {
            terminal.draw(|frame| stepper.draw(frame))?;
            match next_key()? {
                Some(key) if is_quit(key) => return Ok(()),
                Some(key) => stepper.press(key.code),
                None => {}
            }
        }
    })
}

impl<'a> Stepper<'a> {
    /// Stands after the first `kept` entries in effect.
    pub fn new(played: &'a dyn AnyMatch, words: &'a Catalogue, viewer: Viewer, kept: usize, colour: bool) -> Self {
        Stepper { played, words, kept, viewer, scroll: 0, colour, times: false }
    }

    /// The same with times in the log.
    #[must_use]
    pub fn with_times(self) -> Self {
        Stepper { times: true, ..self }
    }

    /// Takes a key.
    pub fn press(&mut self, key: KeyCode) {
        let last = self.played.line().len();
        self.kept = match key {
            KeyCode::Right | KeyCode::Char(' ' | 'n') => (self.kept + 1).min(last),
            KeyCode::Left | KeyCode::Char('p') => self.kept.saturating_sub(1),
            KeyCode::PageDown => (self.kept + 10).min(last),
            KeyCode::PageUp => self.kept.saturating_sub(10),
            KeyCode::Home => 0,
            KeyCode::End => last,
            _ => self.kept,
        };
        match key {
            KeyCode::Tab | KeyCode::Char('v') => self.viewer = self.next_viewer(),
            KeyCode::Char('t') => self.times = !self.times,
            KeyCode::Down => self.scroll += 1,
            KeyCode::Up => self.scroll = self.scroll.saturating_sub(1),
            _ => {}
        }
    }

    /// Table, spectator, then each seat.
    fn next_viewer(&self) -> Viewer {
        match self.viewer {
            Viewer::Table => Viewer::Spectator,
            Viewer::Spectator => Viewer::Seat(Seat(0)),
            Viewer::Seat(seat) if seat.0 + 1 < self.played.seats() => Viewer::Seat(Seat(seat.0 + 1)),
            Viewer::Seat(_) => Viewer::Table,
        }
    }

    /// Draws the position and how it came about.
    pub fn draw(&self, frame: &mut Frame) {
        let theme = Theme::new(self.colour);
        let [bar, middle, footer] =
            Layout::vertical([Constraint::Length(1), Constraint::Min(3), Constraint::Length(1)]).areas(frame.area());
        let log_width = (bar.width * 2 / 5).clamp(20, 60);
        let [scene, log] = Layout::horizontal([Constraint::Min(20), Constraint::Length(log_width)]).areas(middle);
        let columns = usize::from(bar.width);
        frame.render_widget(Line::styled(format!("{:<columns$}", self.title()), theme.bar()), bar);
        let shown = tell::scene(self.words, &self.played.view_after(self.kept, self.viewer).1);
        scene_panel(frame, scene, &shown, self.scroll, theme);
        let block = Block::bordered().title(format!(" {} ", say("pane.log"))).border_style(theme.frame(false));
        let inner = block.inner(log);
        let told = if self.times { timed_lines } else { log_lines };
        let mut lines = told(&self.log(), usize::from(inner.width), theme);
        let first = lines.len().saturating_sub(usize::from(inner.height));
        frame.render_widget(block, log);
        frame.render_widget(Paragraph::new(lines.split_off(first)), inner);
        frame.render_widget(Line::styled(format!(" {}", say("keys.replay")), theme.quiet()), footer);
    }

    fn title(&self) -> String {
        let info = self.played.info();
        let text = Text::new("replay.bar")
            .with("title", words::title(info))
            .with("at", self.kept)
            .with("last", self.played.line().len())
            .with("seen", tell::viewer_name(info, self.words, self.viewer));
        format!(" {}", say(text))
    }

    /// What happened up to here; the latest entry is marked.
    fn log(&self) -> Vec<LogLine> {
        let line = self.played.line();
        let mut log = Vec::new();
        let mut clock = Clock::here();
        for (index, number) in line[..self.kept].iter().enumerate() {
            let fresh = index + 1 == self.kept;
            let mut texts = tell::entry(self.played, self.words, *number, self.viewer);
            if texts.is_empty() && fresh {
                texts.push(say("replay.unseen"));
            }
            let mut made = self.played.made_at(*number).filter(|_| !texts.is_empty()).map(|at| clock.show(at));
            let line = |text| LogLine { number: *number, text, fresh, taken_back: false, made: made.take() };
            log.extend(texts.into_iter().map(line));
        }
        if self.kept == line.len()
            && let Status::Over(outcome) = self.played.status()
        {
            let ending = tell::outcome(self.played, self.words, &outcome);
            let line = |text| LogLine { number: 0, text, fresh: true, taken_back: false, made: None };
            log.extend(ending.into_iter().map(line));
        }
        log
    }
}
