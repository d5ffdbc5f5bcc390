//! A game of PaarZugSchach from the first stored move to its end.
//!
//! Begin at [`PairGame`]. A pair takes these steps:
//!
//! 1. Both players [store](PairGame::store) a move, hidden from each other, and
//!    [stop](PairGame::stop_clock) their clocks.
//! 2. The second stop reveals both moves and makes the pair ([`Revealed`]).
//! 3. In a pair with a first-move right, the second player may have to
//!    [choose](PairGame::choose_second) another move.
//! 4. The players [start](PairGame::start_opponents_clock) the clocks again.
//!
//! Not here: storage of the hidden moves and access to this value. A player may see only the result
//! of [`PairGame::stored_by`] for himself.

mod ending;
mod pair_move;
mod refusal;

use shakmaty::{ByColor, Color};

use super::adjudicate::{end_of_simultaneous, void_penalty};
use super::clock::{Clocks, Millis, TimeControl};
use super::draw_claim::Course;
use super::end::{self, PairEnd};
use super::options::{ClockRestart, PairRules};
use super::piece_move::PieceMove;
use super::position::PairPosition;
use super::right::{self, FirstMoveRight, LastPair};
use super::sequential::{Between, SecondMove, move_first};
use super::simultaneous::resolve;
use crate::game_result::GameResult;

pub use self::pair_move::PairMove;
pub use self::refusal::PairRefusal;

/// The content of a player's store (PZSR 2).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stored {
    /// A move that can be read.
    Move(PieceMove),
    /// An entry that cannot be read unambiguously.
    Unreadable,
}

impl Stored {
    const fn piece_move(self) -> Option<PieceMove> {
        match self {
            Self::Move(it) => Some(it),
            Self::Unreadable => None,
        }
    }
}

/// The result of stopping a clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Revealed {
    /// Nothing yet: the other clock still runs.
    Waiting,
    /// Both moves; the pair is made.
    Pair,
    /// Both moves; the first is made, and this player chooses another second move.
    SecondChooses(Color),
}

/// The phase of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Phase {
    Storing,
    /// This player chooses another second move while his clock runs.
    Choosing(Color),
    Ended(PairEnd),
    /// The players switched to ordinary chess.
    Switched,
}

/// The store of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Slot {
    /// Nothing stored; making a pair empties the store.
    Empty,
    /// Stored; changeable.
    Open(Stored),
    /// Stored, and the clock stopped.
    Closed(Stored),
}

/// A game in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PairGame {
    rules: PairRules,
    start: PairPosition,
    position: PairPosition,
    rights: Vec<FirstMoveRight>,
    store: ByColor<Slot>,
    between: Option<Between>,
    clocks: Clocks,
    course: Course,
    pairs: Vec<PairMove>,
    phase: Phase,
}

impl PairGame {
    /// Begins a game from a position, with both clocks stopped.
    pub fn new(position: PairPosition, rules: PairRules, control: TimeControl) -> Self {
        let rights = right::offered(&position, None, &rules);
        let phase = match end::after_pair(&position, &rules) {
            Some(end) => Phase::Ended(end),
            None => Phase::Storing,
        };
        Self {
            rules,
            start: position.clone(),
            store: ByColor::new_with(|_| Slot::Empty),
            between: None,
            clocks: Clocks::new(control),
            course: Course::from(&position, rights.clone()),
            pairs: Vec::new(),
            phase,
            position,
            rights,
        }
    }

    /// Returns the start position.
    pub const fn start(&self) -> &PairPosition {
        &self.start
    }

    /// Returns the current position; between two moves of a pair, the one after the first.
    pub fn position(&self) -> &PairPosition {
        self.between
            .as_ref()
            .map_or(&self.position, Between::position)
    }

    /// Returns the first-move rights of the next pair.
    pub fn rights(&self) -> &[FirstMoveRight] {
        &self.rights
    }

    /// Returns the clocks.
    pub const fn clocks(&self) -> &Clocks {
        &self.clocks
    }

    /// Returns the phase.
    pub const fn phase(&self) -> &Phase {
        &self.phase
    }

    /// Returns the state of the game.
    pub const fn result(&self) -> GameResult {
        match &self.phase {
            Phase::Ended(end) => end.result,
            Phase::Storing | Phase::Choosing(_) | Phase::Switched => GameResult::Continues,
        }
    }

    /// Returns the pairs made.
    pub fn pairs(&self) -> &[PairMove] {
        &self.pairs
    }

    /// Returns the positions, for draw claims.
    pub const fn course(&self) -> &Course {
        &self.course
    }

    /// Returns the first move of a half-made pair, while the other player chooses; `None`
    /// otherwise.
    pub const fn between(&self) -> Option<&Between> {
        self.between.as_ref()
    }

    /// Returns the rules in force.
    pub const fn rules(&self) -> &PairRules {
        &self.rules
    }

    /// Returns the stored move of this player for the next pair; `None` without one. Only he may
    /// see it (PZSR 2).
    pub fn stored_by(&self, color: Color) -> Option<Stored> {
        match *self.store.get(color) {
            Slot::Empty => None,
            Slot::Open(stored) | Slot::Closed(stored) => Some(stored),
        }
    }

    /// True if this player has stopped his clock, which is public.
    pub fn is_ready(&self, color: Color) -> bool {
        matches!(self.store.get(color), Slot::Closed(_))
    }

    /// Stores a move, or changes the stored one while the player's own clock still runs (PZSR 2;
    /// prose, *Spielregeln*).
    pub fn store(&mut self, color: Color, stored: Stored) -> Result<(), PairRefusal> {
        self.check_storing()?;
        if self.is_ready(color) {
            return Err(PairRefusal::ClockStopped);
        }
        *self.store.get_mut(color) = Slot::Open(stored);
        Ok(())
    }

    /// Sets the store of a player whose clock is stopped, from a sealed store that was opened for
    /// the reveal.
    ///
    /// The clock is unchanged.
    pub fn unseal(&mut self, color: Color, stored: Stored) -> Result<(), PairRefusal> {
        self.check_storing()?;
        if !self.is_ready(color) {
            return Err(PairRefusal::NothingStored);
        }
        *self.store.get_mut(color) = Slot::Closed(stored);
        Ok(())
    }

    /// Empties the store of a player whose entry was lost. A stopped clock remains stopped.
    pub fn reopen(&mut self, color: Color) -> Result<(), PairRefusal> {
        self.check_storing()?;
        *self.store.get_mut(color) = Slot::Empty;
        Ok(())
    }

    /// Stops a player's clock and fixes his stored move. The second stop reveals both moves and
    /// makes the pair (PZSR 2).
    pub fn stop_clock(&mut self, color: Color, now: Millis) -> Result<Revealed, PairRefusal> {
        self.check_storing()?;
        let stored = match *self.store.get(color) {
            Slot::Empty => return Err(PairRefusal::NothingStored),
            Slot::Closed(_) => return Err(PairRefusal::ClockStopped),
            Slot::Open(stored) => stored,
        };
        self.clocks.stop(color, now);
        *self.store.get_mut(color) = Slot::Closed(stored);
        let (Slot::Closed(white), Slot::Closed(black)) = (self.store.white, self.store.black)
        else {
            return Ok(Revealed::Waiting);
        };
        let moves = ByColor {
            white: white.piece_move(),
            black: black.piece_move(),
        };
        Ok(self.make_pair(moves, now))
    }

    fn make_pair(&mut self, moves: ByColor<Option<PieceMove>>, now: Millis) -> Revealed {
        let used = right::used(&self.position, &self.rights, &moves, &self.rules);
        let between = used.and_then(|right| {
            let first = (*moves.get(right.holder))?;
            move_first(&self.position, right, first)
        });
        let Some(between) = between else {
            let resolution = resolve(&self.position, &moves, &self.rules);
            let end = end_of_simultaneous(&resolution, &self.rules);
            let pair = PairMove {
                stored: moves,
                resolution,
                right: None,
                chosen: None,
            };
            self.keep(pair, end, now);
            return Revealed::Pair;
        };
        let color = between.second_color();
        let stored = *moves.get(color);
        let end = end::before_second(between.position(), color, &self.rules);
        let second = match between.second(stored, &self.rules) {
            SecondMove::Stands => {
                self.finish_pair(&between, moves, stored, None, None, now);
                return Revealed::Pair;
            }
            SecondMove::MayChange if end.is_none() => Revealed::SecondChooses(color),
            SecondMove::MayChange | SecondMove::NoneLeft | SecondMove::Void => Revealed::Pair,
        };
        if second == Revealed::Pair {
            self.finish_pair(&between, moves, None, None, end, now);
        } else {
            self.clocks.start(color, now);
            self.between = Some(between);
            self.phase = Phase::Choosing(color);
        }
        second
    }

    /// Ends the pair after its first move, with or without this second move.
    ///
    /// `end` is the end of the game by the first move.
    fn finish_pair(
        &mut self,
        between: &Between,
        stored: ByColor<Option<PieceMove>>,
        second: Option<PieceMove>,
        chosen: Option<PieceMove>,
        end: Option<PairEnd>,
        now: Millis,
    ) {
        let Some(resolution) = between.finish(second) else {
            return;
        };
        let end = end
            .or_else(|| void_penalty(resolution.fates, &self.rules))
            .or_else(|| end::after_pair(&resolution.position, &self.rules));
        let pair = PairMove {
            stored,
            resolution,
            right: Some(between.right()),
            chosen,
        };
        self.keep(pair, end, now);
    }

    /// Stores a pair: new position, new rights, empty stores.
    fn keep(&mut self, pair: PairMove, end: Option<PairEnd>, now: Millis) {
        let last = LastPair {
            moves: pair.moves(),
            captured: pair.resolution.captured.clone(),
        };
        self.position = pair.resolution.position.clone();
        self.rights = right::offered(&self.position, Some(&last), &self.rules);
        self.course.push(
            &self.position,
            self.rights.clone(),
            pair.resolution.progress,
        );
        self.pairs.push(pair);
        self.store = ByColor::new_with(|_| Slot::Empty);
        self.between = None;
        self.phase = match end {
            Some(end) => Phase::Ended(end),
            None => Phase::Storing,
        };
        if end.is_none() && self.rules.clock_restart == ClockRestart::Together {
            for color in Color::ALL {
                self.clocks.start(color, now);
            }
        }
    }

    /// Chooses another second move and stops the clock with it (PZSR 5).
    pub fn choose_second(
        &mut self,
        color: Color,
        piece_move: PieceMove,
        now: Millis,
    ) -> Result<(), PairRefusal> {
        let (Phase::Choosing(chooser), Some(between)) = (&self.phase, self.between.clone()) else {
            return Err(PairRefusal::NotChoosing);
        };
        if *chooser != color {
            return Err(PairRefusal::NotChoosing);
        }
        if !between.position().is_legal(color, piece_move) {
            return Err(PairRefusal::IllegalSecond);
        }
        self.clocks.stop(color, now);
        let stored = ByColor::new_with(|color| self.stored_by(color).and_then(Stored::piece_move));
        let second = Some(piece_move);
        self.finish_pair(&between, stored, second, second, None, now);
        Ok(())
    }

    /// Starts the opponent's clock after a pair, or at the start of the game (PZSR 7).
    ///
    /// If the clocks start together, the player's own clock starts too.
    pub fn start_opponents_clock(&mut self, by: Color, now: Millis) -> Result<(), PairRefusal> {
        self.check_storing()?;
        if !self.waits(by.other()) {
            return Err(PairRefusal::ClockNotWaiting);
        }
        self.clocks.start(by.other(), now);
        if self.rules.clock_restart == ClockRestart::Together && self.waits(by) {
            self.clocks.start(by, now);
        }
        Ok(())
    }

    /// True if a clock is stopped although its player did not stop it.
    fn waits(&self, color: Color) -> bool {
        !self.clocks.is_running(color) && !self.is_ready(color)
    }

    fn check_not_over(&self) -> Result<(), PairRefusal> {
        match self.phase {
            Phase::Storing | Phase::Choosing(_) => Ok(()),
            Phase::Ended(_) | Phase::Switched => Err(PairRefusal::GameOver),
        }
    }

    fn check_storing(&self) -> Result<(), PairRefusal> {
        match self.phase {
            Phase::Storing => Ok(()),
            Phase::Choosing(_) => Err(PairRefusal::AlreadyRevealed),
            Phase::Ended(_) | Phase::Switched => Err(PairRefusal::GameOver),
        }
    }
}
