//! The event as input of the tie-breaks.

use crate::event::{
    EntrantNumber, Event, Format, HalfPoints, Participation, Role, RoundNumber, ScoreKind,
};

use super::Value;

/// The dependence of the pairs on results; it decides how unplayed rounds count (C.07 article 15).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum PairingMode {
    /// Pairs are made round by round: a Swiss system (article 15.3).
    #[default]
    Swiss,
    /// All pairs are fixed beforehand: a round robin (article 15.2).
    Predetermined,
}

/// The event and its pairing mode.
#[derive(Clone, Copy)]
pub(super) struct Table<'a> {
    pub(super) event: &'a Event,
    pub(super) mode: PairingMode,
    /// True if match points are always whole.
    whole: bool,
}

/// One game of an entrant: for a player the round itself, for a team a board.
pub(super) struct SingleGame {
    pub(super) points: HalfPoints,
    /// The points of the other side; `None` if the game was not played over the board.
    pub(super) against: Option<HalfPoints>,
    pub(super) role: Option<Role>,
}

impl<'a> Table<'a> {
    pub(super) fn new(event: &'a Event, mode: PairingMode) -> Self {
        let whole = |points: HalfPoints| points.get().is_multiple_of(2);
        let scoring = event.scoring();
        let usual = [
            scoring.win,
            scoring.draw,
            scoring.loss,
            scoring.allocated_bye,
        ];
        let records = event.entrants().iter();
        let mut awarded = records.flat_map(|entrant| event.records(entrant.number));
        let mut penalties = event.adjustments().iter();
        Self {
            event,
            mode,
            whole: usual.into_iter().all(whole)
                && awarded.all(|record| whole(record.points.match_points))
                && penalties.all(|it| it.match_points % 2 == 0),
        }
    }

    pub(super) fn entrants(self) -> impl Iterator<Item = EntrantNumber> + use<'a> {
        self.event.entrants().iter().map(|entrant| entrant.number)
    }

    pub(super) fn rounds(self) -> impl DoubleEndedIterator<Item = RoundNumber> + use<'a> {
        self.event.round_numbers()
    }

    pub(super) fn last_round(self) -> Option<RoundNumber> {
        self.rounds().next_back()
    }

    pub(super) fn did(self, entrant: EntrantNumber, round: RoundNumber) -> Participation {
        self.event.record(entrant, round).participation
    }

    pub(super) fn points(
        self,
        entrant: EntrantNumber,
        round: RoundNumber,
        kind: ScoreKind,
    ) -> HalfPoints {
        let points = self.event.record(entrant, round).points;
        match kind {
            ScoreKind::MatchPoints => points.match_points,
            ScoreKind::GamePoints => points.game_points,
        }
    }

    pub(super) fn total(self, entrant: EntrantNumber, kind: ScoreKind) -> HalfPoints {
        self.event.score(entrant, kind)
    }

    /// Returns the points of a drawn round.
    pub(super) fn draw(self, kind: ScoreKind) -> HalfPoints {
        match kind {
            ScoreKind::MatchPoints => self.event.scoring().draw,
            ScoreKind::GamePoints => self.on_all_boards(self.event.game_scoring().draw),
        }
    }

    /// Returns the maximum points of a round.
    pub(super) fn win(self, kind: ScoreKind) -> HalfPoints {
        match kind {
            ScoreKind::MatchPoints => self.event.scoring().win,
            ScoreKind::GamePoints => self.on_all_boards(self.event.game_scoring().win),
        }
    }

    fn on_all_boards(self, points: HalfPoints) -> HalfPoints {
        HalfPoints(points.get().saturating_mul(u16::from(self.event.boards())))
    }

    /// Returns the number of decimal places of a score: none for match points that are always
    /// whole.
    pub(super) fn places(self, kind: ScoreKind) -> u8 {
        let team_match_points =
            matches!(self.event.format(), Format::Team { .. }) && kind == ScoreKind::MatchPoints;
        u8::from(!(team_match_points && self.whole))
    }

    pub(super) fn score(self, entrant: EntrantNumber, kind: ScoreKind) -> Value {
        Value::points(self.total(entrant, kind), self.places(kind))
    }

    /// Returns the games of an entrant in a round, for tie-breaks that count games.
    ///
    /// These are the boards of the match for game points, otherwise the round itself. An unplayed
    /// match counts on each board like the round.
    pub(super) fn games(
        self,
        entrant: EntrantNumber,
        round: RoundNumber,
        kind: ScoreKind,
    ) -> Vec<SingleGame> {
        let did = self.did(entrant, round);
        let (opponent, role) = (did.played_opponent(), did.played_role());
        let by_board =
            matches!(self.event.format(), Format::Team { .. }) && kind == ScoreKind::GamePoints;
        if !by_board {
            return vec![SingleGame {
                points: self.points(entrant, round, kind),
                against: opponent.map(|opponent| self.points(opponent, round, kind)),
                role,
            }];
        }
        let boards = usize::from(self.event.boards());
        let own = self.event.board_points(entrant, round);
        let other = opponent.and_then(|opponent| self.event.board_points(opponent, round));
        let at = |points: Option<&[HalfPoints]>, board: usize| {
            points.and_then(|points| points.get(board).copied())
        };
        (0..boards)
            .map(|board| SingleGame {
                points: at(own, board).unwrap_or_else(|| self.event.game_scoring().points(did)),
                against: at(other, board),
                role: role.map(|role| {
                    if board.is_multiple_of(2) {
                        role
                    } else {
                        role.opposite()
                    }
                }),
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::event::{EventBuilder, Format, ScoringSystem};

    #[test]
    fn scores_are_whole_unless_half_a_point_can_be_had_or_was_awarded() {
        let whole = |builder: &EventBuilder| {
            let event = builder.clone().build().unwrap();
            Table::new(&event, PairingMode::Swiss).whole
        };
        let mut builder = EventBuilder::with_entrants(Format::Individual, 2);
        builder.rounds(1);
        assert!(!whole(&builder));
        builder.scoring(ScoringSystem::of(
            HalfPoints(6),
            HalfPoints(2),
            HalfPoints(0),
        ));
        assert!(whole(&builder));
        let (at, who) = (RoundNumber::FIRST, EntrantNumber::FIRST);
        builder.set_points(at, who, ScoreKind::MatchPoints, HalfPoints(3));
        assert!(!whole(&builder));
    }
}
