//! A game of PaarZugSchach or Fairschach played at the board or by correspondence.
//!
//! Begin at [`BoardGame`]: a game as its [events](GameEvent) tell it. An act is checked by applying
//! its event ([`BoardGame::apply`]), and the same way replays what a file holds, so that there is
//! one way from events to the state. What a player stores is a [`Sealed`] box and a [`Commitment`]
//! until the event of the reveal [opens](OpenedEntry) both.
//!
//! Not here: the key of the boxes and chance (the desk), where events are kept (`store`), and the
//! laws of the pair (`kralle_rules::paarzug`). Times come in with the events.

mod as_text;
mod commitment;
mod days;
mod entry;
mod event;
mod logged;
mod opening;
mod record;
mod refusal;
mod result;
mod state;

pub use commitment::{Commitment, CommitmentError, EntryNonce, OpenedEntry, Sealed};
pub use days::{CorrespondenceDays, DaysError, MOST_DAYS_PER_GAME, MOST_DAYS_PER_MOVE};
pub use entry::{Entry, EntryError, LONGEST_ENTRY};
pub use event::{DrawClaim, GameEvent, GameEventKind, LetterLanguage, Offer, OfferAnswer, Score};
/// A moment on the clocks of a game.
pub use kralle_rules::paarzug::clock::Millis;
pub use logged::{LoggedPair, LoggedSide, Unopened, UnopenedEntry};
pub use opening::{GameNumber, GameOpening, GameWay, OpeningError, TimeControlSetting};
pub use record::RecordTags;
pub use refusal::GameRefusal;
/// The color of a player.
pub use shakmaty::Color;
pub use state::{
    BoardGame, EntryState, GameEnd, OrdinaryPart, PlayerAct, Stage, StageKind, WrongClaim,
};
