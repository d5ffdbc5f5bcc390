//! Prints an answer of the rules engine as a note. The question is asked anew under the rules of
//! the tournament.

use chrono::Local;
use kralle_sheets::{SheetKind, print};
use kralle_words::{Language, Words};

use crate::desk::Desk;
use crate::judge;
use crate::parse::field;
use crate::sheet::answer::{self, Answered};
use crate::sheet::press::{Pressed, not_printed};
use crate::sheet::template;
use crate::view::board::PositionSetup;
use crate::view::judge::Question;
use crate::view::preferences::LanguageName;
use crate::view::refusal::RefusalView;
use crate::view::sheet::PrintedSheet;

crate::view::wire! {
    /// What was asked about which boards, and of which match.
    #[ts(rename = "PrintAnswerInput")]
    pub struct Input {
        /// The boards.
        pub position: PositionSetup,
        /// The question.
        pub question: Question,
        /// The round of the match; none where it is about no match.
        #[serde(default)]
        pub round: Option<u16>,
        /// Its table.
        #[serde(default)]
        pub table: Option<u16>,
        /// The language.
        pub language: LanguageName,
        /// Where the PDF goes; none takes a name beside the tournament file.
        #[serde(default)]
        pub path: Option<String>,
    }
}

/// Prints an answer of the rules engine as a note.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<PrintedSheet, RefusalView> {
    let of = match (input.round, input.table) {
        (Some(round), Some(table)) => Some((field::round(round)?, field::table(table)?)),
        (None, _) | (_, None) => None,
    };
    let (_, card) = judge::asked_anew(desk, &input.position, &input.question)?;
    let language = Language::from(input.language);
    let words = Words::new(language);
    let answered = Answered {
        card: &card,
        boards: &input.position,
        of,
        arbiter: &desk.person.preferences.acting_name,
        decided: desk.now().with_timezone(&Local).naive_local(),
    };
    let file = desk.open_file()?;
    let sheet = answer::sheet(&file.tournament, &answered, &words);
    let found = template::find(file.store.path(), SheetKind::Adjudication)?;
    let pressed = Pressed {
        pdf: print(&sheet.into(), language, &found).map_err(|error| not_printed(&error))?,
        title: words.say("sheet-name-adjudication", &[]),
    };
    pressed.put(file.store.path(), input.path)
}
