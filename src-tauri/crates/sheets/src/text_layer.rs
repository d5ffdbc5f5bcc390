//! The text of a sheet in reading order: items at one height form a line; cards and table strips
//! follow each other.

use crate::layout::{Item, Layout, PlacedText};

/// Texts whose baselines are closer than this, in points, are on one line.
const SAME_LINE: f32 = 4.5;

/// Returns the text of all pages; pages are separated by a form feed.
pub(crate) fn text(layout: &Layout) -> String {
    let pages: Vec<String> = layout.pages.iter().map(|page| page_text(page)).collect();
    pages.join("\u{c}\n")
}

fn page_text(items: &[Item]) -> String {
    items
        .split(|item| matches!(item, Item::Part))
        .map(part_text)
        .collect()
}

fn part_text(items: &[Item]) -> String {
    let texts = items.iter().filter_map(Item::text);
    let mut texts: Vec<&PlacedText> = texts.filter(|text| !text.is_underlay()).collect();
    texts.sort_by(|one, other| one.baseline.total_cmp(&other.baseline));
    let mut lines: Vec<Vec<&PlacedText>> = Vec::new();
    for text in texts {
        match lines.last_mut() {
            Some(line) if text.baseline - line[0].baseline < SAME_LINE => line.push(text),
            Some(_) | None => lines.push(vec![text]),
        }
    }
    let mut part = String::new();
    for line in &mut lines {
        line.sort_by(|one, other| one.left.total_cmp(&other.left));
        let texts: Vec<&str> = line.iter().map(|text| text.text.as_str()).collect();
        part.push_str(&texts.join("  ").replace('\u{a0}', " "));
        part.push('\n');
    }
    part
}
