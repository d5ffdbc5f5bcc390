//! The flow of blocks down the pages.

use std::collections::{BTreeMap, BTreeSet};

use kralle_words::Words;

use super::fit::{NARROWEST, fit, wrap};
use super::item::{Item, Layout, PlacedText, shade, times};
use crate::page::{Page, Tone};
use crate::template::{Align, Template, fill};
use crate::typeface::{ASCENT, DESCENT, Weight, showable};
use crate::{Head, SheetError};

/// The result of a layout attempt.
pub(crate) enum Outcome {
    Done(Layout),
    /// It needs more pages than allowed.
    TooLong,
}

/// The pages so far, and the position of the next block.
pub(crate) struct Flow<'a> {
    pub(super) template: &'a Template,
    pub(super) words: &'a Words,
    pub(super) fields: &'a BTreeMap<&'static str, String>,
    pub(super) head: Option<&'a Head>,
    pub(super) title: String,
    pub(super) pages: Vec<Vec<Item>>,
    pub(super) bookmarks: Vec<(String, usize)>,
    pub(super) missing: BTreeSet<char>,
    /// Size and leading of ordinary text.
    pub(super) size: f32,
    pub(super) leading: f32,
    pub(super) left: f32,
    pub(super) right: f32,
    pub(super) y: f32,
    /// The bottom of the page body.
    pub(super) bottom: f32,
    /// True if the body of the page is still empty.
    pub(super) fresh: bool,
    /// The number of tables into which the widest one was sliced.
    pub(super) slices: usize,
    /// True if a table is wider than this attempt allows.
    pub(super) too_long: bool,
    /// The current strip of a table, from 0.
    pub(super) strip: u8,
    /// The top of the table strips.
    pub(super) strip_top: f32,
    /// Pages without header and footer, from 0.
    pub(super) bare: BTreeSet<usize>,
    /// Those of them that are cut into several cards.
    pub(super) cut: BTreeSet<usize>,
}

/// Leading in multiples of the size.
pub(super) const LEADING: f32 = 1.3;

impl<'a> Flow<'a> {
    pub(super) fn begin(
        page: &'a Page,
        template: &'a Template,
        words: &'a Words,
        scale: f32,
    ) -> Result<Self, SheetError> {
        let (width, height) = template.paper;
        let [_, right, bottom, left] = template.margins;
        let size = template.size * scale;
        let mut missing = BTreeSet::new();
        let title = fill(&template.title.text(words.language()), &page.fields);
        let title = showable(&title, &mut missing);
        let mut flow = Self {
            template,
            words,
            fields: &page.fields,
            head: page.head.as_ref(),
            title,
            pages: Vec::new(),
            bookmarks: Vec::new(),
            bare: BTreeSet::new(),
            cut: BTreeSet::new(),
            slices: 0,
            too_long: false,
            strip: 0,
            strip_top: 0.0,
            missing,
            size,
            leading: leading(size),
            left,
            right: width - right,
            y: 0.0,
            bottom: height - bottom,
            fresh: true,
        };
        flow.reserve_footer();
        if page.is_only_panels() {
            return Ok(flow);
        }
        flow.turn_page();
        // Some content must fit below the title.
        if flow.right - flow.left < NARROWEST || flow.bottom - flow.y < 6.0 * flow.leading {
            return Err(SheetError::NoRoom);
        }
        Ok(flow)
    }

    pub(super) fn pages(&self) -> usize {
        self.pages.len()
    }

    /// Returns the width between the margins.
    pub(super) fn width(&self) -> f32 {
        self.right - self.left
    }

    /// Returns a quarter of the leading: the vertical grid.
    pub(super) fn grid(&self) -> f32 {
        self.leading / 4.0
    }

    pub(super) fn item(&mut self, item: Item) {
        if let Some(page) = self.pages.last_mut() {
            page.push(item);
        }
    }

    /// Replaces the characters of `text` that the typeface lacks.
    pub(super) fn clean(&mut self, text: &str) -> String {
        showable(text, &mut self.missing)
    }

    /// Starts a new page unless `height` is left on this one, or it is empty.
    pub(super) fn need(&mut self, height: f32) {
        if self.y + height > self.bottom + 0.01 && !self.fresh {
            self.turn_page();
        }
    }

    /// Starts a new page unless this one is empty.
    pub(super) fn begin_page(&mut self) {
        if !self.fresh {
            self.turn_page();
        }
    }

    /// Moves to the strip `strip` of a table; the strips start at the current height.
    pub(super) fn enter_strip(&mut self, strip: u8) {
        let [_, _, _, left] = self.template.margins;
        let each = self.template.strip_width(self.size);
        self.strip = strip;
        self.left = left + f32::from(strip) * (each + Template::STRIP_GAP * self.size);
        self.right = self.left + each;
    }

    /// Leaves the strips of a table for the full width.
    pub(super) fn leave_strips(&mut self) {
        let [_, right, _, left] = self.template.margins;
        let (width, _) = self.template.paper;
        if self.strip > 0 {
            self.y = self.bottom;
        }
        self.strip = 0;
        self.left = left;
        self.right = width - right;
    }

    /// Continues in the next strip of a table, or on the next page.
    pub(super) fn next_strip(&mut self) {
        if self.strip + 1 < self.template.across {
            self.item(Item::Part);
            self.enter_strip(self.strip + 1);
            self.y = self.strip_top;
            self.fresh = true;
        } else {
            self.leave_strips();
            self.turn_page();
            self.strip_top = self.y;
            self.enter_strip(0);
        }
    }

    /// Adds the bookmark `name`.
    pub(super) fn bookmark(&mut self, name: &str) {
        let page = self.pages.len().saturating_sub(1);
        self.bookmarks.push((name.to_owned(), page));
    }

    /// Adds vertical space, except at the top of a page.
    pub(super) fn space(&mut self, height: f32) {
        if !self.fresh {
            self.y += height;
        }
    }

    pub(super) fn paragraph(&mut self, text: &str, tone: Tone) {
        let text = self.clean(text);
        let (size, weight, shade, before, keep) = match tone {
            Tone::Heading => (self.size * 1.1, Weight::Bold, shade::INK, 1.0, 4.0),
            Tone::Text => (self.size, Weight::Regular, shade::INK, 0.5, 1.0),
            Tone::Note => (self.size * 0.9, Weight::Regular, shade::MUTED, 0.5, 1.0),
        };
        self.space(before * self.leading);
        self.need(keep * self.leading);
        if tone == Tone::Heading {
            self.bookmark(&text);
        }
        for line in wrap(&text, weight, size, self.width()) {
            self.need(self.leading);
            let style = Style {
                size,
                weight,
                shade,
            };
            self.line(
                &line,
                self.left,
                self.right,
                Align::Left,
                style,
                self.leading,
            );
            self.y += self.leading;
            self.fresh = false;
        }
    }

    /// Places labels with their values.
    pub(super) fn facts(&mut self, facts: &[(String, String)]) {
        let facts: Vec<(String, String)> = facts
            .iter()
            .map(|(label, value)| (self.clean(label), self.clean(value)))
            .collect();
        let regular = Weight::Regular.typeface();
        let widest = facts
            .iter()
            .map(|(label, _)| regular.width(label, self.size));
        let split = (widest.fold(0.0, f32::max) + 1.5 * self.size).min(self.width() * 0.45);
        self.space(0.5 * self.leading);
        for (label, value) in &facts {
            let label = fit(label, Weight::Regular, self.size, split - self.size);
            let value = fit(value, Weight::Bold, self.size, self.width() - split);
            let lines = label.lines.len().max(value.lines.len());
            for i in 0..lines {
                self.need(self.leading);
                if let Some(line) = label.lines.get(i) {
                    let style = Style {
                        size: label.size,
                        weight: Weight::Regular,
                        shade: shade::MUTED,
                    };
                    let right = self.left + split;
                    self.line(line, self.left, right, Align::Left, style, self.leading);
                }
                if let Some(line) = value.lines.get(i) {
                    let style = Style {
                        size: value.size,
                        weight: Weight::Bold,
                        shade: shade::INK,
                    };
                    let left = self.left + split;
                    self.line(line, left, self.right, Align::Left, style, self.leading);
                }
                self.y += self.leading;
                self.fresh = false;
            }
        }
    }

    /// Places signature lines.
    pub(super) fn signatures(&mut self, labels: &[String]) {
        if labels.is_empty() {
            return;
        }
        let labels: Vec<String> = labels.iter().map(|label| self.clean(label)).collect();
        let count = times(labels.len());
        let gap = 1.5 * self.leading;
        let each = (self.width() - gap * (count - 1.0)) / count;
        let fitted: Vec<_> = labels
            .iter()
            .map(|it| fit(it, Weight::Regular, self.size * 0.85, each))
            .collect();
        let rows = fitted.iter().map(|it| it.lines.len()).max().unwrap_or(1);
        let height = (4.0 + times(rows)) * self.leading;
        self.need(height);
        let top = self.y + 4.0 * self.leading;
        let mut left = self.left;
        for label in fitted {
            let thickness = 0.6;
            self.item(Item::Rule {
                left,
                right: left + each,
                y: top,
                thickness,
                shade: 0.0,
            });
            self.y = top + self.grid() / 2.0;
            for line in label.lines {
                let style = Style {
                    size: label.size,
                    weight: Weight::Regular,
                    shade: shade::MUTED,
                };
                self.line(&line, left, left + each, Align::Left, style, self.leading);
                self.y += self.leading;
            }
            left += each + gap;
        }
        self.y = top - 4.0 * self.leading + height + self.grid();
        self.fresh = false;
    }

    /// Places one line of text in a box of `height` at the current height.
    pub(super) fn line(
        &mut self,
        text: &str,
        left: f32,
        right: f32,
        align: Align,
        style: Style,
        height: f32,
    ) {
        let Style {
            size,
            weight,
            shade,
        } = style;
        if text.is_empty() {
            return;
        }
        let width = weight.typeface().width(text, size);
        let left = match align {
            Align::Left => left,
            Align::Center => f32::midpoint(left, right - width),
            Align::Right => right - width,
        };
        let baseline = self.y + (height - (ASCENT + DESCENT) * size) / 2.0 + ASCENT * size;
        let text = text.to_owned();
        self.item(Item::Text(PlacedText {
            text,
            left,
            baseline,
            width,
            size,
            weight,
            shade,
            upside_down: false,
        }));
    }
}

/// The style of a line.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Style {
    pub(crate) size: f32,
    pub(crate) weight: Weight,
    pub(crate) shade: f32,
}

/// Returns the leading of a size, rounded to quarter points.
pub(super) fn leading(size: f32) -> f32 {
    (size * LEADING * 4.0).ceil() / 4.0
}
