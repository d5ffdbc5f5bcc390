//! The visibility of players to the public, and its time limit.

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
    /// The visibility of a player.
    #[derive(Copy, Eq)]
    pub struct PersonShown {
        pub player: u32,
        pub shown: Named<Shown>,
    }
}

wire! {
    /// The visibility of players, and the last public day.
    pub struct SetArchivePeopleInput {
        /// The archive; required if the tournament has none yet.
        #[serde(default)]
        pub archive: Option<String>,
        /// Players not listed keep their visibility.
        pub players: Vec<PersonShown>,
        /// The last public day, as YYYY-MM-DD; default: no limit.
        #[serde(default)]
        pub public_until: Option<String>,
    }
}

/// Sets the visibility of players and the last public day of the tournament. Published data changes
/// after the update is sent.
#[call]
pub(crate) fn set_archive_people(
    desk: &mut Desk,
    input: SetArchivePeopleInput,
) -> Result<ArchivePreviewView, RefusalView> {
    let until = parse::date(Field::Date, input.public_until.as_ref())?;
    let archive = input.archive.as_deref().map(address).transpose()?;
    // A past day would withdraw the tournament and delete its files, which is the task of a
    // withdrawal.
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
        // A repeated update is queued again with a new revision: the archive may have refused it as
        // outdated.
        if after == before && !after.people_wait() {
            return Ok(None);
        }
        // Before the first upload, the update is sent together with that.
        if after.in_archive.is_some() || !after.errands.is_empty() {
            after.put_people();
        }
        Ok(Some(after))
    })?;
    archive_preview(desk, Nothing {})
}
