//! The separator between two cells.

use kralle_choice::Choice;

/// The separator between two cells.
///
/// The variants are in the order shown to the user.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Choice)]
pub enum Separator {
    Comma,
    /// `;`, common where the comma is the decimal separator
    Semicolon,
    Tab,
    /// `|`
    Bar,
    /// Two or more blanks below a header row: a table aligned by blanks.
    Blanks,
    /// No separator: handwritten lines with name, rating and club between spaces.
    FreeText,
}

impl Separator {
    /// The separator's byte; the line break if it is no single byte.
    pub const fn byte(self) -> u8 {
        match self {
            Self::Comma => b',',
            Self::Semicolon => b';',
            Self::Tab => b'\t',
            Self::Bar => b'|',
            Self::Blanks | Self::FreeText => b'\n',
        }
    }
}
