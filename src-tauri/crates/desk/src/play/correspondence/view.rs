//! Games by correspondence, from the supervisor's view.
//!
//! Begin at [`CorrespondenceView`]. As at the board, no view reveals a player's move before both
//! have sent theirs; the messages to the players contain only revealed moves.

use kralle_play::board_game::LetterLanguage;
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::wire::wire;
use crate::judge::board::PieceName;
use crate::play::board::view::{BoardGameView, FreeTableView, PieceStepView, VoidView};

wire! {
    /// The deadline of a player's move.
    #[derive(Eq)]
    pub struct DueView {
        pub waited_for: bool,
        /// The last day on which it is in time, as YYYY-MM-DD.
        pub last_day: String,
        /// Days left: 0 on the last day, negative after it; for a received move, the days left on
        /// arrival.
        pub days_left: i32,
        /// The day on which the coming move arrived, as YYYY-MM-DD; `None` if it has not.
        pub came: Option<String>,
        /// The day of the last reminder of the coming move, as YYYY-MM-DD; `None` without one.
        pub reminded: Option<String>,
    }
}

wire! {
    /// An event in a game by correspondence.
    #[derive(Copy, Eq)]
    pub enum PostLogName {
        Opened,
        TakenIn,
        /// A covered move was entered again.
        TakenInAgain,
        /// The message with the move arrived on an earlier day.
        Arrived,
        Revealed,
        /// An uncovered move was made: a replacement for a second move, or a move of ordinary
        /// chess.
        Moved,
        OfferedDraw,
        OfferedOrdinary,
        Accepted,
        Declined,
        DrawClaimed,
        Resigned,
        /// An entry was discarded because its key is lost.
        EntryLost,
        /// The game was continued in another copy of the file; the stored entries were discarded.
        Forked,
        DaysGranted,
        Reminded,
        /// The message with the last pair was sent to a player.
        LetterOut,
        /// The last move taken in was taken back.
        TakenBack,
        DaysOverstepped,
        EndedByArbiter,
    }
}

wire! {
    /// A line of the log of a game by correspondence.
    pub struct PostLogView {
        /// The timestamp, as RFC 3339.
        pub time: String,
        pub what: PostLogName,
        /// The player concerned; `None` if the event concerns both.
        pub color: Option<Named<Color>>,
        /// The number of granted days; otherwise `None`.
        pub days: Option<u16>,
        /// The day of arrival of a message, as YYYY-MM-DD; otherwise `None`.
        pub day: Option<String>,
        /// The reason; `None` if the event has none.
        pub said: Option<String>,
    }
}

wire! {
    /// A game by correspondence.
    pub struct PostGameView {
        pub game: BoardGameView,
        /// The day on which the time for the coming moves began, as YYYY-MM-DD.
        pub since: String,
        /// The deadline of White's move; `None` when the game is over.
        pub white_due: Option<DueView>,
        pub black_due: Option<DueView>,
        /// The language chosen for the letters to White; `None` if none was chosen.
        pub white_language: Option<Named<LetterLanguage>>,
        /// The language chosen for the letters to Black; `None` if none was chosen.
        pub black_language: Option<Named<LetterLanguage>>,
        /// The players whose last move can be taken back: a covered move, or the last pair until a
        /// message about it is sent.
        pub may_take_back: Vec<Named<Color>>,
        /// The events so far, oldest first, without covered moves.
        pub log: Vec<PostLogView>,
    }
}

wire! {
    /// The games by correspondence of the tournament.
    pub struct CorrespondenceView {
        /// True if the tournament has games in pairs: single players, and rules for pairs.
        pub possible: bool,
        /// The day used for counting days, as YYYY-MM-DD.
        pub today: String,
        /// The games by deadline: the most overdue first, finished games last.
        pub games: Vec<PostGameView>,
        pub free: Vec<FreeTableView>,
    }
}

wire! {
    /// The form of a move in a message.
    // Defined here because the supervisor may also accept a message unchanged.
    #[derive(Copy, Eq)]
    pub enum WrittenName {
        Octal,
        /// Squares, or the notation of the record.
        Notation,
        /// Octal code and another form, in agreement.
        Both,
        /// Accepted unchanged by the supervisor; unreadable if it is no move.
        AsItIs,
    }
}

wire! {
    /// The move found in a message, before it is taken in.
    pub struct UnderstoodView {
        pub step: PieceStepView,
        /// The piece on the target square that would be captured now; `None` if there is none.
        pub captures: Option<PieceName>,
        pub written: WrittenName,
        /// The reason it would be void if the other player did nothing; `None` if it would be made.
        ///
        /// The other player's move may change that.
        pub doubt: Option<VoidView>,
    }
}

wire! {
    /// The result of taking in a message.
    pub struct TakenView {
        pub game: PostGameView,
        /// The form of the move; the move itself stays covered.
        pub written: WrittenName,
        /// True if both moves were revealed, or an uncovered move was made.
        pub revealed: bool,
    }
}

wire! {
    /// The kind of a message to a player.
    #[derive(Copy, Eq, Default)]
    pub enum LetterName {
        /// The last revealed pair, the position, and the request to the player.
        #[default]
        Position,
        Reminder,
    }
}

wire! {
    /// A message to a player, ready to send.
    pub struct LetterView {
        /// The recipient.
        pub name: String,
        pub subject: String,
        /// Its text, lines separated by line feeds.
        pub text: String,
        /// The suggested file name.
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
