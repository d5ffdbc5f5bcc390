//! Clocks as state; the caller passes in the time.
//!
//! Both players think at the same time, so both clocks may run together (PZSR 2, 7).

use shakmaty::{ByColor, Color};

/// A moment or a duration in milliseconds. Moments count from a fixed origin, the same for a whole
/// game.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Millis(pub u64);

/// Time for each player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct TimeControl {
    pub initial: Millis,
    /// Added each time a player stops his clock with time left.
    pub increment: Millis,
}

/// One player's clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
struct Clock {
    /// Time left when the clock was last started or stopped.
    left: Millis,
    running_since: Option<Millis>,
    /// The moment its flag fell, if it was stopped with no time left.
    fell_at: Option<Millis>,
}

impl Clock {
    fn left(self, now: Millis) -> Millis {
        let used = self
            .running_since
            .map_or(0, |since| now.0.saturating_sub(since.0));
        Millis(self.left.0.saturating_sub(used))
    }

    /// Returns the moment its flag falls or fell, assuming that it keeps running; `None` for a
    /// stopped clock whose flag is up.
    fn falls_at(self) -> Option<Millis> {
        self.fell_at.or_else(|| {
            self.running_since
                .map(|since| Millis(since.0.saturating_add(self.left.0)))
        })
    }
}

/// Both clocks of a game.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Clocks {
    clocks: ByColor<Clock>,
    increment: Millis,
}

impl Clocks {
    /// Returns both clocks stopped, with all their time.
    pub fn new(control: TimeControl) -> Self {
        Self {
            clocks: ByColor::new_with(|_| Clock {
                left: control.initial,
                running_since: None,
                fell_at: None,
            }),
            increment: control.increment,
        }
    }

    /// Returns both clocks stopped with this much time, as for a game that continues elsewhere.
    pub fn standing(left: ByColor<Millis>, increment: Millis) -> Self {
        Self {
            clocks: left.map(|left| Clock {
                left,
                running_since: None,
                fell_at: None,
            }),
            increment,
        }
    }

    /// Returns the increment for each stop of a clock.
    pub const fn increment(&self) -> Millis {
        Millis(self.increment.0)
    }

    /// Returns the time a player has left.
    pub fn left(&self, color: Color, now: Millis) -> Millis {
        self.clocks.get(color).left(now)
    }

    /// True if a player's clock runs.
    pub fn is_running(&self, color: Color) -> bool {
        self.clocks.get(color).running_since.is_some()
    }

    /// Starts a clock; no effect on a running one.
    pub fn start(&mut self, color: Color, now: Millis) {
        let clock = self.clocks.get_mut(color);
        clock.running_since.get_or_insert(now);
    }

    /// Stops a clock and adds the increment; no effect on a stopped one.
    pub fn stop(&mut self, color: Color, now: Millis) {
        let increment = self.increment.0;
        let clock = self.clocks.get_mut(color);
        if clock.running_since.is_none() {
            return;
        }
        let left = clock.left(now).0;
        if left == 0 {
            clock.fell_at = clock.falls_at();
            clock.left = Millis(0);
        } else {
            clock.left = Millis(left.saturating_add(increment));
        }
        clock.running_since = None;
    }

    /// Adds time to a player's clock, as for a wrong claim of the opponent (FIDE 9.5.3).
    ///
    /// A fallen flag stays down.
    pub fn add(&mut self, color: Color, time: Millis, now: Millis) {
        let clock = self.clocks.get_mut(color);
        if clock.left(now).0 == 0 {
            return;
        }
        clock.left = Millis(clock.left.0.saturating_add(time.0));
    }

    /// Returns the fallen flag at this moment, the first to fall; both if they fell in the same
    /// millisecond.
    pub fn fallen(&self, now: Millis) -> FallenFlags {
        let moment = |color: Color| {
            let clock = *self.clocks.get(color);
            if clock.left(now).0 > 0 {
                return None;
            }
            Some(clock.falls_at().unwrap_or_default())
        };
        match (moment(Color::White), moment(Color::Black)) {
            (None, None) => FallenFlags::None,
            (Some(_), None) => FallenFlags::First(Color::White),
            (None, Some(_)) => FallenFlags::First(Color::Black),
            (Some(white), Some(black)) => match white.cmp(&black) {
                std::cmp::Ordering::Less => FallenFlags::First(Color::White),
                std::cmp::Ordering::Greater => FallenFlags::First(Color::Black),
                std::cmp::Ordering::Equal => FallenFlags::Together,
            },
        }
    }
}

/// The fallen flags.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum FallenFlags {
    None,
    /// The flag of this player, alone or first.
    First(Color),
    /// Both in the same millisecond.
    Together,
}
