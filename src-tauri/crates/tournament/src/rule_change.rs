//! Changes of the rules in force: free before the tournament begins, with a reason afterward.
//!
//! Past play is kept: results and byes keep their points, chosen seats keep their players. Only
//! open choices follow the new rules.

use kralle_rules::rule_set::RuleSet;

use crate::{Line, Refusal, RoundState, SeatingState, Tournament};

impl Tournament {
    /// True if the tournament has begun: round 1 is published.
    pub fn has_begun(&self) -> bool {
        self.rounds
            .first()
            .is_some_and(|round| round.state == RoundState::Published)
    }

    /// Puts other rules in force (O 2.2: the announcement may change them).
    ///
    /// The points of a bye follow the rules if they were the default before.
    ///
    /// # Errors
    /// Fails if the tournament is closed, the rules are for another game than the formation, or it
    /// has begun and no reason is given.
    pub fn change_rule_set(
        &mut self,
        rule_set: RuleSet,
        reason: Option<&Line>,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        if self.settings.rule_set == rule_set {
            return Ok(());
        }
        if self.has_begun() && reason.is_none() {
            return Err(Refusal::RulesFrozen);
        }
        let mut settings = self.settings.clone();
        settings.follow(rule_set);
        settings.must_fit()?;
        let before = self.seating_before_choice();
        self.settings = settings;
        self.seat_anew(before);
        Ok(())
    }

    /// Resets games without a result or any choice to the initial seating of the new rules;
    /// `before` is the initial seating of the old ones.
    fn seat_anew(&mut self, before: SeatingState) {
        let seating = self.seating_before_choice();
        let matches = self.rounds.iter_mut().flat_map(|round| &mut round.matches);
        for game in matches.flat_map(|it| it.games.iter_mut()) {
            if game.outcome.is_none() && game.seating == before {
                game.seating = seating;
            }
        }
    }
}
