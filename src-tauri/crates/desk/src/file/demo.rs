//! Creates a demo tournament: a club evening in the middle of its third round.

use kralle_call::call;
use kralle_rules::preset::Preset;
use kralle_rules::result::Cause;
use kralle_rules::rule_set::RuleSet;
use kralle_tournament::lots::{Seed, Wish};
use kralle_tournament::{
    Acceleration, Arbiters, Claimed, Format, Formation, GameAt, Line, LotsOrder, MatchFormat,
    PlayerData, Pot, Rating, RatingKind, RatingList, Refusal, ResultEntry, Role, RoundNumber,
    Schedule, Scoring, Seat, Seating, Settings, Tournament,
};

use crate::core::desk::Desk;
use crate::core::overview::Overview;
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::wire::Nothing;
use crate::file::new::{ENDING, create, free_path_below};

/// The folder of demo tournaments, in the folder for new tournaments: a season or an archive that
/// takes all files of a folder skips them.
const FOLDER: &str = "Demo";

/// Invented players: surname and given name, club, rating.
const PLAYERS: [(&str, &str, u16); 24] = [
    ("Ahornblatt, Mira", "SC Turmfalke", 2214),
    ("Birkenau, Jonas", "Springer Seetal", 2168),
    ("Castelberg, Nora", "SC Turmfalke", 2121),
    ("Dornbirner, Aljoscha", "Läuferpaar Aarau", 2087),
    ("Eschenmoser, Fritzi", "Springer Seetal", 2052),
    ("Fuchsberger, Gian", "Läuferpaar Aarau", 2031),
    ("Gletschermann, Ida", "Rössli Olten", 1998),
    ("Haselstrauch, Levin", "SC Turmfalke", 1974),
    ("Immergrün, Paulina", "Rössli Olten", 1946),
    ("Jurablick, Till", "Springer Seetal", 1921),
    ("Kastanienbaum, Yara", "Läuferpaar Aarau", 1897),
    ("Lindenhof, Severin", "SC Turmfalke", 1876),
    ("Mohnfeld, Amélie", "Rössli Olten", 1852),
    ("Nussbaumer, Kilian", "Springer Seetal", 1823),
    ("Ölberger, Dörte", "Läuferpaar Aarau", 1794),
    ("Pappelweg, Ruben", "SC Turmfalke", 1771),
    ("Quittenbaum, Selma", "Rössli Olten", 1730),
    ("Rebstock, Matteo", "Springer Seetal", 1688),
    ("Schlehdorn, Frieda", "Läuferpaar Aarau", 1642),
    ("Tannwald, Björn", "SC Turmfalke", 1577),
    ("Ulmenstein, Carla", "Rössli Olten", 1503),
    ("Vogelbeer, Noël", "Springer Seetal", 1441),
    ("Weidenthal, Greta", "Läuferpaar Aarau", 1376),
    ("Zirbelholz, Emil", "SC Turmfalke", 1312),
];

/// Creates a demo tournament in its own file and opens it.
#[call]
pub(crate) fn open_demo(desk: &mut Desk, _: Nothing) -> Result<Overview, RefusalView> {
    let line = |text: &str| Line::parse(text).map_err(|error| RefusalView::internal(&error));
    let settings = Settings {
        name: line("Klubabend Tandem (Beispiel)")?,
        place: Some(line("Vereinslokal")?),
        date: Some(desk.now().date_naive()),
        rule_set: RuleSet::of(Preset::SwissRules),
        formation: Formation::PotDraw,
        format: Format::SwissSystem,
        swiss_rounds: Some(7),
        acceleration: Acceleration::None,
        scoring: Scoring::usual(Format::SwissSystem),
        match_format: MatchFormat::default(),
        rating_list: RatingList::default(),
        rating_order: vec![RatingKind::Standard],
        tie_breaks: Vec::new(),
        schedule: Schedule::default(),
        expected_entrants: None,
        arbiters: Arbiters::default(),
    };
    let path = free_path_below(desk, FOLDER, settings.name.as_str(), ENDING)?;
    let mut tournament = Tournament::new(settings);
    for (name, club, rating) in PLAYERS {
        let rating = Rating::try_from(rating).map_err(|error| RefusalView::internal(&error))?;
        let player = PlayerData {
            club: Some(line(club)?),
            ratings: [(RatingKind::Standard, rating)].into(),
            ..PlayerData::new(line(name)?)
        };
        tournament
            .add_player(player)
            .map_err(|refusal| refused(&refusal, &tournament))?;
    }
    let order = LotsOrder {
        seed: Seed::parse("739142068").map_err(|error| RefusalView::internal(&error))?,
        wish: Wish::Anyone,
        third_joins: None,
    };
    let mut play = || -> Result<(), Refusal> {
        tournament.draw_teams(&order)?;
        play_round(&mut tournament, 6)?;
        play_round(&mut tournament, 6)?;
        play_round(&mut tournament, 3)
    };
    if let Err(refusal) = play() {
        return Err(refused(&refusal, &tournament));
    }
    create(desk, &path, &tournament)
}

/// Pairs and publishes a round, completes the seating of all tables but the last, and enters the
/// results of the first `decided` tables. If all results are entered, the last table is seated too.
fn play_round(tournament: &mut Tournament, decided: usize) -> Result<(), Refusal> {
    let round = tournament.pair_round()?;
    tournament.publish_round(round)?;
    let matches = tournament.round(round)?.matches.clone();
    for (index, it) in matches.iter().enumerate() {
        let turn = index + round.index();
        let at = GameAt::first(round, it.table);
        if index + 1 < matches.len() || decided == matches.len() {
            let seating = if turn % 2 == 0 {
                Seating::Parallel
            } else {
                Seating::Cross
            };
            let white = if turn % 3 == 0 {
                Role::First
            } else {
                Role::Second
            };
            tournament.choose_seating(at, seating)?;
            tournament.choose_colors(at, white)?;
        }
        if index < decided {
            let winner = winner(round, index);
            tournament.enter_result(&ResultEntry {
                at,
                claimed: it.player(winner).map_or(Claimed::Drawn, Claimed::Player),
                cause: [Cause::Checkmate, Cause::FlagFall, Cause::Resignation][turn % 3],
                reason: None,
            })?;
        }
    }
    Ok(())
}

/// The winning seat at a table of the demo.
const fn winner(round: RoundNumber, index: usize) -> Seat {
    let turn = index * 5 + round.get() as usize * 3;
    Seat {
        role: if turn.is_multiple_of(4) {
            Role::Second
        } else {
            Role::First
        },
        pot: if turn.is_multiple_of(2) {
            Pot::One
        } else {
            Pot::Two
        },
    }
}
