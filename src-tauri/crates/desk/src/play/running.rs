//! The clocks of the running games in this program.
//!
//! A game runs only after it was resumed here. After a crash, or on another machine, it is halted.

use std::collections::BTreeMap;

use kralle_play::board_game::{GameNumber, Millis};

/// The moment of a game's clocks at a reading of the program's clock.
#[derive(Clone, Copy)]
struct Anchor {
    moment: Millis,
    ticks: Millis,
}

/// The running games.
#[derive(Default)]
pub(crate) struct Running(BTreeMap<GameNumber, Anchor>);

impl Running {
    /// Starts the clocks of a game at `moment`.
    pub(crate) fn start(&mut self, game: GameNumber, moment: Millis, ticks: Millis) {
        self.0.insert(game, Anchor { moment, ticks });
    }

    pub(crate) fn stop(&mut self, game: GameNumber) {
        self.0.remove(&game);
    }

    /// Halts every game, and returns each with its moment.
    pub(crate) fn stop_all(&mut self, ticks: Millis) -> Vec<(GameNumber, Millis)> {
        std::mem::take(&mut self.0)
            .into_iter()
            .map(|(game, anchor)| (game, moment(anchor, ticks)))
            .collect()
    }

    /// Returns the moment of a game's clocks; `None` if it is halted.
    pub(crate) fn moment(&self, game: GameNumber, ticks: Millis) -> Option<Millis> {
        self.0.get(&game).map(|anchor| moment(*anchor, ticks))
    }
}

fn moment(anchor: Anchor, ticks: Millis) -> Millis {
    let since = ticks.0.saturating_sub(anchor.ticks.0);
    Millis(anchor.moment.0.saturating_add(since))
}
