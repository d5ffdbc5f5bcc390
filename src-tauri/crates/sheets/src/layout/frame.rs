//! The parts of every page: header, title, footer.

use super::area::Area;
use super::fit::{Fitted, fit};
use super::flow::{Flow, LEADING, Style, leading};
use super::item::{Item, Layout, shade, times};
use super::pen::Pen;
use crate::template::{Align, Ends};
use crate::typeface::Weight;

/// The separator of two header or footer fields.
const BETWEEN: &str = " · ";
/// The size of "page x of y" on a page of cards, in points.
const CUT_PAGE: f32 = 6.5;
/// The edge that many printers leave blank, in points.
pub(super) const UNPRINTED: f32 = 10.0;
/// The smallest legible size, in points.
const ILLEGIBLE: f32 = 4.0;
/// The size of header and footer relative to the template's size.
const SMALL: f32 = 0.85;

impl Flow<'_> {
    /// Starts a page with header and title.
    pub(super) fn turn_page(&mut self) {
        self.pages.push(Vec::new());
        self.y = self.template.margins[0];
        self.logo();
        let first = self.pages.len() == self.bare.len() + 1;
        let (top, edge) = (self.y, self.right);
        if first {
            self.reserve_head_code();
        }
        let header = self.template.header.clone();
        let (left, right) = self.ends(&header, None);
        self.row_of_ends(&left, &right);
        self.y += self.leading / 2.0;

        if first {
            let title = self.title.clone();
            self.bookmark(&title);
        }
        // The title grows less than the rest: it is large already.
        let base = self.template.size;
        let scale = (self.size / base).clamp(0.9, 1.25);
        let size = if first {
            base * 1.9 * scale
        } else {
            base * 1.2 * scale
        };
        let title = fit(&self.title, Weight::Bold, size, self.width());
        let step = leading(title.size);
        for line in &title.lines {
            let style = Style {
                size: title.size,
                weight: Weight::Bold,
                shade: shade::INK,
            };
            self.line(line, self.left, self.right, Align::Left, style, step);
            self.y += step;
        }
        self.y += if first {
            self.leading / 2.0
        } else {
            self.grid()
        };
        self.right = edge;
        if first {
            self.head_code(top);
        }
        self.fresh = true;
    }

    /// Reserves room for the footer.
    pub(super) fn reserve_footer(&mut self) {
        let footer = self.template.footer.clone();
        let (left, right) = self.ends(&footer, Some((888, 888)));
        let lines = left.lines.len().max(right.lines.len()).max(1);
        let height = times(lines) * leading(self.template.size * SMALL);
        self.bottom -= height + self.leading * 0.75;
    }

    /// Adds the footers, once the number of pages is known.
    pub(super) fn finish(mut self) -> Layout {
        let footer = self.template.footer.clone();
        let pages = std::mem::take(&mut self.pages);
        let count = pages.len();
        let (_, height) = self.template.paper;
        let step = leading(self.template.size * SMALL);
        let mut done = Vec::with_capacity(count);
        for (number, page) in (1..).zip(pages) {
            if self.bare.contains(&(number - 1)) {
                self.pages = vec![page];
                if self.cut.contains(&(number - 1)) {
                    self.number_cut_page(number, count);
                }
                done.append(&mut self.pages);
                continue;
            }
            let (left, right) = self.ends(&footer, Some((number, count)));
            let lines = left.lines.len().max(right.lines.len()).max(1);
            let footer_height = times(lines) * step;
            self.pages = vec![page];
            self.y = height - self.template.margins[2] - footer_height;
            self.row_of_ends(&left, &right);
            done.append(&mut self.pages);
        }
        Layout {
            title: self.title,
            paper: self.template.paper,
            pages: done,
            bookmarks: self.bookmarks,
            slices: self.slices,
            missing: self.missing,
        }
    }

    /// Prints "page x of y" in small type on a page of cards. It is at the edge, where it is cut
    /// off, or below the last card.
    fn number_cut_page(&mut self, page: usize, pages: usize) {
        let args = [("page", page.into()), ("pages", pages.into())];
        let text = self.words.say("sheet-page", &args);
        let text = self.clean(&text);
        let (width, height) = self.template.paper;
        let [_, right, bottom, left] = self.template.margins;
        let room = bottom - UNPRINTED;
        let size = CUT_PAGE.min(room / LEADING - 0.2);
        if size < ILLEGIBLE {
            return;
        }
        let style = Style {
            size,
            weight: Weight::Regular,
            shade: shade::MUTED,
        };
        let step = leading(size);
        self.y = height - bottom + (room - step).max(0.0) / 2.0;
        self.line(&text, left, width - right, Align::Right, style, step);
    }

    /// Places the logo at the upper right corner; neighboring text keeps clear of it.
    fn logo(&mut self) {
        let logo = self.template.logo.as_ref();
        let Some((logo, picture)) = logo.and_then(|it| Some((it, it.picture.as_ref()?))) else {
            return;
        };
        let area = Area {
            left: self.left,
            top: self.y,
            right: self.right,
            bottom: self.y + logo.height,
        };
        let picture = picture.clone();
        let height = logo.height;
        Pen::new(self).picture(&picture, area, Align::Right);
        self.y += height + self.grid();
    }

    /// Fits both ends side by side; for a footer including the head of the journal and "page x of
    /// y".
    fn ends(&mut self, ends: &Ends, page: Option<(usize, usize)>) -> (Fitted, Fitted) {
        let text = |names: &[String]| {
            let texts = names
                .iter()
                .filter_map(|name| self.fields.get(name.as_str()));
            texts
                .filter(|text| !text.is_empty())
                .cloned()
                .collect::<Vec<_>>()
        };
        let mut left = text(&ends.left);
        let mut right = text(&ends.right);
        if let Some((page, pages)) = page {
            left.extend(self.head_word());
            right.push(self.words.say(
                "sheet-page",
                &[("page", page.into()), ("pages", pages.into())],
            ));
        }
        let mut clean = |fields: Vec<String>| -> Vec<String> {
            fields.iter().map(|field| self.clean(field)).collect()
        };
        let (left, right) = (clean(left), clean(right));
        let size = self.template.size * SMALL;
        let face = Weight::Regular.typeface();
        let natural = face.width(&right.join(BETWEEN), size) + 0.01;
        let room = if left.is_empty() {
            self.width()
        } else {
            self.width() * 0.5
        };
        let room = natural.min(room);
        let right = fit_fields(&right, size, room);
        let left = fit_fields(&left, size, self.width() - room - 2.0 * size);
        (left, right)
    }

    fn row_of_ends(&mut self, left: &Fitted, right: &Fitted) {
        let step = leading(self.template.size * SMALL);
        let top = self.y;
        for (side, align) in [(left, Align::Left), (right, Align::Right)] {
            self.y = top;
            for line in &side.lines {
                let style = Style {
                    size: side.size,
                    weight: Weight::Regular,
                    shade: shade::MUTED,
                };
                self.line(line, self.left, self.right, align, style, step);
                self.y += step;
            }
        }
        let lines = left.lines.len().max(right.lines.len());
        let height = times(lines) * step;
        self.y = top + height;
    }

    /// Draws a horizontal line across the body at the current height.
    pub(super) fn rule(&mut self, thickness: f32, shade: f32) {
        let (left, right, y) = (self.left, self.right, self.y);
        self.item(Item::Rule {
            left,
            right,
            y,
            thickness,
            shade,
        });
    }
}

/// Fits fields side by side, or below each other if they do not fit on a line.
fn fit_fields(fields: &[String], size: f32, width: f32) -> Fitted {
    let together = fit(&fields.join(BETWEEN), Weight::Regular, size, width);
    if together.lines.len() == 1 || fields.len() < 2 {
        return together;
    }
    let each = fields
        .iter()
        .map(|field| fit(field, Weight::Regular, size, width));
    let each: Vec<Fitted> = each.collect();
    // A separate line for each, all in the size of the longest.
    let size = each.iter().map(|it| it.size).fold(size, f32::min);
    Fitted {
        size,
        lines: each.into_iter().flat_map(|it| it.lines).collect(),
    }
}
