//! The arbiters of a report.

use kralle_tournament::{Arbiters, Line};

use super::Report;
use crate::trf::TrfRemark;

impl Report<'_> {
    /// Returns the arbiters, private until the director publishes them.
    pub(super) fn arbiters(&self) -> Arbiters {
        self.read_arbiters().0
    }

    /// Returns remarks about arbiters for whom a tournament has no room.
    pub(super) fn arbiters_unread(&self) -> Vec<TrfRemark> {
        self.read_arbiters().1
    }

    fn read_arbiters(&self) -> (Arbiters, Vec<TrfRemark>) {
        let mut unread = Vec::new();
        let mut names = |code: &'static str, most: usize| {
            let mut names = Vec::new();
            let records = self.trf.texts_of(code);
            for (line, text) in records.filter(|(_, text)| !text.trim().is_empty()) {
                match Line::parse(text) {
                    Ok(name) if names.len() < most => names.push(name),
                    Ok(_) | Err(_) => unread.push(TrfRemark::RecordUnread {
                        line,
                        code: code.to_owned(),
                    }),
                }
            }
            names
        };
        let arbiters = Arbiters {
            chief: names("102", 1).pop(),
            deputies: names("112", Arbiters::MOST_DEPUTIES),
            are_public: false,
        };
        (arbiters, unread)
    }
}
