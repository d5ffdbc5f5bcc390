//! Cards: what stands on a page, or a part of one, without being a table.

use std::collections::BTreeMap;

use crate::qr_code::QrCode;

/// What title, header, footer and lines of a template may name, with what stands there.
pub type Fields = BTreeMap<&'static str, String>;

/// A card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Panel {
    /// The lines of the template with their gaps filled.
    Lines {
        /// What the lines may name.
        fields: Fields,
        /// What a reader jumps to.
        name: String,
        fold: Fold,
    },
    /// A card to fill in by hand.
    Form(Box<Form>),
    /// The same with two cards to scan below it. All three are cut from each other.
    FormOverCodes(Box<FormOverCodes>),
    /// A card to scan.
    Code(Box<CodeCard>),
}

/// Whether a card is folded.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fold {
    /// It lies or hangs as it is.
    Flat,
    /// Folded in the middle it stands on a table and is read from both sides.
    Tent,
}

/// A card to give away, with a code that leads somewhere.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeCard {
    /// Large, above everything beside the code.
    pub title: String,
    /// Beside the title.
    pub aside: String,
    /// Small, above both.
    pub above: String,
    pub owner: String,
    /// More of the owner, a line each.
    pub lines: Vec<String>,
    pub code: QrCode,
    /// What is typed where nothing scans: how, and the letters.
    pub typed: [String; 2],
    /// Small, below everything.
    pub note: String,
}

/// A card to fill in: places across boards, what can be ticked, who signs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Form {
    /// Large, at the left.
    pub title: String,
    /// Whether a reader jumps to the title; to a blank nobody does.
    pub is_blank: bool,
    /// Beside the title.
    pub aside: String,
    /// Small, below both.
    pub below: String,
    /// What stands above the boards, and below them.
    pub sides: [String; 2],
    pub boards: Vec<FormBoard>,
    /// What is asked below the boards; where nothing can be ticked the sentence alone.
    pub before: Option<Question>,
    /// What is asked under a line.
    pub main: Question,
    /// What is asked below it.
    pub detail: Option<Question>,
    /// What is asked last, in rows of three.
    pub last: Question,
    /// What stands below the lines to sign on, from left to right.
    pub signatures: [String; 3],
}

/// A card to fill in, and below it a card to scan for each side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormOverCodes {
    pub form: Form,
    /// At the left, and at the right.
    pub codes: [CodeCard; 2],
}

/// A board of a form with the places at its far and near side.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FormBoard {
    pub label: String,
    pub far: Place,
    pub near: Place,
}

/// A place at a board: a line for a name, and one of two to tick.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Place {
    /// Who sits there; empty where it is written by hand.
    pub name: String,
    pub options: [Choice; 2],
}

/// A question with boxes to tick.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Question {
    pub label: String,
    pub options: Vec<Choice>,
}

/// A box to tick with what it means.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Choice {
    pub text: String,
    pub is_ticked: bool,
}
