//! Persons as JSON.

use axum::Json;
use axum::extract::{Path, Query, State};
use serde::{Deserialize, Serialize};

use crate::api::asked::bad_field;
use crate::person::{self, Found, PersonShown};
use crate::{Archive, Refusal};

/// Maximum length of a name in a search, in characters.
const LONGEST: usize = 200;

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    name: String,
}

/// The persons found by name.
#[derive(Debug, Serialize)]
#[cfg_attr(debug_assertions, derive(schemars::JsonSchema))]
pub(super) struct PersonsFound {
    /// The most frequent players first, at most 50.
    persons: Vec<Found>,
}

/// `GET /api/v1/persons?name=…`.
pub(super) async fn find(
    State(archive): State<Archive>,
    asked: Result<Query<Asked>, axum::extract::rejection::QueryRejection>,
) -> Result<Json<PersonsFound>, Refusal> {
    let Query(Asked { name }) =
        asked.map_err(|error| bad_field("query", "", &error.body_text()))?;
    if name.chars().count() > LONGEST {
        return Err(bad_field("name", "a longer one", "at most 200 signs"));
    }
    let persons = person::search(&archive.database, &name).await?;
    Ok(Json(PersonsFound { persons }))
}

/// `GET /api/v1/persons/{person}`.
pub(super) async fn one(
    State(archive): State<Archive>,
    Path(number): Path<String>,
) -> Result<Json<PersonShown>, Refusal> {
    let parsed = number.parse().ok().filter(|it| *it > 0);
    let parsed = parsed.ok_or_else(|| bad_field("person", &number, "a number from 1 on"))?;
    Ok(Json(person::person(&archive.database, parsed).await?))
}
