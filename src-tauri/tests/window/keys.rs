//! Keys of the keyboard, as WebDriver writes them (section 17.4.2).

/// One press: a key, with or without Ctrl.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Key {
    /// A letter or digit.
    Letter(char),
    /// A letter or digit while Ctrl is held.
    Ctrl(char),
    /// Enter while Ctrl is held: the next step of the day.
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

/// Ctrl itself.
pub(crate) const CONTROL: char = '\u{E009}';

impl Key {
    /// The key's own character.
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

    /// True if Ctrl is held meanwhile.
    pub(crate) fn with_control(self) -> bool {
        matches!(self, Self::Ctrl(_) | Self::NextStep)
    }
}

/// The keys that type a text; a tab and a line break are the keys that go on and keep.
pub(crate) fn typed(text: &str) -> Vec<Key> {
    text.chars()
        .map(|character| match character {
            '\t' => Key::Tab,
            '\n' => Key::Enter,
            other => Key::Letter(other),
        })
        .collect()
}
