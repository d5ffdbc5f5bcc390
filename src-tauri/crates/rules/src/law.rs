//! Points of law, and the article each of them rests on under each preset.
//!
//! Begin at [`Law::article`]: the one table between the laws as code sees them and
//! the articles as the regulations number them. Where a regulation is silent the
//! FIDE laws stand in, or Kralle's own default.

mod articles;

use kralle_choice::Choice;

use crate::article::Article;
use crate::preset::Preset;

/// A point of law of tandem chess, as narrow as code decides on it; in the order of the
/// regulations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Choice)]
pub enum Law {
    /// Two players a team, two boards, each team White on one and Black on the other.
    Teams,
    /// Who may move: each player on the own board only.
    OwnBoard,
    /// The first game to be decided decides the match.
    MatchEnd,
    /// Which laws fill the gaps.
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
    /// When a piece in hand counts as touched and as dropped.
    Touch,
    /// A touched piece that has no square.
    TouchWithoutDrop,
    DropCheck,
    DropMate,
    /// The ranks a pawn may be dropped on.
    DropRank,
    /// A drop that leaves the own king in check.
    UnparriedDrop,
    /// What follows a drop that was not allowed.
    IllegalDrop,
    /// What a pawn on its last rank becomes.
    Promotion,
    /// The piece a pawn is exchanged for, and its origin.
    PromotionPiece,
    /// A promotion must not uncover check on the neighbor board.
    PromotionCheck,
    PromotionMate,
    DoubleStep,
    Castling,
    EnPassant,
    /// Each board has its clock, in sight of all players.
    Clocks,
    ClockStop,
    ClockPress,
    /// When a legal move counts as made, so that it can no longer be changed.
    MoveMade,
    /// When an illegal move is completed, so that it can be claimed.
    IllegalMoveMade,
    /// Who may claim a flag fall.
    FlagClaim,
    FlagFall,
    /// Who makes up a team when a right belongs to it: those who play in the round.
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
    /// The end of a stalemated player's waiting.
    StalemateRelease,
    Agreement,
    Repetition,
    FiftyMoves,
    DeadPosition,
    /// A player of each team is mated.
    BothMated,
    SimultaneousClaims,
    BothFlags,
    /// What the arbiter may decide.
    Arbiter,
    Warning,
    /// Taking or giving points, and excluding from the tournament.
    Penalty,
    /// A team that is not there.
    Forfeit,
    /// What partners may tell each other.
    Talk,
    /// Pieces in hand are open to everybody.
    HandVisible,
    /// The order the players are reported in.
    LineUp,
    Substitutes,
    Seating,
    /// Which format a tournament has, by the number of teams.
    Format,
    /// Points for a round without an opponent.
    Bye,
    /// Points for a match.
    Points,
    OddNumber,
    ThreePlayerTeam,
    /// The place of a player who comes after the drawing of lots.
    LatePlayer,
    Leaving,
    /// The matches of those who leave.
    Withdrawal,
    /// What decides a tie for first place.
    FirstPlace,
    /// A direct encounter that was forfeited.
    ForfeitedEncounter,
}

impl Law {
    /// The article it rests on under a preset.
    ///
    /// Presets of other games answer as the FIDE laws stand behind them; those games
    /// keep their own articles. What they do not carry about a tournament is Kralle's default.
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
