//! The rows above the table body: the labels of the columns and the heading of a group.

use super::super::fit::{Fitted, fit};
use super::super::flow::{Flow, Style, leading};
use super::super::item::{shade, times};
use super::columns::{Column, LABEL, shift};
use crate::template::Align;
use crate::typeface::Weight;

fn label_lines(column: &Column<'_>, size: f32) -> Fitted {
    fit(
        &column.label,
        Weight::Bold,
        size * LABEL,
        column.right - column.left,
    )
}

pub(super) fn header_height(columns: &[Column<'_>], flow: &Flow<'_>) -> f32 {
    let lines = columns
        .iter()
        .map(|column| label_lines(column, flow.size).lines.len());
    let lines = times(lines.max().unwrap_or(1));
    lines * leading(flow.size * LABEL) + flow.grid()
}

/// Places the labels, aligned at the bottom.
pub(super) fn place_header(flow: &mut Flow<'_>, columns: &[Column<'_>], height: f32) {
    let top = flow.y;
    let step = leading(flow.size * LABEL);
    let shift = shift(flow, columns);
    for column in columns {
        let fitted = label_lines(column, flow.size);
        let own = times(fitted.lines.len()) * step;
        flow.y = top + height - flow.grid() / 2.0 - own;
        let style = Style {
            size: fitted.size,
            weight: Weight::Bold,
            shade: shade::INK,
        };
        for line in &fitted.lines {
            flow.line(
                line,
                column.left + shift,
                column.right + shift,
                column.align,
                style,
                step,
            );
            flow.y += step;
        }
    }
    flow.y = top + height;
    flow.rule(1.0, shade::INK);
}

pub(super) fn place_heading(flow: &mut Flow<'_>, heading: Option<&str>) {
    let Some(heading) = heading else { return };
    let text = flow.clean(heading);
    let fitted = fit(&text, Weight::Bold, flow.size, flow.width());
    // Always one line: headings are short, and a long one shrinks.
    let size =
        flow.size * (flow.width() / Weight::Bold.typeface().width(&text, flow.size)).min(1.0);
    let style = Style {
        size: size.min(fitted.size),
        weight: Weight::Bold,
        shade: shade::INK,
    };
    flow.y += flow.leading / 2.0;
    flow.line(
        &text,
        flow.left,
        flow.right,
        Align::Left,
        style,
        flow.leading,
    );
    flow.y += 1.25 * flow.leading;
    flow.rule(0.4, shade::RULE);
}
