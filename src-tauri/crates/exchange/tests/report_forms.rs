//! Reports in the forms of other programs: what is read, and what is remarked.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use kralle_exchange::tournament_report::read;
use kralle_exchange::trf::{PlayerRecord, Record, Trf, TrfRemark};
use kralle_tournament::{RatingKind, Tournament};
use rstest::rstest;

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
            let open = if it.current().outcome.is_none() {
                " open"
            } else {
                ""
            };
            format!("{}-{}{open}", it.sides.first.lead(), it.sides.second.lead())
        });
        let bye = round.byes.first().map(|bye| format!("{} bye", bye.team));
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

fn player(number: u16, cell: &str) -> String {
    let name = format!("Player {number}");
    format!("001 {number:>4}      {name:<65}      {number:>4}  {cell}\n")
}

/// Four players of two teams of record 013; the players of a team meet one other team.
fn clubs(header: &str, cells: [&str; 4]) -> String {
    let players: String = (1..)
        .zip(cells)
        .map(|(number, cell)| player(number, cell))
        .collect();
    let teams = "013 Foxes                              1    2\n\
                 013 Owls                               3    4\n";
    format!("012 Probe\n{header}{players}{teams}")
}

const TEAMS_MEET: [&str; 4] = ["   3 w 1", "   4 b 1", "   1 b 0", "   2 w 0"];
const CLUBMATES_MEET: [&str; 4] = ["   2 w 1", "   1 b 0", "   4 w 1", "   3 b 0"];

#[rstest]
#[case::type_of_teams("092 Team Swiss\n", TEAMS_MEET, true)]
#[case::type_in_german("092 Mannschaftsturnier\n", TEAMS_MEET, true)]
#[case::number_of_teams("082 2\n", TEAMS_MEET, true)]
#[case::match_points("362 TW 2.0   TD 1.0   TL 0.0\n", TEAMS_MEET, true)]
#[case::clubs("082 2\n", CLUBMATES_MEET, false)]
#[case::no_sign("", TEAMS_MEET, false)]
fn records_013_are_teams_if_something_says_so(
    #[case] header: &str,
    #[case] cells: [&str; 4],
    #[case] expected: bool,
) {
    let trf = Trf::read(clubs(header, cells).as_bytes()).unwrap();
    assert_eq!(trf.is_team_event(), expected);
    let codes: Vec<String> = trf
        .remarks()
        .iter()
        .map(|it| it.code().to_owned())
        .collect();
    assert_eq!(
        codes.contains(&"teams_not_paired".to_owned()),
        !expected,
        "{codes:?}"
    );
}

#[test]
fn a_player_of_no_team_and_a_contradicted_bye_are_remarks() {
    let text = clubs("192 FIDE_TEAM_MP\n", TEAMS_MEET) + &player(5, "");
    let remarks = Trf::read(text.as_bytes()).unwrap().remarks();
    assert!(
        remarks
            .iter()
            .any(|it| matches!(it, TrfRemark::NoTeam { entrant: 5, .. })),
        "{remarks:?}"
    );
    let players: String = (1..)
        .zip(CLUBMATES_MEET)
        .map(|(it, cell)| player(it, cell))
        .collect();
    let text = format!("012 Probe\n240 H   1    1\n240 H   2    1\n{players}");
    let remarks = Trf::read(text.as_bytes()).unwrap().remarks();
    let expected = TrfRemark::ByeContradicted {
        line: 2,
        entrant: 1,
        round: 1,
    };
    assert_eq!(remarks, [expected]);
}

#[rstest]
#[case::gzip(b"\x1f\x8b\x08\x00rest".as_slice(), "trf_compressed")]
#[case::zip(b"PK\x03\x04rest".as_slice(), "trf_compressed")]
#[case::list("Name;DWZ\nBirke, Jo;1650\n".as_bytes(), "trf_player_list")]
#[case::commas("name,rating\nJo,1650\n".as_bytes(), "trf_player_list")]
fn a_file_of_another_kind_is_named(#[case] bytes: &[u8], #[case] code: &str) {
    assert_eq!(Trf::read(bytes).unwrap_err().problem.code(), code);
}

#[test]
fn names_longer_than_their_columns_are_told() {
    let name = |end: &str| format!("von der Tann-Überlingen, Maximilian {end}");
    let line = |number: u16, name: String| {
        Record::Player(PlayerRecord {
            number,
            name,
            ..Default::default()
        })
    };
    let trf = Trf::of_records([
        line(1, name("A")),
        line(2, name("B")),
        line(3, "Birke, Jo".to_owned()),
        line(4, "Sehr-Langer-Doppelname, Wilhelmina Auguste".to_owned()),
    ]);
    let cut: Vec<(String, bool)> = trf
        .cut_names()
        .into_iter()
        .map(|it| (it.name, it.is_same))
        .collect();
    assert_eq!(
        cut,
        [
            (name("A"), true),
            (name("B"), true),
            (
                "Sehr-Langer-Doppelname, Wilhelmina Auguste".to_owned(),
                false
            ),
        ]
    );
}
