//! Where the head of the journal stands: the word at the foot of every page, the code at the upper
//! right corner of the first, beside header and title, where it takes no row from a table.

use super::flow::Flow;
use super::frame::UNPRINTED;
use super::item::{Item, times};
use crate::Head;
use crate::qr_code::QrCode;

/// How large a module of a code is: six dots of a printer with 300 to the inch, 0.508 mm.
const MODULE: f32 = 6.0 * 72.0 / 300.0;
/// How much white stays around a code.
const QUIET: f32 = QrCode::QUIET as f32 * MODULE;

impl Flow<'_> {
    /// What stands at the foot of a page; nothing on a sheet without head.
    pub(super) fn head_word(&self) -> Option<String> {
        let word = self.head?.word.as_str();
        Some(self.words.say("sheet-head", &[("word", word.into())]))
    }

    /// Keeps the right end of header and title clear for the code.
    pub(super) fn reserve_head_code(&mut self) {
        if let Some(head) = self.head {
            self.right = code_left(self, head) - 2.0 * QUIET;
        }
    }

    /// Places the code beside header and title, of which the upper edge is `top`, and the body
    /// begins at the current height. Where it is higher than they are it begins above them, in the
    /// margin, so that nothing below moves.
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

/// How wide and high the code is.
fn side(head: &Head) -> f32 {
    times(head.code.side()) * MODULE
}

/// Where the code begins: white stays around it also where the margins are narrow.
fn code_left(flow: &Flow<'_>, head: &Head) -> f32 {
    let [_, right, ..] = flow.template.margins;
    let (width, _) = flow.template.paper;
    width - right.max(QUIET) - side(head)
}
