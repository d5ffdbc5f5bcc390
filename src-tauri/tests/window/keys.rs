//! Keys of the keyboard, as WebDriver writes them (section 17.4.2).

/// One press: a key, with or without Ctrl.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Key {
    /// A letter or digit.
    Letter(char),
    /// A letter or digit while Ctrl is held.
    Ctrl(char),
    Escape,
    F11,
    Space,
}

/// Ctrl itself.
pub(crate) const CONTROL: char = '\u{E009}';

impl Key {
    /// The key's own character.
    pub(crate) fn character(self) -> char {
        match self {
            Self::Letter(letter) | Self::Ctrl(letter) => letter,
            Self::Escape => '\u{E00C}',
            Self::F11 => '\u{E03B}',
            Self::Space => ' ',
        }
    }

    /// Whether Ctrl is held meanwhile.
    pub(crate) fn with_control(self) -> bool {
        matches!(self, Self::Ctrl(_))
    }
}
