//! Rating lists in the federations' formats, built into local lists and searched.

use crate::rating_sample;

use std::collections::BTreeMap;
use std::io::{Cursor, Write as _};
use std::ops::ControlFlow;

use kralle_exchange::players::ColumnMeaning;
use kralle_exchange::rating_list::{
    Built, ListSource, RatedPlayer, RatingList, RatingListError, SourceForm, build,
};
use kralle_tournament::{PlayerField, RatingKind, Sex, folded, visible};
use proptest::prelude::*;
use rating_sample::{Form, list};
use rstest::rstest;

type Outcome = Result<(), Box<dyn std::error::Error>>;
type Local = RatingList<Cursor<Vec<u8>>>;

fn made(source: ListSource<Cursor<Vec<u8>>>) -> Result<(Built, Local), RatingListError> {
    let mut bytes = Vec::new();
    let built = build(source, &mut bytes, &mut |_, _| ControlFlow::Continue(()))?;
    Ok((built, RatingList::open(Cursor::new(bytes))?))
}

fn source(bytes: &[u8], name: &str) -> ListSource<Cursor<Vec<u8>>> {
    ListSource::new(Cursor::new(bytes.to_vec()), name)
}

fn shown(player: &RatedPlayer) -> String {
    let ratings: Vec<String> = player
        .ratings
        .iter()
        .map(|(kind, value)| format!("{kind:?} {value}"))
        .collect();
    format!(
        "{} {} | {} | {} | {} | {} | {}",
        player.title.text(),
        player.name,
        player.fide_id.unwrap_or(0),
        player.birth_year.unwrap_or(0),
        player.federation,
        player.club,
        ratings.join(", ")
    )
}

const TEXT: &str = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\r
1300001        Muster, Anna                                                 SUI F   WFM  WFM                     2011  0   20 1990  0   20 0     0   20 1990  w   \r
1300002        Beispiel, Urs                                                SUI M                                0     0   40 0     0   20 0     0   20 0000      \r
no number      Probe, Ida                                                   SUI F                                1500  0   40 0     0   20 0     0   20 2001      \r
";

#[test]
fn fides_text_of_three_ratings() -> Outcome {
    let (built, mut local) = made(source(TEXT.as_bytes(), "players_list_foa.txt"))?;
    assert_eq!(
        (built.players, built.skipped, built.first_skipped),
        (2, 1, Some(4))
    );
    assert_eq!(built.form, SourceForm::FideText);
    let found = local.search("mus", 5)?;
    let lines: Vec<String> = found.iter().map(shown).collect();
    assert_eq!(
        lines,
        ["WFM Muster, Anna | 1300001 | 1990 | SUI |  | Standard 2011, Rapid 1990"]
    );
    let sexes = |players: &[RatedPlayer]| players.iter().map(|it| it.sex).collect::<Vec<_>>();
    assert_eq!(sexes(&found), [Some(Sex::Female)]);
    assert_eq!(sexes(&local.search("bei", 5)?), [Some(Sex::Male)]);
    let other = local.by_fide_id(1_300_002)?;
    assert_eq!(
        other.as_ref().map(shown).as_deref(),
        Some(" Beispiel, Urs | 1300002 | 0 | SUI |  | ")
    );
    assert_eq!(local.by_fide_id(1)?, None);
    Ok(())
}

#[rstest]
#[case("standard_rating_list.txt", RatingKind::Standard)]
#[case("rapid_rating_list.txt", RatingKind::Rapid)]
#[case("BLITZ_rating_list.txt", RatingKind::Blitz)]
fn fides_text_of_one_rating_goes_by_its_file_name(
    #[case] name: &str,
    #[case] kind: RatingKind,
) -> Outcome {
    let text = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA NOV26 Gms K  B-day Flag
1300001        Muster, Anna                                                 SUI F   WFM  WFM                     2011  0   20 1990  w   
";
    let (_, mut local) = made(source(text.as_bytes(), name))?;
    let found = local.by_fide_id(1_300_001)?.ok_or("not found")?;
    assert_eq!(found.ratings.iter().collect::<Vec<_>>(), [(kind, 2011)]);
    Ok(())
}

#[test]
fn fides_xml_with_entities_and_empty_fields() -> Outcome {
    let xml = "<?xml version=\"1.0\"?><playerslist><player><fideid>7</fideid><name>O&apos;Neill, J\u{f8}rn &amp; Co</name><country>IRL</country><sex>M</sex><title/><rating>0</rating><rapid_rating></rapid_rating><blitz_rating>1777</blitz_rating><birthday>1985</birthday></player><player><fideid></fideid><name>Nobody</name></player></playerslist>";
    let (built, mut local) = made(source(xml.as_bytes(), "players_list_xml.xml"))?;
    assert_eq!(
        (built.players, built.skipped, built.first_skipped),
        (1, 1, Some(2))
    );
    let found: Vec<String> = local.search("jorn oneill", 5)?.iter().map(shown).collect();
    assert_eq!(
        found,
        [" O'Neill, Jørn & Co | 7 | 1985 | IRL |  | Blitz 1777"]
    );
    Ok(())
}

#[test]
fn the_german_list_with_the_clubs_beside_it() -> Outcome {
    let csv = b"ZPS,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\n10101,12,A,\"M\xfcller,Ute\",W,D,1970,202645,1612,23,1650,,24600001,GER\n10102,1,P,\"Ohne,Zahl\",M,D,1980,,,,,,,\n";
    let clubs = BTreeMap::from([("10101".to_owned(), "SK Probe".to_owned())]);
    let (built, mut local) = made(source(csv, "spieler.csv").with_clubs(clubs))?;
    assert_eq!((built.players, built.skipped), (2, 0));
    let found: Vec<String> = local.search("mueller", 5)?.iter().map(shown).collect();
    assert_eq!(
        found,
        [" Müller, Ute | 24600001 | 1970 | GER | SK Probe | Standard 1650, National 1612"]
    );
    Ok(())
}

/// The German list as published: an archive with players, clubs and associations.
#[test]
fn the_packed_german_list_brings_its_clubs_and_is_found_by_zps() -> Outcome {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    archive.start_file("verbaende.csv", options)?;
    archive.write_all(b"Verband,LV,Verbandname\n101,1,Probeverband\n")?;
    archive.start_file("vereine.csv", options)?;
    archive.write_all(
        b"ZPS,LV,Verband,Vereinname\n10101,1,101,\"SC Kr\xe4he\"\n10102,1,101,Zweite\n",
    )?;
    archive.start_file("spieler.csv", options)?;
    archive.write_all(b"ID,VKZ,Mgl-Nr,Status,Spielername,Geschlecht,Spielberechtigung,Geburtsjahr,Letzte-Auswertung,DWZ,Index,FIDE-Elo,FIDE-Titel,FIDE-ID,FIDE-Land\n9000001,10101,23,A,\"Probe,Ute\",W,D,1970,202645,1612,23,1650,,24600001,GER\n9000002,10101,0107,P,\"Muster,Jo\",M,D,1980,,1200,4,,,,\n9000003,10102,7,A,\"Acker,Al\",M,D,1981,,1300,5,,,,\n")?;
    let packed = archive.finish()?.into_inner();
    let (built, mut local) = made(source(&packed, "LV-0-csv_v2.zip"))?;
    assert_eq!((built.players, built.skipped), (3, 0));
    let found: Vec<String> = local.search("probe", 5)?.iter().map(shown).collect();
    assert_eq!(
        found,
        [" Probe, Ute | 24600001 | 1970 | GER | SC Krähe | Standard 1650, National 1612"]
    );
    for (typed, expected) in [
        ("10101", vec!["10101-0023", "10101-0107"]),
        ("10101-0023", vec!["10101-0023"]),
        ("10101-23", vec!["10101-0023"]),
        ("1010 muster", vec!["10101-0107"]),
        ("10102", vec!["10102-0007"]),
    ] {
        let found = local.search(typed, 5)?;
        let found: Vec<&str> = found.iter().map(|it| it.membership.as_str()).collect();
        assert_eq!(found, expected, "{typed}");
    }
    for (typed, expected) in [
        ("10101-0023", 1),
        ("GER 10101-23", 1),
        ("10101-2", 0),
        ("10101", 0),
        ("10101-107", 1),
        ("9000001", 0),
    ] {
        let id = kralle_tournament::NationalId::parse(typed)?;
        assert_eq!(local.by_national_id(&id)?.len(), expected, "{typed}");
    }
    // The number is not part of the name.
    assert_eq!(local.by_name("Jo Muster")?.len(), 1);
    Ok(())
}

#[test]
fn any_list_goes_by_its_columns() -> Outcome {
    let csv = "Wer;Stärke;X\nMuster, Anna;1500-12;1990\n";
    assert!(matches!(
        made(source(csv.as_bytes(), "a.csv")),
        Err(RatingListError::NoNames)
    ));
    let columns = BTreeMap::from([
        (1, ColumnMeaning::Name),
        (2, ColumnMeaning::Rating(RatingKind::Other)),
        (3, ColumnMeaning::Field(PlayerField::BirthYear)),
    ]);
    let (_, mut local) = made(source(csv.as_bytes(), "a.csv").with_columns(columns))?;
    let found: Vec<String> = local.by_name("Anna Muster")?.iter().map(shown).collect();
    assert_eq!(found, [" Muster, Anna | 0 | 1990 |  |  | Other 1500"]);
    Ok(())
}

/// Clubs and numbers that a spreadsheet would change have an apostrophe in Kralle's lists.
#[test]
fn cells_marked_as_text_come_back_without_the_mark() -> Outcome {
    let csv = "name,club,national_id,tandem\n\"Muster, Anna\",'3-4,'0071,1500\n";
    let (_, mut local) = made(source(csv.as_bytes(), "list.csv"))?;
    let players = local.by_name("Anna Muster")?;
    let cells: Vec<_> = players
        .iter()
        .map(|player| (player.club.as_str(), player.membership.as_str()))
        .collect();
    assert_eq!(cells, [("3-4", "0071")]);
    Ok(())
}

#[test]
fn a_packed_list_is_read_as_it_comes() -> Outcome {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    archive.start_file("readme.pdf", options)?;
    archive.start_file("players_list_foa.txt", options)?;
    archive.write_all(TEXT.as_bytes())?;
    let packed = archive.finish()?.into_inner();
    let (built, _) = made(source(&packed, "players_list.zip"))?;
    assert_eq!((built.players, built.form), (2, SourceForm::FideText));
    Ok(())
}

#[rstest]
#[case::nothing(b"", "no players in the list")]
#[case::only_a_heading(b"Name;Elo\n", "no players in the list")]
#[case::no_names(b"1;2\n3;4\n", "no column of names")]
#[case::cut_xml(
    b"<playerslist><player><fideid>1</fideid><name>A",
    "line 1: the last player is cut off"
)]
#[case::empty_archive(
    b"PK\x05\x06\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
    "no column of names"
)]
fn what_is_no_list_is_refused(#[case] bytes: &[u8], #[case] expected: &str) {
    let refused = made(source(bytes, "list")).map(|(built, _)| built);
    assert_eq!(
        refused.map_err(|error| error.to_string()),
        Err(expected.to_owned())
    );
}

#[test]
fn work_that_is_stopped_says_so() {
    let bytes = list(Form::FideText, 20_000);
    let mut output = Vec::new();
    let mut heard = Vec::new();
    let stopped = build(source(&bytes, "list"), &mut output, &mut |done, total| {
        heard.push((done, total));
        if heard.len() == 2 {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    assert!(matches!(stopped, Err(RatingListError::Canceled)));
    assert!(heard.is_sorted() && output.is_empty());
}

#[rstest]
#[case(Form::FideText)]
#[case(Form::FideXml)]
#[case(Form::Dwz)]
fn a_search_finds_what_looking_at_every_player_finds(#[case] form: Form) -> Outcome {
    let (built, mut local) = made(source(&list(form, 3000), "list"))?;
    assert_eq!((built.players, built.skipped), (3000, 0));
    let mut everyone = Vec::new();
    for number in 0..3000 {
        everyone.extend(local.by_fide_id(100_000 + 7 * number)?);
    }
    assert_eq!(everyone.len(), 3000);
    for typed in [
        "m",
        "mül",
        "mul gar",
        "a b",
        "an an",
        "owow",
        "berg, mann",
        "zz",
    ] {
        let words: Vec<String> = folded(typed).split(' ').map(str::to_owned).collect();
        let mut slow: Vec<u32> = everyone
            .iter()
            .filter(|player| {
                let name = folded(&player.name);
                let has = |word: &String| name.split(' ').any(|it| it.starts_with(word.as_str()));
                words.iter().all(has)
            })
            .filter_map(|player| player.fide_id)
            .collect();
        let found = local.search(typed, 5000)?;
        let mut fast: Vec<u32> = found.iter().filter_map(|player| player.fide_id).collect();
        slow.sort_unstable();
        fast.sort_unstable();
        assert_eq!(fast, slow, "{typed}");
        let few = local.search(typed, 7)?;
        assert_eq!(few.len(), found.len().min(7), "{typed}");
    }
    Ok(())
}

/// The output of `kralle rate`, and a version 1 list built from it: its records end before the
/// tandem rating and the sex.
#[test]
fn a_local_list_of_the_first_version_is_read_without_what_it_does_not_know() -> Outcome {
    let csv = "name,birth_year,club,fide_id,national_id,sex,dwz,tandem\n\
               \"Muster, Anna\",1990,SK Probe,1300001,,f,1912,1650\n\
               \"Beispiel, Urs\",1980,,,10101-23,m,,1480\n";
    let mut bytes = Vec::new();
    build(
        source(csv.as_bytes(), "list.csv"),
        &mut bytes,
        &mut |_, _| ControlFlow::Continue(()),
    )?;
    let players = |bytes: Vec<u8>| -> Result<Vec<RatedPlayer>, RatingListError> {
        let mut local = RatingList::open(Cursor::new(bytes))?;
        let anna = local.by_fide_id(1_300_001)?;
        let urs = local.by_name("Urs Beispiel")?;
        Ok(anna.into_iter().chain(urs).collect())
    };
    let now = players(bytes.clone())?;
    let ratings = |player: &RatedPlayer| player.ratings.iter().collect::<Vec<_>>();
    assert_eq!(now.len(), 2);
    assert_eq!(
        ratings(&now[0]),
        [(RatingKind::National, 1912), (RatingKind::Tandem, 1650)]
    );
    assert_eq!(
        (ratings(&now[1]), now[1].sex, now[1].membership.as_str()),
        (
            vec![(RatingKind::Tandem, 1480)],
            Some(Sex::Male),
            "10101-23"
        )
    );

    let [header, record, record_1] = [22, 31, 28];
    let start = header + usize::from(u16::from_le_bytes([bytes[20], bytes[21]]));
    let mut first = bytes[..start].to_vec();
    first[..8].copy_from_slice(b"KRLRATE1");
    let (records, rest) = bytes[start..].split_at(2 * record);
    for record in records.chunks(record) {
        first.extend_from_slice(&record[..record_1]);
    }
    first.extend_from_slice(rest);
    let expected: Vec<RatedPlayer> = now
        .into_iter()
        .map(|mut player| {
            player.sex = None;
            player.ratings.set(RatingKind::Tandem, 0);
            player
        })
        .collect();
    assert_eq!(players(first)?, expected);
    Ok(())
}

#[test]
fn a_local_list_that_was_cut_or_changed_is_not_believed() -> Outcome {
    let mut bytes = Vec::new();
    build(source(TEXT.as_bytes(), "list"), &mut bytes, &mut |_, _| {
        ControlFlow::Continue(())
    })?;
    for length in 0..bytes.len() {
        let cut = RatingList::open(Cursor::new(bytes[..length].to_vec()));
        assert!(
            matches!(cut, Err(RatingListError::NotALocalList)),
            "{length}"
        );
    }
    for changed in 0..bytes.len() {
        let mut bytes = bytes.clone();
        bytes[changed] ^= 0xa5;
        // Refusal or nonsense is allowed; a panic is not.
        if let Ok(mut local) = RatingList::open(Cursor::new(bytes)) {
            let _ = local.search("mus", 5);
            let _ = local.by_fide_id(1_300_001);
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn every_name_of_a_csv_list_is_found_by_itself(names in prop::collection::vec("\\PC{1,30}", 1..20)) {
        let mut csv = csv::Writer::from_writer(Vec::new());
        csv.write_record(["Name"])?;
        for name in &names {
            csv.write_record([name])?;
        }
        let bytes = csv.into_inner().map_err(|error| TestCaseError::fail(error.to_string()))?;
        let seen: Vec<String> = names.iter().map(|name| visible(name)).collect();
        let kept = seen.iter().filter(|name| name.chars().any(char::is_alphabetic)).count();
        match made(source(&bytes, "list.csv")) {
            Err(RatingListError::Empty) => prop_assert_eq!(kept, 0),
            Err(error) => return Err(TestCaseError::fail(error.to_string())),
            Ok((built, mut local)) => {
                prop_assert_eq!(built.players, kept);
                for name in seen.iter().filter(|name| folded(name).split(' ').count() <= 8) {
                    let tidy = name.split_whitespace().collect::<Vec<_>>().join(" ");
                    if folded(name).is_empty() || !name.chars().any(char::is_alphabetic) {
                        continue;
                    }
                    let found = local.search(name, 50).map_err(|error| TestCaseError::fail(error.to_string()))?;
                    // A name may gain the space after a comma.
                    let glued = |name: &str| name.replace([' ', '\u{a0}'], "");
                    prop_assert!(found.iter().any(|it| glued(&it.name) == glued(&tidy)), "{:?} not in {:?}", tidy, found);
                }
            }
        }
    }
}
