//! State of a game, computed from its events only.

mod claims;
mod days;
mod endings;
mod entries;
mod happen;
mod ordinary;
mod taken_back;

use chrono::{DateTime, Utc};
use kralle_choice::Code;
use kralle_rules::ordinary::end::ChessEnd;
use kralle_rules::ordinary::game::ChessGame;
use kralle_rules::paarzug::clock::{Clocks, FallenFlags, Millis};
use kralle_rules::paarzug::end::PairEnd;
use kralle_rules::paarzug::game::{PairGame, Phase, Stored};
use kralle_rules::paarzug::options::ClockRestart;
use kralle_rules::paarzug::piece_move::PieceMove;
use shakmaty::{ByColor, Color, Position as _};

use super::commitment::{Commitment, Sealed};
use super::event::{GameEvent, GameEventKind, Offer, Score};
use super::logged::{LoggedPair, Timing, UnopenedEntry};
use super::opening::{GameNumber, GameOpening, GameWay};
use super::refusal::GameRefusal;
use kralle_tournament::RuleSet;

pub use claims::WrongClaim;

/// The state of a player's entry.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EntryState {
    Empty,
    /// Stored and changeable.
    Open(Commitment, Sealed),
    /// Stored, and the clock stopped.
    Closed(Commitment, Sealed),
}

impl EntryState {
    /// Returns commitment and box; `None` if nothing is stored.
    pub const fn stored(&self) -> Option<(&Commitment, &Sealed)> {
        match self {
            Self::Empty => None,
            Self::Open(commitment, sealed) | Self::Closed(commitment, sealed) => {
                Some((commitment, sealed))
            }
        }
    }
}

/// The next action in a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Code)]
#[code(kind = StageKind, name = "StageName")]
pub enum Stage {
    Storing,
    /// One player chooses another second move while his clock runs (PZSR 5).
    Choosing(Color),
    /// The players switched to ordinary chess: they move alternately.
    Ordinary(Color),
    Ended,
}

/// An action of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayerAct {
    /// Store a move, or change the stored one.
    Store,
    StopClock,
    StartOpponentsClock,
    ChooseSecond,
    /// Make a move of ordinary chess.
    Move,
    OfferDraw,
    OfferOrdinary,
    Answer,
    Claim,
    Resign,
}

/// The end of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameEnd {
    Pair(PairEnd),
    Chess(ChessEnd),
    Arbiter {
        score: Score,
        /// The reason.
        said: String,
    },
}

/// The progress of the game according to its events.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Going {
    NotBegun,
    On,
    Halted,
}

/// The game of ordinary chess after the switch.
#[derive(Debug, Clone)]
pub struct OrdinaryPart {
    pub game: ChessGame,
    clocks: Clocks,
    pub thinking: Vec<Millis>,
}

/// A game at the board or by correspondence.
#[derive(Debug, Clone)]
pub struct BoardGame {
    number: GameNumber,
    opening: GameOpening,
    rules: RuleSet,
    /// The game of pairs. Sealed entries are unreadable to it.
    game: PairGame,
    entries: ByColor<EntryState>,
    timing: Timing,
    logged: Vec<LoggedPair>,
    half: Option<LoggedPair>,
    unopened: Vec<UnopenedEntry>,
    /// The pairs before which the game had continued in another copy of the file.
    forks: Vec<usize>,
    ordinary: Option<OrdinaryPart>,
    offer: Option<(Color, Offer)>,
    /// The intended move of a draw claim, before it was made; `None` without one.
    intended: Option<(Color, PieceMove)>,
    wrong_claims: Vec<WrongClaim>,
    going: Going,
    end: Option<GameEnd>,
    /// The player who overstepped the days, if that ended the game.
    overstepped: Option<FallenFlags>,
    /// Correspondence: the game before the last entered move, while that can be taken back.
    before_last: Option<Box<BoardGame>>,
    events: u32,
    moment: Millis,
    time: DateTime<Utc>,
}

impl BoardGame {
    /// Opens a game with its first event.
    ///
    /// # Errors
    /// Fails if the event does not open a game, or the game cannot be opened like that.
    pub fn open(number: GameNumber, event: &GameEvent) -> Result<Self, GameRefusal> {
        let GameEventKind::Opened(opening) = &event.kind else {
            return Err(GameRefusal::Opened);
        };
        opening.check()?;
        let rules = opening.rule_set()?;
        let position = opening.first_position()?;
        let mut pair_rules = rules.pair_moves;
        if let GameWay::Correspondence(_) = opening.way {
            // No clock runs, so no player starts it.
            pair_rules.clock_restart = ClockRestart::EachTheOpponents;
        }
        let game = PairGame::new(position, pair_rules, opening.way.control());
        let end = match game.phase() {
            Phase::Ended(end) => Some(GameEnd::Pair(*end)),
            Phase::Storing | Phase::Choosing(_) | Phase::Switched => None,
        };
        Ok(Self {
            number,
            going: match opening.way {
                GameWay::AtTheBoard(_) => Going::NotBegun,
                GameWay::Correspondence(_) => Going::On,
            },
            opening: (**opening).clone(),
            rules,
            game,
            entries: ByColor::new_with(|_| EntryState::Empty),
            timing: Timing::default(),
            logged: Vec::new(),
            half: None,
            unopened: Vec::new(),
            forks: Vec::new(),
            ordinary: None,
            offer: None,
            intended: None,
            wrong_claims: Vec::new(),
            end,
            overstepped: None,
            before_last: None,
            events: 1,
            moment: event.moment,
            time: event.time,
        })
    }

    /// Replays a game from all its events.
    ///
    /// # Errors
    /// Fails with the number of the first refused event, from 1.
    pub fn replay<'a>(
        number: GameNumber,
        events: impl IntoIterator<Item = &'a GameEvent>,
    ) -> Result<Self, (u32, GameRefusal)> {
        let mut events = events.into_iter();
        let first = events.next().ok_or((1, GameRefusal::Opened))?;
        let mut game = Self::open(number, first).map_err(|refusal| (1, refusal))?;
        for event in events {
            let next = game.events + 1;
            game.happen(event).map_err(|refusal| (next, refusal))?;
        }
        Ok(game)
    }

    /// Applies `event`; this is also the check of an act.
    ///
    /// # Errors
    /// Fails if the event is refused; the game is then unchanged.
    pub fn apply(&mut self, event: &GameEvent) -> Result<(), GameRefusal> {
        let mut after = self.clone();
        after.happen(event)?;
        *self = after;
        Ok(())
    }

    /// Returns its number in the file.
    pub const fn number(&self) -> GameNumber {
        self.number
    }

    /// Returns its opening.
    pub const fn opening(&self) -> &GameOpening {
        &self.opening
    }

    /// Returns its rules.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// Returns the game of pairs. Before the reveal it does not contain the stored moves.
    pub const fn pairs(&self) -> &PairGame {
        &self.game
    }

    /// Returns the game of ordinary chess after the switch; `None` without a switch.
    pub const fn ordinary(&self) -> Option<&OrdinaryPart> {
        self.ordinary.as_ref()
    }

    /// Returns the log of each completed pair.
    pub fn logged(&self) -> &[LoggedPair] {
        &self.logged
    }

    /// Returns the log of the pair whose second move is being chosen; `None` otherwise.
    pub const fn half(&self) -> Option<&LoggedPair> {
        self.half.as_ref()
    }

    /// Returns the entries that were never opened.
    pub fn unopened(&self) -> &[UnopenedEntry] {
        &self.unopened
    }

    /// Returns the pairs, from 1, before which the game had continued in another copy of the file.
    pub fn forks(&self) -> &[usize] {
        &self.forks
    }

    /// Returns the state of a player's entry.
    pub fn entry(&self, color: Color) -> &EntryState {
        self.entries.get(color)
    }

    /// Returns the number of the next pair, from 1.
    pub fn coming_pair(&self) -> usize {
        self.game.pairs().len() + 1
    }

    /// Returns the open offer and its player; `None` without one.
    pub const fn offer(&self) -> Option<(Color, Offer)> {
        self.offer
    }

    /// Returns its end; `None` for an undecided game.
    pub const fn end(&self) -> Option<&GameEnd> {
        self.end.as_ref()
    }

    /// Returns the player who overstepped the days, if that ended it.
    pub const fn overstepped(&self) -> Option<FallenFlags> {
        self.overstepped
    }

    /// Returns the number of events.
    pub const fn events(&self) -> u32 {
        self.events
    }

    /// Returns the moment of the last event.
    pub const fn moment(&self) -> Millis {
        self.moment
    }

    /// Returns the time of day of the last event.
    pub const fn time(&self) -> DateTime<Utc> {
        self.time
    }

    /// True if its clocks were ever started; a correspondence game begins with its opening.
    pub const fn has_begun(&self) -> bool {
        !matches!(self.going, Going::NotBegun)
    }

    /// True if the arbiter halted it.
    pub const fn is_halted(&self) -> bool {
        matches!(self.going, Going::Halted)
    }

    /// Returns the next action.
    pub fn stage(&self) -> Stage {
        if self.end.is_some() {
            return Stage::Ended;
        }
        match (&self.ordinary, self.game.phase()) {
            (Some(ordinary), _) => Stage::Ordinary(ordinary.game.position().turn()),
            (None, Phase::Choosing(color)) => Stage::Choosing(*color),
            (None, Phase::Storing | Phase::Ended(_) | Phase::Switched) => Stage::Storing,
        }
    }

    /// Returns the clocks.
    pub fn clocks(&self) -> &Clocks {
        self.ordinary
            .as_ref()
            .map_or(self.game.clocks(), |ordinary| &ordinary.clocks)
    }

    /// Returns the result for the record; `None` for an undecided or annulled game.
    pub fn score(&self) -> Option<Score> {
        use kralle_rules::game_result::GameResult;
        let result = match self.end.as_ref()? {
            GameEnd::Pair(end) => end.result,
            GameEnd::Chess(end) => end.result,
            GameEnd::Arbiter { score, .. } => return Some(*score),
        };
        match result {
            GameResult::WhiteWins => Some(Score::WhiteWins),
            GameResult::BlackWins => Some(Score::BlackWins),
            GameResult::Draw => Some(Score::Draw),
            GameResult::Continues | GameResult::BothLose => None,
        }
    }

    /// True if the player's clock has to be started (PZSR 7).
    pub fn waits(&self, color: Color) -> bool {
        if self.end.is_some() || self.way_has_no_clocks() {
            return false;
        }
        match &self.ordinary {
            Some(ordinary) => {
                ordinary.game.position().turn() == color && !ordinary.clocks.is_running(color)
            }
            None => {
                *self.game.phase() == Phase::Storing
                    && !self.game.clocks().is_running(color)
                    && !self.game.is_ready(color)
            }
        }
    }

    /// Returns the possible actions of a player; empty once the game has ended.
    pub fn acts(&self, color: Color) -> Vec<PlayerAct> {
        let mut acts = Vec::new();
        if self.must_go().is_err() {
            return acts;
        }
        let mut offered = |act, possible| {
            if possible {
                acts.push(act);
            }
        };
        let entry = self.entry(color);
        let stage = self.stage();
        let open = !matches!(entry, EntryState::Closed(..));
        offered(PlayerAct::Store, stage == Stage::Storing && open);
        let stored = matches!(entry, EntryState::Open(..));
        offered(PlayerAct::StopClock, stage == Stage::Storing && stored);
        offered(PlayerAct::StartOpponentsClock, self.waits(color.other()));
        offered(PlayerAct::ChooseSecond, stage == Stage::Choosing(color));
        offered(PlayerAct::Move, stage == Stage::Ordinary(color));
        offered(PlayerAct::OfferDraw, self.offer.is_none());
        let switchable = self.offer.is_none()
            && stage == Stage::Storing
            && self.game.clone().switch_to_ordinary().is_ok();
        offered(PlayerAct::OfferOrdinary, switchable);
        let asked = self.offer.is_some_and(|(by, _)| by != color);
        offered(PlayerAct::Answer, asked);
        let claims = !self.claims(color).is_empty() || !self.claims_with_move(color).is_empty();
        offered(PlayerAct::Claim, claims);
        offered(PlayerAct::Resign, true);
        acts
    }

    /// Checks that a player may now store a move, or change the stored one.
    ///
    /// # Errors
    /// Fails if he may not.
    pub fn may_store(&self, color: Color) -> Result<(), GameRefusal> {
        self.must_be_in_pairs()?;
        Ok(self.game.clone().store(color, Stored::Unreadable)?)
    }

    fn way_has_no_clocks(&self) -> bool {
        matches!(self.opening.way, GameWay::Correspondence(_))
    }

    fn must_go(&self) -> Result<(), GameRefusal> {
        match (&self.end, self.going) {
            (Some(_), _) => Err(GameRefusal::Over),
            (None, Going::NotBegun) => Err(GameRefusal::NotBegun),
            (None, Going::Halted) => Err(GameRefusal::Halted),
            (None, Going::On) => Ok(()),
        }
    }

    fn must_have_clocks(&self) -> Result<(), GameRefusal> {
        if self.way_has_no_clocks() {
            Err(GameRefusal::NoClocks)
        } else {
            Ok(())
        }
    }

    fn must_be_in_pairs(&self) -> Result<(), GameRefusal> {
        self.must_go()?;
        match self.ordinary {
            Some(_) => Err(GameRefusal::InOrdinaryChess),
            None => Ok(()),
        }
    }
}
