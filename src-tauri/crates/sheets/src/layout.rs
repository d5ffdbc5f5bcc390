//! Positions everything on a sheet.
//!
//! Start at [`lay_out`]. Vertical steps are quarters of the leading, so that baselines of
//! neighboring columns align. Rows are never split; the header row, the title and the group heading
//! are repeated on each page. Units are points, from the top left corner downward.

mod area;
mod board;
mod code_card;
mod fit;
mod flow;
mod form;
mod frame;
mod head;
mod item;
mod lines;
mod ornament;
mod panels;
mod pen;
mod slices;
mod table;
#[cfg(test)]
mod tests;

use kralle_words::Words;

use crate::SheetError;
use crate::page::{Block, Page};
use crate::template::Template;
use fit::NARROWEST;
use flow::{Flow, Outcome};
pub(crate) use item::{Item, Layout, PlacedText, times};

/// The step between two tried scales.
const STEP: f32 = 0.05;

/// Lays out `page` as large as the template allows on a single page, or at the template's size on
/// several. Columns with natural width are never squeezed: first the type gets smaller, then the
/// paper is turned.
pub(crate) fn lay_out(
    page: &Page,
    template: &Template,
    words: &Words,
) -> Result<Layout, SheetError> {
    if page.is_only_panels() {
        // Cards fill their pages without scaling.
        return match place(page, template, words, 1.0, None)? {
            Outcome::Done(layout) => Ok(layout),
            Outcome::TooLong => Err(SheetError::NoRoom),
        };
    }
    if template.across > 1 && template.strip_width(template.size) < NARROWEST {
        return lay_out(page, &template.in_one_strip(), words);
    }
    if template.across > 1 {
        // With few rows, one strip gives larger type than several.
        let plain = template.in_one_strip();
        if roomy_scale(page, &plain, words)? == Some(1.0) {
            let (layout, scale) = lay_out_on(page, &plain, words, 1.0)?;
            if layout.pages.len() == 1 && scale >= 1.0 {
                return Ok(layout);
            }
        }
    }
    let turned = template.turned();
    let upright = template.paper.0 < template.paper.1;
    let roomy = roomy_scale(page, template, words)?;
    let (layout, scale) = match roomy {
        Some(most_scale) => lay_out_on(page, template, words, most_scale)?,
        None if upright => match roomy_scale(page, &turned, words)? {
            Some(most_scale) => return Ok(lay_out_on(page, &turned, words, most_scale)?.0),
            None => return lay_out_in_slices(page, [template, &turned], words),
        },
        None => return lay_out_in_slices(page, [template, &turned], words),
    };
    // Squeezed columns of a wide grid may fit upright, and be larger on turned paper.
    if upright
        && roomy.is_some_and(|scale| scale < 0.95)
        && page.has_grid()
        && let Some(most_scale) = roomy_scale(page, &turned, words)?
    {
        let (other, other_scale) = lay_out_on(page, &turned, words, most_scale)?;
        if other.pages.len() <= layout.pages.len() && other_scale > scale + STEP {
            return Ok(other);
        }
    }
    Ok(layout)
}

/// Lays out `page`, whose widest table continues in further tables. Chooses the paper and size with
/// the fewest pages; among equals the first and the larger. Paper and sizes without room for all
/// columns come last.
fn lay_out_in_slices(
    page: &Page,
    templates: [&Template; 2],
    words: &Words,
) -> Result<Layout, SheetError> {
    let mut best = (templates[0], 1.0, (true, usize::MAX));
    for template in templates {
        for scale in [1.0, template.smallest] {
            let mut flow = Flow::begin(page, template, words, scale)?;
            let mut tables = page.tables();
            let overflows = tables.any(|table| table::overflows(&mut flow, table));
            let pages = page.tables().filter_map(|table| {
                let key = table.sliced?;
                Some(table::pages_in_slices(&mut flow, table, key))
            });
            let cost = (overflows, pages.sum());
            if cost < best.2 {
                best = (template, scale, cost);
            }
        }
    }
    let (template, scale, _) = best;
    match place(page, template, words, scale, None)? {
        Outcome::Done(layout) => Ok(layout),
        // Without a page limit this cannot happen.
        Outcome::TooLong => Err(SheetError::NoRoom),
    }
}

/// Lays out `page` on the paper of `template` and returns the scale; above `most_scale` columns are
/// squeezed.
fn lay_out_on(
    page: &Page,
    template: &Template,
    words: &Words,
    most_scale: f32,
) -> Result<(Layout, f32), SheetError> {
    let attempt = |scale: f32, most: Option<usize>| place(page, template, words, scale, most);
    let fits = |scale: f32| -> Result<Outcome, SheetError> {
        if scale > most_scale && is_squeezed(page, template, words, scale)? {
            return Ok(Outcome::TooLong);
        }
        attempt(scale, Some(1))
    };
    if let Outcome::Done(plain) = fits(most_scale)? {
        let mut scale = template.largest;
        while scale > most_scale {
            if let Outcome::Done(larger) = fits(scale)? {
                return Ok((larger, scale));
            }
            scale -= STEP;
        }
        return Ok((plain, most_scale));
    }
    let mut scale = most_scale - STEP;
    while scale >= template.smallest - 0.001 {
        if let Outcome::Done(smaller) = fits(scale)? {
            return Ok((smaller, scale));
        }
        scale -= STEP;
    }
    match attempt(most_scale, None)? {
        Outcome::Done(layout) => Ok((layout, most_scale)),
        // Without a page limit this cannot happen.
        Outcome::TooLong => Err(SheetError::NoRoom),
    }
}

/// Returns the largest scale, at most 1, without squeezed columns; `None` if all scales squeeze.
fn roomy_scale(page: &Page, template: &Template, words: &Words) -> Result<Option<f32>, SheetError> {
    let mut scale = 1.0;
    while scale >= template.smallest - 0.001 {
        if !is_squeezed(page, template, words, scale)? {
            return Ok(Some(scale));
        }
        scale -= STEP;
    }
    Ok(None)
}

/// True if a table has columns narrower than their content.
fn is_squeezed(
    page: &Page,
    template: &Template,
    words: &Words,
    scale: f32,
) -> Result<bool, SheetError> {
    let mut flow = Flow::begin(page, template, words, scale)?;
    let mut tables = page.tables();
    Ok(tables.any(|table| table::is_squeezed(&mut flow, table)))
}

fn place(
    page: &Page,
    template: &Template,
    words: &Words,
    scale: f32,
    most: Option<usize>,
) -> Result<Outcome, SheetError> {
    let mut flow = Flow::begin(page, template, words, scale)?;
    for block in &page.blocks {
        match block {
            Block::Paragraph { text, tone } => flow.paragraph(text, *tone),
            Block::Facts(facts) => flow.facts(facts),
            Block::Table(table) => slices::place(&mut flow, table, most)?,
            Block::Signatures(labels) => flow.signatures(labels),
            Block::Boards(diagrams) => board::place(&mut flow, diagrams),
            Block::NewPage => flow.begin_page(),
            Block::Panels(panels) => panels::place(&mut flow, panels),
        }
        if flow.too_long || most.is_some_and(|most| flow.pages() > most) {
            return Ok(Outcome::TooLong);
        }
    }
    Ok(Outcome::Done(flow.finish()))
}
