//! Reports in the forms of other programs: what is read, and what is remarked.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use kralle_exchange::tournament_report::read;
use kralle_exchange::trf::Trf;
use kralle_tournament::{RatingKind, Tournament};

use crate::report_files::files;

/// Returns the players and rounds of a tournament in a form for people.
fn shown(tournament: &Tournament) -> String {
    let mut text = String::new();
    for player in &tournament.players {
        let data = &player.data;
        let rating = data.ratings.get(&RatingKind::Standard);
        let _ = write!(text, "  {}", data.name);
        let facts = [
            data.title.clone().map(String::from),
            data.sex.map(|it| it.code().to_owned()),
            rating.map(|it| it.get().to_string()),
            data.federation.clone().map(String::from),
            data.fide_id.map(|it| format!("FIDE {it}")),
            data.birth_year.map(|it| format!("born {}", it.get())),
        ];
        for fact in facts.into_iter().flatten() {
            let _ = write!(text, " | {fact}");
        }
        text.push('\n');
    }
    for round in &tournament.rounds {
        let pairs = round.matches.iter().map(|it| {
            let open = if it.outcome.is_none() { " open" } else { "" };
            format!("{}-{}{open}", it.teams.first, it.teams.second)
        });
        let bye = round.bye.map(|bye| format!("{} bye", bye.team));
        let pairs: Vec<String> = pairs.chain(bye).collect();
        let _ = writeln!(text, "  round {}: {}", round.number, pairs.join(", "));
    }
    for it in &tournament.absences {
        let to = it.to.map_or_else(String::new, |to| to.to_string());
        let _ = writeln!(text, "  {} absent {}-{to} {:?}", it.team, it.from, it.worth);
    }
    text
}

/// Returns what a report means, with its remarks.
fn meaning(path: &Path) -> String {
    let name = path.file_name().unwrap().to_string_lossy();
    let mut text = format!("{name}\n");
    let read = match read(&fs::read(path).unwrap()) {
        Ok(read) => read,
        Err(error) => return format!("{text}  refused: {error}\n"),
    };
    text.push_str(&shown(&read.tournament));
    for remark in read.differences {
        let _ = writeln!(text, "  ! {} ({})", remark, remark.code());
    }
    text
}

#[test]
fn a_report_of_another_program_is_read_as_it_is_meant() {
    let all: Vec<String> = files("form-", ".trf")
        .iter()
        .map(|it| meaning(it))
        .collect();
    insta::assert_snapshot!(all.join("\n"));
}

#[test]
fn a_report_of_another_program_comes_back_byte_for_byte() {
    for path in files("form-", ".trf") {
        let bytes = fs::read(&path).unwrap();
        let trf = Trf::read(&bytes).unwrap_or_else(|error| panic!("{}:{error}", path.display()));
        assert_eq!(trf.to_bytes(), bytes, "{}", path.display());
    }
}

/// A report whose line fits neither by characters nor by bytes, with the place of the refusal.
#[test]
fn a_line_out_of_its_columns_is_refused_with_its_place() {
    let path = &files("form-bytes-all", ".trf")[0];
    let text = fs::read_to_string(path).unwrap();
    let shifted = text.replacen(" GER ", " GERX", 1);
    assert_ne!(text, shifted);
    let error = Trf::read(shifted.as_bytes()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "5:48: found \"1\", expected a space between two fields"
    );
    let of_letters = text.replacen("1700 GER ", "1700 GERX", 1);
    let error = Trf::read(of_letters.as_bytes()).unwrap_err();
    assert_eq!((error.line, error.column), (6, 57), "{error}");
}
