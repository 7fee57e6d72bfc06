//! The list of options: headings, numbers, effects, warnings and rules in lines of a width.

use ratatui::text::{Line, Span};

use crate::screen::model::{Asked, Model, OptionWords};
use crate::screen::theme::Theme;
use crate::screen::wrap::{cut, width, wrap};

/// The lines of the list, and on which of them the cursor is.
pub fn lines(model: &Model, columns: usize) -> (Vec<Line<'static>>, usize) {
    let theme = Theme::new(model.colour);
    let Asked::Seat { options, .. } = &model.shown.asked else { return (Vec::new(), 0) };
    let digits = options.len().to_string().len();
    let (mut lines, mut at, mut group) = (Vec::new(), 0, "");
    for (place, index) in model.visible().into_iter().enumerate() {
        let option = &options[index];
        if option.group != group {
            group = &option.group;
            // Options without a heading stand apart from those that have one.
            if !group.is_empty() || !lines.is_empty() {
                lines.push(Line::styled(group.to_owned(), theme.heading()));
            }
        }
        let selected = place == model.cursor;
        if selected {
            at = lines.len();
        }
        lines.push(line(option, index + 1, digits, selected, columns, theme));
    }
    (lines, at)
}

fn line(
    option: &OptionWords,
    number: usize,
    digits: usize,
    selected: bool,
    columns: usize,
    theme: Theme,
) -> Line<'static> {
    let rule = width(&option.rule);
    let mut left = columns.saturating_sub(rule + 1);
    let mut spans = Vec::new();
    let sign = if selected { '>' } else { ' ' };
    let warning = if option.warning.is_empty() { String::new() } else { format!(" ! {}", option.warning) };
    let effect = if option.effect.is_empty() { String::new() } else { format!(" - {}", option.effect) };
    let label = format!("{sign} {number:>digits$} {}", option.label);
    let body = if selected { theme.selected() } else { ratatui::style::Style::new() };
    for (text, style) in [(label, body), (effect, theme.effect()), (warning, theme.warning())] {
        let text = cut(&text, left);
        left -= width(&text).min(left);
        spans.push(Span::styled(text, if selected { body } else { style }));
    }
    spans.push(Span::styled(" ".repeat(left + 1), body));
    spans.push(Span::styled(option.rule.clone(), if selected { body } else { theme.quiet() }));
    Line::from(spans)
}

/// Whether an option is too long for its line.
fn is_long(option: &OptionWords, columns: usize) -> bool {
    width(&option.label) + width(&option.effect) + width(&option.warning) + width(&option.rule) + 14 > columns
}

/// How many lines the details below the list need: none if every option fits its own line.
pub fn detail_height(model: &Model, columns: usize) -> usize {
    let Asked::Seat { options, .. } = &model.shown.asked else { return 0 };
    if options.iter().any(|option| is_long(option, columns)) { 2 } else { 0 }
}

/// The option under the cursor in full.
pub fn details(model: &Model, columns: usize) -> Vec<Line<'static>> {
    let theme = Theme::new(model.colour);
    let (Asked::Seat { options, .. }, Some(index)) = (&model.shown.asked, model.selected()) else { return Vec::new() };
    let option = &options[index];
    let mut lines: Vec<Line> = Vec::new();
    if !option.effect.is_empty() {
        let text = format!("{}: {}", option.label, option.effect);
        lines.extend(wrap(&text, columns, 2).into_iter().map(|line| Line::styled(line, theme.effect())));
    }
    if !option.warning.is_empty() {
        let text = format!("! {}", option.warning);
        lines.extend(wrap(&text, columns, 2).into_iter().map(|line| Line::styled(line, theme.warning())));
    }
    lines
}
