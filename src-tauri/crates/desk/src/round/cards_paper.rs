//! Cards for tables: a card to fill in for each match of a round, and the numbers of tables and
//! boards.

use kralle_sheets::{CodeCard, Fold, Form, FormBody, FormOverCodes, Page, Panel, SheetKind};
use kralle_tournament::{Formation, RoundNumber, Tournament};
use kralle_words::Words;

use crate::core::field::{Expected, Field};
use crate::core::on_paper::page;
use crate::core::paper_sheet::{PaperSheet, SheetTrait};
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::refusals::SheetRefusal;
use crate::core::refused::refused;
use crate::core::sheet_view::SheetGroup;
use crate::core::team_paper::{number, title};
use crate::round::show::printed;
use crate::round::view::{MatchView, RoundView, SideView};
use crate::round::{game_card, games_card};

/// The sheet with a tent card for each table.
pub(crate) const TABLE_NUMBERS: PaperSheet = PaperSheet::new(
    SheetGroup::Before,
    |it| table_numbers(it.tournament(), it.tables, it.words),
    &[SheetTrait::ByTable],
);

/// The sheet with a card for each board.
pub(crate) const BOARD_NUMBERS: PaperSheet = PaperSheet::new(
    SheetGroup::Before,
    |it| board_numbers(it.tournament(), it.tables, it.words),
    &[SheetTrait::ByTable],
);

/// Returns a card for each match of `round`, or for those at `tables` only.
///
/// `slips` has the slips of both sides for each match, printed below its card; empty for none.
///
/// # Errors
/// Fails before the first round, or if a table does not exist.
pub(crate) fn match_cards(
    tournament: &Tournament,
    round: RoundNumber,
    tables: Option<&[u16]>,
    slips: Vec<[CodeCard; 2]>,
    words: &Words,
) -> Result<Page, RefusalView> {
    let mut view = printed(tournament, round)?;
    if let Some(tables) = tables {
        for table in tables {
            let it = tournament.match_at(round, parse::table(*table)?);
            it.map_err(|refusal| refused(&refusal, tournament))?;
        }
        view.matches.retain(|it| tables.contains(&it.table));
    }
    let mut slips = slips.into_iter();
    let forms = view.matches.iter();
    let forms = forms.map(|it| card(tournament, &view, Some(it), words));
    let panels = forms.map(|form| match slips.next() {
        Some(codes) => Panel::FormOverCodes(Box::new(FormOverCodes { form, codes })),
        None => Panel::Form(Box::new(form)),
    });
    let panels = panels.collect();
    Ok(page(SheetKind::MatchCards, tournament, words)
        .with("round", view.number.to_string())
        .of_panels(panels, words.say("sheet-pairing-empty", &[])))
}

/// Returns the cards of a round in table order.
pub(crate) fn cards(tournament: &Tournament, view: &RoundView, words: &Words) -> Vec<Panel> {
    let matches = view.matches.iter();
    matches
        .map(|it| Panel::Form(Box::new(card(tournament, view, Some(it), words))))
        .collect()
}

/// Returns a blank card for a match that is not known yet.
pub(crate) fn blank(tournament: &Tournament, view: &RoundView, words: &Words) -> Panel {
    Panel::Form(Box::new(card(tournament, view, None, words)))
}

/// Returns a card with blanks for everything unknown, to fill in by hand.
fn card(tournament: &Tournament, view: &RoundView, it: Option<&MatchView>, words: &Words) -> Form {
    let say = |key: &str| words.say(key, &[]);
    let fields = page(SheetKind::MatchCards, tournament, words).fields;
    let below = ["tournament", "place", "date"].into_iter();
    let below: Vec<String> = below.filter_map(|key| fields.get(key).cloned()).collect();
    let roles = if view.formation.0.has_single_games() {
        ["card-white", "card-black"]
    } else {
        ["card-first-named", "card-second-named"]
    };
    let sides = [it.map(|it| &it.first), it.map(|it| &it.second)];
    // The boards name both partners.
    let called = |side: &SideView| match side.partner {
        Some(_) => number(&side.who_plays()),
        None => title(&side.who_plays(), words),
    };
    let [first, second] = sides.map(|side| side.map(called));
    let side = |team: Option<String>, role: &str| {
        let team = team.unwrap_or_default();
        let args = [("role", say(role).into()), ("team", team.into())];
        words.say("card-side", &args).trim_end().to_owned()
    };
    let sides = [side(first, roles[0]), side(second, roles[1])];
    let several = tournament.settings.match_format.has_several_games();
    Form {
        title: it.map_or_else(
            || say("card-table-blank"),
            |it| words.say("card-table", &[("table", it.table.to_string().into())]),
        ),
        is_blank: it.is_none(),
        aside: words.say("card-round", &[("round", view.number.to_string().into())]),
        below: below.join(" · "),
        body: if several {
            FormBody::Games(games_card::body(tournament, view, it, sides, words))
        } else {
            FormBody::Game(game_card::body(tournament, view, it, sides, words))
        },
        signatures: [roles[0], roles[1], "card-arbiter"].map(say),
    }
}

/// Returns a tent card for each table, or for some.
pub(crate) fn table_numbers(
    tournament: &Tournament,
    tables: Option<&[u16]>,
    words: &Words,
) -> Result<Page, RefusalView> {
    numbers(
        SheetKind::TableNumbers,
        tournament,
        tables,
        words,
        &|page, table| {
            let name = words.say("card-table", &[("table", table.to_string().into())]);
            vec![Panel::Lines {
                fields: page.fields,
                name,
                fold: Fold::Tent,
            }]
        },
    )
}

/// Returns cards for board 1 and board 2 of each table, or of some; one card for a single game.
pub(crate) fn board_numbers(
    tournament: &Tournament,
    tables: Option<&[u16]>,
    words: &Words,
) -> Result<Page, RefusalView> {
    let boards = match tournament.settings.formation {
        Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners => 1..=2,
        Formation::SinglePlayers => 1..=1,
    };
    numbers(
        SheetKind::BoardNumbers,
        tournament,
        tables,
        words,
        &|page, table| {
            let card = |board: u16| {
                let args = [
                    ("table", table.to_string().into()),
                    ("board", board.to_string().into()),
                ];
                Panel::Lines {
                    fields: page.clone().with("board", board.to_string()).fields,
                    name: words.say("card-table-board", &args),
                    fold: Fold::Flat,
                }
            };
            boards.clone().map(card).collect()
        },
    )
}

/// Returns the cards of the tables a round needs, or of the requested ones.
///
/// # Errors
/// Fails if the tournament has no tables yet.
fn numbers(
    sheet: SheetKind,
    tournament: &Tournament,
    asked: Option<&[u16]>,
    words: &Words,
    cards: &dyn Fn(Page, u16) -> Vec<Panel>,
) -> Result<Page, RefusalView> {
    let at_a_table = match tournament.settings.formation {
        Formation::PotDraw | Formation::FixedTeams | Formation::SinglePlayers => 2,
        Formation::ChangingPartners => 4,
    };
    let tables = tournament.team_count() / at_a_table;
    if tables == 0 {
        return Err(SheetRefusal::SheetNeedsPlayers.into());
    }
    let page = page(sheet, tournament, words);
    let with = |table: u16| cards(page.clone().with("table", table.to_string()), table);
    if let Some(unknown) =
        asked.and_then(|asked| asked.iter().find(|it| !(1..=tables).contains(it)))
    {
        return Err(RefusalView::bad_field(
            Field::Table,
            *unknown,
            Expected::Table,
        ));
    }
    let wanted = |table: &u16| asked.is_none_or(|asked| asked.contains(table));
    let panels = (1..=tables).filter(wanted).flat_map(with).collect();
    Ok(page.of_panels(panels, ""))
}
