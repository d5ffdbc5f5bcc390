//! The sheet of the crosstable.

use kralle_sheets::{Block, Cell, Page, Row, SheetKind};
use kralle_tournament::{Formation, RoundNumber, Tournament};
use kralle_view::crosstable::{self, CrossRow, met, penalty, rests};
use kralle_view::score::Score;
use kralle_words::Words;

use crate::core::on_paper::{rank, table};
use crate::core::paper_sheet::{PaperSheet, SheetTrait};
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::SheetGroup;
use crate::core::team_paper::short;
use crate::standings::paper::{after_round, legend, of_teams};

/// The sheet of the crosstable.
pub(crate) const CROSSTABLE: PaperSheet = PaperSheet::new(
    SheetGroup::End,
    |it| crosstable(it.tournament(), it.round, it.words),
    &[SheetTrait::OfARound],
);

/// Returns the crosstable of the published rounds up to `round`, by partner if partners change.
///
/// If it is wider than the paper, the remaining columns are a further table.
///
/// # Errors
/// Fails without teams.
pub(crate) fn crosstable(
    tournament: &Tournament,
    round: RoundNumber,
    words: &Words,
) -> Result<Page, RefusalView> {
    let after = of_teams(tournament, round)?;
    let view = crosstable::announced(tournament, round);
    let numbers = || view.rows.iter().map(|row| row.team.number);
    let cells = |row: &CrossRow| {
        let mut cells = Row::default()
            .with("rank", rank(row.rank_from, row.rank_to))
            .with("number", row.team.number.to_string())
            .with("team", short(&row.team))
            .with("rest", rests(&row.rests, words).join(" "))
            .with("penalty", penalty(row.penalty_half_points, words))
            .with("points", words.half_points(row.half_points.into()));
        for number in numbers() {
            cells = cells.with(
                "opponent",
                if number == row.team.number {
                    Cell::Blocked
                } else {
                    Cell::from(met(&row.cells, number, view.formation, words).join(" "))
                },
            );
        }
        cells
    };
    let table = table(
        "teams",
        tournament,
        view.rows.iter().map(cells).collect(),
        words,
    )
    .labelled("opponent", numbers().map(|number| number.to_string()))
    .sliced("opponent")
    .without_empty("rest")
    .without_empty("penalty");
    let mut blocks = vec![
        Block::Table(table),
        legend(tournament, "sheet-crosstable-legend", words),
    ];
    if view.rows.iter().any(has_apart) {
        blocks.push(Block::note(words.say("sheet-crosstable-apart", &[])));
    }
    let page = after_round(SheetKind::Crosstable, tournament, &after, words);
    let page = match (tournament.settings.formation, page.fields.get("round")) {
        (Formation::ChangingPartners, Some(after)) => {
            let of = [("after", after.as_str().into())];
            let of_partners = words.say("sheet-crosstable-partners", &of);
            page.with("round", of_partners)
        }
        _ => page,
    };
    Ok(page.of(blocks))
}

/// True if a row has a bye, an absence, a forfeit or an annulled match.
fn has_apart(row: &CrossRow) -> bool {
    let mut games = row.cells.iter().flat_map(|cell| &cell.games);
    !row.rests.is_empty()
        || games.any(|game| matches!(game.score(), Score::Forfeit(_) | Score::Annulled))
}
