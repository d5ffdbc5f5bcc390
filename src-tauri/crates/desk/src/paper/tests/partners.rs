//! The text of the sheets, tables and pages of changing partners.

#![allow(clippy::unwrap_used, reason = "a test may break where it stands")]

use kralle_tournament::lots::Seed;
use kralle_tournament::{
    Absence, AbsenceWorth, Cause, Claimed, Format, Formation, GameAt, GameCount, GamesPerMatch,
    MatchFormat, NumberOrder, ResultEntry, RoundNumber, Scoring, TableNumber, TeamNumber,
    Tournament,
};
use rstest::rstest;
use serde_json::json;

use super::agree::Surfaces;
use super::every::{Read, ask, check_in, desk, keep, notes, sample, slips, text_of};
use crate::exchange::tables::TableName;

/// Returns numbered players with changing partners, before the first round.
fn numbered(players: u32, format: Format, match_format: MatchFormat) -> Tournament {
    let mut settings = sample::settings(format);
    settings.formation = Formation::ChangingPartners;
    settings.swiss_rounds = (format == Format::SwissSystem).then_some(5);
    settings.scoring = Scoring::usual(format);
    settings.match_format = match_format;
    let mut tournament = Tournament::new(settings);
    for number in 1..=players {
        tournament.add_player(sample::player(number)).unwrap();
    }
    let seed = Seed::parse("739142068").unwrap();
    tournament
        .give_numbers(&seed, NumberOrder::Strength)
        .unwrap();
    tournament
}

/// Nine players by standing: number 5 misses the second round, and a side does not appear for the
/// third; the fourth is running.
pub(super) fn by_standing() -> Tournament {
    let mut tournament = numbered(9, Format::SwissSystem, MatchFormat::default());
    sample::play_round(&mut tournament);
    let absence = Absence {
        team: TeamNumber::at(4),
        from: RoundNumber::at(1),
        to: Some(RoundNumber::at(1)),
        worth: AbsenceWorth::Half,
        reason: Some(sample::line("Zug verpasst")),
    };
    tournament.let_be_absent(&absence).unwrap();
    sample::play_round(&mut tournament);
    let round = tournament.pair_round().unwrap();
    tournament.publish_round(round).unwrap();
    for table in [0, 1].map(TableNumber::at) {
        let first = tournament.match_at(round, table).unwrap().line_ups.first;
        tournament
            .enter_result(&ResultEntry {
                at: GameAt::first(round, table),
                claimed: Claimed::Player(first.pot_1),
                cause: if table == TableNumber::FIRST {
                    Cause::Forfeit
                } else {
                    Cause::Checkmate
                },
                reason: None,
            })
            .unwrap();
    }
    let round = tournament.pair_round().unwrap();
    tournament.publish_round(round).unwrap();
    tournament
}

/// Six players with a complete schedule: two rest in each round, and the third round is open.
fn complete() -> Tournament {
    let mut tournament = numbered(6, Format::RoundRobin, MatchFormat::default());
    sample::play_round(&mut tournament);
    sample::play_round(&mut tournament);
    let round = tournament.pair_round().unwrap();
    tournament.publish_round(round).unwrap();
    tournament
}

/// Twenty-four players at six tables with two games a match; the second round is open.
fn two_games() -> Tournament {
    let match_format = MatchFormat {
        games: GamesPerMatch::All(GameCount::new(2).unwrap()),
        ..MatchFormat::default()
    };
    let mut tournament = numbered(24, Format::SwissSystem, match_format);
    sample::play_round(&mut tournament);
    let open = tournament.rounds[0].matches.clone();
    for it in open.iter().filter(|it| it.verdict().is_none()) {
        let (game, _) = it.games.current();
        tournament
            .enter_result(&ResultEntry {
                at: GameAt {
                    game,
                    ..GameAt::first(RoundNumber::FIRST, it.table)
                },
                claimed: Claimed::Player(it.line_ups.second.pot_1),
                cause: Cause::Checkmate,
                reason: None,
            })
            .unwrap();
    }
    let round = tournament.pair_round().unwrap();
    tournament.publish_round(round).unwrap();
    tournament
}

#[rstest]
#[case("partners", by_standing(), "de")]
#[case("partners.fr", by_standing(), "fr")]
#[case("partners_complete", complete(), "de")]
#[case("partners_games", two_games(), "de")]
fn sheets_of_changing_partners_read_as_they_should(
    #[case] name: &str,
    #[case] tournament: Tournament,
    #[case] language: &str,
) -> Read {
    check_in(name, &tournament, language)
}

#[test]
fn a_round_is_paired_in_a_file() -> Read {
    let folder = tempfile::tempdir()?;
    let waiting = numbered(9, Format::SwissSystem, MatchFormat::default());
    let mut desk = desk(folder.path(), &waiting)?;
    ask(&mut desk, "pair_round", json!({}))?;
    let tables = ask(&mut desk, "round", json!({ "round": 1 }))?;
    assert_eq!(tables["matches"][1]["first"]["partner"], 7);
    Ok(())
}

#[test]
fn slips_and_notes_name_both_partners() -> Read {
    let mut waiting = numbered(9, Format::SwissSystem, MatchFormat::default());
    waiting.pair_round()?;
    let slips = slips(&waiting, "de").map_err(|refused| refused.code.to_string())?;
    let notes = notes(&by_standing(), "de").map_err(|refused| refused.code.to_string())?;
    let texts = slips.into_iter().chain(notes).map(|pdf| text_of(Ok(pdf)));
    keep("partners_slips", &texts.collect::<String>());
    Ok(())
}

#[test]
fn exported_tables_and_the_site_name_both_partners() {
    let made = Surfaces::of(&by_standing());
    let tables = [
        TableName::Teams,
        TableName::Results,
        TableName::Standings,
        TableName::Crosstable,
    ];
    let pages = [
        "round-2.html",
        "standings.html",
        "crosstable.html",
        "player-1.html",
    ];
    keep("partners_exported", &made.text(&tables, &pages));
}
