//! Text in Windows formats: a byte order mark, CRLF line breaks, and arguments with umlauts. Every
//! reader treats it like plain text.

use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use rstest::rstest;
use serde_json::Value;

fn kralle(folder: &Path, arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_kralle"))
        .args(arguments)
        .env("KRALLE_LANG", "en")
        .env("KRALLE_CONFIG_DIR", folder.join("config"))
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that reads no input may have ended.
    let _ = child.stdin.take().unwrap().write_all(input);
    child.wait_with_output().unwrap()
}

fn done(folder: &Path, arguments: &[&str]) -> Output {
    let output = kralle(folder, arguments, b"");
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    output
}

fn as_windows_writes(text: &str) -> Vec<u8> {
    let lines = text.replace("\r\n", "\n").replace('\n', "\r\n");
    format!("\u{feff}{lines}").into_bytes()
}

const PLAYERS: &str = "Name;DWZ;Verein\nAdler, Ida;1820;SK Köln\nBär, Jo;1700;SK Köln\n\
    Dachs, Al;1600;\nEule, Mia;1500;\"Über\nzwei Zeilen\"\n";
const RECORD: &str = "[White \"Bär\"]\n\n1A. e4 1a. d5 2A. exd5\n1B. e4 *\n";
const GAME: &str = "[White \"Bär\"]\n\n1. e4 e5\n2. Nf3 *\n";
const RULES: &str = "# Verein Köln\nbase = \"dsj\"\n\ndrop_mate = \"allowed\"\n";
const PARAMETERS: &str = "# Köln\n[start]\nrating = 1400.0\n\n[tandem]\nbeta = 260.0\n";
const SEASON: &str = "# Köln\nname = \"Cup\"\nfiles = [\n  \"2026-*.kralle\",\n]\nbest = 2\n";
const QUESTION: &str = "{ \"id\": 1, \"ruleset\": \"dsj\", \"question\": \"drop_legal\",\
    \"board_a\": \"6k1/5ppp/8/8/8/8/8/6K1[R] w - - 0 1\",\
    \"board_b\": \"4k3/8/8/8/8/8/8/4K3[] w - - 0 1\", \"move\": \"A:R@e8\" }\n\n";
const CALLS: &str = "{ \"id\": 1, \"name\": \"start\", \"input\": {} }\n\n";
const PLAYER: &str = "{\n  \"name\": \"Bär, Jo\",\n  \"ratings\": {}\n}\n";
const RATINGS: &str = "Name;DWZ;ZPS\nAdler, Ida;1820;10101-7\nBär, Jo;1700;10101-8\n";
const REPORT: &str = include_str!("../../exchange/tests/reports/swiss-9.trf");

/// The commands that read `text.EXT` or standard input, with their other arguments.
#[rstest]
#[case::lots_of_a_list(PLAYERS, &["draw", "text", "--seed", "7", "--json"], &[])]
#[case::players_of_a_list(PLAYERS, &["import", "text", "--into", "cup.kralle"], &["call", "cup.kralle", "players"])]
#[case::records_of_two_boards(RECORD, &["replay", "text", "--rules", "dsj", "--json"], &[])]
#[case::records_of_chess(GAME, &["replay", "text", "--rules", "standard", "--json"], &[])]
#[case::rules_of_a_club(RULES, &["rules", "text"], &[])]
#[case::parameters_of_ratings(PARAMETERS, &["rate", "--parameters", "text", "--json", "a.kralle"], &[])]
#[case::settings_of_a_season(SEASON, &["season", "text"], &[])]
#[case::questions(QUESTION, &["adjudicate"], &[])]
#[case::calls_as_lines(CALLS, &["call", "--lines"], &[])]
#[case::calls_as_lines_of_a_file(CALLS, &["call", "--lines", "text"], &[])]
#[case::input_of_a_call(PLAYER, &["call", "cup.kralle", "add_player", "-"], &["call", "cup.kralle", "players"])]
#[case::list_of_a_federation(RATINGS, &["ratings", "index", "text", "--name", "DWZ"], &["ratings", "find", "bär", "--json"])]
#[case::standings_of_a_report(REPORT, &["standings", "text", "--tie-breaks", "BH"], &[])]
#[case::check_of_a_report(REPORT, &["check", "text", "--system", "dutch"], &[])]
#[case::tournament_of_a_report(REPORT, &["import", "text", "-o", "new.kralle"], &["standings", "new.kralle"])]
fn a_mark_and_crlf_change_nothing(
    #[case] text: &str,
    #[case] arguments: &[&str],
    #[case] then: &[&str],
) {
    let answers = |bytes: &[u8]| {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path();
        fs::write(at.join("text"), bytes).unwrap();
        if arguments.contains(&"cup.kralle") {
            done(at, &["new", "cup.kralle", "--name", "Cup"]);
        }
        if arguments.contains(&"season") || arguments.contains(&"rate") {
            let plan = "generate-season --entrants 8 --evenings 2 --seed Uhu -o .";
            done(at, &plan.split(' ').collect::<Vec<_>>());
            let first = fs::read_dir(at).unwrap().map(|it| it.unwrap().path());
            let first = first.filter(|it| it.extension().is_some_and(|it| it == "kralle"));
            fs::copy(first.min().unwrap(), at.join("a.kralle")).unwrap();
        }
        let ran = kralle(at, arguments, bytes);
        // The output of a command that changes a file contains the time of the change.
        let shown = if then.is_empty() {
            ran.stdout
        } else {
            done(at, then).stdout
        };
        let code = ran.status.code().map(|code| code.to_string());
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        [code.unwrap_or_default(), text(ran.stderr), text(shown)]
    };
    let plain = answers(text.as_bytes());
    assert_eq!(plain[0], "0", "{plain:?}");
    assert_eq!(answers(&as_windows_writes(text)), plain);
}

/// A template next to the tournament file, as an editor on Windows saves it.
#[test]
fn a_template_with_a_mark_and_crlf_prints_the_same_sheet() {
    let sheet = |bytes: Option<Vec<u8>>| {
        let folder = tempfile::tempdir().unwrap();
        let at = folder.path();
        fs::write(at.join("players.csv"), PLAYERS).unwrap();
        done(at, &["new", "cup.kralle", "--name", "Cup"]);
        done(at, &["import", "players.csv", "--into", "cup.kralle"]);
        if let Some(bytes) = bytes {
            fs::create_dir(at.join("templates")).unwrap();
            fs::write(at.join("templates/players.toml"), bytes).unwrap();
        }
        done(at, &["sheet", "cup.kralle", "players", "-o", "players.pdf"]);
        fs::read(at.join("players.pdf")).unwrap()
    };
    let template = include_str!("../../../../templates/players.toml");
    let with = |text: Vec<u8>| sheet(Some(text)).len();
    assert_eq!(with(as_windows_writes(template)), with(template.into()));
    assert_eq!(with(template.into()), sheet(None).len());
}

/// JSON exported by Kralle, saved again by an editor on Windows.
#[test]
fn an_export_as_json_comes_back_with_a_mark_and_crlf() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    fs::write(at.join("players.csv"), PLAYERS).unwrap();
    done(at, &["new", "cup.kralle", "--name", "Cup"]);
    done(at, &["import", "players.csv", "--into", "cup.kralle"]);
    done(at, &["export", "cup.kralle", "json", "-o", "cup.json"]);
    let text = fs::read_to_string(at.join("cup.json")).unwrap();
    fs::write(at.join("again.json"), as_windows_writes(&text)).unwrap();
    for (file, to) in [("cup.json", "a.kralle"), ("again.json", "b.kralle")] {
        done(at, &["import", file, "-o", to]);
    }
    let players = |file: &str| done(at, &["call", file, "players"]).stdout;
    assert_eq!(players("a.kralle"), players("b.kralle"));
}

/// Preferences edited by hand: they are read, not replaced by the defaults.
#[test]
fn preferences_with_a_mark_are_kept() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let config = at.join("config");
    fs::create_dir(&config).unwrap();
    let text = "{\n  \"preferences\": { \"language\": \"fr\", \"theme\": \"dark\",\n    \
        \"acting_name\": \"Bär\", \"letter_keys\": \"off\" },\n  \"recent\": []\n}\n";
    fs::write(config.join("kralle.json"), as_windows_writes(text)).unwrap();
    let call = &b"{ \"id\": 1, \"name\": \"start\", \"input\": {} }\n"[..];
    let arguments = ["call", "--lines", "--config", "config"];
    let output = kralle(at, &arguments, call);
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    let preferences = &answer["ok"]["preferences"];
    assert_eq!(preferences["language"], "fr", "{output:?}");
    assert_eq!(preferences["acting_name"], "Bär");
}

/// Input from a Windows console: PowerShell writes UTF-16 with a mark, the old console its code
/// page.
#[rstest]
#[case::utf_16_of_powershell(utf_16("{ \"name\": \"Bär, Jo\", \"ratings\": {} }"), None)]
#[case::code_page_1252(b"{ \"name\": \"B\xE4r, Jo\", \"ratings\": {} }".to_vec(), Some("UTF-8"))]
#[case::code_page_850(b"{ \"name\": \"B\x84r, Jo\", \"ratings\": {} }".to_vec(), Some("UTF-8"))]
fn no_name_is_entered_with_wrong_letters(#[case] input: Vec<u8>, #[case] says: Option<&str>) {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    done(at, &["new", "cup.kralle", "--name", "Cup"]);
    let output = kralle(at, &["call", "cup.kralle", "add_player", "-"], &input);
    let sentence = String::from_utf8(output.stderr).unwrap();
    let players = String::from_utf8(done(at, &["call", "cup.kralle", "players"]).stdout).unwrap();
    match says {
        None => assert!(players.contains("Bär, Jo"), "{sentence}"),
        Some(word) => {
            assert_eq!(output.status.code(), Some(2));
            assert!(sentence.contains(word), "{sentence}");
            assert!(!players.contains("Jo"));
        }
    }
}

fn utf_16(text: &str) -> Vec<u8> {
    let units = std::iter::once(0xFEFF).chain(text.encode_utf16());
    units.flat_map(u16::to_le_bytes).collect()
}

/// Lists in every encoding of a spreadsheet or console on Windows, under a name with umlauts.
#[test]
fn a_list_is_read_in_every_encoding_and_under_any_name() {
    let folder = tempfile::tempdir().unwrap();
    let at = folder.path();
    let text = "Name;DWZ\r\nBär, Jo;1700\r\nGöß, Al;1600\r\nAß, Ida;1500\r\nUhu, Mia;1400\r\n";
    let latin: Vec<u8> = text
        .chars()
        .map(|letter| u8::try_from(u32::from(letter)).unwrap())
        .collect();
    let draw = |bytes: &[u8]| {
        let name = "Spieler für Köln.csv";
        fs::write(at.join(name), bytes).unwrap();
        let output = done(at, &["draw", name, "--seed", "Öl"]);
        String::from_utf8(output.stdout).unwrap()
    };
    let plain = draw(text.as_bytes());
    assert!(plain.contains("Göß, Al"), "{plain}");
    for bytes in [latin, utf_16(text), as_windows_writes(text)] {
        assert_eq!(draw(&bytes), plain);
    }
}
