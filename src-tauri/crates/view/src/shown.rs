//! The public part of a person's name.

use kralle_choice::Choice;

/// The visible part of a person's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Choice)]
pub enum Shown {
    /// The name and the club.
    #[default]
    Name,
    /// The first letter of each word of the name, no club.
    Initials,
    /// Neither name nor club.
    Withheld,
}
