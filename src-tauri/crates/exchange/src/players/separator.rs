//! The character between two cells.

use kralle_choice::Choice;

/// The character between two cells.
///
/// In the order a list of choices shows them.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice)]
pub enum Separator {
    Comma,
    /// `;`, where the comma is the decimal sign
    Semicolon,
    Tab,
    /// `|`
    Bar,
    /// None: a line as people write it, name, rating and club between spaces.
    FreeText,
}

impl Separator {
    /// The character itself; of free text that between two lines.
    pub const fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
            Self::Tab => b'\t',
            Self::Bar => b'|',
            Self::FreeText => b'\n',
        }
    }
}
