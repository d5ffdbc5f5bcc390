//! Generated clubs: each has 24 persons, who meet on 40 evenings.

use std::path::Path;

use kralle_desk::Desk;
use kralle_desk::season::generate::write_season;
use kralle_season::generator::{GeneratedSeason, SeasonCourse, SeasonPlan};
use kralle_store::Store;
use kralle_tournament::Line;
use kralle_tournament::lots::{Entrant, checksum};

use crate::postgres::sql;

/// Tournaments per club.
const EVENINGS: u32 = 40;
/// Persons per club.
const PERSONS: u16 = 24;

/// The clubs for a number of tournaments.
pub(crate) struct Clubs {
    tournaments: u32,
}

/// A tournament ready for a push.
pub(crate) struct Evening {
    pub(crate) file: String,
    pub(crate) revision: u32,
    pub(crate) bytes: Vec<u8>,
}

impl Clubs {
    pub(crate) const fn new(tournaments: u32) -> Self {
        Self { tournaments }
    }

    /// Returns the clubs of one of `parts` machines.
    pub(crate) fn part(&self, part: u32, parts: u32) -> impl Iterator<Item = u32> {
        let clubs = self.tournaments.div_ceil(EVENINGS);
        (0..clubs).filter(move |club| club % parts == part)
    }

    /// Generates the tournaments of a club.
    pub(crate) fn play(&self, club: u32) -> Vec<Evening> {
        let evenings = EVENINGS.min(self.tournaments - club * EVENINGS);
        let plan = SeasonPlan {
            persons: PERSONS,
            evenings: u16::try_from(evenings).unwrap(),
            seed: format!("club {club}"),
            course: SeasonCourse::Even,
        };
        let mut season = plan.generate().unwrap();
        own_persons(&mut season, club);
        // The files are only temporary.
        let memory = Path::new("/dev/shm");
        let folder = if memory.is_dir() {
            tempfile::tempdir_in(memory)
        } else {
            tempfile::tempdir()
        };
        let folder = folder.unwrap();
        let mut desk = Desk::for_scripts("");
        let paths = write_season(&mut desk, &season, &folder.path().join("season")).unwrap();
        drop(desk);
        let read = |path: &std::path::PathBuf| {
            let head = Store::open_to_look(path).unwrap().head().unwrap();
            Evening {
                file: head.file.to_string(),
                revision: head.entry,
                bytes: std::fs::read(path).unwrap(),
            }
        };
        paths.iter().map(read).collect()
    }
}

/// Gives the persons of a club unique names and numbers.
fn own_persons(season: &mut GeneratedSeason, club: u32) {
    const SYLLABLES: [&str; 10] = ["ba", "do", "fi", "ga", "ke", "lu", "mo", "ne", "ri", "su"];
    let place: String = format!("{club:04}")
        .bytes()
        .map(|digit| SYLLABLES[usize::from(digit - b'0')])
        .collect();
    for evening in &mut season.evenings {
        let tournament = &mut evening.tournament;
        for player in &mut tournament.players {
            let data = &mut player.data;
            let (surname, given) = data.name.as_str().split_once(", ").unwrap();
            data.name = Line::parse(&format!("{surname}-{place}, {given}")).unwrap();
            data.club = Some(Line::parse(&format!("SK {place}")).unwrap());
            data.fide_id = data.fide_id.map(|id| 100_000_000 + club * 1000 + id % 1000);
        }
        if let Some(lots) = &mut tournament.lots {
            let list: Vec<_> = lots
                .start_list
                .iter()
                .map(|id| tournament.players.iter().find(|it| it.id == *id).unwrap())
                .map(|player| Entrant {
                    id: player.id,
                    data: &player.data,
                })
                .collect();
            lots.checksum = checksum(&list, &tournament.settings.rating_order);
        }
    }
}

/// Returns SQL that adds `count` persons to one existing tournament. A tenth have the same name,
/// the others one of a few thousand words.
pub(crate) fn namesakes(count: u32) -> String {
    format!(
        "CREATE TEMPORARY TABLE made AS SELECT n,
            CASE WHEN n % 10 = 0 THEN 'jan' ELSE 'vor' || (n * 7919) % 3000 END AS given,
            CASE WHEN n % 10 = 0 THEN 'muller' ELSE 'nach' || (n * 104729) % 60000 END AS surname
            FROM generate_series(1, {count}::bigint) n;
        WITH added AS (
            INSERT INTO person (name, name_key, shown_name, shown_key, tournaments)
            SELECT full_name, key, full_name, key, 1 FROM made, LATERAL (VALUES
                (surname || ', ' || given || ' ' || n, least(given, surname) || ' ' || greatest(given, surname)))
                names (full_name, key)
            RETURNING person, name)
        INSERT INTO person_word (word, person)
            SELECT word, person FROM added, LATERAL (VALUES
                (split_part(name, ', ', 1)), (split_part(split_part(name, ', ', 2), ' ', 1))) words (word);
        INSERT INTO name_word (word) SELECT DISTINCT word FROM person_word ON CONFLICT DO NOTHING;
        INSERT INTO entry (tournament, player, person, name, name_key)
            SELECT (SELECT min(tournament) FROM tournament), 1000 + person, person, name, name_key FROM person
            WHERE NOT EXISTS (SELECT 1 FROM entry WHERE entry.person = person.person)"
    )
}

/// Returns search texts, each with true if it has results. They are names of existing persons
/// (exact, abbreviated, reordered, misspelled), frequent names, and unknown names.
pub(crate) fn questions(url: &str) -> Vec<(String, bool)> {
    let names = sql(
        url,
        "SELECT name FROM person ORDER BY md5(person::text) LIMIT 150",
    );
    let mut asked = vec![
        ("Müller, Jan".to_owned(), true),
        ("mueller".to_owned(), true),
        ("jan m".to_owned(), true),
        ("jan zzzzqq".to_owned(), false),
        ("muller nach1".to_owned(), false),
        ("' OR 1=1 --".to_owned(), false),
        ("%".to_owned(), false),
        (String::new(), false),
    ];
    for name in names.lines() {
        let (surname, given) = name.split_once(", ").unwrap();
        let given = given.split(' ').next().unwrap();
        asked.push((format!("{surname}, {given}"), true));
        asked.push((format!("{given} {surname}"), true));
        let cut: String = surname
            .chars()
            .take(surname.chars().count().min(7))
            .collect();
        asked.push((cut, true));
    }
    asked
}
