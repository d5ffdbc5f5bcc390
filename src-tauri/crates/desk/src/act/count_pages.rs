//! Counts the pages of a sheet, for the list of the print centre.

use super::print_sheet::Input;
use crate::desk::Desk;
use crate::sheet::press::count;
use crate::view::refusal::RefusalView;
use crate::view::sheet::CountedPages;

/// Counts the pages. Nothing is written and nothing published.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<CountedPages, RefusalView> {
    let pages = count(desk.open_file()?, &input)?;
    Ok(CountedPages {
        pages: u16::try_from(pages).unwrap_or(u16::MAX),
    })
}
