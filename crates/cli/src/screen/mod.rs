//! The table on a full screen: a [`Model`], one pure [`update`] and one [`draw`] that only reads.

mod draw;
mod host;
mod list;
mod model;
mod options;
mod overlay;
mod stepper;
mod terminal;
mod theme;
mod update;
mod wrap;

pub use draw::draw;
pub use host::Sitting;
pub use list::choose;
pub use model::{Asked, Confirm, Effect, LogLine, Mode, Model, Moment, OptionWords, Pane, Shown, Then};
pub use stepper::{Stepper, step_through};
pub use terminal::play;
pub use theme::Theme;
pub use update::update;
#[cfg(test)]
pub(crate) use wrap::width;

/// Whether colours are wanted: `--no-color` and a non-empty `NO_COLOR` say no.
pub fn has_colour(refused: bool) -> bool {
    !refused && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty())
}
