//! A pair of moves that was revealed, as it crosses the bridge.

use kralle_choice::Choice;
use kralle_rules::paarzug::right::RightKind;
use kralle_rules::paarzug::void_move::VoidReasonKind;
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::refusal::ArticleView;
use crate::core::wire::wire;
use crate::judge::board::PieceName;
use crate::judge::pair_board::PairBoardView;

wire! {
    /// A first-move right.
    pub struct RightView {
        pub holder: Named<Color>,
        pub right: Named<RightKind>,
        /// The square the capture goes to; none for check.
        pub target: Option<String>,
        pub article: ArticleView,
    }
}

wire! {
    /// What became of a stored move.
    // A move that was replaced is more than the rules tell of it.
    #[derive(Copy, Eq, Choice)]
    pub enum FateName {
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
    /// Why a stored move was not made.
    pub struct VoidView {
        pub reason: Named<VoidReasonKind>,
        /// The square it is about, beside those of the move: of the piece in the way, of the
        /// attacker, or the attacked one.
        pub square: Option<String>,
        pub article: ArticleView,
    }
}

wire! {
    /// A move from square to square.
    #[derive(Eq)]
    pub struct PieceStepView {
        pub piece: PieceName,
        pub from: String,
        pub to: String,
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
        pub piece: PieceName,
        /// Its square; of a pawn captured en passant the one it stood on.
        pub square: String,
    }
}

wire! {
    /// How the two moves of a pair met.
    // It is read off the whole pair, for a sentence.
    #[derive(Copy, Eq)]
    pub enum MeetingName {
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
        AtOnce,
        /// One came first, by this right.
        First(RightView),
        /// One after the other, as in ordinary chess.
        InTurn,
    }
}

wire! {
    /// What decided about a pair; the message is `pair-ground-` and the code with hyphens.
    // Those of a pair, the rights and the wrong claims in one list.
    #[derive(Copy, Eq, Choice)]
    pub enum PairGroundName {
        /// Both pieces arrived on one square (PZSR 4).
        Collision,
        /// A king and another piece were sent to one square.
        KingMeeting,
        /// A king was sent to a square that a standing piece attacks.
        KingTarget,
        /// Each piece went to the square of the other.
        Swap,
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
        /// White claimed a draw wrongly: the move was made, and Black got two minutes (FIDE 9.5.3).
        WhiteClaimedWrongly,
        /// The same of Black.
        BlackClaimedWrongly,
    }
}

wire! {
    /// A rule that decided.
    pub struct PairGroundView {
        pub ground: PairGroundName,
        pub article: ArticleView,
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
        pub black: Option<RevealedMoveView>,
        pub order: OrderView,
        pub meeting: MeetingName,
        /// The pieces that left the board, the ones taken by a first move first.
        pub gone: Vec<GoneView>,
        pub before: PairBoardView,
        /// The board after the first of two moves that came one after the other.
        pub between: Option<PairBoardView>,
        /// The board after it; while a second move is being chosen, the same as `between`.
        pub after: PairBoardView,
        /// The rules that decided it, the deciding one first; empty in ordinary chess.
        pub grounds: Vec<PairGroundView>,
        /// Kings in check afterwards.
        pub checks: Vec<Named<Color>>,
        /// The line of the record, without the number.
        pub line: String,
    }
}
