//! The number of a late entrant (C.04.2 articles 2.3 to 2.5).
//!
//! A late entrant gets "an appropriate" number (2.4), and numbers are provisional while late
//! entrants may come (2.5); the regulations do not limit that time. If the numbers follow strength,
//! the place by strength is available until round 4 is published, the limit of 2.3 for corrections
//! of ratings. The next free number is always available.

use kralle_choice::Choice;

use crate::{
    BySide, Decision, Format, NumberOrder, Refusal, RoundNumber, Ruling, TeamNumber, Tournament,
    refusal::AbsenceRefusal,
};

/// The round after whose pairing numbers are fixed (C.04.2 article 2.3).
const LAST_WITH_NEW_NUMBERS: u16 = 4;

/// The choice of a late entrant's number.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub enum LateNumber {
    /// By strength; weaker entrants move up by one.
    ByStrength,
    /// The next free number; the others keep theirs.
    Next,
}

impl Tournament {
    /// Returns the available choices for a late entrant, the default first.
    pub fn late_numbers(&self) -> Vec<LateNumber> {
        if self.must_move_numbers().is_ok() {
            vec![LateNumber::ByStrength, LateNumber::Next]
        } else {
            vec![LateNumber::Next]
        }
    }

    /// Refuses if numbers do not follow strength, or do not change any more.
    pub(crate) fn must_move_numbers(&self) -> Result<(), Refusal> {
        let numbering = self.start_numbering.as_ref();
        let numbering = numbering.filter(|_| self.settings.format == Format::SwissSystem);
        if numbering.is_none_or(|it| it.order != NumberOrder::Strength) {
            return Err(AbsenceRefusal::NumbersNotByStrength.into());
        }
        let last = RoundNumber::at(usize::from(LAST_WITH_NEW_NUMBERS) - 1);
        if self.next_round() > last {
            return Err(AbsenceRefusal::NumbersStand { round: last }.into());
        }
        Ok(())
    }

    /// Moves the newest team, which has the last number, to its place by strength: before the first
    /// weaker team, so after its equals.
    pub(crate) fn place_by_strength(&mut self, newest: TeamNumber) -> TeamNumber {
        let strength = self.strength(newest);
        let weaker = self.teams.iter().map(|team| team.number);
        let place = weaker
            .filter(|number| *number != newest)
            .find(|number| self.strength(*number) < strength)
            .unwrap_or(newest);
        self.give_other_numbers(|number| {
            if number == newest {
                place
            } else if number >= place {
                TeamNumber::at(number.index() + 1)
            } else {
                number
            }
        });
        place
    }

    /// Renumbers the teams in all references.
    fn give_other_numbers(&mut self, other: impl Fn(TeamNumber) -> TeamNumber) {
        let change = |number: &mut TeamNumber| *number = other(*number);
        for team in &mut self.teams {
            change(&mut team.number);
        }
        self.teams.sort_by_key(|team| team.number);
        for membership in &mut self.memberships {
            change(&mut membership.team);
        }
        self.sort_memberships();
        for absence in &mut self.absences {
            change(&mut absence.team);
        }
        self.sort_absences();
        for round in &mut self.rounds {
            for it in &mut round.matches {
                let sides = it.sides;
                it.sides = BySide {
                    first: sides.first.map(&other),
                    second: sides.second.map(&other),
                };
            }
            for bye in &mut round.byes {
                change(&mut bye.team);
            }
            for wish in &mut round.wishes {
                *wish = wish.renumbered(&other);
            }
            if let Some(virtual_points) = &mut round.virtual_points {
                change(&mut virtual_points.last);
            }
        }
        for Decision { tied, ruling, .. } in &mut self.decisions {
            tied.iter_mut().for_each(change);
            tied.sort_unstable();
            match ruling {
                Ruling::Order(teams) | Ruling::JointWinners(teams) => {
                    teams.iter_mut().for_each(change);
                }
            }
        }
        for penalty in &mut self.penalties {
            change(&mut penalty.team);
        }
        for reformed in &mut self.reformed {
            change(&mut reformed.team);
        }
        if let Some(numbering) = &mut self.numbering {
            numbering.teams.iter_mut().for_each(change);
        }
    }
}
