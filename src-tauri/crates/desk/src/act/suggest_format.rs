//! Suggests a format for a number of teams.

use kralle_tournament::{Format, rounds_of, suggested_format};

use crate::desk::Desk;
use crate::view::refusal::RefusalView;
use crate::view::settings::FormatSuggestion;
use crate::view::wire;

wire! {
    /// How many teams.
    #[ts(rename = "SuggestFormatInput")]
    pub struct Input {
        /// How many teams.
        pub teams: u16,
    }
}

/// Suggests a format for a number of teams.
pub(crate) fn run(_: &mut Desk, input: Input) -> Result<FormatSuggestion, RefusalView> {
    Ok(FormatSuggestion {
        teams: input.teams,
        format: suggested_format(input.teams).format.into(),
        rounds: Format::ALL
            .into_iter()
            .map(|format| rounds_of(format, input.teams))
            .collect(),
    })
}
