//! Printed sheets: templates as data, tables on paper, PDF.
//!
//! Begin at [`pairing()`], [`standings()`] or [`draw_record()`]: plain data in, a
//! [`Pdf`] out. The way of a sheet: its module fills `data::SheetData`,
//! `layout` gives everything a place as the [`Template`] says, `pdf` writes it.
//! The same input gives the same bytes.
//!
//! Not here: the tournament (the caller fills the sheets), files, printers.

mod data;
mod draw_record;
mod error;
mod kind;
mod layout;
mod occasion;
mod pairing;
mod pdf;
mod standings;
mod team;
mod template;
mod text_layer;
mod typeface;

pub use draw_record::{
    ClubWish, DrawRecordSheet, DrawnPlayer, DrawnTeam, RoleOnSheet, draw_record,
};
pub use error::SheetError;
pub use kind::SheetKind;
pub use occasion::Occasion;
pub use pairing::{ByeOnSheet, MatchOnSheet, PairingSheet, SeatingNote, pairing};
pub use pdf::Pdf;
pub use standings::{
    Finality, RankingDecision, RankingDecisionKind, StandingOnSheet, StandingsSheet, TieBreakLabel,
    standings,
};
pub use team::{PlayerOnSheet, Presence, TeamOnSheet};
pub use template::{Mistake, Template, TemplateError};

use kralle_words::{Language, Words};

/// Lays out `data` and writes it.
fn print(
    data: &data::SheetData,
    sheet: SheetKind,
    language: Language,
    template: &Template,
) -> Result<Pdf, SheetError> {
    if template.sheet() != sheet {
        return Err(SheetError::WrongTemplate {
            found: template.sheet(),
            expected: sheet,
        });
    }
    let layout = layout::lay_out(data, template, &Words::new(language))?;
    pdf::write(&layout, language)
}
