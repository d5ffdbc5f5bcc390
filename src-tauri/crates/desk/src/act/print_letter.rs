//! Prints a message to a player of a game by correspondence, to be sent by post.

use kralle_sheets::{SheetKind, print};
use kralle_words::{Language, Words};

use super::correspondence_letters::written;
use crate::desk::Desk;
use crate::sheet::press::{Pressed, not_printed};
use crate::sheet::{letter, template};
use crate::show::board_game::{pair, record};
use crate::view::correspondence::LetterName;
use crate::view::preferences::LanguageName;
use crate::view::refusal::RefusalView;
use crate::view::round::ColorName;
use crate::view::sheet::PrintedSheet;

crate::view::wire! {
    /// Which message, and where to.
    #[ts(rename = "PrintLetterInput")]
    pub struct Input {
        /// The game.
        pub game: u32,
        /// Whom it goes to.
        pub color: ColorName,
        /// Its language.
        pub language: LanguageName,
        /// Where the PDF goes; none takes a name beside the tournament file.
        #[serde(default)]
        pub path: Option<String>,
        /// What it is.
        #[serde(default)]
        pub letter: LetterName,
    }
}

/// Prints a message to a player, with the position and every pair so far. Nothing is sent.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<PrintedSheet, RefusalView> {
    let kept = desk.post_game(input.game)?;
    let post = desk.show_post_game(&kept)?;
    let language = Language::from(input.language);
    let words = Words::new(language);
    let message = written(desk, &post, input.color, &words, input.letter)?;
    let file = desk.open_file()?;
    let tournament = &file.tournament;
    let to = message.name.clone();
    let pairs = pair::all(&kept.game, &record(tournament, &kept.game));
    let sheet = letter::sheet(tournament, message, (&post, input.color), &pairs, &words);
    let found = template::find(file.store.path(), SheetKind::Letter)?;
    let args = [
        ("name", words.say("sheet-name-letter", &[]).into()),
        ("round", post.game.round.into()),
        ("table", post.game.table.into()),
        ("to", to.replace(',', "").into()),
    ];
    let pressed = Pressed {
        pdf: print(&sheet.into(), language, &found).map_err(|error| not_printed(&error))?,
        title: words.say("sheet-file-letter", &args),
    };
    pressed.put(file.store.path(), input.path)
}
