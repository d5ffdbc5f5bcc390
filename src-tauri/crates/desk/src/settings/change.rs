//! Calls for settings: display, changes and suggestions.

use kralle_call::call;
use kralle_pairing::changing_partners::reached;
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::{Format, Formation, rounds_under, suggested_format};
use kralle_view::named::Named;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::overview::Overview;
use crate::core::refusal::{RefusalView, data};
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::rules::view::RuleSetDraft;
use crate::settings::match_format;
use crate::settings::view::{
    ExpectedDayView, FormatSuggestion, MatchFormatView, ScheduleView, SettingsView,
};

/// Shows the settings of the open tournament.
#[call]
pub(crate) fn settings(desk: &Snapshot, _: Nothing) -> Result<SettingsView, RefusalView> {
    Ok(crate::settings::parse::view(&desk.tournament()?.settings))
}

/// Changes the settings of the open tournament.
#[call]
pub(crate) fn change_settings(
    desk: &mut Desk,
    input: SettingsView,
) -> Result<Overview, RefusalView> {
    let settings = crate::settings::parse::settings(&input, Some(&desk.tournament()?.settings))?;
    desk.command(Command::ChangeSettings, data([]), |tournament| {
        tournament.change_settings(settings)
    })
}

wire! {
    /// The schedule and the number of rounds of a day.
    pub struct ExpectedDayInput {
        pub schedule: ScheduleView,
        /// The number of rounds; `None` if it is not known yet.
        #[serde(default)]
        pub rounds: Option<u16>,
        /// The games of a match; one by default.
        #[serde(default)]
        pub match_format: MatchFormatView,
    }
}

/// Calculates the expected times of a day.
#[call]
pub(crate) fn expected_day(
    _: &Snapshot,
    input: ExpectedDayInput,
) -> Result<ExpectedDayView, RefusalView> {
    let games = match_format::match_format(&input.match_format)?.games;
    let schedule = crate::settings::schedule::schedule(&input.schedule)?;
    let day = schedule.expected_day(input.rounds, games.count());
    Ok(ExpectedDayView {
        round_minutes: day.map(|day| day.round_minutes),
        last_round_ends: day
            .and_then(|day| day.last_round_ends)
            .map(crate::settings::schedule::clock_time),
        rounds_by_end: day.and_then(|day| day.rounds_by_end),
    })
}

wire! {
    /// The number of teams and the rules for a suggestion.
    pub struct SuggestFormatInput {
        pub teams: u16,
        /// The rules; `None` for those of the open tournament, or the preset `swiss` if none is open.
        #[serde(default)]
        pub rules: Option<RuleSetDraft>,
        /// The formation; `None` for that of the open tournament, or drawn teams if none is open.
        #[serde(default)]
        pub formation: Option<Named<Formation>>,
    }
}

/// Suggests a format for a number of teams.
#[call]
pub(crate) fn suggest_format(
    desk: &Snapshot,
    input: SuggestFormatInput,
) -> Result<FormatSuggestion, RefusalView> {
    let rules = match (&input.rules, desk.tournament()) {
        (Some(draft), _) => crate::rules::options::rule_set(draft)?,
        (None, Ok(tournament)) => tournament.settings.rule_set.clone(),
        (None, Err(_)) => RuleSet::of(Preset::SwissRules),
    };
    let open = desk.tournament().ok();
    let formation = match (input.formation, open) {
        (Some(Named(formation)), _) => formation,
        (None, Some(tournament)) => tournament.settings.formation,
        (None, None) => Formation::default(),
    };
    let suggested = suggested_format(formation, input.teams, &rules);
    Ok(FormatSuggestion {
        teams: input.teams,
        format: suggested.format.into(),
        rounds: Format::ALL
            .into_iter()
            .map(|format| rounds_under(&rules, formation, format, input.teams))
            .collect(),
        never_partners: match formation {
            Formation::ChangingPartners => reached(input.teams).map(|it| it.pairs_missing),
            Formation::PotDraw | Formation::FixedTeams | Formation::SinglePlayers => None,
        },
    })
}
