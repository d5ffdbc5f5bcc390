//! The Wi-Fi of the hall: delays, loses, doubles, reorders and cuts.

use std::collections::BTreeSet;
use std::fmt;

use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

use crate::sender::Sender;
use crate::world::{Quality, World};

/// A single event of the network, which a script can leave out.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mishap {
    pub(crate) sender: Sender,
    /// The number that the sender gave its request.
    pub(crate) number: u64,
    pub(crate) kind: MishapKind,
}

/// The kind of an event of the network.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum MishapKind {
    RequestLate,
    RequestLost,
    /// A second copy of the request arrives.
    RequestDoubled,
    AnswerLate,
    AnswerLost,
    /// The sender learns that its request or the answer is lost.
    LossNoticed,
    StreamEnds,
}

/// The fate of a request on its way. Times are milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Fate {
    /// The delay of the request; `None` if it is lost.
    pub(crate) request: Option<i64>,
    /// The delay of a second copy; `None` without one.
    pub(crate) copy: Option<i64>,
    /// The delay of the answer; `None` if it is lost.
    pub(crate) answer: Option<i64>,
    /// The time after which the sender learns of a loss; `None` if it never does.
    pub(crate) cut: Option<i64>,
    /// The life of an event stream.
    pub(crate) stream: i64,
}

/// A stream of a calm network ends with the evening.
const FOR_EVER: i64 = 1 << 40;

impl Fate {
    const CALM: Self = Self {
        request: Some(2),
        copy: None,
        answer: Some(2),
        cut: None,
        stream: FOR_EVER,
    };

    /// Draws the fate of the request `number` of `sender`, which no other request changes.
    pub(crate) fn of(world: &World, sender: Sender, number: u64) -> Self {
        let loss = match world.network {
            Quality::Calm => return Self::CALM,
            Quality::Usual => 0.03,
            Quality::Bad => 0.2,
        };
        let seed = world.seed ^ sender.seed().rotate_left(40) ^ number.rotate_left(20);
        let mut chance = ChaCha8Rng::seed_from_u64(seed);
        // Half of all delays are short, some are longer than a person waits.
        let mut delay = || {
            let longest = [20, 60, 300, 4000];
            let longest = longest[usize::from(chance.random_range(0..4_u8))];
            chance.random_range(1..=longest)
        };
        let [request, copy, answer, cut] = [delay(), delay(), delay(), delay()];
        Self {
            request: (!chance.random_bool(loss)).then_some(request),
            copy: chance.random_bool(loss).then_some(request + copy),
            answer: (!chance.random_bool(loss)).then_some(answer),
            cut: chance.random_bool(0.5).then_some(cut),
            stream: chance.random_range(500..=120_000),
        }
    }

    /// Returns the mishaps by which it differs from that of a calm network.
    pub(crate) fn mishaps(&self, sender: Sender, number: u64) -> impl Iterator<Item = Mishap> {
        let calm = Self::CALM;
        let late = |delay: Option<i64>, lost, late| match delay {
            None => Some(lost),
            Some(_) if delay == calm.request => None,
            Some(_) => Some(late),
        };
        let kinds = [
            late(
                self.request,
                MishapKind::RequestLost,
                MishapKind::RequestLate,
            ),
            self.copy.map(|_| MishapKind::RequestDoubled),
            late(self.answer, MishapKind::AnswerLost, MishapKind::AnswerLate),
            self.cut.map(|_| MishapKind::LossNoticed),
            (self.stream != calm.stream).then_some(MishapKind::StreamEnds),
        ];
        kinds.into_iter().flatten().map(move |kind| Mishap {
            sender,
            number,
            kind,
        })
    }

    /// Leaves out the mishaps that are not among `kept`.
    pub(crate) fn with_only(self, kept: &BTreeSet<Mishap>, sender: Sender, number: u64) -> Self {
        let is_kept = |kind| {
            kept.contains(&Mishap {
                sender,
                number,
                kind,
            })
        };
        let delay = |drawn: Option<i64>, lost, late| {
            let is_drawn = is_kept(if drawn.is_none() { lost } else { late });
            if is_drawn { drawn } else { Self::CALM.request }
        };
        Self {
            request: delay(
                self.request,
                MishapKind::RequestLost,
                MishapKind::RequestLate,
            ),
            copy: self.copy.filter(|_| is_kept(MishapKind::RequestDoubled)),
            answer: delay(self.answer, MishapKind::AnswerLost, MishapKind::AnswerLate),
            cut: self.cut.filter(|_| is_kept(MishapKind::LossNoticed)),
            stream: if is_kept(MishapKind::StreamEnds) {
                self.stream
            } else {
                FOR_EVER
            },
        }
    }
}

impl fmt::Display for Mishap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            sender,
            number,
            kind,
        } = self;
        let event = match kind {
            MishapKind::RequestLate => "arrives late",
            MishapKind::RequestLost => "is lost",
            MishapKind::RequestDoubled => "arrives twice",
            MishapKind::AnswerLate => "is answered late",
            MishapKind::AnswerLost => "loses its answer",
            MishapKind::LossNoticed => "is known to its sender as lost, if it is",
            MishapKind::StreamEnds => "has a stream that ends, if it is one",
        };
        write!(f, "request {number} of {sender} {event}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::script::Script;

    #[test]
    fn each_mishap_can_be_left_out_alone() {
        let mut world = Script::of(1).world;
        world.network = Quality::Bad;
        let mut kinds = BTreeSet::new();
        for number in 0..200 {
            let sender = Sender::Phone(3);
            let drawn = Fate::of(&world, sender, number);
            let all: BTreeSet<Mishap> = drawn.mishaps(sender, number).collect();
            assert_eq!(drawn.with_only(&all, sender, number), drawn);
            assert_eq!(
                drawn.with_only(&BTreeSet::new(), sender, number),
                Fate::CALM
            );
            for one in &all {
                kinds.insert(one.kind);
                let mut others = all.clone();
                others.remove(one);
                let without = drawn.with_only(&others, sender, number);
                let left: BTreeSet<Mishap> = without.mishaps(sender, number).collect();
                assert_eq!(left, others, "without {one}");
            }
        }
        assert_eq!(kinds.len(), 7);
    }
}
