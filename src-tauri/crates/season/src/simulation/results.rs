//! Random results by the strengths of the players.

use std::collections::BTreeMap;

use kralle_tournament::lots::Seed;
use kralle_tournament::lots::stream::LotStream;
use kralle_tournament::{
    Cause, Evidence, LineUp, Outcome, PlayerId, RoundNumber, TeamNumber, Tournament, Verdict,
};

use crate::{Score, model};

/// A source of random results.
pub(super) struct Results {
    strengths: BTreeMap<PlayerId, i32>,
    /// The strength of a player without a rating: the mean of the others.
    usual: i32,
    strongest: Option<TeamNumber>,
    chance: LotStream,
}

impl Results {
    /// Prepares the teams of a formed tournament.
    pub(super) fn new(tournament: &Tournament, seed: &Seed) -> Self {
        let order = &tournament.settings.rating_order;
        let rated = tournament.players.iter().filter_map(|player| {
            let rating = player.data.rating(order)?;
            Some((player.id, i32::from(rating.get())))
        });
        let strengths: BTreeMap<PlayerId, i32> = rated.collect();
        let count = i32::try_from(strengths.len()).unwrap_or(i32::MAX).max(1);
        let mut results = Self {
            usual: strengths.values().sum::<i32>() / count,
            strengths,
            strongest: None,
            chance: LotStream::labeled(seed, "results"),
        };
        results.strongest = tournament
            .teams
            .iter()
            .map(|team| {
                let members = tournament.team_players(team.number, RoundNumber::FIRST);
                let two = members.take(2).map(|player| player.id);
                (model::mean(&results.strengths_of(two)), team.number)
            })
            .max_by(|(one, first), (other, second)| one.total_cmp(other).then(second.cmp(first)))
            .map(|(_, team)| team);
        results
    }

    /// Returns the team with the strongest players; `None` without teams.
    pub(super) const fn strongest(&self) -> Option<TeamNumber> {
        self.strongest
    }

    /// Plays every match of a round.
    pub(super) fn play(&mut self, tournament: &mut Tournament, round: RoundNumber) {
        let Some(round) = tournament.rounds.get_mut(round.index()) else {
            return;
        };
        for it in &mut round.matches {
            let verdict = self.verdict(&it.line_ups.first, &it.line_ups.second);
            for game in it.games.iter_mut() {
                game.outcome = Some(Outcome {
                    verdict,
                    cause: match verdict {
                        Verdict::Drawn => Cause::DrawAgreed,
                        Verdict::FirstWins | Verdict::SecondWins | Verdict::BothLose => {
                            Cause::Checkmate
                        }
                    },
                    board: None,
                    reason: None,
                    evidence: Evidence::default(),
                    overruled: None,
                });
            }
        }
    }

    fn verdict(&mut self, first: &LineUp, second: &LineUp) -> Verdict {
        let first = self.strengths_of(first.players());
        let second = self.strengths_of(second.players());
        match model::play(&first, &second, &mut self.chance) {
            Score::Won => Verdict::FirstWins,
            Score::Drawn => Verdict::Drawn,
            Score::Lost => Verdict::SecondWins,
        }
    }

    fn strengths_of(&self, players: impl Iterator<Item = PlayerId>) -> Vec<i32> {
        players
            .map(|player| *self.strengths.get(&player).unwrap_or(&self.usual))
            .collect()
    }
}
