//! A year of evenings becomes a table, and its ratings determine the pots of the next evening.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use kralle_desk::SeasonPersonRef;
use kralle_desk::core::wire::Nothing;
use kralle_desk::file::open::OpenTournamentInput;
use kralle_desk::season::generate::write_season;
use kralle_desk::season::open::OpenSeasonInput;
use kralle_desk::season::ratings::SeasonRatingsInput;
use kralle_desk::{Desk, Named, calls};
use kralle_rules::preset::Game;
use kralle_season::generator::{SeasonCourse, SeasonPlan};

use crate::director::Director;
use crate::keys::Key;
use crate::machine::Machine;
use crate::roles::Role;
use crate::trouble::{Told, Trouble};
use crate::window::Window;

fn trouble(error: impl std::fmt::Debug) -> Trouble {
    Trouble::new(format!("{error:?}"))
}

/// Generates twelve evenings with all events of a typical year.
fn year_in(folder: &Path) -> Told {
    let plan = SeasonPlan {
        persons: 24,
        evenings: 12,
        seed: "Uhu".to_owned(),
        course: SeasonCourse::WithOddities,
    };
    let year = plan.generate().map_err(trouble)?;
    write_season(&mut Desk::for_scripts(""), &year, folder)
        .map(drop)
        .map_err(trouble)
}

/// Returns the twelve players of the next evening, strongest of the year first, without equal
/// strengths and namesakes.
fn who_comes(season: &Path) -> Told<Vec<SeasonPersonRef>> {
    let mut desk = Desk::for_scripts("");
    desk.ask::<calls::open_season>(OpenSeasonInput {
        path: season.into(),
    })
    .map_err(trouble)?;
    let tandem = SeasonRatingsInput {
        game: Named(Game::Tandem),
    };
    let rows = desk
        .ask::<calls::season_ratings>(tandem)
        .map_err(trouble)?
        .rows;
    let namesakes = |name: &str| rows.iter().filter(|row| row.person.name == name).count();
    let mut strengths = BTreeSet::new();
    Ok(rows
        .iter()
        .filter(|row| namesakes(&row.person.name) == 1)
        .filter(|row| strengths.insert(row.rating.round().to_string()))
        .map(|row| row.person.clone())
        .take(12)
        .collect())
}

/// Creates a season from a folder, and saves its ratings as a list.
fn keep_a_season(machine: &Machine, window: &Window, folder: &Path) -> Told {
    window.click(Role::Button, "Neue Saison")?;
    window
        .find(Role::TextBox, "Name der Saison")?
        .write("Tandem-Cup")?;
    window.click(Role::Button, "Saison anlegen")?;
    window.read("Noch keine Turniere")?;
    machine.will_choose(folder)?;
    window.click(Role::Button, "Ordner hinzufügen …")?;
    window.find(Role::Heading, "12 Turniere")?;
    window.must_be_accessible()?;
    window.press(&[Key::Ctrl('z')])?;
    window.read("Noch keine Turniere")?;
    window.press(&[Key::Ctrl('y')])?;
    window.find(Role::Heading, "12 Turniere")?;

    window.click(Role::Tab, "Tabelle")?;
    window.find(Role::Table, "Saisontabelle Tandem-Cup")?;
    window.must_be_accessible()?;
    window.click(Role::Tab, "Wertungszahlen")?;
    window.find(Role::Table, "Wertungszahlen, die höchste zuerst")?;
    window.must_be_accessible()?;
    window.click(Role::Button, "Als Führungsliste übernehmen")?;
    window.read("Führungsliste „Tandem – Tandem-Cup“ mit")?;
    window.press(&[Key::Escape])
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn the_pots_of_the_next_evening_are_drawn_by_the_year() -> Told {
    let machine = Machine::new()?;
    let folder = machine.documents().join("Cup");
    year_in(&folder)?;
    let window = machine.open()?;
    keep_a_season(&machine, &window, &folder)?;
    let come = who_comes(&machine.documents().join("Tandem-Cup.toml"))?;

    // Their chess ratings would give the opposite order.
    let mut list = "name,birth_year,club,rating\n".to_owned();
    for (place, person) in come.iter().enumerate() {
        let SeasonPersonRef {
            name,
            club,
            birth_year,
            ..
        } = person;
        let born = birth_year.map(|it| it.to_string()).unwrap_or_default();
        writeln!(list, "\"{name}\",{born},\"{club}\",{}", 1000 + 10 * place).map_err(trouble)?;
    }
    let director = Director::new(&machine, window);
    director.begin("Abend", "Jeder gegen jeden")?;
    director.window.read("Weitere Einstellungen")?.click()?;
    director
        .window
        .find(Role::ComboBox, "Zuerst zählt")?
        .write("Tandem")?;
    director.create()?;
    director.enter(&list, come.len())?;
    director
        .window
        .find_part(Role::Button, "Führungslisten")?
        .click()?;
    director
        .window
        .click(Role::Button, "Wertungszahlen vergleichen")?;
    director
        .window
        .click(Role::Button, &format!("{} Spieler übernehmen", come.len()))?;
    director
        .window
        .read("Alle gefundenen Spieler haben schon die Wertungszahlen der Liste.")?;
    director.window.press(&[Key::Escape])?;
    director
        .window
        .wait_until_absent(Role::Dialog, "Führungslisten")?;
    director.draw_lots("739 142 068")?;

    // The window has the file open, so the test reads a copy.
    let copy = folder.with_extension("copy");
    fs::copy(machine.tournament_file()?, &copy)?;
    let mut desk = Desk::for_scripts("");
    let path = copy.as_path().into();
    desk.ask::<calls::open_tournament>(OpenTournamentInput { path })
        .map_err(trouble)?;
    let mut players = desk
        .ask::<calls::players>(Nothing {})
        .map_err(trouble)?
        .rows;
    players.sort_by_key(|row| row.start_number);
    let order: Vec<&str> = players.iter().map(|row| row.fields.name.as_str()).collect();
    let expected: Vec<&str> = come.iter().map(|person| person.name.as_str()).collect();
    assert_eq!(order, expected);
    director.window.close()
}
