//! Match cards for several games: their cutting grid, and the room of their boxes.

use kralle_words::{Language, Words};
use proptest::prelude::*;

use super::{check_places, edges, sample};
use crate::layout::{Item, lay_out};
use crate::panel::Panel;
use crate::{Orientation, Paper, SheetKind, Template};

/// The number of cards on a page of A4, for two and for four on a page of the template.
const GRIDS: [(usize, usize, usize); 8] = [
    (2, 2, 4),
    (3, 2, 4),
    (4, 2, 4),
    (5, 2, 2),
    (6, 2, 2),
    (7, 1, 1),
    (8, 1, 1),
    (20, 1, 1),
];

#[test]
fn cards_of_many_games_are_fewer_on_a_page_and_inside_their_margins() -> Result<(), TestCaseError> {
    let words = Words::new(Language::German);
    let builtin = Template::builtin(SheetKind::MatchCards)?;
    for (games, of_two, of_four) in GRIDS {
        for orientation in [Orientation::Portrait, Orientation::Landscape] {
            let template = builtin.on_paper(Paper::A4, orientation);
            for (per_page, expected) in [(2, of_two), (4, of_four)] {
                let template = template.clone().with_per_page(per_page);
                let form = |number| Panel::Form(Box::new(sample::form_of_games(number, games)));
                let panels = (1..=4).map(form).collect();
                let sheet = sample::page(SheetKind::MatchCards, 1).of_panels(panels, "");
                let layout = lay_out(&sheet, &template, &words)?;
                prop_assert_eq!(layout.pages.len(), 4 / expected, "{} {}", games, per_page);
                check_places(&layout, &template)?;
                for page in &layout.pages {
                    let boxes = page.iter().filter(|it| matches!(it, Item::Frame(_)));
                    let boxes: Vec<[f32; 4]> = boxes.map(edges).collect();
                    // Seating, the players of two boards, the result and the board.
                    prop_assert_eq!(boxes.len(), expected * games * 11);
                    for (place, one) in boxes.iter().enumerate() {
                        let meets = |other: &[f32; 4]| {
                            let beside = one[2] <= other[0] || other[2] <= one[0];
                            let below = one[3] <= other[1] || other[3] <= one[1];
                            !beside && !below
                        };
                        let met = boxes[place + 1..].iter().find(|other| meets(other));
                        prop_assert_eq!(met, None, "{} {}: {:?}", games, per_page, one);
                    }
                }
            }
        }
    }
    Ok(())
}

#[test]
fn cards_of_three_games_over_codes_have_a_page_each() -> Result<(), TestCaseError> {
    let words = Words::new(Language::German);
    let template = Template::builtin(SheetKind::MatchCards)?;
    for (games, pages) in [(2, 1), (3, 2)] {
        let form = |number| sample::over_slips(number, sample::form_of_games(number, games));
        let sheet =
            sample::page(SheetKind::MatchCards, 1).of_panels((1..=2).map(form).collect(), "");
        prop_assert_eq!(lay_out(&sheet, &template, &words)?.pages.len(), pages);
    }
    Ok(())
}
