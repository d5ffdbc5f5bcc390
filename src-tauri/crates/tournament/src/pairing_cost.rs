//! What a pairing made or changed by hand costs, measured by the criteria of the system.

use kralle_choice::Code;
use kralle_pairing::round_pairing::{
    Difference, SecondMeetings, Unpairable, Watch, Wishes, differences,
};

use crate::pairing::unpairable;
use crate::swiss_system;
use crate::{Format, Refusal, RoundNumber, TableNumber, Tournament};

/// How a pairing compares with the one the rules would make.
///
/// That is the one the system would make without any wish.
#[derive(Debug, Clone, PartialEq, Eq, Code)]
#[code(kind = PairingCostKind, name = "CostKind")]
pub enum PairingCost {
    /// It is the one by the rules.
    ///
    /// Or stands in the tables.
    Own,
    /// By the rules there is none.
    NoOther,
    /// They differ.
    Changed {
        /// Where they differ by the criteria: `one` is the system's own pairing, `other` this one.
        /// Of second meetings, the bye, and each bracket the first one. Empty when this one is as
        /// good.
        criteria: Vec<Difference>,
        /// Where first and second are turned around although the system pairs the same teams.
        turned: Vec<TableNumber>,
    },
}

impl Tournament {
    /// What the pairing of a round costs against the system's own.
    ///
    /// # Errors
    /// When there is no such round, or earlier rounds contradict each other.
    pub fn pairing_cost(
        &self,
        number: RoundNumber,
        watch: &dyn Watch,
    ) -> Result<PairingCost, Refusal> {
        let round = self.round(number)?;
        match self.settings.format {
            Format::RoundRobin | Format::DoubleRoundRobin => return Ok(PairingCost::Own),
            Format::SwissSystem => {}
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
                .map(|it| (entrant(it.teams.first), entrant(it.teams.second)))
                .collect(),
            bye: round.bye.map(|bye| entrant(bye.team)),
            second_meetings: SecondMeetings::WhereWished,
            ..Wishes::default()
        };
        let turned: Vec<TableNumber> = round
            .matches
            .iter()
            .filter(|it| {
                let (first, second) = (entrant(it.teams.first), entrant(it.teams.second));
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
        // A pairing made by hand leaves somebody out or names somebody twice only if the file is
        // damaged; then there is nothing to compare.
        let criteria = match swiss_system::judge(&event, &made) {
            Ok(judged) => decisive(differences(&own, &judged)),
            Err(_) => return Ok(PairingCost::NoOther),
        };
        Ok(PairingCost::Changed { criteria, turned })
    }
}

/// The first difference of each matter: criteria come in the order of their importance, so that
/// what follows no longer decides anything.
fn decisive(mut found: Vec<Difference>) -> Vec<Difference> {
    found.dedup_by_key(|it| (it.bracket, it.article == "C1"));
    found
}
