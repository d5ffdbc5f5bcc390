//! Events away from the boards and before the position, converted for the rules engine.

use kralle_rules::adjudication::claim::ClaimName;
use kralle_rules::adjudication::claim::{
    Claim, ClaimKind, ClockPressed, FlagOrder, Flags, MovedSince,
};
use kralle_rules::adjudication::drop_mate::MatedBy;
use kralle_rules::adjudication::match_result::Events;
use kralle_rules::adjudication::mate_status::PartnerMoved;
use kralle_rules::tandem::Board;
use kralle_view::named::Named;

use crate::judge::setup;
use crate::judge::view::{ClaimInput, HappenedName, MatedByInput, SideName};

/// Returns the events before the position.
pub(crate) fn before(partner_moved: &[SideName], mated_by: MatedByInput) -> Events {
    let since = |board| {
        let moved = partner_moved.iter().any(|it| it.board.0 == board);
        if moved {
            PartnerMoved::Yes
        } else {
            PartnerMoved::No
        }
    };
    Events {
        partner_moved: Board::ALL.map(since),
        mated_by: [mated_by.a, mated_by.b].map(how),
        ..Events::default()
    }
}

const fn how(name: Named<MatedBy>) -> MatedBy {
    name.0
}

pub(crate) fn flags(fallen: &[SideName], order: Named<FlagOrder>) -> Flags {
    Flags {
        fallen: fallen.iter().map(|it| setup::side(*it)).collect(),
        order: order.0,
    }
}

/// Converts a claim; a claim of flag fall refers to `flags`.
pub(crate) fn claim(input: &ClaimInput, flags: &Flags) -> Claim {
    Claim {
        by: setup::side(input.by),
        claimant: input.claimant.0,
        kind: match input.claim.0 {
            ClaimName::Checkmate => ClaimKind::Checkmate,
            ClaimName::Flag => ClaimKind::Flag(flags.clone()),
            ClaimName::Resignation => ClaimKind::Resignation,
            ClaimName::IllegalMove => ClaimKind::IllegalMove {
                moved_since: match input.moved {
                    HappenedName::NotYet => MovedSince::No,
                    HappenedName::Already => MovedSince::Yes,
                },
                clock: clock(input),
            },
            ClaimName::ClockPressedByPartner => ClaimKind::ClockPressedByPartner,
            ClaimName::MovedByPartner => ClaimKind::MovedByPartner,
            ClaimName::Agreement => ClaimKind::Agreement,
            ClaimName::Threefold => ClaimKind::Threefold,
            ClaimName::FiftyMoves => ClaimKind::FiftyMoves,
            ClaimName::DeadPosition => ClaimKind::DeadPosition,
        },
    }
}

/// Returns the state of the clock for the move of a claim.
pub(crate) const fn clock(input: &ClaimInput) -> ClockPressed {
    match input.clock {
        HappenedName::NotYet => ClockPressed::NotYet,
        HappenedName::Already => ClockPressed::Yes,
    }
}
