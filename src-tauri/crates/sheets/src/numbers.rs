//! Numbers of tables and boards (German: *Tischnummern*, *Brettnummern*).

use kralle_words::Words;

use crate::data::{Block, Panels, SheetData};
use crate::panel::{Fold, LinesPanel, Panel};
use crate::{Entrants, Occasion, Template};

/// A tent card for each table.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct TableNumbersSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// How many tables there are.
    pub tables: u16,
}

/// Cards for board 1 and board 2 of each table; of single games, one for each.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BoardNumbersSheet {
    /// Tournament, place, day.
    pub occasion: Occasion,
    /// How many tables there are.
    pub tables: u16,
}

impl TableNumbersSheet {
    pub(crate) fn data(&self, words: &Words, _: &Template) -> SheetData {
        let fields = self.occasion.fields(words);
        let cards = (1..=self.tables).map(|table| {
            let mut fields = fields.clone();
            fields.insert("table", table.to_string());
            Panel::Lines(LinesPanel {
                fields,
                name: words.say("card-table", &[("table", table.to_string().into())]),
                fold: Fold::Tent,
            })
        });
        let panels = Panels {
            across: 1,
            down: 1,
            cards: cards.collect(),
        };
        sheet(fields.clone(), panels, words)
    }
}

impl BoardNumbersSheet {
    pub(crate) fn data(&self, words: &Words, template: &Template) -> SheetData {
        let fields = self.occasion.fields(words);
        let boards = match self.occasion.entrants {
            Entrants::Teams => 2,
            Entrants::Players => 1,
        };
        let cards = (1..=self.tables)
            .flat_map(|table| (1..=boards).map(move |board| (table, board)))
            .map(|(table, board)| {
                let mut fields = fields.clone();
                fields.insert("table", table.to_string());
                fields.insert("board", board.to_string());
                let args = [
                    ("table", table.to_string().into()),
                    ("board", board.to_string().into()),
                ];
                Panel::Lines(LinesPanel {
                    fields,
                    name: words.say("card-table-board", &args),
                    fold: Fold::Flat,
                })
            });
        let (width, height) = template.paper;
        let (across, down) = if width < height { (2, 4) } else { (4, 2) };
        let panels = Panels {
            across,
            down,
            cards: cards.collect(),
        };
        sheet(fields.clone(), panels, words)
    }
}

fn sheet(
    fields: std::collections::BTreeMap<&'static str, String>,
    panels: Panels,
    words: &Words,
) -> SheetData {
    let blocks = if panels.cards.is_empty() {
        vec![Block::text(words.say("sheet-numbers-empty", &[]))]
    } else {
        vec![Block::Panels(panels)]
    };
    SheetData::new(fields, blocks)
}
