//! The start page, the list of tournaments, and the seasons.

use axum::http::StatusCode;
use axum::response::Response;
use kralle_exchange::site::{Block, Form, FormField, Input, Method};
use kralle_exchange::table::{Cell, Side, Table};
use kralle_words::Words;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, PercentEncode, utf8_percent_encode};

use super::answer::{HTML, once};
use super::kept_pages::Page;
use super::leaf::{Leaf, Part, address};
use super::listing::{self, Wanted};
use super::tongue::Tongue;
use crate::database::Database;
use crate::publication::After;
use crate::season::{self, SeasonLine};
use crate::{Archive, Refusal};

/// Number of tournaments on the start page, and with `ON_A_PAGE` on a page of the list.
const NEWEST: i64 = 12;
const ON_A_PAGE: i64 = 50;
/// Maximum length of a search text, in characters.
pub(crate) const LONGEST: u16 = 100;

/// Renders the start page.
///
/// # Errors
/// Fails if the database is unavailable.
pub(crate) async fn start(database: &Database, tongue: Tongue) -> Result<Page, Refusal> {
    let words = &tongue.words();
    let say = |key: &str| words.say(key, &[]);
    let lines = listing::tournaments(database, &Wanted::default(), NEWEST).await?;
    let seasons = season::list(database, None, NEWEST).await?;
    let mut leaf = Leaf::new(Part::Start, "", say("archive-title"));
    leaf.below = say("archive-about");
    leaf.blocks = vec![person_form(tongue, words, "")];
    if lines.is_empty() {
        leaf.blocks.push(Block::Text(say("archive-empty")));
    } else {
        let title = say("archive-newest");
        let all = (
            say("archive-all"),
            address(tongue, Part::Tournaments.path()),
        );
        leaf.blocks.extend([
            Block::Table(listing::table(title, &lines, tongue, words)),
            Block::Links(vec![all]),
        ]);
    }
    if !seasons.is_empty() {
        leaf.blocks.push(Block::Heading(say("seasons")));
        leaf.blocks.push(season_links(seasons, tongue));
    }
    leaf.blocks.push(Block::Heading(say("archive-ratings")));
    let kinds = super::rating_list::KINDS.into_iter();
    leaf.blocks.push(Block::Links(
        kinds
            .map(|(kind, key)| (say(key), address(tongue, &format!("ratings/{kind}"))))
            .collect(),
    ));
    Page::of(HTML, leaf.html(tongue).as_bytes())
}

/// Returns the form for searching a person.
pub(crate) fn person_form(tongue: Tongue, words: &Words, name: &str) -> Block {
    let say = |key: &str| words.say(key, &[]);
    Block::Form(Form {
        action: address(tongue, Part::Persons.path()),
        method: Method::Get,
        is_search: true,
        fields: vec![FormField {
            name: "name".to_owned(),
            label: say("archive-name"),
            value: name.to_owned(),
            hint: say("archive-name.hint"),
            input: Input::Text,
            most: LONGEST,
        }],
        button: say("archive-search"),
    })
}

/// Renders the list of tournaments. `text` and `year` are the typed filters, `after` the position
/// in the list.
///
/// # Errors
/// Fails if the database is unavailable. Invalid filters give a page with a message.
pub(crate) async fn tournaments(
    database: &Database,
    tongue: Tongue,
    (text, year, after): (&str, &str, Option<&str>),
) -> Result<Response, Refusal> {
    let words = &tongue.words();
    let say = |key: &str| words.say(key, &[]);
    let mut leaf = Leaf::new(
        Part::Tournaments,
        Part::Tournaments.path(),
        say("archive-tournaments"),
    );
    let field = |name: &str, key: &str, value: &str, input: Input, most: u16| FormField {
        name: name.to_owned(),
        label: say(key),
        value: value.to_owned(),
        hint: String::new(),
        input,
        most,
    };
    leaf.blocks.push(Block::Form(Form {
        action: address(tongue, Part::Tournaments.path()),
        method: Method::Get,
        is_search: true,
        fields: vec![
            field("text", "archive-name-or-place", text, Input::Text, LONGEST),
            field("year", "archive-year", year, Input::Number, 4),
        ],
        button: say("archive-search"),
    }));
    let year_wanted: Option<i32> = match year.trim() {
        "" => None,
        year => Some(year.parse().unwrap_or_default()),
    };
    let after_wanted = after.map(str::parse::<After>);
    let is_bad_year = year_wanted.is_some_and(|year| !(1000..=9999).contains(&year));
    if is_bad_year || after_wanted == Some(Err(())) || text.chars().count() > LONGEST.into() {
        let key = if is_bad_year {
            "archive-bad-year"
        } else {
            "archive-bad-address"
        };
        leaf.blocks.push(Block::Text(say(key)));
        return Ok(once(StatusCode::BAD_REQUEST, leaf.html(tongue)));
    }
    let wanted = Wanted {
        text: text.to_owned(),
        year: year_wanted,
        after: after_wanted.and_then(Result::ok),
    };
    let lines = listing::tournaments(database, &wanted, ON_A_PAGE).await?;
    if lines.is_empty() {
        leaf.blocks.push(Block::Text(say("archive-no-tournament")));
        return Ok(once(StatusCode::OK, leaf.html(tongue)));
    }
    let title = say("archive-tournaments");
    leaf.blocks
        .push(Block::Table(listing::table(title, &lines, tongue, words)));
    let query = |after: Option<String>| {
        let asked = [
            ("text", Some(text.to_owned())),
            ("year", Some(year.to_owned())),
            ("after", after),
        ];
        let asked = asked
            .into_iter()
            .filter_map(|(name, it)| Some((name, it.filter(|it| !it.is_empty())?)));
        let asked: Vec<String> = asked
            .map(|(name, it)| format!("{name}={}", encoded(&it)))
            .collect();
        address(
            tongue,
            &format!("{}?{}", Part::Tournaments.path(), asked.join("&")),
        )
    };
    let mut links = Vec::new();
    if after.is_some() {
        links.push((say("archive-to-newest"), query(None)));
    }
    if let Some(last) = lines.last()
        && i64::try_from(lines.len()) == Ok(ON_A_PAGE)
    {
        links.push((say("archive-older"), query(Some(last.place().to_string()))));
    }
    if !links.is_empty() {
        leaf.blocks.push(Block::Links(links));
    }
    Ok(once(StatusCode::OK, leaf.html(tongue)))
}

/// The characters that are not percent-encoded in a query.
const PLAIN: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.');

/// Percent-encodes a text for the query of an address.
pub(crate) fn encoded(text: &str) -> PercentEncode<'_> {
    utf8_percent_encode(text, PLAIN)
}

fn season_links(seasons: Vec<SeasonLine>, tongue: Tongue) -> Block {
    let links = seasons.into_iter();
    let links = links.map(|it| (it.name, address(tongue, &format!("seasons/{}", it.slug))));
    Block::Links(links.collect())
}

/// Renders the list of seasons after a slug.
///
/// # Errors
/// Fails if the database is unavailable.
pub(crate) async fn season_list(
    database: &Database,
    tongue: Tongue,
    after: Option<&str>,
) -> Result<Page, Refusal> {
    let words = tongue.words();
    let seasons = season::list(database, after, ON_A_PAGE).await?;
    let path = Part::Seasons.path();
    let mut leaf = Leaf::new(Part::Seasons, path, words.say("seasons", &[]));
    if seasons.is_empty() {
        leaf.blocks
            .push(Block::Text(words.say("archive-no-season", &[])));
        return Page::of(HTML, leaf.html(tongue).as_bytes());
    }
    let more = seasons.last().map(|it| {
        let path = format!("{path}?after={}", it.slug);
        (words.say("archive-more", &[]), address(tongue, &path))
    });
    let is_full = i64::try_from(seasons.len()) == Ok(ON_A_PAGE);
    let mut table = Table::new(words.say("seasons", &[]))
        .column(words.say("season-name", &[]), Side::Left)
        .column(words.say("archive-tournaments", &[]), Side::Right);
    for it in seasons {
        table.rows.push(vec![
            Cell::Link {
                text: it.name,
                page: address(tongue, &format!("seasons/{}", it.slug)),
            },
            Cell::Number(it.tournaments),
        ]);
    }
    leaf.blocks.push(Block::Table(table));
    leaf.blocks
        .extend(more.filter(|_| is_full).map(|it| Block::Links(vec![it])));
    Page::of(HTML, leaf.html(tongue).as_bytes())
}

/// Renders a season: its tables and its tournaments.
///
/// # Errors
/// Fails if the season is unknown, or the database is unavailable.
pub(crate) async fn season(archive: &Archive, tongue: Tongue, slug: &str) -> Result<Page, Refusal> {
    let words = &tongue.words();
    let kept = season::season(archive, slug).await?;
    let lines = listing::of_season(&archive.database, slug).await?;
    let mut leaf = Leaf::new(Part::Seasons, format!("seasons/{slug}"), kept.name);
    let tables = kept.tables.get(tongue.code()).into_iter().flatten();
    leaf.blocks = tables.map(|it| Block::Markup(it.html.clone())).collect();
    let title = words.say("archive-tournaments", &[]);
    let table = listing::table(title, &lines, tongue, words);
    leaf.blocks.push(Block::Table(table));
    Page::of(HTML, leaf.html(tongue).as_bytes())
}
