//! The sheets of a season.

use kralle_call::call;
use kralle_sheets::{Orientation, Paper, SheetKind, Template};
use kralle_view::named::Named;

use crate::core::refusal::RefusalView;
use crate::core::sheet_view::{PaperName, SheetGroup, SheetList, SheetOffer};
use crate::core::snapshot::Snapshot;
use crate::core::template;
use crate::core::wire::Nothing;
use crate::season::paper::page;
use crate::standings::certificates_paper::PLACES;

/// Lists the sheets of the open season.
#[call]
pub(crate) fn season_sheets(desk: &Snapshot, _: Nothing) -> Result<SheetList, RefusalView> {
    let known = &desk.season()?.known;
    let words = kralle_words::Words::new(kralle_words::Language::German);
    let sheets = SheetKind::ALL.into_iter().filter(|it| it.is_of_a_season());
    let offer = |sheet: SheetKind| {
        let paper = template::find(&known.path, sheet)
            .ok()
            .or_else(|| Template::builtin(sheet).ok())
            .and_then(|template| template.paper());
        let (paper, orientation) = paper.unwrap_or((Paper::A4, Orientation::Portrait));
        SheetOffer {
            sheet: Named(sheet),
            group: SheetGroup::End,
            round: None,
            rounds: Vec::new(),
            orders: Vec::new(),
            games: Vec::new(),
            per_page: Vec::new(),
            paper: if paper == Paper::A5 {
                PaperName::A5
            } else {
                PaperName::A4
            },
            orientation: orientation.into(),
            own_template: template::place(&known.path, sheet).is_file(),
            by_table: false,
            slips: false,
            picture: sheet == SheetKind::SeasonCertificates,
            publishes: false,
            refusal: page(known, sheet, PLACES, &words).err(),
        }
    };
    Ok(SheetList {
        sheets: sheets.map(offer).collect(),
        usual: vec![Named(SheetKind::SeasonTable)],
    })
}
