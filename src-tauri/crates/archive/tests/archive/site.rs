//! Pages for people: required and forbidden content of every page.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::Path;
use std::process::Command;
use std::sync::LazyLock;

use kralle_archive::database::Database;
use kralle_archive::{rating, season};
use kralle_desk::Desk;
use kralle_desk::season::generate::write_season;
use kralle_season::generator::{SeasonCourse, SeasonPlan};
use kralle_store::Head;
use kralle_tournament::{Course, Line, NationalId, Sex};
use rstest::rstest;
use serde_json::{Map, Value, json};

use crate::evening::Evening;
use crate::patience::until;
use crate::postgres::runtime;
use crate::served::Served;

/// Private data, added to every file; the values occur nowhere else.
const BIRTH_YEAR: u16 = 1909;
const FIDE_ID: u32 = 98_765_432;
const NATIONAL_ID: &str = "GER-777123";
/// A person shown with initials, and one who is withheld.
const INITIALS: &str = "Wunderlich-Unverwechselbar, Kunigunde";
const WITHHELD: &str = "Geheimrat, Balduin";
/// A malicious name.
const HOSTILE: &str = "<script>alert(1)</script>\"'&amp;, O'Neill";
const LONG: &str =
    "Bächtold-von-Dürrenmatt-Freiherr-zu-Unterwasser-und-Obersaxen-Mundaun, Maximilian Balthasar";

/// An archive with many kinds of events.
struct Year {
    archive: Served,
    evenings: Vec<Evening>,
    /// Read once, because a file is locked while it is read.
    heads: Vec<Head>,
}

/// For read-only tests.
static YEAR: LazyLock<Year> = LazyLock::new(|| Year::of(12));

impl Year {
    /// Creates `evenings` tournaments, pushed, rated and in a season; the newest is running.
    fn of(evenings: usize) -> Self {
        let archive = Served::new();
        let evenings: Vec<Evening> = written().into_iter().rev().take(evenings).collect();
        for evening in &evenings {
            archive.must_push(evening);
            let players = kralle_store::contents(&evening.path()).unwrap();
            let shown = players.tournament.players.iter().filter_map(|it| {
                let shown = match it.data.name.as_str() {
                    INITIALS => "initials",
                    WITHHELD => "withheld",
                    _ => return None,
                };
                Some((it.id.0.to_string(), Value::from(shown)))
            });
            let shown: Map<String, Value> = shown.collect();
            let answer = archive.people(evening, &json!({ "players": shown }));
            assert_eq!(answer.status, 204, "{}", answer.text());
        }
        let heads: Vec<Head> = evenings.iter().map(Evening::head).collect();
        let files: Vec<String> = heads.iter().map(|it| it.file.to_string()).collect();
        archive.put_season("klubjahr", "Klubjahr", &files);
        runtime().block_on(async {
            let database = Database::at(&archive.url).unwrap();
            rating::run(&database).await.unwrap();
            season::work_out_due(&database).await.unwrap();
            database.close().await;
        });
        Self {
            archive,
            evenings,
            heads,
        }
    }

    /// Returns the address of a tournament's page.
    fn page(&self, language: &str, evening: usize, page: &str) -> String {
        format!(
            "/{language}/tournaments/{}/{page}",
            self.heads[evening].file
        )
    }

    /// Waits until the page is gone, because the notification by the database takes a moment.
    fn gone(&self, path: &str) -> String {
        until("gone", || self.archive.get(path).status == 410);
        self.archive.get(path).text()
    }

    /// Returns every page reachable by links from the start page.
    fn every_page(&self) -> BTreeMap<String, String> {
        let mut pages = BTreeMap::new();
        let mut seen = BTreeSet::new();
        let mut waiting: VecDeque<String> = VecDeque::from(["/de/".to_owned(), "/en/".to_owned()]);
        while let Some(path) = waiting.pop_front() {
            if !seen.insert(path.clone()) {
                continue;
            }
            let answer = self.archive.get(&path);
            assert_eq!(answer.status, 200, "{path}: {}", answer.text());
            let html = answer.text();
            for link in html.split("href=\"").skip(1) {
                let link = link.split(['"', '#']).next().unwrap_or_default();
                let link = link.replace("&amp;", "&");
                // Every language has the same pages.
                if link.starts_with("/de/") {
                    waiting.push_back(link);
                } else if let Some(person) = link.strip_prefix("../persons/") {
                    waiting.push_back(format!("/de/persons/{person}"));
                }
            }
            pages.insert(path, html);
        }
        pages
    }
}

/// Returns a year of tournaments, with private data and difficult names.
fn written() -> Vec<Evening> {
    let folder = tempfile::tempdir().unwrap();
    let plan = SeasonPlan {
        persons: 20,
        evenings: 12,
        seed: "archive".to_owned(),
        course: SeasonCourse::WithOddities,
    };
    let mut season = plan.generate().unwrap();
    for evening in &mut season.evenings {
        let players = evening.tournament.players.iter_mut();
        for (player, name) in players.zip([INITIALS, WITHHELD, HOSTILE, LONG]) {
            player.data.name = Line::parse(name).unwrap();
        }
        for player in &mut evening.tournament.players {
            player.data.birth_year = Some(BIRTH_YEAR.try_into().unwrap());
            player.data.sex = Some(Sex::Female);
        }
        let first = evening.tournament.players.first_mut().unwrap();
        first.data.fide_id = Some(FIDE_ID);
        first.data.national_id = Some(NationalId::parse(NATIONAL_ID).unwrap());
    }
    let newest = season.evenings.last_mut().unwrap();
    newest.tournament.course = Course::Running;
    let tie_breaks = ["BH/C1", "SB", "WIN"];
    newest.tournament.settings.tie_breaks = tie_breaks.map(|it| it.parse().unwrap()).into();
    let last = newest.tournament.rounds.last_mut().unwrap();
    for it in last.matches.iter_mut().skip(1) {
        it.games.iter_mut().for_each(|game| game.outcome = None);
    }
    let mut desk = Desk::for_scripts("");
    let paths = write_season(&mut desk, &season, &folder.path().join("year")).unwrap();
    drop(desk);
    let paths = paths.iter();
    paths
        .map(|path| Evening::of(&std::fs::read(path).unwrap()))
        .collect()
}

/// True if the text has the word outside longer words and numbers: the random identity of a file
/// can contain any four digits.
fn has_word(text: &str, word: &str) -> bool {
    let is_part = |letter: Option<char>| letter.is_some_and(char::is_alphanumeric);
    text.match_indices(word).any(|(at, _)| {
        let (before, rest) = text.split_at(at);
        !is_part(before.chars().next_back()) && !is_part(rest[word.len()..].chars().next())
    })
}

#[test]
fn no_page_tells_birth_year_sex_or_numbers_and_none_who_is_not_shown() {
    let mut pages = YEAR.every_page();
    for number in 0..YEAR.evenings.len() {
        let draw = YEAR.page("de", number, "draw.html");
        let drawn = YEAR.archive.ask("POST", &draw, &[], &[]);
        pages.insert(format!("POST {draw}"), drawn.text());
    }
    assert!(pages.len() > 200, "{}", pages.len());
    let is_report = |path: &str| path.rsplit_once('.').is_some_and(|(_, kind)| kind == "trf");
    let reports = pages.keys().filter(|it| is_report(it)).count();
    assert_eq!(reports, YEAR.evenings.len());
    let secrets = [
        BIRTH_YEAR.to_string(),
        FIDE_ID.to_string(),
        "777123".to_owned(),
        "Wunderlich".to_owned(),
        "Kunigunde".to_owned(),
        "Geheimrat".to_owned(),
        "Balduin".to_owned(),
    ];
    for (path, page) in &pages {
        for secret in &secrets {
            assert!(!has_word(page, secret), "{path} tells {secret}: {page}");
        }
        if is_report(path) {
            let players: Vec<&str> = page.lines().filter(|it| it.starts_with("001")).collect();
            assert!(!players.is_empty(), "{path}");
            // The column of the sex in a report.
            let has_none = |line: &&str| line.as_bytes().get(9) == Some(&b' ');
            assert!(players.iter().all(has_none), "{path}: {page}");
        }
    }
    assert!(pages.values().any(|page| page.contains("W.-U., K.")));
    assert!(pages.values().any(|page| page.contains("N. N.")));
    assert!(pages.keys().any(|path| path.starts_with("/de/persons/")));
    assert!(pages.contains_key("/de/seasons/klubjahr"));
}

#[test]
fn what_people_typed_is_text() {
    let pages = YEAR.every_page();
    let html = pages.iter().filter(|it| it.1.starts_with("<!doctype"));
    for (path, page) in html {
        assert!(!page.contains("<script>"), "{path}");
    }
    let is_shown = |page: &String| page.contains("&lt;script&gt;alert(1)");
    assert!(pages.values().any(is_shown));
    let page = YEAR.archive.get("/de/persons?name=%3Cscript%3E%22").text();
    assert!(page.contains("value=\"&lt;script&gt;&quot;\""), "{page}");
}

#[test]
fn a_draw_is_drawn_again_and_a_head_is_found() {
    let drawn = (0..YEAR.evenings.len()).find_map(|number| {
        let path = YEAR.page("en", number, "draw.html");
        let is_there = YEAR.archive.get(&path).status == 200;
        is_there.then(|| YEAR.archive.ask("POST", &path, &[], &[]))
    });
    let page = drawn.unwrap().text();
    assert!(page.contains("gives the same teams"), "{page}");
    let word = YEAR.heads[0].to_string();
    let ask = |language: &str, word: &str| {
        let path = YEAR.page(language, 0, &format!("check.html?word={word}"));
        YEAR.archive.get(&path).text()
    };
    assert!(ask("en", "").contains(&word));
    assert!(ask("en", &word).contains("Contained: step"));
    assert!(ask("fr", &word).contains("Retrouvé"));
    assert!(ask("en", "999-AAAA-AAAA-AAAA-AAAA").contains("Not contained"));
    assert!(ask("en", "what").contains("Not a check word"));
    assert!(ask("en", "").contains("the check word is missing"));
}

/// An empty archive, for read-only tests.
static EMPTY: LazyLock<Served> = LazyLock::new(Served::new);

#[rstest]
#[case::no_page("/de/nothing", 404, "Nicht gefunden")]
#[case::no_language("/xx/tournaments", 404, "Nicht gefunden")]
#[case::no_file("/en/tournaments/0123/", 404, "Not found")]
#[case::an_unknown_file("/en/tournaments/00112233445566778899AABBCCDDEEFF/", 404, "Not found")]
#[case::no_person("/it/persons/2147483647", 404, "Non trovato")]
#[case::a_word_for_a_person("/it/persons/x", 404, "Non trovato")]
#[case::no_rating("/fr/ratings/chess", 404, "Introuvable")]
#[case::a_page_before_the_first("/fr/ratings/tandem?page=0", 400, "illisible")]
#[case::a_year_that_is_none("/en/tournaments?year=20", 400, "four digits")]
#[case::a_place_that_is_none("/en/tournaments?after=x", 400, "cannot be continued")]
#[case::a_query_that_is_none(
    "/en/persons?name=a&name=b",
    400,
    "after the question mark is not valid"
)]
#[case::a_name_that_nobody_has("/en/persons?name=Zzyzx", 200, "Nobody with that name")]
#[case::a_search_for_every_name("/en/tournaments?text=%25", 200, "No tournament found")]
#[case::a_sign_that_no_database_takes("/en/tournaments?text=%00x", 200, "No tournament found")]
#[case::a_byte_that_is_no_text("/en/persons?name=%FF%00", 200, "Nobody with that name")]
#[case::no_season("/en/seasons/none", 404, "Not found")]
#[case::bytes_for_a_person("/fr/persons/%ff", 404, "Introuvable")]
#[case::bytes_for_a_language("/%ff/", 404, "Nicht gefunden")]
#[case::bytes_for_a_tournament("/tournaments/%c3%28/", 404, "Nicht gefunden")]
#[case::bytes_for_a_page("/en/tournaments/x/%ff", 404, "Not found")]
#[case::bytes_for_a_season("/en/seasons/%ff", 404, "Not found")]
fn an_address_that_leads_nowhere_is_answered_in_a_sentence(
    #[case] path: &str,
    #[case] status: u16,
    #[case] sentence: &str,
) {
    let answer = EMPTY.get(path);
    assert_eq!(answer.status, status, "{}", answer.text());
    assert!(answer.text().contains(sentence), "{}", answer.text());
}

#[test]
fn what_was_withdrawn_or_taken_down_is_gone() {
    let year = Year::of(4);
    let before: Vec<u16> = (0..4)
        .map(|number| year.archive.get(&year.page("en", number, "")).status)
        .collect();
    assert_eq!(before, [200; 4]);
    let first = &year.evenings[0];
    assert_eq!(year.archive.withdraw(first, first.revision()).status, 204);
    for (number, what) in [
        (1, "is_taken_down = true"),
        (2, "public_until = '2020-01-01'"),
    ] {
        let file = year.heads[number].file;
        year.archive.sql(&format!(
            "UPDATE tournament SET {what}, changed = now() WHERE file = decode('{file}', 'hex');
             SELECT pg_notify('kralle_archive',
                 '{file} 0 ' || (extract(epoch FROM changed) * 1000000)::bigint || ' hides')
             FROM tournament WHERE file = decode('{file}', 'hex')"
        ));
    }
    for number in 0..3 {
        let page = year.gone(&year.page("en", number, ""));
        assert!(page.contains("No longer public"), "{page}");
        year.gone(&year.page("en", number, "tournament.trf"));
        let list = year.archive.get("/en/tournaments").text();
        assert!(!list.contains(&year.heads[number].file.to_string()));
    }
    assert_eq!(year.archive.get(&year.page("en", 3, "")).status, 200);
}

#[test]
fn a_page_that_is_the_same_is_not_sent_again() {
    let path = YEAR.page("en", 0, "");
    let answer = YEAR.archive.get(&path);
    let tag = answer.header("etag").unwrap();
    let headers = [("if-none-match", tag)];
    let again = YEAR.archive.ask("GET", &path, &headers, &[]);
    assert_eq!((again.status, again.body.len()), (304, 0));
    let other = YEAR
        .archive
        .ask("GET", &YEAR.page("de", 0, ""), &headers, &[]);
    assert_eq!(other.status, 200);
}

/// Checks of every page in a browser; run by `cargo xtask test pages`.
#[test]
#[ignore = "needs Chromium and the packages of the screens"]
fn every_page_is_fit_for_phones_and_for_who_does_not_see() {
    let ui = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui");
    let looked = Command::new("npm")
        .args(["run", "--silent", "archive"])
        .current_dir(ui)
        .env("KRALLE_ARCHIVE", format!("http://{}", YEAR.archive.address))
        .status()
        .unwrap();
    assert!(looked.success());
}
