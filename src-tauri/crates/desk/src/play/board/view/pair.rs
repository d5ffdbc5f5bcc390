//! Wire types of a revealed pair of moves.

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
        /// The target square of the capture; `None` for a check.
        pub target: Option<String>,
        pub article: ArticleView,
    }
}

wire! {
    /// The fate of a stored move.
    // Defined here because the rules have no replaced moves.
    #[derive(Copy, Eq, Choice)]
    pub enum FateName {
        Executed,
        /// A readable move that could not be executed (PZSR 2).
        Void,
        /// An unreadable entry (PZSR 2).
        Unreadable,
        /// A move that became impossible and was replaced (PZSR 5).
        Replaced,
        /// A move that became impossible; the player is choosing another.
        BeingReplaced,
    }
}

wire! {
    /// The reason a stored move was not made.
    pub struct VoidView {
        pub reason: Named<VoidReasonKind>,
        /// A further square beside those of the move: of the blocking piece, of the attacker, or
        /// the attacked one. `None` if the reason has none.
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
        /// The promotion piece; `None` for any other move.
        pub promotion: Option<PieceName>,
        /// The start and target of the rook in castling; otherwise `None`.
        pub rook: Option<(String, String)>,
    }
}

wire! {
    /// A player's move in a revealed pair.
    pub struct RevealedMoveView {
        /// The stored entry: the canonical text of the commitment.
        pub entered: String,
        /// The stored move; `None` if it is unreadable or its start square is empty.
        pub stored: Option<PieceStepView>,
        pub fate: FateName,
        /// The reason the stored move was not made; `None` if it was.
        pub void: Option<VoidView>,
        /// The replacement for the stored move (PZSR 5); otherwise `None`.
        pub chosen: Option<PieceStepView>,
        /// The executed move, stored or chosen; `None` if none was.
        pub executed: Option<PieceStepView>,
        /// True if the moving piece left the board on arrival (a collision, PZSR 4).
        pub vanished: bool,
        /// The move in the notation of the record.
        pub notation: String,
        pub thinking_ms: u32,
        /// The opened commitment; `None` for moves of ordinary chess and for replacements.
        pub opened: Option<OpenedView>,
    }
}

wire! {
    /// An opened commitment, which anyone can recompute.
    pub struct OpenedView {
        /// SHA-256 of the committed text, as 64 hexadecimal digits.
        pub commitment: String,
        /// The short form displayed when the move was stored.
        pub short: String,
        /// The committed text, including the nonce.
        pub text: String,
    }
}

wire! {
    /// A piece that left the board.
    #[derive(Eq)]
    pub struct GoneView {
        pub piece: PieceName,
        /// Its square; for a pawn captured en passant, the pawn's own square.
        pub square: String,
    }
}

wire! {
    /// The interaction of the two moves of a pair.
    // Derived from the whole pair, for a sentence.
    #[derive(Copy, Eq)]
    pub enum MeetingName {
        Apart,
        /// Each moved to the square that the other left.
        Swap,
        /// A piece moved to the square that the other left, and captured nothing.
        Vacated,
        /// Both arrived on one square, and the stronger captured the weaker.
        StrongerCaptured,
        /// Both arrived on one square and captured each other.
        BothGone,
        /// Both had the same target square, and the weaker stayed on its square.
        WeakerStayed,
    }
}

wire! {
    /// The order of the moves of a pair.
    pub enum OrderView {
        AtOnce,
        /// One move came first, by this right.
        First(RightView),
        /// One after the other, as in ordinary chess.
        InTurn,
    }
}

wire! {
    /// A ground that decided a pair; the message is `pair-ground-` and the code with hyphens.
    // One list for the grounds of a pair, the rights and the wrong claims.
    #[derive(Copy, Eq, Choice)]
    pub enum PairGroundName {
        /// Both pieces arrived on one square (PZSR 4).
        Collision,
        /// A king and another piece had the same target square.
        KingMeeting,
        /// The target square of a king was attacked by a piece that did not move.
        KingTarget,
        /// Each piece moved to the square of the other.
        Swap,
        /// A stored move was void (PZSR 2).
        Void,
        /// A piece moved to the square that the other left.
        VacatedTarget,
        /// A piece that did not move was captured (PZSR 3).
        StandingCapture,
        /// Only the two moves (PZSR 2).
        Plain,
        /// A right to move first: to parry a check (PZSR 5).
        RightCheck,
        /// A right to move first: to recapture (PZSR 1).
        RightRecapture,
        /// A right to move first: to capture en passant (PZSR 1).
        RightEnPassant,
        /// A right to move first: against a cheeky move.
        RightCheeky,
        /// White's claim of a draw was wrong: the move was made, and Black got two minutes (FIDE
        /// 9.5.3).
        WhiteClaimedWrongly,
        /// Black's claim of a draw was wrong: the move was made, and White got two minutes (FIDE
        /// 9.5.3).
        BlackClaimedWrongly,
    }
}

wire! {
    /// A rule that decided a pair.
    pub struct PairGroundView {
        pub ground: PairGroundName,
        pub article: ArticleView,
    }
}

wire! {
    /// A revealed pair, or a pair of moves of ordinary chess.
    pub struct PairView {
        /// Its number, from 1.
        pub number: u32,
        /// True if it belongs to the ordinary chess that the players agreed to continue with.
        pub ordinary: bool,
        /// White's move; `None` if the record has a dash or the move is still to come.
        pub white: Option<RevealedMoveView>,
        pub black: Option<RevealedMoveView>,
        pub order: OrderView,
        pub meeting: MeetingName,
        /// The pieces that left the board, those captured by a first move first.
        pub gone: Vec<GoneView>,
        pub before: PairBoardView,
        /// The board after the first of two consecutive moves; `None` for simultaneous moves.
        pub between: Option<PairBoardView>,
        /// The board after it; while a second move is to be chosen, the same as `between`.
        pub after: PairBoardView,
        /// The grounds of the pair, the deciding one first; in ordinary chess, only wrong claims.
        pub grounds: Vec<PairGroundView>,
        /// The colors of the kings in check afterwards.
        pub checks: Vec<Named<Color>>,
        /// The line of the record, without the number.
        pub line: String,
    }
}
