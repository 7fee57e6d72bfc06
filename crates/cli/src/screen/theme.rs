//! How things are told apart. Every difference is a sign or an attribute too, never a colour alone.

use ratatui::style::{Color, Modifier, Style};

/// The styles of a screen, with or without colour.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    colour: bool,
}

impl Theme {
    /// The styles with or without colour.
    pub const fn new(colour: bool) -> Self {
        Theme { colour }
    }

    fn coloured(self, colour: Color, plain: Modifier) -> Style {
        if self.colour { Style::new().fg(colour).add_modifier(plain) } else { Style::new().add_modifier(plain) }
    }

    /// The line at the top.
    pub fn bar(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED | Modifier::BOLD)
    }

    /// A heading.
    pub fn heading(self) -> Style {
        self.coloured(Color::Cyan, Modifier::BOLD)
    }

    /// The option under the cursor, also marked by `>`.
    pub fn selected(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }

    /// What happened since the person's last action, also marked by `•`.
    pub fn fresh(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    /// A warning, also marked by `!`.
    pub fn warning(self) -> Style {
        self.coloured(Color::Yellow, Modifier::BOLD)
    }

    /// What an option does.
    pub fn effect(self) -> Style {
        self.coloured(Color::Green, Modifier::empty())
    }

    /// Rule numbers and keys.
    pub fn quiet(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    /// The frame of the part that the page keys move, also marked by `*`.
    pub fn frame(self, focused: bool) -> Style {
        if focused { self.coloured(Color::Cyan, Modifier::empty()) } else { self.quiet() }
    }
}
