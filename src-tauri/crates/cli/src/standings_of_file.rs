//! `kralle standings` of a tournament file: the tournament's own table, by its rules and its
//! director's decisions.

use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

use kralle_desk::standings::show::StandingsInput;
use kralle_desk::standings::view::StandingsView;
use kralle_desk::{Desk, calls};
use kralle_view::refs::TeamRef;
use kralle_view::standings::StandingRow;

use crate::{opening, refusal};

/// True if the name of a file is that of a tournament.
pub(crate) fn is_tournament(path: &Path) -> bool {
    path.extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("kralle"))
}

/// Prints the standings of the tournament file `path`, as JSON or as lines.
pub(crate) fn run(
    path: &Path,
    as_json: bool,
    wait: opening::Wait,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let place = path.display().to_string();
    let mut desk = Desk::for_scripts("");
    if let Err(code) = opening::open(&mut desk, &place, wait, errors)? {
        return Ok(code);
    }
    match desk.ask::<calls::standings>(StandingsInput { after: None }) {
        Ok(view) if as_json => writeln!(output, "{}", serde_json::to_string(&view)?)?,
        Ok(view) => output.write_all(lines(&view).as_bytes())?,
        Err(refused) => return refusal::say(&refused, &place, errors),
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns a heading, then one entrant a line, best first.
fn lines(view: &StandingsView) -> String {
    let headings = ["Rank", "StartNo", "Name", "PTS"].into_iter();
    let headings: Vec<&str> = headings
        .chain(view.tie_breaks.iter().map(String::as_str))
        .collect();
    let rows = view.rows.iter().map(|row| cells(row).join("\t"));
    let lines: Vec<String> = [headings.join("\t")].into_iter().chain(rows).collect();
    format!("{}\n", lines.join("\n"))
}

fn cells(row: &StandingRow) -> Vec<String> {
    let points = format!("{}.{}", row.half_points / 2, row.half_points % 2 * 5);
    let tie_breaks = row.tie_breaks.iter();
    let tie_breaks = tie_breaks.map(|value| value.clone().unwrap_or_default());
    [
        row.rank_from.to_string(),
        row.team.number.to_string(),
        name(&row.team),
        points,
    ]
    .into_iter()
    .chain(tie_breaks)
    .collect()
}

/// Returns the name of a team, or of its players.
fn name(team: &TeamRef) -> String {
    let players = team.players.iter().map(|it| it.name.as_str());
    team.name
        .clone()
        .unwrap_or_else(|| players.collect::<Vec<_>>().join(" / "))
}
