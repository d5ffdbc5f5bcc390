//! A sheet with what stands on it, and the way it is printed.

use kralle_words::{Language, Words};

use crate::data::SheetData;
use crate::{
    AdjudicationSheet, BergerSheet, BoardNumbersSheet, CertificatesSheet, CrosstableSheet,
    DrawRecordSheet, FallbackSheet, GameRecordSheet, HeadOnSheet, LetterSheet, LineUpReportSheet,
    MatchCardsSheet, Occasion, PairingSheet, Pdf, PlayersSheet, ProgressSheet, ReportSheet,
    ResultsSheet, RulesSheet, SeatsSheet, SheetError, SheetKind, StandingsSheet, TableNumbersSheet,
    TeamsSheet, Template, layout, pdf,
};

macro_rules! sheets {
    ($($kind:ident($data:ident)),+ $(,)?) => {
        /// A sheet with what stands on it.
        #[derive(Debug, Clone, PartialEq)]
        pub enum Sheet {
            $(
                #[doc = concat!("See [`", stringify!($data), "`].")]
                $kind($data),
            )+
        }

        $(
            impl From<$data> for Sheet {
                fn from(sheet: $data) -> Self {
                    Self::$kind(sheet)
                }
            }
        )+

        impl Sheet {
            /// Which sheet it is.
            pub const fn kind(&self) -> SheetKind {
                match self {
                    $(Self::$kind(_) => SheetKind::$kind),+
                }
            }

            /// Tournament, place, day.
            fn occasion(&self) -> &Occasion {
                match self {
                    $(Self::$kind(sheet) => &sheet.occasion),+
                }
            }

            /// The sheet as of the journal's `head`.
            #[must_use]
            pub fn with_head(mut self, head: HeadOnSheet) -> Self {
                let occasion = match &mut self {
                    $(Self::$kind(sheet) => &mut sheet.occasion),+
                };
                occasion.head = Some(head);
                self
            }

            pub(crate) fn data(&self, words: &Words, template: &Template) -> SheetData {
                let mut data = match self {
                    $(Self::$kind(sheet) => sheet.data(words, template)),+
                };
                if self.kind().carries_head() {
                    data.head.clone_from(&self.occasion().head);
                }
                data
            }
        }
    };
}

sheets!(
    Players(PlayersSheet),
    DrawRecord(DrawRecordSheet),
    Teams(TeamsSheet),
    LineUpReport(LineUpReportSheet),
    Pairing(PairingSheet),
    Seats(SeatsSheet),
    MatchCards(MatchCardsSheet),
    TableNumbers(TableNumbersSheet),
    BoardNumbers(BoardNumbersSheet),
    Results(ResultsSheet),
    Standings(StandingsSheet),
    Crosstable(CrosstableSheet),
    Progress(ProgressSheet),
    Berger(BergerSheet),
    Rules(RulesSheet),
    Certificates(CertificatesSheet),
    Fallback(FallbackSheet),
    Adjudication(AdjudicationSheet),
    GameRecord(GameRecordSheet),
    Letter(LetterSheet),
    Report(ReportSheet),
);

/// Prints `sheet` as `template` says.
///
/// # Errors
/// When the template is for another sheet, or leaves no room.
pub fn print(sheet: &Sheet, language: Language, template: &Template) -> Result<Pdf, SheetError> {
    let layout = lay_out(sheet, language, template)?;
    pdf::write(&layout, language)
}

/// How many pages `sheet` takes as `template` says; nothing is drawn.
///
/// # Errors
/// When the template is for another sheet, or leaves no room.
pub fn count_pages(
    sheet: &Sheet,
    language: Language,
    template: &Template,
) -> Result<usize, SheetError> {
    Ok(lay_out(sheet, language, template)?.pages.len())
}

/// Gives everything of `sheet` its place.
pub(crate) fn lay_out(
    sheet: &Sheet,
    language: Language,
    template: &Template,
) -> Result<layout::Layout, SheetError> {
    if template.sheet() != sheet.kind() {
        return Err(SheetError::WrongTemplate {
            found: template.sheet(),
            expected: sheet.kind(),
        });
    }
    let words = Words::new(language);
    layout::lay_out(&sheet.data(&words, template), template, &words)
}
