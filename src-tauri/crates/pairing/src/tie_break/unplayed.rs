//! Unplayed rounds (C.07 articles 15 and 16).

use crate::event::{HalfPoints, Participation, RoundNumber, ScoreKind};

use super::table::Table;
use super::{BuchholzForm, PairingMode};

/// True if a round was unplayed by the entrant's own choice: a voluntary unplayed round, VUR
/// (article 16.1.2).
pub(super) const fn is_voluntary(did: Participation) -> bool {
    matches!(
        did,
        Participation::ForfeitLoss { .. }
            | Participation::HalfPointBye
            | Participation::ZeroPointBye
            | Participation::NotPaired
    )
}

/// The adjusted scores of an entrant.
#[derive(Clone, Copy)]
pub(super) struct Adjusted {
    /// For its opponents' tie-breaks (article 16.3).
    pub(super) for_opponents: HalfPoints,
    /// For its own, as the score of the dummy before it is capped (article 16.4).
    pub(super) own: HalfPoints,
}

/// Returns the adjusted scores of all entrants, by number.
///
/// Requested byes followed only by voluntary unplayed rounds count as draws for the opponents
/// (article 16.3.2); in a round robin they count nothing. In the fore form the games paired for the
/// last round count as draws (article 8.3).
pub(super) fn adjusted(table: Table<'_>, kind: ScoreKind, form: BuchholzForm) -> Vec<Adjusted> {
    let draw = table.draw(kind);
    let last = table.last_round();
    table
        .entrants()
        .map(|entrant| {
            let did = |round: RoundNumber| table.did(entrant, round);
            let paired_last = last.is_some_and(|round| did(round).was_to_be_paired());
            let present_until = if form == BuchholzForm::Fore && paired_last {
                last
            } else {
                table
                    .rounds()
                    .rev()
                    .find(|round| !is_voluntary(did(*round)))
            };
            let mut for_opponents = HalfPoints::ZERO;
            let mut own = HalfPoints::ZERO;
            for round in table.rounds() {
                let fore = form == BuchholzForm::Fore
                    && Some(round) == last
                    && did(round).scheduled_opponent().is_some();
                let got = if fore {
                    draw
                } else {
                    table.points(entrant, round, kind)
                };
                own += got;
                let is_left = present_until.is_none_or(|until| round > until)
                    && !matches!(
                        did(round),
                        Participation::ForfeitWin { .. } | Participation::ForfeitLoss { .. }
                    );
                for_opponents += match (is_left, table.mode) {
                    (false, _) => got,
                    (true, PairingMode::Swiss) => draw,
                    (true, PairingMode::Predetermined) => HalfPoints::ZERO,
                };
            }
            Adjusted { for_opponents, own }
        })
        .collect()
}
