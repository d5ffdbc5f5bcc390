//! Tables with more columns than fit on a page: sliced or refused, and the layout always
//! terminates.

use std::collections::BTreeMap;

use kralle_words::{Language, Words};
use proptest::prelude::*;

use super::{check_places, lay_out, sample};
use crate::layout::fit::{balance, fit, wrap};
use crate::page::{Block, Page, Row, Table};
use crate::typeface::Weight;
use crate::{Paper, SheetError, SheetKind, Template, count_pages, print};

/// Returns standings of two players after `rounds` rounds.
fn standings(rounds: usize) -> Page {
    let row = |number: usize| {
        let mut row = Row::default()
            .with("rank", number.to_string())
            .with("number", number.to_string())
            .with("team", "Krähe, Anna")
            .with("points", "24½")
            .with("tie_break", "612,5");
        for _ in 0..rounds {
            row = row.with("round", "½\u{202f}·\u{202f}2w");
        }
        row
    };
    let table = Table::named("teams", vec![row(1), row(2)])
        .labelled("round", (1..=rounds).map(|round| format!("R{round}")))
        .labelled("tie_break", ["BH".to_owned()])
        .sliced("round");
    Page::new(SheetKind::Standings, BTreeMap::new()).of(vec![Block::Table(table)])
}

#[test]
fn standings_after_fifty_rounds_go_on_in_slices_with_every_round_once() -> Result<(), TestCaseError>
{
    let words = Words::new(Language::German);
    for paper in [Paper::A4, Paper::A5] {
        let builtin = Template::builtin(SheetKind::Standings)?;
        let template = builtin.on_paper(paper, crate::Orientation::Portrait);
        for rounds in [49, 50, 254] {
            let layout = lay_out(&standings(rounds), &template, &words)?;
            prop_assert!(layout.slices > 1);
            check_places(&layout, &template)?;
            let texts = layout.pages.iter().flat_map(|page| super::texts(page));
            let labels: Vec<&str> = texts
                .map(|it| it.text.as_str())
                .filter(|text| text.starts_with('R') && text.len() > 1)
                .filter(|text| text[1..].bytes().all(|it| it.is_ascii_digit()))
                .collect();
            let expected: Vec<String> = (1..=rounds).map(|it| format!("R{it}")).collect();
            prop_assert_eq!(labels, expected, "{:?}", paper);
        }
    }
    Ok(())
}

/// Returns a template of standings with this many columns, each of `width`.
fn with_columns(count: usize, key: &str, width: &str) -> Result<Template, TestCaseError> {
    let builtin = SheetKind::Standings.builtin_template();
    let (head, _) = builtin.split_once("[[column]]").unwrap_or((builtin, ""));
    let column = format!(
        "[[column]]\nkey = \"{key}\"\nwidth = \"{width}\"\nlabel = {{ de = \"Spalte\", en = \"Column\" }}\n"
    );
    Ok(Template::parse(&(head.to_owned() + &column.repeat(count)))?)
}

#[test]
fn a_template_of_too_many_columns_is_refused_alike_wherever_it_is_laid_out()
-> Result<(), TestCaseError> {
    for (count, key, width) in [
        (60, "team", "100mm"),
        (60, "team", "fit"),
        (50, "round", "fit"),
        (2_000, "rank", "fit"),
        (200, "team", "1fr"),
        (300, "rank", "1fr"),
        (400, "round", "1fr"),
        (400, "tie_break", "0.1fr"),
    ] {
        let template = with_columns(count, key, width)?;
        let page = standings(50);
        let drawn = print(&page, Language::German, &template).map(|pdf| pdf.pages);
        let counted = count_pages(&page, Language::German, &template);
        prop_assert!(
            matches!(drawn, Err(SheetError::TooManyColumns { columns }) if columns > 1),
            "{count} columns {key} {width}: {drawn:?}"
        );
        prop_assert_eq!(drawn, counted);
    }
    Ok(())
}

#[test]
fn text_without_room_takes_a_line_for_each_character() {
    for width in [-100.0, -0.1, 0.0, 0.1, f32::NAN] {
        let lines = wrap("Krähe, Anna", Weight::Regular, 10.0, width);
        assert!(lines.len() <= "Krähe, Anna".len(), "{lines:?}");
        assert_eq!(lines.concat().replace(' ', ""), "Krähe,Anna");
        let fitted = fit("Krähe, Anna", Weight::Bold, 10.0, width);
        assert_eq!(fitted.lines.concat().replace(' ', ""), "Krähe,Anna");
        let balanced = balance("Krähe, Anna", Weight::Bold, 10.0, width);
        assert_eq!(balanced.concat().replace(' ', ""), "Krähe,Anna");
    }
}

#[test]
fn strips_without_room_are_one_strip() -> Result<(), TestCaseError> {
    let text = SheetKind::Seats.builtin_template();
    let text = text.replace("across = 2", "across = 4");
    let mut template = Template::parse(&text)?.on_paper(Paper::A5, crate::Orientation::Portrait);
    template.size = 14.0;
    let words = Words::new(Language::German);
    let layout = lay_out(&sample::page(SheetKind::Seats, 8), &template, &words)?;
    check_places(&layout, &template)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, ..ProptestConfig::default() })]

    /// Columns of every kind and width, on every paper: a layout inside the margins, or an error.
    #[test]
    fn any_columns_are_laid_out_or_refused(
        columns in prop::collection::vec(
            (
                prop::sample::select(vec!["rank", "number", "team", "round", "points", "tie_break"]),
                prop::sample::select(vec!["fit", "1mm", "12mm", "400mm", "0.1fr", "1fr", "100fr"]),
            ),
            1..70,
        ),
        times in 1..5_usize,
        rounds in 0..60_usize,
        size in 5.0..24.0_f32,
        paper in prop::sample::select(vec![Paper::A4, Paper::A5]),
    ) {
        let builtin = SheetKind::Standings.builtin_template();
        let (head, _) = builtin.split_once("[[column]]").unwrap_or((builtin, ""));
        let columns = columns.iter().map(|(key, width)| format!(
            "[[column]]\nkey = \"{key}\"\nwidth = \"{width}\"\nlabel = {{ de = \"Spalte\", en = \"Column\" }}\n"
        ));
        let text = head.to_owned() + &columns.collect::<String>().repeat(times);
        let mut template = Template::parse(&text)?.on_paper(paper, crate::Orientation::Portrait);
        template.size = size;
        let words = Words::new(Language::German);
        match lay_out(&standings(rounds), &template, &words) {
            Ok(layout) => check_places(&layout, &template)?,
            Err(refused) => prop_assert!(
                matches!(
                    refused,
                    SheetError::TooManyColumns { .. } | SheetError::NoRoom | SheetError::RowTooTall { .. }
                ),
                "{refused:?}"
            ),
        }
    }
}
