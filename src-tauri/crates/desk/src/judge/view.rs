//! Wire types of questions to the rules engine and its answers.
//!
//! An answer is a [`VerdictCard`]: codes and data for the messages `judge-…`, with article and
//! reading. The arrows and marks for the boards come beside it.

use kralle_rules::adjudication::MatchResult;
use kralle_rules::adjudication::claim::{ClaimName, Claimant, FlagOrder};
use kralle_rules::adjudication::drop_mate::MatedBy;
use kralle_rules::rule_set::room::Room;
use kralle_rules::tandem::side::Board;
use kralle_view::named::Named;
use shakmaty::Color;

use crate::core::refusal::{ArticleView, Data, RefusalView};
use crate::core::wire::wire;
use crate::judge::board::{HandPiece, PositionSetup};

wire! {
    /// A player's place: a board and a color.
    #[derive(Copy, Eq)]
    pub struct SideName {
        pub board: Named<Board>,
        pub color: Named<Color>,
    }
}

wire! {
    /// A move that was played or is intended.
    #[serde(tag = "kind")]
    pub enum MoveInput {
        Drop {
            board: Named<Board>,
            color: Named<Color>,
            piece: HandPiece,
            to: String,
        },
        Move {
            board: Named<Board>,
            from: String,
            to: String,
            /// The promotion piece of a pawn; omitted if not named.
            #[serde(default)]
            wanted: Option<HandPiece>,
            /// The square of the neighbor board from which the promotion piece is taken; ignored
            /// without `wanted`.
            #[serde(default)]
            taken_from: Option<String>,
        },
    }
}

wire! {
    /// The state of an event: already happened or not.
    #[derive(Copy, Eq, Default)]
    pub enum HappenedName {
        NotYet,
        #[default]
        Already,
    }
}

wire! {
    /// A claim of a player or his substitute.
    pub struct ClaimInput {
        pub claim: Named<ClaimName>,
        pub by: SideName,
        /// The role of the claimer; by default, the player at that place.
        #[serde(default)]
        pub claimant: Named<Claimant>,
        /// `Already` if the claimer has moved since the illegal move.
        pub moved: HappenedName,
        /// The move claimed to be illegal, played from the given boards.
        ///
        /// Omitted if it cannot be shown; the claim then rests on the players' word.
        #[serde(default)]
        pub shown: Option<MoveInput>,
        /// The offender's clock after the illegal move: pressed by default.
        #[serde(default)]
        pub clock: HappenedName,
    }
}

wire! {
    /// The origin of the mate on each board; ignored for a board without a mate.
    #[derive(Copy, Eq, Default)]
    #[serde(default)]
    pub struct MatedByInput {
        /// On board 1.
        pub a: Named<MatedBy>,
        /// On board 2.
        pub b: Named<MatedBy>,
    }
}

wire! {
    /// A question about a tandem position.
    #[serde(tag = "ask")]
    pub enum Question {
        /// The mates on the boards, and their finality.
        Mate {
            /// Mated players whose partners have moved since the mate.
            partner_moved: Vec<SideName>,
            #[serde(default)]
            mated_by: MatedByInput,
        },
        /// The legality of a move or drop, and the consequences if it is illegal.
        Move {
            played: MoveInput,
            /// `Already` if the opponent has moved since.
            opponent_moved: HappenedName,
        },
        /// The obligations after touching the board with a piece from the hand.
        Touch {
            board: Named<Board>,
            piece: HandPiece,
            to: String,
        },
        /// The state of the match with fallen flags.
        Result {
            /// Players whose flags fell, in their order as far as known.
            flags: Vec<SideName>,
            order: Named<FlagOrder>,
            /// Mated players whose partners have moved since the mate.
            #[serde(default)]
            partner_moved: Vec<SideName>,
            #[serde(default)]
            mated_by: MatedByInput,
        },
        /// The verdict on claims made at the same moment.
        Claim {
            claims: Vec<ClaimInput>,
            /// Players whose flags are down, for a claim of flag fall.
            flags: Vec<SideName>,
            order: Named<FlagOrder>,
            /// Mated players whose partners have moved since the mate.
            #[serde(default)]
            partner_moved: Vec<SideName>,
            #[serde(default)]
            mated_by: MatedByInput,
        },
    }
}

wire! {
    /// The tone of an answer or line: yes, no or open.
    #[derive(Copy, Eq)]
    pub enum Tone {
        /// Yes; also helpful or allowed.
        Yes,
        No,
        /// Neither: unknown, or a decision is needed.
        Open,
    }
}

wire! {
    /// A sentence: the message is `judge-` and the code with hyphens.
    pub struct Said {
        pub code: String,
        /// The arguments of the sentence: squares, and codes of pieces, places and reasons.
        pub data: Data,
    }
}

wire! {
    /// A line below the answer.
    pub struct CardLine {
        pub tone: Tone,
        pub said: Said,
    }
}

wire! {
    /// An option in force behind an answer; the message is `option-…`.
    pub struct ReadingView {
        pub option: String,
        pub value: String,
    }
}

wire! {
    /// A verdict card: the answer as displayed and as stored with a match.
    pub struct VerdictCard {
        /// The code of the question, such as `mate`.
        pub question: String,
        pub tone: Tone,
        pub answer: Said,
        pub lines: Vec<CardLine>,
        pub article: ArticleView,
        /// The readings behind the answer; empty if the text leaves no choice.
        pub readings: Vec<ReadingView>,
        /// The reason for the reading, message `room-…`; `None` if the text leaves no room.
        #[serde(default)]
        pub room: Option<Named<Room>>,
        /// The rule set applied, such as `dsj`.
        pub rule_set: String,
    }
}

wire! {
    /// The meaning of an arrow.
    #[derive(Copy, Eq)]
    pub enum ArrowName {
        /// The move in question.
        Played,
        /// A move that averts the mate.
        Averts,
        /// A move that mates in turn, which makes a draw.
        Draws,
    }
}

wire! {
    /// An arrow on a board; without `from`, it starts at the hand.
    pub struct ArrowView {
        pub board: Named<Board>,
        pub color: Named<Color>,
        /// The start square; `None` for a drop.
        pub from: Option<String>,
        /// The dropped piece; `None` for a move.
        pub piece: Option<HandPiece>,
        pub to: String,
        pub kind: ArrowName,
    }
}

wire! {
    /// The meaning of a mark.
    #[derive(Copy, Eq)]
    pub enum MarkName {
        Check,
        Checker,
        /// A piece that a promotion can take.
        Target,
        /// A piece that a promotion takes off the board.
        Taken,
    }
}

wire! {
    /// A mark on a square.
    pub struct SquareMark {
        pub board: Named<Board>,
        pub square: String,
        pub kind: MarkName,
    }
}

wire! {
    /// A mating piece that may have been dropped against the rules.
    ///
    /// The client requests the origin of that mate.
    pub struct DropAsked {
        /// The mated player.
        pub side: SideName,
        /// The square of the piece, on the board of that player.
        pub square: String,
        pub said: Named<MatedBy>,
    }
}

wire! {
    /// An answer with its drawings.
    pub struct JudgeView {
        pub card: VerdictCard,
        pub arrows: Vec<ArrowView>,
        pub marks: Vec<SquareMark>,
        /// Both boards after a legal move; otherwise `None`.
        pub after: Option<PositionSetup>,
        /// Both boards after an illegal drop is set right; `None` if there is no such remedy.
        pub remedy: Option<PositionSetup>,
        /// The state of the match; `None` if the question was not about it.
        pub stands: Option<Named<MatchResult>>,
        pub drops: Vec<DropAsked>,
    }
}

wire! {
    /// A position as text, or its fault.
    pub struct PositionReport {
        /// Both boards as `a | b`; `None` if they are no position.
        pub text: Option<String>,
        /// The reason it is no position of a match; `None` if it is one.
        pub problem: Option<RefusalView>,
        /// The number of pieces on both boards and in all hands.
        pub pieces: u16,
        pub in_check: Vec<SideName>,
        /// Marks for the checks.
        pub marks: Vec<SquareMark>,
    }
}
