//! Questions to the rules engine and its answers, as they cross the bridge.
//!
//! An answer is a [`VerdictCard`]: codes and data, said in the words of `judge-…`, with the article
//! and the reading it rests on; beside it what a screen draws on the boards.

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
            /// What a pawn on its last rank becomes.
            #[serde(default)]
            wanted: Option<HandPiece>,
            /// The square of the neighbor board it is taken from.
            #[serde(default)]
            taken_from: Option<String>,
        },
    }
}

wire! {
    /// Whether something has happened already.
    #[derive(Copy, Eq, Default)]
    pub enum HappenedName {
        NotYet,
        #[default]
        Already,
    }
}

wire! {
    /// A claim.
    pub struct ClaimInput {
        pub claim: Named<ClaimName>,
        pub by: SideName,
        /// Whether the claimer plays in this round; he does where nothing is said.
        #[serde(default)]
        pub claimant: Named<Claimant>,
        /// Whether the claimer has moved since the illegal move.
        pub moved: HappenedName,
        /// The move that is claimed to be illegal, played from these boards; none where nobody can
        /// show it any more, and the claim rests on what was said.
        #[serde(default)]
        pub shown: Option<MoveInput>,
        /// Whether who made the illegal move has pressed his clock; he has where nothing is said.
        #[serde(default)]
        pub clock: HappenedName,
    }
}

wire! {
    /// How the mates came about, board by board; what is not mated does not matter.
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
    /// A question about a position.
    #[serde(tag = "ask")]
    pub enum Question {
        /// Is somebody mated, and is it final?
        Mate {
            /// Mated players whose partners have moved since.
            partner_moved: Vec<SideName>,
            #[serde(default)]
            mated_by: MatedByInput,
        },
        /// Is this move or drop legal; if not, what follows?
        Move {
            played: MoveInput,
            /// Whether the opponent has moved since.
            opponent_moved: HappenedName,
        },
        /// What does touching the board with a piece from the hand oblige to?
        Touch {
            board: Named<Board>,
            piece: HandPiece,
            to: String,
        },
        /// How does the match stand, with these flags down?
        Result {
            /// Whose flags fell, in order as far as it is known.
            flags: Vec<SideName>,
            order: Named<FlagOrder>,
            /// Mated players whose partners have moved since.
            #[serde(default)]
            partner_moved: Vec<SideName>,
            #[serde(default)]
            mated_by: MatedByInput,
        },
        /// Are these claims, made at one moment, admitted?
        Claim {
            claims: Vec<ClaimInput>,
            /// Whose flags are down, for a claim of that.
            flags: Vec<SideName>,
            order: Named<FlagOrder>,
            /// Mated players whose partners have moved since.
            #[serde(default)]
            partner_moved: Vec<SideName>,
            #[serde(default)]
            mated_by: MatedByInput,
        },
    }
}

wire! {
    /// Whether an answer says yes.
    #[derive(Copy, Eq)]
    pub enum Tone {
        /// Yes; it helps; it is allowed.
        Yes,
        No,
        /// Neither: it is open, or somebody must decide.
        Open,
    }
}

wire! {
    /// A sentence: the message is `judge-` and the code with hyphens.
    pub struct Said {
        pub code: String,
        /// What the sentence needs; squares, and codes of pieces, sides and reasons.
        pub data: Data,
    }
}

wire! {
    /// A line under the answer.
    pub struct CardLine {
        pub tone: Tone,
        pub said: Said,
    }
}

wire! {
    /// An option in force on which an answer rests; the words are `option-…`.
    pub struct ReadingView {
        pub option: String,
        pub value: String,
    }
}

wire! {
    /// An answer: what a verdict card shows, and what is kept with a match.
    pub struct VerdictCard {
        /// The question, such as `mate`.
        pub question: String,
        pub tone: Tone,
        pub answer: Said,
        pub lines: Vec<CardLine>,
        pub article: ArticleView,
        /// The readings it rests on; none where the text leaves no choice.
        pub readings: Vec<ReadingView>,
        /// Why the text is read so, where it leaves room; the words are `room-…`.
        #[serde(default)]
        pub room: Option<Named<Room>>,
        /// The rule set asked, such as `dsj`.
        pub rule_set: String,
    }
}

wire! {
    /// What an arrow stands for.
    #[derive(Copy, Eq)]
    pub enum ArrowName {
        /// The move asked about.
        Played,
        /// A move that averts the mate.
        Averts,
        /// A move that mates in turn.
        Draws,
    }
}

wire! {
    /// An arrow on a board; without a start it comes from the hand.
    pub struct ArrowView {
        pub board: Named<Board>,
        pub color: Named<Color>,
        pub from: Option<String>,
        pub piece: Option<HandPiece>,
        pub to: String,
        pub kind: ArrowName,
    }
}

wire! {
    /// What a mark stands for.
    #[derive(Copy, Eq)]
    pub enum MarkName {
        Check,
        Checker,
        /// A piece that can be taken for a promotion.
        Target,
        /// A piece that a promotion takes off.
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
    /// A piece that may have been dropped with mate, which the rules do not allow: how that mate
    /// came about is to be asked.
    pub struct DropAsked {
        /// The mated player.
        pub side: SideName,
        /// Where the piece stands, on the board of that player.
        pub square: String,
        pub said: Named<MatedBy>,
    }
}

wire! {
    /// An answer with what is drawn on the boards.
    pub struct JudgeView {
        pub card: VerdictCard,
        pub arrows: Vec<ArrowView>,
        pub marks: Vec<SquareMark>,
        /// Both boards after a legal move.
        pub after: Option<PositionSetup>,
        /// Both boards after an illegal drop is set right.
        pub remedy: Option<PositionSetup>,
        /// How the match stands, where the question was about that.
        pub stands: Option<Named<MatchResult>>,
        pub drops: Vec<DropAsked>,
    }
}

wire! {
    /// A position as text, and what is impossible about it.
    pub struct PositionReport {
        /// Both boards as `a | b`; none while they are no position.
        pub text: Option<String>,
        /// Why it is no position of a match; none when it is one.
        pub problem: Option<RefusalView>,
        /// How many pieces there are on both boards and in all hands.
        pub pieces: u16,
        pub in_check: Vec<SideName>,
        /// The marks of the checks.
        pub marks: Vec<SquareMark>,
    }
}
