//! Cards: contents of a page, or a part of one, other than tables.

use std::collections::BTreeMap;

use crate::qr_code::QrCode;

/// The field values for title, header, footer and lines of a template.
pub type Fields = BTreeMap<&'static str, String>;

/// A card of a sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Panel {
    /// The lines of the template with their fields filled in.
    Lines {
        /// The values for the template's lines.
        fields: Fields,
        /// The bookmark of the card.
        name: String,
        fold: Fold,
    },
    /// A card to fill in by hand.
    Form(Box<Form>),
    /// The same with two code cards below it. All three are cut apart.
    FormOverCodes(Box<FormOverCodes>),
    /// A card with a code to scan.
    Code(Box<CodeCard>),
}

/// The fold of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fold {
    /// Not folded.
    Flat,
    /// Folded in the middle: stands on a table and is readable from both sides.
    Tent,
}

impl Panel {
    /// Returns the number of games on the card; 0 if it is not to fill in.
    pub(crate) const fn games(&self) -> usize {
        let form = match self {
            Self::Form(form) => form,
            Self::FormOverCodes(both) => &both.form,
            Self::Lines { .. } | Self::Code(_) => return 0,
        };
        match &form.body {
            FormBody::Game(_) => 1,
            FormBody::Games(body) => body.games.len(),
        }
    }
}

/// A card to hand out, with a code that contains a link.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CodeCard {
    /// Large, above the text next to the code.
    pub title: String,
    /// Next to the title.
    pub aside: String,
    /// Small, above title and aside.
    pub above: String,
    pub owner: String,
    /// More about the owner, one line each.
    pub lines: Vec<String>,
    pub code: QrCode,
    /// The text to type without a scanner: the instruction, and the letters.
    pub typed: [String; 2],
    /// Small, below everything.
    pub note: String,
}

/// A card to fill in: boxes to tick and signature lines, for one game or several.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// Large, on the left.
    pub title: String,
    /// True for a blank card, which gets no bookmark.
    pub is_blank: bool,
    /// Next to the title.
    pub aside: String,
    /// Small, below title and aside.
    pub below: String,
    pub body: FormBody,
    /// The text below the signature lines, from left to right.
    pub signatures: [String; 3],
}

/// The part of a card between its head and the signatures.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FormBody {
    Game(GameForm),
    Games(GamesForm),
}

/// The body of a card for one game: seats at boards and their questions.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameForm {
    /// The text above and below the boards.
    pub sides: [String; 2],
    pub boards: Vec<FormBoard>,
    /// The question below the boards; without options just the text.
    pub before: Option<Question>,
    /// The question below a line.
    pub main: Question,
    /// The question below the main one.
    pub detail: Option<Question>,
    /// The last question, in rows of three.
    pub last: Question,
}

/// The body of a card for several games: a box for each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GamesForm {
    /// The sides, one below the other.
    pub sides: [String; 2],
    pub games: Vec<GameBox>,
    /// The label of the sum, which is written below the boxes.
    pub sum: String,
    /// Small, next to the sum.
    pub note: String,
}

/// The box of a game.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct GameBox {
    pub label: String,
    /// Small, next to the label.
    pub aside: String,
    /// The question in the row of the label.
    pub before: Option<Question>,
    /// A question for each board.
    pub boards: [Question; 2],
    pub main: Question,
    pub detail: Question,
    /// The label of a line to write on.
    pub line: String,
}

/// A card to fill in, and a code card for each side below it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FormOverCodes {
    pub form: Form,
    /// The slips on the left and on the right.
    pub codes: [CodeCard; 2],
}

/// A board of a form with the seats at its far and near side.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct FormBoard {
    pub label: String,
    pub far: Place,
    pub near: Place,
}

/// A seat at a board: a line for a name, and one of two boxes to tick.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Place {
    /// The player; empty if it is filled in by hand.
    pub name: String,
    pub options: [Choice; 2],
}

/// A question with boxes to tick.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Question {
    pub label: String,
    pub options: Vec<Choice>,
}

/// A box to tick with its meaning.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Choice {
    /// The meaning; a line to write on if empty.
    pub text: String,
    pub is_ticked: bool,
}
