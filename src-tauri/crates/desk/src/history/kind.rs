//! The kinds of journal entries.

use crate::core::command_name::{Command, KindName};
use crate::door::hall_fact::HallFactKind;

/// The hall facts that have the kind [`KindName::Hall`]; other facts have [`KindName::Other`].
const OF_HALL: [HallFactKind; 17] = [
    HallFactKind::Report,
    HallFactKind::Contest,
    HallFactKind::WithdrawContest,
    HallFactKind::EndDispute,
    HallFactKind::Call,
    HallFactKind::EndCall,
    HallFactKind::BothSides,
    HallFactKind::NamedAlike,
    HallFactKind::TurnPhoneAway,
    HallFactKind::GiveSlipBack,
    HallFactKind::FreeSlip,
    HallFactKind::FreePhone,
    HallFactKind::NewDevice,
    HallFactKind::EnterDevice,
    HallFactKind::EndDevice,
    HallFactKind::DeviceTriedAgain,
    HallFactKind::Reporting,
];

impl KindName {
    /// Returns every command and hall fact with its kind.
    fn all() -> impl Iterator<Item = (&'static str, Self)> {
        let commands = Command::ALL.into_iter().map(|it| (it.code(), it.kind()));
        commands.chain(OF_HALL.map(|it| (it.code(), Self::Hall)))
    }

    /// Returns the kind of a command; [`KindName::Other`] if the command is unknown.
    pub(crate) fn of(command: &str) -> Self {
        let kind = Self::all().find(|(name, _)| *name == command);
        kind.map_or(Self::Other, |(_, kind)| kind)
    }

    /// Returns the commands of this kind.
    pub(crate) fn commands(self) -> impl Iterator<Item = &'static str> {
        let of_kind = Self::all().filter(move |(_, kind)| *kind == self);
        of_kind.map(|(name, _)| name)
    }

    /// Returns the commands that are not of kind [`KindName::Other`].
    pub(crate) fn named() -> impl Iterator<Item = &'static str> {
        let named = Self::all().filter(|(_, kind)| *kind != Self::Other);
        named.map(|(name, _)| name)
    }
}
