//! The games of a match: their number, their seating, and the points they give.
//!
//! Start at [`MatchFormat`]. A match of one game is one that ends with its first.

use kralle_choice::Choice;
use kralle_pairing::event::HalfPoints;
use serde::{Deserialize, Serialize};

use crate::{
    Bye, Game, GameAt, GameNumber, Games, Match, Outcome, Refusal, Role, RoundNumber, Scoring,
    Seating, SeatingState, TableNumber, Tournament, Verdict,
};

/// The number of games of a match: 1 to [`GameCount::MOST`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameCount(u8);

impl GameCount {
    pub const ONE: Self = Self(1);
    pub const MOST: u8 = 20;

    /// Returns a number of games; `None` for zero and above [`GameCount::MOST`].
    pub const fn new(count: u8) -> Option<Self> {
        if count == 0 || count > Self::MOST {
            None
        } else {
            Some(Self(count))
        }
    }

    pub const fn get(self) -> u8 {
        self.0
    }
}

/// The games that a match has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GamesPerMatch {
    /// All of them are played.
    All(GameCount),
    /// The match ends as soon as the other side can no longer catch up.
    BestOf(GameCount),
}

impl GamesPerMatch {
    pub const ONE: Self = Self::All(GameCount::ONE);

    /// Returns the largest number of games.
    pub const fn most(self) -> u8 {
        self.count().get()
    }

    /// Returns the largest number of games.
    pub const fn count(self) -> GameCount {
        match self {
            Self::All(count) | Self::BestOf(count) => count,
        }
    }

    /// True if a match can have this number of games, decided or not.
    pub fn admits(self, games: usize) -> bool {
        match self {
            Self::All(count) => games == usize::from(count.get()),
            Self::BestOf(count) => (1..=usize::from(count.get())).contains(&games),
        }
    }

    /// True if the match may end before this game.
    pub fn may_end_before(self, game: GameNumber) -> bool {
        matches!(self, Self::BestOf(_)) && game.index() >= usize::from(self.worth())
    }

    /// Returns the number of games that a bye is worth: those that a side needs at least.
    pub const fn worth(self) -> u16 {
        match self {
            Self::All(count) => count.get() as u16,
            Self::BestOf(count) => count.get() as u16 / 2 + 1,
        }
    }
}

/// The colors of a game, given those of the game before.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum ColorsBetweenGames {
    /// Each player has the other color.
    #[default]
    Swapped,
    /// Each player keeps his color.
    Same,
    /// The second-named team chooses again.
    Chosen,
}

/// The opponents of a game, given those of the game before.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum SeatingBetweenGames {
    /// The same players meet.
    #[default]
    Kept,
    /// Each player meets the other opponent.
    Swapped,
    /// The first-named team chooses again.
    Chosen,
}

/// The points that a match gives.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum MatchScore {
    /// The sum of its games.
    #[default]
    Games,
    /// Those of a win, a draw or a loss.
    ///
    /// The side with more games wins.
    Match,
}

/// The kinds of points: those of matches, and those of single games.
#[derive(
    Debug,
    Clone,
    Copy,
    Default,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Serialize,
    Deserialize,
    Choice,
)]
#[serde(rename_all = "snake_case")]
pub enum PointsKind {
    #[default]
    Match,
    Game,
}

impl PointsKind {
    /// Returns the other kind.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Match => Self::Game,
            Self::Game => Self::Match,
        }
    }
}

/// The games of a match, and how they count.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MatchFormat {
    pub games: GamesPerMatch,
    pub colors: ColorsBetweenGames,
    pub seating: SeatingBetweenGames,
    pub score: MatchScore,
    /// The points that decide the standings; the others are the first tie-break.
    pub standings_by: PointsKind,
}

impl Default for MatchFormat {
    fn default() -> Self {
        Self {
            games: GamesPerMatch::ONE,
            colors: ColorsBetweenGames::default(),
            seating: SeatingBetweenGames::default(),
            score: MatchScore::default(),
            standings_by: PointsKind::default(),
        }
    }
}

impl MatchFormat {
    /// True if matches have several games.
    pub const fn has_several_games(&self) -> bool {
        self.games.most() > 1
    }

    /// True if a match may end before its last game.
    pub const fn ends_early(&self) -> bool {
        matches!(self.games, GamesPerMatch::BestOf(_))
    }

    /// True if the points of matches differ from those of games.
    pub const fn has_two_scores(&self) -> bool {
        self.has_several_games() && matches!(self.score, MatchScore::Match)
    }

    /// Returns the points that decide the standings; `None` if those of matches and games are the
    /// same.
    pub fn deciding_points(&self) -> Option<PointsKind> {
        self.has_two_scores().then_some(self.standings_by)
    }

    /// True if the points of a match in the standings are the sum of its games, of which it has
    /// several.
    pub const fn sums_games(&self) -> bool {
        self.has_several_games()
            && !(self.has_two_scores() && matches!(self.standings_by, PointsKind::Match))
    }

    /// Returns the points of a match for the side `role`; `None` while a game is open.
    pub fn points(
        &self,
        scoring: &Scoring,
        it: &Match,
        role: Role,
        kind: PointsKind,
    ) -> Option<HalfPoints> {
        match kind {
            PointsKind::Match if self.has_two_scores() => {
                let verdict = it.verdict()?;
                Some(scoring.points_of(verdict, it.is_forfeit(), role))
            }
            PointsKind::Match | PointsKind::Game => scoring.score(it, role),
        }
    }

    /// Returns the points of a round without a match, given those for one game.
    pub const fn points_without_match(&self, points: HalfPoints, kind: PointsKind) -> HalfPoints {
        match kind {
            PointsKind::Match if self.has_two_scores() => points,
            PointsKind::Match | PointsKind::Game => {
                HalfPoints(points.0.saturating_mul(self.games.worth()))
            }
        }
    }

    /// Returns the points of a bye.
    pub const fn points_of_bye(&self, bye: &Bye, kind: PointsKind) -> HalfPoints {
        self.points_without_match(bye.points, kind)
    }

    /// Gives every open game the outcome of a match that is decided without play, and adds the games
    /// that the winner still needs.
    pub(crate) fn decide(self, games: &mut Games, outcome: &Outcome) {
        for game in games.iter_mut().filter(|game| game.outcome.is_none()) {
            game.outcome = Some(outcome.clone());
        }
        while self.needs_game(games) {
            games.push(Game {
                seating: games.last().seating,
                outcome: Some(outcome.clone()),
            });
        }
    }

    /// True if a match whose games all have results goes on.
    pub fn needs_game(&self, games: &Games) -> bool {
        let GamesPerMatch::BestOf(count) = self.games else {
            return false;
        };
        let left = usize::from(count.get()).saturating_sub(games.count());
        left > 0 && games.lead() <= left
    }

    /// Returns the seating of a game with the seating `own`, given the game `before` it. What the
    /// teams choose again stays; `unchosen` is the seating before any choice.
    fn seating_after(
        self,
        before: &Game,
        own: SeatingState,
        unchosen: SeatingState,
    ) -> SeatingState {
        let Some(seating) = before.seating.seating() else {
            return unchosen;
        };
        let seating = match (self.seating, seating) {
            (SeatingBetweenGames::Chosen, _) => return own,
            (SeatingBetweenGames::Kept, seating) => seating,
            (SeatingBetweenGames::Swapped, Seating::Parallel) => Seating::Cross,
            (SeatingBetweenGames::Swapped, Seating::Cross) => Seating::Parallel,
        };
        let white = before.seating.white_on_board_1();
        let white = match self.colors {
            ColorsBetweenGames::Swapped => white.map(Role::opposite),
            ColorsBetweenGames::Same => white,
            ColorsBetweenGames::Chosen => own.white_on_board_1(),
        };
        match white {
            Some(white_on_board_1) => SeatingState::Complete {
                seating,
                white_on_board_1,
            },
            None => SeatingState::Boards(seating),
        }
    }
}

impl Tournament {
    /// Returns the games of a match before its beginning.
    pub(crate) fn new_games(&self) -> Games {
        let first = Game::open(self.seating_before_choice());
        let mut games = Games::one(first);
        if let GamesPerMatch::All(count) = self.settings.match_format.games {
            for _ in 1..count.get() {
                self.add_game(&mut games);
            }
        }
        games
    }

    /// Returns the games of a match and those that may follow, seated as far as the choices allow;
    /// `None` stands for a match before its beginning.
    pub fn games_to_come(&self, it: Option<&Match>) -> Games {
        let mut games = it.map_or_else(|| self.new_games(), |it| it.games.clone());
        while games.count() < usize::from(self.settings.match_format.games.most()) {
            self.add_game(&mut games);
        }
        games
    }

    /// Adds the next game, seated after the last one.
    fn add_game(&self, games: &mut Games) {
        let unchosen = self.seating_before_choice();
        let format = &self.settings.match_format;
        let seating = format.seating_after(games.last(), unchosen, unchosen);
        games.push(Game::open(seating));
    }

    /// Seats the open games after the one at `at`, whose seating has changed.
    ///
    /// # Errors
    /// Fails if there is no such match.
    pub(crate) fn seat_games_after(&mut self, at: GameAt) -> Result<(), Refusal> {
        let format = self.settings.match_format;
        let unchosen = self.seating_before_choice();
        let it = self.match_at_mut(at.round, at.table)?;
        it.games.seat_after(at.game, |before, own| {
            format.seating_after(before, own, unchosen)
        });
        Ok(())
    }

    /// Adds or drops games of a match that may end early, after a change of its results.
    ///
    /// # Errors
    /// Fails if there is no such match.
    pub(crate) fn fit_games(
        &mut self,
        round: RoundNumber,
        table: TableNumber,
    ) -> Result<(), Refusal> {
        let format = self.settings.match_format;
        let mut games = self.match_at(round, table)?.games.clone();
        games.trim(format.ends_early());
        if games.last().outcome.is_some() && format.needs_game(&games) {
            self.add_game(&mut games);
        }
        self.match_at_mut(round, table)?.games = games;
        Ok(())
    }
}

impl Scoring {
    /// Returns the points of a verdict for the side `role` (S W1, W1b). An absent team has missed the
    /// match, not lost it, and gets nothing even if a loss has points.
    pub const fn points_of(&self, verdict: Verdict, is_forfeit: bool, role: Role) -> HalfPoints {
        match (verdict, role) {
            (Verdict::FirstWins, Role::First) | (Verdict::SecondWins, Role::Second) => self.win,
            (Verdict::Drawn, Role::First | Role::Second) => self.draw,
            (Verdict::FirstWins, Role::Second)
            | (Verdict::SecondWins, Role::First)
            | (Verdict::BothLose, Role::First | Role::Second) => {
                if is_forfeit {
                    HalfPoints::ZERO
                } else {
                    self.loss
                }
            }
        }
    }
}
