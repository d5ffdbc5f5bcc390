//! Prints an answer of the rules engine as a note.
//!
//! The question is answered again under the rules of the tournament.

use chrono::Local;
use kralle_call::call;
use kralle_sheets::{SheetKind, print};
use kralle_view::named::Named;
use kralle_words::{Language, Words};

use crate::core::desk::Desk;
use crate::core::files::FileToWrite;
use crate::core::pdf::{FinishedSheet, not_printed};
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::PrintedSheet;
use crate::core::wire::wire;
use crate::core::{parse, template};
use crate::judge::answer_paper::Answered;
use crate::judge::board::PositionSetup;
use crate::judge::view::Question;
use crate::judge::{answer_paper, question};

wire! {
    /// A question about two boards, and optionally a match.
    pub struct PrintAnswerInput {
        pub position: PositionSetup,
        pub question: Question,
        /// The round of the match; if the round or the table is omitted, the note is about no
        /// match.
        #[serde(default)]
        pub round: Option<u16>,
        /// The table of the match; omitted together with `round`.
        #[serde(default)]
        pub table: Option<u16>,
        pub language: Named<Language>,
        /// The destination of the PDF; if omitted, a file beside the tournament file.
        #[serde(default)]
        pub path: Option<FileToWrite>,
    }
}

/// Prints an answer of the rules engine as a note.
///
/// # Errors
/// Fails if no tournament is open, the question cannot be answered, or the file cannot be written.
#[call(names_a_file)]
pub(crate) fn print_answer(
    desk: &mut Desk,
    input: PrintAnswerInput,
) -> Result<PrintedSheet, RefusalView> {
    let finished = answered(desk, &input)?;
    let path = desk.open_file()?.store.path();
    finished.put(desk.files(), path, input.path.as_ref())
}

pub(crate) fn answered(
    desk: &mut Desk,
    input: &PrintAnswerInput,
) -> Result<FinishedSheet, RefusalView> {
    let of = match (input.round, input.table) {
        (Some(round), Some(table)) => Some((parse::round(round)?, parse::table(table)?)),
        (None, _) | (_, None) => None,
    };
    let (_, card) = question::asked_anew(desk.tournament()?, &input.position, &input.question)?;
    let language = input.language.0;
    let words = Words::new(language);
    let answered = Answered {
        card: &card,
        boards: &input.position,
        of,
        arbiter: &desk.person.preferences.acting_name,
        decided: desk.now().with_timezone(&Local).naive_local(),
    };
    let file = desk.open_file()?;
    let sheet = answer_paper::answer(&file.tournament, &answered, &words);
    let found = template::find(file.store.path(), SheetKind::Adjudication)?;
    Ok(FinishedSheet {
        pdf: print(&sheet, language, &found).map_err(|error| not_printed(&error))?,
        title: words.say("sheet-name-adjudication", &[]),
    })
}
