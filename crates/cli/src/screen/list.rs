//! A list to choose from before there is a table: the menu of games, an unfinished match.

use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::{Constraint, Layout};
use ratatui::text::Line;
use ratatui::widgets::Paragraph;

use crate::failure::Failure;
use crate::screen::terminal::{is_quit, next_key, with_terminal};
use crate::screen::theme::Theme;
use crate::screen::wrap::wrap;
use crate::words::say;

/// Lets the person choose one of `items`; none to go away.
pub fn choose(title: &str, items: &[String], colour: bool) -> Result<Option<usize>, Failure> {
    let mut at = 0;
    with_terminal(|terminal| {
        loop {
            terminal.draw(|frame| draw(frame, title, items, at, Theme::new(colour)))?;
            let key = next_key()?;
            if key.is_some_and(is_quit) {
                return Ok(None);
            }
            match key.map(|key| key.code) {
                Some(KeyCode::Up) => at = at.checked_sub(1).unwrap_or(items.len() - 1),
                Some(KeyCode::Down) => at = (at + 1) % items.len(),
                Some(KeyCode::Enter) => return Ok(Some(at)),
                Some(KeyCode::Char(digit)) => {
                    let number = digit.to_digit(10).map_or(0, |number| number as usize);
                    if (1..=items.len()).contains(&number) {
                        return Ok(Some(number - 1));
                    }
                }
                _ => {}
            }
        }
    })
}

fn draw(frame: &mut Frame, title: &str, items: &[String], at: usize, theme: Theme) {
    let [bar, _, body, footer] =
        Layout::vertical([Constraint::Length(1), Constraint::Length(1), Constraint::Min(1), Constraint::Length(1)])
            .areas(frame.area());
    let columns = usize::from(bar.width);
    frame.render_widget(Line::styled(format!("{:<columns$}", format!(" {title}")), theme.bar()), bar);
    let mut lines = Vec::new();
    for (index, item) in items.iter().enumerate() {
        let (sign, style) = if index == at { ('>', theme.selected()) } else { (' ', ratatui::style::Style::new()) };
        let text = format!("{sign} {} {item}", index + 1);
        lines.extend(wrap(&text, columns.saturating_sub(2), 4).into_iter().map(|line| Line::styled(line, style)));
    }
    frame.render_widget(Paragraph::new(lines), body);
    frame.render_widget(Line::styled(format!(" {}", say("keys.list")), theme.quiet()), footer);
}
