//! Draws the model; reads it and nothing else. It works from 80 columns and 24 rows upwards and
//! gives larger screens to the scene.

use parlour_core::Text;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Span};
use ratatui::widgets::{Block, Paragraph};

use crate::screen::model::{Asked, LogLine, Mode, Model, Pane};
use crate::screen::theme::Theme;
use crate::screen::wrap::{cut, width, wrap};
use crate::screen::{options, overlay};
use crate::tell;
use crate::words::say;

/// No column of the scene is narrower than this.
const COLUMN: usize = 38;

/// How many figures stand under the result itself.
const RESULT_FIGURES: usize = 8;

/// Draws the whole screen.
pub fn draw(frame: &mut Frame, model: &Model) {
    let areas = Areas::of(model, frame.area());
    let theme = Theme::new(model.colour);
    if let Asked::HandOver { seat } = &model.shown.asked {
        hand_over(frame, model, seat);
    } else {
        bar(frame, areas.bar, model, theme);
        scene(frame, areas.scene, model, theme);
        log(frame, areas.log, model, theme);
        prompt(frame, areas.prompt, model, theme);
        footer(frame, areas.footer, model, theme);
    }
    match &model.mode {
        Mode::Table => {}
        Mode::Confirm(confirm) => overlay::confirm(frame, confirm, theme),
        Mode::Rules { query, scroll, .. } => overlay::rules(frame, model, query, *scroll, theme),
        Mode::Log { scroll } => overlay::log(frame, model, *scroll, theme),
        Mode::Figures { scroll } => overlay::figures(frame, model, *scroll, theme),
        Mode::Help => overlay::help(frame, theme),
    }
}

/// Where the parts of the screen are.
struct Areas {
    bar: Rect,
    scene: Rect,
    log: Rect,
    prompt: Rect,
    footer: Rect,
}

impl Areas {
    fn of(model: &Model, area: Rect) -> Self {
        let [bar, middle, prompt, footer] = Layout::vertical([
            Constraint::Length(1),
            Constraint::Min(3),
            Constraint::Length(prompt_height(model, area)),
            Constraint::Length(1),
        ])
        .areas(area);
        let log_width = (area.width * 2 / 5).clamp(20, 60);
        let [scene, log] = Layout::horizontal([Constraint::Min(20), Constraint::Length(log_width)]).areas(middle);
        Areas { bar, scene, log, prompt, footer }
    }
}

/// The prompt takes what it needs, but leaves the scene what it needs up to nearly half the screen.
fn prompt_height(model: &Model, area: Rect) -> u16 {
    let columns = usize::from(area.width.saturating_sub(4));
    let wanted = 2
        + prompt_lines(model, columns).len()
        + match &model.shown.asked {
            Asked::Seat { .. } => options::lines(model, columns).0.len() + options::detail_height(model, columns),
            _ => 0,
        };
    let scene: usize = model.shown.scene.iter().map(|(_, lines)| lines.len() + 1).sum();
    let rest = usize::from(area.height.saturating_sub(2));
    let scene = (scene + 2).clamp(6, (rest * 9 / 20).max(6));
    wanted.min(rest.saturating_sub(scene)).max(4) as u16
}

fn bar(frame: &mut Frame, area: Rect, model: &Model, theme: Theme) {
    let shown = &model.shown;
    let turn = match &shown.asked {
        Asked::Seat { seat, .. } => say(Text::new("bar.asked").with("seat", seat.clone())),
        Asked::Dealer { .. } => say("bar.dealer"),
        Asked::Over { .. } => say("bar.over"),
        Asked::Nobody | Asked::HandOver { .. } => say("bar.thinking"),
    };
    let left = format!(" {} · {turn}", shown.title);
    let right = format!("{} ", say(Text::new("bar.viewer").with("viewer", shown.viewer.clone())));
    let gap = usize::from(area.width).saturating_sub(width(&left) + width(&right));
    frame.render_widget(Line::styled(format!("{left}{}{right}", " ".repeat(gap)), theme.bar()), area);
}

fn pane<'a>(title: String, focused: bool, theme: Theme) -> Block<'a> {
    let mark = if focused { "* " } else { "" };
    Block::bordered().title(format!(" {mark}{title} ")).border_style(theme.frame(focused))
}

/// The scene's sections laid out in as many columns as are wide enough.
fn scene_columns(sections: &[(String, Vec<String>)], columns: usize, theme: Theme) -> Vec<Vec<Line<'static>>> {
    let count = (columns / COLUMN).clamp(1, sections.len().max(1));
    let each = columns / count - usize::from(count > 1);
    let blocks: Vec<Vec<Line>> = sections
        .iter()
        .map(|(title, lines)| {
            let heading = Line::styled(cut(title, each), theme.heading());
            let body = lines.iter().flat_map(|line| wrap(&format!("  {line}"), each, 4)).map(Line::from);
            std::iter::once(heading).chain(body).collect()
        })
        .collect();
    let total: usize = blocks.iter().map(Vec::len).sum();
    let mut laid: Vec<Vec<Line>> = vec![Vec::new()];
    let mut placed = 0;
    for block in blocks {
        // A new column begins where the earlier ones hold their share of all lines.
        let share = total * laid.len() / count;
        let last = laid.len();
        if placed + block.len() / 2 >= share && last < count && !laid[last - 1].is_empty() {
            laid.push(Vec::new());
        }
        placed += block.len();
        if let Some(column) = laid.last_mut() {
            column.extend(block);
        }
    }
    laid
}

fn scene(frame: &mut Frame, area: Rect, model: &Model, theme: Theme) {
    let block = pane(say("pane.scene"), model.pane == Pane::Scene, theme);
    scene_in(frame, area, block, &model.shown.scene, model.scene_scroll, theme);
}

/// A scene in a frame of its own, for those who only look.
pub fn scene_panel(frame: &mut Frame, area: Rect, sections: &[(String, Vec<String>)], scroll: usize, theme: Theme) {
    let block = pane(say("pane.scene"), false, theme);
    scene_in(frame, area, block, sections, scroll, theme);
}

fn scene_in(
    frame: &mut Frame,
    area: Rect,
    block: Block,
    sections: &[(String, Vec<String>)],
    scroll: usize,
    theme: Theme,
) {
    let inner = block.inner(area);
    let columns = scene_columns(sections, usize::from(inner.width), theme);
    let room = overflow(&columns, inner.height);
    let scroll = scroll.min(room);
    let block = if room > 0 { block.title_bottom(more(scroll, room)) } else { block };
    frame.render_widget(block, area);
    let rects = Layout::horizontal(vec![Constraint::Fill(1); columns.len()]).spacing(1).split(inner);
    for (lines, rect) in columns.into_iter().zip(rects.iter()) {
        frame.render_widget(Paragraph::new(lines).scroll((scroll as u16, 0)), *rect);
    }
}

fn more(at: usize, room: usize) -> String {
    let (up, down) = (if at > 0 { "▲" } else { " " }, if at < room { "▼" } else { " " });
    format!(" {up}{down} {} ", say("pane.more"))
}

fn overflow(columns: &[Vec<Line>], height: u16) -> usize {
    let longest = columns.iter().map(Vec::len).max().unwrap_or(0);
    longest.saturating_sub(usize::from(height))
}

/// How far the scene can be scrolled.
pub fn scene_room(model: &Model) -> usize {
    let area = Areas::of(model, Rect::new(0, 0, model.size.0, model.size.1)).scene;
    let columns = usize::from(area.width.saturating_sub(2));
    overflow(&scene_columns(&model.shown.scene, columns, Theme::new(false)), area.height.saturating_sub(2))
}

/// The log in lines of a width, what is new marked.
pub fn log_lines(log: &[LogLine], columns: usize, theme: Theme) -> Vec<Line<'static>> {
    log.iter().flat_map(|entry| entry_lines(entry, "", columns, theme)).collect()
}

/// The same with times: a heading for each day, and the time of day before each entry.
pub fn timed_lines(log: &[LogLine], columns: usize, theme: Theme) -> Vec<Line<'static>> {
    if log.iter().all(|entry| entry.made.is_none()) {
        return log_lines(log, columns, theme);
    }
    let entry = |entry: &LogLine| {
        let day = entry.made.as_ref().and_then(|made| made.day.clone());
        let heading = day.map(|day| Line::styled(day, theme.heading()));
        let time = entry.made.as_ref().map_or_else(|| " ".repeat(9), |made| format!("{:8} ", made.time));
        heading.into_iter().chain(entry_lines(entry, &time, columns, theme))
    };
    log.iter().flat_map(entry).collect()
}

fn entry_lines(entry: &LogLine, time: &str, columns: usize, theme: Theme) -> Vec<Line<'static>> {
    let (mark, style) = match (entry.taken_back, entry.fresh) {
        (true, _) => ('~', theme.quiet()),
        (false, true) => ('•', theme.fresh()),
        (false, false) => (' ', ratatui::style::Style::new()),
    };
    let lines = wrap(&format!("{mark} {time}{}", entry.text), columns, 2 + time.len());
    lines.into_iter().map(|line| Line::styled(line, style)).collect()
}

fn recent(model: &Model) -> Vec<LogLine> {
    model.shown.log.iter().filter(|line| !line.taken_back).cloned().collect()
}

fn log(frame: &mut Frame, area: Rect, model: &Model, theme: Theme) {
    let block = pane(say("pane.log"), model.pane == Pane::Log, theme);
    let inner = block.inner(area);
    let mut lines = log_lines(&recent(model), usize::from(inner.width), theme);
    let room = lines.len().saturating_sub(usize::from(inner.height));
    let scroll = room - model.log_scroll.min(room);
    frame.render_widget(block, area);
    frame.render_widget(Paragraph::new(lines.split_off(scroll)), inner);
}

/// How far the log can be scrolled.
pub fn log_room(model: &Model) -> usize {
    let area = Areas::of(model, Rect::new(0, 0, model.size.0, model.size.1)).log;
    let lines = log_lines(&recent(model), usize::from(area.width.saturating_sub(2)), Theme::new(false));
    lines.len().saturating_sub(usize::from(area.height.saturating_sub(2)))
}

/// The question above the options, or all there is to say when there are none.
fn prompt_lines(model: &Model, columns: usize) -> Vec<Line<'static>> {
    let theme = Theme::new(model.colour);
    let wrapped = |text: &str| wrap(text, columns, 2).into_iter().map(Line::from).collect::<Vec<_>>();
    match &model.shown.asked {
        Asked::Nobody | Asked::HandOver { .. } => wrapped(&say("bar.thinking")),
        Asked::Seat { ask, .. } => {
            let mut lines = wrapped(ask);
            if model.filtering || !model.filter.is_empty() {
                let cursor = if model.filtering { "_" } else { "" };
                lines.push(Line::styled(format!("/ {}{cursor}", model.filter), theme.heading()));
            }
            lines
        }
        Asked::Dealer { ask, items, count } => {
            let text = Text::new("dealer.ask").with("ask", ask.clone()).with("number", *count);
            let mut lines = wrapped(&say(text.with("items", tell::in_a_row(items))));
            lines.push(Line::styled(format!("> {}_", model.typed), theme.fresh()));
            lines
        }
        Asked::Over { lines } => {
            let mut all: Vec<Line> = Vec::new();
            for line in lines {
                all.extend(wrap(line, columns, 2).into_iter().map(|line| Line::styled(line, theme.fresh())));
            }
            all.extend(wrapped(&first_figures(model)));
            all
        }
    }
}

/// The most important figures, for the result; the footer names the key to all of them.
fn first_figures(model: &Model) -> String {
    let figures = &model.shown.figures;
    let mut first: Vec<String> =
        figures.iter().take(RESULT_FIGURES).map(|(name, value)| format!("{name}: {value}")).collect();
    if figures.len() > RESULT_FIGURES {
        first.push("…".to_owned());
    }
    first.join(" · ")
}

fn prompt(frame: &mut Frame, area: Rect, model: &Model, theme: Theme) {
    let title = match &model.shown.asked {
        Asked::Seat { seat, .. } => seat.clone(),
        Asked::Dealer { .. } => say("pane.dealer"),
        Asked::Over { .. } => say("pane.over"),
        Asked::Nobody | Asked::HandOver { .. } => String::new(),
    };
    let block = Block::bordered().title(format!(" {title} ")).border_style(theme.heading());
    let inner = block.inner(area);
    let inner = Rect { x: inner.x + 1, width: inner.width.saturating_sub(2), ..inner };
    let columns = usize::from(inner.width);
    let question = prompt_lines(model, columns);
    let details = options::detail_height(model, columns) as u16;
    let [top, middle, bottom] =
        Layout::vertical([Constraint::Length(question.len() as u16), Constraint::Min(0), Constraint::Max(details)])
            .areas(inner);
    let (lines, at) = options::lines(model, columns);
    let height = usize::from(middle.height).max(1);
    let first = at.saturating_sub(height / 2).min(lines.len().saturating_sub(height));
    let hidden = lines.len().saturating_sub(height);
    let block = if hidden > 0 { block.title_bottom(list_state(first, hidden)) } else { block };
    frame.render_widget(block, area);
    frame.render_widget(Paragraph::new(question), top);
    frame.render_widget(Paragraph::new(lines).scroll((first as u16, 0)), middle);
    frame.render_widget(Paragraph::new(options::details(model, columns)), bottom);
}

fn list_state(first: usize, hidden: usize) -> String {
    let (up, down) = (if first > 0 { "▲" } else { " " }, if first < hidden { "▼" } else { " " });
    format!(" {up}{down} {} ", say("pane.filter"))
}

fn footer(frame: &mut Frame, area: Rect, model: &Model, theme: Theme) {
    let line = match (&model.notice, &model.shown.asked) {
        (notice, _) if !notice.is_empty() => Line::from(Span::styled(format!(" {notice}"), theme.warning())),
        (_, Asked::Over { .. }) => Line::styled(format!(" {}", say("keys.over")), theme.quiet()),
        (_, Asked::Dealer { .. }) => Line::styled(format!(" {}", say("keys.dealer")), theme.quiet()),
        (_, Asked::Seat { .. }) if !model.digits.is_empty() => {
            Line::from(format!(" {}", say(Text::new("keys.digits").with("digits", model.digits.clone()))))
        }
        (_, Asked::Seat { .. }) => Line::styled(format!(" {}", say("keys.table")), theme.quiet()),
        _ => Line::default(),
    };
    frame.render_widget(line, area);
}

/// Nothing but who comes next.
fn hand_over(frame: &mut Frame, model: &Model, seat: &str) {
    let theme = Theme::new(model.colour);
    let lines = vec![
        Line::styled(model.shown.title.clone(), theme.heading()),
        Line::default(),
        Line::styled(say(Text::new("handover.title").with("seat", seat.to_owned())), theme.fresh()),
        Line::default(),
        Line::from(say(Text::new("handover.enter").with("seat", seat.to_owned()))),
        Line::styled(say("handover.keys"), theme.quiet()),
        Line::default(),
        Line::styled(model.notice.clone(), theme.warning()),
    ];
    let area = frame.area();
    let [_, middle, _] =
        Layout::vertical([Constraint::Fill(1), Constraint::Length(lines.len() as u16), Constraint::Fill(1)])
            .areas(area);
    frame.render_widget(Paragraph::new(lines).centered(), middle);
}
