//! The way a page is printed.

use kralle_words::{Language, Words};

use crate::layout::{self, Layout};
use crate::{Page, Pdf, SheetError, Template, pdf};

/// Prints `page` as `template` says; the words at its edges are of `language`.
///
/// # Errors
/// When the template is for another sheet, or leaves no room.
pub fn print(page: &Page, language: Language, template: &Template) -> Result<Pdf, SheetError> {
    let layout = lay_out(page, language, template)?;
    pdf::write(&layout, language)
}

/// How many pages of paper `page` takes as `template` says; nothing is drawn.
///
/// # Errors
/// When the template is for another sheet, or leaves no room.
pub fn count_pages(
    page: &Page,
    language: Language,
    template: &Template,
) -> Result<usize, SheetError> {
    Ok(lay_out(page, language, template)?.pages.len())
}

/// Gives everything on `page` its place.
fn lay_out(page: &Page, language: Language, template: &Template) -> Result<Layout, SheetError> {
    if template.sheet() != page.sheet {
        return Err(SheetError::WrongTemplate {
            found: template.sheet(),
            expected: page.sheet,
        });
    }
    layout::lay_out(page, template, &Words::new(language))
}
