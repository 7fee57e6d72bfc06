//! What lies over the table: questions, rules, the whole log, figures and keys.

use parlour_core::rules as numbered;
use ratatui::Frame;
use ratatui::layout::{Constraint, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};

use crate::rules::{plain, search};
use crate::screen::draw::timed_lines;
use crate::screen::model::{Confirm, Model};
use crate::screen::theme::Theme;
use crate::screen::wrap::{cut, wrap};
use crate::words::say;

/// The columns of one figure: its name, and with its value.
const NAME: usize = 26;
const FIGURE: usize = 35;

/// A box in the middle of the screen, cleared; returns what is inside.
fn popup(frame: &mut Frame, title: &str, bottom: &str, size: (u16, u16), theme: Theme) -> Rect {
    let area = frame.area();
    let area = area.centered(Constraint::Length(size.0.min(area.width)), Constraint::Length(size.1.min(area.height)));
    let block = Block::bordered()
        .title(format!(" {title} "))
        .title_bottom(format!(" {bottom} "))
        .border_style(theme.heading())
        .padding(ratatui::widgets::Padding::horizontal(1));
    let inner = block.inner(area);
    frame.render_widget(Clear, area);
    frame.render_widget(block, area);
    inner
}

/// The room inside the large box on a screen of this size.
fn large(size: (u16, u16)) -> (u16, u16) {
    (size.0.saturating_sub(4).min(110), size.1.saturating_sub(2))
}

/// A question with yes and no.
pub fn confirm(frame: &mut Frame, confirm: &Confirm, theme: Theme) {
    let columns = frame.area().width.saturating_sub(12).min(70);
    let mut lines: Vec<Line> = Vec::new();
    for line in &confirm.lines {
        lines.extend(wrap(line, usize::from(columns), 4).into_iter().map(Line::from));
    }
    let question = wrap(&confirm.question, usize::from(columns), 0);
    lines.extend(question.into_iter().map(|line| Line::styled(line, theme.fresh())));
    let size = (columns + 4, (lines.len() as u16 + 2).max(3));
    let inner = popup(frame, &say("confirm.title"), &say("confirm.keys"), size, theme);
    frame.render_widget(Paragraph::new(lines), inner);
}

fn rule_lines(model: &Model, query: &str, columns: usize, theme: Theme) -> Vec<Line<'static>> {
    let found = search(&numbered(model.shown.rules), query);
    let mut lines = Vec::new();
    let mut chapter = "";
    for rule in &found {
        if rule.chapter != chapter {
            chapter = rule.chapter;
            lines.push(Line::styled(chapter.to_owned(), theme.heading()));
        }
        let text = format!("{} {}", rule.id, plain(&rule.text));
        lines.extend(wrap(&text, columns, 2).into_iter().map(Line::from));
    }
    if lines.is_empty() {
        lines.push(Line::from(say("rules.nothing")));
    }
    lines
}

/// The rules with a search box.
pub fn rules(frame: &mut Frame, model: &Model, query: &str, scroll: usize, theme: Theme) {
    let area = frame.area();
    let inner = popup(frame, &say("rules.title"), &say("rules.keys"), large((area.width, area.height)), theme);
    let mut lines = vec![Line::styled(format!("{} {query}_", say("rules.search")), theme.fresh())];
    let found = rule_lines(model, query, usize::from(inner.width), theme);
    lines.extend(found.into_iter().skip(scroll));
    frame.render_widget(Paragraph::new(lines), inner);
}

/// How far the rules can be scrolled.
pub fn rules_overflow(model: &Model) -> usize {
    let crate::screen::Mode::Rules { query, .. } = &model.mode else { return 0 };
    let (width, height) = large(model.size);
    let lines = rule_lines(model, query, usize::from(width.saturating_sub(4)), Theme::new(false));
    lines.len().saturating_sub(usize::from(height.saturating_sub(3)))
}

/// The whole log, what was taken back included.
pub fn log(frame: &mut Frame, model: &Model, scroll: usize, theme: Theme) {
    let area = frame.area();
    let inner = popup(frame, &say("log.title"), &say("log.keys"), large((area.width, area.height)), theme);
    let mut lines = timed_lines(&model.shown.log, usize::from(inner.width), theme);
    let room = lines.len().saturating_sub(usize::from(inner.height));
    let first = room - scroll.min(room);
    frame.render_widget(Paragraph::new(lines.split_off(first)), inner);
}

/// How far the whole log can be scrolled.
pub fn log_overflow(model: &Model) -> usize {
    let (width, height) = large(model.size);
    let lines = timed_lines(&model.shown.log, usize::from(width.saturating_sub(4)), Theme::new(false));
    lines.len().saturating_sub(usize::from(height.saturating_sub(2)))
}

/// The figures in lines, two side by side where they fit.
fn figure_lines(model: &Model, columns: usize) -> Vec<Line<'static>> {
    let figures = &model.shown.figures;
    if figures.is_empty() {
        return vec![Line::from(say("stats.none"))];
    }
    let sides = if columns >= 2 * FIGURE + 2 && figures.len() > 10 { 2 } else { 1 };
    let rows = figures.len().div_ceil(sides);
    let value_width = FIGURE - NAME - 1;
    let cell = |(name, value): &(String, String)| {
        format!("{:<NAME$} {:>value_width$}", cut(name, NAME), cut(value, value_width))
    };
    let row = |at: usize| {
        let cells: Vec<String> = (0..sides).filter_map(|side| figures.get(at + side * rows)).map(cell).collect();
        Line::from(cells.join("  "))
    };
    (0..rows).map(row).collect()
}

/// The figures counted over the match.
pub fn figures(frame: &mut Frame, model: &Model, scroll: usize, theme: Theme) {
    let columns = large((frame.area().width, frame.area().height)).0.saturating_sub(4);
    let lines = figure_lines(model, usize::from(columns));
    let width = lines.iter().map(Line::width).max().unwrap_or(0).max(40) as u16;
    let inner = popup(frame, &say("stats.title"), &say("stats.keys"), (width + 4, lines.len() as u16 + 2), theme);
    frame.render_widget(Paragraph::new(lines.into_iter().skip(scroll).collect::<Vec<_>>()), inner);
}

/// How far the figures can be scrolled.
pub fn figures_overflow(model: &Model) -> usize {
    let lines = figure_lines(model, usize::from(large(model.size).0.saturating_sub(4)));
    lines.len().saturating_sub(usize::from(model.size.1.saturating_sub(2)))
}

/// The keys.
pub fn help(frame: &mut Frame, theme: Theme) {
    let text = say("help.text");
    let lines: Vec<Line> = text.lines().map(|line| Line::from(line.to_owned())).collect();
    let inner = popup(frame, &say("help.title"), &say("any.key"), (74, lines.len() as u16 + 2), theme);
    frame.render_widget(Paragraph::new(lines), inner);
}
