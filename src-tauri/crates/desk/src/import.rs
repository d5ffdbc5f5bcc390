//! A whole tournament from elsewhere: a report of FIDE's form, another tournament file, or one as
//! JSON.

use std::fs;
use std::path::Path;

use kralle_exchange::tournament_report::{self, ReportError, ReportRemark};
use kralle_store::{JsonError, Store};
use kralle_tournament::{
    Course, Formation, Part, Presence, RoundNumber, Team, TeamNumber, Tournament,
};

use crate::view::refusal::RefusalView;
use crate::view::wire;

wire! {
    /// What is taken over of another tournament file.
    #[derive(Copy, Eq)]
    pub enum Carry {
        /// Settings and players; teams are drawn anew.
        Players,
        /// Settings, players and teams: they play as fixed teams.
        Teams,
    }
}

/// The largest report that is read, in bytes.
const MAX_REPORT: u64 = 32 * 1024 * 1024;

/// The largest JSON file that is read, in bytes: much more than 500 teams and 11 rounds make.
const MAX_JSON: u64 = 256 * 1024 * 1024;

/// A tournament from elsewhere.
pub(crate) struct Imported {
    /// The tournament.
    pub(crate) tournament: Tournament,
    /// What it does not carry.
    pub(crate) remarks: Vec<ReportRemark>,
    /// Whether it is from a tournament file.
    pub(crate) from: From,
}

/// What a tournament is from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum From {
    /// A report.
    Report,
    /// A tournament file.
    File,
    /// A tournament as JSON.
    Json,
}

/// Reads a tournament from elsewhere.
pub(crate) fn read(path: &Path, carry: Carry) -> Result<Imported, RefusalView> {
    let unreadable = |error: &std::io::Error| {
        RefusalView::new("list_unreadable")
            .with("path", path.display().to_string())
            .with("reason", error.to_string())
    };
    let length = fs::metadata(path)
        .map_err(|error| unreadable(&error))?
        .len();
    let head = head(path).map_err(|error| unreadable(&error))?;
    if head.starts_with(b"SQLite format 3\0") {
        let tournament = start_again(copy_of(path)?, carry);
        return Ok(Imported {
            tournament,
            remarks: Vec::new(),
            from: From::File,
        });
    }
    let most = if is_json(&head) { MAX_JSON } else { MAX_REPORT };
    if length > most {
        return Err(RefusalView::new("report_too_large").with("most", most.to_string()));
    }
    let bytes = fs::read(path).map_err(|error| unreadable(&error))?;
    if is_json(&head) {
        return Ok(Imported {
            tournament: from_json(&bytes)?,
            remarks: Vec::new(),
            from: From::Json,
        });
    }
    let read = tournament_report::read(&bytes).map_err(|error| refused(&error))?;
    Ok(Imported {
        tournament: read.tournament,
        remarks: read.remarks,
        from: From::Report,
    })
}

/// The first bytes of a file, by which its kind is known.
fn head(path: &Path) -> std::io::Result<Vec<u8>> {
    use std::io::Read as _;
    let mut head = Vec::new();
    fs::File::open(path)?.take(64).read_to_end(&mut head)?;
    Ok(head)
}

/// Whether a text is an object of JSON: no line of a report begins with a brace.
fn is_json(bytes: &[u8]) -> bool {
    let text = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    text.trim_ascii_start().starts_with(b"{")
}

/// The tournament of a JSON file, whole, as it was when it was written.
fn from_json(bytes: &[u8]) -> Result<Tournament, RefusalView> {
    let tournament = kralle_store::read_json(bytes).map_err(|error| match error {
        JsonError::Text {
            line,
            column,
            reason,
        } => RefusalView::new("json_unreadable")
            .with("line", line.to_string())
            .with("column", column.to_string())
            .with("reason", reason),
        JsonError::Form {
            place,
            found,
            expected,
        } => RefusalView::new("json_form")
            .with("place", place)
            .with("found", found)
            .with("expected", expected.to_owned()),
        JsonError::Newer { found, known } => RefusalView::new("json_newer")
            .with("found", found.to_string())
            .with("known", known.to_string()),
        JsonError::Rows(error) => json_contradicts(&error),
    })?;
    match kralle_store::violations(&tournament).first() {
        Some(violation) => Err(json_contradicts(violation)),
        None => Ok(tournament),
    }
}

fn json_contradicts(reason: &impl std::fmt::Display) -> RefusalView {
    RefusalView::new("json_contradicts").with("reason", reason.to_string())
}

/// What a tournament file holds. A copy is opened, so that the file itself is neither locked nor
/// brought up to date.
fn copy_of(path: &Path) -> Result<Tournament, RefusalView> {
    let io = |error: std::io::Error| RefusalView::internal(&error);
    let folder = std::env::temp_dir().join(format!("kralle-import-{}", std::process::id()));
    fs::create_dir_all(&folder).map_err(io)?;
    let copy = folder.join("import.kralle");
    let read = fs::copy(path, &copy)
        .map_err(io)
        .and_then(|_| Ok(Store::open(&copy, chrono::Utc::now())?.tournament()?));
    // What the system clears away anyway must not keep the tournament from being read.
    let _ = fs::remove_dir_all(&folder);
    read
}

/// The tournament as it could begin again: who plays, and if wished in which teams.
fn start_again(before: Tournament, carry: Carry) -> Tournament {
    let mut settings = before.settings.clone();
    let newest = RoundNumber::at(before.rounds.len().saturating_sub(1));
    let mut teams = Vec::new();
    let mut memberships = Vec::new();
    let has_teams = settings.formation != Formation::SinglePlayers && !before.teams.is_empty();
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

/// Why a report is not made into a tournament.
fn refused(error: &ReportError) -> RefusalView {
    let refusal = RefusalView::new(error.code());
    match error {
        ReportError::Trf(error) => refusal
            .with("line", error.line.to_string())
            .with("column", error.column.to_string())
            .with("reason", error.problem.to_string()),
        ReportError::NoEntrants => refusal,
        ReportError::Boards { boards } => refusal.with("boards", *boards),
        ReportError::TeamSize { team, players } => {
            refusal.with("team", *team).with("players", *players)
        }
        ReportError::SecondBye { round } => refusal.with("round", *round),
        ReportError::Name { entrant }
        | ReportError::Points { entrant }
        | ReportError::PointsTooWide { entrant } => refusal.with("entrant", *entrant),
        ReportError::PlayerTwice { player } => refusal.with("entrant", *player),
    }
}
