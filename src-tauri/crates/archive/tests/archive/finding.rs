//! Tournaments are found by words of their name and place, without reading all of them.

use crate::evening::{Evening, settings};
use crate::postgres::{Cluster, Fsync, sql};
use crate::served::{Served, limits};

/// Returns the names of the tournaments on a page, in order.
fn listed(archive: &Served, query: &str) -> Vec<String> {
    let page = archive.get(&format!("/en/tournaments?{query}"));
    assert_eq!(page.status, 200, "{query}: {}", page.text());
    let text = page.text();
    let links = text.split("<a href=\"/en/tournaments/").skip(1);
    links
        .filter_map(|it| it.split_once("/\">")?.1.split_once('<'))
        .map(|(name, _)| name.to_owned())
        .collect()
}

#[test]
fn a_tournament_is_found_in_any_spelling_by_parts_of_its_words() {
    let archive = Served::new();
    let named = |name, place| {
        let evening = Evening::with(&[]);
        evening.change("change_settings", settings(name, place));
        archive.must_push(&evening);
        evening
    };
    let evening = named("Zürcher Schnellschach-Abend", "Höngg (ZH)");
    named("Kellerturnier", "Zürich");
    for (asked, count) in [
        ("Zuercher", 1),
        ("zürch", 1),
        ("Z%C3%BCR", 2),
        ("schach", 1),
        ("hongg+abend", 1),
        ("abend+keller", 0),
        ("zh", 1),
        ("z", 2),
        // Fewer than three characters match only the beginning of a word.
        ("ch", 0),
        ("", 2),
        ("%25", 0),
        ("_", 0),
        ("%5C", 0),
    ] {
        let found = listed(&archive, &format!("text={asked}"));
        assert_eq!(found.len(), count, "{asked}: {found:?}");
    }
    evening.change("change_settings", settings("Sommerblitz", ""));
    archive.must_push(&evening);
    assert_eq!(listed(&archive, "text=abend"), [""; 0]);
    assert_eq!(listed(&archive, "text=BLITZ"), ["Sommerblitz"]);
}

/// 20,000 tournaments: a few have the same name, a tenth are undated.
const MANY: &str = "
    INSERT INTO organizer (public_key, name) SELECT sha256('somebody'), 'Verband';
    INSERT INTO tournament (file, organizer, newest, name, place, date, game, formation, progress, teams, players)
        SELECT decode(md5(n::text), 'hex'), 1, 1, 'Klubabend ' || n, '',
            CASE WHEN n % 10 > 0 THEN '2000-01-01'::date + n / 3 END,
            'tandem', 'pot_draw', 'finished', 6, 12
        FROM generate_series(1, 20000) n;
    UPDATE tournament SET name = 'Bodenseepokal' WHERE tournament % 4000 = 7;
    INSERT INTO tournament_words SELECT tournament, ' ' || lower(name) FROM tournament";

/// Returns the query plans for tournaments in the log of `cluster`, after its first `before`
/// bytes.
fn plans(cluster: &Cluster, before: usize) -> Vec<String> {
    let log = cluster.log();
    let said = log[before..].split("LOG:");
    said.filter(|it| it.contains("progress, teams FROM public_tournament"))
        .map(ToOwned::to_owned)
        .collect()
}

#[test]
fn nobody_reads_all_tournaments_to_find_some() {
    let cluster = Cluster::new(Fsync::Off);
    cluster.make_template();
    let url = cluster.copy_of_template();
    sql(&url, MANY);
    // As autovacuum would do after a while.
    sql(&url, "VACUUM ANALYZE");
    // The log then contains the plan of each statement.
    let database = sql(&url, "SELECT current_database()");
    for setting in [
        "session_preload_libraries = 'auto_explain'",
        "auto_explain.log_min_duration = 0",
    ] {
        sql(&url, &format!("ALTER DATABASE {database} SET {setting}"));
    }
    let archive = Served::on(url, limits());
    for (query, count, index) in [
        ("text=bodensee", 5, "tournament_words_like"),
        ("text=pokal+bodensee", 5, "tournament_words_like"),
        // Words in no tournament, and in all of them.
        ("text=xyzzy", 0, "tournament_words_like"),
        ("text=klub", 50, "tournament_by_date"),
        ("text=", 50, "tournament_by_date"),
        ("year=2003", 50, "tournament_by_date"),
        ("after=730500.500", 50, "tournament_by_date"),
    ] {
        let before = cluster.log().len();
        assert_eq!(listed(&archive, query).len(), count, "{query}");
        let plans = plans(&cluster, before);
        assert_eq!(plans.len(), 1, "{query}: {plans:?}");
        for plan in plans {
            assert!(plan.contains(index), "{query}: {plan}");
            assert!(!plan.contains("Seq Scan"), "{query}: {plan}");
        }
    }
}

/// Persons with a word for each of five letters; some of the last ones also for a sixth letter.
const FIVE_WORDS: &str = "
    INSERT INTO person (name, name_key, shown_name, shown_key)
        SELECT 'a b c d e ' || n, 'a b c d e', 'a b c d e ' || n, 'a b c d e' FROM generate_series(1, 30000) n;
    INSERT INTO person_word SELECT letter || person % 50, person
        FROM person, unnest('{a,b,c,d,e}'::text[]) letter;
    INSERT INTO person_word SELECT 'f' || n, 30001 - n FROM generate_series(1, 1500) n";

/// Returns the number of rows in all parts of all plans, in the log of `cluster` after its first
/// `before` bytes.
fn rows(cluster: &Cluster, before: usize) -> u64 {
    let number = |text: &str, name: &str| -> u64 {
        let digits = text.split(name).nth(1).unwrap_or_default();
        let digits = digits.split([' ', ')']).next().unwrap_or_default();
        digits.parse().unwrap_or(0)
    };
    let log = cluster.log();
    let parts = log[before..].split("(actual ").skip(1);
    parts
        .map(|it| number(it, "rows=") * number(it, "loops="))
        .sum()
}

#[test]
fn six_one_letter_words_read_no_more_than_a_few_thousand_rows() {
    let cluster = Cluster::new(Fsync::Off);
    cluster.make_template();
    let url = cluster.copy_of_template();
    sql(&url, FIVE_WORDS);
    sql(&url, "VACUUM ANALYZE");
    let database = sql(&url, "SELECT current_database()");
    for setting in [
        "session_preload_libraries = 'auto_explain'",
        "auto_explain.log_min_duration = 0",
        "auto_explain.log_analyze = on",
        "auto_explain.log_timing = off",
    ] {
        sql(&url, &format!("ALTER DATABASE {database} SET {setting}"));
    }
    let archive = Served::on(url, limits());
    for name in ["a+b+c+d+e+f", "a+b+c+d+e+x", "%61+bb+c+d+e+f"] {
        let before = cluster.log().len();
        let found = archive.get(&format!("/api/v1/persons?name={name}"));
        assert_eq!(found.status, 200, "{}", found.text());
        let rows = rows(&cluster, before);
        assert!((1..60_000).contains(&rows), "{name}: {rows} rows");
    }
}
