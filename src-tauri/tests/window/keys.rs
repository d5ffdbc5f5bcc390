//! Keys of the keyboard, in the encoding of WebDriver (section 17.4.2).

/// A key press, with or without Ctrl.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Key {
    /// A letter or digit.
    Letter(char),
    /// A letter or digit with Ctrl.
    Ctrl(char),
    /// Ctrl+Enter: the next step of the day.
    NextStep,
    ArrowDown,
    ArrowLeft,
    ArrowUp,
    Enter,
    Escape,
    F2,
    F11,
    Space,
    Tab,
}

/// The Ctrl key.
pub(crate) const CONTROL: char = '\u{E009}';

impl Key {
    /// Returns the WebDriver character of the key.
    pub(crate) fn character(self) -> char {
        match self {
            Self::Letter(letter) | Self::Ctrl(letter) => letter,
            Self::ArrowDown => '\u{E015}',
            Self::ArrowLeft => '\u{E012}',
            Self::ArrowUp => '\u{E013}',
            Self::Enter | Self::NextStep => '\u{E007}',
            Self::Escape => '\u{E00C}',
            Self::F2 => '\u{E032}',
            Self::F11 => '\u{E03B}',
            Self::Space => ' ',
            Self::Tab => '\u{E004}',
        }
    }

    /// True if Ctrl is held.
    pub(crate) fn with_control(self) -> bool {
        matches!(self, Self::Ctrl(_) | Self::NextStep)
    }
}

/// Returns the keys that type a text; a tab becomes Tab, a line break Enter.
pub(crate) fn typed(text: &str) -> Vec<Key> {
    text.chars()
        .map(|character| match character {
            '\t' => Key::Tab,
            '\n' => Key::Enter,
            other => Key::Letter(other),
        })
        .collect()
}
