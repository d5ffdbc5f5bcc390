//! The sheets beside pairings, standings and draw record.

use std::collections::BTreeMap;

use chrono::NaiveDate;
use kralle_sheets::{
    AdjudicationSheet, Answer, Award, BergerRound, BergerSheet, BoardDiagram, BoardNumbersSheet,
    BoardView, ByeOnSheet, CardBoards, CardSeating, CertificateFor, CertificatesSheet, CheckIn,
    CrosstableRow, CrosstableSheet, DecidedMatch, Entrants, FallbackSheet, Finality,
    GameRecordSheet, LetterSheet, LineUpPart, LineUpReportSheet, ListedPlayer, ListedTeam,
    MatchCardsSheet, MatchToPlay, PlayerOrder, PlayerSeat, PlayersSheet, ProgressRow,
    ProgressSheet, RecordedPair, ReportDecision, ReportEntry, ReportRound, ReportSheet,
    ReportStanding, ReportedPlayer, ReportedTeam, ResultsSheet, RuleInWords, RulePart, RulesSheet,
    Seat, SeatsSheet, SentPair, Sheet, Step, TableNumbersSheet, TeamMember, TeamOnSheet, TeamSoFar,
    TeamsSheet, Winner,
};

use super::{draw_record_sheet, name, occasion, pairing_sheet, standings_sheet, team};

/// Every sheet for a tournament of `teams` teams.
pub(crate) fn every(teams: u16) -> Vec<Sheet> {
    vec![
        players(teams, PlayerOrder::Pots).into(),
        draw_record_sheet(teams).into(),
        teams_sheet(teams).into(),
        line_up(teams).into(),
        pairing_sheet(teams / 2).into(),
        seats(teams).into(),
        cards(teams / 2, CardSeating::ByChoice).into(),
        TableNumbersSheet {
            occasion: occasion(),
            tables: teams / 2,
        }
        .into(),
        BoardNumbersSheet {
            occasion: occasion(),
            tables: teams / 2,
        }
        .into(),
        results(teams / 2).into(),
        standings_sheet(teams, 7).into(),
        crosstable(teams).into(),
        progress(teams, 7).into(),
        berger(teams).into(),
        rules().into(),
        certificates(teams, CertificateFor::Team).into(),
        fallback(teams).into(),
        adjudication().into(),
        game_record().into(),
        letter().into(),
        report(teams).into(),
    ]
}

/// The sheets that a tournament of `players` without partners has, in their own words.
pub(crate) fn of_single_players(players: u16) -> Vec<Sheet> {
    super::set_entrants(Entrants::Players);
    let mut pairings = pairing_sheet(players / 2);
    pairings.seating = kralle_sheets::SeatingNote::Colors;
    let mut cards = cards(players / 2, CardSeating::ByChoice);
    cards.boards = CardBoards::One;
    for it in &mut cards.matches {
        it.first_white_on_1 = Some(true);
    }
    let mut fallback = fallback(players);
    fallback.cards = cards.clone();
    let sheets = vec![
        pairings.into(),
        seats(players).into(),
        cards.into(),
        BoardNumbersSheet {
            occasion: occasion(),
            tables: players / 2,
        }
        .into(),
        results(players / 2).into(),
        standings_sheet(players, 7).into(),
        crosstable(players).into(),
        progress(players, 7).into(),
        berger(players).into(),
        certificates(players, CertificateFor::Team).into(),
        fallback.into(),
        report(players).into(),
    ];
    super::set_entrants(Entrants::Teams);
    sheets
}

/// Sheets in the orders and forms that [`every`] leaves out.
pub(crate) fn other_forms(teams: u16) -> Vec<Sheet> {
    vec![
        players(teams, PlayerOrder::Rating).into(),
        players(teams, PlayerOrder::Name).into(),
        cards(teams / 2, CardSeating::Fixed).into(),
        certificates(teams, CertificateFor::Player).into(),
    ]
}

const CLUBS: [&str; 5] = [
    "SK Musterstadt",
    "Läufer Bregenz",
    "",
    "Turm Überlingen 1921 e. V.",
    "Roche Beispiel",
];

fn club(i: usize) -> Option<String> {
    let club = CLUBS[i % CLUBS.len()];
    (!club.is_empty()).then(|| club.to_owned())
}

fn rating(i: usize) -> Option<u16> {
    (i % 9 != 8).then(|| 2250 - 9 * (u16::try_from(i).unwrap_or(200) % 150))
}

fn own_name(number: u16) -> Option<String> {
    (number % 5 == 2 && occasion().entrants == Entrants::Teams).then(|| {
        ["Springerduett", "Gib mir den Turm", "Die Einsetzer"][usize::from(number) % 3].into()
    })
}

pub(crate) fn named(number: u16) -> TeamOnSheet {
    TeamOnSheet {
        name: own_name(number),
        score: None,
        ..team(number)
    }
}

pub(crate) fn players(teams: u16, order: PlayerOrder) -> PlayersSheet {
    PlayersSheet {
        occasion: occasion(),
        order,
        check: CheckIn::Boxes,
        players: (0..2 * teams)
            .map(|place| {
                let i = usize::from(place);
                ListedPlayer {
                    start_number: Some(place + 1),
                    title: None,
                    name: name(i),
                    rating: rating(i),
                    club: club(i),
                    birth_year: (i % 4 != 1).then(|| 1950 + (place * 7) % 64),
                    fide_id: (i % 3 != 2).then(|| 1_300_000 + 7 * u32::from(place)),
                    national_id: (i % 2 == 0).then(|| format!("70107-{:04}", 7 * place + 3)),
                    pot: Some(if place < teams { 1 } else { 2 }),
                }
            })
            .collect(),
    }
}

pub(crate) fn teams_sheet(teams: u16) -> TeamsSheet {
    TeamsSheet {
        occasion: occasion(),
        teams: (1..=teams)
            .map(|number| {
                let i = usize::from(number);
                ListedTeam {
                    number,
                    name: own_name(number),
                    players: [i, 3 * i + 5]
                        .map(|i| TeamMember {
                            name: name(i),
                            rating: rating(i),
                            club: club(i),
                        })
                        .to_vec(),
                }
            })
            .collect(),
    }
}

pub(crate) fn line_up(teams: u16) -> LineUpReportSheet {
    LineUpReportSheet {
        occasion: occasion(),
        article: Some("8.1".into()),
        teams: (1..=teams)
            .map(|number| ReportedTeam {
                number: Some(number),
                name: own_name(number).unwrap_or_else(|| format!("SK Musterstadt {number}")),
                captain: (number % 2 == 1).then(|| name(usize::from(number))),
                players: (1..=3_u8)
                    .map(|order| {
                        let i = usize::from(number) * 3 + usize::from(order);
                        ReportedPlayer {
                            order,
                            name: name(i),
                            rating: rating(i),
                            birth_year: Some(1990 + u16::from(order)),
                            club: club(i),
                            part: if order == 3 {
                                LineUpPart::Substitute
                            } else {
                                LineUpPart::Regular
                            },
                        }
                    })
                    .collect(),
            })
            .collect(),
        signatures: Vec::new(),
    }
}

pub(crate) fn seats(teams: u16) -> SeatsSheet {
    let mut players: Vec<PlayerSeat> = (1..=teams)
        .flat_map(|number| {
            let table = number.div_ceil(2);
            let first_named = number % 2 == 1;
            let opponents = if first_named { number + 1 } else { number - 1 };
            let seat = if opponents > teams {
                Seat::Bye
            } else {
                Seat::Table {
                    table,
                    first_named,
                    opponents,
                }
            };
            let seated = named(number).players.into_iter();
            seated.map(move |player| PlayerSeat {
                name: player.name,
                team: number,
                seat: seat.clone(),
            })
        })
        .collect();
    players.sort_by(|one, other| one.name.cmp(&other.name));
    SeatsSheet {
        occasion: occasion(),
        round: 5,
        players,
    }
}

pub(crate) fn cards(matches: u16, seating: CardSeating) -> MatchCardsSheet {
    MatchCardsSheet {
        occasion: occasion(),
        round: 5,
        matches: (1..=matches)
            .map(|table| MatchToPlay {
                table: Some(table),
                first_named: named(2 * table - 1),
                second_named: named(2 * table),
                meets: None,
                first_white_on_1: None,
            })
            .collect(),
        seating,
        boards: CardBoards::Two,
        causes: [
            "Matt",
            "Zeit",
            "Aufgabe",
            "Regelwidrig",
            "Schiedsrichter",
            "Kampflos",
        ]
        .map(Into::into)
        .to_vec(),
    }
}

fn decided(table: u16) -> DecidedMatch {
    let kind = table % 4;
    DecidedMatch {
        table,
        first_named: named(2 * table - 1),
        second_named: named(2 * table),
        result: match kind {
            0 => Some("½–½".into()),
            1 => Some("1–0".into()),
            2 => Some("0–1".into()),
            _ => (table % 8 != 7).then(|| "1–0".into()),
        },
        winner: match kind {
            1 => Some(Winner::FirstNamed),
            2 => Some(Winner::SecondNamed),
            _ => None,
        },
        cause: ["Einigung", "Matt", "Zeitüberschreitung", "Schiedsrichter"][usize::from(kind)]
            .into(),
        board: if kind == 0 {
            String::new()
        } else {
            (table % 2 + 1).to_string()
        },
        reason: (kind == 3).then(|| "Handy klingelte am Tisch".into()),
    }
}

fn bye(teams: u16) -> Vec<ByeOnSheet> {
    vec![ByeOnSheet {
        team: named(teams + 1),
        points: 2,
    }]
}

pub(crate) fn results(matches: u16) -> ResultsSheet {
    ResultsSheet {
        occasion: occasion(),
        round: 5,
        matches: (1..=matches).map(decided).collect(),
        byes: bye(2 * matches),
    }
}

pub(crate) fn crosstable(teams: u16) -> CrosstableSheet {
    CrosstableSheet {
        occasion: occasion(),
        round: 7,
        finality: Finality::Final,
        rows: (1..=teams)
            .map(|number| CrosstableRow {
                rank: (number, number),
                team: named(number),
                points: u32::from(teams - number),
                against: (1..=teams)
                    .filter(|other| *other != number && (number + other) % 3 != 0)
                    .map(|other| {
                        let points = ["1", "½", "0"][usize::from((number * 2 + other) % 3)];
                        (other, vec![points.into()])
                    })
                    .collect::<BTreeMap<_, _>>(),
            })
            .collect(),
    }
}

pub(crate) fn progress(teams: u16, rounds: u16) -> ProgressSheet {
    ProgressSheet {
        occasion: occasion(),
        round: rounds,
        finality: Finality::Interim,
        rows: (1..=teams)
            .map(|number| ProgressRow {
                rank: (number, number),
                team: named(number),
                points: u32::from(2 * rounds),
                rounds: (1..=rounds)
                    .map(|round| Step {
                        what: format!(
                            "{}\u{202f}·\u{202f}{}",
                            ["1", "½", "0"][usize::from((number + round) % 3)],
                            (number + round) % teams + 1
                        ),
                        points: Some(u32::from(round + number % 3)),
                    })
                    .collect(),
            })
            .collect(),
    }
}

pub(crate) fn berger(teams: u16) -> BergerSheet {
    let even = teams + teams % 2;
    BergerSheet {
        occasion: occasion(),
        rounds: (1..even)
            .map(|number| BergerRound {
                number,
                pairs: (1..=teams / 2)
                    .map(|table| (table, even + 1 - table))
                    .collect(),
                bye: (teams % 2 == 1).then_some(number),
            })
            .collect(),
        teams: (1..=teams).map(named).collect(),
    }
}

pub(crate) fn rules() -> RulesSheet {
    let rule = |article: &str, subject: &str, sentence: &str| RuleInWords {
        article: article.into(),
        subject: Some(subject.into()),
        sentence: sentence.into(),
        changed: subject == "Remis",
    };
    RulesSheet {
        occasion: occasion(),
        name: "Schweizer Regeln".into(),
        notes: vec!["Es gilt das Regelwerk, hier in einfachen Worten; der Wortlaut liegt bei der Turnierleitung.".into()],
        parts: vec![
            RulePart {
                heading: Some("Vor dem Spiel".into()),
                rules: vec![
                    rule("Ablauf, Punkt 2b", "Sitzordnung", "Das erstgenannte Team wählt parallel oder übers Kreuz, danach wählt das andere die Farben."),
                    rule("Grundkonzept, Punkt 4", "Ungerade Zahl", "Ein Team bekommt drei Spieler, von denen reihum einer aussetzt."),
                ],
            },
            RulePart {
                heading: Some("Im Spiel".into()),
                rules: vec![
                    rule("Einsetzen, Punkt 3", "Matt einsetzen", "Eine Figur darf nicht mit Matt eingesetzt werden."),
                    rule("Ende, Punkt 3", "Remis", "Ein Wettkampf endet remis, wenn sich beide Teams einigen oder beide Uhren abgelaufen sind und niemand sagen kann, welche zuerst."),
                ],
            },
        ],
    }
}

pub(crate) fn certificates(teams: u16, to: CertificateFor) -> CertificatesSheet {
    CertificatesSheet {
        occasion: occasion(),
        awards: (1..=teams.min(3))
            .map(|number| Award {
                rank: if number < 3 { (1, 2) } else { (3, 3) },
                shared_by: if number < 3 { 2 } else { 1 },
                team: named(number),
                points: u32::from(14 - number),
            })
            .collect(),
        to,
    }
}

pub(crate) fn fallback(teams: u16) -> FallbackSheet {
    FallbackSheet {
        occasion: occasion(),
        known: vec![decided(1)],
        cards: cards(teams / 2, CardSeating::ByChoice),
        teams: (1..=teams)
            .map(|number| TeamSoFar {
                team: named(number),
                rounds: (1..5)
                    .map(|round| format!("1\u{202f}·\u{202f}{}", (number + round) % teams + 1))
                    .collect(),
            })
            .collect(),
        rounds: 7,
    }
}

/// Squares of a FEN placement.
pub(crate) fn squares(placement: &str) -> Vec<Option<char>> {
    placement
        .chars()
        .filter(|sign| *sign != '/')
        .flat_map(|sign| match sign.to_digit(10) {
            Some(empty) => vec![None; usize::try_from(empty).unwrap_or(0)],
            None => vec![Some(sign)],
        })
        .collect()
}

pub(crate) fn adjudication() -> AdjudicationSheet {
    AdjudicationSheet {
        occasion: occasion(),
        about: Some("Runde 5, Tisch 2: Team 3 – Team 4".into()),
        question: "Ist Schwarz auf Brett 1 matt?".into(),
        detail: Some("Letzter Zug: Turm e1–e8 mit Schach.".into()),
        answer: "Nein: Das Matt kann noch abgewendet werden.".into(),
        consequences: vec!["Schwarz wartet auf eine Figur. Der Partner kann auf Brett 2 den Springer c3 schlagen.".into()],
        article: Some("Ende, Punkt 3".into()),
        rule: Some("Matt ist erst, wenn keine Figur, die der Partner noch liefern kann, es abwenden würde.".into()),
        reading: Some("Gelesen wird: Auch eine Figur, die erst geschlagen werden muss, zählt.".into()),
        rules: "Schweizer Regeln".into(),
        boards: vec![
            BoardDiagram {
                number: Some(1),
                squares: squares("4R1k1/5ppp/8/8/2B5/8/PP3PPP/6K1"),
                hands: ["QNPP".into(), String::new()],
                view: BoardView::White,
                players: ["Weiß, Maximiliane".into(), "O'Neill, Jörg".into()],
                to_move: Some("Schwarz am Zug".into()),
            },
            BoardDiagram {
                number: Some(2),
                squares: squares("r1bqkb1r/pppp1ppp/2n2n2/4p3/2B1P3/2N2N2/PPPP1PPP/R1BQK2R"),
                hands: ["P".into(), "RB".into()],
                view: BoardView::Black,
                players: ["Nguyễn, Ay".into(), "Иванова, Émile".into()],
                to_move: Some("Weiß am Zug".into()),
            },
        ],
        decided: NaiveDate::from_ymd_opt(2026, 11, 21).and_then(|day| day.and_hms_opt(14, 32, 0)),
        arbiter: None,
    }
}

pub(crate) fn game_record() -> GameRecordSheet {
    let pair = |number, white: &str, black: &str, times| RecordedPair {
        number,
        moves: [white.into(), black.into()],
        times,
    };
    GameRecordSheet {
        occasion: occasion(),
        about: "Runde 2, Tisch 1".into(),
        players: [name(1), name(2)],
        rules: "PaarZugSchach".into(),
        result: Some("½–½, Könige benachbart".into()),
        board: BoardDiagram {
            squares: squares("8/8/8/p7/3k4/4K3/P7/8"),
            ..BoardDiagram::default()
        },
        pairs: vec![
            pair(1, "e2-e4", "d7-d5", [Some(12_000), Some(3_671_000)]),
            pair(2, "(d2-d4)", "Ng8-f6^", [Some(0), Some(59_999)]),
            pair(3, "–", "Ke8-d7", [None, Some(1_000)]),
        ],
        ordinary_from: Some(3),
        notes: vec!["Nr. 3, Weiß: nie aufgedeckt, Beleg 0123 4567".into()],
    }
}

pub(crate) fn letter() -> LetterSheet {
    let pair = |number, moves: [&str; 2], codes: [&str; 2]| SentPair {
        number,
        moves: moves.map(Into::into),
        codes: codes.map(Into::into),
    };
    LetterSheet {
        occasion: occasion(),
        about: "Runde 2, Tisch 1".into(),
        players: [name(1), name(2)],
        greeting: format!("Guten Tag {},", name(2)),
        happened: vec![
            "Paarzug 3:".into(),
            format!("Weiß, {}: Dd1xd4 (Oktalcode 5303305)", name(1)),
            format!("Schwarz, {}: Sb8-c6 (Oktalcode 2172503)", name(2)),
            "Gleichzeitig ausgeführt. (PZSR 2)".into(),
        ],
        board: BoardDiagram {
            squares: squares("r1bqkbnr/pp2pppp/2np4/8/3QP3/5N2/PPP2PPP/RNB1KB1R"),
            ..BoardDiagram::default()
        },
        fen: "FEN: r1bqkbnr/pp2pppp/2np4/8/3QP3/5N2/PPP2PPP/RNB1KB1R KQkq -".into(),
        standing: vec![format!("{} hat Erstzugrecht (PZSR 1)", name(2))],
        next: vec![
            "Bitte den Zug für Paarzug 4 bis 24.11.2026 senden.".into(),
            "Es bleiben 3 Tage.".into(),
            "Es genügt der Oktalcode (sieben Ziffern), sonst Start- und Zielfeld, etwa e2e4."
                .into(),
        ],
        answer: Answer::Move,
        pairs: vec![
            pair(1, ["e2-e4", "c7-c5"], ["1414300", "1262406"]),
            pair(2, ["Sg1-f3", "d7-d6"], ["2605207", "1363503"]),
            pair(3, ["Dd1xd4", "Sb8-c6"], ["5303305", "2172503"]),
        ],
        sender: Some("Rosa Klaue".into()),
    }
}

pub(crate) fn report(teams: u16) -> ReportSheet {
    let fact = |label: &str, value: &str| (label.to_owned(), value.to_owned());
    ReportSheet {
        occasion: occasion(),
        facts: vec![
            fact("Regelwerk", "Schweizer Regeln"),
            fact("Austragung", "Schweizer System"),
            fact("Runden", "2 von 7"),
            fact(
                "Teilnehmer",
                &format!("{} Spieler, {teams} Teams", 2 * teams),
            ),
        ],
        standings: (1..=teams)
            .map(|number| ReportStanding {
                rank: (number, number),
                team: named(number),
                points: u32::from(2 * teams - number),
            })
            .collect(),
        rounds: (1..=2)
            .map(|number| ReportRound {
                number,
                matches: (1..=teams / 2).map(decided).collect(),
                byes: bye(teams),
            })
            .collect(),
        decisions: vec![ReportDecision {
            number: 1,
            decision: "Gemeinsame Sieger: Team 1, 2.".into(),
            reason: "Die Uhr reichte für keinen Stichkampf.".into(),
        }],
        corrections: vec![
            ReportEntry {
                time: "21.11.2026, 14:32".into(),
                who: "M. Keller".into(),
                what: "Tisch 2: Ergebnis 0–1 statt 1–0".into(),
                reason: "Zettel falsch gelesen".into(),
            },
            ReportEntry {
                time: "21.11.2026, 15:05".into(),
                who: "M. Keller".into(),
                what: "Runde 2: Team 3 und Team 8 getauscht".into(),
                reason: "Hatten sich in Runde 1 schon getroffen".into(),
            },
        ],
        signatures: Vec::new(),
    }
}
