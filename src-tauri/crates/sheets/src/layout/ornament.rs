//! The ornament of a certificate: a chequered band between two lines, with a knight at each corner.
//! An original drawing.

use super::area::Area;
use super::flow::Style;
use super::item::{Knot, shade};
use super::pen::Pen;
use crate::template::Align;
use crate::typeface::Weight;

/// The initial side of a square of the band, in points, before fitting.
const SQUARE: f32 = 7.4;
/// The dark squares of the band.
const DARK: f32 = 0.28;

/// Draws the band along `area` and returns the area inside.
pub(super) fn chequered(pen: &mut Pen<'_, '_>, area: Area) -> Area {
    let corner = 4.0 * SQUARE;
    let area = area.inset(0.8);
    pen.border(area, 1.6, shade::INK);
    let band = area.inset(4.0);
    for (left, top, right, bottom) in [
        (
            band.left + corner,
            band.top,
            band.right - corner,
            band.top + 2.0 * SQUARE,
        ),
        (
            band.left + corner,
            band.bottom - 2.0 * SQUARE,
            band.right - corner,
            band.bottom,
        ),
        (
            band.left,
            band.top + corner,
            band.left + 2.0 * SQUARE,
            band.bottom - corner,
        ),
        (
            band.right - 2.0 * SQUARE,
            band.top + corner,
            band.right,
            band.bottom - corner,
        ),
    ] {
        squares(
            pen,
            Area {
                left,
                top,
                right,
                bottom,
            },
        );
    }
    pen.border(band.inset(2.0 * SQUARE + 4.0), 0.6, shade::INK);
    for (left, top) in [
        (band.left, band.top),
        (band.right - corner, band.top),
        (band.left, band.bottom - corner),
        (band.right - corner, band.bottom - corner),
    ] {
        let place = Area {
            left,
            top,
            right: left + corner,
            bottom: top + corner,
        }
        .inset(1.5);
        // The inner line ends at the corners.
        pen.ground(place, 1.0);
        pen.border(place, 0.8, shade::INK);
        let style = Style {
            size: corner * 0.8,
            weight: Weight::Regular,
            shade: DARK,
        };
        // The symbol is high on its line.
        let place = Area {
            top: place.top - corner * 0.52,
            bottom: place.bottom + corner * 0.54,
            ..place
        };
        pen.text("♞", place, style, Align::Center);
    }
    pen.part();
    band.inset(corner + 14.0)
}

/// Draws two staggered rows of squares along the longer side of `area`, an odd number in all. The rows
/// are two squares deep even if `area` is narrower.
fn squares(pen: &mut Pen<'_, '_>, area: Area) {
    let across = area.width() > area.height();
    let length = if across { area.width() } else { area.height() };
    // An odd number, so that both ends look the same.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a page is finite
    let count = ((length / SQUARE) as u16).max(1) | 1;
    let side = length / f32::from(count);
    for i in 0..count {
        let row = f32::from(i % 2) * SQUARE;
        let along = f32::from(i) * side;
        let square = if across {
            Area {
                left: area.left + along,
                top: area.top + row,
                right: area.left + along + side,
                bottom: area.top + row + SQUARE,
            }
        } else {
            Area {
                left: area.left + row,
                top: area.top + along,
                right: area.left + row + SQUARE,
                bottom: area.top + along + side,
            }
        };
        pen.ground(square, DARK);
    }
}

/// Draws the claw of the program's name: three curved strokes with pointed ends.
pub(super) fn emblem(pen: &mut Pen<'_, '_>, area: Area) {
    let height = area.height() * 0.92;
    let middle = f32::midpoint(area.left, area.right);
    let top = area.top + area.height() * 0.04;
    let point = |x: f32, y: f32| (middle + x * height, top + y * height);
    for stroke in [-1.0_f32, 0.0, 1.0] {
        let x = stroke * 0.34;
        let reach = 1.0 - 0.16 * stroke.abs();
        let tip = point(x * 0.55 - 0.16, reach);
        let head = point(x + 0.14, 0.06 + 0.08 * stroke.abs());
        let edge = |is_handle, (x, y): (f32, f32)| Knot { x, y, is_handle };
        // Down along the outer curve to the tip, and back along the inner one.
        let outer = [point(x + 0.02, 0.34), point(x - 0.1, 0.7 * reach)];
        let inner = [point(x + 0.1, 0.74 * reach), point(x + 0.2, 0.4)];
        pen.shape(
            vec![
                edge(false, head),
                edge(true, outer[0]),
                edge(true, outer[1]),
                edge(false, tip),
                edge(true, inner[0]),
                edge(true, inner[1]),
                edge(false, head),
            ],
            DARK,
        );
    }
}
