//! The Wi-Fi of the hall: delays, loses, doubles, reorders and cuts.

use rand::rngs::ChaCha8Rng;
use rand::{RngExt as _, SeedableRng as _};

use crate::script::{Quality, World};

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
    pub(crate) fn of(world: &World, sender: u64, number: u64) -> Self {
        let loss = match world.network {
            Quality::Calm => return Self::CALM,
            Quality::Usual => 0.03,
            Quality::Bad => 0.2,
        };
        let seed = world.seed ^ sender.rotate_left(40) ^ number.rotate_left(20);
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
}
