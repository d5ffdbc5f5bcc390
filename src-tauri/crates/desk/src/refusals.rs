//! The list of every enum of refusals that crosses the bridge.

use kralle_exchange::rating_list::RatingListError;
use kralle_exchange::tournament_report::ReportError;
use kralle_play::board_game::{GameRefusal, OpeningError};
use kralle_play::correspondence::MessageProblem;
use kralle_push::answer::RefusalCode;
use kralle_refusal::{Declaration, Declared};
use kralle_rules::notation::san::SanRefusal;
use kralle_rules::ordinary::game::ChessRefusal;
use kralle_rules::paarzug::game::PairRefusal;
use kralle_rules::paarzug::octal::OctalError;
use kralle_rules::replay::FaultReason;
use kralle_rules::tandem::invalid::PositionError;
use kralle_season::{Problem, SettingsMistake};
use kralle_sheets::{Mistake, PictureError, SheetError};
use kralle_store::{HeadWordError, JsonError, StoreError};
use kralle_tournament::{AbsenceRefusal, PenaltyRefusal, PlacingRefusal, Refusal};

use crate::core::refusal::Listed;
use crate::core::refusals::{ArchiveRefusal, DeskRefusal, FileRefusal, SheetRefusal, ShellRefusal};
use crate::day::refusal::DayRefusal;
use crate::exchange::refusal::ExchangeRefusal;
use crate::hall::refusal::HallRefusal;
use crate::history::refusal::HistoryRefusal;
use crate::judge::refusal::JudgeRefusal;
use crate::play::refusal::PlayRefusal;
use crate::rules::refusal::RulesRefusal;
use crate::season::refusal::SeasonRefusal;

macro_rules! listed {
    ($($refusals:ty,)+) => {
        $(impl Listed for $refusals {})+

        const ALL: &[&[Declaration]] = &[$(<$refusals as Declared>::DECLARED,)+];
    };
}

listed! {
    DeskRefusal,
    FileRefusal,
    SheetRefusal,
    ArchiveRefusal,
    ShellRefusal,
    SeasonRefusal,
    RulesRefusal,
    JudgeRefusal,
    PlayRefusal,
    DayRefusal,
    HallRefusal,
    HistoryRefusal,
    ExchangeRefusal,
    Refusal,
    AbsenceRefusal,
    PenaltyRefusal,
    PlacingRefusal,
    StoreError,
    HeadWordError,
    RefusalCode,
    ReportError,
    RatingListError,
    JsonError,
    SheetError,
    PictureError,
    Mistake,
    Problem,
    SettingsMistake,
    GameRefusal,
    OpeningError,
    MessageProblem,
    OctalError,
    PairRefusal,
    ChessRefusal,
    PositionError,
    FaultReason,
    kralle_rules::ordinary::record::FaultReason,
    SanRefusal,
    kralle_rules::tandem::refusal::Refusal,
}

/// Returns every refusal that crosses the bridge. A code that two crates use appears twice.
pub fn all() -> impl Iterator<Item = &'static Declaration> {
    ALL.iter().copied().flatten()
}
