//! Shared parts of printed pages: the event, the words for teams or single players, articles.
//!
//! Each folder makes its pages from the view types of the screens; [`crate::core::template`] finds
//! the director's template beside the tournament file.

use kralle_rules::article::{Article, Regulation};
use kralle_sheets::{Fields, Page, Row, SheetKind, Table};
use kralle_tournament::{Formation, Tournament};
use kralle_view::score::points_of;
use kralle_words::{Arg, Words};

use crate::core::refusal::ArticleView;
use crate::core::refused;

/// Creates a page of `sheet` with tournament, place and day.
///
/// The time of printing is omitted, so that output is reproducible.
pub(crate) fn page(sheet: SheetKind, tournament: &Tournament, words: &Words) -> Page {
    let settings = &tournament.settings;
    let mut fields = Fields::from([
        ("tournament", settings.name.to_string()),
        ("program", words.say("sheet-program", &[])),
    ]);
    let place = settings.place.as_ref().map(ToString::to_string);
    fields.extend(place.map(|place| ("place", place)));
    fields.extend(settings.date.map(|date| ("date", words.date(date))));
    let arbiters: Vec<String> = settings.arbiters.names().map(ToString::to_string).collect();
    if !arbiters.is_empty() {
        let names = arbiters.join("; ");
        fields.extend([(
            "arbiters",
            words.say("sheet-arbiters", &[("names", names.into())]),
        )]);
    }
    Page::new(sheet, fields)
}

/// Creates the table `name` of teams or players. For single players its columns are labeled with
/// player and colors, and it has no board column; for changing partners with player and partners.
/// If the points of matches and games differ, their column names those that decide.
pub(crate) fn table(
    name: &'static str,
    tournament: &Tournament,
    rows: Vec<Row>,
    words: &Words,
) -> Table {
    let mut table = Table::named(name, rows);
    if let Some(kind) = tournament.settings.match_format.deciding_points() {
        table = table.labelled("points", [points_of(kind, words)]);
    }
    match tournament.settings.formation {
        Formation::PotDraw | Formation::FixedTeams => table,
        Formation::ChangingPartners => table
            .labelled("team", [words.say("sheet-player", &[])])
            .labelled("first_named", [words.say("sheet-partners-first", &[])])
            .labelled("second_named", [words.say("sheet-partners-second", &[])]),
        Formation::SinglePlayers => table
            .labelled("team", [words.say("sheet-player", &[])])
            .labelled("first_named", [words.say("white", &[])])
            .labelled("second_named", [words.say("black", &[])])
            .without("board"),
    }
}

/// Returns the message `key` in the variant for this formation: single players use `KEY-players`,
/// and changing partners `KEY-partners`, or `KEY-players` without one.
pub(crate) fn said_of(
    tournament: &Tournament,
    key: &str,
    args: &[(&str, Arg<'_>)],
    words: &Words,
) -> String {
    match tournament.settings.formation {
        Formation::PotDraw | Formation::FixedTeams => words.say(key, args),
        Formation::ChangingPartners if words.knows(&format!("{key}-partners")) => {
            words.say(&format!("{key}-partners"), args)
        }
        Formation::SinglePlayers | Formation::ChangingPartners => {
            words.say(&format!("{key}-players"), args)
        }
    }
}

pub(crate) use kralle_view::standings::rank;

/// Formats a number, or a dash for `None`.
pub(crate) fn or_dash(number: Option<u16>) -> String {
    number.map_or_else(|| "–".to_owned(), |number| number.to_string())
}

/// Formats a number; empty for `None`.
pub(crate) fn or_empty<N: ToString>(number: Option<N>) -> String {
    number.map(|number| number.to_string()).unwrap_or_default()
}

/// Formats an article for readers.
pub(crate) fn article(article: Article, words: &Words) -> String {
    cited(&refused::article(article), words)
}

/// Formats an article of a view for readers.
pub(crate) fn cited(article: &ArticleView, words: &Words) -> String {
    match Regulation::from_code(&article.regulation) {
        Some(Regulation::Announcement) => {
            let option = format!("option-{}", article.point.replace('_', "-"));
            return if words.knows(&option) {
                let name = words.say(&option, &[]);
                words.say("article-announced", &[("option", name.into())])
            } else {
                words.say("regulation-announcement", &[])
            };
        }
        Some(Regulation::Kralle) => return words.say("regulation-kralle", &[]),
        Some(Regulation::Fics) => return words.say("regulation-fics", &[]),
        // These texts name their regulation, and some of them are not numbers.
        Some(Regulation::PaarZug | Regulation::OrdinaryChess | Regulation::Fide) => {
            return article.text.clone();
        }
        Some(Regulation::Dsj | Regulation::SwissRules | Regulation::Tandemordnung) | None => {}
    }
    match &article.heading {
        Some(heading) => words.say(
            "article-point",
            &[
                ("heading", words.heading(heading).into()),
                ("point", article.point.as_str().into()),
            ],
        ),
        None => words.say(
            "article-number",
            &[("number", article.point.as_str().into())],
        ),
    }
}
