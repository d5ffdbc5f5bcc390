//! A game of PaarZugSchach or Fairschach at the board, as it crosses the bridge.
//!
//! Begin at [`BoardGameView`]. Nothing in it says what a player has stored before the pair is
//! revealed: a stored entry is only there or not, beside its commitment.

use std::collections::BTreeMap;

use super::board::PieceName;
use super::lots::PlayerRef;
use super::refusal::ArticleView;
use super::round::{CauseName, ColorName};
use super::wire;

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
        /// At the board, on two clocks.
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
    /// What a game waits for.
    #[derive(Copy, Eq)]
    pub enum StageName {
        /// Both players store their moves.
        Storing,
        /// One player chooses another second move, his clock running (PZSR 5).
        Choosing,
        /// The players went on with ordinary chess: one moves after the other.
        Ordinary,
        /// It is over.
        Ended,
    }
}

wire! {
    /// Where a player's entry is.
    #[derive(Copy, Eq)]
    pub enum EntryName {
        /// Nothing is stored.
        Empty,
        /// A move is stored and can be changed: the clock is not stopped yet.
        Stored,
        /// A move is stored and the clock stopped: it stands.
        Closed,
        /// A move was stored, and its key is not on this machine: it must be entered again.
        Lost,
    }
}

wire! {
    /// What a player can do now; each is a call.
    #[derive(Copy, Eq)]
    pub enum PlayerActName {
        /// `store_move`.
        StoreMove,
        /// `stop_clock`.
        StopClock,
        /// `start_clocks` with this player: starts the opponent's.
        StartOpponentsClock,
        /// `choose_second`.
        ChooseSecond,
        /// `play_move`.
        PlayMove,
        /// `offer` of a draw.
        OfferDraw,
        /// `offer` of ordinary chess from this check on.
        OfferOrdinary,
        /// `answer_offer`: accepts or declines what the opponent offers.
        AnswerOffer,
        /// `claim_draw`: what of, is in `claims` and `claims_with_move`.
        ClaimDraw,
        /// `resign`.
        Resign,
        /// `enter_again`: gives the lost entry up.
        EnterAgain,
    }
}

wire! {
    /// What a draw can be claimed for.
    #[derive(Copy, Eq)]
    pub enum DrawClaimName {
        /// The same position for the third time.
        Threefold,
        /// Fifty pairs without pawn move or capture; of ordinary chess fifty moves of each.
        Fifty,
        /// Neither player has the pieces to mate.
        DeadPosition,
    }
}

wire! {
    /// What one player offers the other.
    #[derive(Copy, Eq)]
    pub enum OfferName {
        /// A draw.
        Draw,
        /// To go on with ordinary chess from this check.
        Ordinary,
    }
}

wire! {
    /// An offer that waits for its answer.
    #[derive(Copy, Eq)]
    pub struct OfferView {
        /// Who made it.
        pub by: ColorName,
        /// What it is.
        pub offer: OfferName,
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
        /// Who plays it.
        pub player: PlayerRef,
        /// The clock; of a correspondence game it stands still.
        pub clock: GameClockView,
        /// Where the entry for the coming pair is.
        pub entry: EntryName,
        /// The short form of the commitment to the stored entry: eight groups of four
        /// hexadecimal digits.
        pub commitment: Option<String>,
        /// Whether the king is in check.
        pub in_check: bool,
        /// What the player can do now.
        pub acts: Vec<PlayerActName>,
        /// What a claim of a draw would rest on now.
        pub claims: Vec<DrawClaimName>,
        /// What else it could rest on with a move that the player intends and has not made, in
        /// ordinary chess: `claim_draw` with that move.
        pub claims_with_move: Vec<DrawClaimName>,
    }
}

wire! {
    /// A board without hands.
    #[derive(Eq)]
    pub struct PairBoardView {
        /// The pieces by square, such as `e4`.
        pub squares: BTreeMap<String, PieceName>,
        /// Castling rights as in FEN, such as `KQkq` or `-`.
        pub castling: String,
        /// Squares that pawns have just passed by a double step, as the position text has them, or
        /// `-`.
        pub en_passant: String,
    }
}

wire! {
    /// What a first-move right is for.
    #[derive(Copy, Eq)]
    pub enum RightName {
        /// To parry a check (PZSR 5).
        Check,
        /// To recapture (PZSR 1).
        Recapture,
        /// To capture en passant (PZSR 1).
        EnPassant,
        /// To capture a piece that moved unprotected where it can be captured.
        Cheeky,
    }
}

wire! {
    /// A first-move right.
    pub struct RightView {
        /// Whose it is.
        pub holder: ColorName,
        /// What for.
        pub right: RightName,
        /// The square the capture goes to; none for check.
        pub target: Option<String>,
        /// The rule that gives it.
        pub article: ArticleView,
    }
}

wire! {
    /// What became of a stored move.
    #[derive(Copy, Eq)]
    pub enum FateName {
        /// It was executed.
        Executed,
        /// It could be read and not be executed (PZSR 2).
        Void,
        /// It could not be read (PZSR 2).
        Unreadable,
        /// It had become impossible, and another was chosen (PZSR 5).
        Replaced,
        /// It has become impossible, and the player is choosing another.
        BeingReplaced,
    }
}

wire! {
    /// Why a stored move was void or became impossible; the message is `table-void-` and the code
    /// with hyphens.
    #[derive(Copy, Eq)]
    pub enum VoidReasonName {
        /// It cannot be read.
        Unreadable,
        /// No piece stands on the start square.
        NoPiece,
        /// The piece on the start square is the opponent's.
        OpponentsPiece,
        /// The first move of the pair captured the piece.
        PieceCaptured,
        /// A piece of one's own stands on the target square.
        OwnPiece,
        /// The piece does not move so.
        Movement,
        /// A piece is in the way.
        Blocked,
        /// A pawn goes diagonally only to capture.
        NothingToCapture,
        /// What the pawn becomes is not named, or is named where no pawn is promoted.
        Promotion,
        /// King or rook has moved before.
        CastlingLost,
        /// Castling out of check.
        CastlingInCheck,
        /// Castling across an attacked square.
        CastlingThroughCheck,
        /// A king is never captured.
        King,
        /// The king would go where it is attacked.
        IntoCheck,
        /// The king is in check and would stay so.
        CheckStays,
        /// The move would leave the king open to an attack.
        KingExposed,
        /// A king goes to one square only with a straight pawn.
        KingMeetsPiece,
        /// Both kings were sent to one square.
        KingsMeet,
        /// The weaker piece renounces.
        WeakerRenounces,
    }
}

impl VoidReasonName {
    /// Its message.
    pub(crate) const fn message(self) -> &'static str {
        match self {
            Self::Unreadable => "table-void-unreadable",
            Self::NoPiece => "table-void-no-piece",
            Self::OpponentsPiece => "table-void-opponents-piece",
            Self::PieceCaptured => "table-void-piece-captured",
            Self::OwnPiece => "table-void-own-piece",
            Self::Movement => "table-void-movement",
            Self::Blocked => "table-void-blocked",
            Self::NothingToCapture => "table-void-nothing-to-capture",
            Self::Promotion => "table-void-promotion",
            Self::CastlingLost => "table-void-castling-lost",
            Self::CastlingInCheck => "table-void-castling-in-check",
            Self::CastlingThroughCheck => "table-void-castling-through-check",
            Self::King => "table-void-king",
            Self::IntoCheck => "table-void-into-check",
            Self::CheckStays => "table-void-check-stays",
            Self::KingExposed => "table-void-king-exposed",
            Self::KingMeetsPiece => "table-void-king-meets-piece",
            Self::KingsMeet => "table-void-kings-meet",
            Self::WeakerRenounces => "table-void-weaker-renounces",
        }
    }
}

wire! {
    /// Why a stored move was not made.
    pub struct VoidView {
        /// Why.
        pub reason: VoidReasonName,
        /// The square it is about, beside those of the move: of the piece in the way, of the
        /// attacker, or the attacked one.
        pub square: Option<String>,
        /// The rule.
        pub article: ArticleView,
    }
}

wire! {
    /// A move from square to square.
    #[derive(Eq)]
    pub struct PieceStepView {
        /// The piece that moves.
        pub piece: PieceName,
        /// Where from.
        pub from: String,
        /// Where to.
        pub to: String,
        /// What the pawn becomes.
        pub promotion: Option<PieceName>,
        /// The way of the rook in castling: from, to.
        pub rook: Option<(String, String)>,
    }
}

wire! {
    /// What a player did in a revealed pair.
    pub struct RevealedMoveView {
        /// The stored entry as it was entered: the canonical text that was committed to.
        pub entered: String,
        /// The stored move, where it can be read and a piece stands on its first square.
        pub stored: Option<PieceStepView>,
        /// What became of it.
        pub fate: FateName,
        /// Why the stored move was not made; none where it was.
        pub void: Option<VoidView>,
        /// The move chosen instead (PZSR 5).
        pub chosen: Option<PieceStepView>,
        /// What was executed: the stored move, or the chosen one; none where nothing was.
        pub executed: Option<PieceStepView>,
        /// Whether the piece that moved left the board on arrival (a collision, PZSR 4).
        pub vanished: bool,
        /// The move in the notation of the record.
        pub notation: String,
        /// Thinking time of this pair, in milliseconds.
        pub thinking_ms: u32,
        /// The opened commitment; none for moves of ordinary chess and for chosen ones.
        pub opened: Option<OpenedView>,
    }
}

wire! {
    /// An opened commitment: everybody can compute it again.
    pub struct OpenedView {
        /// SHA-256 over the committed text, as 64 hexadecimal digits.
        pub commitment: String,
        /// The short form that was shown when the move was stored.
        pub short: String,
        /// The text that was committed to, nonce and all.
        pub text: String,
    }
}

wire! {
    /// A piece that left the board.
    #[derive(Eq)]
    pub struct GoneView {
        /// The piece.
        pub piece: PieceName,
        /// Its square; of a pawn captured en passant the one it stood on.
        pub square: String,
    }
}

wire! {
    /// How the two moves of a pair met.
    #[derive(Copy, Eq)]
    pub enum MeetingName {
        /// Not at all.
        Apart,
        /// Each went to the square the other left.
        Swap,
        /// A piece went to the square that the other left, and captured nothing.
        Vacated,
        /// Both arrived on one square, and the stronger captured the weaker.
        StrongerCaptured,
        /// Both arrived on one square and captured each other.
        BothGone,
        /// Both were sent to one square, and the weaker stayed where it was.
        WeakerStayed,
    }
}

wire! {
    /// In which order the moves of a pair were made.
    pub enum OrderView {
        /// Both at once.
        AtOnce,
        /// One came first, by this right.
        First(RightView),
        /// One after the other, as in ordinary chess.
        InTurn,
    }
}

wire! {
    /// What decided about a pair; the message is `pair-ground-` and the code with hyphens.
    #[derive(Eq, Copy)]
    pub enum PairGroundName {
        /// Both pieces arrived on one square (PZSR 4).
        Collision,
        /// A stored move was void (PZSR 2).
        Void,
        /// A piece went to the square that the other left.
        VacatedTarget,
        /// A piece was captured where it stood (PZSR 3).
        StandingCapture,
        /// Nothing but the two moves (PZSR 2).
        Plain,
        /// A right to move first: to parry a check (PZSR 5).
        RightCheck,
        /// A right to move first: to recapture (PZSR 1).
        RightRecapture,
        /// A right to move first: to capture en passant (PZSR 1).
        RightEnPassant,
        /// A right to move first: against a cheeky move.
        RightCheeky,
    }
}

wire! {
    /// A rule that decided.
    pub struct PairGroundView {
        /// What.
        pub ground: PairGroundName,
        /// Where it stands.
        pub article: ArticleView,
    }
}

wire! {
    /// Why a game is over; the message is `game-end-` and the code with hyphens.
    #[derive(Copy, Eq)]
    pub enum GameEndName {
        /// A king in check without a legal first move.
        Checkmate,
        /// Both kings so.
        BothMated,
        /// A player not in check without a legal first move.
        Stalemate,
        /// Both kings moved in one pair and stand side by side.
        KingsAdjacent,
        /// Both kings were sent to one square.
        KingsOnOneSquare,
        /// Neither player has the pieces to mate.
        InsufficientMaterial,
        /// A void move, where that loses.
        VoidMove,
        /// The same position for the third time.
        Threefold,
        /// Fifty pairs without pawn move or capture.
        FiftyPairs,
        /// Fifty moves of each player without pawn move or capture, in ordinary chess.
        FiftyMoves,
        /// The players agreed on a draw.
        Agreement,
        /// A player resigned.
        Resignation,
        /// A player ran out of time.
        FlagFall,
        /// The arbiter ended it.
        Arbiter,
    }
}

wire! {
    /// How a game stands at its end.
    #[derive(Copy, Eq)]
    pub enum GameScoreName {
        /// White won.
        WhiteWins,
        /// Black won.
        BlackWins,
        /// A draw.
        Draw,
        /// Broken off without a result: another game may be opened at the table.
        Annulled,
    }
}

wire! {
    /// The end of a game.
    pub struct GameEndView {
        /// The result.
        pub score: GameScoreName,
        /// Why.
        pub reason: GameEndName,
        /// The rule; none for the arbiter's word.
        pub article: Option<ArticleView>,
        /// What the arbiter said, where he ended it.
        pub said: Option<String>,
        /// The move with which a draw was claimed; it was not made.
        pub intended: Option<PieceStepView>,
        /// The cause it is entered with as a result.
        pub cause: CauseName,
    }
}

wire! {
    /// A pair that was revealed, or a move pair of ordinary chess.
    pub struct PairView {
        /// Its number, from 1.
        pub number: u32,
        /// Whether it belongs to the ordinary chess the players went on with.
        pub ordinary: bool,
        /// What White did; none where the record has a dash or the move is still to come.
        pub white: Option<RevealedMoveView>,
        /// What Black did.
        pub black: Option<RevealedMoveView>,
        /// In which order.
        pub order: OrderView,
        /// How the moves met.
        pub meeting: MeetingName,
        /// The pieces that left the board, the ones taken by a first move first.
        pub gone: Vec<GoneView>,
        /// The board before it.
        pub before: PairBoardView,
        /// The board after the first of two moves that came one after the other.
        pub between: Option<PairBoardView>,
        /// The board after it; while a second move is being chosen, the same as `between`.
        pub after: PairBoardView,
        /// The rules that decided it, the deciding one first; empty in ordinary chess.
        pub grounds: Vec<PairGroundView>,
        /// Kings in check afterwards.
        pub checks: Vec<ColorName>,
        /// The line of the record, without the number.
        pub line: String,
    }
}

wire! {
    /// Why the clocks of a game stand still although it goes on.
    #[derive(Copy, Eq)]
    pub enum HaltName {
        /// It was opened and not begun.
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
        /// Why.
        pub why: HaltName,
        /// The last moment that counts, as RFC 3339.
        pub since: String,
    }
}

wire! {
    /// An entry that was never opened: its commitment stays in the record.
    pub struct UnopenedView {
        /// The pair it was for, from 1.
        pub pair: u32,
        /// Whose.
        pub color: ColorName,
        /// The short form of its commitment.
        pub commitment: String,
    }
}

wire! {
    /// A game at the board.
    pub struct BoardGameView {
        /// Its number in the file.
        pub game: u32,
        /// What no game of another file has: 32 hexadecimal digits, the same in every copy.
        pub id: String,
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// Whether the match is still there with these two players; undo may have taken it away.
        pub in_match: bool,
        /// The rule set's stable name: `pzs` or `fairschach`.
        pub rule_set: String,
        /// How it is played.
        pub way: WayView,
        /// How many events were kept: grows with every act.
        pub events: u32,
        /// What it waits for.
        pub stage: StageName,
        /// Why it does not go on: then only `resume_game`, `end_game` and `enter_again` are open.
        pub halted: Option<HaltView>,
        /// White's side.
        pub white: GameSideView,
        /// Black's side.
        pub black: GameSideView,
        /// The board as it is; between two moves of a pair, after the first.
        pub board: PairBoardView,
        /// The first-move rights of the coming pair: who uses one, moves first.
        pub rights: Vec<RightView>,
        /// In ordinary chess, who is to move.
        pub to_move: Option<ColorName>,
        /// Who chooses another second move.
        pub chooser: Option<ColorName>,
        /// What one player offers the other.
        pub offer: Option<OfferView>,
        /// How often the position has occurred, this time included.
        pub occurrences: u32,
        /// Pairs (or in ordinary chess, moves of each) without pawn move or capture.
        pub quiet_pairs: u32,
        /// The pair that was revealed last; while a second move is being chosen, that pair.
        pub last: Option<PairView>,
        /// The record so far: one line a pair, without numbers; `||` begins ordinary chess.
        pub lines: Vec<RecordLineView>,
        /// How it ended.
        pub end: Option<GameEndView>,
        /// Whether its result stands in the match.
        pub result_entered: bool,
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
        /// Black's.
        pub black: String,
        /// White's thinking time, in milliseconds.
        pub white_ms: Option<u32>,
        /// Black's.
        pub black_ms: Option<u32>,
    }
}

wire! {
    /// The whole record, to play it through.
    pub struct GameRecordView {
        /// The game's number in the file.
        pub game: u32,
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// White.
        pub white: PlayerRef,
        /// Black.
        pub black: PlayerRef,
        /// The board before the first pair.
        pub start: PairBoardView,
        /// Every pair.
        pub pairs: Vec<PairView>,
        /// Entries that were never opened.
        pub unopened: Vec<UnopenedView>,
        /// How it ended.
        pub end: Option<GameEndView>,
        /// The record as text, as it is exported.
        pub text: String,
    }
}

wire! {
    /// A game in the list of games.
    pub struct GameLineView {
        /// Its number in the file.
        pub game: u32,
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// White.
        pub white: PlayerRef,
        /// Black.
        pub black: PlayerRef,
        /// How it is played.
        pub way: WayView,
        /// Whether the match is still there with these two players.
        pub in_match: bool,
        /// Pairs made so far.
        pub pairs: u32,
        /// What it waits for.
        pub stage: StageName,
        /// Whether it stands still.
        pub halted: bool,
        /// Where White's entry is.
        pub white_entry: EntryName,
        /// Where Black's entry is.
        pub black_entry: EntryName,
        /// How it ended.
        pub end: Option<GameEndView>,
        /// Whether its result stands in the match.
        pub result_entered: bool,
    }
}

wire! {
    /// A match at which a game can be opened.
    pub struct FreeTableView {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// White.
        pub white: PlayerRef,
        /// Black.
        pub black: PlayerRef,
    }
}

wire! {
    /// Every game of the tournament.
    pub struct GamesView {
        /// Whether the rule set in force has games in pairs, for single players.
        pub possible: bool,
        /// The games by round and table, the newest of a table last.
        pub games: Vec<GameLineView>,
        /// Matches of published rounds that have neither game nor result.
        pub free: Vec<FreeTableView>,
    }
}
