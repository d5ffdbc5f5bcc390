//! Reports of unfinished tournaments, reports in the style of other programs, and unsupported
//! reports.

use crate::report_files;
use crate::report_sample;

use kralle_exchange::tournament_report::{ReportError, ReportRemark, read, write};
use kralle_exchange::trf::Trf;
use kralle_pairing::event::{
    EntrantNumber, Event, Format as EventFormat, Participation, RoundNumber as EventRound,
    ScoreKind,
};
use kralle_rules::preset::Preset;
use kralle_tournament::{Format, Formation, RatingKind, Sex, Tournament};
use report_files::files;
use report_sample::{numbered, play};
use rstest::rstest;

#[rstest]
#[case::teams(Formation::FixedTeams)]
#[case::singles(Formation::SinglePlayers)]
fn a_round_that_is_not_finished_comes_in_as_it_went_out(#[case] formation: Formation) {
    let preset = match formation {
        Formation::SinglePlayers => Preset::Standard,
        Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners => Preset::Dsj,
    };
    let mut tournament = numbered(preset, formation, Format::SwissSystem, 12);
    play(&mut tournament, &mut std::iter::repeat(0));
    play(&mut tournament, &mut [0, 9].into_iter().cycle());
    let out = write(&tournament).unwrap().to_bytes();
    let read = read(&out).unwrap();
    let open = |it: &Tournament| {
        let matches = it.rounds.iter().flat_map(|round| &round.matches);
        matches.filter(|it| it.current().outcome.is_none()).count()
    };
    assert_eq!(read.tournament.rounds.len(), 2);
    assert!(open(&tournament) > 0);
    assert_eq!(open(&read.tournament), open(&tournament));
    assert_eq!(write(&read.tournament).unwrap().to_bytes(), out);
}

#[test]
fn nothing_is_reported_before_there_are_teams() {
    let tournament = Tournament::new(
        numbered(Preset::Dsj, Formation::FixedTeams, Format::SwissSystem, 8).settings,
    );
    assert_eq!(write(&tournament).map(|_| ()), Err(ReportError::NoEntrants));
}

#[rstest]
#[case::nothing("", "report_unreadable")]
#[case::no_players("012 Probe\n", "report_unreadable")]
#[case::results_beside_their_columns("\
012 Probe
001    1      Probe, Ida                                                                 1.0         2 w 1     2 w 1
001    2      Muster, Jo                                                                 0.0         1 b 0     0000 - Z
", "report_unreadable")]
#[case::two_of_one_name_and_number(
    "\
012 Probe
001    1      Probe, Ida                                     1300001             1.0    1     2 w 1
001    2      Probe, Ida                                     1300001             0.0    2     1 b 0
",
    "report_player_twice"
)]
#[case::two_byes(
    "\
012 Probe
001    1      Probe, Ida                                                         1.0    1  0000 - F
001    2      Muster, Jo                                                         1.0    1  0000 - U
",
    "report_second_bye"
)]
#[case::points_that_have_no_columns(
    "\
012 Probe
162  W100.0    D 0.5
001    1      Probe, Ida                                                           1    1     2 w 1     2 b =     2 w
001    2      Muster, Jo                                                         0.5    2     1 b 0     1 w =     1 b
",
    "report_points_too_wide"
)]
fn what_cannot_be_carried_is_refused(#[case] text: &str, #[case] code: &str) {
    let refused = read(text.as_bytes()).map_err(|error| error.code());
    assert_eq!(
        refused.map(|_| ()),
        Err(code),
        "{:?}",
        read(text.as_bytes()).err()
    );
}

/// Returns a report of a Swiss tournament of five rounds. Three are paired, with every kind of
/// missed round.
fn missed_rounds() -> String {
    let mut report = "012 Probe\n142 5\n152 W\n192 FIDE_DUTCH_2026\n".to_owned();
    let rows = [
        ("3.0", ["   2 w 1", "   3 b 1", "   4 w 1"]),
        ("0.5", ["   1 b 0", "0000 - H", "        "]),
        ("1.0", ["0000 - Z", "   1 w 0", "0000 - F"]),
        ("0.5", ["        ", "   5 w =", "   1 b 0"]),
        ("1.0", ["0000 - -", "   4 b =", "0000 - H"]),
    ];
    for (number, (points, cells)) in (1..).zip(rows) {
        let name = format!("Probe{number}, Person");
        let cells = cells.join("  ");
        let row = format!("001 {number:>4}      {name:<66}{points:>4} {number:>4}  {cells}\n");
        report.push_str(&row);
    }
    report + "240 H   4    1\n240 Z   4    2    3\n240 Z   5    2\n"
}

#[test]
fn late_entries_byes_and_withdrawals_come_in() {
    let read_in = read(missed_rounds().as_bytes()).unwrap();
    let absences: Vec<String> = read_in
        .tournament
        .absences
        .iter()
        .map(|it| {
            let to = it.to.map_or_else(String::new, |to| to.to_string());
            format!("{}: {}-{to} {:?}", it.team, it.from, it.worth)
        })
        .collect();
    let expected = [
        "1: 4-4 Half",
        "2: 2-2 Half",
        "2: 3- Nothing",
        "3: 1-1 Nothing",
        "3: 4-4 Nothing",
        "4: 1-1 Nothing",
        "5: 1-1 Nothing",
        "5: 3-3 Half",
    ];
    assert_eq!(absences, expected);
    let rounds = read_in.tournament.rounds.iter();
    let byes: Vec<_> = rounds
        .map(|round| {
            round
                .byes
                .first()
                .map(|bye| (bye.team.get(), bye.points.get()))
        })
        .collect();
    assert_eq!(byes, [None, None, Some((3, 2))]);
    assert_eq!(read_in.remarks, [ReportRemark::CausesUnknown]);
    let again = read(&write(&read_in.tournament).unwrap().to_bytes()).unwrap();
    assert_eq!(again.tournament, read_in.tournament);
}

/// Returns the results and points of all entrants, as a tournament must reproduce them. A blank
/// entry equals a zero-point bye (C.07 article 16.1.1).
fn what_was_done(event: &Event) -> Vec<(EntrantNumber, usize, Participation, u16)> {
    let kind = match event.format() {
        EventFormat::Individual => ScoreKind::GamePoints,
        EventFormat::Team { .. } => ScoreKind::MatchPoints,
    };
    let mut all = Vec::new();
    for entrant in event.entrants() {
        for (index, record) in event.records(entrant.number).iter().enumerate() {
            let did = match record.participation {
                Participation::NotPaired | Participation::ForfeitLoss { opponent: None, .. } => {
                    Participation::ZeroPointBye
                }
                Participation::FullPointBye | Participation::ForfeitWin { opponent: None, .. } => {
                    Participation::AllocatedBye
                }
                // The color of a forfeit is missing or meaningless.
                Participation::ForfeitWin { opponent, .. } => Participation::ForfeitWin {
                    opponent,
                    role: None,
                },
                Participation::ForfeitLoss { opponent, .. } => Participation::ForfeitLoss {
                    opponent,
                    role: None,
                },
                played @ (Participation::Played { .. }
                | Participation::AllocatedBye
                | Participation::HalfPointBye
                | Participation::ZeroPointBye) => played,
            };
            let after = EventRound::from_index(index + 1);
            let score = event.score_before(entrant.number, after, kind);
            all.push((entrant.number, index, did, score.get()));
        }
    }
    all
}

/// Every report is exported with the same matches, byes, absences and points. From then on,
/// import and export change no byte.
#[test]
fn reports_come_in_and_go_out_the_same() {
    for file in ["swiss-", "teams-", "berger-"]
        .into_iter()
        .flat_map(|it| files(it, ".trf"))
    {
        let name = file.display();
        let bytes = std::fs::read(&file).unwrap();
        let read_in = read(&bytes).unwrap_or_else(|error| panic!("{name}: {error}"));
        let out = write(&read_in.tournament).unwrap().to_bytes();
        let theirs = Trf::read(&bytes).unwrap().to_event().unwrap();
        let ours = Trf::read(&out).unwrap().to_event().unwrap();
        assert_eq!(what_was_done(&ours), what_was_done(&theirs), "{name}");
        assert_eq!(ours.to_be_paired(), theirs.to_be_paired(), "{name}");
        let again = write(&read(&out).unwrap().tournament).unwrap().to_bytes();
        assert_eq!(
            String::from_utf8(again).unwrap(),
            String::from_utf8(out).unwrap(),
            "{name}"
        );
    }
}

#[test]
fn a_report_with_a_mistake_does_not_come_in() {
    for file in files("wrong-", ".trf") {
        let error = read(&std::fs::read(&file).unwrap()).unwrap_err();
        assert_eq!(error.code(), "report_unreadable", "{}", file.display());
    }
}

/// Record 001 has the FIDE title; other programs write academic titles into the name.
#[rstest]
#[case("GM", "Adler, Ida", "GM", "Adler, Ida", "GM")]
#[case("WFM", "Dr. Adler, Ida", "WFM Dr.", "Adler, Ida", "WFM")]
#[case("", "Adler, Prof. Ida", "Prof.", "Adler, Ida", "")]
#[case("", "Adler, Ida", "", "Adler, Ida", "")]
fn titles_of_a_report_are_read_and_written(
    #[case] column: &str,
    #[case] name: &str,
    #[case] title: &str,
    #[case] rest: &str,
    #[case] out: &str,
) {
    let line = |number: u16, column: &str, name: &str, cell: &str| {
        format!(
            "001 {number:>4} {:>1}{column:>3} {name:<33} {:>4} {:>3} {:>11} {:>10} {cell}\n",
            "", "", "", "", ""
        )
    };
    let text = format!(
        "012 Probe\n{}{}",
        line(1, column, name, " 1.0    1     2 w 1"),
        line(2, "", "Probe, Jo", " 0.0    2     1 b 0")
    );
    let tournament = read(text.as_bytes()).unwrap().tournament;
    let player = &tournament.players[0].data;
    assert_eq!(player.title.as_ref().map_or("", |it| it.as_str()), title);
    assert_eq!(player.name.as_str(), rest);
    let written = String::from_utf8(write(&tournament).unwrap().to_bytes()).unwrap();
    let again = written.lines().find(|line| line.starts_with("001    1"));
    let again = again.unwrap_or_default();
    assert_eq!(again.get(10..13).map(str::trim), Some(out), "{again}");
}

/// Record 001 has a column for the sex; unknown values count as none.
#[rstest]
#[case("w", Some(Sex::Female), "w")]
#[case("m", Some(Sex::Male), "m")]
#[case("F", Some(Sex::Female), "w")]
#[case("?", None, " ")]
fn the_sex_of_a_report_is_read_and_written(
    #[case] column: &str,
    #[case] sex: Option<Sex>,
    #[case] out: &str,
) {
    let line = |number: u16, sex: &str, name: &str, cell: &str| {
        format!(
            "001 {number:>4} {sex:>1}{:>3} {name:<33} {:>4} {:>3} {:>11} {:>10} {cell}\n",
            "", "", "", "", ""
        )
    };
    let text = format!(
        "012 Probe\n{}{}",
        line(1, column, "Adler, Ida", " 1.0    1     2 w 1"),
        line(2, "", "Probe, Jo", " 0.0    2     1 b 0")
    );
    let tournament = read(text.as_bytes()).unwrap().tournament;
    assert_eq!(tournament.players[0].data.sex, sex);
    assert_eq!(tournament.players[1].data.sex, None);
    let written = String::from_utf8(write(&tournament).unwrap().to_bytes()).unwrap();
    let again = written.lines().find(|line| line.starts_with("001    1"));
    assert_eq!(again.and_then(|line| line.get(9..10)), Some(out));
}

/// Record 001 has the federation in columns 54 to 56.
#[rstest]
#[case("SUI", Some("SUI"), "SUI")]
#[case("sui", Some("SUI"), "SUI")]
#[case("---", None, "   ")]
#[case("", None, "   ")]
fn the_federation_of_a_report_is_read_and_written(
    #[case] column: &str,
    #[case] federation: Option<&str>,
    #[case] out: &str,
) {
    let line = |number: u16, name: &str, federation: &str, cell: &str| {
        format!(
            "001 {number:>4} {:>1}{:>3} {name:<33} {:>4} {federation:>3} {:>11} {:>10} {cell}\n",
            "", "", "", "", ""
        )
    };
    let text = format!(
        "012 Probe\n{}{}",
        line(1, "Adler, Ida", column, " 1.0    1     2 w 1"),
        line(2, "Probe, Jo", "", " 0.0    2     1 b 0")
    );
    let tournament = read(text.as_bytes()).unwrap().tournament;
    let read = tournament.players[0].data.federation.as_ref();
    assert_eq!(read.map(kralle_tournament::Federation::as_str), federation);
    let written = String::from_utf8(write(&tournament).unwrap().to_bytes()).unwrap();
    let again = written.lines().find(|line| line.starts_with("001    1"));
    assert_eq!(again.and_then(|line| line.get(53..56)), Some(out));
}

/// The rating in record 001 would be imported as a chess rating.
#[test]
fn a_report_shows_no_tandem_rating() {
    let mut tournament = numbered(Preset::Dsj, Formation::FixedTeams, Format::SwissSystem, 8);
    play(&mut tournament, &mut std::iter::repeat(0));
    let by_chess = write(&tournament).unwrap().to_bytes();
    let tandem = tournament.players.iter().filter(|player| {
        let ratings = &player.data.ratings;
        ratings.contains_key(&RatingKind::Tandem)
    });
    assert!(tandem.count() > 0);
    tournament
        .settings
        .rating_order
        .insert(0, RatingKind::Tandem);
    assert_eq!(write(&tournament).unwrap().to_bytes(), by_chess);
}
