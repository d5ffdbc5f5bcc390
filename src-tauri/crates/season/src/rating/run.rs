//! Rating run over all matches in order.

use kralle_rules::preset::Game;
use kralle_tournament::{RoundNumber, TableNumber};

use super::games::{EveningGames, Games, RatedMatch, Seated};
use super::parameters::RatingParameters;
use super::strength::{Estimate, Strength, rate_single, rate_teams};
use crate::{EveningNumber, PersonNumber, Score};

/// The change of a person's rating by a match: the working of a number.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Change {
    pub evening: EveningNumber,
    pub game: Game,
    pub round: RoundNumber,
    pub table: TableNumber,
    pub person: PersonNumber,
    /// The person's partner; `None` in a single game.
    pub partner: Option<PersonNumber>,
    pub opponents: Seated,
    /// The result for the person's side.
    pub score: Score,
    /// The expected score of the side before the match, 0 to 1.
    pub expected: f64,
    pub before: Estimate,
    pub after: Estimate,
}

/// The rating of a person after an evening.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct HistoryPoint {
    pub evening: EveningNumber,
    pub estimate: Estimate,
    /// The number of matches rated so far.
    pub matches: u32,
}

/// The rating of a person in one game.
#[derive(Debug, Clone, PartialEq)]
pub struct PersonRating {
    pub person: PersonNumber,
    /// The chess rating behind the start value; `None` without one.
    pub chess: Option<u16>,
    /// The start value.
    pub start: Estimate,
    pub estimate: Estimate,
    pub matches: u32,
    /// After each evening on which the person played, in order.
    pub history: Vec<HistoryPoint>,
}

/// The ratings in each game, for the persons rated in it.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Ratings {
    /// By person, like the other lists.
    pub tandem: Vec<PersonRating>,
    pub pair_moves: Vec<PersonRating>,
    pub ordinary_chess: Vec<PersonRating>,
}

impl Ratings {
    /// Rates all matches by date, key, round and table.
    ///
    /// The result does not depend on the order in which matches were added.
    pub fn of(games: &Games, parameters: &RatingParameters) -> Self {
        Self::watched(games, parameters, |_| {})
    }

    /// Like [`Self::of`]; `watch` receives each person's change by each match, in order.
    pub fn watched(
        games: &Games,
        parameters: &RatingParameters,
        mut watch: impl FnMut(&Change),
    ) -> Self {
        let chess = starts(games);
        let mut tables = [Game::Tandem, Game::PairMoves, Game::OrdinaryChess].map(|game| Table {
            game,
            parameters,
            chess: &chess,
            strengths: Vec::new(),
            points: Vec::new(),
            touched: Vec::new(),
        });
        for (index, evening) in games.evenings().enumerate() {
            let number = EveningNumber::at(index);
            for table in tables.iter_mut().filter(|it| it.game == evening.game) {
                table.take(number, evening, &mut watch);
            }
        }
        let [tandem, pair_moves, ordinary_chess] = tables.map(Table::ratings);
        Self {
            tandem,
            pair_moves,
            ordinary_chess,
        }
    }

    /// Returns the ratings in one game.
    pub fn in_game(&self, game: Game) -> &[PersonRating] {
        match game {
            Game::Tandem => &self.tandem,
            Game::PairMoves => &self.pair_moves,
            Game::OrdinaryChess => &self.ordinary_chess,
        }
    }
}

/// Returns the chess rating of each person: that of the earliest evening that has one.
fn starts(games: &Games) -> Vec<Option<u16>> {
    let mut starts: Vec<Option<u16>> = Vec::new();
    for (person, rating) in games.evenings().flat_map(|it| &it.chess) {
        let index = person.index();
        if starts.len() <= index {
            starts.resize(index + 1, None);
        }
        starts[index].get_or_insert(rating.get());
    }
    starts
}

/// The ratings of one game during the run.
struct Table<'a> {
    game: Game,
    parameters: &'a RatingParameters,
    chess: &'a [Option<u16>],
    /// By person; `None` before the first rated match.
    strengths: Vec<Option<Strength>>,
    points: Vec<(PersonNumber, HistoryPoint)>,
    /// The players of this evening, with repetitions.
    touched: Vec<PersonNumber>,
}

impl Table<'_> {
    fn take(
        &mut self,
        evening: EveningNumber,
        games: &EveningGames,
        watch: &mut impl FnMut(&Change),
    ) {
        self.touched.clear();
        for it in &games.matches {
            self.rate(evening, it, watch);
        }
        self.touched.sort_unstable();
        self.touched.dedup();
        for person in &self.touched {
            if let Some(strength) = self.strengths[person.index()] {
                let point = HistoryPoint {
                    evening,
                    estimate: strength.estimate,
                    matches: strength.matches,
                };
                self.points.push((*person, point));
            }
        }
    }

    fn rate(&mut self, evening: EveningNumber, it: &RatedMatch, watch: &mut impl FnMut(&Change)) {
        let before = [self.known(it.first), self.known(it.second)];
        let mut after = before;
        let [first, second] = &mut after;
        let expected = if let (Seated::One(_), Seated::One(_)) = (it.first, it.second) {
            rate_single(
                &mut first[0],
                &mut second[0],
                it.score,
                &self.parameters.single,
            )
        } else {
            let middle = self.parameters.start.rating;
            rate_teams(first, second, it.score, &self.parameters.tandem, middle)
        };
        let sides = [
            (it.first, it.second, it.score, expected),
            (it.second, it.first, it.score.turned(), 1.0 - expected),
        ];
        for (side, (own, opponents, score, expected)) in sides.into_iter().enumerate() {
            let persons = own.persons();
            for (seat, person) in persons.iter().enumerate() {
                self.strengths[person.index()] = Some(after[side][seat]);
                self.touched.push(*person);
                watch(&Change {
                    evening,
                    game: self.game,
                    round: it.round,
                    table: it.table,
                    person: *person,
                    partner: persons.iter().find(|it| *it != person).copied(),
                    opponents,
                    score,
                    expected,
                    before: before[side][seat].estimate,
                    after: after[side][seat].estimate,
                });
            }
        }
    }

    /// Returns the strengths of a side; that of a single player twice.
    fn known(&mut self, side: Seated) -> [Strength; 2] {
        let [one, other] = match side {
            Seated::One(person) => [person, person],
            Seated::Two(persons) => persons,
        };
        [self.strength(one), self.strength(other)]
    }

    fn strength(&mut self, person: PersonNumber) -> Strength {
        let index = person.index();
        if self.strengths.len() <= index {
            self.strengths.resize(index + 1, None);
        }
        let start = || Strength::start(self.chess_of(person), self.parameters);
        self.strengths[index].unwrap_or_else(start)
    }

    fn chess_of(&self, person: PersonNumber) -> Option<u16> {
        self.chess.get(person.index()).copied().flatten()
    }

    fn ratings(mut self) -> Vec<PersonRating> {
        // The sort is stable, so the evenings of each person stay in order.
        self.points.sort_by_key(|(person, _)| *person);
        let of_persons = self.points.chunk_by(|one, other| one.0 == other.0);
        let rated = |points: &[(PersonNumber, HistoryPoint)]| {
            let (person, last) = *points.last()?;
            let chess = self.chess_of(person);
            Some(PersonRating {
                person,
                chess,
                start: Strength::start(chess, self.parameters).estimate,
                estimate: last.estimate,
                matches: last.matches,
                history: points.iter().map(|(_, point)| *point).collect(),
            })
        };
        of_persons.filter_map(rated).collect()
    }
}
