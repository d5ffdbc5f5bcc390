//! An evening with changing partners: ranks of persons, and matches of the partners as they
//! played.

use crate::played;

use kralle_rules::{preset::Preset, rule_set::RuleSet};
use kralle_season::rating::RatingParameters;
use kralle_season::{
    Evening, EveningKey, Persons, PlayedMatch, Score, Season, SeasonFile, SeasonSettings,
    SeasonTable,
};
use kralle_tournament::lots::Seed;
use kralle_tournament::{
    Absence, AbsenceWorth, Acceleration, Arbiters, BySide, Cause, Claimed, Format, Formation,
    GameAt, Line, MatchFormat, NewTeam, NumberOrder, PlayerData, PlayerId, RatingKind, RatingList,
    ResultEntry, Role, RoundNumber, Schedule, Scoring, Settings, Side, TableNumber, TeamMember,
    TeamNumber, Tournament,
};
use rstest::rstest;

fn tournament(formation: Formation, rounds: u16) -> Tournament {
    let format = Format::SwissSystem;
    Tournament::new(Settings {
        name: Line::parse("Klauenabend").unwrap(),
        place: None,
        date: chrono::NaiveDate::from_ymd_opt(2026, 3, 7),
        rule_set: RuleSet::of(Preset::SwissRules),
        formation,
        format,
        swiss_rounds: Some(rounds),
        acceleration: Acceleration::None,
        scoring: Scoring::usual(format),
        match_format: MatchFormat::default(),
        rating_list: RatingList::default(),
        rating_order: vec![RatingKind::Standard],
        tie_breaks: Vec::new(),
        schedule: Schedule::default(),
        expected_entrants: None,
        arbiters: Arbiters::default(),
    })
}

/// Returns a player; a lower number is stronger.
fn player(number: u16) -> PlayerData {
    let mut data = PlayerData::new(Line::parse(&format!("Uhu {number}, Ute")).unwrap());
    let rating = (2000 - 50 * number).try_into().unwrap();
    data.ratings.insert(RatingKind::Standard, rating);
    data
}

/// Returns players with changing partners and their numbers, before round 1.
fn with_partners(players: u16, rounds: u16) -> Tournament {
    let mut it = tournament(Formation::ChangingPartners, rounds);
    for number in 1..=players {
        it.add_player(player(number)).unwrap();
    }
    let seed = Seed::parse("739142068").unwrap();
    it.give_numbers(&seed, NumberOrder::Strength).unwrap();
    it
}

/// Plays the next round; `winner` wins every match, `None` is a draw.
fn play(it: &mut Tournament, winner: Option<Role>) {
    let round = it.pair_round().unwrap();
    it.publish_round(round).unwrap();
    for played in it.round(round).unwrap().matches.clone() {
        let team = |role| Claimed::Team(played.sides.of(role).lead());
        it.enter_result(&ResultEntry {
            at: GameAt::first(round, played.table),
            claimed: winner.map_or(Claimed::Drawn, team),
            cause: Cause::ArbiterDecision,
            reason: Some(Line::parse("Probe").unwrap()),
        })
        .unwrap();
    }
}

fn evening(it: &Tournament) -> Evening {
    Evening::of(EveningKey("key".to_owned()), it)
}

/// Returns the players of a side.
fn players(it: &Tournament, side: Side) -> Vec<PlayerId> {
    let entrants = side.entrants();
    let members = entrants.flat_map(|entrant| it.members(entrant, RoundNumber::FIRST));
    members.map(|it| it.player).collect()
}

/// Six players, of whom two rest in each round; one leaves after round 2.
fn six_with_a_leaver() -> Tournament {
    let mut it = with_partners(6, 3);
    play(&mut it, Some(Role::First));
    play(&mut it, None);
    it.let_be_absent(&Absence {
        team: TeamNumber::at(1),
        from: it.next_round(),
        to: None,
        worth: AbsenceWorth::Nothing,
        reason: Some(Line::parse("Probe").unwrap()),
    })
    .unwrap();
    play(&mut it, Some(Role::Second));
    it
}

#[test]
fn partners_play_as_they_were_paired_and_byes_are_no_matches() {
    let it = six_with_a_leaver();
    let rounds = it.rounds.iter();
    let sides = rounds.flat_map(|round| round.matches.iter().map(|it| (round.number, it)));
    let expected: Vec<PlayedMatch> = sides
        .zip([Score::Won, Score::Drawn, Score::Lost])
        .map(|((round, played), score)| PlayedMatch {
            round,
            table: TableNumber::FIRST,
            first: players(&it, played.sides.first),
            second: players(&it, played.sides.second),
            score,
        })
        .collect();
    let byes: Vec<usize> = it.rounds.iter().map(|round| round.byes.len()).collect();
    assert_eq!(byes, [2, 2, 1]);
    assert_eq!(evening(&it).matches, expected);
    let partners = |it: &PlayedMatch| (it.first.clone(), it.second.clone());
    assert_ne!(partners(&expected[0]), partners(&expected[1]));
}

#[test]
fn the_rank_of_a_person_is_the_result_in_the_season() {
    let it = six_with_a_leaver();
    let evening = evening(&it);
    let standings = it.standings(None);
    assert_eq!(evening.teams.len(), 6);
    for (result, standing) in evening.teams.iter().zip(&standings) {
        assert_eq!(result.members, players(&it, Side::team(standing.team)));
        assert_eq!(
            (result.rank, result.points),
            (standing.rank, standing.points)
        );
        assert!(!result.is_out, "a leaver keeps the rank");
    }
    let settings = SeasonSettings::from_toml("").unwrap();
    let file = SeasonFile {
        file: "evening.kralle".to_owned(),
        evening,
    };
    let season = Season::by(vec![file], &settings);
    let persons = Persons::of(&season, &settings.decisions);
    let table = SeasonTable::of(&season, &persons, &settings);
    assert_eq!(table.rows.len(), 6);
    for row in &table.rows {
        let name = &persons.get(row.person).unwrap().data.name;
        let is_own = |team| {
            let own = it.team_players(team, RoundNumber::FIRST).next();
            own.is_some_and(|own| own.data.name == *name)
        };
        let own = standings.iter().find(|it| is_own(it.team)).unwrap();
        assert_eq!(row.results.len(), 1, "{name}");
        assert_eq!(row.results[0].rank, own.rank, "{name}");
    }
}

/// The ratings after a match are those after the same match between fixed teams.
#[rstest]
#[case::won(Some(Role::First))]
#[case::drawn(None)]
#[case::lost(Some(Role::Second))]
fn a_match_is_rated_as_one_between_fixed_teams(#[case] winner: Option<Role>) {
    let mut partners = with_partners(4, 1);
    play(&mut partners, winner);
    let BySide { first, second } = partners.rounds[0].matches[0].sides;
    let mut fixed = tournament(Formation::FixedTeams, 1);
    for side in [first, second] {
        let members = players(&partners, side).into_iter();
        let members = members.map(|it| partners.player(it).unwrap().data.clone());
        fixed
            .add_team(NewTeam {
                name: None,
                captain: None,
                members: members.map(|it| TeamMember::New(Box::new(it))).collect(),
            })
            .unwrap();
    }
    let seed = Seed::parse("739142068").unwrap();
    fixed.give_numbers(&seed, NumberOrder::Listed).unwrap();
    let round = fixed.pair_round().unwrap();
    if fixed.round(round).unwrap().matches[0].sides.first.lead() != TeamNumber::at(0) {
        let (one, other) = (TeamNumber::at(0), TeamNumber::at(1));
        fixed.swap_teams(round, one, other, None).unwrap();
    }
    fixed.publish_round(round).unwrap();
    let lead = |role| match role {
        Role::First => Claimed::Team(TeamNumber::at(0)),
        Role::Second => Claimed::Team(TeamNumber::at(1)),
    };
    fixed
        .enter_result(&ResultEntry {
            at: GameAt::first(round, TableNumber::FIRST),
            claimed: winner.map_or(Claimed::Drawn, lead),
            cause: Cause::ArbiterDecision,
            reason: Some(Line::parse("Probe").unwrap()),
        })
        .unwrap();
    let ratings = |it: &Tournament| {
        let ratings = played::tandem(&[evening(it)], &RatingParameters::default());
        let named = ratings.into_iter().map(|rating| {
            let player = it.player(PlayerId(rating.person.0)).unwrap();
            (player.data.name.to_string(), rating.estimate)
        });
        let mut named: Vec<_> = named.collect();
        named.sort_by(|one, other| one.0.cmp(&other.0));
        named
    };
    assert_eq!(ratings(&partners).len(), 4);
    assert_eq!(ratings(&partners), ratings(&fixed));
}
