//! Points of law, and the article of each under each preset.
//!
//! Begin at [`Law::article`]: the only table between the points of law in code and the articles of
//! the regulations. Where a regulation is silent, the FIDE laws or Kralle's own default apply.

mod articles;

use kralle_choice::Choice;

use crate::article::Article;
use crate::preset::Preset;

/// A point of law of tandem chess, as narrow as code decides on it, in the order of the
/// regulations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum Law {
    /// Two players a team, two boards, each team White on one and Black on the other.
    Teams,
    /// Each player moves on the own board only.
    OwnBoard,
    /// The first decided game decides the match.
    MatchEnd,
    /// The laws that fill gaps.
    Subsidiary,
    Move,
    /// No move may leave or put the own king in check.
    KingSafety,
    /// The players move alternately.
    Turn,
    /// A captured piece goes to the partner.
    Capture,
    /// A piece in hand may be dropped on a free square instead of a move.
    Drop,
    /// The moment a piece in hand counts as touched and as dropped.
    Touch,
    /// A touched piece that has no square.
    TouchWithoutDrop,
    DropCheck,
    DropMate,
    /// The ranks a pawn may be dropped on.
    DropRank,
    /// A drop that leaves the own king in check.
    UnparriedDrop,
    /// The consequence of a forbidden drop.
    IllegalDrop,
    /// The promotion of a pawn on its last rank.
    Promotion,
    /// The piece a pawn is exchanged for, and its origin.
    PromotionPiece,
    /// A promotion must not uncover check on the neighbor board.
    PromotionCheck,
    PromotionMate,
    DoubleStep,
    Castling,
    EnPassant,
    /// Each board has its clock, visible to all players.
    Clocks,
    ClockStop,
    ClockPress,
    /// The moment a legal move counts as made and can no longer be changed.
    MoveMade,
    /// The moment an illegal move is completed and can be claimed.
    IllegalMoveMade,
    /// The persons who may claim a flag fall.
    FlagClaim,
    FlagFall,
    /// The members of a team with a right of the team: those who play in the round.
    TeamOfRound,
    Resignation,
    /// An illegal move that is claimed.
    IllegalMove,
    Checkmate,
    /// A mate averted by the mated player's own drop.
    AvertByDrop,
    /// A mate averted by a capture of the partner.
    AvertByCapture,
    /// A mate averted by a promotion of the partner.
    AvertByPromotion,
    /// The moment a mate that could be averted is final.
    PendingMate,
    /// A player without a legal move who is not in check.
    Stalemate,
    /// The end of a stalemated player's wait.
    StalemateRelease,
    Agreement,
    Repetition,
    FiftyMoves,
    DeadPosition,
    /// A player of each team is mated.
    BothMated,
    SimultaneousClaims,
    BothFlags,
    /// The discretion of the arbiter.
    Arbiter,
    Warning,
    /// Taking or giving points, and exclusion from the tournament.
    Penalty,
    /// A team that is absent.
    Forfeit,
    /// The communication allowed between partners.
    Talk,
    /// Pieces in hand are visible to all.
    HandVisible,
    /// The reported order of the players.
    LineUp,
    Substitutes,
    Seating,
    /// The format of a tournament, by the number of teams.
    Format,
    /// Points for a round without an opponent.
    Bye,
    /// Points for a match.
    Points,
    OddNumber,
    ThreePlayerTeam,
    /// The place of a player who enters after the drawing of lots.
    LatePlayer,
    Leaving,
    /// The matches of teams that leave.
    Withdrawal,
    /// The rule that breaks a tie for first place.
    FirstPlace,
    /// A direct encounter that was forfeited.
    ForfeitedEncounter,
}

impl Law {
    /// Returns its article under a preset.
    ///
    /// Presets of other games answer with the FIDE laws behind them; those games have their own
    /// articles. Where these carry nothing about a tournament, the answer is Kralle's default.
    pub const fn article(self, preset: Preset) -> Article {
        let [dsj, swiss_rules, ordnung] = self.articles();
        match preset {
            Preset::Fics | Preset::PaarZugSchach | Preset::Fairschach | Preset::Standard
                if self.is_of_tournament() =>
            {
                Article::kralle(self.code())
            }
            Preset::Dsj => dsj,
            Preset::SwissRules => swiss_rules,
            Preset::Ordnung => ordnung,
            Preset::Fics => Article::fics("bughouse"),
            Preset::PaarZugSchach => Article::paar_zug("PZSR 8"),
            Preset::Fairschach => Article::paar_zug("Spielen mit Paarzügen (1)"),
            Preset::Standard => Article::fide("1"),
        }
    }

    /// True if it is about the tournament and not about the game.
    const fn is_of_tournament(self) -> bool {
        matches!(
            self,
            Self::LineUp
                | Self::Substitutes
                | Self::Seating
                | Self::Format
                | Self::Bye
                | Self::Points
                | Self::OddNumber
                | Self::ThreePlayerTeam
                | Self::LatePlayer
                | Self::Leaving
                | Self::Withdrawal
                | Self::FirstPlace
                | Self::ForfeitedEncounter
        )
    }
}
