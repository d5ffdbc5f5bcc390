//! A request counts once: a repeated act gets the first answer, and a recorded query none.

use std::collections::{BTreeMap, BTreeSet};

use crate::broken::Broken;
use crate::hall::Arriving;
use crate::phone::Answer;

/// The start of a key with a timestamp.
const DATED: &str = "look-";

/// The status of an act that the state of the match does not admit.
const CONFLICT: u16 = 409;

const ONE_ANSWER: &str = "an act has one answer";

/// Every signed request with a key that was answered.
#[derive(Default)]
pub(crate) struct Once {
    /// The first answer to each act, by authorization and key.
    acts: BTreeMap<(String, String), Answer>,
    /// The dated keys of answered queries, by authorization.
    queries: BTreeSet<(String, String)>,
}

impl Once {
    /// Forgets the queries with a timestamp from `opened` on, when the program starts again: with a
    /// clock that was set back, it cannot know them.
    pub(crate) fn start(&mut self, opened: i64) {
        let made = |key: &str| -> Option<i64> {
            let (made, _) = key.strip_prefix(DATED)?.split_once('-')?;
            made.parse().ok()
        };
        self.queries
            .retain(|(_, key)| made(key).is_some_and(|it| it < opened));
    }

    /// Compares an answer with the earlier ones to the same request.
    pub(crate) fn check(&mut self, request: &Arriving, answer: &Answer) -> Result<(), Broken> {
        let by = request.header("authorization");
        let (Some(by), Some(key)) = (by, request.header("idempotency-key")) else {
            return Ok(());
        };
        let place = (by.to_owned(), key.to_owned());
        let path = &request.path;
        // An act that counted cannot be out of date. Other refusals come before its first answer is
        // looked for, such as those of an ended session.
        if answer.status == CONFLICT && self.acts.contains_key(&place) {
            return Err(Broken::new(
                ONE_ANSWER,
                format!("{path} with the key {key} was refused after it counted"),
            ));
        }
        if answer.status != 200 {
            return Ok(());
        }
        if key.starts_with(DATED) {
            if !self.queries.insert(place) {
                return Err(Broken::new(
                    "a recorded request counts once",
                    format!("{path} was answered again, with the key {key}"),
                ));
            }
            return Ok(());
        }
        match self.acts.get(&place) {
            Some(first) if first.body != answer.body => Err(Broken::new(
                ONE_ANSWER,
                format!("{path} with the key {key} was answered differently"),
            )),
            Some(_) => Ok(()),
            None => {
                self.acts.insert(place, answer.clone());
                Ok(())
            }
        }
    }
}
