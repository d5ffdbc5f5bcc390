//! Cards for tables: a card to fill in for each match of a round, and the numbers of tables and
//! boards.

use kralle_rules::result::Cause;
use kralle_sheets::{
    Choice, CodeCard, Fold, Form, FormBoard, FormOverCodes, Page, Panel, Place, Question, SheetKind,
};
use kralle_tournament::{Formation, Role, RoundNumber, Seating, Tournament};
use kralle_view::named::Named;
use kralle_view::refs::TeamRef;
use kralle_words::Words;

use crate::core::field::{Expected, Field};
use crate::core::on_paper::page;
use crate::core::paper_sheet::{PaperSheet, SheetTrait};
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::refusals::SheetRefusal;
use crate::core::refused::refused;
use crate::core::sheet_view::SheetGroup;
use crate::core::team_paper::title;
use crate::round::results_paper::cause;
use crate::round::show::printed;
use crate::round::view::{MatchView, RoundView, SideView};

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
    let options = |keys: &[&str]| keys.iter().map(|key| choice(say(key), false)).collect();
    let fields = page(SheetKind::MatchCards, tournament, words).fields;
    let below = ["tournament", "place", "date"].into_iter();
    let below: Vec<String> = below.filter_map(|key| fields.get(key).cloned()).collect();
    let single = view.formation == Named(Formation::SinglePlayers);
    let by_choice = view.seating_fixed.is_none();
    let seating = match it.and_then(|it| it.seating) {
        _ if single => Some(Named(Seating::Parallel)),
        None if !by_choice => Some(Named(Seating::Parallel)),
        seating => seating,
    };
    // The first-named team has Black on board 1 if the rules fix the colors (D 8.2, O 10.2).
    let white = match it.and_then(|it| it.white_on_board_1) {
        _ if !by_choice => Some(Named(Role::Second)),
        white => white,
    };
    let names = [it.map(|it| &it.first), it.map(|it| &it.second)].map(players);
    let roles = if single {
        ["card-white", "card-black"]
    } else {
        ["card-first-named", "card-second-named"]
    };
    let side = |side: Option<&SideView>, role: &str| {
        let team = side
            .map(|side| title(&who_plays(side), words))
            .unwrap_or_default();
        let args = [("role", say(role).into()), ("team", team.into())];
        words.say("card-side", &args).trim_end().to_owned()
    };
    let near = side(it.map(|it| &it.first), roles[0]);
    let mut far = side(it.map(|it| &it.second), roles[1]);
    // The opponents on the boards are unknown until the seating is chosen.
    let known: Vec<&str> = names[1].iter().map(String::as_str).collect();
    let known: Vec<&str> = known.into_iter().filter(|name| !name.is_empty()).collect();
    if seating.is_none() && !known.is_empty() {
        far = format!("{far} – {}", known.join(" · "));
    }
    let board = |board: usize| {
        let across = seating.map(|seating| match seating {
            Named(Seating::Parallel) => board,
            Named(Seating::Cross) => 1 - board,
        });
        // Each team has White on one board.
        let white = white.map(|white| (white == Named(Role::First)) == (board == 0));
        let place = |name: &str, white: Option<bool>| Place {
            name: name.to_owned(),
            options: [
                choice(say("card-white"), white == Some(true)),
                choice(say("card-black"), white == Some(false)),
            ],
        };
        FormBoard {
            label: words.say("card-board", &[("board", (board + 1).to_string().into())]),
            far: place(
                across.map_or("", |pot| &names[1][pot]),
                white.map(|white| !white),
            ),
            near: place(&names[0][board], white),
        }
    };
    Form {
        title: it.map_or_else(
            || say("card-table-blank"),
            |it| words.say("card-table", &[("table", it.table.to_string().into())]),
        ),
        is_blank: it.is_none(),
        aside: words.say("card-round", &[("round", view.number.to_string().into())]),
        below: below.join(" · "),
        sides: [far, near],
        boards: (0..if single { 1 } else { 2 }).map(board).collect(),
        before: (!single).then(|| {
            let is = |kind| seating == Some(kind);
            if by_choice {
                Question {
                    label: say("card-chooses"),
                    options: vec![
                        choice(say("card-parallel"), is(Named(Seating::Parallel))),
                        choice(say("card-cross"), is(Named(Seating::Cross))),
                    ],
                }
            } else {
                Question {
                    label: say("card-seating-fixed"),
                    options: Vec::new(),
                }
            }
        }),
        main: Question {
            label: say("card-result"),
            options: ["1–0", "½–½", "0–1"]
                .map(|it| choice(it.to_owned(), false))
                .to_vec(),
        },
        detail: (!single).then(|| Question {
            label: say("card-decided-on"),
            options: options(&["card-board-1", "card-board-2"]),
        }),
        last: Question {
            label: say("card-cause"),
            options: causes(tournament, words),
        },
        signatures: [roles[0], roles[1], "card-arbiter"].map(say),
    }
}

const fn choice(text: String, is_ticked: bool) -> Choice {
    Choice { text, is_ticked }
}

/// Returns the players at a table, pot 1 (board 1) first; empty if unknown.
fn players(side: Option<&SideView>) -> [String; 2] {
    let seats = side.map(|side| side.seats.as_slice()).unwrap_or_default();
    [0, 1].map(|pot| {
        seats
            .get(pot)
            .map(|seat| seat.player.name.clone())
            .unwrap_or_default()
    })
}

/// Returns a team with its players in the match, without the one who sits out.
pub(crate) fn who_plays(side: &SideView) -> TeamRef {
    TeamRef {
        number: side.team,
        name: side.name.clone(),
        players: side.seats.iter().map(|seat| seat.player.clone()).collect(),
    }
}

/// Returns the causes that can decide a match under the rules in force.
fn causes(tournament: &Tournament, words: &Words) -> Vec<Choice> {
    let rules = &tournament.settings.rule_set;
    let mut causes = rules.causes_for_win();
    for cause in rules.causes_for_draw() {
        if !causes.contains(&cause) {
            causes.push(cause);
        }
    }
    // If both teams are absent, nobody fills in a card.
    causes.retain(|cause| *cause != Cause::DoubleForfeit);
    let causes = causes.into_iter();
    causes
        .map(|it| choice(cause(it.into(), words), false))
        .collect()
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
        Formation::PotDraw | Formation::FixedTeams => 1..=2,
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
    let tables = tournament.team_count() / 2;
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
