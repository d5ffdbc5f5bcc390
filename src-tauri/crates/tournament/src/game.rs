//! The games of a match. Each has its own seating and result.

use std::cmp::Ordering;
use std::iter;

use kralle_rules::tandem::side::Team;

use crate::{
    Board, GameNumber, Match, Outcome, PlayerId, Pot, Refusal, Role, RoundNumber, Seat, Seating,
    SeatingState, TableNumber, Verdict,
};

/// A game of a match, on both boards (German: *Partie*).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub seating: SeatingState,
    /// The outcome; `None` while it is open.
    pub outcome: Option<Outcome>,
}

/// The games of a match in the order of play; at least one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Games {
    first: Game,
    further: Vec<Game>,
}

/// The address of a game in a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameAt {
    pub round: RoundNumber,
    pub table: TableNumber,
    pub game: GameNumber,
}

impl GameAt {
    /// Returns the address of the first game of a match.
    pub const fn first(round: RoundNumber, table: TableNumber) -> Self {
        Self {
            round,
            table,
            game: GameNumber::FIRST,
        }
    }

    /// Returns the refusal of a game that the match does not have.
    pub(crate) const fn unknown(self) -> Refusal {
        Refusal::GameUnknown {
            round: self.round,
            table: self.table,
            game: self.game,
        }
    }
}

impl Game {
    /// Returns a game before its first move.
    pub const fn open(seating: SeatingState) -> Self {
        Self {
            seating,
            outcome: None,
        }
    }

    /// Returns the board of `seat`; for the second-named team `None` until the opponents are
    /// chosen.
    pub const fn board(&self, seat: Seat) -> Option<Board> {
        match (seat.role, seat.pot, self.seating.seating()) {
            (Role::First, Pot::One, _)
            | (Role::Second, Pot::One, Some(Seating::Parallel))
            | (Role::Second, Pot::Two, Some(Seating::Cross)) => Some(Board::A),
            (Role::First, Pot::Two, _)
            | (Role::Second, Pot::Two, Some(Seating::Parallel))
            | (Role::Second, Pot::One, Some(Seating::Cross)) => Some(Board::B),
            (Role::Second, Pot::One | Pot::Two, None) => None,
        }
    }

    /// Returns the team of `role` in the terms of the rules: White on board A and Black on board B
    /// are the first. `None` until the colors are chosen.
    pub fn team_of_rules(&self, role: Role) -> Option<Team> {
        self.seating.white_on_board_1().map(
            |white| {
                if white == role { Team::One } else { Team::Two }
            },
        )
    }

    pub(crate) fn role_of(&self, team: Team) -> Option<Role> {
        [Role::First, Role::Second]
            .into_iter()
            .find(|role| self.team_of_rules(*role) == Some(team))
    }

    /// True if it has a result other than a forfeit.
    pub fn is_played(&self) -> bool {
        self.outcome
            .as_ref()
            .is_some_and(|outcome| !outcome.is_forfeit())
    }
}

impl Games {
    /// Returns a match of one game.
    pub const fn one(game: Game) -> Self {
        Self {
            first: game,
            further: Vec::new(),
        }
    }

    /// Returns the games `first` and `further`.
    pub const fn new(first: Game, further: Vec<Game>) -> Self {
        Self { first, further }
    }

    /// Returns the games in the order of play.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Game> {
        iter::once(&self.first).chain(&self.further)
    }

    /// Returns the games in the order of play.
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = &mut Game> {
        iter::once(&mut self.first).chain(&mut self.further)
    }

    /// Returns the games with their numbers.
    pub fn numbered(&self) -> impl Iterator<Item = (GameNumber, &Game)> {
        (0..).map(GameNumber::at).zip(self.iter())
    }

    /// Returns the number of games, 1 or more.
    pub const fn count(&self) -> usize {
        1 + self.further.len()
    }

    /// Returns the game of this number; `None` if the match has fewer.
    pub fn get(&self, number: GameNumber) -> Option<&Game> {
        match number.index() {
            0 => Some(&self.first),
            index => self.further.get(index - 1),
        }
    }

    /// Returns the game of this number; `None` if the match has fewer.
    pub fn get_mut(&mut self, number: GameNumber) -> Option<&mut Game> {
        match number.index() {
            0 => Some(&mut self.first),
            index => self.further.get_mut(index - 1),
        }
    }

    /// Returns the first game without a result; the last if every game has one.
    pub fn current(&self) -> (GameNumber, &Game) {
        let mut open = self.numbered().filter(|(_, game)| game.outcome.is_none());
        open.next()
            .unwrap_or_else(|| (GameNumber::at(self.further.len()), self.last()))
    }

    /// Returns the last game.
    pub(crate) fn last(&self) -> &Game {
        self.further.last().unwrap_or(&self.first)
    }

    /// Adds a game after the last one.
    pub fn push(&mut self, game: Game) {
        self.further.push(game);
    }

    /// Seats the open games after `number`, each by `next` of the game before it and its own seating.
    pub(crate) fn seat_after(
        &mut self,
        number: GameNumber,
        next: impl Fn(&Game, SeatingState) -> SeatingState,
    ) {
        for index in number.index()..self.further.len() {
            let before = match index.checked_sub(1) {
                None => &self.first,
                Some(before) => &self.further[before],
            };
            let seating = next(before, self.further[index].seating);
            let game = &mut self.further[index];
            if game.outcome.is_some() {
                break;
            }
            game.seating = seating;
        }
    }

    /// Reopens the games that were not played.
    pub(crate) fn reopen_unplayed(&mut self) {
        for game in self.iter_mut().filter(|game| !game.is_played()) {
            game.outcome = None;
        }
    }

    /// Reopens all games. A match that `ends_early` has only its first game then.
    pub(crate) fn reopen(&mut self, ends_early: bool) {
        for game in self.iter_mut() {
            game.outcome = None;
        }
        self.trim(ends_early);
    }

    /// Drops the open games at the end of a match that `ends_early`, except the first game.
    pub(crate) fn trim(&mut self, ends_early: bool) {
        while ends_early && self.further.pop_if(|game| game.outcome.is_none()).is_some() {}
    }

    /// Returns by how many games one side leads.
    pub(crate) fn lead(&self) -> usize {
        self.ahead().unsigned_abs()
    }

    /// Returns the games won by the first-named side, less those won by the other.
    fn ahead(&self) -> isize {
        let verdicts = self
            .iter()
            .filter_map(|game| Some(game.outcome.as_ref()?.verdict));
        let points = verdicts.map(|verdict| match verdict.winner() {
            Some(Role::First) => 1,
            Some(Role::Second) => -1,
            None => 0,
        });
        points.sum()
    }
}

impl Match {
    /// Returns the first game without a result; the last if every game has one.
    pub fn current(&self) -> &Game {
        self.games.current().1
    }

    /// True if every game has a result.
    pub fn is_decided(&self) -> bool {
        self.games.iter().all(|game| game.outcome.is_some())
    }

    /// Returns the winner of the match: the side with more games. `None` while a game is open.
    pub fn verdict(&self) -> Option<Verdict> {
        let mut outcomes = self.games.iter().filter_map(|game| game.outcome.as_ref());
        self.is_decided().then(|| match self.games.ahead().cmp(&0) {
            Ordering::Greater => Verdict::FirstWins,
            Ordering::Less => Verdict::SecondWins,
            Ordering::Equal if outcomes.all(|it| it.verdict == Verdict::BothLose) => {
                Verdict::BothLose
            }
            Ordering::Equal => Verdict::Drawn,
        })
    }

    /// True if a game has a result.
    pub fn has_results(&self) -> bool {
        self.games.iter().any(|game| game.outcome.is_some())
    }

    /// True if a game has a result other than a forfeit.
    pub fn is_played(&self) -> bool {
        self.games.iter().any(Game::is_played)
    }

    /// True if every game has a result other than a forfeit.
    pub(crate) fn is_played_to_the_end(&self) -> bool {
        self.games.iter().all(Game::is_played)
    }

    /// True if every game has a result, and none was played.
    pub fn is_forfeit(&self) -> bool {
        self.is_decided() && !self.is_played()
    }

    /// Returns the player of a team on a board in a game; `None` until the opponents are chosen.
    pub fn player_on(&self, game: &Game, role: Role, board: Board) -> Option<PlayerId> {
        [Pot::One, Pot::Two]
            .into_iter()
            .map(|pot| Seat { role, pot })
            .find(|seat| game.board(*seat) == Some(board))
            .and_then(|seat| self.player(seat))
    }
}
