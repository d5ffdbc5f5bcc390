//! What everybody in the hall may see of the day, as it crosses the wire.

use kralle_view::named::Named;

use crate::core::hall_choice::{ClockMoment, DayPart, ScreenContent};
use crate::core::wire::wire;

wire! {
    /// The round clock. What time it is by the laptop, an answer over HTTP says in its header
    /// `Kralle-Now`, in milliseconds since 1970.
    pub struct ClockView {
        /// None where none is set.
        pub clock: Option<ClockFace>,
    }
}

wire! {
    /// A round clock that is set.
    pub struct ClockFace {
        /// Its number in the file's log.
        pub clock: u32,
        pub title: Option<String>,
        /// The newest published round when it was started.
        pub round: Option<u16>,
        /// When it begins to run and when the time is up, as RFC 3339; while it stands still, as of
        /// the moment since when it does.
        pub begins: String,
        pub ends: String,
        /// Since when it stands still, as RFC 3339; none while it runs.
        pub paused_since: Option<String>,
        /// What is to be read until it runs, and once the time is up.
        pub before: Option<String>,
        pub after: Option<String>,
        /// From how many seconds before the end on little time is left.
        pub amber_seconds: u32,
        pub sounds: Vec<Named<ClockMoment>>,
        pub tables: Vec<TableTime>,
        /// True if a later round is published: once the time is up, the clock shows nothing.
        pub of_earlier_round: bool,
    }
}

wire! {
    /// A table with more time than all others.
    pub struct TableTime {
        pub table: u16,
        /// When its time is up, as RFC 3339.
        pub ends: String,
    }
}

wire! {
    /// What is said to everybody, the newest first.
    pub struct NoticesView {
        pub notices: Vec<NoticeView>,
    }
}

wire! {
    /// A notice.
    pub struct NoticeView {
        /// Its number in the file's log.
        pub notice: u32,
        pub text: String,
        /// When it was given out, as RFC 3339.
        pub at: String,
        /// When it is no longer shown, as RFC 3339; none: until it is ended.
        pub ends: Option<String>,
    }
}

wire! {
    /// How the day goes.
    pub struct DayPlanView {
        /// None where neither a plan nor a schedule is set.
        pub plan: Option<DayPlanShown>,
        /// Whether it was typed; else it follows from the schedule.
        pub typed: bool,
    }
}

wire! {
    /// A plan of the day. Times are those of the laptop's clock, as HH:MM.
    pub struct DayPlanShown {
        pub begins: String,
        pub parts: Vec<PartOfDayView>,
        /// When the last part is over, planned and expected.
        pub planned_end: String,
        pub expected_end: String,
        /// How many minutes later than planned that is.
        pub late_minutes: u16,
        /// When the director said the last round must be over; none where he did not.
        pub end_by: Option<String>,
        /// How many minutes later than that the last round is expected to be over; none when it is
        /// not.
        pub over_end_by: Option<u16>,
    }
}

wire! {
    /// A part of the day.
    pub struct PartOfDayView {
        pub what: Named<DayPart>,
        /// Its number, where it is a round.
        pub round: Option<u16>,
        pub title: Option<String>,
        pub minutes: u16,
        pub planned: String,
        pub expected: String,
        /// The same as RFC 3339; none where nobody said on which day.
        pub expected_at: Option<String>,
        /// When it began; none where it did not yet, or nobody knows.
        pub began: Option<String>,
    }
}

wire! {
    /// All that stands on every page of the hall, in one answer: on a bad WLAN each further one may
    /// be lost.
    pub struct DayView {
        pub clock: Option<ClockFace>,
        pub notices: Vec<NoticeView>,
        pub plan: Option<DayPlanShown>,
    }
}

wire! {
    /// What the screens show that do not follow what is of interest now.
    pub struct ScreensView {
        pub screens: Vec<ScreenView>,
    }
}

wire! {
    /// A screen.
    pub struct ScreenView {
        /// Its number, as in `/screen#2`.
        pub screen: u16,
        pub shows: Named<ScreenContent>,
    }
}

wire! {
    /// The ceremony of the drawing of lots, as far as it is.
    pub struct LotsShownView {
        pub seed: String,
        pub checksum: String,
        /// Both pots in their order, names only.
        pub pot_1: Vec<String>,
        pub pot_2: Vec<String>,
        /// The teams that were shown.
        pub teams: Vec<DrawnTeamView>,
        /// How many there will be.
        pub of: u16,
    }
}

wire! {
    /// A team that was drawn.
    pub struct DrawnTeamView {
        pub team: u16,
        /// Their places in both pots, counted from 0.
        pub first: u16,
        pub partners: Vec<u16>,
    }
}
