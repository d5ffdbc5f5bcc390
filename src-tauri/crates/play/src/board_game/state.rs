//! A game as its events tell it: the one way from events to the state.

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

/// Where a player's entry is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EntryState {
    Empty,
    /// Stored and changeable.
    Open(Commitment, Sealed),
    /// Stored, and the clock stopped.
    Closed(Commitment, Sealed),
}

impl EntryState {
    /// The commitment and the box, if something is stored.
    pub const fn stored(&self) -> Option<(&Commitment, &Sealed)> {
        match self {
            Self::Empty => None,
            Self::Open(commitment, sealed) | Self::Closed(commitment, sealed) => {
                Some((commitment, sealed))
            }
        }
    }
}

/// What a game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Code)]
#[code(kind = StageKind, name = "StageName")]
pub enum Stage {
    Storing,
    /// One player chooses another second move, his clock running (PZSR 5).
    Choosing(Color),
    /// The players went on with ordinary chess: one moves after the other.
    Ordinary(Color),
    Ended,
}

/// What a player can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayerAct {
    /// Store a move, or change it.
    Store,
    StopClock,
    StartOpponentsClock,
    ChooseSecond,
    /// Move, in ordinary chess.
    Move,
    OfferDraw,
    OfferOrdinary,
    Answer,
    Claim,
    Resign,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameEnd {
    Pair(PairEnd),
    Chess(ChessEnd),
    Arbiter {
        score: Score,
        /// Why.
        said: String,
    },
}

/// Whether the game goes on, as far as the events tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Going {
    NotBegun,
    On,
    Halted,
}

/// The ordinary chess the players went on with.
#[derive(Debug, Clone)]
pub struct OrdinaryPart {
    pub game: ChessGame,
    clocks: Clocks,
    pub thinking: Vec<Millis>,
}

/// A game at the board, or by correspondence.
#[derive(Debug, Clone)]
pub struct BoardGame {
    number: GameNumber,
    opening: GameOpening,
    rules: RuleSet,
    /// The game of pairs. What is sealed is unreadable to it.
    game: PairGame,
    entries: ByColor<EntryState>,
    timing: Timing,
    logged: Vec<LoggedPair>,
    half: Option<LoggedPair>,
    unopened: Vec<UnopenedEntry>,
    /// Before which pairs the game was found to have gone on in another copy of the file.
    forks: Vec<usize>,
    ordinary: Option<OrdinaryPart>,
    offer: Option<(Color, Offer)>,
    /// With which move a draw was claimed, before it was made.
    intended: Option<(Color, PieceMove)>,
    wrong_claims: Vec<WrongClaim>,
    going: Going,
    end: Option<GameEnd>,
    /// Whose days were overstepped, where that ended the game.
    overstepped: Option<FallenFlags>,
    /// By correspondence: the game before the move that was taken in last, while it can be taken
    /// back.
    before_last: Option<Box<BoardGame>>,
    events: u32,
    moment: Millis,
    time: DateTime<Utc>,
}

impl BoardGame {
    /// A game opened by its first event.
    ///
    /// # Errors
    /// When the event does not open a game, or the game cannot begin so.
    pub fn open(number: GameNumber, event: &GameEvent) -> Result<Self, GameRefusal> {
        let GameEventKind::Opened(opening) = &event.kind else {
            return Err(GameRefusal::Opened);
        };
        opening.check()?;
        let rules = opening.rule_set()?;
        let position = opening.first_position()?;
        let mut pair_rules = rules.pair_moves;
        if let GameWay::Correspondence(_) = opening.way {
            // No clock runs, so nobody starts it.
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

    /// A game replayed from all its events.
    ///
    /// # Errors
    /// With the number of the first event, from 1, that is none of a game.
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

    /// Lets `event` happen, if it can: this is how an act is checked.
    ///
    /// # Errors
    /// When it cannot; the game is as before then.
    pub fn apply(&mut self, event: &GameEvent) -> Result<(), GameRefusal> {
        let mut after = self.clone();
        after.happen(event)?;
        *self = after;
        Ok(())
    }

    /// Its number in the file.
    pub const fn number(&self) -> GameNumber {
        self.number
    }

    /// How it was opened.
    pub const fn opening(&self) -> &GameOpening {
        &self.opening
    }

    /// The rules in force for it.
    pub const fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The game of pairs. Before the reveal it does not know the stored moves.
    pub const fn pairs(&self) -> &PairGame {
        &self.game
    }

    /// The ordinary chess after it.
    pub const fn ordinary(&self) -> Option<&OrdinaryPart> {
        self.ordinary.as_ref()
    }

    /// What is kept of each made pair.
    pub fn logged(&self) -> &[LoggedPair] {
        &self.logged
    }

    /// What is kept of the pair whose second move is being chosen.
    pub const fn half(&self) -> Option<&LoggedPair> {
        self.half.as_ref()
    }

    /// Entries that were never opened.
    pub fn unopened(&self) -> &[UnopenedEntry] {
        &self.unopened
    }

    /// The pairs, from 1, before which the game was found to have gone on in another copy of the
    /// file.
    pub fn forks(&self) -> &[usize] {
        &self.forks
    }

    /// Where a player's entry is.
    pub fn entry(&self, color: Color) -> &EntryState {
        self.entries.get(color)
    }

    /// The number of the coming pair, from 1.
    pub fn coming_pair(&self) -> usize {
        self.game.pairs().len() + 1
    }

    /// What one player offers the other.
    pub const fn offer(&self) -> Option<(Color, Offer)> {
        self.offer
    }

    /// How it ended.
    pub const fn end(&self) -> Option<&GameEnd> {
        self.end.as_ref()
    }

    /// Whose days by correspondence were overstepped, where that ended it.
    pub const fn overstepped(&self) -> Option<FallenFlags> {
        self.overstepped
    }

    /// How many events it has.
    pub const fn events(&self) -> u32 {
        self.events
    }

    /// The moment of the last event.
    pub const fn moment(&self) -> Millis {
        self.moment
    }

    /// The time of day of the last event.
    pub const fn time(&self) -> DateTime<Utc> {
        self.time
    }

    /// Whether its clocks were ever started; a game by correspondence begins at once.
    pub const fn has_begun(&self) -> bool {
        !matches!(self.going, Going::NotBegun)
    }

    /// Whether the arbiter halted it.
    pub const fn is_halted(&self) -> bool {
        matches!(self.going, Going::Halted)
    }

    /// What it waits for.
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

    /// The clocks.
    pub fn clocks(&self) -> &Clocks {
        self.ordinary
            .as_ref()
            .map_or(self.game.clocks(), |ordinary| &ordinary.clocks)
    }

    /// The result, as the record has it; none while it goes on and when it was annulled.
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
            GameResult::Continues => None,
        }
    }

    /// Whether a clock waits to be started, and whose (PZSR 7).
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

    /// What a player can do now, if the game goes on.
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

    /// Whether a player may store a move, or change the stored one, now.
    ///
    /// # Errors
    /// When he may not.
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
