//! A game of PaarZugSchach or Fairschach at the board, as it crosses the bridge.
//!
//! Begin at [`BoardGameView`]; [`PairView`] is a revealed pair, [`GamesView`] the list of games. Nothing in them
//! says what a player has stored before the pair is revealed: a stored entry is only there or not, beside its commitment.

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
    /// How much time a player has.
    #[derive(Copy, Eq)]
    pub struct TimeControlView {
        /// Minutes at the start, 1 to 1440.
        pub minutes: u16,
        /// Seconds added each time a player stops the clock with time left, 0 to 3600.
        pub increment_seconds: u16,
    }
}

wire! {
    /// How a game is played.
    #[derive(Copy, Eq)]
    pub enum WayView {
        AtTheBoard(TimeControlView),
        /// By correspondence: the supervisor stores what comes in, and no clock runs.
        ///
        /// With both numbers what is not used is carried over, and the second is the reserve.
        Correspondence {
            /// How many days a player has for each move, 1 to 365.
            #[serde(default)]
            days: Option<u16>,
            /// How many days a player has for the whole game, 1 to 3650; as a reserve from 0.
            #[serde(default)]
            budget: Option<u16>,
        },
    }
}

wire! {
    /// Where a player's entry is.
    // The desk alone knows whether the key of an entry is here.
    #[derive(Copy, Eq)]
    pub enum EntryName {
        Empty,
        /// A move is stored and can be changed: the clock is not stopped yet.
        Stored,
        /// A move is stored and the clock stopped: it stands.
        Closed,
        /// A move was stored, and its key is not on this machine: it must be entered again.
        Lost,
        /// A move is stored, and on this machine the game had gone on in another copy of the file:
        /// it may be known, and both must be entered again.
        Forked,
    }
}

wire! {
    /// What a player can do now; each is a call.
    // The desk adds `enter_again`, and names each as its call.
    #[derive(Copy, Eq)]
    pub enum PlayerActName {
        StoreMove,
        StopClock,
        /// `start_clocks` with this player: starts the opponent's.
        StartOpponentsClock,
        ChooseSecond,
        PlayMove,
        /// `offer` of a draw.
        OfferDraw,
        /// `offer` of ordinary chess from this check on.
        OfferOrdinary,
        /// `answer_offer`: accepts or declines what the opponent offers.
        AnswerOffer,
        /// `claim_draw`: what of, is in `claims` and `claims_with_move`.
        ClaimDraw,
        Resign,
        /// `enter_again`: gives the lost entry up.
        EnterAgain,
    }
}

wire! {
    /// An offer that waits for its answer.
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
        /// Time left at the moment of the answer, in milliseconds.
        pub left_ms: u32,
        /// Whether it runs. It stands still while the game is halted.
        pub running: bool,
        /// Whether the flag is down. The game goes on until it is called.
        pub fallen: bool,
    }
}

wire! {
    /// A player's side of the table.
    pub struct GameSideView {
        pub player: PlayerRef,
        /// The clock; of a correspondence game it stands still.
        pub clock: GameClockView,
        /// Where the entry for the coming pair is.
        pub entry: EntryName,
        /// The short form of the commitment to the stored entry: eight groups of four
        /// hexadecimal digits.
        pub commitment: Option<String>,
        pub in_check: bool,
        pub acts: Vec<PlayerActName>,
        /// What a claim of a draw would rest on now.
        pub claims: Vec<Named<DrawClaim>>,
        /// What else it could rest on with a move that the player intends and has not made, in
        /// ordinary chess: `claim_draw` with that move.
        pub claims_with_move: Vec<Named<DrawClaim>>,
    }
}

wire! {
    /// Why the clocks of a game stand still although it goes on.
    #[derive(Copy, Eq)]
    pub enum HaltName {
        NotBegun,
        /// The arbiter stopped it.
        Arbiter,
        /// The program ended while it was going on.
        Interrupted,
    }
}

wire! {
    /// A stop of the game.
    pub struct HaltView {
        pub why: HaltName,
        /// The last moment that counts, as RFC 3339.
        pub since: String,
    }
}

wire! {
    /// An entry that is part of no pair: its commitment stays in the record.
    pub struct UnopenedView {
        /// Whether the supervisor took it back; else it was never opened.
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
        /// What no game of another file has: 32 hexadecimal digits, the same in every copy.
        pub id: String,
        pub round: u16,
        pub table: u16,
        /// Whether the match is still there with these two players; undo may have taken it away.
        pub in_match: bool,
        /// The rule set's stable name: `pzs` or `fairschach`.
        pub rule_set: String,
        pub way: WayView,
        /// How many events were kept: grows with every act.
        pub events: u32,
        pub stage: Named<StageKind>,
        /// Why it does not go on: then only `resume_game`, `end_game` and `enter_again` are open.
        pub halted: Option<HaltView>,
        pub white: GameSideView,
        pub black: GameSideView,
        /// The board as it is; between two moves of a pair, after the first.
        pub board: PairBoardView,
        /// The first-move rights of the coming pair: who uses one, moves first.
        pub rights: Vec<RightView>,
        /// In ordinary chess, who is to move.
        pub to_move: Option<Named<Color>>,
        /// Who chooses another second move.
        pub chooser: Option<Named<Color>>,
        pub offer: Option<OfferView>,
        /// How often the position has occurred, this time included.
        pub occurrences: u32,
        /// Pairs (or in ordinary chess, moves of each) without pawn move or capture.
        pub quiet_pairs: u32,
        /// The pair that was revealed last; while a second move is being chosen, that pair.
        pub last: Option<PairView>,
        /// The record so far: one line a pair, without numbers; `||` begins ordinary chess.
        pub lines: Vec<RecordLineView>,
        pub end: Option<GameEndView>,
        pub result_entered: bool,
        /// Whether it has gone on in another copy of the file on this machine: then nothing is
        /// opened or stored before `enter_again`.
        pub forked: bool,
        /// The pairs before which that was found and both entered anew.
        pub forks: Vec<u32>,
    }
}

wire! {
    /// A line of the record.
    pub struct RecordLineView {
        /// The number of the pair, from 1.
        pub number: u32,
        /// Whether ordinary chess begins with it.
        pub begins_ordinary: bool,
        /// White's move in the notation of the record; a dash where there is none.
        pub white: String,
        pub black: String,
        /// White's thinking time, in milliseconds.
        pub white_ms: Option<u32>,
        pub black_ms: Option<u32>,
    }
}

wire! {
    /// The whole record, to play it through.
    pub struct GameRecordView {
        pub game: u32,
        pub round: u16,
        pub table: u16,
        pub white: PlayerRef,
        pub black: PlayerRef,
        pub start: PairBoardView,
        pub pairs: Vec<PairView>,
        pub unopened: Vec<UnopenedView>,
        /// The pairs before which the game was found to have gone on in another copy of the file.
        pub forks: Vec<u32>,
        pub end: Option<GameEndView>,
        /// The record as text, as it is exported.
        pub text: String,
    }
}
