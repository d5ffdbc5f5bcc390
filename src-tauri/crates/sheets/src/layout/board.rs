//! Chess boards, side by side.

use super::area::Area;
use super::flow::{Flow, Style};
use super::item::{shade, times};
use super::pen::Pen;
use crate::page::Diagram;
use crate::template::Align;
use crate::typeface::Weight;

/// The gray of dark squares: light enough that a black piece is visible on a bad printer.
const DARK: f32 = 0.78;
/// The maximum width of a board, in points.
const WIDEST: f32 = 230.0;

/// Places `diagrams` side by side.
pub(super) fn place(flow: &mut Flow<'_>, diagrams: &[Diagram]) {
    if diagrams.is_empty() {
        return;
    }
    let count = times(diagrams.len());
    let gap = 2.0 * flow.size;
    let each = ((flow.width() - gap * (count - 1.0)) / count).min(WIDEST);
    let line = 1.5 * flow.leading;
    // Slightly less, for the thickness of the border.
    let square = (each - flow.size * 1.2 - 1.0) / 8.0;
    let height = line + 2.0 * line + 8.0 * square + flow.leading;
    flow.space(flow.leading / 2.0);
    flow.need(height);
    let top = flow.y;
    let all = each * count + gap * (count - 1.0);
    let mut left = flow.left + (flow.width() - all) / 2.0;
    let size = flow.size;
    for diagram in diagrams {
        let area = Area {
            left,
            top,
            right: left + each,
            bottom: top + height,
        };
        draw(&mut Pen::new(flow), diagram, area, square, size, line);
        left += each + gap;
    }
    flow.y = top + height;
    flow.fresh = false;
}

fn draw(pen: &mut Pen<'_, '_>, diagram: &Diagram, area: Area, square: f32, size: f32, line: f32) {
    let strong = Style {
        size,
        weight: Weight::Bold,
        shade: shade::INK,
    };
    let small = Style {
        size: size * 0.75,
        weight: Weight::Regular,
        shade: shade::MUTED,
    };
    let plain = Style {
        size,
        weight: Weight::Regular,
        shade: shade::INK,
    };
    let left = area.left + size * 1.2;
    let board = Area {
        left,
        top: area.top + 2.0 * line,
        right: left + 8.0 * square,
        bottom: area.top + 2.0 * line + 8.0 * square,
    };
    let within = area.column(left, board.width());
    pen.text(
        &diagram.title,
        within.row(area.top, line),
        strong,
        Align::Left,
    );
    let above = within.row(area.top + line, line);
    pen.text(&diagram.edges[0], above, plain, Align::Left);
    for row in 0..8_u8 {
        let y = board.top + f32::from(row) * square;
        let margin = Area {
            left: area.left,
            top: y,
            right: left - size * 0.35,
            bottom: y + square,
        };
        let name = diagram.rows[usize::from(row)].to_string();
        pen.text(&name, margin, small, Align::Right);
        for file in 0..8_u8 {
            let x = board.left + f32::from(file) * square;
            let place = Area {
                left: x,
                top: y,
                right: x + square,
                bottom: y + square,
            };
            if (row + file) % 2 == 1 {
                pen.ground(place, DARK);
            }
            let index = usize::from(row) * 8 + usize::from(file);
            if let Some(piece) = diagram.squares.get(index).copied().flatten() {
                draw_piece(pen, piece, place);
            }
        }
    }
    pen.border(board, 0.8, shade::INK);
    for file in 0..8_u8 {
        let x = board.left + f32::from(file) * square;
        let place = Area {
            left: x,
            top: board.bottom,
            right: x + square,
            bottom: board.bottom + size * 1.3,
        };
        let name = diagram.files[usize::from(file)].to_string();
        pen.text(&name, place, small, Align::Center);
    }
    let below = within.row(board.bottom + size * 1.3, line);
    pen.text(&diagram.edges[1], below, plain, Align::Left);
    pen.part();
}

/// Draws a piece: below the outline the black shape in paper color, so that a white piece is white
/// on dark squares as well.
fn draw_piece(pen: &mut Pen<'_, '_>, piece: char, place: Area) {
    let (outline, filled) = match piece.to_ascii_uppercase() {
        'K' => ('♔', '♚'),
        'Q' => ('♕', '♛'),
        'R' => ('♖', '♜'),
        'B' => ('♗', '♝'),
        'N' => ('♘', '♞'),
        _ => ('♙', '♟'),
    };
    let style = |shade| Style {
        size: place.height() * 0.84,
        weight: Weight::Regular,
        shade,
    };
    // The symbols are a little high on their line.
    let place = Area {
        top: place.top - place.height() * 0.57,
        bottom: place.bottom + place.height() * 0.53,
        ..place
    };
    if piece.is_ascii_uppercase() {
        pen.text(&filled.to_string(), place, style(1.0), Align::Center);
        pen.text(&outline.to_string(), place, style(0.0), Align::Center);
    } else {
        pen.text(&filled.to_string(), place, style(0.0), Align::Center);
    }
}
