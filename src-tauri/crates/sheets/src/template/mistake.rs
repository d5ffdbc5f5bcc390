//! Mistakes in a template, with their location.

use std::fmt;

use kralle_choice::Choice;
use kralle_refusal::Refusal;
use toml::Spanned;

/// A mistake in a template.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}, column {column}: {mistake}")]
pub struct TemplateError {
    /// The line, counted from 1.
    pub line: usize,
    /// Counted from 1, in characters.
    pub column: usize,
    pub mistake: Mistake,
}

/// The kind of a mistake.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error, Refusal)]
#[refusal(BadInput, text, also = "file line column")]
#[code(prefix = "template_")]
pub enum Mistake {
    /// A required entry is missing.
    #[error("`{name}` is missing")]
    Missing { name: String },
    #[error("`{found}` stands twice")]
    Twice { found: String },
    /// A value has another type than the entry.
    #[error("found `{found}`, expected {expected}")]
    Kind { found: String, expected: ValueKind },
    /// An unclosed quotation mark or bracket.
    #[error("`{sign}` is missing")]
    Unclosed {
        /// The closing character.
        sign: char,
    },
    #[error("`{found}` has no quotation marks")]
    Unquoted { found: String },
    /// An entry without equals sign or value.
    #[error("an equals sign or a value is missing")]
    NoValue,
    /// Two values without a comma between them.
    #[error("a comma is missing")]
    Comma,
    #[error("unexpected `{found}`")]
    Unexpected { found: String },
    /// An unexpected word.
    #[error("found `{found}`, expected {expected}")]
    #[code("template_value")]
    Unknown { found: String, expected: String },
    #[error("found {found}, expected {expected}")]
    #[code("template_value")]
    OutOfRange { found: String, expected: String },
}

/// The type of a value.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub enum ValueKind {
    /// In quotation marks.
    Text,
    Number,
    /// `true` or `false`.
    Truth,
    /// In brackets.
    List,
    /// In braces.
    Table,
}

impl fmt::Display for ValueKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// Computes the location of a mistake in this text.
pub(super) struct Place<'a>(pub(super) &'a str);

impl Place<'_> {
    pub(super) fn error(&self, offset: usize, mistake: Mistake) -> TemplateError {
        let before = &self.0[..self.0.floor_char_boundary(offset)];
        TemplateError {
            line: before.matches('\n').count() + 1,
            column: before
                .rsplit('\n')
                .next()
                .map_or(0, |line| line.chars().count())
                + 1,
            mistake,
        }
    }

    pub(super) fn unknown(&self, found: &Spanned<String>, expected: &[&str]) -> TemplateError {
        let mistake = Mistake::Unknown {
            found: found.get_ref().clone(),
            expected: expected.join(", "),
        };
        self.error(found.span().start, mistake)
    }

    pub(super) fn within(
        &self,
        number: &Spanned<f32>,
        from: f32,
        to: f32,
    ) -> Result<f32, TemplateError> {
        let found = *number.get_ref();
        if found.is_finite() && (from..=to).contains(&found) {
            return Ok(found);
        }
        let mistake = Mistake::OutOfRange {
            found: found.to_string(),
            expected: format!("{from} … {to}"),
        };
        Err(self.error(number.span().start, mistake))
    }

    /// Returns `word` if it is in `known`; otherwise refuses it.
    pub(super) fn one_of(
        &self,
        word: &Spanned<String>,
        known: &[&'static str],
    ) -> Result<&'static str, TemplateError> {
        known
            .iter()
            .find(|known| *known == word.get_ref())
            .copied()
            .ok_or_else(|| self.unknown(word, known))
    }

    pub(super) fn fields(
        &self,
        names: &[Spanned<String>],
        known: &[&str],
    ) -> Result<Vec<String>, TemplateError> {
        names
            .iter()
            .map(|name| {
                if known.contains(&name.get_ref().as_str()) {
                    Ok(name.get_ref().clone())
                } else {
                    Err(self.unknown(name, known))
                }
            })
            .collect()
    }
}
