//! The text of the sheets of real tournaments.
//!
//! The snapshots in `tests/snapshots/` are for human review: `cargo insta review` shows the
//! changes.

#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]
#![allow(
    clippy::wildcard_enum_match_arm,
    reason = "sheets that need more than the others are named"
)]

use std::error::Error;
use std::path::Path;
use std::sync::Arc;

use chrono::{DateTime, Local, NaiveDate, TimeZone as _, Utc};
use kralle_sheets::SheetKind;
use kralle_sheets::{Head, Page, Pdf, print};
use kralle_store::Store;
use kralle_tournament::{
    Absence, AbsenceWorth, Course, Preset, Progress, RoundNumber, RuleSet, TeamNumber, Tournament,
};
use serde_json::{Value, json};

use crate::core::desk::Desk;
use crate::core::environment::ByClock;
use crate::core::paper_sheet::SheetTrait;
use crate::core::pdf::not_printed;
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::PrintSheetInput;
use crate::judge::print_answer;
use crate::paper::make::{self, Sheet};
use crate::play::board::tests::Hall;
use crate::play::correspondence::print_letter;
use crate::play::correspondence::tests::Office;

#[path = "../../../../store/tests/sample/mod.rs"]
pub(super) mod sample;

/// A head of the journal: the check word for people, and the complete head.
const HEAD_WORD: &str = "412-KTRA-9MNP-XC4D-7HWQ";
const HEAD: &str = "KRALLE:0F9A3C51D27E4B6880B1C2D3E4F50617:412:KTRA9MNPXC4D7HWQ5ZJ08V3Y6BEGFS1TKTRA9MNPXC4D7HWQ5ZJ0";

pub(super) type Read<T = ()> = Result<T, Box<dyn Error>>;

/// Returns a desk with this tournament open.
pub(super) fn desk(folder: &Path, tournament: &Tournament) -> Read<Desk> {
    let path = folder.join("real.kralle");
    drop(Store::create(
        &path,
        tournament,
        &sample::entry("new_tournament"),
        sample::FILE,
    )?);
    let mut desk = Desk::for_scripts("Rosa Klaue");
    ask(&mut desk, "open_tournament", json!({ "path": path }))?;
    Ok(desk)
}

pub(super) fn ask(desk: &mut Desk, name: &str, input: Value) -> Read<Value> {
    desk.call(name, input)
        .map_err(|refused| format!("{name}: {refused:?}").into())
}

/// Returns inputs for every sheet of a tournament with that many rounds, in each of its forms.
pub(super) fn forms(rounds: usize) -> Vec<Value> {
    let mut all = Vec::new();
    for sheet in SheetKind::ALL.into_iter().filter(|it| !it.is_of_a_season()) {
        let forms = match sheet {
            SheetKind::Adjudication | SheetKind::Letter | SheetKind::GameRecord => Vec::new(),
            SheetKind::Players => ["pots", "rating", "name"]
                .map(|it| json!({ "order": it }))
                .to_vec(),
            SheetKind::Certificates => ["team", "player"]
                .map(|it| json!({ "certificate_for": it, "places": 4 }))
                .to_vec(),
            _ if make::declared(sheet).is(SheetTrait::OfARound) && rounds > 0 => {
                (1..=rounds).map(|it| json!({ "round": it })).collect()
            }
            _ => vec![json!({})],
        };
        all.extend(forms.into_iter().map(|mut form| {
            form["sheet"] = json!(sheet.code());
            form
        }));
    }
    all
}

/// Makes a sheet with an invented head, since the real one depends on the file.
fn made(desk: &mut Desk, mut form: Value, language: &str) -> Result<Pdf, RefusalView> {
    form["language"] = json!(language);
    let input: PrintSheetInput =
        serde_json::from_value(form).map_err(|error| RefusalView::internal(&error))?;
    let Sheet { page, template, .. } = Sheet::of(desk, &input)?;
    let head = Head::new(HEAD_WORD, HEAD).ok();
    let page = Page {
        head: head.filter(|_| page.sheet.carries_head()),
        ..page
    };
    print(&page, input.language.0, &template).map_err(|error| not_printed(&error))
}

/// Returns the text of a sheet, or the code of its refusal.
pub(super) fn text_of(made: Result<Pdf, RefusalView>) -> String {
    let made = match made {
        Ok(made) => made,
        Err(refused) => return format!("{}\n", &*refused.code),
    };
    assert!(
        !made.text.contains('‹'),
        "a message is missing: {}",
        made.text
    );
    assert!(made.missing.is_empty(), "{:?}", made.missing);
    made.text.replace('\u{c}', "---").replace(HEAD_WORD, "HEAD")
}

/// Compares every sheet of a tournament in German with its snapshot.
pub(super) fn check(name: &str, tournament: &Tournament) -> Read {
    check_in(name, tournament, "de")
}

/// Compares every sheet of a tournament in a language with its snapshot.
pub(super) fn check_in(name: &str, tournament: &Tournament, language: &str) -> Read {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path(), tournament)?;
    let mut read = Vec::new();
    for form in forms(tournament.rounds.len()) {
        let text = text_of(made(&mut desk, form.clone(), language));
        read.push(format!("== {form}\n{text}\n"));
    }
    keep(name, &read.concat());
    Ok(())
}

pub(super) fn keep(name: &str, read: &str) {
    insta::with_settings!({
        prepend_module_to_snapshot => false,
        omit_expression => true,
        snapshot_path => "../../../tests/snapshots",
    }, {
        insta::assert_snapshot!(name, read);
    });
}

/// Thirteen players in six teams, one of three; the third round is running, the fourth a draft.
pub(super) fn pots() -> Tournament {
    let mut tournament = sample::evening(13);
    sample::play_round(&mut tournament);
    let round = tournament.pair_round().unwrap();
    tournament.publish_round(round).unwrap();
    tournament.rounds[2].matches[0].progress = Progress::StillPlaying;
    let outcome = tournament.rounds[0].matches[0].current().outcome.clone();
    for game in tournament.rounds[2].matches[1].games.iter_mut() {
        game.outcome = outcome.clone();
    }
    tournament.teams[2].name = Some(sample::line("Gib mir Zeug"));
    tournament
}

#[test]
fn sheets_of_teams_drawn_from_pots_read_as_they_should() -> Read {
    check("pots", &pots())
}

#[test]
fn sheets_before_the_first_round_read_as_they_should() -> Read {
    check("before", &sample::with_players(9))?;
    check("drawn", &sample::drawn(9))
}

/// Seven fixed teams with substitutes and a captain.
pub(super) fn fixed() -> Tournament {
    let mut tournament = sample::fixed_teams(7);
    tournament.teams[1].captain = Some(sample::line("Pfote, Mia"));
    let round = tournament.pair_round().unwrap();
    tournament.publish_round(round).unwrap();
    tournament
}

#[test]
fn sheets_of_fixed_teams_read_as_they_should() -> Read {
    check("fixed", &fixed())
}

/// Nine single players: one requested a bye and one left; the second round is a draft.
pub(super) fn single() -> Tournament {
    let mut tournament = sample::single_players(9);
    for (team, to, worth) in [
        (2, Some(2), AbsenceWorth::Half),
        (5, None, AbsenceWorth::Nothing),
    ] {
        tournament.absences.push(Absence {
            team: TeamNumber::new(team).unwrap(),
            from: RoundNumber::at(1),
            to: to.and_then(RoundNumber::new),
            worth,
            reason: None,
        });
    }
    tournament.pair_round().unwrap();
    tournament
}

#[test]
fn sheets_of_single_players_read_as_they_should() -> Read {
    check("single", &single())?;
    let mut tournament = single();
    tournament.publish_round(RoundNumber::at(1)).unwrap();
    tournament.settings.tie_breaks = ["BH:MP/C1", "SB", "DE"]
        .map(|code| code.parse().unwrap())
        .into();
    check("single_tie_breaks", &tournament)
}

/// A finished double round robin with decisions, penalties, and teams that left or were re-formed.
pub(super) fn closed() -> Tournament {
    let mut tournament = sample::colorful();
    tournament.settings.tie_breaks = Vec::new();
    tournament.settings.rule_set = RuleSet::of(Preset::SwissRules);
    tournament
}

#[test]
fn sheets_of_a_tournament_with_decisions_and_penalties_read_as_they_should() -> Read {
    check("colorful", &sample::colorful())?;
    check("closed", &closed())?;
    check("robin", &robin(Course::Running))?;
    check("robin_closed", &robin(Course::Closed))
}

/// A double round robin of four teams after two rounds; with a draft while it is running.
pub(super) fn robin(course: Course) -> Tournament {
    let mut tournament = sample::drawn(8);
    sample::play_round(&mut tournament);
    sample::play_round(&mut tournament);
    if course == Course::Running {
        tournament.pair_round().unwrap();
    }
    tournament.course = course;
    tournament
}

/// Returns every existing sheet, from a tournament that has it; some sheets at two moments.
pub(super) fn every(language: &str) -> Read<Vec<(SheetKind, Vec<Pdf>)>> {
    let folder = tempfile::tempdir()?;
    let real = [
        pots(),
        fixed(),
        robin(Course::Running),
        robin(Course::Closed),
    ];
    let desks = (1..).zip(&real).map(|(number, tournament)| {
        let folder = folder.path().join(format!("{number}"));
        std::fs::create_dir(&folder)?;
        desk(&folder, tournament)
    });
    let mut desks = desks.collect::<Read<Vec<Desk>>>()?;
    let mut every = Vec::new();
    for sheet in SheetKind::ALL {
        let of = match sheet {
            SheetKind::LineUpReport => &mut desks[1],
            SheetKind::Berger => &mut desks[2],
            SheetKind::Certificates => &mut desks[3],
            _ => &mut desks[0],
        };
        let made = match sheet {
            SheetKind::Adjudication => notes(&pots(), language),
            SheetKind::GameRecord => records(language),
            SheetKind::Letter => letters(language),
            SheetKind::Slips => {
                let mut waiting = sample::evening(22);
                waiting.pair_round().unwrap();
                slips(&waiting, language)
            }
            SheetKind::DayPlan => plans(language),
            it if it.is_of_a_season() => {
                let mut desk = super::season::season();
                made(&mut desk, json!({ "sheet": it.code() }), language).map(|pdf| vec![pdf])
            }
            _ => made(of, json!({ "sheet": sheet.code() }), language).map(|pdf| vec![pdf]),
        };
        every.push((sheet, made.map_err(|refused| refused.code.to_string())?));
    }
    Ok(every)
}

#[test]
fn every_sheet_reads_as_it_should_in_every_language() -> Read {
    for language in ["de", "en", "fr", "it"] {
        let mut read = Vec::new();
        for (sheet, made) in every(language)? {
            let texts = made.into_iter().map(|pdf| text_of(Ok(pdf)));
            let text = texts.collect::<String>();
            read.push(format!("== {}\n{text}\n", sheet.code()));
        }
        keep(&format!("every.{language}"), &read.concat());
    }
    Ok(())
}

/// Returns printed answers of the rules engine about a match of the second round.
pub(super) fn notes(tournament: &Tournament, language: &str) -> Result<Vec<Pdf>, RefusalView> {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), tournament).unwrap();
    desk.environment = Arc::new(ByClock(noon));
    let text = "7k/6pQ/8/8/8/3B4/8/6K1[qNp] b - - 0 1 | 4k3/P7/8/8/8/8/8/4K3[R] w - - 0 1";
    let position = ask(&mut desk, "read_position", json!({ "text": text })).unwrap();
    let input = serde_json::from_value(json!({
        "position": position, "question": { "ask": "mate", "partner_moved": [] },
        "round": 2, "table": 2, "language": language,
    }));
    Ok(vec![
        print_answer::answered(&mut desk, &input.unwrap())?.pdf,
    ])
}

/// Returns noon in the arbiter's time zone.
pub(super) fn noon() -> DateTime<Utc> {
    let noon = NaiveDate::from_ymd_opt(2026, 11, 21).and_then(|it| it.and_hms_opt(12, 0, 0));
    let here = noon.and_then(|noon| Local.from_local_datetime(&noon).single());
    here.unwrap_or_default().with_timezone(&Utc)
}

/// Returns the records of a running game and of a finished one.
fn records(language: &str) -> Result<Vec<Pdf>, RefusalView> {
    let mut hall = Hall::new("pzs");
    hall.begin(Some("4k3/p7/8/8/8/8/P6R/4K3"));
    hall.pair("h2e2", "a7a6");
    let form = json!({ "sheet": "game_record", "game": 1 });
    let before = made(&mut hall.desk, form.clone(), language)?;
    hall.ask("resign", json!({ "game": 1, "color": "black" }));
    Ok(vec![before, made(&mut hall.desk, form, language)?])
}

/// Returns the plan of a day with breaks.
fn plans(language: &str) -> Result<Vec<Pdf>, RefusalView> {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), &pots()).unwrap();
    super::plan::set(&mut desk);
    made(&mut desk, json!({ "sheet": "day_plan" }), language).map(|pdf| vec![pdf])
}

/// Returns the slips of the last round, a draft, in a hall with fixed keys.
pub(super) fn slips(tournament: &Tournament, language: &str) -> Result<Vec<Pdf>, RefusalView> {
    let folder = tempfile::tempdir().unwrap();
    let mut desk = desk(folder.path(), tournament).unwrap();
    let round = tournament.rounds.len();
    ask(&mut desk, "publish_round", json!({ "round": round })).unwrap();
    desk.hall_keys()?;
    desk.change_doors(|doors| doors.secret = [7; 32])?;
    let wlan = json!({ "name": "Turnierhalle", "password": "springer-schlaegt" });
    ask(&mut desk, "set_hall_wlan", json!({ "wlan": wlan })).unwrap();
    let address = json!({ "address": "192.168.178.23:41234" });
    ask(&mut desk, "set_hall_address", address).unwrap();
    let form = json!({ "sheet": "slips" });
    made(&mut desk, form, language).map(|pdf| vec![pdf])
}

/// Returns a message that requests a move, and one with the end of the game.
fn letters(language: &str) -> Result<Vec<Pdf>, RefusalView> {
    let mut office = Office::new(&json!({ "days": 3 }));
    office.take("white", "e2e4");
    office.take("black", "d7d5");
    let input = json!({ "game": 1, "color": "white", "language": language });
    let input = serde_json::from_value(input).unwrap();
    let asked = print_letter::written_out(&office.desk, &input)?.0.pdf;
    office.ask("resign", json!({ "game": 1, "color": "black" }));
    let ended = print_letter::written_out(&office.desk, &input)?.0.pdf;
    Ok(vec![asked, ended])
}
