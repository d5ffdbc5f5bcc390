//! A walk through a tournament: step by step, with undo and redo, compared after each step.

use kralle_tournament::{Course, Format, Refusal, Tournament};

use super::pairs::Why;
use super::step::{Step, go_on, take};
use super::{pairs, report, standing};

/// A tournament in progress.
pub struct Walk {
    /// The current state.
    pub now: Tournament,
    before: Vec<Tournament>,
    undone: Vec<Tournament>,
    /// True if teams were swapped by hand, so that the tables no longer determine the pairings.
    swapped: bool,
}

impl Walk {
    /// Starts with a tournament whose entrants have numbers.
    pub const fn new(now: Tournament) -> Self {
        Self {
            now,
            before: Vec::new(),
            undone: Vec::new(),
            swapped: false,
        }
    }

    /// Executes a step and compares.
    ///
    /// # Errors
    /// Fails if the two models differ.
    pub fn go(&mut self, step: Step) -> Result<(), String> {
        match step.0 {
            0 | 1 => {
                if let Some(earlier) = self.before.pop() {
                    self.undone.push(std::mem::replace(&mut self.now, earlier));
                }
            }
            2 => {
                if let Some(later) = self.undone.pop() {
                    self.before.push(std::mem::replace(&mut self.now, later));
                }
            }
            3..=14 => self.go_on(step.1)?,
            what => {
                self.swapped |= what - 15 == 9;
                self.keep(|t| take(t, (what - 15, step.1, step.2, step.3)))?;
            }
        }
        standing::check(&self.now)?;
        pairs::check_meetings(&self.now)
    }

    /// True if the last missing result of a third or later round was just entered.
    pub fn has_completed(&self) -> bool {
        let open = |t: &Tournament| {
            let matches = t.rounds.iter().flat_map(|round| &round.matches);
            matches.filter(|it| pairs::is_open(it)).count()
        };
        self.now.rounds.len() > 2
            && open(&self.now) == 0
            && self.before.last().is_some_and(|before| open(before) > 0)
    }

    /// Exports the tournament as a report and imports it again.
    ///
    /// # Errors
    /// Fails if the report does not preserve the tournament.
    pub fn report(&self) -> Result<(), String> {
        report::check(&self.now, self.swapped)
    }

    fn keep(
        &mut self,
        act: impl FnOnce(&mut Tournament) -> Result<(), Refusal>,
    ) -> Result<(), String> {
        let mut after = self.now.clone();
        let answer = act(&mut after);
        if self.now.course == Course::Closed && after.course == Course::Closed && after != self.now
        {
            return Err("a closed tournament has changed".to_owned());
        }
        match answer {
            Ok(()) if after != self.now => {
                self.undone.clear();
                self.before.push(std::mem::replace(&mut self.now, after));
                Ok(())
            }
            Err(refusal) if after != self.now => Err(format!("refused and changed: {refusal:?}")),
            Ok(()) | Err(_) => Ok(()),
        }
    }

    /// Pairs the next round, publishes it, or enters its missing results.
    fn go_on(&mut self, chance: u16) -> Result<(), String> {
        let now = self.now.clone();
        let mut answer = Ok(());
        self.keep(|t| {
            answer = go_on(t, chance);
            answer.clone()
        })?;
        if now.settings.format != Format::SwissSystem || now.course == Course::Closed {
            return Ok(());
        }
        match answer {
            Ok(()) if self.now.rounds.len() > now.rounds.len() => {
                let drafted = self.now.rounds.last();
                drafted.map_or(Ok(()), |draft| pairs::judge(&now, Ok(draft)))
            }
            Err(Refusal::Unpairable { .. }) => pairs::judge(&now, Err(Why::Unpairable)),
            Err(Refusal::RoundIncomplete { .. }) => pairs::judge(&now, Err(Why::Incomplete)),
            Ok(()) | Err(_) => Ok(()),
        }
    }
}
