//! View types of the day for the whole hall.

use kralle_view::named::Named;

use crate::core::hall_choice::{ClockMoment, DayPart, ScreenContent};
use crate::core::wire::wire;

wire! {
    /// The round clock. HTTP answers carry the laptop's time in the header `Kralle-Now`, in
    /// milliseconds since 1970.
    pub struct ClockView {
        /// None if there is no clock.
        pub clock: Option<ClockFace>,
    }
}

wire! {
    /// A round clock.
    pub struct ClockFace {
        /// The number of its journal entry.
        pub clock: u32,
        pub title: Option<String>,
        /// The newest published round at the start; none if there was none.
        pub round: Option<u16>,
        /// The start and the end, as RFC 3339. While the clock is paused, they are relative to the
        /// beginning of the pause.
        pub begins: String,
        pub ends: String,
        /// The beginning of the pause, as RFC 3339; none while the clock runs.
        pub paused_since: Option<String>,
        /// The texts displayed before the clock runs, and after the time is up.
        pub before: Option<String>,
        pub after: Option<String>,
        /// The seconds before the end at which the warning color begins.
        pub amber_seconds: u32,
        pub sounds: Vec<Named<ClockMoment>>,
        pub tables: Vec<TableTime>,
        /// True if a later round is published: once the time is up, the clock shows nothing.
        pub of_earlier_round: bool,
    }
}

wire! {
    /// A table with additional time.
    pub struct TableTime {
        pub table: u16,
        /// The end for this table, as RFC 3339.
        pub ends: String,
    }
}

wire! {
    /// The notices for the whole hall, newest first.
    pub struct NoticesView {
        pub notices: Vec<NoticeView>,
    }
}

wire! {
    /// A notice.
    pub struct NoticeView {
        /// The number of its journal entry.
        pub notice: u32,
        pub text: String,
        /// The time of publication, as RFC 3339.
        pub at: String,
        /// The end of its display, as RFC 3339; none until it is ended.
        pub ends: Option<String>,
    }
}

wire! {
    /// The day plan.
    pub struct DayPlanView {
        /// None if neither a plan nor a complete schedule is set.
        pub plan: Option<DayPlanShown>,
        /// True if the plan was entered; otherwise it follows from the schedule.
        pub typed: bool,
    }
}

wire! {
    /// A day plan. Times are in the laptop's time zone, as HH:MM.
    pub struct DayPlanShown {
        pub begins: String,
        pub parts: Vec<PartOfDayView>,
        /// The planned and the expected end of the last part.
        pub planned_end: String,
        pub expected_end: String,
        /// The delay of the expected end, in minutes; 0 if there is none.
        pub late_minutes: u16,
        /// The time by which the last round must end; none if the director set none.
        pub end_by: Option<String>,
        /// The minutes by which the expected end of the last round exceeds that time; none if it
        /// does not.
        pub over_end_by: Option<u16>,
    }
}

wire! {
    /// A part of the day.
    pub struct PartOfDayView {
        pub what: Named<DayPart>,
        /// The round number; none if the part is not a round.
        pub round: Option<u16>,
        pub title: Option<String>,
        pub minutes: u16,
        pub planned: String,
        pub expected: String,
        /// The expected start as RFC 3339; none if the day is unknown.
        pub expected_at: Option<String>,
        /// The actual start; none if the part has not begun or its start is unknown.
        pub began: Option<String>,
    }
}

wire! {
    /// The common part of all hall pages, in one answer: on a bad WLAN each further request may
    /// fail.
    pub struct DayView {
        pub clock: Option<ClockFace>,
        pub notices: Vec<NoticeView>,
        pub plan: Option<DayPlanShown>,
    }
}

wire! {
    /// The screens with a fixed content.
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
    /// The visible part of the ceremony of the drawing of lots.
    pub struct LotsShownView {
        pub seed: String,
        pub checksum: String,
        /// Both pots in their order, names only.
        pub pot_1: Vec<String>,
        pub pot_2: Vec<String>,
        /// The teams shown so far.
        pub teams: Vec<DrawnTeamView>,
        /// The total number of teams.
        pub of: u16,
    }
}

wire! {
    /// A drawn team.
    pub struct DrawnTeamView {
        pub team: u16,
        /// The indexes of its players in the pots, counted from 0.
        pub first: u16,
        pub partners: Vec<u16>,
    }
}
