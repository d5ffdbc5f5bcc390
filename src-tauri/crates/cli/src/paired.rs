//! A paired round, for printing.

use kralle_pairing::event::EntrantNumber;
use serde_json::json;

use crate::explanation::Explanation;

/// A paired round: first and second of each pair in table order, and the bye.
pub(crate) struct Paired {
    pub(crate) pairs: Vec<(EntrantNumber, EntrantNumber)>,
    pub(crate) bye: Option<EntrantNumber>,
    /// The reasons; empty unless requested.
    pub(crate) reasons: Vec<Explanation>,
    /// The cost of the manual choices.
    pub(crate) costs: Vec<Explanation>,
    /// Instead of pairs, with changing partners: two against two.
    pub(crate) squares: Vec<FourInSquare>,
    /// The resting players, with changing partners.
    pub(crate) resting: Vec<EntrantNumber>,
}

impl Paired {
    /// Adds the bye that the file had before the round was paired. The pairing has no other.
    pub(crate) fn with_bye_of_file(mut self, bye: EntrantNumber, reasons: Reasons) -> Self {
        if self.bye.is_none() {
            self.bye = Some(bye);
            if reasons == Reasons::Wanted {
                self.reasons.push(Explanation {
                    line: format!("bye {bye}: the report has it already"),
                    object: json!({ "about": "bye", "entrant": bye.get(), "decided_by": "file" }),
                });
            }
        }
        self
    }
}

/// Two partners named first, then their two opponents.
pub(crate) type FourInSquare = [EntrantNumber; 4];

/// The request for reasons, which take one pairing of the round for each pair.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) enum Reasons {
    Wanted,
    #[default]
    Unwanted,
}
