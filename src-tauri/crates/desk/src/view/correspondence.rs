//! Games by correspondence, as the supervisor sees them.
//!
//! Begin at [`CorrespondenceView`]. As at the board, nothing says what a player has sent before
//! both have; the messages to the players are made only of what is revealed.

use super::board_game::{BoardGameView, FreeTableView};
use super::wire;

wire! {
    /// Until when a player's move has to come.
    #[derive(Eq)]
    pub struct DueView {
        /// Whether a move of the player is waited for.
        pub waited_for: bool,
        /// The last day on which it is in time, as YYYY-MM-DD.
        pub last_day: String,
        /// Days left: 0 on the last day, below 0 when it has passed.
        pub days_left: i32,
    }
}

wire! {
    /// A game by correspondence.
    pub struct PostGameView {
        /// The game.
        pub game: BoardGameView,
        /// The day on which the time for the coming moves began, as YYYY-MM-DD.
        pub since: String,
        /// Until when White's move has to come; none when the game is over.
        pub white_due: Option<DueView>,
        /// Until when Black's move has to come.
        pub black_due: Option<DueView>,
    }
}

wire! {
    /// Every game by correspondence of the tournament.
    pub struct CorrespondenceView {
        /// Whether the rule set in force has games in pairs, for single players.
        pub possible: bool,
        /// The day by which days are counted, as YYYY-MM-DD.
        pub today: String,
        /// The games: those that wait longest first, then those that are over.
        pub games: Vec<PostGameView>,
        /// Matches at which a game can be opened.
        pub free: Vec<FreeTableView>,
    }
}

wire! {
    /// How a move was written in a message.
    #[derive(Copy, Eq)]
    pub enum WrittenName {
        /// In octal code.
        Octal,
        /// As squares or in the notation of the record.
        Notation,
        /// In octal code and otherwise, and both agree.
        Both,
        /// As it is, by the supervisor's word; it counts as unreadable if it is no move.
        AsItIs,
    }
}

wire! {
    /// What came of a message.
    pub struct TakenView {
        /// The game afterwards.
        pub game: PostGameView,
        /// How the move was written. Which it is stays covered.
        pub written: WrittenName,
        /// Whether both moves are in now and were revealed, or a move was made.
        pub revealed: bool,
    }
}

wire! {
    /// A message to a player, ready to be sent.
    pub struct LetterView {
        /// Whom it goes to.
        pub name: String,
        /// Its subject line.
        pub subject: String,
        /// Its text, lines parted by line feeds.
        pub text: String,
        /// What a file of it would be called.
        pub file: String,
    }
}

wire! {
    /// The messages to both players.
    pub struct LettersView {
        /// To White.
        pub white: LetterView,
        /// To Black.
        pub black: LetterView,
    }
}
