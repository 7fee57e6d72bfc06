//! Screens compared as text, at the smallest size that must work.

use parlour_cli::play::{Saving, Start, Table, bot, person};
use parlour_cli::screen::{
    Asked, Effect, LogLine, Mode, Model, Moment, OptionWords, Shown, Sitting, Stepper, draw, update,
};
use parlour_core::{Seat, Viewer};
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use ratatui::style::Color;

/// A table of a game with people or random bots, always dealt the same.
fn table(id: &str, people: &[bool], saving: Saving) -> Table {
    let game = parlour_registry::game(id).unwrap();
    let start = Start { seed: Some(3), ..Start::default() };
    let played = start.begin(game.as_ref(), 0, &game.info().first_words()).unwrap();
    let sit = |(seat, is_person): (usize, &bool)| if *is_person { person(seat, "Ann".into()) } else { bot("random") };
    let seats = people.iter().enumerate().map(sit).collect();
    Table::new(game, played, seats, start, saving)
}

fn sitting(id: &str, people: &[bool]) -> Sitting {
    let mut sitting = Sitting::new(table(id, people, Saving::Off), false);
    sitting.settle().unwrap();
    sitting
}

fn press(sitting: &mut Sitting, keys: &[KeyCode]) {
    for key in keys {
        assert!(sitting.press(KeyEvent::from(*key)).unwrap(), "nobody wanted to leave");
        sitting.settle().unwrap();
    }
}

fn letters(text: &str) -> Vec<KeyCode> {
    text.chars().map(KeyCode::Char).collect()
}

/// The whole screen as text, a row a line.
fn text_of(width: u16, height: u16, show: impl FnOnce(&mut ratatui::Frame)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(show).unwrap();
    let buffer = terminal.backend().buffer();
    let row = |y: u16| (0..width).map(|x| buffer[(x, y)].symbol()).collect::<String>().trim_end().to_owned();
    (0..height).map(row).collect::<Vec<_>>().join("\n")
}

fn screen(sitting: &Sitting) -> String {
    text_of(80, 24, |frame| draw(frame, &sitting.model))
}

#[track_caller]
fn assert_shows(screen: &str, wanted: &[&str]) {
    for words in wanted {
        assert!(screen.contains(words), "{words:?} is not on the screen:\n{screen}");
    }
}

const FIRST_SCREEN: &str = "
 Tic-tac-toe · X to move                                              seen by X
┌ * Table ─────────────────────────────────────┐┌ Log ─────────────────────────┐
│Board                                         ││                              │
│  1 2 3                                       ││                              │
│  4 5 6                                       ││                              │
│  7 8 9                                       ││                              │
│                                              ││                              │
│                                              ││                              │
│                                              ││                              │
│                                              ││                              │
└──────────────────────────────────────────────┘└──────────────────────────────┘
┌ X ───────────────────────────────────────────────────────────────────────────┐
│ Mark a square.                                                               │
│ > 1 Square 1                                                            R1.2 │
│   2 Square 2                                                            R1.2 │
│   3 Square 3                                                            R1.2 │
│   4 Square 4                                                            R1.2 │
│   5 Square 5                                                            R1.2 │
│   6 Square 6                                                            R1.2 │
│   7 Square 7                                                            R1.2 │
│   8 Square 8                                                            R1.2 │
│   9 Square 9                                                            R1.2 │
└──────────────────────────────────────────────────────────────────────────────┘
 Enter choose · u undo · r redo · h hint · R rules · l log · q quit · ? help";

#[test]
fn the_first_screen_of_tic_tac_toe() {
    assert_eq!(screen(&sitting("tictactoe", &[true, true])), FIRST_SCREEN.trim_start_matches('\n'));
}

#[test]
fn arrows_and_enter_take_an_option_and_the_log_marks_what_is_new() {
    let mut sitting = sitting("tictactoe", &[true, true]);
    press(&mut sitting, &[KeyCode::Down, KeyCode::Enter]);
    assert_shows(&screen(&sitting), &["O to move", "• X marks square 2", "  1 X 3"]);
}

#[test]
fn the_result_screen_offers_a_new_match() {
    let mut sitting = sitting("tictactoe", &[true, true]);
    // Squares 1, 4, 2, 5, 3 by their place among the free ones.
    press(&mut sitting, &letters("13121"));
    assert_shows(&screen(&sitting), &["X wins: three in a row", "Game over", "n new match · w save record"]);
    press(&mut sitting, &letters("n"));
    assert_shows(&screen(&sitting), &["X to move", "  1 2 3"]);
}

/// On one's own table the end can be undone, too, and the match is ended again.
#[test]
fn a_match_that_is_over_is_taken_back() {
    let mut sitting = sitting("tictactoe", &[true, true]);
    press(&mut sitting, &letters("13121"));
    press(&mut sitting, &letters("u"));
    assert_shows(&screen(&sitting), &["X to move", "X undoes back to before"]);
    press(&mut sitting, &letters("2"));
    assert_shows(&screen(&sitting), &["O to move"]);
    press(&mut sitting, &letters("gy"));
    assert_shows(&screen(&sitting), &["X wins: resignation"]);
}

/// Seed 3 deals the King to the first seat and the Queen to the second.
#[test]
fn the_hand_over_hides_every_card() {
    let mut sitting = sitting("kuhn", &[true, true]);
    let secret = |screen: &str| ["King", "Queen", "Jack"].iter().any(|card| screen.contains(card));
    let before = screen(&sitting);
    assert_shows(&before, &["Pass the screen to First"]);
    assert!(!secret(&before), "{before}");
    press(&mut sitting, &[KeyCode::Char('R'), KeyCode::Char('l'), KeyCode::Char('1')]);
    assert_eq!(screen(&sitting), before, "only Enter opens the table");

    press(&mut sitting, &[KeyCode::Enter]);
    assert_shows(&screen(&sitting), &["First: King", "Second: a hidden card"]);
    assert!(!screen(&sitting).contains("Queen"));

    press(&mut sitting, &letters("2"));
    let between = screen(&sitting);
    assert_shows(&between, &["Pass the screen to Second"]);
    assert!(!secret(&between), "{between}");
    assert!(sitting.model.shown.scene.is_empty() && sitting.model.shown.log.is_empty());

    press(&mut sitting, &[KeyCode::Enter]);
    assert_shows(&screen(&sitting), &["Second: Queen", "First: a hidden card", "• First bets"]);
    assert!(!screen(&sitting).contains("King"));
}

#[test]
fn what_would_be_unlearned_is_shown_and_the_other_person_is_asked() {
    let mut sitting = sitting("kuhn", &[true, true]);
    press(&mut sitting, &[KeyCode::Enter, KeyCode::Char('1'), KeyCode::Enter, KeyCode::Char('2'), KeyCode::Enter]);
    assert_shows(&screen(&sitting), &["First to move", "Your opponent bet"]);
    press(&mut sitting, &letters("u"));
    assert_shows(&screen(&sitting), &["This has been revealed", "• Second bets", "y yes · n no"]);
    press(&mut sitting, &letters("y"));
    assert_shows(&screen(&sitting), &["Second: First would like to undo"]);
    press(&mut sitting, &letters("n"));
    assert_shows(&screen(&sitting), &["Nothing was undone", "Your opponent bet"]);
    press(&mut sitting, &letters("uyy"));
    assert_shows(
        &screen(&sitting),
        &["You hold the King. Pass or bet?", "First undoes back to before", "(the others agreed)"],
    );
    press(&mut sitting, &letters("r"));
    assert_shows(&screen(&sitting), &["Your opponent bet"]);
}

#[test]
fn at_the_hand_over_the_last_action_can_be_taken_back_at_once() {
    let mut sitting = sitting("kuhn", &[true, true]);
    press(&mut sitting, &[KeyCode::Enter, KeyCode::Char('1')]);
    assert_shows(&screen(&sitting), &["Pass the screen to Second"]);
    press(&mut sitting, &letters("u"));
    assert_shows(&screen(&sitting), &["First to move", "You hold the King. Pass or bet?"]);
}

#[test]
fn a_bot_moves_by_itself_and_the_log_says_so() {
    let mut sitting = sitting("tictactoe", &[true, false]);
    press(&mut sitting, &letters("5"));
    assert_shows(&screen(&sitting), &["  X marks square 5", "• O marks square", "X to move"]);
}

#[test]
fn rules_log_figures_and_keys_lie_over_the_table() {
    let mut sitting = sitting("tictactoe", &[true, true]);
    press(&mut sitting, &letters("R"));
    assert_shows(&screen(&sitting), &["Search: R1.2_", "R1.2 In a turn a seat marks one square"]);
    press(&mut sitting, &letters("drawn"));
    assert_shows(&screen(&sitting), &["Search: drawn_", "R1.4 When all nine squares"]);
    press(&mut sitting, &[KeyCode::Esc, KeyCode::Char('1'), KeyCode::Char('l')]);
    assert_shows(&screen(&sitting), &["Log (~ was undone)", "X marks square 1"]);
    press(&mut sitting, &[KeyCode::Esc, KeyCode::Char('t')]);
    assert_shows(&screen(&sitting), &["No statistics for this game."]);
    press(&mut sitting, &[KeyCode::Esc, KeyCode::F(1)]);
    assert_shows(&screen(&sitting), &["get a hint from a bot", "save and quit"]);
    press(&mut sitting, &[KeyCode::Esc, KeyCode::Char('h')]);
    assert_shows(&screen(&sitting), &[" simulations"]);
}

/// A solo match played by a bot, to the end, with more figures than fit under the result.
#[test]
fn the_result_shows_the_first_figures_and_t_all_of_them() {
    let mut sitting = sitting("cardpeegee", &[false]);
    assert_shows(&screen(&sitting), &["Game over", "Lost: ", "days survived: ", "…", "t stats"]);
    press(&mut sitting, &letters("t"));
    let last = &sitting.model.shown.figures.last().unwrap().0;
    assert_shows(&screen(&sitting), &["Statistics", &last.chars().take(24).collect::<String>()]);
}

#[test]
fn a_failed_save_is_told_and_the_match_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let diary = folder.path().join("d");
    std::fs::write(&diary, "dear diary").unwrap();
    let mut sitting = Sitting::new(table("tictactoe", &[true, true], Saving::To(diary.clone())), false);
    sitting.settle().unwrap();
    press(&mut sitting, &letters("1"));
    assert_shows(&screen(&sitting), &["O to move", "Couldn't save:"]);
    press(&mut sitting, &letters("q"));
    assert_shows(&screen(&sitting), &["couldn't be saved"]);
    assert_eq!(std::fs::read_to_string(diary).unwrap(), "dear diary");
}

fn asking(count: usize) -> Model {
    let option = |number: usize| OptionWords {
        label: format!("Option {number}"),
        effect: if number == 7 { "opens the gate".into() } else { String::new() },
        warning: if number == 2 { "you cannot come back".into() } else { String::new() },
        group: if number < 3 { "Near".into() } else { "Far".into() },
        rule: "R1.1".into(),
    };
    let options = (1..=count).map(option).collect();
    let asked = Asked::Seat { seat: "Ann".into(), ask: "Which?".into(), options };
    let shown = Shown { title: "A game".into(), asked, ..Shown::default() };
    Model { shown, size: (80, 24), ..Model::default() }
}

fn key(model: &mut Model, code: KeyCode) -> Option<Effect> {
    update(model, KeyEvent::from(code))
}

#[test]
fn a_number_takes_its_option_once_no_longer_one_can_be_meant() {
    let mut model = asking(12);
    assert_eq!(key(&mut model, KeyCode::Char('3')), Some(Effect::Take(2)));
    assert_eq!(key(&mut model, KeyCode::Char('1')), None);
    assert_eq!(key(&mut model, KeyCode::Char('2')), Some(Effect::Take(11)));
    assert_eq!(key(&mut model, KeyCode::Char('1')), None);
    assert_eq!(key(&mut model, KeyCode::Enter), Some(Effect::Take(0)));
    assert_eq!(key(&mut model, KeyCode::Char('1')), None);
    assert_eq!(key(&mut model, KeyCode::Char('9')), None);
    assert!(model.notice.contains("no option 19"));
}

#[test]
fn a_warning_is_confirmed_once() {
    let mut model = asking(5);
    assert_eq!(key(&mut model, KeyCode::Char('2')), None);
    let asked = text_of(80, 24, |frame| draw(frame, &model));
    assert_shows(&asked, &["! you cannot come back", "Do it anyway?", "Near", "Far"]);
    assert_eq!(key(&mut model, KeyCode::Enter), None, "Enter is not a yes");
    assert_eq!(key(&mut model, KeyCode::Char('n')), None);
    assert_eq!(model.mode, Mode::Table);
    key(&mut model, KeyCode::Char('2'));
    assert_eq!(key(&mut model, KeyCode::Char('y')), Some(Effect::Take(1)));
}

#[test]
fn a_filter_leaves_the_options_that_fit() {
    let mut model = asking(40);
    for letter in "/gate".chars() {
        key(&mut model, KeyCode::Char(letter));
    }
    let shown = text_of(80, 24, |frame| draw(frame, &model));
    assert_shows(&shown, &["/ gate_", ">  7 Option 7 - opens the gate"]);
    assert!(!shown.contains("Option 8"), "{shown}");
    assert_eq!(key(&mut model, KeyCode::Enter), Some(Effect::Take(6)));
}

#[test]
fn no_size_is_too_small_or_too_large_to_draw() {
    let mut sitting = sitting("kuhn", &[true, true]);
    for round in 0..2 {
        for (width, height) in [(1, 1), (5, 3), (20, 8), (40, 12), (80, 24), (250, 80)] {
            for keys in ["", "l", "R", "?", "t"] {
                sitting.model.mode = Mode::Table;
                sitting.model.size = (width, height);
                press(&mut sitting, &letters(keys));
                text_of(width, height, |frame| draw(frame, &sitting.model));
                press(&mut sitting, &[KeyCode::PageDown, KeyCode::PageUp]);
            }
            sitting.model.mode = Mode::Table;
        }
        if round == 0 {
            press(&mut sitting, &[KeyCode::Enter]);
        }
    }
}

/// Without colour everything is still told apart: the selected option by its sign.
#[test]
fn without_colour_no_cell_has_one() {
    let mut sitting = sitting("kuhn", &[true, true]);
    press(&mut sitting, &[KeyCode::Enter, KeyCode::Down]);
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    let mut coloured = |sitting: &Sitting| {
        terminal.draw(|frame| draw(frame, &sitting.model)).unwrap();
        let cells = terminal.backend().buffer().content();
        cells.iter().filter(|cell| cell.fg != Color::Reset || cell.bg != Color::Reset).count()
    };
    assert_eq!(coloured(&sitting), 0);
    assert_shows(&screen(&sitting), &["> 2 Bet 1 chip", "  1 Pass"]);
    sitting.model.colour = true;
    assert!(coloured(&sitting) > 0);
}

#[test]
fn a_record_is_stepped_through_from_any_side() {
    let mut table = table("kuhn", &[true, true], Saving::Off);
    table.settle().unwrap();
    table.act(Seat(0), &"bet".into()).unwrap();
    table.act(Seat(1), &"pass".into()).unwrap();
    let words = table.info().first_words();
    let mut stepper = Stepper::new(table.played(), &words, Viewer::Table, 0, false);
    let show = |stepper: &Stepper| text_of(80, 24, |frame| stepper.draw(frame));
    assert_shows(&show(&stepper), &["0 of 3", "seen by the table", "First: a hidden card"]);
    stepper.press(KeyCode::Right);
    assert_shows(&show(&stepper), &["1 of 3", "First: King", "Second: Queen"]);
    stepper.press(KeyCode::Char('v'));
    let spectator = show(&stepper);
    assert_shows(&spectator, &["seen by a spectator"]);
    assert!(!spectator.contains("King") && !spectator.contains("Queen"), "{spectator}");
    stepper.press(KeyCode::End);
    assert_shows(&show(&stepper), &["3 of 3", "• Second passes", "First wins"]);
}

#[test]
fn the_whole_log_shows_when_and_the_narrow_one_does_not() {
    let line = |number, text: &str, made| LogLine { number, text: text.into(), fresh: false, taken_back: false, made };
    let at = |day: Option<&str>, time: &str| Some(Moment { day: day.map(str::to_owned), time: time.into() });
    let mut model = asking(2);
    model.shown.log = vec![
        line(0, "Ann moves", at(Some("2026-11-15 (UTC)"), "09:10:12")),
        line(0, "and wins a trick", None),
        line(1, "Ben moves", at(Some("2026-11-16 (UTC)"), "00:00:01")),
    ];
    assert!(!text_of(80, 24, |frame| draw(frame, &model)).contains("09:10"));
    model.mode = Mode::Log { scroll: 0 };
    let shown = text_of(80, 24, |frame| draw(frame, &model));
    assert_shows(
        &shown,
        &["2026-11-15 (UTC)", "  09:10:12 Ann moves", "           and wins a trick", "00:00:01 Ben moves"],
    );
}

#[test]
fn a_replay_shows_times_when_asked() {
    let game = parlour_registry::game("tictactoe").unwrap();
    let mut played = game.start(parlour_core::Opening::default()).unwrap();
    played.act(Seat(0), &1.into()).unwrap();
    played.sign(0, None, Some(1_794_733_812_000));
    let words = game.info().first_words();
    let mut stepper = Stepper::new(played.as_ref(), &words, Viewer::Table, 1, false).with_times();
    let show = |stepper: &Stepper| text_of(80, 24, |frame| stepper.draw(frame));
    // Whatever the time zone, the seconds are the same.
    assert_shows(&show(&stepper), &["2026-11-1", ":12 X marks square 1"]);
    stepper.press(KeyCode::Char('t'));
    assert!(!show(&stepper).contains("2026"));
}
