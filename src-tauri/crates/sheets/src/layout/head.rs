//! Positions the head of the journal. The word is at the bottom of every page. The code is in the
//! upper right corner of the first, next to header and title, so that it takes no row from a table.

use super::flow::Flow;
use super::frame::UNPRINTED;
use super::item::{Item, times};
use crate::Head;
use crate::qr_code::QrCode;

/// The size of a code module: six dots of a printer with 300 dpi, 0.508 mm.
const MODULE: f32 = 6.0 * 72.0 / 300.0;
/// The quiet zone around a code.
const QUIET: f32 = QrCode::QUIET as f32 * MODULE;

impl Flow<'_> {
    /// Returns the text at the bottom of a page; `None` on a sheet without head.
    pub(super) fn head_word(&self) -> Option<String> {
        let word = self.head?.word.as_str();
        Some(self.words.say("sheet-head", &[("word", word.into())]))
    }

    /// Reserves the right end of header and title for the code.
    pub(super) fn reserve_head_code(&mut self) {
        if let Some(head) = self.head {
            self.right = code_left(self, head) - 2.0 * QUIET;
        }
    }

    /// Places the code next to header and title, which start at `top`; the body starts at the
    /// current height. A taller code extends up into the margin, so that the body does not move.
    pub(super) fn head_code(&mut self, top: f32) {
        let Some(head) = self.head else {
            return;
        };
        let side = side(head);
        let left = code_left(self, head);
        let top = top
            .min(self.y - QUIET - side)
            .max(top.min(UNPRINTED))
            .max(QUIET);
        self.item(Item::Code {
            left,
            top,
            module: MODULE,
            code: head.code.clone(),
        });
        self.y = self.y.max(top + side + QUIET);
    }
}

/// Returns the width and height of the code.
fn side(head: &Head) -> f32 {
    times(head.code.side()) * MODULE
}

/// Returns the left edge of the code: keeps the quiet zone even with narrow margins.
fn code_left(flow: &Flow<'_>, head: &Head) -> f32 {
    let [_, right, ..] = flow.template.margins;
    let (width, _) = flow.template.paper;
    width - right.max(QUIET) - side(head)
}
