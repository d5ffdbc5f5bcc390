//! What must hold for every sheet: nothing outside the margins, nothing on
//! top of anything else, every row once and whole.

use std::collections::BTreeMap;

use kralle_words::{Language, Words};
use proptest::prelude::*;

use super::{Item, Layout, PlacedText, lay_out};
use crate::data::{Block, Cell, CellLine, Group, Look, Row, SheetData, Table, Tone};
use crate::typeface::{ASCENT, DESCENT};
use crate::{SheetKind, Template};

fn texts(page: &[Item]) -> Vec<&PlacedText> {
    page.iter().filter_map(Item::text).collect()
}

/// Left, top, right, bottom.
fn edges(item: &Item) -> [f32; 4] {
    match item {
        Item::Text(it) => [
            it.left,
            it.baseline - ASCENT * it.size,
            it.left + it.width,
            it.baseline + DESCENT * it.size,
        ],
        Item::Rule { left, right, y, .. } => [*left, *y, *right, *y],
        Item::Ground {
            left,
            top,
            right,
            bottom,
            ..
        }
        | Item::Frame {
            left,
            top,
            right,
            bottom,
        }
        | Item::Picture {
            left,
            top,
            right,
            bottom,
            ..
        } => [*left, *top, *right, *bottom],
        Item::Line { from, to, .. } => [
            from.0.min(to.0),
            from.1.min(to.1),
            from.0.max(to.0),
            from.1.max(to.1),
        ],
        Item::Shape { points, .. } => points.iter().fold(
            [f32::MAX, f32::MAX, f32::MIN, f32::MIN],
            |[left, top, right, bottom], knot| {
                [
                    left.min(knot.x),
                    top.min(knot.y),
                    right.max(knot.x),
                    bottom.max(knot.y),
                ]
            },
        ),
        // In the middle of any page.
        Item::Part => [200.0, 200.0, 200.0, 200.0],
    }
}

fn check(layout: &Layout, template: &Template, names: &[String]) -> Result<(), TestCaseError> {
    let [top, right, bottom, left] = template.margins;
    let (width, height) = layout.paper;
    let slack = 0.3;
    for page in &layout.pages {
        for item in page {
            let edges = edges(item);
            let inside = edges[0] >= left - slack
                && edges[1] >= top - slack
                && edges[2] <= width - right + slack
                && edges[3] <= height - bottom + slack;
            prop_assert!(inside, "outside the margins: {item:?}");
        }
        let solid: Vec<(&Item, [f32; 4])> = page
            .iter()
            .filter(|item| matches!(item, Item::Text(_) | Item::Frame { .. }))
            .map(|item| (item, edges(item)))
            .collect();
        for (i, (one, a)) in solid.iter().enumerate() {
            for (other, b) in &solid[i + 1..] {
                let apart = a[2] <= b[0] + slack
                    || b[2] <= a[0] + slack
                    || a[3] <= b[1] + slack
                    || b[3] <= a[1] + slack;
                prop_assert!(apart, "one on top of the other: {one:?} {other:?}");
            }
        }
    }
    // Lines of a cell follow each other, so that joined they are the name again.
    let read: String = layout
        .pages
        .iter()
        .flat_map(|page| texts(page))
        .map(|it| it.text.as_str())
        .collect();
    let squeeze = |text: &str| text.split_whitespace().collect::<String>();
    let read = squeeze(&read);
    for (number, name) in names.iter().enumerate() {
        let marked = format!("#{number}#{}", squeeze(name));
        prop_assert_eq!(read.matches(&marked).count(), 1, "{} in {}", marked, read);
    }
    Ok(())
}

fn sheet(names: &[String], groups: usize, notes: usize) -> SheetData {
    let rows: Vec<Row> = names
        .iter()
        .enumerate()
        .map(|(i, name)| {
            Row::default()
                .with("table", (i + 1).to_string())
                .with(
                    "first_named",
                    Cell::lines([
                        CellLine::new(format!("#{i}#"), Look::Strong),
                        CellLine::new(name, Look::Column),
                    ]),
                )
                .with(
                    "second_named",
                    Cell::lines([CellLine::new(name, Look::Muted)]),
                )
                .with("result", Cell::Frame)
        })
        .collect();
    let each = rows.len().div_ceil(groups).max(1);
    let groups = rows
        .chunks(each)
        .map(|rows| Group {
            heading: Some("Gruppe ".repeat(rows.len() % 5 + 1)),
            rows: rows.to_vec(),
        })
        .collect();
    let note = Block::Paragraph {
        text: "Ein Satz dazu. ".repeat(notes * 9),
        tone: Tone::Note,
    };
    SheetData {
        fields: BTreeMap::from([
            ("tournament", "Probeturnier ".repeat(notes + 1)),
            ("place", "Überlingen ".repeat(notes + 1)),
            ("round", "7".into()),
            ("program", "Kralle".into()),
        ]),
        blocks: vec![
            Block::Facts(vec![(
                "Startzahl".into(),
                names.concat().chars().take(300).collect(),
            )]),
            Block::Table(Table {
                groups,
                ..Table::default()
            }),
            note,
            Block::Signatures(vec!["Turnierleitung".into(), "Schiedsrichter".into()]),
        ],
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, ..ProptestConfig::default() })]
    #[test]
    fn every_row_stands_once_inside_the_margins_and_on_nothing(
        names in prop::collection::vec("[A-Za-zÄÖÜäöüßŁłżéΑ-ΡΣ-Ωα-ωА-Яа-я][A-Za-zäöüéа-я ,'-]{0,79}", 1..200),
        groups in 1_usize..4,
        notes in 0_usize..4,
        paper in prop::sample::select(vec!["A4", "A5", "A3"]),
        orientation in prop::sample::select(vec!["portrait", "landscape"]),
    ) {
        let text = SheetKind::Pairing
            .builtin_template()
            .replace("\"A4\"", &format!("\"{paper}\""))
            .replace("\"portrait\"", &format!("\"{orientation}\""));
        let template = Template::parse(&text)?;
        let words = Words::new(Language::German);
        let layout = lay_out(&sheet(&names, groups, notes), &template, &words)?;
        check(&layout, &template, &names)?;
        prop_assert!(layout.missing.is_empty());
    }
}
