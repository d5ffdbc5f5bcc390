//! The sheets Kralle prints.

/// A sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SheetKind {
    /// Pairings of a round, for the wall (German: *Paarungsaushang*).
    Pairing,
    /// Standings (*Rangliste*).
    Standings,
    /// Record of the drawing of lots (*Auslosungsprotokoll*).
    DrawRecord,
}

impl SheetKind {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Pairing, Self::Standings, Self::DrawRecord];

    /// Stable and never translated; the name of its template.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Pairing => "pairing",
            Self::Standings => "standings",
            Self::DrawRecord => "draw_record",
        }
    }

    pub(crate) const fn builtin_template(self) -> &'static str {
        match self {
            Self::Pairing => include_str!("../../../../templates/pairing.toml"),
            Self::Standings => include_str!("../../../../templates/standings.toml"),
            Self::DrawRecord => include_str!("../../../../templates/draw_record.toml"),
        }
    }

    /// What title, header and footer may name.
    pub(crate) const fn fields(self) -> &'static [&'static str] {
        match self {
            Self::Pairing | Self::Standings => {
                &["tournament", "place", "date", "printed", "program", "round"]
            }
            Self::DrawRecord => &["tournament", "place", "date", "printed", "program"],
        }
    }

    /// The columns its table has to offer.
    pub(crate) const fn columns(self) -> &'static [&'static str] {
        match self {
            Self::Pairing => &["table", "first_named", "dash", "second_named", "result"],
            Self::Standings => &["rank", "number", "team", "round", "points", "tie_break"],
            Self::DrawRecord => &[
                "team",
                "pot_1",
                "pot_1_rating",
                "pot_2",
                "pot_2_start",
                "pot_2_rating",
            ],
        }
    }
}
