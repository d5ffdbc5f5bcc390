//! Match cards with slips below: the pieces of paper after cutting.

use kralle_words::{Language, Words};
use proptest::prelude::*;

use super::{check_places, edges, sample, with_quiet_zone};
use crate::layout::{Item, lay_out};
use crate::template::MM;
use crate::{Orientation, Paper, SheetKind, Template};

#[test]
fn no_two_codes_below_a_match_card_are_on_one_piece_once_it_is_cut() -> Result<(), TestCaseError> {
    let words = Words::new(Language::German);
    let builtin = Template::builtin(SheetKind::MatchCards)?;
    for (paper, orientation, cards) in [
        (Paper::A4, Orientation::Portrait, 2),
        (Paper::A4, Orientation::Landscape, 1),
        (Paper::A5, Orientation::Portrait, 1),
        (Paper::A5, Orientation::Landscape, 1),
    ] {
        let template = builtin.on_paper(paper, orientation).with_per_page(4);
        let panels = (1..=cards).map(sample::card_over_slips).collect();
        let sheet = sample::page(SheetKind::MatchCards, 1).of_panels(panels, "");
        let layout = lay_out(&sheet, &template, &words)?;
        prop_assert_eq!(layout.pages.len(), 1, "{:?} {:?}", paper, orientation);
        let mut loose = template.clone();
        loose.margins = [4.0 * MM, 4.0 * MM, 9.5, 4.0 * MM];
        check_places(&layout, &loose)?;
        let page = &layout.pages[0];
        let cuts: Vec<[f32; 4]> = page
            .iter()
            .filter(|item| matches!(item, Item::Line { dashed: true, .. }))
            .map(edges)
            .collect();
        // No cut goes through a piece.
        let is_cut = |one: [f32; 4], other: [f32; 4]| {
            cuts.iter().any(|[left, top, right, bottom]| {
                let beside = one[2].min(other[2]) < *left && one[0].max(other[0]) > *right;
                let along = *top <= one[1].min(other[1]) && *bottom >= one[3].max(other[3]);
                let below = one[3].min(other[3]) < *top && one[1].max(other[1]) > *bottom;
                let across = *left <= one[0].min(other[0]) && *right >= one[2].max(other[2]);
                beside && along || below && across
            })
        };
        let codes = page.iter().filter(|it| matches!(it, Item::Code { .. }));
        let codes: Vec<[f32; 4]> = codes.map(with_quiet_zone).collect();
        prop_assert_eq!(codes.len(), 2 * cards);
        for (place, code) in codes.iter().enumerate() {
            for other in &codes[place + 1..] {
                prop_assert!(is_cut(*code, *other), "{:?} {:?}", code, other);
            }
            // Nor through a card, which has signature lines.
            for item in page.iter().filter(|it| matches!(it, Item::Frame(_))) {
                prop_assert!(is_cut(*code, edges(item)), "{:?} {:?}", code, item);
            }
        }
        let modules = page.iter().filter_map(|item| {
            let Item::Code { module, .. } = item else {
                return None;
            };
            Some(*module / MM)
        });
        for module in modules {
            prop_assert!(module >= 0.5, "{:?}: {} mm", paper, module);
        }
    }
    Ok(())
}
