//! Refusals of games played in this program.

use std::collections::BTreeSet;

use crate::core::wire::refusals;

refusals! {
    /// Refusals of games at the board and by correspondence.
    pub(crate) enum PlayRefusal {
        NotNow NoPairGames,
        BadInput(exit = 1) GameNotNamed,
        NotFound NoGame { game: u32 },
        NotNow GameOpen { round: u16, table: u16, game: u32 },
        NotNow GameInDraft { round: u16, table: u16 },
        NotNow GameAfterResult { round: u16, table: u16 },
        NotNow GameWithoutMatch { round: u16, table: u16 },
        NotNow GameAnnulled,
        NotNow GameGoesOn,
        NotNow GameForked { game: u32 },
        NotNow GameKeyNotKept { reason: String },
        /// The key that opens an entry is not on this machine.
        NotNow EntryLost { color: &'static str },
        NotNow EntryNotLost { color: &'static str },
        BadInput(exit = 1) EntryEmpty,
        BadInput(exit = 1) EntryTooLong { most: usize },
        BadInput(exit = 1) EntryUnreadable { found: String },
        /// Running games whose moves a restored backup would drop.
        NotNow GamesRun { games: usize, round: u16, tables: BTreeSet<u16> },
        /// Games that would lose their round or match.
        NotNow UnderGames { games: usize, going: usize, round: u16, tables: BTreeSet<u16> },
        NotNow TakenBackAfterResult { round: u16, table: u16 },
        NotNow PairGoneOut,
        NotNow NothingWaitedFor,
        NotNow NotByCorrespondence,
        BadInput(exit = 1) ArrivedDay { since: String, today: String },
    }
}
