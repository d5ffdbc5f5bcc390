//! Tournament settings from the header of a report.

use chrono::NaiveDate;
use kralle_pairing::event::{EntrantNumber, HalfPoints};
use kralle_pairing::round_robin::{CycleTurn, RoundRobinRound, round_robin};
use kralle_pairing::tie_break::{TieBreakKind, parse_list};
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::{
    Acceleration, Format, Formation, Line, RatingList, Schedule, Scoring, Settings, TieBreak,
    rounds_of,
};

use super::{Report, cycles_of};
use crate::tournament_report::{ReportError, national};
use crate::trf;

impl Report<'_> {
    pub(super) fn settings(&self) -> Result<Settings, ReportError> {
        let name = self.trf.name().filter(|name| !name.trim().is_empty());
        let name =
            Line::parse(name.unwrap_or("TRF")).map_err(|_| ReportError::Name { entrant: 0 })?;
        let kind = self
            .trf
            .tournament_type()
            .unwrap_or_default()
            .to_lowercase();
        let is_robin = ["robin", "berger", "schiller", "rundenturnier"]
            .iter()
            .any(|word| kind.contains(word));
        let count = u16::try_from(self.event.entrant_count()).unwrap_or(u16::MAX);
        let played = u16::try_from(self.event.round_count()).unwrap_or(u16::MAX);
        let planned = self.trf.planned_rounds().unwrap_or(played).max(1);
        let of_partners = self.format_of_partners()?;
        let formation = match of_partners {
            Some(_) => Formation::ChangingPartners,
            None if self.is_single => Formation::SinglePlayers,
            None => Formation::FixedTeams,
        };
        let is_unsaid = kind.trim().is_empty();
        let everyone_meets = (is_robin || is_unsaid)
            && self.everyone_has_an_opponent()
            && self.only_who_left_misses_rounds(usize::from(planned));
        let robin = [Format::RoundRobin, Format::DoubleRoundRobin]
            .into_iter()
            .find(|format| {
                everyone_meets
                    && planned == rounds_of(formation, *format, count)
                    && if is_robin {
                        // A Swiss tournament has no annulled matches.
                        self.can_go_on(*format) || self.annuls_matches()
                    } else {
                        self.all_have_met(*format)
                    }
            });
        // A round robin that was shortened, has absences, or used other tables is imported as
        // played.
        let format = of_partners.or(robin).unwrap_or(Format::SwissSystem);
        let points = self.event.scoring();
        let preset = match formation {
            Formation::SinglePlayers => Preset::Standard,
            Formation::FixedTeams => Preset::Dsj,
            // Partners choose their seats, and a report may not have all of them.
            Formation::ChangingPartners | Formation::PotDraw => Preset::SwissRules,
        };
        Ok(Settings {
            name,
            place: self.line("022"),
            date: self.date("042"),
            rule_set: RuleSet::of(preset),
            formation,
            format,
            swiss_rounds: (format == Format::SwissSystem).then_some(planned),
            acceleration: Acceleration::None,
            scoring: Scoring {
                win: points.win,
                draw: points.draw,
                loss: points.loss,
                bye: self.bye_points(format).unwrap_or(points.allocated_bye),
            },
            tie_breaks: self.tie_breaks().unwrap_or_default(),
            match_format: self.match_format(),
            rating_list: RatingList::default(),
            rating_order: national::rating_order(self.trf),
            schedule: Schedule::default(),
            expected_entrants: None,
            arbiters: self.arbiters(),
        })
    }

    /// Returns the tie-breaks after the points (202, else 212); `None` if one of them is unknown.
    pub(super) fn tie_breaks(&self) -> Option<Vec<TieBreak>> {
        let told = self.trf.text_of("202").or_else(|| self.trf.text_of("212"));
        let mut list = parse_list(told.unwrap_or_default()).ok()?;
        list.retain(|it| *it != TieBreakKind::Points.into());
        Some(list)
    }

    /// True if no entrant was absent. With an odd number, one entrant per round has no opponent.
    fn everyone_has_an_opponent(&self) -> bool {
        let odd = self.event.entrant_count() % 2;
        (0..self.event.round_count()).all(|round| {
            let entrants = self.event.entrants().iter();
            let alone = entrants.filter(|entrant| {
                let did = self.event.records(entrant.number)[round].participation;
                did.scheduled_opponent().is_none()
            });
            alone.count() == odd
        })
    }

    /// True if all rounds are over, or the standard tables can provide the rest. For that, the
    /// rounds played must have the pairings of the first rounds in the tables. Their order may
    /// differ, even with pairs swapped by hand.
    fn can_go_on(&self, format: Format) -> bool {
        let schedule = schedule(format, self.event.entrant_count());
        let over = self.event.round_count();
        over == schedule.len()
            || (over < schedule.len() && self.pairs() == pairs_of(&schedule[..over]))
    }

    /// True if the entrants have met as often as in this format, in as many rounds. Such a
    /// tournament has this format, even if the report does not name it. False for fewer than
    /// three entrants.
    fn all_have_met(&self, format: Format) -> bool {
        let count = self.event.entrant_count();
        count > 2 && self.pairs() == pairs_of(&schedule(format, count))
    }

    /// Returns all pairings, sorted, regardless of round and role; repeated pairings repeat.
    fn pairs(&self) -> Vec<(EntrantNumber, EntrantNumber)> {
        let entrants = self.event.entrants().iter().map(|it| it.number);
        let mut pairs: Vec<_> = entrants
            .flat_map(|one| {
                let records = self.event.records(one).iter();
                let opponents = records.filter_map(|it| it.participation.scheduled_opponent());
                opponents.map(move |other| (one, other))
            })
            .filter(|(one, other)| one < other)
            .collect();
        pairs.sort_unstable();
        pairs
    }

    /// Returns the points of having no opponent in a round robin, which has no pairing-allocated
    /// byes. `None` in a Swiss system, or if every entrant always had an opponent.
    fn bye_points(&self, format: Format) -> Option<HalfPoints> {
        if format == Format::SwissSystem || self.partners.is_some() {
            return None;
        }
        self.event.entrants().iter().find_map(|entrant| {
            self.event
                .records(entrant.number)
                .iter()
                .position(|record| record.participation.scheduled_opponent().is_none())
                .map(|round| self.points_in(entrant.number, round))
        })
    }

    /// Returns the date of a record; `None` without one.
    pub(super) fn date(&self, code: &str) -> Option<NaiveDate> {
        self.trf.text_of(code).and_then(trf::date)
    }

    fn line(&self, code: &str) -> Option<Line> {
        Line::parse(self.trf.text_of(code)?).ok()
    }
}

/// Returns the rounds of the standard round-robin tables.
fn schedule(format: Format, count: usize) -> Vec<RoundRobinRound> {
    let cycles = cycles_of(format).unwrap_or_default();
    let count = u16::try_from(count).unwrap_or(u16::MAX);
    round_robin(count, cycles, CycleTurn::default())
}

/// Returns the pairings of these rounds, like [`Report::pairs`].
fn pairs_of(rounds: &[RoundRobinRound]) -> Vec<(EntrantNumber, EntrantNumber)> {
    let pairs = rounds.iter().flat_map(|round| &round.pairs);
    let mut pairs: Vec<_> = pairs
        .map(|&(one, other)| (one.min(other), one.max(other)))
        .collect();
    pairs.sort_unstable();
    pairs
}
