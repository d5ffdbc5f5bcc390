//! What the captains' reports of a match come to.

use kralle_tournament::{Match, Outcome, Role, RoundNumber};

use crate::core::hall::HallState;
use crate::core::hall_choice::{Reported, Unsettled};
use crate::core::hall_fact::{HallFact, Said, ToldFact};

/// How often a side may report and contest in a match.
pub(crate) const MOST_REPORTS: usize = 20;

/// How often a side may call an arbiter in a match.
pub(crate) const MOST_CALLS: usize = 5;

/// A report and its place in the journal.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Report<'a> {
    pub(crate) told: &'a ToldFact,
    pub(crate) said: &'a Said,
}

/// What one side said of its match.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct SideSaid<'a> {
    /// The newest report.
    pub(crate) report: Option<Report<'a>>,
    /// The newest word against a report or the result, and which.
    contest: Option<(u32, Option<u32>)>,
    /// Reports and words against them.
    pub(crate) reports: usize,
    pub(crate) calls: usize,
}

/// What both sides said of a match since its round was published.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MatchSaid<'a> {
    pub(crate) first: SideSaid<'a>,
    pub(crate) second: SideSaid<'a>,
    outcome: Option<&'a Outcome>,
    /// The row of the journal that gave the match the result that stands.
    settled: u32,
}

impl<'a> MatchSaid<'a> {
    /// What was said of `it`, whose result, if one stands, came with the row `settled`.
    pub(crate) fn of(
        hall: &'a HallState,
        round: RoundNumber,
        it: &'a Match,
        settled: Option<u32>,
    ) -> Self {
        let mut said = MatchSaid {
            first: SideSaid::default(),
            second: SideSaid::default(),
            outcome: it.outcome.as_ref(),
            settled: settled.unwrap_or_default(),
        };
        for (told, from) in hall.of_match(round, it.table) {
            let side = match from.side.0 {
                Role::First => &mut said.first,
                Role::Second => &mut said.second,
            };
            if let HallFact::Report { said, .. } = &told.fact {
                side.report = Some(Report { told, said });
                side.reports += 1;
            } else if let HallFact::Contest { report, .. } = &told.fact {
                side.contest = Some((told.number, *report));
                side.reports += 1;
            } else if let HallFact::Call { .. } = &told.fact {
                side.calls += 1;
            }
        }
        said
    }

    pub(crate) const fn side(&self, side: Role) -> &SideSaid<'a> {
        match side {
            Role::First => &self.first,
            Role::Second => &self.second,
        }
    }

    /// Why what was said is no result; none where nothing was said, or the result is undisputed.
    pub(crate) fn unsettled(&self) -> Option<Unsettled> {
        if let Some(outcome) = self.outcome {
            let disputes = |side: &SideSaid<'_>| side.disputes(outcome, self.settled);
            let disputed = disputes(&self.first) || disputes(&self.second);
            return disputed.then_some(Unsettled::Disputed);
        }
        match (self.first.report, self.second.report) {
            (None, None) => None,
            (Some(first), Some(second)) if first.said.agrees_with(second.said) => {
                Some(Unsettled::Agreed)
            }
            (Some(_), Some(_)) => Some(Unsettled::Disputed),
            (Some(report), None) => Some(self.second.on(report)),
            (None, Some(report)) => Some(self.first.on(report)),
        }
    }

    /// What is reported, as `side` sees it.
    pub(crate) fn reported(&self, side: Role) -> Reported {
        let mine = self.side(side).report.is_some();
        let theirs = self.side(side.opposite()).report.is_some();
        match (self.unsettled(), self.outcome) {
            (Some(Unsettled::Disputed), _) => Reported::Disputed,
            (Some(Unsettled::Agreed), _) => Reported::Agreed,
            (None, Some(_)) if mine || theirs => Reported::Agreed,
            (Some(Unsettled::Single), _) if mine => Reported::Mine,
            (Some(Unsettled::Single), _) => Reported::Theirs,
            (None, _) => Reported::None,
        }
    }

    /// The report that both sides agree on, the one that names the board before one that does not.
    pub(crate) fn agreed(&self) -> Option<&'a Said> {
        let (first, second) = (self.first.report?.said, self.second.report?.said);
        if !first.agrees_with(second) {
            return None;
        }
        Some(if first.board.is_some() { first } else { second })
    }

    /// When the first of the reports that count was said.
    pub(crate) fn since(&self) -> Option<&'a ToldFact> {
        let reports = [self.first.report, self.second.report];
        let told = reports.into_iter().flatten().map(|report| report.told);
        told.min_by_key(|told| told.number)
    }
}

impl SideSaid<'_> {
    /// What comes of the other side's report, of which this side sent none of its own.
    fn on(&self, report: Report<'_>) -> Unsettled {
        match self.contest {
            Some((_, Some(contested))) if contested == report.told.number => Unsettled::Disputed,
            Some(_) | None => Unsettled::Single,
        }
    }

    /// Whether this side spoke against `outcome` after it was entered by the row `settled`.
    fn disputes(&self, outcome: &Outcome, settled: u32) -> bool {
        let reported = self.report.filter(|it| it.told.number > settled);
        let contested = self.contest.filter(|(number, _)| *number > settled);
        match (reported, contested) {
            (None, None) => false,
            (Some(report), Some((number, _))) if number > report.told.number => true,
            (Some(report), _) => !report.said.agrees_with(&Said::of(outcome)),
            (None, Some(_)) => true,
        }
    }
}
