//! What every sheet says of the tournament.

use std::collections::BTreeMap;

use chrono::{NaiveDate, NaiveDateTime};
use kralle_words::Words;

use crate::HeadOnSheet;

/// Where and when a sheet belongs.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Occasion {
    /// Name of the tournament.
    pub tournament: String,
    /// Where it is played.
    pub place: Option<String>,
    /// The day.
    pub date: Option<NaiveDate>,
    /// Who meets whom.
    pub entrants: Entrants,
    /// When the sheet is printed. It stands on the paper, so that of two
    /// sheets one sees which is newer; without it the bytes never change.
    pub printed: Option<NaiveDateTime>,
    /// The head of the journal; it stands on sheets that [carry it](crate::SheetKind::carries_head).
    pub head: Option<HeadOnSheet>,
}

/// Who meets whom in a tournament.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Entrants {
    /// Teams, on two boards.
    #[default]
    Teams,
    /// Players without partner, in single games; who is named first has White.
    Players,
}

impl Entrants {
    /// What the columns of a table are called where the template speaks of teams and of who is
    /// named first; nothing for teams.
    pub(crate) fn labels(self, words: &Words) -> BTreeMap<&'static str, Vec<String>> {
        let labels: &[(&'static str, &str)] = match self {
            Self::Teams => &[],
            Self::Players => &[
                ("team", "sheet-player"),
                ("first_named", "white"),
                ("second_named", "black"),
            ],
        };
        labels
            .iter()
            .map(|(column, key)| (*column, vec![words.say(key, &[])]))
            .collect()
    }

    /// The columns that single games have no use for.
    pub(crate) fn absent(self) -> Vec<&'static str> {
        match self {
            Self::Teams => Vec::new(),
            Self::Players => vec!["board"],
        }
    }

    /// The message `key` as it is said of these entrants.
    pub(crate) fn say(
        self,
        key: &str,
        args: &[(&str, kralle_words::Arg<'_>)],
        words: &Words,
    ) -> String {
        match self {
            Self::Teams => words.say(key, args),
            Self::Players => words.say(&format!("{key}-players"), args),
        }
    }
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
