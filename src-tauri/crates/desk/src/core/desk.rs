//! The desk: one person, at most one open tournament.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use chrono::{DateTime, Utc};
use kralle_play::board_game::Millis;
use kralle_store::{FileId, NewEntry, Store};
use kralle_tournament::{Refusal, RoundNumber, Tournament};

use crate::archive::link::ArchiveLink;
use crate::archive::outbox::Outbox;
use crate::core::authors::Authors;
use crate::core::command_name::Command;
use crate::core::files::Files;
use crate::core::job::{Job, Jobs};
use crate::core::keys::Keys;
use crate::core::open_file::{OpenFile, looking_back};
use crate::core::overview::{Overview, UnderGamesName};
use crate::core::refusal::{Data, RefusalView};
use crate::core::refusals::DeskRefusal;
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::visitor::Visitor;
use crate::day::lots_shown::LotsShown;
use crate::day::set_clock;
use crate::door::doors::{DoorKeeper, Seen};
use crate::door::hall::KnownHall;
use crate::door::hall_fact::{HallFact, ToldFact};
use crate::file::person::{self, Person};
use crate::play::running::{self, Running};
use crate::ratings::folder::RatingFolder;
use crate::season::open_season::OpenSeason;

/// Where a person's things are.
#[derive(Debug, Clone)]
pub struct Folders {
    /// The folder of the small file of what is preferred on this machine.
    pub config: PathBuf,
    /// Where new tournaments go.
    pub documents: PathBuf,
}

/// What a desk keeps beside the tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keeping {
    /// What a person prefers; the desk stays as long as the program.
    Person,
    /// Nothing: a script gives each act to a desk of its own.
    Script,
}

/// The desk of one person.
pub struct Desk {
    /// Where the person's things are; none when nothing of the person is kept.
    pub(crate) folders: Option<Folders>,
    /// The local rating lists; none where a script did not say where they are.
    rating_folder: Option<RatingFolder>,
    pub(crate) person: Person,
    open: Option<OpenFile>,
    /// The season, which is open beside the tournament or without one.
    pub(crate) season: Option<OpenSeason>,
    pub(crate) clock: fn() -> DateTime<Utc>,
    /// The program's clock, for the games at the board.
    pub(crate) ticks: fn() -> Millis,
    pub(crate) keys: Keys,
    /// The keys of the hall.
    pub(crate) doors: DoorKeeper,
    pub(crate) archive: ArchiveLink,
    /// The hall as it was worked out last.
    pub(crate) known_hall: Option<KnownHall>,
    /// When the holders of keys of the hall last asked something.
    pub(crate) seen: Seen,
    /// Who in the hall is being answered; none: the person of the desk.
    pub(crate) visitor: Option<Visitor>,
    /// How far the ceremony of the drawing of lots is; none while there is none.
    pub(crate) lots_shown: Option<LotsShown>,
    /// The games at the board that go on here.
    pub(crate) running: Running,
    /// How often something changed that windows show.
    changes: u64,
    /// The work being done now.
    job: Job,
    jobs: Jobs,
    files: Files,
    /// What queries look at; none when something has changed since.
    pub(crate) snapshot: Option<Snapshot>,
    /// The one of right before the last command: most of it still holds. None after anything else,
    /// such as a long way back or another file, in which equal rounds may have another history.
    pub(crate) before: Option<Snapshot>,
    /// The authors of a round since `before`, where they follow from it and the last command.
    pub(crate) new_authors: Option<(RoundNumber, Arc<Result<Authors, RefusalView>>)>,
}

impl Desk {
    /// A desk with nothing on it.
    pub fn new(folders: Folders) -> Self {
        Self::first_speaking(folders, [])
    }

    /// A desk with nothing on it, for a person whose system speaks these languages (BCP 47 tags,
    /// the preferred one first): where no language was chosen yet, the first of them that Kralle
    /// speaks; German where it speaks none.
    pub fn first_speaking(folders: Folders, languages: impl IntoIterator<Item = String>) -> Self {
        let language = person::language(None, languages);
        for folder in ["", "archive", "games"] {
            kralle_store::sweep(&folders.config.join(folder));
        }
        let person = Person::load(&folders.config, language.into());
        let mut desk = Self::of(person)
            .with_rating_lists(&folders.config)
            .keeping_keys(&folders.config);
        desk.folders = Some(folders);
        desk
    }

    /// A desk that keeps nothing about the person, for scripts; `who` stands in the journal.
    pub fn for_scripts(who: &str) -> Self {
        let mut person = Person::default();
        person.preferences.acting_name = kralle_tournament::visible(who);
        Self::of(person)
    }

    /// A desk with nothing on it, that keeps nothing.
    fn of(person: Person) -> Self {
        Self {
            folders: None,
            rating_folder: None,
            person,
            open: None,
            season: None,
            clock: Utc::now,
            ticks: running::ticks,
            keys: Keys::default(),
            doors: DoorKeeper::default(),
            archive: ArchiveLink::default(),
            known_hall: None,
            seen: Seen::default(),
            visitor: None,
            lots_shown: None,
            running: Running::default(),
            changes: 0,
            job: Job::unwatched(),
            jobs: Jobs::default(),
            files: Files::all(),
            snapshot: None,
            before: None,
            new_authors: None,
        }
    }

    /// The same desk with the rating lists beside the preferences in `config`.
    #[must_use]
    pub fn with_rating_lists(mut self, config: &Path) -> Self {
        self.rating_folder = Some(RatingFolder::in_folder(config));
        self
    }

    /// Keeps the keys of sealed moves, of the hall and for archives in the config folder `config`, so that the next
    /// script, and the program itself, can use them.
    #[must_use]
    pub fn keeping_keys(mut self, config: &Path) -> Self {
        self.keys = Keys::in_folder(config);
        self.doors = DoorKeeper::in_folder(config);
        self.archive.outbox = Some(Outbox::in_folder(config));
        self
    }

    /// The same desk whose calls may touch no other files than `files` grants, and those opened
    /// lately.
    #[must_use]
    pub fn touching_only(mut self, files: Files) -> Self {
        for path in self.person.known_paths() {
            files.grant_reading(Path::new(path));
        }
        self.files = files;
        self
    }

    /// Goes by the clock that [`set_clock::put`] puts, instead of the system's.
    #[must_use]
    pub fn by_set_clock(mut self) -> Self {
        self.clock = set_clock::now;
        self.ticks = set_clock::ticks;
        self
    }

    /// Does `work` as the job `job`.
    pub(crate) fn working_as<T>(&mut self, job: &Job, work: impl FnOnce(&mut Self) -> T) -> T {
        self.job = job.clone();
        let done = work(self);
        self.job = Job::unwatched();
        done
    }

    /// The work being done now: a call that takes long says here how far it is, and asks here
    /// whether it should stop.
    pub(crate) fn job(&self) -> Job {
        self.job.clone()
    }

    /// Work that can be canceled.
    pub(crate) fn jobs(&self) -> &Jobs {
        &self.jobs
    }

    /// The files that calls may touch.
    pub(crate) const fn files(&self) -> &Files {
        &self.files
    }

    /// The local rating lists of this machine.
    pub(crate) fn rating_folder(&self) -> Result<RatingFolder, RefusalView> {
        self.rating_folder
            .clone()
            .ok_or_else(|| DeskRefusal::NoRatingLists.into())
    }

    /// Whose desk it is.
    pub(crate) const fn keeping(&self) -> Keeping {
        match self.folders {
            Some(_) => Keeping::Person,
            None => Keeping::Script,
        }
    }

    /// The program's clock.
    pub(crate) fn ticks(&self) -> Millis {
        (self.ticks)()
    }

    /// How often something changed that windows show: a window that sees another number than
    /// before asks again.
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// Something changed that windows show: queries look anew.
    pub(crate) fn changed(&mut self) {
        self.changes = self.changes.wrapping_add(1);
        self.snapshot = None;
        self.before = None;
        self.new_authors = None;
    }

    /// Shows the hall so much of the ceremony of the drawing of lots.
    pub(crate) fn show_lots(&mut self, shown: Option<LotsShown>) {
        self.lots_shown = shown;
        self.changed();
    }

    pub(crate) fn now(&self) -> DateTime<Utc> {
        (self.clock)()
    }

    /// Puts a file on the desk; the one before it is closed.
    pub(crate) fn put(&mut self, store: Store) -> Result<(), RefusalView> {
        store.must_be_sound()?;
        let changed = store.first_changed()?;
        self.put_as_it_is(store)?;
        self.file_mut()?.history_trouble = changed.map(|entry| {
            DeskRefusal::HistoryChanged {
                entry: entry.to_string(),
            }
            .into()
        });
        Ok(())
    }

    /// Puts a file on the desk that may be damaged.
    pub(crate) fn put_as_it_is(&mut self, store: Store) -> Result<(), RefusalView> {
        let tournament = Arc::new(store.tournament()?);
        let rows = store.hall_rows()?.into_iter();
        let hall: Vec<Arc<ToldFact>> = rows.filter_map(HallFact::told).map(Arc::new).collect();
        self.clear()?;
        self.remember(store.path(), &tournament);
        self.changed();
        self.open = Some(OpenFile::new(store, tournament, hall));
        Ok(())
    }

    /// Takes the file off the desk. Refused when another program changed it and nobody was notified yet:
    /// what is open might be nowhere else.
    pub(crate) fn clear(&mut self) -> Result<(), RefusalView> {
        if let Some(OpenFile {
            store,
            replaced: None,
            ..
        }) = &self.open
        {
            store.must_be_in_place()?;
        }
        self.halt_all();
        self.changed();
        self.open = None;
        Ok(())
    }

    pub(crate) fn open_file(&self) -> Result<&OpenFile, RefusalView> {
        self.open
            .as_ref()
            .ok_or_else(|| DeskRefusal::NoTournament.into())
    }

    /// The identity of the open file.
    ///
    /// # Errors
    /// Fails if no file is open.
    pub fn file_identity(&self) -> Result<FileId, RefusalView> {
        Ok(self.open_file()?.store.head()?.file)
    }

    /// The open tournament, as it is shown.
    pub(crate) fn tournament(&self) -> Result<&Tournament, RefusalView> {
        Ok(self.open_file()?.shown())
    }

    /// The open file, to be changed; refused while the past is shown.
    pub(crate) fn open_file_mut(&mut self) -> Result<&mut OpenFile, RefusalView> {
        let file = self.file_mut()?;
        match &file.look {
            Some(look) => Err(looking_back(look)),
            None => Ok(file),
        }
    }

    /// The open file, whatever is shown.
    pub(crate) fn file_mut(&mut self) -> Result<&mut OpenFile, RefusalView> {
        self.open
            .as_mut()
            .ok_or_else(|| DeskRefusal::NoTournament.into())
    }

    /// The open file, whatever is shown, and the keys of its games.
    pub(crate) fn file_and_keys(&mut self) -> Result<(&mut OpenFile, &mut Keys), RefusalView> {
        match &mut self.open {
            Some(file) => Ok((file, &mut self.keys)),
            None => Err(DeskRefusal::NoTournament.into()),
        }
    }

    /// Asks the tournament to decide, keeps the decision durably as one journal entry, and shows
    /// where things stand. A command that changes nothing leaves no entry. Once the job is canceled
    /// nothing is kept, so that `decide` may then stop anywhere.
    pub(crate) fn command(
        &mut self,
        command: Command,
        data: Data,
        decide: impl FnOnce(&mut Tournament) -> Result<(), Refusal>,
    ) -> Result<Overview, RefusalView> {
        self.command_under(command, data, UnderGamesName::GoOn, decide)
    }

    /// The same for a command that may take a round or a match away from games that are played.
    pub(crate) fn command_under(
        &mut self,
        command: Command,
        data: Data,
        under_games: UnderGamesName,
        decide: impl FnOnce(&mut Tournament) -> Result<(), Refusal>,
    ) -> Result<Overview, RefusalView> {
        let entry = self.entry(command, data)?;
        let job = self.job();
        let file = self.open_file_mut()?;
        let mut after = Tournament::clone(&file.tournament);
        let decided = decide(&mut after);
        job.go_on()?;
        decided.map_err(|refusal| refused(&refusal, &file.tournament))?;
        if after != *file.tournament {
            self.must_leave_games(&after, under_games)?;
            self.back_up_before(command)?;
            let file = self.open_file_mut()?;
            let kept = file.store.keep(&file.tournament, &after, &entry)?;
            let earlier = std::mem::replace(&mut file.tournament, Arc::new(after));
            self.carry_on(&earlier, &kept);
        }
        self.overview()
    }

    /// Who acts, as the journal calls him.
    pub(crate) fn who(&self) -> String {
        let person = &self.person.preferences.acting_name;
        let visitor = self.visitor.as_ref();
        visitor.map_or_else(|| person.clone(), |it| it.name().to_owned())
    }

    /// A journal entry of who acts, now.
    pub(crate) fn entry(&self, command: Command, data: Data) -> Result<NewEntry, RefusalView> {
        Ok(NewEntry {
            time: self.now(),
            who: self.who(),
            command: command.code().to_owned(),
            data: serde_json::to_value(data).map_err(|error| RefusalView::internal(&error))?,
        })
    }

    /// Keeps the file among those opened lately.
    fn remember(&mut self, path: &Path, tournament: &Tournament) {
        let now = self.now();
        self.files.grant_reading(path);
        self.person
            .remember(path, tournament.settings.name.as_str(), now);
        // The list of recent files is a convenience: that it cannot be written (a full or
        // read-only home) must not keep anyone from the tournament.
        let _ = self.keep_person();
    }

    /// Keeps what is kept about the person.
    pub(crate) fn keep_person(&self) -> Result<(), RefusalView> {
        let Some(folders) = &self.folders else {
            return Ok(());
        };
        self.person.save(&folders.config).map_err(|error| {
            DeskRefusal::PreferencesNotKept {
                reason: error.to_string(),
            }
            .into()
        })
    }
}

impl Drop for Desk {
    fn drop(&mut self) {
        self.halt_all();
        // Nobody can be notified any more, but nothing is lost.
        self.look_at_place();
    }
}
