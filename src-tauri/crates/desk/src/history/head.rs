//! The head of a file's journal, and whether a file contains what a sheet showed.

use kralle_call::call;
use kralle_store::{Head, HeadWord, Store};
use kralle_view::head::{HeadAnswer, answer};

use crate::core::desk::Desk;
use crate::core::files::FileToRead;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// The head of the journal: it stands for everything that was done up to its newest entry.
    #[derive(Eq)]
    pub struct HeadView {
        /// As people read it out: `412-KTRA-9MNP-XC4D-7HWQ`.
        pub word: String,
        /// The whole of it, as scanners read it.
        pub whole: String,
    }
}

impl From<Head> for HeadView {
    fn from(head: Head) -> Self {
        Self {
            word: head.to_string(),
            whole: head.whole(),
        }
    }
}

wire! {
    /// Which head, and of which file.
    pub struct CheckHeadInput {
        /// As it stands on a sheet, typed or scanned.
        pub word: String,
        /// The file; none takes the open one.
        #[serde(default)]
        pub path: Option<FileToRead>,
    }
}

/// Says whether a file contains what a sheet showed.
#[call(names_a_file)]
pub(crate) fn check_head(
    desk: &mut Desk,
    input: CheckHeadInput,
) -> Result<HeadAnswer, RefusalView> {
    let word: HeadWord = input.word.parse()?;
    let other = match &input.path {
        Some(path) => Some(Store::open_to_look(desk.files().to_read(path)?)?),
        None => None,
    };
    let store = match &other {
        Some(store) => store,
        None => &desk.open_file()?.store,
    };
    Ok(answer(store, &word)?)
}
