//! Drawing primitives for cards, boards and ornaments.

use super::area::Area;
use super::fit::{balance, wrap};
use super::flow::{Flow, Style, leading};
use super::item::{Item, Knot, PlacedText, shade, times};
use crate::picture::Picture;
use crate::qr_code::QrCode;
use crate::template::Align;
use crate::typeface::{ASCENT, DESCENT, Weight};

/// Draws on the last page of a flow.
pub(crate) struct Pen<'p, 'a> {
    flow: &'p mut Flow<'a>,
}

/// The minimum size of text, in points.
const SMALLEST: f32 = 3.0;

impl<'p, 'a> Pen<'p, 'a> {
    pub(crate) const fn new(flow: &'p mut Flow<'a>) -> Self {
        Self { flow }
    }

    pub(crate) const fn language(&self) -> kralle_words::Language {
        self.flow.words.language()
    }

    pub(crate) const fn template(&self) -> &'a crate::Template {
        self.flow.template
    }

    /// Adds the bookmark `name`.
    pub(crate) fn bookmark(&mut self, name: &str) {
        let name = self.flow.clean(name);
        self.flow.bookmark(&name);
    }

    /// Ends a part of the page: earlier items come first in reading order.
    pub(crate) fn part(&mut self) {
        self.flow.item(Item::Part);
    }

    /// Sets `text` into `area`, vertically centered: in the size of `style`, otherwise on several
    /// lines and smaller, down to a legible minimum. Returns the final size.
    pub(crate) fn text(&mut self, text: &str, area: Area, style: Style, align: Align) -> f32 {
        let text = self.flow.clean(text);
        let mut size = style.size;
        let lines = loop {
            let lines = wrap(&text, style.weight, size, area.width());
            let face = style.weight.typeface();
            // A word is broken only if it would get too small to read.
            let words = text.split([' ', '-', '/']);
            let broken = size > style.size * 0.55
                && words
                    .into_iter()
                    .any(|it| face.width(it, size) > area.width());
            let height = times(lines.len()) * leading(size);
            let one = style.weight.typeface().width(&text, size) <= area.width();
            // A slightly smaller name is better than a second line.
            let first_choice = one || size < style.size * 0.86;
            let fits = first_choice && height <= area.height() + 0.01 && !broken;
            if size <= SMALLEST || fits {
                break lines;
            }
            size = (size * 0.95).max(SMALLEST);
        };
        let lines = match align {
            Align::Center => balance(&text, style.weight, size, area.width()),
            Align::Left | Align::Right => lines,
        };
        let step = leading(size).min(area.height().max(1.0));
        let mut y = area.top + (area.height() - times(lines.len()) * step) / 2.0;
        for line in lines {
            self.put(
                &line,
                (area.left, area.right),
                y,
                step,
                (size, style),
                align,
            );
            y += step;
        }
        size
    }

    fn put(
        &mut self,
        text: &str,
        (left, right): (f32, f32),
        y: f32,
        height: f32,
        (size, style): (f32, Style),
        align: Align,
    ) {
        if text.is_empty() {
            return;
        }
        let width = style.weight.typeface().width(text, size);
        let left = match align {
            Align::Left => left,
            Align::Center => f32::midpoint(left, right - width),
            Align::Right => right - width,
        };
        self.flow.item(Item::Text(PlacedText {
            text: text.to_owned(),
            left,
            baseline: y + (height - (ASCENT + DESCENT) * size) / 2.0 + ASCENT * size,
            width,
            size,
            weight: style.weight,
            shade: style.shade,
            upside_down: false,
        }));
    }

    /// Sets `text` so that its characters fill the height of `area`, for numerals readable across a
    /// hall.
    pub(crate) fn numeral(&mut self, text: &str, area: Area, most: f32) {
        let text = self.flow.clean(text);
        let face = Weight::Bold.typeface();
        let by_width = area.width() / face.width(&text, 1.0).max(0.01);
        let by_height = area.height() / (ASCENT + DESCENT);
        let size = by_width.min(by_height).min(most);
        let style = Style {
            size,
            weight: Weight::Bold,
            shade: shade::INK,
        };
        let y = area.top + (area.height() - size * (ASCENT + DESCENT)) / 2.0;
        let height = size * (ASCENT + DESCENT);
        self.put(
            &text,
            (area.left, area.right),
            y,
            height,
            (size, style),
            Align::Center,
        );
    }

    pub(crate) fn rule(&mut self, (left, right): (f32, f32), y: f32, thickness: f32, shade: f32) {
        self.flow.item(Item::Rule {
            left,
            right,
            y,
            thickness,
            shade,
        });
    }

    /// Draws a line in any direction.
    pub(crate) fn line(&mut self, from: (f32, f32), to: (f32, f32), thickness: f32, shade: f32) {
        self.flow.item(Item::Line {
            from,
            to,
            thickness,
            shade,
            dashed: false,
        });
    }

    /// Draws a line to cut along.
    pub(crate) fn cut(&mut self, from: (f32, f32), to: (f32, f32)) {
        self.flow.item(Item::Line {
            from,
            to,
            thickness: 0.4,
            shade: shade::RULE,
            dashed: true,
        });
    }

    /// Draws a box to tick, checked if `ticked` is set.
    pub(crate) fn tick(&mut self, area: Area, ticked: Tick) {
        self.flow.item(Item::Frame(area));
        if ticked == Tick::Ticked {
            let [left, top, right, bottom] = area.inset(area.width() * 0.18).edges();
            self.line((left, top), (right, bottom), 1.2, 0.0);
            self.line((left, bottom), (right, top), 1.2, 0.0);
        }
    }

    /// Draws four lines around `area`.
    pub(crate) fn border(&mut self, area: Area, thickness: f32, shade: f32) {
        let [left, top, right, bottom] = area.edges();
        let half = thickness / 2.0;
        self.rule((left - half, right + half), top, thickness, shade);
        self.rule((left - half, right + half), bottom, thickness, shade);
        self.line((left, top), (left, bottom), thickness, shade);
        self.line((right, top), (right, bottom), thickness, shade);
    }

    pub(crate) fn ground(&mut self, area: Area, shade: f32) {
        self.flow.item(Item::Ground { area, shade });
    }

    /// Draws a filled closed curve.
    pub(crate) fn shape(&mut self, points: Vec<Knot>, shade: f32) {
        self.flow.item(Item::Shape { points, shade });
    }

    /// Draws a QR code with its upper left corner at this point, with its quiet zone.
    pub(crate) fn code(&mut self, code: &QrCode, (left, top): (f32, f32), module: f32) {
        self.flow.item(Item::Code {
            left,
            top,
            module,
            code: code.clone(),
        });
    }

    /// Draws a picture, as large as `area` allows without stretching.
    pub(crate) fn picture(&mut self, picture: &Picture, area: Area, align: Align) {
        #[allow(clippy::cast_precision_loss)] // at most 10,000 pixels
        let (width, height) = (picture.width as f32, picture.height as f32);
        let scale = (area.width() / width).min(area.height() / height);
        let (width, height) = (width * scale, height * scale);
        let left = match align {
            Align::Left => area.left,
            Align::Center => f32::midpoint(area.left, area.right - width),
            Align::Right => area.right - width,
        };
        let top = f32::midpoint(area.top, area.bottom - height);
        self.flow.item(Item::Picture {
            area: Area {
                left,
                top,
                right: left + width,
                bottom: top + height,
            },
            picture: picture.clone(),
        });
    }

    /// Turns all items drawn on this page since `from` upside down around the middle of `area`.
    pub(crate) fn turn_over(&mut self, from: usize, area: Area) {
        self.flow.turn_over(from, area);
    }

    /// Returns the number of items on this page.
    pub(crate) fn count(&self) -> usize {
        self.flow.pages.last().map_or(0, Vec::len)
    }
}

/// The state of a box.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Tick {
    /// Unchecked, to be ticked by hand.
    Open,
    /// Checked already, because it is known.
    Ticked,
}

impl Flow<'_> {
    fn turn_over(&mut self, from: usize, area: Area) {
        let (across, down) = (area.left + area.right, area.top + area.bottom);
        let Some(page) = self.pages.last_mut() else {
            return;
        };
        for item in page.iter_mut().skip(from) {
            match item {
                Item::Text(text) => {
                    // The left end of the rotated text is its right end for the reader.
                    text.left = across - text.left - text.width;
                    text.baseline = down - text.baseline;
                    text.upside_down = !text.upside_down;
                }
                Item::Rule { left, right, y, .. } => {
                    (*left, *right) = (across - *right, across - *left);
                    *y = down - *y;
                }
                Item::Ground { area: it, .. }
                | Item::Frame(it)
                | Item::Picture { area: it, .. } => {
                    (it.left, it.right) = (across - it.right, across - it.left);
                    (it.top, it.bottom) = (down - it.bottom, down - it.top);
                }
                Item::Line { from, to, .. } => {
                    *from = (across - from.0, down - from.1);
                    *to = (across - to.0, down - to.1);
                }
                Item::Shape { points, .. } => {
                    for knot in points {
                        (knot.x, knot.y) = (across - knot.x, down - knot.y);
                    }
                }
                Item::Code {
                    left,
                    top,
                    module,
                    code,
                } => {
                    let side = times(code.side()) * *module;
                    (*left, *top) = (across - *left - side, down - *top - side);
                }
                Item::Part => {}
            }
        }
    }
}
