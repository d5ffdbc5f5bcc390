//! The round robin numbers of the teams.
//!
//! Usually a team's own number. With a Varma drawing (C.05 annex 2), club-mates do not meet in the
//! last three rounds, where arranged results are most tempting.

use std::collections::BTreeMap;

use kralle_pairing::varma;

use crate::lots::Seed;
use crate::lots::stream::LotStream;
use crate::{Format, Line, Refusal, RoundNumber, TeamNumber, Tournament};

/// Numbers of the round robin tables drawn by lot.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Numbering {
    pub seed: Seed,
    /// The teams in the order of their table numbers: number 1 first.
    pub teams: Vec<TeamNumber>,
}

impl Tournament {
    /// Draws the round robin numbers, with club-mates apart (Varma).
    ///
    /// The stream is that of SHA-256(seed ‖ NUL ‖ "numbers"). The largest club draws first.
    ///
    /// # Errors
    /// Fails if it is no round robin, there are no teams, or rounds exist. Fails if there is no
    /// Varma table for so many teams (9 to 24), or the seed is the same as before.
    pub fn draw_numbers(&mut self, seed: &Seed) -> Result<(), Refusal> {
        self.may_draw_numbers()?;
        if self.numbering.as_ref().is_some_and(|it| it.seed == *seed) {
            return Err(Refusal::SameSeed);
        }
        let mut stream = LotStream::labeled(seed, "numbers");
        let numbers = varma::numbers(&self.team_clubs(), |count| {
            let last = u32::try_from(count.saturating_sub(1)).unwrap_or(u32::MAX);
            usize::try_from(stream.up_to(last)).unwrap_or(0)
        });
        let teams = self.team_count();
        let numbers = numbers.ok_or(Refusal::NoVarmaTable { teams })?;
        let mut order: Vec<(u16, TeamNumber)> = numbers
            .iter()
            .enumerate()
            .map(|(index, number)| (number.get(), TeamNumber::at(index)))
            .collect();
        order.sort_unstable();
        self.numbering = Some(Numbering {
            seed: seed.clone(),
            teams: order.into_iter().map(|(_, team)| team).collect(),
        });
        Ok(())
    }

    /// Restores the teams' own numbers in the tables.
    ///
    /// # Errors
    /// Fails if the tournament is closed, rounds exist, or no numbers were drawn.
    pub fn drop_numbers(&mut self) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_precede_rounds()?;
        match self.numbering.take() {
            Some(_) => Ok(()),
            None => Err(Refusal::NumbersNotDrawn),
        }
    }

    /// Refuses a drawing of numbers for reasons independent of the seed.
    ///
    /// # Errors
    /// Fails as [`Tournament::draw_numbers`], except for the seed.
    pub fn may_draw_numbers(&self) -> Result<(), Refusal> {
        self.must_run()?;
        match self.settings.format {
            Format::RoundRobin | Format::DoubleRoundRobin => {}
            Format::SwissSystem => return Err(Refusal::NoTables),
        }
        self.must_be_formed()?;
        self.must_precede_rounds()?;
        match self.team_count() {
            9..=24 => Ok(()),
            teams => Err(Refusal::NoVarmaTable { teams }),
        }
    }

    /// Returns an arbitrary number for each team's club, the same for the same club. `None` for a
    /// team without a club that all its players share.
    fn team_clubs(&self) -> Vec<Option<u32>> {
        let mut known: BTreeMap<&str, u32> = BTreeMap::new();
        self.teams
            .iter()
            .map(|team| {
                let mut clubs = self
                    .team_players(team.number, RoundNumber::FIRST)
                    .map(|player| player.data.club.as_ref().map(Line::as_str));
                let club = clubs.next()??;
                if clubs.any(|other| other != Some(club)) {
                    return None;
                }
                let next = u32::try_from(known.len()).unwrap_or(u32::MAX);
                Some(*known.entry(club).or_insert(next))
            })
            .collect()
    }
}
