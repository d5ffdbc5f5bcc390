//! Prints a message to a player of a game by correspondence, for sending by mail.

use std::path::PathBuf;

use kralle_call::call;
use kralle_sheets::{SheetKind, print};
use kralle_view::named::Named;
use kralle_words::{Language, Words};
use shakmaty::Color;

use crate::core::desk::Desk;
use crate::core::files::FileToWrite;
use crate::core::pdf::{FinishedSheet, not_printed};
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::PrintedSheet;
use crate::core::template;
use crate::core::wire::wire;
use crate::play::board::show::{pair, record};
use crate::play::correspondence::letters::written;
use crate::play::correspondence::paper;
use crate::play::correspondence::view::LetterName;

wire! {
    /// A message, and its destination.
    pub struct PrintLetterInput {
        pub game: u32,
        pub color: Named<Color>,
        pub language: Named<Language>,
        /// The destination of the PDF; if omitted, a file beside the tournament file.
        #[serde(default)]
        pub path: Option<FileToWrite>,
        #[serde(default)]
        pub letter: LetterName,
    }
}

/// Prints a message to a player of a game by correspondence, and notes it as sent.
///
/// The program itself sends nothing.
#[call(names_a_file)]
pub(crate) fn print_letter(
    desk: &mut Desk,
    input: PrintLetterInput,
) -> Result<PrintedSheet, RefusalView> {
    let (finished, file) = written_out(desk, &input)?;
    let printed = finished.put(desk.files(), &file, input.path.as_ref())?;
    // Both kinds of message show the position.
    desk.note_letter(input.game, input.color.0)?;
    Ok(printed)
}

/// Returns the message as a sheet, and the path of its tournament file.
pub(crate) fn written_out(
    desk: &Desk,
    input: &PrintLetterInput,
) -> Result<(FinishedSheet, PathBuf), RefusalView> {
    let kept = desk.post_game(input.game)?;
    let post = desk.show_post_game(&kept)?;
    let language = input.language.0;
    let words = Words::new(language);
    let message = written(desk, &post, input.color, &words, input.letter)?;
    let file = desk.open_file()?;
    let tournament = &file.tournament;
    let to = message.name.clone();
    let pairs = pair::all(&kept.game, &record(tournament, &kept.game));
    let sheet = paper::letter(tournament, message, (&post, input.color), &pairs, &words);
    let found = template::find(file.store.path(), SheetKind::Letter)?;
    let args = [
        ("name", words.say("sheet-name-letter", &[]).into()),
        ("round", post.game.round.into()),
        ("table", post.game.table.into()),
        ("to", to.replace(',', "").into()),
    ];
    let finished = FinishedSheet {
        pdf: print(&sheet, language, &found).map_err(|error| not_printed(&error))?,
        title: words.say("sheet-file-letter", &args),
    };
    Ok((finished, file.store.path().to_owned()))
}
