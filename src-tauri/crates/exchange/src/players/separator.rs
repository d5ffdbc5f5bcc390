//! The character between two cells.

/// The character between two cells.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Separator {
    /// `,`
    Comma,
    /// `;`, where the comma is the decimal sign
    Semicolon,
    /// Tab
    Tab,
    /// `|`
    Bar,
    /// None: a line as people write it, name, rating and club between spaces.
    FreeText,
}

impl Separator {
    /// All of them, in the order a list of choices shows them.
    pub const ALL: [Self; 5] = [
        Self::Comma,
        Self::Semicolon,
        Self::Tab,
        Self::Bar,
        Self::FreeText,
    ];

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
