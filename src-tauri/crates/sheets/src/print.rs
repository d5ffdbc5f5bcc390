//! Printing of a page.

use kralle_words::{Language, Words};

use crate::layout::{self, Layout};
use crate::{Page, Pdf, SheetError, Template, pdf};

/// Prints `page` with `template`; header and footer are in `language`.
///
/// # Errors
/// Fails if the template is for another sheet, or leaves no room.
pub fn print(page: &Page, language: Language, template: &Template) -> Result<Pdf, SheetError> {
    let layout = lay_out(page, language, template)?;
    pdf::write(&layout, language)
}

/// Returns the number of paper pages of `page` with `template`, without drawing.
///
/// # Errors
/// Fails if the template is for another sheet, or leaves no room.
pub fn count_pages(
    page: &Page,
    language: Language,
    template: &Template,
) -> Result<usize, SheetError> {
    Ok(lay_out(page, language, template)?.pages.len())
}

fn lay_out(page: &Page, language: Language, template: &Template) -> Result<Layout, SheetError> {
    if template.sheet() != page.sheet {
        return Err(SheetError::WrongTemplate {
            found: template.sheet(),
            expected: page.sheet,
        });
    }
    layout::lay_out(page, template, &Words::new(language))
}
