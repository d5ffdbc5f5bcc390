//! Finds players of the local rating lists while a name is typed.

use crate::desk::Desk;
use crate::shelf::refused;
use crate::show::rated::gathered;
use crate::view::rating_lists::RatedView;
use crate::view::refusal::RefusalView;
use crate::view::wire;

wire! {
    /// What was typed so far.
    #[ts(rename = "FindRatedInput")]
    pub struct Input {
        /// The beginnings of words of a name, in any order.
        pub text: String,
        /// How many are shown at most, up to 50.
        pub most: u8,
    }
}

/// The most that are ever shown.
const MOST: usize = 50;

/// Finds players of the local rating lists.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<RatedView, RefusalView> {
    let mut lists = desk.shelf()?.lists();
    let most = usize::from(input.most).min(MOST);
    let rows = gathered(&mut lists, |list| list.search(&input.text, most))
        .map_err(|error| refused(&error))?;
    Ok(RatedView {
        rows: rows.into_iter().take(most).collect(),
        lists: u32::try_from(lists.len()).unwrap_or(u32::MAX),
    })
}
