//! Enums of the desk, and of the crates below it, as values of arguments.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

/// Parses a choice by its stable name with hyphens, or by a given word; a choice without a word is
/// not offered.
macro_rules! choice {
    ($kind:ty) => {
        $crate::choice::choice!($kind, |it: $kind| Some(it.code()))
    };
    ($kind:ty, $word:expr) => {
        $crate::choice::offered(&<$kind>::ALL, &<$kind>::DOCS, $word)
    };
}

pub(crate) use choice;

/// Parses one of `all` by its word.
pub(crate) fn offered<T: Copy + Send + Sync + 'static>(
    all: &[T],
    docs: &[&'static str],
    word: impl Fn(T) -> Option<&'static str>,
) -> impl TypedValueParser<Value = T> {
    let words = all.iter().zip(docs).filter_map(|(it, doc)| {
        let word = word(*it)?.replace('_', "-");
        let about = doc.replace('\n', " ").replace('\\', "");
        let about = about.trim_end_matches('.').to_owned();
        Some((*it, word, about))
    });
    let words: Vec<_> = words.collect();
    let values = words
        .iter()
        .map(|(_, word, about)| PossibleValue::new(word).help(about));
    PossibleValuesParser::new(values).try_map(move |said| {
        let found = words.iter().find(|(_, word, _)| *word == said);
        found.map(|(it, ..)| *it).ok_or("not offered")
    })
}
