//! The day plan on paper, and the start of the next round on the sheets of the previous one.

use kralle_sheets::{Block, Cell, Page, Row, SheetKind, Table};
use kralle_tournament::{Course, Round, RoundNumber, RoundState, Tournament};
use kralle_words::Words;

use crate::core::hall_choice::DayPart;
use crate::core::on_paper::page;
use crate::core::paper_sheet::PaperSheet;
use crate::core::refusal::RefusalView;
use crate::core::refusals::SheetRefusal;
use crate::core::sheet_view::SheetGroup;
use crate::core::snapshot::Snapshot;
use crate::day::plan::{day_of, expected_start};
use crate::day::view::{DayPlanView, PartOfDayView};

/// The schedule of the day.
pub(crate) const DAY_PLAN: PaperSheet = PaperSheet::new(
    SheetGroup::Before,
    |it| day_plan(it.desk, it.tournament(), it.words),
    &[],
);

/// Makes the day plan for the wall, with the expected start of each part.
pub(crate) fn day_plan(
    desk: &Snapshot,
    tournament: &Tournament,
    words: &Words,
) -> Result<Page, RefusalView> {
    let DayPlanView { plan, typed } = day_of(desk, tournament)?;
    let plan = plan.ok_or(SheetRefusal::SheetNeedsDayPlan)?;
    let parts = plan.parts.into_iter().map(|part| {
        Row::default()
            .with("begins", part.expected.clone())
            .with("minutes", part.minutes.to_string())
            .with("part", title(part, words))
    });
    let end = Row::default()
        .with("begins", Cell::muted(plan.expected_end))
        .with("part", Cell::muted(words.say("day-end", &[])));
    let mut blocks = vec![Block::Table(Table::named(
        "parts",
        parts.chain([end]).collect(),
    ))];
    if plan.late_minutes > 0 {
        let args = [("minutes", plan.late_minutes.into())];
        blocks.push(Block::note(words.say("day-sheet-late", &args)));
    }
    if !typed && tournament.settings.match_format.ends_early() {
        blocks.push(Block::note(words.say("day-sheet-at-most", &[])));
    }
    Ok(page(SheetKind::DayPlan, tournament, words).of(blocks))
}

fn title(part: PartOfDayView, words: &Words) -> String {
    let own = match part.what.0 {
        DayPart::Round => {
            let args = [("number", part.round.unwrap_or_default().into())];
            let round = words.say("round-number", &args);
            return match part.title {
                Some(title) => format!("{round}: {title}"),
                None => round,
            };
        }
        DayPart::Break => "day-part-break",
        DayPart::PrizeGiving => "day-part-prize-giving",
        DayPart::Other => "day-part-other",
    };
    part.title.unwrap_or_else(|| words.say(own, &[]))
}

/// Returns the expected start of the round after `round`. `None` without a plan, if that round is
/// already published, or if there is none.
pub(crate) fn next_round(
    desk: &Snapshot,
    tournament: &Tournament,
    round: RoundNumber,
    words: &Words,
) -> Option<Block> {
    let next = if tournament.rounds.is_empty() {
        1
    } else {
        round.get() + 1
    };
    let over = tournament.course == Course::Closed || next > tournament.rounds_planned();
    let round = RoundNumber::new(next)?;
    let published = |it: &Round| it.state == RoundState::Published;
    if over || tournament.round(round).is_ok_and(published) {
        return None;
    }
    let time = expected_start(desk, tournament, next)?;
    let args = [("number", next.into()), ("time", time.into())];
    Some(Block::text(words.say("day-round-at", &args)))
}
