//! Faults that a test build can put back, to prove that the simulations find them.
//!
//! Begin at [`Fault`]. Without the feature `put_back`, which no released program has, no fault can be
//! put back and every check is constant.

use kralle_choice::Choice;

/// A fault that was made once, or nearly.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub enum Fault {
    /// A commit is answered before the file is synced.
    AnsweredBeforeSync,
    /// The answer to a request of the hall is saved outside the transaction of its act.
    AnswerOutsideTransaction,
    /// Requests of the hall are recognized by their key alone, without their sender.
    KeyWithoutSender,
    /// A contested result stays in the standings.
    ContestedResultStays,
    /// A recorded request counts again.
    RecordedRequestCounts,
    /// The public views show a draft of a round.
    DraftIsPublic,
    /// The folder is not synced after a file was renamed.
    RenameWithoutFolderSync,
}

#[cfg(feature = "put_back")]
mod put_back {
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::Fault;

    /// The position in [`Fault::ALL`] plus one; zero for none.
    static PUT_BACK: AtomicUsize = AtomicUsize::new(0);

    impl Fault {
        /// Puts a fault back for the whole program, in place of any other; `None` for none.
        pub fn put_back(fault: Option<Self>) {
            let place = fault.and_then(|it| Self::ALL.iter().position(|other| *other == it));
            PUT_BACK.store(place.map_or(0, |it| it + 1), Ordering::SeqCst);
        }

        /// True if this fault was put back.
        pub fn is_put_back(self) -> bool {
            let place = PUT_BACK.load(Ordering::SeqCst).checked_sub(1);
            place.and_then(|it| Self::ALL.get(it)) == Some(&self)
        }
    }
}

#[cfg(not(feature = "put_back"))]
impl Fault {
    /// True if this fault was put back, which this build cannot do.
    pub const fn is_put_back(self) -> bool {
        false
    }
}
