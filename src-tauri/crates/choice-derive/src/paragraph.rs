//! The first paragraph of a doc comment, for the derives of `choice` and `call`.

use syn::{Attribute, Expr, ExprLit, Lit, Meta};

/// Returns the lines of the first paragraph of a doc comment, joined by `between`.
pub(crate) fn first_paragraph(attributes: &[Attribute], between: &str) -> String {
    let lines = attributes.iter().filter_map(|attribute| {
        let Meta::NameValue(it) = &attribute.meta else {
            return None;
        };
        let Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) = &it.value
        else {
            return None;
        };
        it.path
            .is_ident("doc")
            .then(|| text.value().trim().to_owned())
    });
    let lines: Vec<String> = lines.take_while(|line| !line.is_empty()).collect();
    lines.join(between)
}
