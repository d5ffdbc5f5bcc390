//! The pages that people read: of every page, what must be there and what must not.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::path::Path;
use std::process::Command;

use kralle_archive::database::Database;
use kralle_archive::publication::{evening, pack, publish};
use kralle_archive::rating::CurvePoint;
use kralle_archive::{Archive, Limits, serve};
use kralle_desk::season::generate::write_season;
use kralle_desk::{Desk, Shown};
use kralle_season::generator::{SeasonCourse, SeasonPlan};
use kralle_store::Store;
use kralle_tournament::{Line, NameKey, NationalId, PlayerId, Sex, folded};
use rstest::rstest;
use sqlx_core::connection::Connection as _;
use sqlx_core::query::query;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

use crate::postgres::{database, runtime, sql};

/// What nobody may see: it is planted into every file, and stands nowhere else in them.
const BIRTH_YEAR: u16 = 1909;
const FIDE_ID: u32 = 98_765_432;
const NATIONAL_ID: &str = "GER-777123";
/// Somebody who is shown by initials, and somebody who is not shown.
const INITIALS: &str = "Wunderlich-Unverwechselbar, Kunigunde";
const WITHHELD: &str = "Geheimrat, Balduin";
/// A name as somebody types it who means no good.
const HOSTILE: &str = "<script>alert(1)</script>\"'&amp;, O'Neill";
const LONG: &str =
    "Bächtold-von-Dürrenmatt-Freiherr-zu-Unterwasser-und-Obersaxen-Mundaun, Maximilian Balthasar";

/// An archive with a season of tournaments that answers.
struct Served {
    runtime: Runtime,
    url: String,
    address: String,
    /// The files, as they stand in addresses.
    files: Vec<String>,
}

impl Served {
    fn new() -> Self {
        Self::filled(async |url| fill(url).await)
    }

    /// With nothing in it.
    fn empty() -> Self {
        Self::filled(async |_| Vec::new())
    }

    fn filled(fill: impl AsyncFnOnce(&str) -> Vec<String>) -> Self {
        let runtime = runtime();
        let url = database();
        let (files, address) = runtime.block_on(async {
            let files = fill(&url).await;
            let limits = Limits {
                requests_a_minute: None,
                ..Limits::default()
            };
            let archive = Archive::new(Database::at(&url).unwrap(), limits);
            let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
            let address = listener.local_addr().unwrap().to_string();
            tokio::spawn(serve::serve(listener, archive));
            (files, address)
        });
        Self {
            runtime,
            url,
            address,
            files,
        }
    }

    fn agent() -> ureq::Agent {
        ureq::Agent::config_builder()
            .http_status_as_error(false)
            .max_redirects(0)
            .build()
            .into()
    }

    fn get(&self, path: &str) -> (u16, String) {
        let answer = Self::agent().get(format!("http://{}{path}", self.address));
        let mut answer = answer.call().unwrap();
        let status = answer.status().as_u16();
        let body = answer.body_mut().with_config().limit(64 << 20);
        (status, body.read_to_string().unwrap())
    }

    fn post(&self, path: &str) -> (u16, String) {
        let answer = Self::agent().post(format!("http://{}{path}", self.address));
        let mut answer = answer.send_empty().unwrap();
        let status = answer.status().as_u16();
        (status, answer.body_mut().read_to_string().unwrap())
    }

    /// Every page that a link leads to, from the start in each language on.
    fn every_page(&self) -> BTreeMap<String, String> {
        let mut pages = BTreeMap::new();
        let mut seen = BTreeSet::new();
        let mut waiting: VecDeque<String> = VecDeque::from(["/de/".to_owned(), "/en/".to_owned()]);
        while let Some(path) = waiting.pop_front() {
            if !seen.insert(path.clone()) {
                continue;
            }
            let (status, html) = self.get(&path);
            assert_eq!(status, 200, "{path}");
            for link in html.split("href=\"").skip(1) {
                let link = link.split(['"', '#']).next().unwrap_or_default();
                let link = link.replace("&amp;", "&");
                // Two languages: all have the same pages.
                if link.starts_with("/de/") || link.starts_with("/en/persons/") {
                    waiting.push_back(link);
                }
            }
            pages.insert(path, html);
        }
        pages
    }
}

/// A season in which everything happens, as if it had been pushed; the newest tournament is running.
async fn fill(url: &str) -> Vec<String> {
    let folder = tempfile::tempdir().unwrap();
    let plan = SeasonPlan {
        persons: 20,
        evenings: 12,
        seed: "archive".to_owned(),
        course: SeasonCourse::WithOddities,
    };
    let mut season = plan.generate().unwrap();
    for evening in &mut season.evenings {
        for (player, name) in
            (evening.tournament.players.iter_mut()).zip([INITIALS, WITHHELD, HOSTILE, LONG])
        {
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
    newest.tournament.course = kralle_tournament::Course::Running;
    let last = newest.tournament.rounds.last_mut().unwrap();
    for it in last.matches.iter_mut().skip(1) {
        it.outcome = None;
    }
    let mut desk = Desk::for_scripts("");
    let paths = write_season(&mut desk, &season, folder.path()).unwrap();
    drop(desk);
    let mut connection = PgConnection::connect(url).await.unwrap();
    let organizer: i32 = query_scalar(
        "INSERT INTO organizer (public_key, name) VALUES ($1, 'Club') RETURNING organizer",
    )
    .bind([7_u8; 32].as_slice())
    .fetch_one(&mut connection)
    .await
    .unwrap();
    let mut persons = BTreeMap::new();
    let mut files = Vec::new();
    for path in &paths {
        files.push(keep(&mut connection, organizer, path, &mut persons).await);
    }
    rate(&mut connection).await;
    files
}

/// Keeps a file as a push does that was proven.
async fn keep(
    connection: &mut PgConnection,
    organizer: i32,
    path: &Path,
    known: &mut BTreeMap<NameKey, i32>,
) -> String {
    let contents = kralle_store::contents(path).unwrap();
    let head = Store::open_to_look(path).unwrap().head().unwrap();
    let mut persons: BTreeMap<PlayerId, (i32, Shown)> = BTreeMap::new();
    for player in &contents.tournament.players {
        let name = player.data.name.as_str();
        let shown = match name {
            INITIALS => Shown::Initials,
            WITHHELD => Shown::Withheld,
            _ => Shown::Name,
        };
        let key = NameKey::of(name);
        let person = match known.get(&key) {
            Some(person) => *person,
            None => person(connection, name, shown).await,
        };
        known.insert(key, person);
        persons.insert(player.id, (person, shown));
    }
    let (kept, listed) = publish(&contents.tournament, &head, &persons).unwrap();
    let tournament: i32 = query_scalar(
        "INSERT INTO tournament (file, organizer, newest, name, place, date, game, formation, progress, teams, players)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING tournament",
    )
    .bind(head.file.0.as_slice())
    .bind(organizer)
    .bind(head.entry.cast_signed())
    .bind(&listed.name)
    .bind(&listed.place)
    .bind(listed.date)
    .bind(listed.game)
    .bind(listed.formation)
    .bind(listed.progress)
    .bind(listed.teams)
    .bind(listed.players)
    .fetch_one(&mut *connection)
    .await
    .unwrap();
    let bytes = std::fs::read(path).unwrap();
    query(
        "INSERT INTO revision (tournament, revision, sha256, head_entry, head_link, bytes, packed)
         VALUES ($1, $2, $3, $2, $3, $4, $5)",
    )
    .bind(tournament)
    .bind(head.entry.cast_signed())
    .bind(head.link.as_slice())
    .bind(i32::try_from(bytes.len()).unwrap())
    .bind(zstd::bulk::compress(&bytes, 3).unwrap())
    .execute(&mut *connection)
    .await
    .unwrap();
    query("INSERT INTO kept (tournament, revision, public, evening) VALUES ($1, $2, $3, $4)")
        .bind(tournament)
        .bind(head.entry.cast_signed())
        .bind(pack(&kept).unwrap())
        .bind(pack(&evening(&contents.tournament, &head)).unwrap())
        .execute(&mut *connection)
        .await
        .unwrap();
    for (player, (person, shown)) in persons {
        query("INSERT INTO entry (tournament, player, person, shown) VALUES ($1, $2, $3, $4)")
            .bind(tournament)
            .bind(player.0.cast_signed())
            .bind(person)
            .bind(shown.code())
            .execute(&mut *connection)
            .await
            .unwrap();
        query("UPDATE person SET tournaments = tournaments + 1 WHERE person = $1")
            .bind(person)
            .execute(&mut *connection)
            .await
            .unwrap();
    }
    head.file.to_string()
}

async fn person(connection: &mut PgConnection, name: &str, shown: Shown) -> i32 {
    let person: i32 = query_scalar(
        "INSERT INTO person (name, name_key, birth_year, shown) VALUES ($1, $2, $3, $4) RETURNING person",
    )
    .bind(name)
    .bind(folded(name))
    .bind(BIRTH_YEAR.cast_signed())
    .bind(shown.code())
    .fetch_one(&mut *connection)
    .await
    .unwrap();
    for word in folded(name).split(' ') {
        query("INSERT INTO person_word (word, person) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(word)
            .bind(person)
            .execute(&mut *connection)
            .await
            .unwrap();
    }
    person
}

/// Ratings of everybody, with a curve over all tournaments.
async fn rate(connection: &mut PgConnection) {
    query("INSERT INTO rating_run (kind, parameters_sha256, matches) VALUES ('tandem', 'x', 1)")
        .execute(&mut *connection)
        .await
        .unwrap();
    for (person, rating) in (1..=24_i16).zip((0..24_i16).map(|it| 1900 - 37 * it)) {
        let curve: Vec<CurvePoint> = (1..=12_i16)
            .map(|number| CurvePoint {
                tournament: number.into(),
                date: Some(format!("2026-{number:02}-09")),
                rating: f32::from(rating + (number * 53) % 90 - 45),
                deviation: f32::from(220 - 12 * number),
            })
            .collect();
        query(
            "INSERT INTO rating (kind, person, rating, deviation, matches, curve)
             SELECT 'tandem', person, $2, 76, 60, $3 FROM person WHERE person = $1",
        )
        .bind(i32::from(person))
        .bind(f32::from(rating))
        .bind(pack(&curve).unwrap())
        .execute(&mut *connection)
        .await
        .unwrap();
    }
}

#[test]
fn no_page_tells_birth_year_sex_or_numbers_and_none_who_is_not_shown() {
    let served = Served::new();
    let mut pages = served.every_page();
    for file in &served.files {
        let draw = format!("/de/tournaments/{file}/draw.html");
        pages.insert(format!("POST {draw}"), served.post(&draw).1);
    }
    assert!(pages.len() > 200, "{}", pages.len());
    let reports = pages.keys().filter(|it| it.ends_with(".trf")).count();
    assert_eq!(reports, served.files.len());
    let secrets = [
        BIRTH_YEAR.to_string(),
        FIDE_ID.to_string(),
        NATIONAL_ID.to_owned(),
        "777123".to_owned(),
        "Wunderlich".to_owned(),
        "Kunigunde".to_owned(),
        "Geheimrat".to_owned(),
        "Balduin".to_owned(),
    ];
    for (path, page) in &pages {
        for secret in &secrets {
            assert!(!page.contains(secret), "{path} tells {secret}");
        }
        if path.ends_with(".trf") {
            let players = page.lines().filter(|line| line.starts_with("001"));
            // Where a report has the sex.
            assert!(players.clone().count() > 0, "{path}");
            assert!(
                players
                    .into_iter()
                    .all(|it| it.as_bytes().get(9) == Some(&b' ')),
                "{path}"
            );
        }
    }
    assert!(pages.values().any(|page| page.contains("W.-U., K.")));
    assert!(pages.values().any(|page| page.contains("N. N.")));
}

#[test]
fn what_people_typed_is_text() {
    let served = Served::new();
    let pages = served.every_page();
    let html = pages.iter().filter(|it| it.1.starts_with("<!doctype"));
    for (path, page) in html {
        assert!(!page.contains("<script>"), "{path}");
    }
    assert!(
        pages
            .values()
            .any(|page| page.contains("&lt;script&gt;alert(1)"))
    );
    let (status, page) = served.get("/de/persons?name=%3Cscript%3E%22");
    assert_eq!(status, 200);
    assert!(page.contains("value=\"&lt;script&gt;&quot;\""), "{page}");
}

#[test]
fn a_draw_is_drawn_again_and_a_head_is_found() {
    let served = Served::new();
    let drawn = served.files.iter().find_map(|file| {
        let path = format!("/en/tournaments/{file}/draw.html");
        (served.get(&path).0 == 200).then(|| served.post(&path))
    });
    let (status, page) = drawn.unwrap();
    assert_eq!(status, 200);
    assert!(page.contains("the lots give the same teams"), "{page}");
    let file = &served.files[0];
    let (_, page) = served.get(&format!("/en/tournaments/{file}/check.html"));
    let word = page.split("<dd>").nth(1).unwrap();
    let word = word.split("</dd>").next().unwrap();
    let ask = |word: &str| {
        served
            .get(&format!("/en/tournaments/{file}/check.html?word={word}"))
            .1
    };
    assert!(ask(word).contains("Contained: step"), "{word}");
    assert!(ask("999-AAAA-AAAA-AAAA-AAAA").contains("Not contained"));
    assert!(ask("what").contains("Not a check word"));
    assert!(ask("").contains("the check word is missing"));
    // Its sentence is not in the language of the machine.
    let other = served
        .get(&format!("/fr/tournaments/{file}/check.html?word={word}"))
        .1;
    assert!(other.contains("Retrouvé"), "{other}");
}

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
#[case::a_query_that_is_none("/en/persons?name=a&name=b", 400, "cannot be read")]
#[case::a_name_that_nobody_has("/en/persons?name=Zzyzx", 200, "Nobody of that name")]
#[case::a_search_for_every_name("/en/tournaments?text=%25", 200, "No tournament found")]
#[case::a_sign_that_no_database_takes("/en/tournaments?text=%00x", 200, "No tournament found")]
#[case::a_byte_that_is_no_text("/en/persons?name=%FF%00", 200, "Nobody of that name")]
#[case::no_season("/en/seasons/none", 404, "Not found")]
fn an_address_that_leads_nowhere_is_answered_in_a_sentence(
    #[case] path: &str,
    #[case] status: u16,
    #[case] sentence: &str,
) {
    let served = Served::empty();
    let (found, page) = served.get(path);
    assert_eq!(found, status, "{page}");
    assert!(page.contains(sentence), "{page}");
}

#[test]
fn what_was_withdrawn_or_taken_down_is_gone() {
    let served = Served::new();
    let path = |number: usize| format!("/en/tournaments/{}/", served.files[number]);
    sql(
        &served.url,
        "UPDATE tournament SET withdrawn_to = newest, changed = now() WHERE tournament = 1",
    );
    sql(
        &served.url,
        "UPDATE tournament SET is_taken_down = true, changed = now() WHERE tournament = 2",
    );
    sql(
        &served.url,
        "UPDATE tournament SET public_until = '2020-01-01', changed = now() WHERE tournament = 3",
    );
    for number in 0..3 {
        let (status, page) = served.get(&path(number));
        assert_eq!(status, 410, "{page}");
        assert!(page.contains("No longer public"), "{page}");
        assert_eq!(
            served.get(&format!("{}tournament.trf", path(number))).0,
            410
        );
        assert!(
            !served
                .get("/en/tournaments")
                .1
                .contains(&served.files[number])
        );
    }
    assert_eq!(served.get(&path(3)).0, 200);
}

#[test]
fn a_page_that_is_the_same_is_not_sent_again() {
    let served = Served::new();
    let path = format!(
        "http://{}/en/tournaments/{}/",
        served.address, served.files[0]
    );
    let answer = Served::agent().get(&path).call().unwrap();
    let tag = answer.headers().get("etag").unwrap().clone();
    let again = Served::agent().get(&path).header("if-none-match", &tag);
    assert_eq!(again.call().unwrap().status(), 304);
    let other = path.replace("/en/", "/de/");
    let other = Served::agent().get(&other).header("if-none-match", &tag);
    assert_eq!(other.call().unwrap().status(), 200);
}

/// What must hold of every page in a browser; `cargo xtask test phones` runs it.
#[test]
#[ignore = "needs Chromium and the packages of the screens"]
fn every_page_is_fit_for_phones_and_for_who_does_not_see() {
    let served = Served::new();
    let ui = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui");
    let looked = Command::new("npm")
        .args(["run", "--silent", "archive"])
        .current_dir(ui)
        .env("KRALLE_ARCHIVE", format!("http://{}", served.address))
        .status()
        .unwrap();
    assert!(looked.success());
    drop(served.runtime);
}
