//! A game of PaarZugSchach or Fairschach played at the board or by correspondence.
//!
//! Begin at [`BoardGame`]: a game replayed from its [events](GameEvent). An act is checked by
//! applying its event ([`BoardGame::apply`]), and a stored game is replayed by the same code. A
//! player's entry is a [`Sealed`] box and a [`Commitment`] until the event of the reveal
//! [opens](OpenedEntry) both.
//!
//! Not here: the key of the boxes and random numbers (the desk), storage of events (`store`), and
//! the laws of the pair (`kralle_rules::paarzug`). Events carry their times.

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
