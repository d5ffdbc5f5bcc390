//! From typed refusals to what crosses the bridge.

use kralle_rules::article::Article;
use kralle_store::{HeadWordError, StoreError};
use kralle_tournament::{Refusal, Tournament};
use serde::Serialize;
use serde_json::Value;

use crate::core::refusal::{ArticleView, Data, Datum, RefusalView, short};

/// An article as it crosses the bridge.
pub(crate) fn article(article: Article) -> ArticleView {
    let (heading, point) = match article.heading_and_point() {
        Some((heading, point)) => (Some(heading.to_owned()), point.to_owned()),
        None => (None, article.number.to_owned()),
    };
    ArticleView {
        regulation: article.regulation.code().to_owned(),
        text: article.to_string(),
        heading,
        point,
    }
}

/// A refusal of the tournament, with the article under its rules.
pub(crate) fn refused(refusal: &Refusal, tournament: &Tournament) -> RefusalView {
    RefusalView {
        article: refusal
            .article(&tournament.settings.rule_set)
            .map(|cited| Box::new(article(cited))),
        ..from_tagged(refusal)
    }
}

impl From<StoreError> for RefusalView {
    fn from(error: StoreError) -> Self {
        from_tagged(&error)
    }
}

impl From<HeadWordError> for RefusalView {
    fn from(error: HeadWordError) -> Self {
        from_tagged(&error)
    }
}

/// From a value that is serialized as `code` and `data`.
fn from_tagged(value: &impl Serialize) -> RefusalView {
    let mut view = RefusalView::new("internal");
    if let Ok(Value::Object(mut fields)) = serde_json::to_value(value) {
        if let Some(Value::String(code)) = fields.remove("code") {
            view.code = code;
        }
        if let Some(Value::Object(data)) = fields.remove("data") {
            view.data = data
                .into_iter()
                .filter_map(|(name, value)| {
                    let datum = short(&name, datum(value)?);
                    Some((name, datum))
                })
                .collect::<Data>();
        }
    }
    view
}

/// A JSON value as a piece of data; nothing for `null` and for objects.
fn datum(value: Value) -> Option<Datum> {
    match value {
        Value::Number(number) => Some(Datum::Number(as_i32(&number))),
        Value::String(text) => Some(Datum::Text(text)),
        Value::Bool(flag) => Some(Datum::Text(flag.to_string())),
        Value::Array(items) => {
            let numbers: Option<Vec<i32>> = items
                .iter()
                .map(|item| item.as_number().map(as_i32))
                .collect();
            Some(match numbers {
                Some(numbers) => Datum::Numbers(numbers),
                None => Datum::Texts(
                    items
                        .into_iter()
                        .filter_map(|item| item.as_str().map(str::to_owned))
                        .collect(),
                ),
            })
        }
        Value::Null | Value::Object(_) => None,
    }
}

/// A number as JavaScript and messages take it.
fn as_i32(number: &serde_json::Number) -> i32 {
    number
        .as_i64()
        .and_then(|number| i32::try_from(number).ok())
        .unwrap_or(i32::MAX)
}
