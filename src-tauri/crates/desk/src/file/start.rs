//! The start page and the user's preferences.

use std::path::Path;

use kralle_call::call;
use kralle_tournament::{Course, Format, Formation, rounds_of};
use kralle_view::named::Named;

use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::files::FileToRead;
use crate::core::overview::{RoundStateView, Stage};
use crate::core::refusal::RefusalView;
use crate::core::wire::{Nothing, wire};
use crate::file::person::Recent;
use crate::file::preferences::{PadsView, Preferences};

wire! {
    /// A recently opened file.
    pub struct RecentFile {
        pub path: String,
        /// The name of the tournament or of the season.
        pub name: String,
        /// The time of the last opening, as RFC 3339.
        pub opened: String,
        /// True if the file still exists.
        pub found: bool,
    }
}

wire! {
    /// The start page.
    pub struct StartView {
        /// Recently opened files, newest first.
        pub recent: Vec<RecentFile>,
        /// Recently opened seasons, newest first.
        pub seasons: Vec<RecentFile>,
        /// The folder for new files; empty if there is none.
        pub folder: String,
        pub preferences: Preferences,
        /// The version of the program.
        pub version: String,
    }
}

/// Shows the start page.
#[call(every_window)]
pub(crate) fn start(desk: &mut Desk, _: Nothing) -> Result<StartView, RefusalView> {
    let shown = |recent: &Recent| RecentFile {
        path: recent.path.clone(),
        name: recent.name.clone(),
        opened: recent.opened.clone(),
        found: Path::new(&recent.path).is_file(),
    };
    Ok(StartView {
        recent: desk.person.recent.iter().map(shown).collect(),
        seasons: desk
            .person
            .seasons
            .iter()
            .map(|it| shown(&it.file))
            .collect(),
        folder: desk
            .folders
            .as_ref()
            .map(|folders| folders.documents.display().to_string())
            .unwrap_or_default(),
        preferences: desk.person.preferences.clone(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
    })
}

wire! {
    /// A recently opened file.
    pub struct RecentFileInput {
        pub path: FileToRead,
    }
}

wire! {
    /// The status of a tournament file, from a quick read.
    pub struct RecentStatus {
        /// The day of the tournament, as YYYY-MM-DD.
        pub date: Option<String>,
        pub formation: Named<Formation>,
        pub stage: Stage,
        pub players: u16,
        /// The number of teams; for single players, of those with a number.
        pub teams: u16,
        /// The newest round; 0 before the first is paired.
        pub round: u16,
        pub rounds_planned: u16,
        /// The state of the newest round; none before the first.
        pub round_state: Option<RoundStateView>,
    }
}

/// Shows the status of a tournament file with a quick read that does not change it.
#[call(names_a_file)]
pub(crate) fn recent_status(
    desk: &mut Desk,
    input: RecentFileInput,
) -> Result<RecentStatus, RefusalView> {
    let seen = kralle_store::peek(desk.files().to_read(&input.path)?)?;
    let rounds_planned = match seen.format {
        Format::SwissSystem => seen.swiss_rounds,
        Format::RoundRobin | Format::DoubleRoundRobin => None,
    }
    .unwrap_or_else(|| rounds_of(seen.formation, seen.format, seen.teams));
    let round_state = (seen.rounds > 0).then_some(match (seen.is_published, seen.open_tables) {
        (false, _) => RoundStateView::Draft,
        (true, 0) => RoundStateView::Complete,
        (true, _) => RoundStateView::Published,
    });
    Ok(RecentStatus {
        date: seen.date.map(|date| date.to_string()),
        formation: seen.formation.into(),
        stage: match seen.course {
            Course::Closed => Stage::Closed,
            Course::Running if !seen.is_formed => Stage::BeforeLots,
            Course::Running
                if seen.rounds >= rounds_planned
                    && round_state == Some(RoundStateView::Complete) =>
            {
                Stage::Finished
            }
            Course::Running => Stage::Rounds,
        },
        players: seen.players,
        teams: seen.teams,
        round: seen.rounds,
        rounds_planned,
        round_state,
    })
}

/// Removes a file from the recent files. The file itself is not deleted.
#[call(names_a_file)]
pub(crate) fn forget_recent(
    desk: &mut Desk,
    input: RecentFileInput,
) -> Result<Nothing, RefusalView> {
    let files = desk.files().clone();
    desk.person.forget(files.to_read(&input.path)?);
    keep(desk)?;
    Ok(Nothing {})
}

/// Saves the user's preferences on this machine.
#[call]
pub(crate) fn set_preferences(
    desk: &mut Desk,
    input: Preferences,
) -> Result<Preferences, RefusalView> {
    let acting_name = crate::core::parse::optional_line(Field::ActingName, &input.acting_name)?
        .map(String::from)
        .unwrap_or_default();
    let mut arbiters: Vec<String> = Vec::new();
    for name in input.arbiters.iter().chain([&acting_name]) {
        let name = crate::core::parse::optional_line(Field::ActingName, name)?.map(String::from);
        if let Some(name) = name.filter(|name| !arbiters.contains(name)) {
            arbiters.push(name);
        }
    }
    input.pads.must_be_apart()?;
    desk.person.preferences = Preferences {
        acting_name,
        arbiters,
        ..input
    };
    keep(desk)
}

wire! {
    /// The players' key bindings at the board.
    pub struct SetPadsInput {
        pub pads: PadsView,
    }
}

/// Saves the players' key bindings at the board.
#[call(every_window)]
pub(crate) fn set_pads(desk: &mut Desk, input: SetPadsInput) -> Result<Preferences, RefusalView> {
    input.pads.must_be_apart()?;
    desk.person.preferences.pads = input.pads;
    keep(desk)
}

fn keep(desk: &Desk) -> Result<Preferences, RefusalView> {
    desk.keep_person()?;
    Ok(desk.person.preferences.clone())
}
