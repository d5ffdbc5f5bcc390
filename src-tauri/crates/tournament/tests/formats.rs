//! Every combination of formation, format and games per match is played, or refused as
//! `docs/formats.md` names it.

use crate::sample;

use std::fmt::Write as _;

use kralle_refusal::Declared as _;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Acceleration, Cause, Claimed, Format, Formation, GameAt, GameCount, GamesPerMatch, LotsOrder,
    MatchFormat, MatchScore, NewTeam, NumberOrder, PointsKind, Preset, ResultEntry, RuleSet,
    Settings, TableNumber, TeamMember, Tournament,
};
use rstest::rstest;
use sample::{line, player, settings};

const PAGE: &str = include_str!("../../../../docs/formats.md");

const fn count(games: u8) -> GameCount {
    GameCount::new(games).unwrap()
}

/// Returns “yes” for admitted settings, otherwise the code of the refusal.
fn cell(settings: &Settings) -> String {
    match settings.must_fit() {
        Ok(()) => "yes".to_owned(),
        Err(refusal) => format!("`{}`", refusal.declared().code),
    }
}

fn basis(formation: Formation, format: Format) -> Settings {
    let preset = if formation == Formation::SinglePlayers {
        Preset::Standard
    } else {
        Preset::SwissRules
    };
    settings(RuleSet::of(preset), formation, format)
}

#[test]
fn the_page_names_every_combination() {
    let mut table = String::new();
    for formation in Formation::ALL {
        for format in Format::ALL {
            let basis = basis(formation, format);
            let with = |games| {
                let mut settings = basis.clone();
                settings.match_format.games = games;
                cell(&settings)
            };
            let mut accelerated = basis.clone();
            accelerated.acceleration = Acceleration::Baku;
            writeln!(
                table,
                "| `{}` | `{}` | {} | {} | {} | {} |",
                formation.code(),
                format.code(),
                with(GamesPerMatch::ONE),
                with(GamesPerMatch::All(count(2))),
                with(GamesPerMatch::BestOf(count(3))),
                cell(&accelerated),
            )
            .unwrap();
        }
    }
    assert!(
        PAGE.contains(&table),
        "docs/formats.md lacks this:\n{table}"
    );
}

/// Returns a formed tournament of five entrants.
fn formed(settings: &Settings) -> Tournament {
    let mut it = Tournament::new(settings.clone());
    let seed = Seed::parse("739142068").unwrap();
    let name = |number: u16| format!("Probe {number:02}");
    match settings.formation {
        Formation::PotDraw => {
            for number in 0..10 {
                it.add_player(player(&name(number), 2000 - number)).unwrap();
            }
            it.draw_teams(&LotsOrder {
                seed,
                wish: Wish::Anyone,
                third_joins: None,
            })
            .unwrap();
        }
        Formation::FixedTeams => {
            for number in 0..5 {
                let member = |place| {
                    let data = player(&name(2 * number + place), 2000 - number);
                    TeamMember::New(Box::new(data))
                };
                it.add_team(NewTeam {
                    name: None,
                    captain: None,
                    members: vec![member(0), member(1)],
                })
                .unwrap();
            }
            it.give_numbers(&seed, NumberOrder::Listed).unwrap();
        }
        Formation::SinglePlayers | Formation::ChangingPartners => {
            for number in 0..5 {
                it.add_player(player(&name(number), 2000 - number)).unwrap();
            }
            it.give_numbers(&seed, NumberOrder::Strength).unwrap();
        }
    }
    it
}

/// Plays every match to its end: the first-named side wins, then the second, in turn.
fn play_round(it: &mut Tournament) {
    it.pair_round().unwrap();
    let round = it.rounds.last().unwrap().number;
    it.publish_round(round).unwrap();
    for table in (0..it.rounds[round.index()].matches.len()).map(TableNumber::at) {
        while !it.match_at(round, table).unwrap().is_decided() {
            let (game, teams) = {
                let it = it.match_at(round, table).unwrap();
                (it.games.current().0, it.sides)
            };
            let winner = if game.index().is_multiple_of(2) {
                teams.first.lead()
            } else {
                teams.second.lead()
            };
            it.enter_result(&ResultEntry {
                at: GameAt { round, table, game },
                claimed: Claimed::Team(winner),
                cause: Cause::ArbiterDecision,
                reason: Some(line("Probe")),
            })
            .unwrap();
        }
    }
}

/// Every match gives one point for each game, and every bye its own.
#[rstest]
fn every_admitted_combination_is_played_to_its_end(
    #[values(
        GamesPerMatch::ONE,
        GamesPerMatch::All(count(2)),
        GamesPerMatch::BestOf(count(3))
    )]
    games: GamesPerMatch,
    #[values(MatchScore::Games, MatchScore::Match)] score: MatchScore,
) {
    for formation in Formation::ALL {
        for format in Format::ALL {
            let mut settings = basis(formation, format);
            settings.match_format = MatchFormat {
                games,
                score,
                ..MatchFormat::default()
            };
            if settings.must_fit().is_err() {
                continue;
            }
            let mut it = formed(&settings);
            let planned = it.rounds_planned();
            for _ in 0..planned {
                play_round(&mut it);
            }
            // Both partners get the points of their side.
            let each = match formation {
                Formation::ChangingPartners => 2,
                Formation::PotDraw | Formation::FixedTeams | Formation::SinglePlayers => 1,
            };
            let kinds = [PointsKind::Match, PointsKind::Game];
            for kind in kinds {
                let sum: u32 = it
                    .teams
                    .iter()
                    .map(|team| u32::from(it.points_of_kind(team.number, None, kind).0))
                    .sum();
                let expected: u32 = it
                    .rounds
                    .iter()
                    .map(|round| {
                        let matches = round.matches.iter().map(|it| match (kind, score) {
                            (PointsKind::Match, MatchScore::Match) => 2,
                            _ => 2 * u32::try_from(it.games.count()).unwrap(),
                        });
                        let byes = round.byes.iter();
                        let byes = byes
                            .map(|bye| u32::from(settings.match_format.points_of_bye(bye, kind).0));
                        each * matches.sum::<u32>() + byes.sum::<u32>()
                    })
                    .sum();
                assert_eq!(sum, expected, "{formation:?} {format:?} {kind:?}");
            }
            assert_eq!(it.rounds.len(), usize::from(planned));
        }
    }
}
