//! Import of a whole tournament: a FIDE report, another tournament file, or JSON.

use std::collections::BTreeMap;
use std::path::Path;

use kralle_call::call;
use kralle_choice::Choice;
use kralle_exchange::players::without_mark;
use kralle_exchange::tournament_report;
use kralle_exchange::tournament_report::{ReportError, ReportRemark};
use kralle_exchange::trf::TrfRemark;
use kralle_store::{JsonError, contents, is_open_here};
use kralle_tournament::{
    Course, Formation, Part, Presence, RoundNumber, Team, TeamNumber, Tournament,
};
use kralle_view::capped::capped;

use crate::core::command_name::Command;
use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::files::{FileToRead, FileToWrite};
use crate::core::outside;
use crate::core::overview::Overview;
use crate::core::refusal::{Datum, RefusalView, data};
use crate::core::wire::wire;
use crate::exchange::refusal::ExchangeRefusal;
use crate::exchange::report_problem;
use crate::file::new::{ENDING, create, free_path};
use crate::settings::view::SettingsView;

wire! {
    /// The data taken over from another tournament file.
    #[derive(Copy, Eq, Choice)]
    pub enum Carry {
        /// Settings and players; teams are drawn again.
        Players,
        /// Settings, players and teams, which become fixed teams.
        Teams,
    }
}

/// The maximum size of a report, in bytes.
const MAX_REPORT: u64 = 32 * 1024 * 1024;

/// The maximum size of a JSON file, in bytes: much more than 500 teams and 11 rounds need.
const MAX_JSON: u64 = 64 * 1024 * 1024;

/// An imported tournament.
pub(crate) struct Imported {
    pub(crate) tournament: Tournament,
    pub(crate) remarks: Vec<ReportRemark>,
    /// The parts of a report that are not read as they are written.
    pub(crate) differences: Vec<TrfRemark>,
    pub(crate) from: TournamentSource,
}

/// Reads a tournament from a file of any supported kind.
pub(crate) fn read(desk: &Desk, path: &Path, carry: Carry) -> Result<Imported, RefusalView> {
    let of_file = |tournament| {
        Ok(Imported {
            tournament: visible(start_again(tournament, carry))?,
            remarks: Vec::new(),
            differences: Vec::new(),
            from: TournamentSource::File,
        })
    };
    // The open tournament is in memory; reading its file directly would drop its lock.
    if is_open_here(path) {
        return of_file(Tournament::clone(&desk.open_file()?.tournament));
    }
    let unreadable = |error: std::io::Error| outside::unreadable(path, &error);
    let head = head(path).map_err(unreadable)?;
    if head.starts_with(b"SQLite format 3\0") {
        return of_file(contents(path)?.tournament);
    }
    let most = if is_json(&head) { MAX_JSON } else { MAX_REPORT };
    let bytes = outside::read_whole(path, most).map_err(|error| {
        if error.kind() == std::io::ErrorKind::FileTooLarge {
            ExchangeRefusal::ReportTooLarge {
                most: most.to_string(),
            }
            .into()
        } else {
            unreadable(error)
        }
    })?;
    if is_json(&head) {
        return Ok(Imported {
            tournament: visible(from_json(&bytes)?)?,
            remarks: Vec::new(),
            differences: Vec::new(),
            from: TournamentSource::Json,
        });
    }
    let read = tournament_report::read(&bytes).map_err(|error| refused(&error))?;
    Ok(Imported {
        tournament: read.tournament,
        remarks: read.remarks,
        differences: read.differences,
        from: TournamentSource::Report,
    })
}

/// Removes invisible characters from the names of the tournament. Fails if a name is then empty.
fn visible(tournament: Tournament) -> Result<Tournament, RefusalView> {
    tournament
        .with_visible_names()
        .map_err(|_| RefusalView::missing_field(Field::Name, Expected::Text))
}

/// Reads the first bytes of a file, which identify its kind.
fn head(path: &Path) -> std::io::Result<Vec<u8>> {
    use std::io::Read as _;
    let mut head = Vec::new();
    outside::open(path)?.take(64).read_to_end(&mut head)?;
    Ok(head)
}

/// True for a JSON object: no line of a report begins with a brace.
fn is_json(bytes: &[u8]) -> bool {
    let text = without_mark(bytes);
    text.trim_ascii_start().starts_with(b"{")
}

/// Reads the whole tournament of a JSON file. Fails if it is inconsistent.
fn from_json(bytes: &[u8]) -> Result<Tournament, RefusalView> {
    let tournament = kralle_store::read_json(bytes).map_err(|error| {
        if let JsonError::Rows(error) = &error {
            return json_contradicts(error);
        }
        RefusalView::of(&error)
    })?;
    match kralle_store::violations(&tournament).first() {
        Some(violation) => Err(json_contradicts(violation)),
        None => Ok(tournament),
    }
}

fn json_contradicts(reason: &impl std::fmt::Display) -> RefusalView {
    ExchangeRefusal::JsonContradicts {
        reason: reason.to_string(),
    }
    .into()
}

/// Returns a new tournament with the settings and players, and with `Carry::Teams` also the teams.
fn start_again(before: Tournament, carry: Carry) -> Tournament {
    let mut settings = before.settings.clone();
    let newest = RoundNumber::at(before.rounds.len().saturating_sub(1));
    let mut teams = Vec::new();
    let mut memberships = Vec::new();
    let has_teams = !settings.formation.has_single_entrants() && !before.teams.is_empty();
    if carry == Carry::Teams && has_teams {
        settings.formation = Formation::FixedTeams;
        for (index, team) in before.teams.iter().enumerate() {
            let number = TeamNumber::at(index);
            teams.push(Team {
                number,
                name: team.name.clone(),
                captain: team.captain.clone(),
                entered: RoundNumber::FIRST,
            });
            for membership in before.members(team.number, newest) {
                let mut membership = membership.clone();
                membership.team = number;
                membership.from = RoundNumber::FIRST;
                membership.to = None;
                memberships.push(membership);
            }
        }
    }
    let mut tournament = Tournament::new(settings);
    tournament.players = before.players;
    for player in &mut tournament.players {
        player.data.presence = Presence::Absent;
        if carry == Carry::Teams {
            player.data.part = Part::Entered;
        }
    }
    tournament.odd_number = before.odd_number;
    tournament.teams = teams;
    tournament.memberships = memberships;
    tournament.course = Course::Running;
    tournament
}

/// Returns the refusal for a report that cannot be read or written.
pub(crate) fn refused(error: &ReportError) -> RefusalView {
    let refusal = RefusalView::of(error);
    if let ReportError::Trf(error) = error {
        return report_problem::at(refusal, error);
    }
    refusal
}

wire! {
    /// The file, the data to take over, and the target of the new tournament.
    pub struct ImportTournamentInput {
        pub path: FileToRead,
        /// The data taken over from a tournament file; a report is imported completely.
        pub carry: Carry,
        /// The name of the new tournament; default: the name in the file.
        #[serde(default)]
        pub name: Option<String>,
        /// The path of the new file; default: the name in the folder for new tournaments.
        #[serde(default)]
        pub to: Option<FileToWrite>,
    }
}

/// Creates a new tournament from a report or another tournament file.
///
/// The import is a separate journal entry that can be undone.
#[call(names_a_file)]
pub(crate) fn import_tournament(
    desk: &mut Desk,
    input: ImportTournamentInput,
) -> Result<Overview, RefusalView> {
    let files = desk.files().clone();
    let from = files.to_read(&input.path)?;
    let mut tournament = read(desk, from, input.carry)?.tournament;
    if let Some(name) = &input.name {
        tournament.settings.name = crate::core::parse::line(Field::Name, name)?;
    }
    let path = match &input.to {
        Some(path) => files.to_write(path)?.to_owned(),
        None => free_path(desk, tournament.settings.name.as_str(), ENDING)?,
    };
    let name = from
        .file_name()
        .map_or_else(String::new, |name| name.to_string_lossy().into_owned());
    let said = data([
        ("file", name.into()),
        ("count", tournament.players.len().into()),
    ]);
    create(desk, &path, &Tournament::new(tournament.settings.clone()))?;
    let imported = desk.command(Command::ImportTournament, said, |empty| {
        *empty = tournament;
        Ok(())
    });
    if imported.is_err() {
        // The empty file would be in the way of another attempt.
        desk.clear()?;
        kralle_store::discard(&path);
    }
    imported
}

wire! {
    /// The file, and the data to take over.
    pub struct PreviewTournamentInput {
        pub path: FileToRead,
        /// The data taken over from a tournament file; a report is imported completely.
        pub carry: Carry,
    }
}

wire! {
    /// The kind of an imported file.
    #[derive(Copy, Eq)]
    pub enum TournamentSource {
        /// A FIDE report.
        Report,
        File,
        Json,
    }
}

wire! {
    /// The preview of an imported tournament.
    pub struct TournamentPreview {
        pub source: TournamentSource,
        pub settings: SettingsView,
        pub players: u32,
        pub teams: u32,
        pub rounds: u16,
        /// Data that is not imported: stable codes. The message is `import-remark-` and the code
        /// with hyphens.
        pub remarks: Vec<String>,
        /// The data of each remark, in the same order: lines, columns, the text found. Empty for a
        /// remark about the file as a whole.
        pub remark_data: Vec<BTreeMap<String, Datum>>,
    }
}

/// Shows a preview of a report or another tournament file; creates nothing.
#[call(names_a_file)]
pub(crate) fn preview_tournament(
    desk: &mut Desk,
    input: PreviewTournamentInput,
) -> Result<TournamentPreview, RefusalView> {
    let imported = read(desk, desk.files().to_read(&input.path)?, input.carry)?;
    let codes = imported.remarks.iter().map(|it| it.code());
    let general = imported.remarks.iter().map(|_| BTreeMap::new());
    let unread = imported.differences.iter().map(TrfRemark::code);
    let data = imported.differences.iter().map(report_problem::remark_data);
    Ok(TournamentPreview {
        source: imported.from,
        settings: crate::settings::parse::view(&imported.tournament.settings),
        players: capped(imported.tournament.players.len()),
        teams: capped(imported.tournament.teams.len()),
        rounds: capped(imported.tournament.rounds.len()),
        remarks: codes.chain(unread).map(str::to_owned).collect(),
        remark_data: general.chain(data).collect(),
    })
}
