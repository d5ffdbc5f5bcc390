//! Calls that pair, swap, publish and discard rounds.

use kralle_call::call;
use kralle_tournament::RoundNumber;

use crate::core::authors::in_force;
use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::overview::{Overview, UnderDisputesName, UnderGamesName};
use crate::core::refusal::{RefusalView, data};
use crate::core::wire::{Nothing, wire};
use crate::door::disputes::must_be_undisputed;

wire! {
    /// The options for pairing the next round.
    #[derive(Default)]
    pub struct PairRoundInput {
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<UnderDisputesName>"))]
        pub under_disputes: UnderDisputesName,
    }
}

/// Pairs the next round as a draft, or pairs the newest draft again.
#[call]
pub(crate) fn pair_round(desk: &mut Desk, input: PairRoundInput) -> Result<Overview, RefusalView> {
    must_be_undisputed(desk, input.under_disputes, 0)?;
    let number = number(desk)?;
    let job = desk.job();
    desk.command(
        Command::PairRound,
        data([("round", number.into())]),
        |tournament| tournament.pair_round_watched(&job).map(drop),
    )
}

/// Returns the number of the round to pair next: the newest draft, or the round after the last.
pub(crate) fn number(desk: &Desk) -> Result<u16, RefusalView> {
    let tournament = desk.tournament()?;
    Ok(match tournament.rounds.last() {
        Some(draft) if draft.state == kralle_tournament::RoundState::Draft => draft.number.get(),
        Some(last) => last.number.next().get(),
        None => 1,
    })
}

wire! {
    /// The draft to discard.
    pub struct DiscardDraftInput {
        pub round: u16,
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<UnderGamesName>"))]
        pub under_games: UnderGamesName,
    }
}

/// Discards the draft of the newest round.
#[call]
pub(crate) fn discard_draft(
    desk: &mut Desk,
    input: DiscardDraftInput,
) -> Result<Overview, RefusalView> {
    let round = crate::core::parse::round(input.round)?;
    desk.command_under(
        Command::DiscardDraft,
        data([("round", input.round.into())]),
        input.under_games,
        |tournament| tournament.discard_draft(round),
    )
}

wire! {
    /// The two teams to swap.
    pub struct SwapTeamsInput {
        pub round: u16,
        pub one: u16,
        pub other: u16,
        /// The reason; required once the round is published.
        #[serde(default)]
        pub reason: Option<String>,
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<UnderGamesName>"))]
        pub under_games: UnderGamesName,
    }
}

/// Swaps the places of two teams in a round.
#[call]
pub(crate) fn swap_teams(desk: &mut Desk, input: SwapTeamsInput) -> Result<Overview, RefusalView> {
    let round = crate::core::parse::round(input.round)?;
    let one = crate::core::parse::team(input.one)?;
    let other = crate::core::parse::team(input.other)?;
    let reason = crate::core::parse::missing_line(Field::Reason, input.reason.as_ref())?;
    let mut said = data([
        ("round", input.round.into()),
        ("one", input.one.into()),
        ("other", input.other.into()),
    ]);
    said.extend(crate::core::refusal::reason(reason.as_ref()));
    desk.command_under(Command::SwapTeams, said, input.under_games, |tournament| {
        tournament.swap_teams(round, one, other, reason.as_ref())
    })
}

wire! {
    /// The round to publish.
    pub struct PublishRoundInput {
        pub round: u16,
        #[serde(default)]
        #[cfg_attr(debug_assertions, ts(optional, as = "Option<UnderDisputesName>"))]
        pub under_disputes: UnderDisputesName,
    }
}

/// Returns the journal entry that paired a draft; 0 if there is none.
///
/// The director knew results that were contested before it.
pub(crate) fn paired(desk: &Desk, round: RoundNumber) -> Result<u32, RefusalView> {
    let store = &desk.open_file()?.store;
    let entries = in_force(store, &["pair_round"], Some(round))?;
    Ok(entries.first().map_or(0, |entry| entry.number))
}

/// Publishes a round.
///
/// # Errors
/// Fails if a result is contested and that is not confirmed, or if the round is no draft.
#[call]
pub(crate) fn publish_round(
    desk: &mut Desk,
    input: PublishRoundInput,
) -> Result<Overview, RefusalView> {
    let round = crate::core::parse::round(input.round)?;
    must_be_undisputed(desk, input.under_disputes, paired(desk, round)?)?;
    desk.command(
        Command::PublishRound,
        data([("round", input.round.into())]),
        |tournament| tournament.publish_round(round),
    )
}

/// Ends a Swiss system with the last published round.
#[call]
pub(crate) fn end_with_last_round(desk: &mut Desk, _: Nothing) -> Result<Overview, RefusalView> {
    let rounds = desk.tournament()?.rounds.len();
    desk.command(
        Command::EndWithLastRound,
        data([("round", rounds.into())]),
        |tournament| tournament.end_with_last_round().map(drop),
    )
}
