//! How much of each player the public sees, and for how long.

use chrono::Local;
use kralle_call::call;
use kralle_tournament::{PlayerId, Refusal};
use kralle_view::named::Named;
use kralle_view::shown::Shown;

use crate::archive::archived::Archived;
use crate::archive::preview::archive_preview;
use crate::archive::push::address;
use crate::archive::view::ArchivePreviewView;
use crate::core::desk::Desk;
use crate::core::field::Field;
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::refusals::ArchiveRefusal;
use crate::core::refused::refused;
use crate::core::wire::{Nothing, wire};

wire! {
    /// How much of a player the public sees.
    #[derive(Copy, Eq)]
    pub struct PersonShown {
        pub player: u32,
        pub shown: Named<Shown>,
    }
}

wire! {
    /// What is to be seen of whom, and for how long.
    pub struct SetArchivePeopleInput {
        /// The archive; needed where the tournament went to none yet.
        #[serde(default)]
        pub archive: Option<String>,
        /// Those who are not named stay as they are.
        pub players: Vec<PersonShown>,
        /// Until when the tournament is public, as YYYY-MM-DD; none: for good.
        #[serde(default)]
        pub public_until: Option<String>,
    }
}

/// Sets how much of players the public sees, and for how long the tournament is public. What is public already
/// changes when this has been sent.
#[call]
pub(crate) fn set_archive_people(
    desk: &mut Desk,
    input: SetArchivePeopleInput,
) -> Result<ArchivePreviewView, RefusalView> {
    let until = parse::date(Field::Date, input.public_until.as_ref())?;
    let archive = input.archive.as_deref().map(address).transpose()?;
    // A day that is over would take the tournament back and delete its files, which is for a withdrawal to do.
    let today = desk.now().with_timezone(&Local).date_naive();
    let file = desk.open_file()?;
    let tournament = &file.tournament;
    let unknown = |it: &&PersonShown| tournament.players.iter().all(|of| of.id.0 != it.player);
    if let Some(it) = input.players.iter().find(unknown) {
        return Err(refused(
            &Refusal::PlayerUnknown {
                player: PlayerId(it.player),
            },
            tournament,
        ));
    }
    let name = tournament.settings.name.to_string();
    desk.outbox()?.change(desk.file_identity()?, |before| {
        let before = match (before, archive) {
            (Some(before), _) => before,
            (None, Some(archive)) => Archived::new(archive, name),
            (None, None) => return Err(ArchiveRefusal::ArchiveNone.into()),
        };
        if until != before.public_until && until.is_some_and(|it| it < today) {
            return Err(ArchiveRefusal::ArchiveUntilOver.into());
        }
        let mut after = before.clone();
        let players = input.players.iter();
        after.people.extend(players.map(|it| (it.player, it.shown)));
        after.public_until = until;
        // What waits is said anew by who names it again: the archive may have refused it as old.
        if after == before && !after.people_wait() {
            return Ok(None);
        }
        // Before the first push it goes out with that.
        if after.in_archive.is_some() || !after.errands.is_empty() {
            after.put_people();
        }
        Ok(Some(after))
    })?;
    archive_preview(desk, Nothing {})
}
