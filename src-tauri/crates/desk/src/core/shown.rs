//! How much of a person the public sees.

use kralle_choice::Choice;

/// How much of a person is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Choice)]
pub enum Shown {
    /// The name and the club.
    #[default]
    Name,
    /// The first letter of each word of the name, no club.
    Initials,
    /// Neither: a player without a name.
    Withheld,
}
