//! The pages of a season: table, categories, ratings and every person, without birth years and federation
//! numbers.

use kralle_exchange::site::{Block, Listing, Page, Site};
use kralle_exchange::table::{Cell, Side, Table};
use kralle_season::EveningNumber;
use kralle_view::season::tables::{Names, rounded, table_pages};
use kralle_view::season::words::result;
use kralle_view::standings::rank;
use kralle_words::Words;

use crate::core::refusal::RefusalView;
use crate::season::open_season::KnownSeason;
use crate::season::person::{person_page, person_view};
use crate::season::person_view::{SeasonMet, SeasonPersonView};

/// Returns the site of a season.
pub(crate) fn site(known: &KnownSeason, words: &Words) -> Result<Site, RefusalView> {
    let own_page = |person| Some(person_page(person));
    let mut pages = table_pages(known, Names::Linked(&own_page), words);
    for person in known.persons.all() {
        pages.push(page(known, &person_view(known, person.number.0)?, words));
    }
    Ok(Site {
        language: words.language().tag().to_owned(),
        title: known.name(),
        subtitle: String::new(),
        footer: words.say("export-site-footer", &[]),
        pages_label: words.say("export-site-pages", &[]),
        pages,
    })
}

/// Returns the page of a person: results, ratings, partners and opponents.
fn page(known: &KnownSeason, view: &SeasonPersonView, words: &Words) -> Page {
    let say = |key: &str| words.say(key, &[]);
    let mut facts = vec![(say("export-club"), Cell::text(&view.person.club))];
    for rating in &view.ratings {
        let title = say(&format!(
            "season-ratings-{}",
            rating.game.code().replace('_', "-")
        ));
        let value = format!("{} ± {}", rounded(rating.rating), rounded(rating.deviation));
        facts.push((title, Cell::text(value)));
    }
    facts.retain(|(_, cell)| *cell != Cell::Empty);
    let mut results = Table::new(say("season-results"))
        .column(say("season-evening"), Side::Left)
        .column(say("export-rank"), Side::Right)
        .column(say("export-points"), Side::Right);
    let cells = view.row.iter().flat_map(|row| &row.results);
    for cell in cells {
        let evening = known.season.evening(EveningNumber(cell.evening));
        let name = evening
            .map(|it| it.evening.name.clone())
            .unwrap_or_default();
        results.rows.push(vec![
            Cell::text(name),
            Cell::text(rank(cell.rank_from, cell.rank_to)),
            Cell::text(result(cell, words)),
        ]);
    }
    Page {
        file: person_page(view.person.person),
        title: view.person.name.clone(),
        listing: Listing::Reached,
        blocks: vec![
            Block::Facts(facts),
            Block::Table(results),
            Block::Table(met(&view.partners, "season-partners", words)),
            Block::Table(met(&view.opponents, "season-opponents", words)),
        ],
    }
}

fn met(met: &[SeasonMet], title: &str, words: &Words) -> Table {
    let say = |key: &str| words.say(key, &[]);
    let mut table = Table::new(say(title))
        .column(say("export-name"), Side::Left)
        .column(say("season-matches"), Side::Right)
        .column(say("season-won"), Side::Right)
        .column(say("season-drawn"), Side::Right)
        .column(say("season-lost"), Side::Right);
    for it in met {
        let numbers = [it.matches, it.won, it.drawn, it.lost];
        let person = Cell::Link {
            text: it.person.name.clone(),
            page: person_page(it.person.person),
        };
        let numbers = numbers.map(|number| Cell::Number(number.into()));
        table
            .rows
            .push([person].into_iter().chain(numbers).collect());
    }
    table
}
