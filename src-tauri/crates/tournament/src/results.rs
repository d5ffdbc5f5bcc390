//! Results of matches, as far as the rules in force allow them.

use kralle_rules::result::{Admitted, Cause};

use crate::{
    Board, Evidence, Game, GameAt, Line, Match, Outcome, PlayerId, Progress, Refusal, Role,
    RoundNumber, RoundState, TableNumber, TeamNumber, Tournament, Verdict,
};

/// The claimed winner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Claimed {
    /// The team of this player, by an event on his board.
    Player(PlayerId),
    /// This team, if no board decided.
    Team(TeamNumber),
    Drawn,
    /// None: neither team was present.
    BothLose,
}

/// A result as entered, before it is checked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ResultEntry {
    pub at: GameAt,
    pub claimed: Claimed,
    pub cause: Cause,
    /// The reason; may be `None` if neither the cause nor a settled round requires one.
    pub reason: Option<Line>,
}

impl Tournament {
    /// Enters the result of a game.
    ///
    /// Open seating does not prevent a result. A result may be overwritten freely until the next
    /// round is published, then only with a reason.
    ///
    /// # Errors
    /// Fails if the rules in force do not allow it, a reason is missing, or there is no such match
    /// in a published round.
    pub fn enter_result(&mut self, entry: &ResultEntry) -> Result<(), Refusal> {
        let outcome = self.outcome_of(entry)?;
        self.game_at_mut(entry.at)?.outcome = Some(outcome);
        self.fit_games(entry.at.round, entry.at.table)?;
        let it = self.match_at_mut(entry.at.round, entry.at.table)?;
        if it.is_decided() {
            it.progress = Progress::Awaited;
        }
        Ok(())
    }

    /// Returns the outcome that [`Tournament::enter_result`] would store.
    ///
    /// # Errors
    /// Fails if that is refused.
    pub fn outcome_of(&self, entry: &ResultEntry) -> Result<Outcome, Refusal> {
        let GameAt { round, table, .. } = entry.at;
        self.must_run()?;
        self.must_be_published(round)?;
        let game = self.game_at(entry.at)?;
        self.must_not_be_lost_by_penalty(round, table)?;
        let (verdict, board) = self.claimed(entry)?;
        let admitted = self.admits(entry.cause, verdict)?;
        let late = game.outcome.is_some() && self.is_settled(round);
        if entry.reason.is_none() && (admitted.needs_reason() || late) {
            return Err(Refusal::ReasonMissing { round, table });
        }
        // A single game has one board, which need not be named.
        let tells = !self.settings.formation.has_single_games();
        let board = board.filter(|_| tells && entry.cause.is_on_a_board());
        Ok(Outcome {
            verdict,
            cause: entry.cause,
            board,
            reason: entry.reason.clone(),
            evidence: Evidence::default(),
            overruled: None,
        })
    }

    /// Returns the verdict of an entry, and the board of the claimed winner. The board is `None` if
    /// no player is claimed, and for the second-named team until the opponents are chosen.
    ///
    /// # Errors
    /// Fails if there is no such match, or the named winner does not play it.
    pub fn claimed(&self, entry: &ResultEntry) -> Result<(Verdict, Option<Board>), Refusal> {
        let GameAt { round, table, .. } = entry.at;
        let it = self.match_at(round, table)?;
        let game = self.game_at(entry.at)?;
        Ok(match entry.claimed {
            Claimed::Player(player) => {
                let seat = it.seat_of(player).ok_or(Refusal::PlayerNotInMatch {
                    round,
                    table,
                    player,
                })?;
                (Verdict::won_by(seat.role), game.board(seat))
            }
            Claimed::Team(team) => {
                let role = [Role::First, Role::Second]
                    .into_iter()
                    .find(|role| it.sides.of(*role).has(team))
                    .ok_or(Refusal::TeamNotInMatch { round, table, team })?;
                (Verdict::won_by(role), None)
            }
            Claimed::Drawn => (Verdict::Drawn, None),
            Claimed::BothLose => (Verdict::BothLose, None),
        })
    }

    /// Stores the arbiter's observation of a match without a result.
    ///
    /// # Errors
    /// Fails if there is no such match in a published round, or it has a result.
    pub fn mark_progress(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
        progress: Progress,
    ) -> Result<(), Refusal> {
        self.must_run()?;
        self.must_be_published(round)?;
        let it = self.match_at_mut(round, table)?;
        if it.is_decided() {
            return Err(Refusal::MatchDecided { round, table });
        }
        it.progress = progress;
        Ok(())
    }

    /// Clears a result: the game is open again.
    ///
    /// # Errors
    /// Fails if there is none, or it is settled and no reason is given.
    pub fn clear_result(&mut self, at: GameAt, reason: Option<&Line>) -> Result<(), Refusal> {
        let GameAt { round, table, .. } = at;
        self.must_run()?;
        if self.game_at(at)?.outcome.is_none() {
            return Err(Refusal::NoResult { round, table });
        }
        self.must_not_be_lost_by_penalty(round, table)?;
        if self.is_settled(round) && reason.is_none() {
            return Err(Refusal::ReasonMissing { round, table });
        }
        self.game_at_mut(at)?.outcome = None;
        self.fit_games(round, table)
    }

    /// True if the results of `round` are settled: the next round is published.
    pub fn is_settled(&self, round: RoundNumber) -> bool {
        self.rounds
            .get(round.index() + 1)
            .is_some_and(|next| next.state == RoundState::Published)
    }

    /// Refuses while `round` is a draft.
    pub(crate) fn must_be_published(&self, round: RoundNumber) -> Result<(), Refusal> {
        match self.round(round)?.state {
            RoundState::Published => Ok(()),
            RoundState::Draft => Err(Refusal::RoundIsDraft { round }),
        }
    }
}

impl Match {
    /// Returns the claimed winner of an outcome of `game`: a player if a board decided.
    pub fn claimed(&self, game: &Game, outcome: &Outcome) -> Claimed {
        let Some(role) = outcome.verdict.winner() else {
            return match outcome.verdict {
                Verdict::BothLose => Claimed::BothLose,
                Verdict::Drawn | Verdict::FirstWins | Verdict::SecondWins => Claimed::Drawn,
            };
        };
        outcome
            .board
            .and_then(|board| self.player_on(game, role, board))
            .map_or(Claimed::Team(self.sides.of(role).lead()), Claimed::Player)
    }
}

impl Tournament {
    /// Checks under the rules in force that `cause` may lead to `verdict`.
    ///
    /// # Errors
    /// Fails if they do not allow it.
    pub fn admits(&self, cause: Cause, verdict: Verdict) -> Result<Admitted, Refusal> {
        let claimed = match verdict {
            Verdict::FirstWins | Verdict::SecondWins => kralle_rules::result::Verdict::Win,
            Verdict::Drawn => kralle_rules::result::Verdict::Draw,
            Verdict::BothLose => kralle_rules::result::Verdict::BothLose,
        };
        self.settings
            .rule_set
            .admits(cause, claimed)
            .map_err(|refused| Refusal::ResultNotAdmitted {
                why: refused.code,
                cause,
                verdict,
                article: refused.article,
                instead: refused.instead,
            })
    }
}
