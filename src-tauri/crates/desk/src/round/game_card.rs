//! The card of a match of one game: its boards and questions.

use kralle_rules::result::Cause;
use kralle_sheets::{Choice, FormBoard, GameForm, Place, Question};
use kralle_tournament::{Role, Seating, Tournament};
use kralle_view::named::Named;
use kralle_words::Words;

use crate::round::results_paper::cause;
use crate::round::view::{MatchView, RoundView, SideView};

/// The results of a game.
pub(crate) const RESULTS: [&str; 3] = ["1–0", "½–½", "0–1"];

/// Returns the body of a card for one game; `sides` has the headings of both sides.
pub(crate) fn body(
    tournament: &Tournament,
    view: &RoundView,
    it: Option<&MatchView>,
    [near, mut far]: [String; 2],
    words: &Words,
) -> GameForm {
    let say = |key: &str| words.say(key, &[]);
    let options = |keys: &[&str]| keys.iter().map(|key| choice(say(key), false)).collect();
    let single = view.formation.0.has_single_games();
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
    // The opponents on the boards are unknown until the seating is chosen.
    if seating.is_none() {
        far = with_players(far, &names[1]);
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
    GameForm {
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
            options: RESULTS.map(|it| choice(it.to_owned(), false)).to_vec(),
        },
        detail: (!single).then(|| Question {
            label: say("card-decided-on"),
            options: options(&["card-board-1", "card-board-2"]),
        }),
        last: Question {
            label: say("card-cause"),
            options: causes(tournament, words),
        },
    }
}

/// Returns the heading of a side with its players.
pub(crate) fn with_players(side: String, names: &[String; 2]) -> String {
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let names: Vec<&str> = names.into_iter().filter(|name| !name.is_empty()).collect();
    if names.is_empty() {
        side
    } else {
        format!("{side} – {}", names.join(" · "))
    }
}

pub(crate) const fn choice(text: String, is_ticked: bool) -> Choice {
    Choice { text, is_ticked }
}

/// Returns the players at a table, pot 1 (board 1) first; empty if unknown.
pub(crate) fn players(side: Option<&SideView>) -> [String; 2] {
    let seats = side.map(|side| side.seats.as_slice()).unwrap_or_default();
    [0, 1].map(|pot| {
        seats
            .get(pot)
            .map(|seat| seat.player.name.clone())
            .unwrap_or_default()
    })
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
