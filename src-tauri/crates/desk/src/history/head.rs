//! The head of a file's journal, and the check that a file contains the state of a printed sheet.

use kralle_call::call;
use kralle_store::{Head, HeadWord, Store};
use kralle_view::head::{HeadAnswer, answer};

use crate::core::desk::Desk;
use crate::core::files::FileToRead;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;

wire! {
    /// The head of the journal: a fingerprint of all entries up to the newest.
    #[derive(Eq)]
    pub struct HeadView {
        /// The short form for reading aloud: `412-KTRA-9MNP-XC4D-7HWQ`.
        pub word: String,
        /// The full form, for scanners.
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
    /// A head to check, and the file.
    pub struct CheckHeadInput {
        /// The head printed on a sheet, typed or scanned.
        pub word: String,
        /// The file; default: the open one.
        #[serde(default)]
        pub path: Option<FileToRead>,
    }
}

/// Checks that a file contains the state of a printed sheet.
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
