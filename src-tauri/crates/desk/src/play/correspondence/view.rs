//! Games by correspondence, as the supervisor sees them.
//!
//! Begin at [`CorrespondenceView`]. As at the board, nothing says what a player has sent before
//! both have; the messages to the players are made only of what is revealed.

use kralle_play::board_game::LetterLanguage;
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::wire::wire;
use crate::judge::board::PieceName;
use crate::play::board::view::{BoardGameView, FreeTableView, PieceStepView, VoidView};

wire! {
    /// Until when a player's move has to come.
    #[derive(Eq)]
    pub struct DueView {
        pub waited_for: bool,
        /// The last day on which it is in time, as YYYY-MM-DD.
        pub last_day: String,
        /// Days left: 0 on the last day, below 0 when it has passed. Of a move that has come in,
        /// what was left then.
        pub days_left: i32,
        /// The day on which the coming move came in, as YYYY-MM-DD.
        pub came: Option<String>,
        /// The day on which the player was last reminded of the coming move.
        pub reminded: Option<String>,
    }
}

wire! {
    /// Something that happened in a game by correspondence.
    #[derive(Copy, Eq)]
    pub enum PostLogName {
        Opened,
        TakenIn,
        /// A covered move was entered again.
        TakenInAgain,
        /// The message with the move arrived on another day.
        Arrived,
        Revealed,
        /// A move was made that everybody may see: another second move, or one of ordinary chess.
        Moved,
        OfferedDraw,
        OfferedOrdinary,
        Accepted,
        Declined,
        DrawClaimed,
        Resigned,
        /// An entry was given up whose key is lost.
        EntryLost,
        /// The game had gone on in another copy of the file; what was stored was given up.
        Forked,
        DaysGranted,
        Reminded,
        /// The message with the last pair went out to a player.
        LetterOut,
        /// What was taken in last was taken back.
        TakenBack,
        DaysOverstepped,
        EndedByArbiter,
    }
}

wire! {
    /// A line of the log of a game by correspondence.
    pub struct PostLogView {
        /// When, as RFC 3339.
        pub time: String,
        pub what: PostLogName,
        /// Whose move, offer or days.
        pub color: Option<Named<Color>>,
        pub days: Option<u16>,
        /// On which day a message arrived, as YYYY-MM-DD.
        pub day: Option<String>,
        /// Why.
        pub said: Option<String>,
    }
}

wire! {
    /// A game by correspondence.
    pub struct PostGameView {
        pub game: BoardGameView,
        /// The day on which the time for the coming moves began, as YYYY-MM-DD.
        pub since: String,
        /// Until when White's move has to come; none when the game is over.
        pub white_due: Option<DueView>,
        pub black_due: Option<DueView>,
        /// The language chosen for the letters to White.
        pub white_language: Option<Named<LetterLanguage>>,
        /// The language chosen for the letters to Black.
        pub black_language: Option<Named<LetterLanguage>>,
        /// Of whom what was taken in last can be taken back: a covered move, or the last pair as
        /// long as no message about it has gone out.
        pub may_take_back: Vec<Named<Color>>,
        /// What happened so far, oldest first; never what is covered.
        pub log: Vec<PostLogView>,
    }
}

wire! {
    /// Every game by correspondence of the tournament.
    pub struct CorrespondenceView {
        /// Whether the rule set in force has games in pairs, for single players.
        pub possible: bool,
        /// The day by which days are counted, as YYYY-MM-DD.
        pub today: String,
        /// The games: those whose deadline is nearest or longest past first, then those that are
        /// over.
        pub games: Vec<PostGameView>,
        pub free: Vec<FreeTableView>,
    }
}

wire! {
    /// How a move was written in a message.
    // The supervisor may also take a message as it is.
    #[derive(Copy, Eq)]
    pub enum WrittenName {
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
    /// What is understood of a message, before anything is taken in.
    pub struct UnderstoodView {
        pub step: PieceStepView,
        /// What stands on the target square and would be captured there now.
        pub captures: Option<PieceName>,
        pub written: WrittenName,
        /// Why it would not be made if the other player did nothing; the other's move may change
        /// that.
        pub doubt: Option<VoidView>,
    }
}

wire! {
    /// What came of a message.
    pub struct TakenView {
        pub game: PostGameView,
        /// How the move was written. Which it is stays covered.
        pub written: WrittenName,
        /// Whether both moves are in now and were revealed, or a move was made.
        pub revealed: bool,
    }
}

wire! {
    /// What a message to a player is.
    #[derive(Copy, Eq, Default)]
    pub enum LetterName {
        /// What was revealed, the position, and what is asked for.
        #[default]
        Position,
        Reminder,
    }
}

wire! {
    /// A message to a player, ready to be sent.
    pub struct LetterView {
        /// Whom it goes to.
        pub name: String,
        pub subject: String,
        /// Its text, lines separated by line feeds.
        pub text: String,
        /// What a file of it would be called.
        pub file: String,
    }
}

wire! {
    /// The messages to both players.
    pub struct LettersView {
        pub white: LetterView,
        pub black: LetterView,
    }
}
