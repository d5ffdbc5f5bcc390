//! What every sheet says of the tournament.

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveDateTime};
use kralle_words::Words;

/// Where and when a sheet belongs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Occasion {
    /// Name of the tournament.
    pub tournament: String,
    /// Where it is played.
    pub place: Option<String>,
    /// The day.
    pub date: Option<NaiveDate>,
    /// When the sheet is printed. It stands on the paper, so that of two
    /// sheets one sees which is newer; without it the bytes never change.
    pub printed: Option<NaiveDateTime>,
}

impl Occasion {
    /// What title, header and footer of a template may name.
    pub(crate) fn fields(&self, words: &Words) -> BTreeMap<&'static str, String> {
        let mut fields = BTreeMap::from([
            ("tournament", self.tournament.clone()),
            ("program", words.say("sheet-program", &[])),
        ]);
        if let Some(place) = &self.place {
            fields.insert("place", place.clone());
        }
        if let Some(date) = self.date {
            fields.insert("date", words.date(date));
        }
        if let Some(printed) = self.printed {
            let date = words.date(printed.date());
            let time = printed.format("%H:%M").to_string();
            let args = [("date", date.into()), ("time", time.into())];
            fields.insert("printed", words.say("sheet-printed", &args));
        }
        fields
    }
}
