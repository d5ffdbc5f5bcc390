//! Results made up by the strengths of the players.

use std::collections::BTreeMap;

use kralle_tournament::lots::Seed;
use kralle_tournament::lots::stream::LotStream;
use kralle_tournament::{
    Cause, Evidence, LineUp, Outcome, PlayerId, RoundNumber, TeamNumber, Tournament, Verdict,
};

use crate::simulation::strength_of;

/// Of so many matches of equals one is drawn.
const DRAWN_OF_EQUALS: f64 = 0.08;
/// So many points more make a win ten times as likely as a loss.
const TENFOLD: f64 = 400.0;
/// How finely chance is drawn.
const FINENESS: u32 = 999_999;

/// Makes up results.
pub(super) struct Results {
    strengths: BTreeMap<PlayerId, f64>,
    /// The strength of a player without a rating.
    usual: f64,
    strongest: Option<TeamNumber>,
    chance: LotStream,
}

impl Results {
    /// For the teams of a tournament that is formed.
    pub(super) fn new(tournament: &Tournament, seed: &Seed) -> Self {
        let strengths: BTreeMap<PlayerId, f64> = tournament
            .players
            .iter()
            .filter_map(|player| Some((player.id, strength_of(tournament, player.id)?)))
            .collect();
        let mut results = Self {
            usual: mean(strengths.values().copied()).unwrap_or_default(),
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
                (results.strength(two), team.number)
            })
            .max_by(|(one, first), (other, second)| one.total_cmp(other).then(second.cmp(first)))
            .map(|(_, team)| team);
        results
    }

    /// The team whose players are the strongest.
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
            it.outcome = Some(Outcome {
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

    fn verdict(&mut self, first: &LineUp, second: &LineUp) -> Verdict {
        let ahead = self.strength(first.players()) - self.strength(second.players());
        let expected = 1.0 / (1.0 + 10_f64.powf(-ahead / TENFOLD));
        // A draw takes as much from a win as from a loss, and is rarer the further they are apart.
        let drawn = DRAWN_OF_EQUALS * 4.0 * expected * (1.0 - expected);
        let lot = f64::from(self.chance.up_to(FINENESS)) / f64::from(FINENESS);
        if lot < expected - drawn / 2.0 {
            Verdict::FirstWins
        } else if lot < expected + drawn / 2.0 {
            Verdict::Drawn
        } else {
            Verdict::SecondWins
        }
    }

    fn strength(&self, players: impl Iterator<Item = PlayerId>) -> f64 {
        let each = players.map(|player| *self.strengths.get(&player).unwrap_or(&self.usual));
        mean(each).unwrap_or(self.usual)
    }
}

fn mean(values: impl Iterator<Item = f64>) -> Option<f64> {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    (count > 0.0).then_some(sum / count)
}
