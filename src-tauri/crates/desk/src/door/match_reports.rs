//! The captains' reports about a match, and their outcome.

use kralle_tournament::{Match, Outcome, Role, RoundNumber};

use crate::core::hall_choice::{Reported, Unsettled};
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::door::hall::HallState;
use crate::door::hall_fact::{HallFact, Said, ToldFact};

/// The maximum number of reports and contests of a side in a match.
pub(crate) const MOST_REPORTS: usize = 20;

/// The maximum number of arbiter calls of a side in a match.
pub(crate) const MOST_CALLS: usize = 5;

/// Collects the reports about a match of `round`.
pub(crate) fn reports_of<'a>(
    desk: &'a Snapshot,
    round: RoundNumber,
    it: &'a Match,
) -> Result<MatchSaid<'a>, RefusalView> {
    let author = desk.authors(round)?.newest(it.table);
    Ok(MatchSaid::of(
        desk.hall()?,
        round,
        it,
        author.map(|author| author.entry),
    ))
}

/// A report with its journal entry.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Report<'a> {
    pub(crate) told: &'a ToldFact,
    pub(crate) said: &'a Said,
}

/// A captain's objection to the other's report or to the result.
#[derive(Debug, Clone, Copy)]
struct Contest<'a> {
    told: &'a ToldFact,
    /// The number of the report; `None` for the result.
    report: Option<u32>,
}

/// The facts of one side about its match.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct SideSaid<'a> {
    /// The newest valid report.
    pub(crate) report: Option<Report<'a>>,
    contest: Option<Contest<'a>>,
    /// The journal row that last ended this side's dispute; 0 if there is none.
    ended: u32,
    /// The number of reports and contests.
    pub(crate) reports: usize,
    pub(crate) calls: usize,
}

/// The facts of both sides about a match since its round was published; reports are those of its
/// current game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MatchSaid<'a> {
    pub(crate) first: SideSaid<'a>,
    pub(crate) second: SideSaid<'a>,
    outcome: Option<&'a Outcome>,
    /// The journal row that gave the match its current result; 0 without a result.
    settled: u32,
}

impl<'a> MatchSaid<'a> {
    /// Collects the facts about `it`. `settled` is the journal row of its current result, if it has
    /// one.
    pub(crate) fn of(
        hall: &'a HallState,
        round: RoundNumber,
        it: &'a Match,
        settled: Option<u32>,
    ) -> Self {
        let mut said = MatchSaid {
            first: SideSaid::default(),
            second: SideSaid::default(),
            outcome: it.current().outcome.as_ref(),
            settled: settled.filter(|_| it.is_decided()).unwrap_or_default(),
        };
        let (current, _) = it.games.current();
        let facts = hall.of_match(round, it.table);
        let facts =
            facts.filter(|(told, from)| !told.fact.is_about_a_game() || from.game == current.get());
        for (told, from) in facts {
            let side = match from.side.0 {
                Role::First => &mut said.first,
                Role::Second => &mut said.second,
            };
            side.hear(told);
        }
        let [first, second] = [Role::First, Role::Second].map(|side| said.revoked(side));
        if first {
            said.first.report = None;
        }
        if second {
            said.second.report = None;
        }
        said
    }

    pub(crate) const fn side(&self, side: Role) -> &SideSaid<'a> {
        match side {
            Role::First => &self.first,
            Role::Second => &self.second,
        }
    }

    /// True if `side` later contested the content of its own report, which is then invalid.
    fn revoked(&self, side: Role) -> bool {
        let mine = self.side(side);
        let (Some(report), Some(contest)) = (mine.report, mine.open_contest(self.settled)) else {
            return false;
        };
        if contest.told.number < report.told.number {
            return false;
        }
        match (self.outcome, self.side(side.opposite()).report) {
            (Some(outcome), _) => report.said.agrees_with(&Said::of(outcome)),
            (None, Some(theirs)) => {
                theirs.told.number < contest.told.number && theirs.said.agrees_with(report.said)
            }
            (None, None) => false,
        }
    }

    /// The reason why the reports are no result; `None` without reports or with an undisputed
    /// result.
    pub(crate) fn unsettled(&self) -> Option<Unsettled> {
        if self.outcome.is_some() {
            return match (self.disputes(Role::First), self.disputes(Role::Second)) {
                (None, None) => None,
                (Some(_), Some(_)) if self.agreed().is_some() => Some(Unsettled::Agreed),
                _ => Some(Unsettled::Disputed),
            };
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

    /// The sides that contest the result, or the only report.
    pub(crate) fn contested_by(&self) -> Vec<Role> {
        let contests = |side: &Role| {
            if self.outcome.is_some() {
                return self.disputes(*side).is_some();
            }
            let (mine, theirs) = (self.side(*side), self.side(side.opposite()).report);
            mine.report.is_none()
                && theirs.is_some_and(|report| mine.on(report) == Unsettled::Disputed)
        };
        [Role::First, Role::Second]
            .into_iter()
            .filter(contests)
            .collect()
    }

    /// The last objection of `side` to the current result; `None` if it does not dispute the
    /// result.
    pub(crate) fn disputes(&self, side: Role) -> Option<&'a ToldFact> {
        self.side(side).disputes(self.outcome?, self.settled)
    }

    /// True if an arbiter or the desk confirmed the current result against a captain.
    pub(crate) fn is_upheld(&self, hall: &HallState, round: RoundNumber, it: &Match) -> bool {
        let mut facts = hall.of_match(round, it.table);
        facts.any(|(told, _)| {
            told.number > self.settled && matches!(told.fact, HallFact::EndDispute { .. })
        })
    }

    /// The state of the reports, from the view of `side`.
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

    /// The report that both sides agree on, preferring the one that names the board; `None` if they
    /// do not agree.
    pub(crate) fn agreed(&self) -> Option<&'a Said> {
        let (first, second) = (self.first.report?.said, self.second.report?.said);
        if !first.agrees_with(second) {
            return None;
        }
        Some(if first.board.is_some() { first } else { second })
    }

    /// The first open fact: an objection to the result, or else a report. `None` if there is none.
    pub(crate) fn since(&self) -> Option<&'a ToldFact> {
        let sides = [Role::First, Role::Second];
        let disputes = sides.into_iter().filter_map(|side| self.disputes(side));
        let reports = sides.into_iter().filter_map(|side| self.side(side).report);
        let first = |told: &&ToldFact| told.number;
        disputes
            .min_by_key(first)
            .or_else(|| reports.map(|report| report.told).min_by_key(first))
    }
}

impl<'a> SideSaid<'a> {
    /// Adds a fact of this side.
    fn hear(&mut self, told: &'a ToldFact) {
        if let HallFact::Report { said, .. } = &told.fact {
            self.report = Some(Report { told, said });
            self.reports += 1;
        } else if let HallFact::Contest { report, .. } = told.fact {
            self.contest = Some(Contest { told, report });
            self.reports += 1;
        } else if let HallFact::WithdrawContest { .. } | HallFact::EndDispute { .. } = told.fact {
            self.ended = told.number;
        } else if let HallFact::Call { .. } = told.fact {
            self.calls += 1;
        }
    }

    /// The newest contest, unless it was ended or the row `settled` is newer; `None` otherwise.
    fn open_contest(&self, settled: u32) -> Option<Contest<'a>> {
        let since = self.ended.max(settled);
        self.contest.filter(|it| it.told.number > since)
    }

    /// The state of the other side's report while this side has sent none.
    fn on(&self, report: Report<'_>) -> Unsettled {
        match self.contest {
            Some(it) if it.report == Some(report.told.number) => Unsettled::Disputed,
            Some(_) | None => Unsettled::Single,
        }
    }

    /// The last objection of this side to `outcome`, entered by the row `settled`; `None` if it has
    /// none.
    fn disputes(&self, outcome: &Outcome, settled: u32) -> Option<&'a ToldFact> {
        let since = self.ended.max(settled);
        let reported = self.report.filter(|it| it.told.number > since);
        let contested = self.open_contest(settled).map(|it| it.told);
        match (reported, contested) {
            (None, contested) => contested,
            (Some(report), Some(told)) if told.number > report.told.number => Some(told),
            (Some(report), _) => {
                let differs = !report.said.agrees_with(&Said::of(outcome));
                differs.then_some(report.told)
            }
        }
    }
}
