//! What the screen knows: what the table shows to whoever looks, and where that person is in it.

pub use crate::date::Moment;
use crate::play::UndoOffer;

/// Everything on the screen.
#[derive(Clone, Debug, Default)]
pub struct Model {
    /// What the table shows. The host renews it after every change.
    pub shown: Shown,
    /// What lies over the table.
    pub mode: Mode,
    /// The option under the cursor, counted among those that the filter lets through.
    pub cursor: usize,
    /// Digits typed so far of an option's number.
    pub digits: String,
    /// Words that options must hold.
    pub filter: String,
    /// Whether the filter is being typed.
    pub filtering: bool,
    /// What people who deal have typed so far.
    pub typed: String,
    /// The part that the page keys move.
    pub pane: Pane,
    /// Lines of the scene that are scrolled off its top.
    pub scene_scroll: usize,
    /// Lines of the log that are scrolled off its end.
    pub log_scroll: usize,
    /// The latest news of the program itself.
    pub notice: String,
    /// Columns and rows of the terminal.
    pub size: (u16, u16),
    /// Whether colours are wanted.
    pub colour: bool,
}

/// A part of the table that can be scrolled.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pane {
    /// The scene.
    #[default]
    Scene,
    /// The log.
    Log,
}

/// What the table shows to one viewer. Nothing else is ever in the model, so nothing else can be
/// drawn: while the screen is handed over, this holds no scene and no log.
#[derive(Clone, Debug, Default)]
pub struct Shown {
    /// The game.
    pub title: String,
    /// Whose side is shown.
    pub viewer: String,
    /// The scene: headings with their lines.
    pub scene: Vec<(String, Vec<String>)>,
    /// What happened.
    pub log: Vec<LogLine>,
    /// Who is asked what.
    pub asked: Asked,
    /// What taking back would mean, or why there is nothing to take back.
    pub undo: Option<UndoOffer>,
    /// The figures counted over the match.
    pub figures: Vec<(String, String)>,
    /// The text of `rules.md`.
    pub rules: &'static str,
    /// Whether quitting would lose the match.
    pub unsaved: bool,
}

/// One thing that happened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The entry's number.
    pub number: u32,
    /// What happened.
    pub text: String,
    /// Whether it happened since the viewer's last action.
    pub fresh: bool,
    /// Whether it was taken back.
    pub taken_back: bool,
    /// When it happened, if that was noted: in the first line of an entry.
    pub made: Option<Moment>,
}

/// Who is asked what.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Asked {
    /// Nobody: bots are thinking.
    #[default]
    Nobody,
    /// Somebody else must sit down first.
    HandOver {
        /// Who.
        seat: String,
    },
    /// A person.
    Seat {
        /// Who.
        seat: String,
        /// What is asked.
        ask: String,
        /// The options.
        options: Vec<OptionWords>,
    },
    /// People who deal with real dice and cards.
    Dealer {
        /// What is asked.
        ask: String,
        /// What may come.
        items: Vec<String>,
        /// How many of it.
        count: usize,
    },
    /// Nobody any more.
    Over {
        /// How it ended.
        lines: Vec<String>,
    },
}

/// One option in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OptionWords {
    /// A few words.
    pub label: String,
    /// What it will do.
    pub effect: String,
    /// What to think of before.
    pub warning: String,
    /// The heading it stands under.
    pub group: String,
    /// The rule that gives it.
    pub rule: String,
}

/// What lies over the table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// Nothing.
    #[default]
    Table,
    /// A question to be answered with yes or no.
    Confirm(Confirm),
    /// The rules, with a search box.
    Rules {
        /// What is searched for.
        query: String,
        /// Lines scrolled off the top.
        scroll: usize,
        /// Whether nothing was typed yet: the first letter replaces what the search opened with.
        untouched: bool,
    },
    /// The whole log.
    Log {
        /// Lines scrolled off the end.
        scroll: usize,
    },
    /// The figures.
    Figures {
        /// Lines scrolled off the top.
        scroll: usize,
    },
    /// The keys.
    Help,
}

/// A question to be answered with yes or no.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Confirm {
    /// What there is to know.
    pub lines: Vec<String>,
    /// What is asked.
    pub question: String,
    /// What a yes leads to.
    pub then: Then,
}

/// What a yes leads to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Then {
    /// Taking the option.
    Take(usize),
    /// Asking these people in turn, then taking back.
    Undo(Vec<String>),
    /// Giving up.
    Resign,
    /// Going away without a save.
    Quit,
}

/// What the host must do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// Take the option with this index.
    Take(usize),
    /// Take back.
    Undo,
    /// Make the undo good again.
    Redo,
    /// Ask for advice.
    Hint,
    /// Save now.
    Save,
    /// Give up.
    Resign,
    /// Deal these items.
    Deal(String),
    /// The other person has sat down.
    HandedOver,
    /// Begin another match with the same setup.
    Again,
    /// Go away.
    Quit,
}

impl Model {
    /// The options that the filter lets through, by index.
    pub fn visible(&self) -> Vec<usize> {
        let Asked::Seat { options, .. } = &self.shown.asked else { return Vec::new() };
        let words: Vec<String> = self.filter.split_whitespace().map(str::to_lowercase).collect();
        let fits = |option: &OptionWords| {
            let text = format!("{} {} {}", option.group, option.label, option.effect).to_lowercase();
            words.iter().all(|word| text.contains(word))
        };
        options.iter().enumerate().filter(|(_, option)| fits(option)).map(|(index, _)| index).collect()
    }

    /// The option under the cursor, by index.
    pub fn selected(&self) -> Option<usize> {
        self.visible().get(self.cursor).copied()
    }

    /// Shows something new: the cursor goes back to the first option.
    pub fn renew(&mut self, shown: Shown) {
        if shown.asked != self.shown.asked {
            self.cursor = 0;
            self.filter.clear();
            self.filtering = false;
        }
        self.digits.clear();
        self.log_scroll = 0;
        self.shown = shown;
    }
}
