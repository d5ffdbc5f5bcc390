//! Pages of refusals.

use axum::http::{HeaderValue, header};
use axum::response::Response;
use kralle_exchange::site::Block;
use kralle_push::answer::RefusalCode;

use super::answer::once;
use super::leaf::{Leaf, Part, address};
use super::tongue::Tongue;
use crate::Refusal;

/// Renders the page of a refusal.
pub(crate) fn refused(tongue: Tongue, refusal: &Refusal) -> Response {
    let words = tongue.words();
    let say = |key: &str| words.say(key, &[]);
    let key = match refusal.code {
        RefusalCode::Withdrawn => "archive-refused-gone",
        RefusalCode::BadField => "archive-refused-field",
        RefusalCode::TooMany => "archive-refused-too-many",
        RefusalCode::DatabaseAway | RefusalCode::DatabaseFull => "archive-refused-away",
        RefusalCode::Unknown => "archive-refused-unknown",
        RefusalCode::BadSignature
        | RefusalCode::OldStatement
        | RefusalCode::OldNumber
        | RefusalCode::TimeIsOver
        | RefusalCode::NotAdmitted
        | RefusalCode::AnotherOrganizer
        | RefusalCode::BadBody
        | RefusalCode::TooLarge
        | RefusalCode::AnotherFile
        | RefusalCode::NotProven
        | RefusalCode::NewerSchema
        | RefusalCode::OldRevision
        | RefusalCode::OtherContent
        | RefusalCode::OldPeople
        | RefusalCode::DoesNotContinue
        | RefusalCode::Internal => "archive-refused-internal",
    };
    // Other languages lead to their start page, because this page has no address of its own.
    let mut leaf = Leaf::new(Part::Start, "", say(key));
    leaf.is_instead = true;
    leaf.blocks = vec![
        Block::Text(say(&format!("{key}.rule"))),
        Block::Links(vec![
            (say("archive-start"), address(tongue, "")),
            (
                say("archive-tournaments"),
                address(tongue, Part::Tournaments.path()),
            ),
            (
                say("archive-persons"),
                address(tongue, Part::Persons.path()),
            ),
        ]),
    ];
    let mut response = once(refusal.status(), leaf.html(tongue));
    if matches!(
        refusal.code,
        RefusalCode::TooMany | RefusalCode::DatabaseAway
    ) {
        let again = HeaderValue::from_static("5");
        response.headers_mut().insert(header::RETRY_AFTER, again);
    }
    response
}

/// Returns the refusal for an unknown page.
pub(crate) fn unknown() -> Refusal {
    Refusal::new(RefusalCode::Unknown, "there is no such page")
}
