//! The clocks of the games that go on in this program.
//!
//! A game runs only where it was resumed: after a crash, and when the file is opened on another
//! machine, it is halted.

use std::collections::BTreeMap;
use std::sync::OnceLock;
use std::time::Instant;

use kralle_play::board_game::{GameNumber, Millis};

/// Where a game's clocks stood when the program's clock stood so.
#[derive(Clone, Copy)]
struct Anchor {
    moment: Millis,
    ticks: Millis,
}

/// The games that go on.
#[derive(Default)]
pub(crate) struct Running(BTreeMap<GameNumber, Anchor>);

impl Running {
    /// Lets a game go on from `moment`.
    pub(crate) fn start(&mut self, game: GameNumber, moment: Millis, ticks: Millis) {
        self.0.insert(game, Anchor { moment, ticks });
    }

    /// Lets a game stand still.
    pub(crate) fn stop(&mut self, game: GameNumber) {
        self.0.remove(&game);
    }

    /// Forgets every game, and gives each with its moment.
    pub(crate) fn stop_all(&mut self, ticks: Millis) -> Vec<(GameNumber, Millis)> {
        std::mem::take(&mut self.0)
            .into_iter()
            .map(|(game, anchor)| (game, moment(anchor, ticks)))
            .collect()
    }

    /// The moment on the clocks of a game; none when it stands still.
    pub(crate) fn moment(&self, game: GameNumber, ticks: Millis) -> Option<Millis> {
        self.0.get(&game).map(|anchor| moment(*anchor, ticks))
    }
}

fn moment(anchor: Anchor, ticks: Millis) -> Millis {
    let since = ticks.0.saturating_sub(anchor.ticks.0);
    Millis(anchor.moment.0.saturating_add(since))
}

/// The program's clock: it never goes back, whatever is done to the time of day.
pub(crate) fn ticks() -> Millis {
    static START: OnceLock<Instant> = OnceLock::new();
    let since = START.get_or_init(Instant::now).elapsed();
    Millis(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}
