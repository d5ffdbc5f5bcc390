//! A game as its events tell it: the one way from events to the state.

use chrono::{DateTime, Utc};
use kralle_rules::ordinary::end::ChessEnd;
use kralle_rules::ordinary::game::{ChessClaim, ChessGame, ChessRefusal};
use kralle_rules::paarzug::clock::{Clocks, FallenFlags, Millis};
use kralle_rules::paarzug::draw_claim::PairClaim;
use kralle_rules::paarzug::end::PairEnd;
use kralle_rules::paarzug::game::{PairGame, PairRefusal, Phase, Revealed, Stored};
use kralle_rules::paarzug::piece_move::PieceMove;
use shakmaty::uci::UciMove;
use shakmaty::{ByColor, Color, Move, Position as _};

use super::commitment::{Commitment, OpenedEntry, Sealed};
use super::event::{DrawClaim, GameEvent, GameEventKind, Offer, OfferAnswer, Score};
use super::logged::{LoggedPair, LoggedSide, Timing, UnopenedEntry};
use super::opening::{GameNumber, GameOpening, GameWay};
use super::refusal::GameRefusal;
use crate::RuleSet;

/// Where a player's entry is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EntryState {
    /// Nothing is stored.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stage {
    /// Both players store their moves.
    Storing,
    /// This player chooses another second move.
    Choosing(Color),
    /// This player moves, in ordinary chess.
    Ordinary(Color),
    /// It is over.
    Ended,
}

/// What a player can do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum PlayerAct {
    /// Store a move, or change it.
    Store,
    /// Stop the clock.
    StopClock,
    /// Start the opponent's clock.
    StartOpponentsClock,
    /// Choose another second move.
    ChooseSecond,
    /// Move, in ordinary chess.
    Move,
    /// Offer a draw.
    OfferDraw,
    /// Offer to go on with ordinary chess.
    OfferOrdinary,
    /// Answer an offer.
    Answer,
    /// Claim a draw.
    Claim,
    /// Resign.
    Resign,
}

/// How a game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameEnd {
    /// As a game of pairs.
    Pair(PairEnd),
    /// As ordinary chess.
    Chess(ChessEnd),
    /// By the arbiter.
    Arbiter {
        /// How.
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
    /// The game.
    pub game: ChessGame,
    /// Its clocks.
    clocks: Clocks,
    /// Thinking time of each move.
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
    ordinary: Option<OrdinaryPart>,
    offer: Option<(Color, Offer)>,
    going: Going,
    end: Option<GameEnd>,
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
        let game = PairGame::new(position, rules.pair_moves, opening.way.control());
        let end = match game.phase() {
            Phase::Ended(end) => Some(GameEnd::Pair(*end)),
            Phase::Storing | Phase::Choosing(_) | Phase::Switched => None,
        };
        Ok(Self {
            number,
            going: match opening.way {
                GameWay::AtTheBoard(_) => Going::NotBegun,
                GameWay::Correspondence { .. } => Going::On,
            },
            opening: (**opening).clone(),
            rules,
            game,
            entries: ByColor::new_with(|_| EntryState::Empty),
            timing: Timing::default(),
            logged: Vec::new(),
            half: None,
            unopened: Vec::new(),
            ordinary: None,
            offer: None,
            end,
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
        offered(PlayerAct::Claim, !self.claims(color).is_empty());
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

    /// What a claim of a draw by this player would rest on now.
    pub fn claims(&self, color: Color) -> Vec<DrawClaim> {
        if self.must_go().is_err() {
            return Vec::new();
        }
        let admitted = |claim: &DrawClaim| match &self.ordinary {
            Some(ordinary) => {
                ordinary.game.position().turn() == color
                    && ordinary.game.admits(chess_claim(*claim), None).is_some()
            }
            None => self.game.clone().claim(color, pair_claim(*claim)).is_ok(),
        };
        DrawClaim::ALL.into_iter().filter(admitted).collect()
    }

    fn way_has_no_clocks(&self) -> bool {
        matches!(self.opening.way, GameWay::Correspondence { .. })
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

    fn happen(&mut self, event: &GameEvent) -> Result<(), GameRefusal> {
        let moment = event.moment;
        if moment < self.moment {
            return Err(GameRefusal::Earlier);
        }
        match &event.kind {
            GameEventKind::Opened(_) => return Err(GameRefusal::Opened),
            GameEventKind::ClocksStarted { by } => self.start_clocks(*by, moment)?,
            GameEventKind::Stored {
                color,
                commitment,
                sealed,
            } => self.store(*color, *commitment, sealed)?,
            GameEventKind::ClockStopped { color } => self.stop_clock(*color, moment)?,
            GameEventKind::Revealed { white, black } => self.reveal(white, black, moment)?,
            GameEventKind::SecondChosen { color, piece_move } => {
                self.choose_second(*color, *piece_move, moment)?;
            }
            GameEventKind::OrdinaryMove { color, piece_move } => {
                self.move_on(*color, *piece_move, moment)?;
            }
            GameEventKind::Offered { by, offer } => self.make_offer(*by, *offer)?,
            GameEventKind::OfferAnswered { by, answer } => {
                self.answer_offer(*by, *answer, moment)?;
            }
            GameEventKind::DrawClaimed {
                by,
                claim,
                intended,
            } => self.claim(*by, *claim, *intended)?,
            GameEventKind::Resigned { color } => self.resign(*color)?,
            GameEventKind::FlagCalled => self.call_flag(moment)?,
            GameEventKind::Halted => {
                self.must_go()?;
                self.must_have_clocks()?;
                self.going = Going::Halted;
            }
            GameEventKind::Resumed => self.resume()?,
            GameEventKind::EntryLost { color } => self.lose_entry(*color)?,
            GameEventKind::EndedByArbiter { score, said } => {
                self.must_not_be_over()?;
                self.end = Some(GameEnd::Arbiter {
                    score: *score,
                    said: said.clone(),
                });
            }
        }
        if self.end.is_some() {
            self.offer = None;
            for color in Color::ALL {
                self.leave_unopened(color);
                self.timing.stop(color, moment);
            }
        }
        self.events += 1;
        self.moment = moment;
        self.time = event.time;
        Ok(())
    }

    fn must_not_be_over(&self) -> Result<(), GameRefusal> {
        match self.end {
            Some(_) => Err(GameRefusal::Over),
            None => Ok(()),
        }
    }

    fn start_clocks(&mut self, by: Option<Color>, moment: Millis) -> Result<(), GameRefusal> {
        self.must_not_be_over()?;
        self.must_have_clocks()?;
        if self.going == Going::Halted {
            return Err(GameRefusal::Halted);
        }
        let waiting: Vec<Color> = match by {
            Some(by) => vec![by.other()],
            None => Color::ALL
                .into_iter()
                .filter(|it| self.waits(*it))
                .collect(),
        };
        if waiting.is_empty() {
            return Err(PairRefusal::ClockNotWaiting.into());
        }
        for color in waiting {
            match &mut self.ordinary {
                Some(ordinary) => {
                    if ordinary.game.position().turn() != color || ordinary.clocks.is_running(color)
                    {
                        return Err(PairRefusal::ClockNotWaiting.into());
                    }
                    ordinary.clocks.start(color, moment);
                }
                None => self.game.start_opponents_clock(color.other(), moment)?,
            }
            self.timing.start(color, moment);
        }
        self.going = Going::On;
        Ok(())
    }

    fn store(
        &mut self,
        color: Color,
        commitment: Commitment,
        sealed: &Sealed,
    ) -> Result<(), GameRefusal> {
        self.must_be_in_pairs()?;
        self.game.store(color, Stored::Unreadable)?;
        *self.entries.get_mut(color) = EntryState::Open(commitment, sealed.clone());
        Ok(())
    }

    fn stop_clock(&mut self, color: Color, moment: Millis) -> Result<(), GameRefusal> {
        self.must_be_in_pairs()?;
        let (commitment, sealed) = match self.entry(color) {
            EntryState::Empty => return Err(PairRefusal::NothingStored.into()),
            EntryState::Closed(..) => return Err(PairRefusal::ClockStopped.into()),
            EntryState::Open(commitment, sealed) => (*commitment, sealed.clone()),
        };
        // With the second clock the rules read the moves out; that waits for the reveal, which
        // happens at the same moment.
        if !self.game.is_ready(color.other()) {
            self.game.stop_clock(color, moment)?;
        }
        self.timing.stop(color, moment);
        *self.entries.get_mut(color) = EntryState::Closed(commitment, sealed);
        // Who plays on declines what he was offered.
        if self.offer.is_some_and(|(by, _)| by != color) {
            self.offer = None;
        }
        Ok(())
    }

    fn reveal(
        &mut self,
        white: &OpenedEntry,
        black: &OpenedEntry,
        moment: Millis,
    ) -> Result<(), GameRefusal> {
        self.must_be_in_pairs()?;
        let pair = self.coming_pair();
        let mut sides = Vec::new();
        for (color, opened) in [(Color::White, white), (Color::Black, black)] {
            let EntryState::Closed(commitment, _) = self.entry(color) else {
                return Err(PairRefusal::NothingStored.into());
            };
            if opened.commitment(self.number, pair, color) != *commitment {
                return Err(GameRefusal::CommitmentBroken { color });
            }
            sides.push(LoggedSide {
                thinking: Millis(0),
                opened: opened.clone(),
                commitment: *commitment,
            });
        }
        let (Some(mut of_black), Some(mut of_white)) = (sides.pop(), sides.pop()) else {
            return Err(PairRefusal::NothingStored.into());
        };
        let mut last = None;
        for (color, opened) in [(Color::White, white), (Color::Black, black)] {
            if self.game.is_ready(color) {
                self.game.unseal(color, opened.entry.stored())?;
            } else {
                self.game.store(color, opened.entry.stored())?;
                last = Some(color);
            }
        }
        let last = last.ok_or(PairRefusal::ClockStopped)?;
        let revealed = self.game.stop_clock(last, moment)?;
        of_white.thinking = self.timing.take(Color::White);
        of_black.thinking = self.timing.take(Color::Black);
        let logged = LoggedPair {
            sides: ByColor {
                white: of_white,
                black: of_black,
            },
        };
        self.entries = ByColor::new_with(|_| EntryState::Empty);
        self.offer = None;
        match revealed {
            Revealed::SecondChooses(_) => self.half = Some(logged),
            Revealed::Pair | Revealed::Waiting => self.logged.push(logged),
        }
        self.watch(moment);
        Ok(())
    }

    /// Takes over what the rules did: clocks that run now, and the end.
    fn watch(&mut self, moment: Millis) {
        for color in Color::ALL {
            if self.game.clocks().is_running(color) {
                self.timing.start(color, moment);
            }
        }
        if let Phase::Ended(end) = self.game.phase() {
            self.end = Some(GameEnd::Pair(*end));
        }
    }

    fn choose_second(
        &mut self,
        color: Color,
        piece_move: PieceMove,
        moment: Millis,
    ) -> Result<(), GameRefusal> {
        self.must_be_in_pairs()?;
        self.game.choose_second(color, piece_move, moment)?;
        self.timing.stop(color, moment);
        let more = self.timing.take(color);
        if let Some(mut logged) = self.half.take() {
            logged.sides.get_mut(color).thinking.0 += more.0;
            self.logged.push(logged);
        }
        self.offer = None;
        self.watch(moment);
        Ok(())
    }

    fn move_on(
        &mut self,
        color: Color,
        piece_move: PieceMove,
        moment: Millis,
    ) -> Result<(), GameRefusal> {
        self.must_go()?;
        let runs = !self.way_has_no_clocks();
        let ordinary = self.ordinary.as_mut().ok_or(GameRefusal::InPairs)?;
        if ordinary.game.position().turn() != color {
            return Err(GameRefusal::NotOnMove);
        }
        let legal = ordinary.legal(piece_move).ok_or(ChessRefusal::Illegal)?;
        ordinary.game.play(legal)?;
        ordinary.clocks.stop(color, moment);
        self.timing.stop(color, moment);
        ordinary.thinking.push(self.timing.take(color));
        match ordinary.game.end() {
            Some(end) => self.end = Some(GameEnd::Chess(end)),
            None if runs => {
                ordinary.clocks.start(color.other(), moment);
                self.timing.start(color.other(), moment);
            }
            None => {}
        }
        if self.offer.is_some_and(|(by, _)| by != color) {
            self.offer = None;
        }
        Ok(())
    }

    fn make_offer(&mut self, by: Color, offer: Offer) -> Result<(), GameRefusal> {
        self.must_go()?;
        if self.offer.is_some() {
            return Err(GameRefusal::OfferPending);
        }
        if offer == Offer::Ordinary {
            self.must_be_in_pairs()?;
            self.game.clone().switch_to_ordinary()?;
        }
        self.offer = Some((by, offer));
        Ok(())
    }

    fn answer_offer(
        &mut self,
        by: Color,
        answer: OfferAnswer,
        moment: Millis,
    ) -> Result<(), GameRefusal> {
        self.must_go()?;
        let offer = match self.offer.take() {
            Some((maker, offer)) if maker != by => offer,
            Some(_) | None => return Err(GameRefusal::NoOffer),
        };
        match (answer, offer) {
            (OfferAnswer::Decline, _) => {}
            (OfferAnswer::Accept, Offer::Draw) => {
                self.end = Some(match &mut self.ordinary {
                    Some(ordinary) => GameEnd::Chess(ordinary.game.agree_draw()?),
                    None => GameEnd::Pair(self.game.agree_draw()?),
                });
            }
            (OfferAnswer::Accept, Offer::Ordinary) => self.switch(moment)?,
        }
        Ok(())
    }

    /// Goes on with ordinary chess: each clock as it is, that of the player in check runs on if
    /// any did.
    fn switch(&mut self, moment: Millis) -> Result<(), GameRefusal> {
        let before = self.game.clocks().clone();
        let chess = self.game.switch_to_ordinary()?;
        let turn = chess.turn();
        let left = ByColor::new_with(|color| before.left(color, moment));
        let mut clocks = Clocks::standing(left, before.increment());
        let ran = Color::ALL.into_iter().any(|color| before.is_running(color));
        for color in Color::ALL {
            self.leave_unopened(color);
            self.timing.stop(color, moment);
        }
        // The other's thinking was for a pair that never came.
        self.timing.take(turn.other());
        if ran {
            clocks.start(turn, moment);
            self.timing.start(turn, moment);
        }
        self.ordinary = Some(OrdinaryPart {
            game: ChessGame::new(chess, self.rules.ordinary),
            clocks,
            thinking: Vec::new(),
        });
        Ok(())
    }

    fn claim(
        &mut self,
        by: Color,
        claim: DrawClaim,
        intended: Option<PieceMove>,
    ) -> Result<(), GameRefusal> {
        self.must_go()?;
        self.end = Some(match &mut self.ordinary {
            Some(ordinary) => {
                if ordinary.game.position().turn() != by {
                    return Err(GameRefusal::NotOnMove);
                }
                let intended = match intended {
                    Some(it) => Some(ordinary.legal(it).ok_or(ChessRefusal::Illegal)?),
                    None => None,
                };
                GameEnd::Chess(ordinary.game.claim(chess_claim(claim), intended)?)
            }
            None if intended.is_some() => return Err(GameRefusal::InPairs),
            None => GameEnd::Pair(self.game.claim(by, pair_claim(claim))?),
        });
        Ok(())
    }

    fn resign(&mut self, color: Color) -> Result<(), GameRefusal> {
        self.must_go()?;
        self.end = Some(match &mut self.ordinary {
            Some(ordinary) => GameEnd::Chess(ordinary.game.resign(color)?),
            None => GameEnd::Pair(self.game.resign(color)?),
        });
        Ok(())
    }

    fn call_flag(&mut self, moment: Millis) -> Result<(), GameRefusal> {
        self.must_go()?;
        self.must_have_clocks()?;
        self.end = Some(match &mut self.ordinary {
            Some(ordinary) => {
                let color = match ordinary.clocks.fallen(moment) {
                    FallenFlags::None => return Err(PairRefusal::NoFlagFallen.into()),
                    FallenFlags::First(color) => color,
                    // One clock runs at a time: the player to move used his last moment.
                    FallenFlags::Together => ordinary.game.position().turn(),
                };
                GameEnd::Chess(ordinary.game.flag_fallen(color)?)
            }
            None => GameEnd::Pair(self.game.call_flag(moment)?),
        });
        Ok(())
    }

    fn resume(&mut self) -> Result<(), GameRefusal> {
        self.must_not_be_over()?;
        self.must_have_clocks()?;
        if self.going == Going::NotBegun {
            return Err(GameRefusal::NotBegun);
        }
        // Also a game that no event halted: the program ended while it went on.
        self.going = Going::On;
        Ok(())
    }

    fn lose_entry(&mut self, color: Color) -> Result<(), GameRefusal> {
        self.must_not_be_over()?;
        if self.entry(color).stored().is_none() {
            return Err(PairRefusal::NothingStored.into());
        }
        self.leave_unopened(color);
        Ok(self.game.reopen(color)?)
    }

    /// Empties the entry of `color`; what it held stays unopened.
    fn leave_unopened(&mut self, color: Color) {
        let pair = self.coming_pair();
        let entry = std::mem::replace(self.entries.get_mut(color), EntryState::Empty);
        if let Some((commitment, _)) = entry.stored() {
            self.unopened.push(UnopenedEntry {
                pair,
                color,
                commitment: *commitment,
            });
        }
    }
}

impl OrdinaryPart {
    /// The legal move that these squares mean.
    fn legal(&self, piece_move: PieceMove) -> Option<Move> {
        let uci: UciMove = piece_move.to_string().parse().ok()?;
        uci.to_move(self.game.position()).ok()
    }
}

const fn pair_claim(claim: DrawClaim) -> PairClaim {
    match claim {
        DrawClaim::Threefold => PairClaim::Threefold,
        DrawClaim::Fifty => PairClaim::FiftyPairs,
        DrawClaim::DeadPosition => PairClaim::DeadPosition,
    }
}

const fn chess_claim(claim: DrawClaim) -> ChessClaim {
    match claim {
        DrawClaim::Threefold => ChessClaim::Threefold,
        DrawClaim::Fifty => ChessClaim::FiftyMoves,
        DrawClaim::DeadPosition => ChessClaim::DeadPosition,
    }
}
