//! The limits of stored answers for one slip or device: each answer makes the file larger.

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::visitor::{Standing, Visitor};
use crate::door::match_reports::{MOST_CALLS, MOST_REPORTS};
use crate::hall::refusal::HallRefusal;

/// The maximum number of stored answers for the phones of one slip: four times the reports and
/// calls of a match.
const MOST_OF_SLIP: usize = 4 * (MOST_REPORTS + MOST_CALLS);

/// The maximum number of stored answers for one device: more than a day of tapping.
const MOST_OF_DEVICE: usize = 5_000;

impl Desk {
    /// Refuses an act of a visitor who has used up the stored answers.
    pub(crate) fn must_have_budget(&mut self, visitor: &Visitor) -> Result<(), RefusalView> {
        let (askers, most) = match &visitor.standing {
            Standing::Director => return Ok(()),
            Standing::Device { .. } => (vec![visitor.id().to_owned()], MOST_OF_DEVICE),
            Standing::Captain { slip, .. } => {
                let keys = self.hall_keys()?;
                let its = keys.slip(slip.round, slip.table, slip.side);
                let phones = its.map(|its| keys.all_phones(its).map(|it| it.session.id.clone()));
                (phones.into_iter().flatten().collect(), MOST_OF_SLIP)
            }
        };
        let mut kept = 0;
        for asker in &askers {
            kept += self.kept_answers(asker)?;
        }
        if kept < most {
            return Ok(());
        }
        Err(HallRefusal::ActsUsedUp { most }.into())
    }

    /// Returns the number of stored answers for the id `asker`.
    fn kept_answers(&mut self, asker: &str) -> Result<usize, RefusalView> {
        let file = self.open_file_mut()?;
        if let Some(kept) = file.kept_answers.get(asker) {
            return Ok(*kept);
        }
        let kept = file.store.count_hall_answers(asker)?;
        file.kept_answers.insert(asker.to_owned(), kept);
        Ok(kept)
    }
}
