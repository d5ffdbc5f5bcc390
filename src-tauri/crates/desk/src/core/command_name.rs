//! The names of the commands in the journal, with their kinds and the screens that give them.

use kralle_choice::Choice;

use crate::core::wire::wire;

wire! {
    /// The kind of a command, which selects its icon and its confirmation question.
    #[derive(Copy, Eq)]
    pub enum KindName {
        /// The tournament and its settings.
        Tournament,
        Players,
        Lots,
        /// Entered teams, not drawn ones.
        Teams,
        Pairing,
        Seating,
        Result,
        Decision,
        File,
        /// Reports from the hall, and access to the hall.
        Hall,
        Other,
    }
}

/// A screen that gives commands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
pub(crate) enum Screen {
    Players,
    Draw,
    Round,
    Standings,
    Judge,
    Print,
    /// Every screen.
    Everywhere,
}

macro_rules! commands {
    ($($name:ident: $kind:ident [$($screen:ident),*],)+) => {
        /// A command of the journal, named like the call that gives it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Choice)]
        pub(crate) enum Command {
            $($name,)+
        }

        impl Command {
            pub(crate) const fn kind(self) -> KindName {
                match self { $(Self::$name => KindName::$kind,)+ }
            }

            /// The screens that give the command, besides the history.
            #[cfg(debug_assertions)]
            pub(crate) const fn given_on(self) -> &'static [Screen] {
                match self { $(Self::$name => &[$(Screen::$screen),*],)+ }
            }
        }
    };
}

commands! {
    NewTournament: Tournament [],
    ChangeSettings: Tournament [Everywhere],
    ChangeRuleSet: Tournament [Everywhere],
    CloseTournament: Tournament [Standings],
    ReopenTournament: Tournament [Standings],
    EndWithLastRound: Tournament [Round, Standings],
    ImportTournament: Other [],
    AddPlayer: Players [Players],
    ChangePlayer: Players [Players],
    RemovePlayer: Players [Players],
    ImportPlayers: Players [Players],
    RefreshRatings: Players [Players],
    CheckIn: Players [Players, Draw],
    OrderByHand: Players [Players, Draw],
    EnterLate: Other [Players, Draw],
    SetOddNumber: Lots [Players, Draw],
    DrawLots: Lots [Draw],
    DrawNumbers: Lots [Draw],
    DropNumbers: Lots [Draw],
    GiveNumbers: Lots [Draw],
    TakeNumbersBack: Lots [Draw],
    AddTeam: Teams [Draw],
    ChangeTeam: Teams [Draw],
    RemoveTeam: Teams [Draw],
    ImportTeams: Teams [Players, Draw],
    PairRound: Pairing [Round],
    PairByRules: Pairing [Round],
    WishPairing: Pairing [Round],
    DropPairingWish: Pairing [Round],
    DiscardDraft: Pairing [Round],
    SwapTeams: Pairing [Round],
    PublishRound: Pairing [Round, Print],
    ChooseSeating: Seating [Round],
    ChooseColors: Seating [Round],
    ReopenSeating: Seating [Round],
    CorrectSeating: Seating [Round],
    LetSitOut: Seating [Round],
    ChooseLineUp: Seating [Round],
    EnterResult: Result [Round],
    OverruleResult: Result [Round],
    ClearResult: Result [Round],
    MarkProgress: Result [Round],
    AttachEvidence: Result [Round, Judge],
    DetachEvidence: Other [],
    KeepAnswer: Result [Round, Judge],
    ForgetAnswer: Result [Round, Judge],
    DecideTie: Decision [Standings],
    ImposePenalty: Decision [Standings],
    LiftPenalty: Decision [Standings],
    LetBeAbsent: Decision [Draw, Round, Standings],
    TakeAbsenceBack: Decision [Draw, Round, Standings],
    ReformTeams: Decision [Players, Standings],
    PlacePlayer: Decision [Players],
    GoHome: Decision [Players, Standings],
    MigrateFile: File [],
    RestoreBackup: File [],
    RescueFile: Other [],
}

#[cfg(test)]
mod tests {
    use super::Command;
    use crate::list::CALLS;

    #[test]
    fn a_command_is_named_as_the_call_that_gives_it() {
        // Given within another call, or by the program when it opens a file.
        let within = [
            Command::OverruleResult,
            Command::DetachEvidence,
            Command::RescueFile,
            Command::MigrateFile,
        ];
        for command in Command::ALL {
            let is_call = CALLS.iter().any(|call| call.name == command.code());
            assert_ne!(is_call, within.contains(&command), "{}", command.code());
        }
    }
}
