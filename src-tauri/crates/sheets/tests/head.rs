//! The head of the journal on sheets: the sheets that carry it, and that it costs no page.

use std::error::Error;

use kralle_sheets::{Orientation, Page, Paper, SheetKind, Template, print};
use kralle_words::Language::German;
use rstest::rstest;

use crate::sample;

type Outcome = Result<(), Box<dyn Error>>;

/// Every sheet that carries it.
const CARRIES: [SheetKind; 8] = [
    SheetKind::DrawRecord,
    SheetKind::Pairing,
    SheetKind::Seats,
    SheetKind::Results,
    SheetKind::Standings,
    SheetKind::Crosstable,
    SheetKind::Progress,
    SheetKind::Report,
];

fn carrying(rows: usize) -> impl Iterator<Item = Page> {
    let sheets = sample::every(rows).into_iter();
    sheets.filter(|sheet| CARRIES.contains(&sheet.sheet))
}

#[test]
fn sheets_that_say_how_things_stand_carry_the_head_on_every_page() -> Outcome {
    for sheet in sample::every(90) {
        let template = Template::builtin(sheet.sheet)?;
        let pdf = print(&sheet, German, &template)?;
        let carries = CARRIES.contains(&sheet.sheet);
        assert_eq!(sheet.sheet.carries_head(), carries, "{:?}", sheet.sheet);
        let said = format!("Prüfwort {}", sample::HEAD_WORD);
        for page in pdf.text.split('\u{c}') {
            assert_eq!(page.contains(&said), carries, "{:?}: {page}", sheet.sheet);
        }
    }
    Ok(())
}

#[rstest]
#[case::upright(Paper::A4, Orientation::Portrait)]
#[case::turned(Paper::A4, Orientation::Landscape)]
#[case::small(Paper::A5, Orientation::Portrait)]
fn the_head_takes_no_page_of_its_own(
    #[case] paper: Paper,
    #[case] orientation: Orientation,
    #[values(6, 24, 60, 250)] rows: usize,
) -> Outcome {
    let pages = |headed: bool| -> Result<Vec<(SheetKind, usize)>, Box<dyn Error>> {
        sample::set_headed(headed);
        carrying(rows)
            // A crosstable of hundreds has tens of thousands of cells.
            .filter(|sheet| rows < 100 || sheet.sheet != SheetKind::Crosstable)
            .map(|sheet| {
                let template = Template::builtin(sheet.sheet)?.on_paper(paper, orientation);
                let pages = kralle_sheets::count_pages(&sheet, German, &template)?;
                Ok((sheet.sheet, pages))
            })
            .collect()
    };
    assert_eq!(pages(true)?, pages(false)?);
    Ok(())
}
