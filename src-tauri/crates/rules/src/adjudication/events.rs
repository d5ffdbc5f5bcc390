//! Events beside the boards: claims, flags, and the history that a position does not show.

use kralle_choice::{Choice, Code};
use serde::{Deserialize, Serialize};

use super::drop_mate::MatedBy;
use super::mate_status::PartnerMoved;
use crate::tandem::side::Side;

/// Claims, flags and history; taken as established.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Events {
    pub flags: Flags,
    pub claims: Vec<Claim>,
    /// For a mate on board A, and one on board B: the moves of the partner since.
    pub partner_moved: [PartnerMoved; 2],
    /// The origin of the mate on board A, and of that on board B.
    pub mated_by: [MatedBy; 2],
}

/// A claim and its claimer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Claim {
    pub by: Side,
    pub claimant: Claimant,
    pub kind: ClaimKind,
}

/// The person who makes a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Choice)]
pub enum Claimant {
    /// The player at that seat.
    #[default]
    Player,
    /// A member of the team who does not play in this round.
    ///
    /// O 10.3.
    Substitute,
}

/// The content of a claim.
#[derive(Debug, Clone, PartialEq, Eq, Code)]
#[code(kind = ClaimName)]
pub enum ClaimKind {
    /// The opponent on the same board is mated.
    Checkmate,
    /// One or more flags are down.
    Flag(Flags),
    /// The claimer resigns.
    Resignation,
    /// The opponent on the same board made an illegal move.
    IllegalMove {
        moved_since: MovedSince,
        clock: ClockPressed,
    },
    /// The opponent's partner pressed the opponent's clock.
    ///
    /// O 3.2.
    ClockPressedByPartner,
    /// The opponent's partner made the opponent's move.
    ///
    /// D 1.1, S A3, O 1.1.
    MovedByPartner,
    /// A draw is agreed.
    Agreement,
    /// The same position three times.
    Threefold,
    FiftyMoves,
    /// Nobody can mate.
    DeadPosition,
}

/// The claimer's own next move: made or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MovedSince {
    #[default]
    No,
    Yes,
}

/// The clock of the player who moved: pressed or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum ClockPressed {
    #[default]
    Yes,
    /// The move is on the board, but its clock still runs.
    NotYet,
}

/// Fallen flags, and the order in which they fell.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Flags {
    /// The players whose flags fell, in order if it is known.
    pub fallen: Vec<Side>,
    pub order: FlagOrder,
}

/// The order of fallen flags: known or not.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, Choice)]
pub enum FlagOrder {
    /// In the order given.
    #[default]
    Known,
    Unknown,
}
