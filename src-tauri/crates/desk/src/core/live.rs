//! Whether a tournament goes to an archive by itself.

use kralle_choice::Choice;

/// Whether a tournament goes to the archive by itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Choice)]
#[code(name = "ArchiveLiveName")]
pub enum Live {
    /// Only when the director sends it.
    #[default]
    Off,
    /// After every round that is published or complete, and after corrections of those.
    AfterRounds,
}
