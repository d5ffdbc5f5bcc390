//! Marks a match without a result as still being played.

use crate::desk::Desk;
use crate::parse::field;
use crate::view::overview::Overview;
use crate::view::refusal::{RefusalView, data};
use crate::view::round::ProgressName;

crate::view::wire! {
    /// Which match, and what was seen of it.
    #[ts(rename = "MarkProgressInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// The table.
        pub table: u16,
        /// What was seen.
        pub progress: ProgressName,
    }
}

/// Keeps what was seen of a match without a result.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Overview, RefusalView> {
    let (round, table) = (field::round(input.round)?, field::table(input.table)?);
    let progress = input.progress.into();
    let said = data([
        ("round", input.round.into()),
        ("table", input.table.into()),
        (
            "progress",
            match input.progress {
                ProgressName::Awaited => "awaited",
                ProgressName::StillPlaying => "still_playing",
            }
            .into(),
        ),
    ]);
    desk.command("mark_progress", said, |tournament| {
        tournament.mark_progress(round, table, progress)
    })
}
