//! The call for the partners and opponents so far.

use kralle_call::call;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};

wire! {
    /// Two players with the number of their matches together and against each other.
    pub struct PartnershipView {
        /// The lower number of both.
        pub one: u16,
        pub other: u16,
        pub together: u16,
        pub against: u16,
    }
}

wire! {
    /// The players who have shared a table.
    pub struct PartnersView {
        /// Each two players who have shared a table in a published round, by number.
        ///
        /// Forfeited matches do not count.
        pub pairs: Vec<PartnershipView>,
    }
}

/// Shows who has played with whom and against whom, and how often.
///
/// With teams, a team counts as one player.
#[call]
pub(crate) fn partners(desk: &Snapshot, _: Nothing) -> Result<PartnersView, RefusalView> {
    let pairs = desk.tournament()?.partnerships(None).into_iter();
    Ok(PartnersView {
        pairs: pairs
            .map(|it| PartnershipView {
                one: it.players[0].get(),
                other: it.players[1].get(),
                together: it.together,
                against: it.against,
            })
            .collect(),
    })
}
