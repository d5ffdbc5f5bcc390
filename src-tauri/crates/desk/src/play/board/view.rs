//! Wire types of a game of PaarZugSchach or Fairschach at the board.
//!
//! Begin at [`BoardGameView`]; [`PairView`] is a revealed pair, [`GamesView`] the list of games. No
//! view reveals a stored move before the pair is revealed: it shows only that a move is stored, and
//! its commitment.

pub mod ending;
pub mod list;
pub mod pair;

use crate::core::wire::wire;
pub use crate::judge::pair_board::PairBoardView;
pub use crate::play::board::view::ending::{GameEndName, GameEndView};
pub use crate::play::board::view::list::{FreeTableView, GameLineView, GamesView};
pub use crate::play::board::view::pair::{
    FateName, GoneView, MeetingName, OpenedView, OrderView, PairGroundName, PairGroundView,
    PairView, PieceStepView, RevealedMoveView, RightView, VoidView,
};
use kralle_play::board_game::{DrawClaim, Offer, StageKind};
use kralle_view::named::Named;
use kralle_view::refs::PlayerRef;
use shakmaty::Color;

wire! {
    /// The time of each player.
    #[derive(Copy, Eq)]
    pub struct TimeControlView {
        /// Minutes at the start, 1 to 1440.
        pub minutes: u16,
        /// Seconds added each time a player stops the clock with time left, 0 to 3600.
        pub increment_seconds: u16,
    }
}

wire! {
    /// The form of a game: at the board or by correspondence.
    #[derive(Copy, Eq)]
    pub enum WayView {
        AtTheBoard(TimeControlView),
        /// By correspondence: the supervisor stores incoming moves, and no clock runs.
        ///
        /// With both numbers, unused days are carried over, and `budget` is the reserve.
        Correspondence {
            /// Days for each move, 1 to 365; omitted if only `budget` counts.
            #[serde(default)]
            days: Option<u16>,
            /// Days for the whole game, 1 to 3650, or from 0 as a reserve; omitted if only `days`
            /// counts.
            #[serde(default)]
            budget: Option<u16>,
        },
    }
}

wire! {
    /// The state of a player's entry.
    // Defined here because only the desk knows whether it has the key of an entry.
    #[derive(Copy, Eq)]
    pub enum EntryName {
        Empty,
        /// A move is stored and can be changed: the clock is not stopped yet.
        Stored,
        /// A move is stored and the clock is stopped: the move is final.
        Closed,
        /// A move was stored, and its key is not on this machine: it must be entered again.
        Lost,
        /// A move is stored, but the game was continued in another copy of the file on this
        /// machine.
        ///
        /// The move may be known, so both moves must be entered again.
        Forked,
    }
}

wire! {
    /// An action open to a player now; each is a call.
    // Defined here because the desk adds `enter_again`, and names each action as its call.
    #[derive(Copy, Eq)]
    pub enum PlayerActName {
        StoreMove,
        StopClock,
        /// `start_clocks` with this player: starts the opponent's clock.
        StartOpponentsClock,
        ChooseSecond,
        PlayMove,
        /// `offer` of a draw.
        OfferDraw,
        /// `offer` of ordinary chess from this check on.
        OfferOrdinary,
        /// `answer_offer`: accepts or declines the opponent's offer.
        AnswerOffer,
        /// `claim_draw`; `claims` and `claims_with_move` list the possible claims.
        ClaimDraw,
        Resign,
        /// `enter_again`: discards the lost entry.
        EnterAgain,
    }
}

wire! {
    /// An offer without an answer yet.
    #[derive(Copy, Eq)]
    pub struct OfferView {
        pub by: Named<Color>,
        pub offer: Named<Offer>,
    }
}

wire! {
    /// A player's clock.
    #[derive(Copy, Eq)]
    pub struct GameClockView {
        /// Time left at the moment of the answer, in milliseconds; 0 by correspondence.
        pub left_ms: u32,
        /// True if the clock is running; false while the game is halted.
        pub running: bool,
        /// True if the flag is down; the game continues until a player calls it.
        pub fallen: bool,
    }
}

wire! {
    /// A player's side of the table.
    pub struct GameSideView {
        pub player: PlayerRef,
        /// The clock; stopped in a game by correspondence.
        pub clock: GameClockView,
        /// The state of the entry for the coming pair.
        pub entry: EntryName,
        /// The short form of the commitment to the stored entry: eight groups of four hexadecimal
        /// digits.
        ///
        /// `None` if nothing is stored.
        pub commitment: Option<String>,
        pub in_check: bool,
        pub acts: Vec<PlayerActName>,
        /// The draws that the player can claim now.
        pub claims: Vec<Named<DrawClaim>>,
        /// Further draws that the player can claim with an intended move, in ordinary chess:
        /// `claim_draw` with that move.
        pub claims_with_move: Vec<Named<DrawClaim>>,
    }
}

wire! {
    /// The reason the clocks of a running game are halted.
    #[derive(Copy, Eq)]
    pub enum HaltName {
        NotBegun,
        /// The arbiter halted it.
        Arbiter,
        /// The program ended while the game was running.
        Interrupted,
    }
}

wire! {
    /// A halt of the game.
    pub struct HaltView {
        pub why: HaltName,
        /// The last moment that counts, as RFC 3339.
        pub since: String,
    }
}

wire! {
    /// An entry that belongs to no pair; its commitment stays in the record.
    pub struct UnopenedView {
        /// True if the supervisor took it back; otherwise it was never opened.
        pub taken_back: bool,
        /// The pair it was for, from 1.
        pub pair: u32,
        pub color: Named<Color>,
        /// The short form of its commitment.
        pub commitment: String,
    }
}

wire! {
    /// A game at the board.
    pub struct BoardGameView {
        pub game: u32,
        /// The identity of the game: 32 hexadecimal digits, unique, and the same in every copy of
        /// the file.
        pub id: String,
        pub round: u16,
        pub table: u16,
        /// True if the match still exists with these two players; undo may have removed it.
        pub in_match: bool,
        /// The rule set's stable name: `pzs` or `fairschach`.
        pub rule_set: String,
        pub way: WayView,
        /// The number of saved events; it grows with every act.
        pub events: u32,
        pub stage: Named<StageKind>,
        /// The halt, if any; then only `resume_game`, `end_game` and `enter_again` are possible.
        pub halted: Option<HaltView>,
        pub white: GameSideView,
        pub black: GameSideView,
        /// The current board; between two moves of a pair, the board after the first.
        pub board: PairBoardView,
        /// The first-move rights for the coming pair: a player who uses one moves first.
        pub rights: Vec<RightView>,
        /// The player to move in ordinary chess; otherwise `None`.
        pub to_move: Option<Named<Color>>,
        /// The player who chooses another second move; otherwise `None`.
        pub chooser: Option<Named<Color>>,
        /// The open offer; `None` without one.
        pub offer: Option<OfferView>,
        /// The number of occurrences of the position, including this one.
        pub occurrences: u32,
        /// Pairs without a pawn move or capture; in ordinary chess, moves of each player.
        pub quiet_pairs: u32,
        /// The last revealed pair, or the pair whose second move is to be chosen; `None` before the
        /// first.
        pub last: Option<PairView>,
        /// The record so far: one line for each pair, without numbers; `||` begins ordinary chess.
        pub lines: Vec<RecordLineView>,
        /// The end; `None` while the game is running.
        pub end: Option<GameEndView>,
        pub result_entered: bool,
        /// True if the game was continued in another copy of the file on this machine.
        ///
        /// Nothing is opened or stored then before `enter_again`.
        pub forked: bool,
        /// The pairs before which a continuation elsewhere was found, and both moves were entered
        /// again.
        pub forks: Vec<u32>,
    }
}

wire! {
    /// A line of the record.
    pub struct RecordLineView {
        /// The number of the pair, from 1.
        pub number: u32,
        /// True if ordinary chess begins with this line.
        pub begins_ordinary: bool,
        /// White's move in the notation of the record; a dash without a move.
        pub white: String,
        pub black: String,
        /// White's thinking time, in milliseconds; `None` without a move and by correspondence.
        pub white_ms: Option<u32>,
        pub black_ms: Option<u32>,
    }
}

wire! {
    /// The complete record, for playback.
    pub struct GameRecordView {
        pub game: u32,
        pub round: u16,
        pub table: u16,
        pub white: PlayerRef,
        pub black: PlayerRef,
        pub start: PairBoardView,
        pub pairs: Vec<PairView>,
        pub unopened: Vec<UnopenedView>,
        /// The pairs before which the game was found to be continued in another copy of the file.
        pub forks: Vec<u32>,
        /// The end; `None` while the game is running.
        pub end: Option<GameEndView>,
        /// The record as text, in its export format.
        pub text: String,
    }
}
