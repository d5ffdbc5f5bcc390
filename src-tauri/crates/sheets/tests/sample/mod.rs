//! Invented sheets of any size.

#![allow(dead_code)] // each test takes what it needs

mod more;

use std::cell::{Cell, RefCell};

use chrono::{NaiveDate, NaiveTime};
use kralle_sheets::{
    ByeOnSheet, ClubWish, DrawRecordSheet, DrawnPlayer, DrawnTeam, Entrants, Finality, HeadOnSheet,
    MatchOnSheet, Occasion, PairingSheet, PlayerOnSheet, Presence, RankingDecision,
    RankingDecisionKind, RoleOnSheet, SeatingNote, StandingOnSheet, StandingsSheet, TeamOnSheet,
    TieBreakLabel,
};

#[allow(unused_imports)] // each test takes what it needs
pub(crate) use more::*;

const SURNAMES: [&str; 11] = [
    "Zürcher",
    "Öztürk",
    "Weiß",
    "von Arx",
    "Šimić",
    "Ähnlich-Freudenreich",
    "Nguyễn",
    "Łukasik",
    "O'Neill",
    "Иванова",
    "Παππάς",
];
const GIVEN: [&str; 7] = [
    "Ida",
    "Jörg",
    "Maximiliane",
    "Ay",
    "Zoë",
    "Bartholomäus",
    "Émile",
];

thread_local! {
    /// Names in place of the usual ones.
    static NAMES: RefCell<Vec<String>> = const { RefCell::new(Vec::new()) };
    /// Whether they have a head of the journal.
    static HEADED: Cell<bool> = const { Cell::new(true) };
    /// Who meets whom.
    static ENTRANTS: Cell<Entrants> = const { Cell::new(Entrants::Teams) };
}

/// From now on, in this thread, players have these names.
pub(crate) fn set_names(names: &[String]) {
    NAMES.with_borrow_mut(|kept| names.clone_into(kept));
}

/// From now on, in this thread, these meet.
pub(crate) fn set_entrants(entrants: Entrants) {
    ENTRANTS.set(entrants);
}

pub(crate) fn name(i: usize) -> String {
    let given = NAMES.with_borrow(|names| match names.len() {
        0 => None,
        count => Some(names[i % count].clone()),
    });
    given.unwrap_or_else(|| {
        format!(
            "{}, {}",
            SURNAMES[i % SURNAMES.len()],
            GIVEN[i % GIVEN.len()]
        )
    })
}

pub(crate) fn team(number: u16) -> TeamOnSheet {
    let i = usize::from(number);
    let mut players = [name(i), name(3 * i + 5)]
        .map(|name| PlayerOnSheet {
            name,
            title: None,
            presence: Presence::Plays,
        })
        .to_vec();
    if ENTRANTS.get() == Entrants::Players {
        players.truncate(1);
    }
    TeamOnSheet {
        number,
        name: None,
        players,
        score: Some(u32::from(number % 7)),
    }
}

pub(crate) fn occasion() -> Occasion {
    Occasion {
        tournament: "Probeturnier am See 2026".into(),
        place: Some("Überlingen".into()),
        date: NaiveDate::from_ymd_opt(2026, 11, 21),
        entrants: ENTRANTS.get(),
        printed: None,
        head: HEADED.get().then(head).flatten(),
    }
}

/// From now on, in this thread, sheets have a head of the journal, or none.
pub(crate) fn set_headed(headed: bool) {
    HEADED.set(headed);
}

fn head() -> Option<HeadOnSheet> {
    HeadOnSheet::new(HEAD_WORD, HEAD).ok()
}

/// A head of the journal as people read it.
pub(crate) const HEAD_WORD: &str = "412-KTRA-9MNP-XC4D-7HWQ";
/// And whole.
pub(crate) const HEAD: &str = "KRALLE:0F9A3C51D27E4B6880B1C2D3E4F50617:412:KTRA9MNPXC4D7HWQ5ZJ08V3Y6BEGFS1TKTRA9MNPXC4D7HWQ5ZJ0";

pub(crate) fn pairing_sheet(matches: u16) -> PairingSheet {
    PairingSheet {
        occasion: occasion(),
        round: 5,
        begins: NaiveTime::from_hms_opt(14, 20, 0),
        matches: (1..=matches)
            .map(|table| MatchOnSheet {
                table,
                first_named: team(2 * table - 1),
                second_named: team(2 * table),
                result: None,
            })
            .collect(),
        byes: vec![ByeOnSheet {
            team: team(2 * matches + 1),
            points: 2,
        }],
        seating: SeatingNote::Chosen {
            article: Some("Ablauf, Punkt 2b und 2c".into()),
        },
    }
}

pub(crate) fn standings_sheet(teams: u16, rounds: u16) -> StandingsSheet {
    let row = |number: u16| StandingOnSheet {
        rank: if number == 4 || number == 5 {
            (4, 5)
        } else {
            (number, number)
        },
        team: TeamOnSheet {
            name: (number == 2 && ENTRANTS.get() == Entrants::Teams)
                .then(|| "Springerduett".into()),
            ..team(number)
        },
        rounds: (1..=rounds)
            .map(|round| {
                format!(
                    "{}{}",
                    [
                        "1\u{202f}·\u{202f}",
                        "½\u{202f}·\u{202f}",
                        "0\u{202f}·\u{202f}"
                    ][usize::from((number + round) % 3)],
                    (number + round) % teams + 1
                )
            })
            .collect(),
        points: u32::from(2 * rounds.saturating_sub(number / 3)),
        tie_breaks: vec![if number < 3 {
            "1–0".into()
        } else {
            String::new()
        }],
    };
    StandingsSheet {
        occasion: occasion(),
        round: rounds,
        finality: Finality::Interim,
        tie_breaks: vec![TieBreakLabel::DirectEncounter],
        rows: (1..=teams).map(row).collect(),
        explanations: Vec::new(),
        decisions: vec![
            RankingDecision {
                kind: RankingDecisionKind::DirectEncounter {
                    before: 1,
                    behind: 2,
                },
                reason: None,
                article: Some("Wertung, Punkt 2a".into()),
            },
            RankingDecision {
                kind: RankingDecisionKind::JointWinners {
                    teams: vec![1, 2, 3],
                },
                reason: Some("Jede der drei hat einmal gewonnen.".into()),
                article: Some("Wertung, Punkt 2c".into()),
            },
        ],
    }
}

pub(crate) fn draw_record_sheet(teams: u16) -> DrawRecordSheet {
    let player = |start_number: u16| DrawnPlayer {
        start_number,
        name: name(usize::from(start_number)),
        rating: (!start_number.is_multiple_of(5)).then(|| 2200 - 9 * (start_number % 200)),
    };
    let team = |number: u16| DrawnTeam {
        number,
        pot_1: player(number),
        pot_2: if number == teams {
            vec![player(2 * teams), player(2 * teams + 1)]
        } else {
            vec![player(teams + number)]
        },
    };
    DrawRecordSheet {
        occasion: occasion(),
        seed: "482 915 077".into(),
        drawn: NaiveDate::from_ymd_opt(2026, 11, 21).and_then(|date| date.and_hms_opt(13, 5, 0)),
        list_checksum: "9f2c 41d0 77ab 3e15".into(),
        order: "Elo Rapid, dann Elo Standard".into(),
        club_wish: ClubWish::On { reshuffles: 3 },
        top_team_role: Some(RoleOnSheet::FirstNamed),
        teams: (1..=teams).map(team).collect(),
        signatures: Vec::new(),
    }
}
