//! The cost of a pairing made or changed by hand, measured by the criteria of the system.

use kralle_choice::Code;
use kralle_pairing::round_pairing::{
    Difference, SecondMeetings, Unpairable, Watch, Wishes, differences,
};

use crate::pairing::unpairable;
use crate::swiss_system;
use crate::{Format, Formation, Refusal, RoundNumber, TableNumber, Tournament};

/// Comparison of a pairing with the system's own.
///
/// The system's own is the one without any wish.
#[derive(Debug, Clone, PartialEq, Eq, Code)]
#[code(kind = PairingCostKind, name = "CostKind")]
pub enum PairingCost {
    /// It is the system's own.
    ///
    /// Or follows the tables.
    Own,
    /// The rules allow no pairing.
    NoOther,
    /// It differs from the system's own.
    Changed {
        /// The differences by the criteria: `one` is the system's own pairing, `other` this one.
        /// Only the first difference for second meetings, for the bye, and for each bracket. Empty
        /// if this one is equally good.
        criteria: Vec<Difference>,
        /// The tables where only first and second are swapped.
        turned: Vec<TableNumber>,
    },
}

impl Tournament {
    /// Compares the pairing of a round with the system's own.
    ///
    /// # Errors
    /// Fails if there is no such round, or earlier rounds contradict each other.
    pub fn pairing_cost(
        &self,
        number: RoundNumber,
        watch: &dyn Watch,
    ) -> Result<PairingCost, Refusal> {
        let round = self.round(number)?;
        match (self.settings.formation, self.settings.format) {
            (Formation::ChangingPartners, _)
            | (_, Format::RoundRobin | Format::DoubleRoundRobin) => return Ok(PairingCost::Own),
            (_, Format::SwissSystem) => {}
        }
        let event = self.event_before(number)?;
        let field = self.field_of(number);
        let own = match swiss_system::pair_by_hand(&event, &Wishes::default(), watch) {
            Ok(own) => own,
            Err(why @ Unpairable::Cancelled) => return Err(unpairable(number, &why, &[], &field)),
            Err(_) => return Ok(PairingCost::NoOther),
        };
        let entrant = |team: crate::TeamNumber| field.entrant(team);
        let made = Wishes {
            pairs: round
                .matches
                .iter()
                .map(|it| {
                    (
                        entrant(it.sides.first.lead()),
                        entrant(it.sides.second.lead()),
                    )
                })
                .collect(),
            bye: round.byes.first().map(|bye| entrant(bye.team)),
            second_meetings: SecondMeetings::WhereWished,
            ..Wishes::default()
        };
        let turned: Vec<TableNumber> = round
            .matches
            .iter()
            .filter(|it| {
                let (first, second) = (
                    entrant(it.sides.first.lead()),
                    entrant(it.sides.second.lead()),
                );
                own.pairs
                    .iter()
                    .any(|pair| pair.first == second && pair.second == first)
            })
            .map(|it| it.table)
            .collect();
        let same_pairs = own.bye == made.bye
            && made
                .pairs
                .iter()
                .all(|&(first, second)| own.opponent_of(first) == Some(second));
        if same_pairs && turned.is_empty() {
            return Ok(PairingCost::Own);
        }
        // Only a damaged file has a manual pairing that omits or repeats a team; then there is
        // nothing to compare.
        let criteria = match swiss_system::judge(&event, &made) {
            Ok(judged) => decisive(differences(&own, &judged)),
            Err(_) => return Ok(PairingCost::NoOther),
        };
        Ok(PairingCost::Changed { criteria, turned })
    }
}

/// Returns the first difference in each group: criteria come in order of importance, so later ones
/// do not matter.
fn decisive(mut found: Vec<Difference>) -> Vec<Difference> {
    found.dedup_by_key(|it| (it.bracket, it.article == "C1"));
    found
}
