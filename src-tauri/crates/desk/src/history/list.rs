//! Lists the history of commands, newest first.

use kralle_call::call;
use kralle_store::{Commands, Filter};
use kralle_tournament::PlayerId;
use kralle_view::capped::capped;

use crate::core::command_name::KindName;
use crate::core::desk::Desk;
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::history::view::{HistoryView, PlayerName, history_line};

wire! {
    /// The filter of the history; entries must match all fields that are set.
    pub struct HistoryInput {
        #[serde(default)]
        pub kind: Option<KindName>,
        #[serde(default)]
        pub who: Option<String>,
        #[serde(default)]
        pub round: Option<u16>,
        #[serde(default)]
        pub team: Option<u16>,
        #[serde(default)]
        pub player: Option<u32>,
        /// Only entries older than this one.
        #[serde(default)]
        pub before: Option<u32>,
        /// The maximum number of lines; default: 100.
        #[serde(default)]
        pub most: Option<u16>,
    }
}

/// The default number of lines on a page.
const PAGE: u16 = 100;

/// Shows the history of commands, newest first.
#[call(reads)]
pub(crate) fn history(desk: &mut Desk, input: HistoryInput) -> Result<HistoryView, RefusalView> {
    let file = desk.open_file()?;
    let filter = Filter {
        commands: match input.kind {
            None => Commands::All,
            Some(KindName::Other) => Commands::OtherThan(owned(KindName::named())),
            Some(kind) => Commands::Of(owned(kind.commands())),
        },
        who: input.who,
        round: input.round.map(parse::round).transpose()?,
        team: input.team.map(parse::team).transpose()?,
        player: input.player.map(PlayerId),
    };
    let most = input.most.unwrap_or(PAGE);
    // One more than requested, to detect older entries.
    let ask = most.saturating_add(1);
    let mut page = file.store.history(&filter, input.before, ask)?;
    let more = page.entries.len() > usize::from(most);
    page.entries.truncate(usize::from(most));
    // The choices are those of the current state, even while a past state is displayed.
    let tournament = &file.tournament;
    let mut players: Vec<PlayerName> = tournament
        .players
        .iter()
        .map(|player| PlayerName {
            id: player.id.0,
            name: player.data.name.to_string(),
        })
        .collect();
    players.sort_by_cached_key(|player| player.name.to_lowercase());
    Ok(HistoryView {
        more,
        lines: page.entries.iter().map(history_line).collect(),
        total: page.total,
        position: file.store.position()?,
        people: file.store.people()?,
        rounds: capped(tournament.rounds.len()),
        teams: capped(tournament.teams.len()),
        players,
    })
}

fn owned(names: impl Iterator<Item = &'static str>) -> Vec<String> {
    names.map(str::to_owned).collect()
}
