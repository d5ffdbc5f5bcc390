//! Call that lists the sheets.

use kralle_call::call;
use kralle_sheets::{Orientation, Paper, SheetKind, Template};
use kralle_tournament::{Format, RoundState, Tournament};
use kralle_view::named::Named;

use crate::core::desk::Desk;
use crate::core::paper_sheet::SheetTrait;
use crate::core::refusal::RefusalView;
use crate::core::sheet_view::{PaperName, SheetGame, SheetList, SheetOffer};
use crate::core::template;
use crate::core::wire::Nothing;
use crate::hall::slips_paper;
use crate::paper::{make, print};
use crate::play::board::paper as game_record;
use crate::players;

/// Lists the sheets, each with the refusal if it cannot be printed now.
#[call(reads)]
pub(crate) fn sheets(desk: &mut Desk, _: Nothing) -> Result<SheetList, RefusalView> {
    let games = game_record::games(desk.open_file()?)?;
    let usual = usual(&desk.open_file()?.tournament);
    let offers = SheetKind::ALL
        .into_iter()
        // These sheets are printed from their own dialogs: at the question, and at the message.
        .filter(|sheet| !make::declared(*sheet).is(SheetTrait::OwnCall))
        // The record of a game is offered only if the tournament has games at the board.
        .filter(|sheet| *sheet != SheetKind::GameRecord || !games.is_empty())
        .map(|sheet| offer(desk, sheet, &games));
    Ok(SheetList {
        sheets: offers.collect::<Result<_, RefusalView>>()?,
        usual: usual.into_iter().map(Named).collect(),
    })
}

fn offer(
    desk: &mut Desk,
    sheet: SheetKind,
    games: &[SheetGame],
) -> Result<SheetOffer, RefusalView> {
    let games = if sheet == SheetKind::GameRecord {
        games.to_vec()
    } else {
        Vec::new()
    };
    let newest_game = games.first().map(|it| it.game);
    let refusal = make::Sheet::of(desk, &print::plain(sheet, newest_game)).err();
    let keys = desk.kept_hall_keys()?;
    let lead_anywhere = slips_paper::lead_anywhere(keys.as_ref());
    let file = desk.open_file()?;
    let tournament = &file.tournament;
    let own_template = template::place(file.store.path(), sheet).is_file();
    let paper = template::find(file.store.path(), sheet)
        .ok()
        .or_else(|| Template::builtin(sheet).ok())
        .and_then(|template| template.paper());
    let (paper, orientation) = paper.unwrap_or((Paper::A4, Orientation::Portrait));
    let declared = make::declared(sheet);
    let of_a_round = declared.is(SheetTrait::OfARound);
    let newest = tournament.rounds.last();
    Ok(SheetOffer {
        sheet: Named(sheet),
        group: declared.group,
        round: newest
            .filter(|_| of_a_round)
            .map(|round| round.number.get()),
        rounds: if of_a_round {
            let rounds = tournament.rounds.iter();
            rounds.map(|round| round.number.get()).collect()
        } else {
            Vec::new()
        },
        orders: if sheet == SheetKind::Players {
            players::paper::orders(tournament)
        } else {
            Vec::new()
        },
        // A single number is no choice.
        per_page: Some(sheet.per_page())
            .filter(|it| it.len() > 1)
            .unwrap_or_default()
            .to_vec(),
        paper: if paper == Paper::A5 {
            PaperName::A5
        } else {
            PaperName::A4
        },
        orientation: orientation.into(),
        own_template,
        by_table: declared.is(SheetTrait::ByTable),
        slips: sheet == SheetKind::MatchCards && lead_anywhere,
        picture: declared.is(SheetTrait::TakesPicture),
        publishes: declared.is(SheetTrait::Publishes)
            && newest.is_some_and(|it| it.state == RoundState::Draft),
        refusal,
        games,
    })
}

/// Returns the usual sheets of a round: pairings and cards during it, results and standings after
/// it.
fn usual(tournament: &Tournament) -> Vec<SheetKind> {
    let Some(newest) = tournament.rounds.last() else {
        return if tournament.lots.is_some() {
            let mut usual = vec![
                SheetKind::DrawRecord,
                SheetKind::Teams,
                SheetKind::TableNumbers,
            ];
            if tournament.settings.format != Format::SwissSystem {
                usual.push(SheetKind::Berger);
            }
            usual
        } else {
            vec![SheetKind::Players, SheetKind::Rules]
        };
    };
    if tournament.is_complete(newest.number) {
        vec![SheetKind::Results, SheetKind::Standings]
    } else {
        vec![SheetKind::Pairing, SheetKind::Seats, SheetKind::MatchCards]
    }
}
