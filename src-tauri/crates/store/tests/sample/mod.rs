//! Invented tournaments, and commands that change them, for the tests of the file.
#![allow(dead_code, reason = "each test binary uses its part")]
#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::collections::BTreeMap;
use std::num::NonZeroU16;

use chrono::{DateTime, TimeDelta, Utc};
use kralle_refusal::Declared as _;
use kralle_store::{FileId, NewEntry, StoreError};
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Absence, AbsenceWorth, Acceleration, Arbiters, BirthYear, Cause, Claimed, ColorsBetweenGames,
    Contradiction, Course, Evidence, Federation, Format, Formation, Game, GameAt, GameCount,
    GameNumber, GameRecord, Games, GamesPerMatch, GoingHome, HalfPoints, ImportedRounds,
    KeptAnswer, Line, LineUpSource, LotsOrder, Match, MatchFormat, MatchScore, Missed,
    MissedMatches, NationalId, NewMembers, NewPenalty, NewTeam, NumberOrder, Numbering, OddNumber,
    Overruled, PairingWish, Part, Penalty, PenaltyKind, Place, Placing, PlayerData, PlayerId,
    PointsKind, PositionText, Presence, Preset, Progress, Rating, RatingKind, RatingList, Reformed,
    ReportCode, ReportRecord, ResultEntry, Role, RoundNumber, RuleSet, Ruling, Schedule, Scoring,
    Seating, SeatingBetweenGames, SeatingState, Settings, Sex, StartNumbering, TableNumber,
    TeamLeft, TeamMember, TeamNumber, TimeControl, Title, Tournament, VirtualPoints,
};

/// Returns the schema version of this program: the number of migrations.
pub(crate) fn newest_version() -> i64 {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../migrations");
    i64::try_from(std::fs::read_dir(folder).unwrap().count()).unwrap()
}

/// The identity of every file in the tests.
pub(crate) const FILE: FileId = FileId([7; 16]);

pub(crate) fn line(text: &str) -> Line {
    Line::parse(text).unwrap()
}

/// Returns the time `number` seconds after an arbitrary start.
pub(crate) fn moment(number: u32) -> DateTime<Utc> {
    DateTime::UNIX_EPOCH + TimeDelta::seconds(1_700_000_000 + i64::from(number))
}

pub(crate) fn entry(command: &str) -> NewEntry {
    NewEntry {
        time: moment(0),
        who: "Rosa Klaue".to_owned(),
        command: command.to_owned(),
        data: serde_json::json!({ "spoken": command, "½": [1, null] }),
    }
}

pub(crate) fn settings(format: Format) -> Settings {
    Settings {
        name: line("Klauenturnier"),
        place: Some(line("Oberklauingen")),
        date: chrono::NaiveDate::from_ymd_opt(2026, 11, 21),
        rule_set: RuleSet::of(Preset::SwissRules),
        formation: Formation::PotDraw,
        format,
        swiss_rounds: None,
        acceleration: Acceleration::None,
        scoring: Scoring::usual(format),
        match_format: MatchFormat::default(),
        rating_list: RatingList::default(),
        rating_order: vec![RatingKind::Rapid, RatingKind::Standard],
        tie_breaks: Vec::new(),
        schedule: Schedule::default(),
        expected_entrants: None,
        arbiters: Arbiters::default(),
    }
}

pub(crate) fn empty() -> Tournament {
    Tournament::new(settings(Format::DoubleRoundRobin))
}

pub(crate) fn player(number: u32) -> PlayerData {
    let rated = |kind, base: u32| {
        let rating = u16::try_from(base - number % 900).unwrap();
        (kind, Rating::try_from(rating).unwrap())
    };
    let mut ratings = BTreeMap::new();
    if !number.is_multiple_of(3) {
        ratings.extend([rated(RatingKind::Rapid, 2400)]);
    }
    if !number.is_multiple_of(4) {
        ratings.extend([rated(RatingKind::Standard, 2300)]);
    }
    if number % 5 == 2 {
        ratings.extend([rated(RatingKind::Tandem, 2200)]);
    }
    PlayerData {
        birth_year: (!number.is_multiple_of(5))
            .then(|| BirthYear::try_from(1950 + u16::try_from(number % 60).unwrap()).unwrap()),
        sex: match number % 6 {
            1 => Some(Sex::Female),
            4 => Some(Sex::Male),
            _ => None,
        },
        club: number
            .is_multiple_of(2)
            .then(|| line(&format!("SK Kralle {}", number % 7))),
        federation: (number % 3 == 1).then(|| Federation::parse("SUI").unwrap()),
        title: (number % 4 == 3).then(|| {
            Title::parse(&format!(
                "{}Dr. h.c.",
                if number % 8 == 3 { "WIM " } else { "" }
            ))
            .unwrap()
        }),
        fide_id: number.is_multiple_of(7).then_some(number * 1000),
        national_id: (number % 5 == 1)
            .then(|| NationalId::parse(&format!("70{:03}-{number:04}", number % 9)).unwrap()),
        ratings,
        ..PlayerData::new(line(&format!("Krähe {number}, Jürg")))
    }
}

/// Returns a tournament with `players` players, before the lots.
pub(crate) fn with_players(players: u32) -> Tournament {
    let mut tournament = empty();
    for number in 0..players {
        tournament.add_player(player(number)).unwrap();
    }
    tournament
        .set_odd_number(OddNumber::ThreePlayerTeam)
        .unwrap();
    tournament
}

/// Returns a Swiss system of `players` players with drawn lots and a completed first round.
pub(crate) fn evening(players: u32) -> Tournament {
    let mut tournament = with_players(players);
    let mut settings = settings(Format::SwissSystem);
    settings.swiss_rounds = Some(7);
    tournament.change_settings(settings).unwrap();
    tournament.draw_teams(&order("739142068")).unwrap();
    play_round(&mut tournament);
    tournament
}

/// Returns a tournament with `players` players and drawn lots.
pub(crate) fn drawn(players: u32) -> Tournament {
    let mut tournament = with_players(players);
    tournament.draw_teams(&order("739142068")).unwrap();
    tournament
}

pub(crate) fn order(seed: &str) -> LotsOrder {
    LotsOrder {
        seed: Seed::parse(seed).unwrap(),
        wish: Wish::Anyone,
        third_joins: None,
    }
}

/// Returns a tournament of fixed teams of two to six, with numbers and a completed first round.
pub(crate) fn fixed_teams(teams: u32) -> Tournament {
    let mut settings = settings(Format::SwissSystem);
    settings.rule_set = RuleSet::of(Preset::Ordnung);
    settings.formation = Formation::FixedTeams;
    let mut tournament = Tournament::new(settings);
    let mut next = 0;
    for team in 0..teams {
        let members = (0..2 + team % 5).map(|_| {
            next += 1;
            TeamMember::New(Box::new(player(next)))
        });
        let members = members.collect();
        let name = (team % 3 > 0).then(|| line(&format!("Klauen {team}")));
        tournament
            .add_team(NewTeam {
                name,
                captain: None,
                members,
            })
            .unwrap();
    }
    tournament
        .give_numbers(&Seed::parse("739142068").unwrap(), NumberOrder::Strength)
        .unwrap();
    play_seated_round(&mut tournament);
    tournament
}

/// Returns a tournament of single players with numbers and a completed first round.
pub(crate) fn single_players(players: u32) -> Tournament {
    let mut settings = settings(Format::SwissSystem);
    settings.rule_set = RuleSet::of(Preset::PaarZugSchach);
    settings.formation = Formation::SinglePlayers;
    let mut tournament = Tournament::new(settings);
    for number in 0..players {
        tournament.add_player(player(number)).unwrap();
    }
    tournament
        .give_numbers(&Seed::parse("739142068").unwrap(), NumberOrder::Lot)
        .unwrap();
    play_seated_round(&mut tournament);
    tournament
}

/// Returns a tournament with changing partners by standing, after two rounds.
pub(crate) fn changing_partners(players: u32) -> Tournament {
    let mut settings = settings(Format::SwissSystem);
    settings.formation = Formation::ChangingPartners;
    settings.swiss_rounds = Some(9);
    let mut tournament = Tournament::new(settings);
    for number in 0..players {
        tournament.add_player(player(number)).unwrap();
    }
    tournament
        .give_numbers(&Seed::parse("739142068").unwrap(), NumberOrder::Strength)
        .unwrap();
    play_round(&mut tournament);
    play_round(&mut tournament);
    tournament
}

/// Pairs and publishes a round with seating fixed by the rules, and gives every match a result.
fn play_seated_round(tournament: &mut Tournament) {
    let round = tournament.pair_round().unwrap();
    tournament.publish_round(round).unwrap();
    for it in tournament.round(round).unwrap().matches.clone() {
        let admitted = tournament.admitted_line_ups(it.sides.first.lead(), round);
        if let Some(last) = admitted.last() {
            let seats = [last.board_1, last.board_2];
            tournament
                .choose_line_up(round, it.table, it.sides.first.lead(), seats, None)
                .unwrap();
        }
        let winner = it.line_ups.second.pot_1;
        tournament
            .enter_result(&ResultEntry {
                at: GameAt::first(round, it.table),
                claimed: Claimed::Player(winner),
                cause: Cause::Checkmate,
                reason: None,
            })
            .unwrap();
    }
}

/// Pairs and publishes a round, and gives every open match seats and a result.
pub(crate) fn play_round(tournament: &mut Tournament) {
    let round = tournament.pair_round().unwrap();
    tournament.publish_round(round).unwrap();
    let tables: Vec<TableNumber> = tournament
        .round(round)
        .unwrap()
        .matches
        .iter()
        .filter(|it| it.current().outcome.is_none())
        .map(|it| it.table)
        .collect();
    for table in tables {
        tournament
            .choose_seating(GameAt::first(round, table), Seating::Cross)
            .unwrap();
        tournament
            .choose_colors(GameAt::first(round, table), Role::Second)
            .unwrap();
        let winner = tournament
            .match_at(round, table)
            .unwrap()
            .line_ups
            .first
            .pot_1;
        tournament
            .enter_result(&ResultEntry {
                at: GameAt::first(round, table),
                claimed: Claimed::Player(winner),
                cause: Cause::Checkmate,
                reason: None,
            })
            .unwrap();
    }
}

/// Returns a tournament with every value that the file must keep, reachable by commands or not.
pub(crate) fn colorful() -> Tournament {
    let mut tournament = drawn(11);
    play_round(&mut tournament);
    play_round(&mut tournament);
    tournament.pair_round().unwrap();
    let mut rule_set = RuleSet::of(Preset::Dsj);
    rule_set.source = Some("Announcement, \"item\" 4 – ½ \\ ♔".to_owned());
    for entry in rule_set.entries() {
        let other = entry.values.iter().find(|value| **value != entry.value);
        if let Some(other) = other {
            rule_set.set(entry.option, other).unwrap();
        }
    }
    tournament.settings.rule_set = rule_set;
    tournament.settings.swiss_rounds = Some(7);
    tournament.settings.acceleration = Acceleration::Baku;
    tournament.rounds[0].virtual_points = Some(VirtualPoints {
        last: TeamNumber::at(3),
        points: HalfPoints(2),
    });
    tournament.settings.rating_list = RatingList {
        name: Some(line("Krallenliste")),
        date: chrono::NaiveDate::from_ymd_opt(2024, 2, 29),
    };
    tournament.settings.schedule = Schedule {
        time_control: TimeControl::new(15, 10),
        first_round_at: chrono::NaiveTime::from_hms_opt(19, 30, 0),
        end_by: chrono::NaiveTime::from_hms_opt(0, 5, 0),
    };
    tournament.settings.expected_entrants = NonZeroU16::new(65_535);
    tournament.settings.arbiters = Arbiters {
        chief: Some(line("IA Probe, Kim (12345)")),
        deputies: vec![line("Muster, Ida"), line("Vogt, Al")],
        are_public: true,
    };
    tournament.players[0].data.presence = Presence::Absent;
    tournament.players[1].data.part = Part::StepsIn;
    tournament.by_hand = vec![PlayerId(3), PlayerId(1), PlayerId(2)];
    tournament.teams[2].name = Some(line("Gib mir Zeug"));
    tournament.teams[2].captain = Some(line("Pfote, Mia"));
    tournament.teams[2].entered = RoundNumber::at(1);
    tournament.numbering = Some(Numbering {
        seed: Seed::parse("Käfer ♔").unwrap(),
        teams: [3, 1, 5, 2, 4]
            .map(|it| TeamNumber::new(it).unwrap())
            .into(),
    });
    tournament.memberships[1].to = Some(RoundNumber::FIRST);
    tournament.settings.tie_breaks = ["BH:MP/C1", "SB", "DE"]
        .map(|code| code.parse().unwrap())
        .into();
    for (from, to, worth) in [
        (1, Some(2), AbsenceWorth::Half),
        (3, None, AbsenceWorth::Nothing),
    ] {
        tournament.absences.push(Absence {
            team: TeamNumber::new(4).unwrap(),
            from: RoundNumber::new(from).unwrap(),
            to: to.and_then(RoundNumber::new),
            worth,
            reason: to.map(|_| line("Zug verpasst")),
        });
    }
    tournament.start_numbering = Some(StartNumbering {
        seed: Seed::parse("♔ 5").unwrap(),
        order: NumberOrder::Listed,
        top_role: Role::Second,
    });
    tournament.settings.match_format = MatchFormat {
        games: GamesPerMatch::BestOf(GameCount::new(3).unwrap()),
        colors: ColorsBetweenGames::Chosen,
        seating: SeatingBetweenGames::Swapped,
        score: MatchScore::Match,
        standings_by: PointsKind::Game,
    };
    for it in tournament.rounds.iter_mut().flat_map(|it| &mut it.matches) {
        let first = it.current().clone();
        let open = Game::open(SeatingState::Boards(Seating::Cross));
        it.games = Games::new(first.clone(), vec![first, open]);
    }
    let round = &mut tournament.rounds[0];
    round.matches[1].line_ups.second.source = LineUpSource::Chosen;
    first(&mut round.matches[0]).seating = SeatingState::Open;
    first(&mut round.matches[1]).seating = SeatingState::Boards(Seating::Parallel);
    let outcome = first(&mut round.matches[0]).outcome.as_mut().unwrap();
    outcome.reason = Some(line("Handy klingelte"));
    let team = |number| TeamNumber::new(number).unwrap();
    tournament.rounds[2].wishes = vec![
        PairingWish::TogetherAgain(team(1), team(2)),
        PairingWish::Together(team(3), team(4)),
        PairingWish::Apart(team(1), team(5)),
        PairingWish::Bye(team(5)),
        PairingWish::SecondMeetings,
    ];
    for (number, ruling) in [
        (1, Ruling::Order(vec![team(3), team(1)])),
        (2, Ruling::JointWinners(vec![team(1), team(3)])),
    ] {
        tournament.decisions.push(kralle_tournament::Decision {
            number,
            tied: vec![team(1), team(3)],
            ruling,
            reason: line("Los"),
        });
    }
    let text = "7k/6pQ/8/8/8/3B4/8/6K1[] b - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
    let position = PositionText::parse(text).unwrap();
    let game = first(&mut tournament.rounds[0].matches[0]);
    let outcome = game.outcome.as_mut().unwrap();
    outcome.evidence = Evidence {
        position: Some(position.clone()),
        record: Some(GameRecord::parse("1A. e4 1a. e5 *").unwrap()),
    };
    outcome.overruled = Some(Overruled {
        contradiction: Contradiction::MateNotFinal,
        reason: line("Der Partner hat verzichtet"),
    });
    let (round, table) = (RoundNumber::FIRST, TableNumber::at(1));
    for number in [1, 2] {
        tournament.kept_answers.push(KeptAnswer {
            round,
            table,
            number,
            position: position.clone(),
            card: "{\"question\":\"mate\"}".to_owned(),
        });
    }
    let kinds = [
        PenaltyKind::Warning,
        PenaltyKind::MatchLost(TableNumber::at(1)),
        PenaltyKind::PointsDown(HalfPoints(1)),
        PenaltyKind::PointsUp(HalfPoints(2)),
        PenaltyKind::Exclusion,
    ];
    for (number, kind) in (2..).zip(kinds) {
        tournament.penalties.push(Penalty {
            number,
            team: team(1),
            player: (number == 2).then_some(PlayerId(1)),
            round: RoundNumber::FIRST,
            kind,
            reason: line("Zug vorgesagt"),
        });
    }
    tournament.reformed.push(Reformed {
        team: team(2),
        from: RoundNumber::at(1),
        reason: line("Partner krank"),
    });
    tournament.report_records = vec![ReportRecord {
        code: ReportCode::TimeControl,
        text: line("90 min + 30 s"),
    }];
    tournament.imported = Some(ImportedRounds {
        count: 1,
        program: Some(line("Probe 1.0")),
    });
    tournament.rounds[1].matches[0].progress = Progress::StillPlaying;
    tournament.course = Course::Closed;
    tournament
}

/// Applies one of all commands to the tournament, with arguments picked by `pick`. A refused
/// command changes nothing.
pub(crate) fn command(tournament: &Tournament, kind: u8, pick: u32) -> Tournament {
    let mut after = tournament.clone();
    let index = pick as usize;
    let someone = after
        .players
        .get(index % after.players.len().max(1))
        .map_or(PlayerId(0), |player| player.id);
    let round = RoundNumber::at(index % (after.rounds.len() + 1));
    let table = TableNumber::at(index / 7 % 5);
    let team = |index: usize| TeamNumber::at(index % after.teams.len().max(1));
    let (one, other) = (team(index), team(index / 5));
    let reason = line("weil");
    let refused = match kind % 36 {
        0 => after.add_player(player(pick % 5000)).err(),
        1 => after.change_player(someone, player(pick % 5000)).err(),
        2 => after.remove_player(someone).err(),
        3 => {
            let mut hand: Vec<PlayerId> = after.players.iter().map(|it| it.id).collect();
            let start = index % hand.len().max(1);
            hand.rotate_left(start);
            hand.truncate(index % 6);
            after.order_by_hand(hand).err()
        }
        4 => after
            .set_odd_number(if pick.is_multiple_of(2) {
                OddNumber::Refused
            } else {
                OddNumber::ThreePlayerTeam
            })
            .err(),
        5 => {
            let mut settings = after.settings.clone();
            settings.name = line(&format!("Turnier {pick}"));
            settings.rating_order = if pick.is_multiple_of(2) {
                vec![RatingKind::Tandem, RatingKind::National]
            } else {
                vec![RatingKind::Standard, RatingKind::Other, RatingKind::Blitz]
            };
            after.change_settings(settings).err()
        }
        6 => after.draw_teams(&order(&pick.to_string())).err(),
        7 | 8 => after.pair_round().err(),
        9 => after.discard_draft(round).err(),
        10 | 11 => after.publish_round(round).err(),
        12 => after.swap_teams(round, one, other, Some(&reason)).err(),
        13 => after
            .choose_seating(GameAt::first(round, table), Seating::Parallel)
            .err(),
        14 => after
            .choose_colors(GameAt::first(round, table), Role::First)
            .err(),
        15 => after.reopen_seating(GameAt::first(round, table)).err(),
        16 | 17 => after
            .enter_result(&ResultEntry {
                at: GameAt::first(round, table),
                claimed: Claimed::Team(one),
                cause: Cause::ArbiterDecision,
                reason: Some(reason),
            })
            .err(),
        18 if pick.is_multiple_of(2) => {
            let text = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1";
            let position = PositionText::parse(text).unwrap();
            after
                .keep_answer(round, table, position, "{}".to_owned())
                .err()
        }
        18 => after
            .clear_result(GameAt::first(round, table), Some(&reason))
            .err(),
        19 => after
            .add_team(NewTeam {
                name: Some(line(&format!("Neu {pick}"))),
                captain: None,
                members: (0..2 + pick % 5)
                    .map(|place| TeamMember::New(Box::new(player(5000 + pick % 5000 + place))))
                    .collect(),
            })
            .err(),
        20 => {
            let mut members: Vec<TeamMember> = after
                .members(one, after.next_round())
                .map(|membership| TeamMember::Entered(membership.player))
                .collect();
            let start = index % members.len().max(1);
            members.rotate_left(start);
            after
                .change_team(
                    one,
                    NewTeam {
                        name: None,
                        captain: None,
                        members,
                    },
                    Some(&reason),
                )
                .err()
        }
        21 => after.remove_team(one).err(),
        22 => after
            .give_numbers(
                &Seed::parse(&pick.to_string()).unwrap(),
                NumberOrder::ALL[index % 3],
            )
            .err(),
        23 => after.take_numbers_back().err(),
        24 => {
            let admitted = after.admitted_line_ups(one, round);
            match admitted.get(index % admitted.len().max(1)) {
                Some(chosen) => {
                    let seats = [chosen.board_1, chosen.board_2];
                    after
                        .choose_line_up(round, table, one, seats, Some(&reason))
                        .err()
                }
                None => None,
            }
        }
        25 => after
            .let_be_absent(&Absence {
                team: one,
                from: round,
                to: pick.is_multiple_of(2).then(|| round.next()),
                worth: if pick.is_multiple_of(4) {
                    AbsenceWorth::Half
                } else {
                    AbsenceWorth::Nothing
                },
                reason: Some(reason),
            })
            .err(),
        26 => after.take_absence_back(one, round, Some(&reason)).err(),
        27..=29 => {
            let kind = match pick % 5 {
                0 => PenaltyKind::Warning,
                1 => PenaltyKind::MatchLost(table),
                2 => PenaltyKind::PointsDown(HalfPoints(1)),
                3 => PenaltyKind::PointsUp(HalfPoints(2)),
                _ => PenaltyKind::Exclusion,
            };
            let new = NewPenalty {
                team: one,
                player: None,
                round,
                kind,
                reason,
            };
            after.punish(new).err()
        }
        30 => after
            .lift_penalty(u16::try_from(pick % 4 + 1).unwrap())
            .err(),
        31 => {
            let members = |team| after.members(team, after.next_round()).map(|it| it.player);
            let mut both: Vec<PlayerId> = members(one).chain(members(other)).collect();
            both.dedup();
            let start = index % both.len().max(1);
            both.rotate_left(start);
            let second = both.split_off(both.len() / 2);
            let new = |team, members: Vec<PlayerId>| NewMembers {
                team,
                members: members.into_iter().map(TeamMember::Entered).collect(),
            };
            let teams = vec![new(one, both), new(other, second)];
            after.reform_teams(teams, &reason).err()
        }
        32 => after
            .mark_progress(round, table, Progress::StillPlaying)
            .err(),
        33 => after.let_sit_out(round, table, someone).err(),
        34 => after
            .place_player(placing(&after, pick, someone, one))
            .err(),
        _ => {
            let team = match pick % 7 {
                0 => None,
                1 | 2 => Some(TeamLeft::PlaysOn),
                3 => Some(TeamLeft::StepsIn(newcomer(pick))),
                4 => Some(TeamLeft::StepsIn(TeamMember::Entered(waiting(
                    &after, pick,
                )))),
                _ => Some(TeamLeft::Leaves),
            };
            after
                .go_home(GoingHome {
                    player: someone,
                    team,
                    reason: Some(reason),
                })
                .err()
        }
    };
    match refused {
        None => after,
        Some(_) => tournament.clone(),
    }
}

fn newcomer(pick: u32) -> TeamMember {
    TeamMember::New(Box::new(player(10_000 + pick % 5000)))
}

/// Returns a waiting player, if there is one.
fn waiting(tournament: &Tournament, pick: u32) -> PlayerId {
    let waiting: Vec<PlayerId> = tournament.waiting().map(|player| player.id).collect();
    let index = pick as usize % waiting.len().max(1);
    waiting.get(index).copied().unwrap_or(PlayerId(0))
}

/// Returns a late or waiting player, and the team or place for him.
fn placing(tournament: &Tournament, pick: u32, someone: PlayerId, team: TeamNumber) -> Placing {
    Placing {
        player: match pick % 3 {
            0 => TeamMember::Entered(waiting(tournament, pick)),
            _ => newcomer(pick),
        },
        place: match pick / 3 % 5 {
            0 => Place::Waits,
            1 => Place::Third(team),
            2 => Place::InPlaceOf(someone),
            other => Place::NewTeam {
                with: if other == 3 {
                    someone
                } else {
                    waiting(tournament, pick / 7)
                },
                missed: match (tournament.settings.format, pick / 5 % 2) {
                    (Format::SwissSystem, 0) => Missed::Rounds(AbsenceWorth::Half),
                    (Format::SwissSystem, _) => Missed::Rounds(AbsenceWorth::Nothing),
                    (_, 0) => Missed::Matches(MissedMatches::Forfeited),
                    (_, _) => Missed::Matches(MissedMatches::ToPlay),
                },
            },
        },
        reason: Some(line("kam spät")),
    }
}

/// Returns a refusal as code and data, as calls return it.
pub(crate) fn wire(refused: &StoreError) -> serde_json::Value {
    serde_json::json!({ "code": refused.declared().code, "data": refused.data() })
}

/// Returns the first game of a match.
fn first(it: &mut Match) -> &mut Game {
    it.games.get_mut(GameNumber::FIRST).unwrap()
}
