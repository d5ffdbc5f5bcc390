//! The desk: one user, at most one open tournament.

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
use crate::core::environment::{Environment, ThisSystem};
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
use crate::day::set_clock::SetClock;
use crate::door::doors::{DoorKeeper, Seen};
use crate::door::hall::KnownHall;
use crate::door::hall_fact::{HallFact, ToldFact};
use crate::file::person::{self, Person};
use crate::play::running::Running;
use crate::ratings::folder::RatingFolder;
use crate::season::open_season::OpenSeason;

/// The user's directories.
#[derive(Debug, Clone)]
pub struct Folders {
    /// The folder of the preferences file.
    pub config: PathBuf,
    /// The default folder of new tournaments.
    pub documents: PathBuf,
}

/// The data that a desk stores outside the tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Keeping {
    /// The user's preferences; the desk lives as long as the program.
    Person,
    /// Nothing: a script uses a new desk for each act.
    Script,
}

/// The desk of one user.
pub struct Desk {
    /// The user's directories; `None` if no user data is stored.
    pub(crate) folders: Option<Folders>,
    /// The local rating lists; `None` if a script names no folder for them.
    rating_folder: Option<RatingFolder>,
    pub(crate) person: Person,
    open: Option<OpenFile>,
    /// The season, open beside the tournament or without one.
    pub(crate) season: Option<OpenSeason>,
    pub(crate) environment: Arc<dyn Environment>,
    pub(crate) keys: Keys,
    pub(crate) doors: DoorKeeper,
    pub(crate) archive: ArchiveLink,
    /// The last computed state of the hall.
    pub(crate) known_hall: Option<KnownHall>,
    /// The times of the last request of each key holder of the hall.
    pub(crate) seen: Seen,
    /// The visitor from the hall whose call is being answered; `None` for the user of the desk.
    pub(crate) visitor: Option<Visitor>,
    /// The progress of the ceremony of the drawing of lots; `None` if there is no ceremony.
    pub(crate) lots_shown: Option<LotsShown>,
    /// The running games at the board.
    pub(crate) running: Running,
    /// The number of changes of data that windows display.
    changes: u64,
    /// The current job.
    job: Job,
    jobs: Jobs,
    files: Files,
    /// The snapshot for queries; `None` after a change.
    pub(crate) snapshot: Option<Snapshot>,
    /// The snapshot before the last command; most of it is still valid. `None` after any other
    /// change, such as a long undo or another file, where equal rounds may have another history.
    pub(crate) before: Option<Snapshot>,
    /// The authors of a round if they follow from `before` and the last command.
    pub(crate) new_authors: Option<(RoundNumber, Arc<Result<Authors, RefusalView>>)>,
}

impl Desk {
    /// Creates an empty desk.
    pub fn new(folders: Folders) -> Self {
        Self::first_speaking(folders, [])
    }

    /// Creates an empty desk for a system with these languages (BCP 47 tags, preferred first).
    ///
    /// Without a stored preference, the language is the first of them that Kralle supports, or
    /// German.
    pub fn first_speaking(folders: Folders, languages: impl IntoIterator<Item = String>) -> Self {
        let language = person::language(None, languages);
        for folder in ["", "archive", "games", "rating-lists"] {
            kralle_store::sweep(&folders.config.join(folder));
        }
        let person = Person::load(&folders.config, language.into());
        let mut desk = Self::of(person)
            .with_rating_lists(&folders.config)
            .keeping_keys(&folders.config);
        desk.folders = Some(folders);
        desk
    }

    /// Creates a desk for scripts, which stores no user data. The journal records `who` as the
    /// author.
    pub fn for_scripts(who: &str) -> Self {
        let mut person = Person::default();
        person.preferences.acting_name = kralle_tournament::visible(who);
        Self::of(person)
    }

    /// Creates an empty desk that stores nothing outside the tournament.
    fn of(person: Person) -> Self {
        Self {
            folders: None,
            rating_folder: None,
            person,
            open: None,
            season: None,
            environment: Arc::new(ThisSystem),
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

    /// Adds the rating lists stored beside the preferences in `config`.
    #[must_use]
    pub fn with_rating_lists(mut self, config: &Path) -> Self {
        self.rating_folder = Some(RatingFolder::in_folder(config));
        self
    }

    /// Stores the keys of sealed moves, of the hall and for archives in the config folder `config`.
    /// Later scripts and the program itself can then use them.
    #[must_use]
    pub fn keeping_keys(mut self, config: &Path) -> Self {
        self.keys = Keys::in_folder(config);
        self.doors = DoorKeeper::in_folder(config);
        self.archive.outbox = Some(Outbox::in_folder(config));
        self
    }

    /// Limits calls to the files that `files` grants, and to recently opened files.
    #[must_use]
    pub fn touching_only(mut self, files: Files) -> Self {
        for path in self.person.known_paths() {
            files.grant_reading(Path::new(path));
        }
        self.files = files;
        self
    }

    /// Uses the clock set by [`put`](crate::day::set_clock::put) instead of the system clock.
    #[must_use]
    pub fn by_set_clock(self) -> Self {
        self.in_environment(Arc::new(SetClock))
    }

    /// Uses the clocks and the randomness of `environment` instead of the system's.
    #[must_use]
    pub fn in_environment(mut self, environment: Arc<dyn Environment>) -> Self {
        self.environment = environment;
        self
    }

    /// Runs `work` as the job `job`.
    pub(crate) fn working_as<T>(&mut self, job: &Job, work: impl FnOnce(&mut Self) -> T) -> T {
        self.job = job.clone();
        let done = work(self);
        self.job = Job::unwatched();
        done
    }

    /// Returns the current job. A long call reports its progress there and checks it for
    /// cancellation.
    pub(crate) fn job(&self) -> Job {
        self.job.clone()
    }

    /// The jobs that can be canceled.
    pub(crate) fn jobs(&self) -> &Jobs {
        &self.jobs
    }

    pub(crate) const fn files(&self) -> &Files {
        &self.files
    }

    /// Returns the folder of the local rating lists. Fails if the desk has none.
    pub(crate) fn rating_folder(&self) -> Result<RatingFolder, RefusalView> {
        self.rating_folder
            .clone()
            .ok_or_else(|| DeskRefusal::NoRatingLists.into())
    }

    pub(crate) const fn keeping(&self) -> Keeping {
        match self.folders {
            Some(_) => Keeping::Person,
            None => Keeping::Script,
        }
    }

    /// The monotonic clock of the program, for games at the board.
    pub(crate) fn ticks(&self) -> Millis {
        self.environment.ticks()
    }

    /// The number of changes of data that windows display. A window refreshes when the number
    /// changes.
    pub const fn changes(&self) -> u64 {
        self.changes
    }

    /// Records a change of data that windows display, so that queries take a new snapshot.
    pub(crate) fn changed(&mut self) {
        self.changes = self.changes.wrapping_add(1);
        self.snapshot = None;
        self.before = None;
        self.new_authors = None;
    }

    /// Sets how much of the ceremony of the drawing of lots the hall sees; `None` ends the
    /// ceremony.
    pub(crate) fn show_lots(&mut self, shown: Option<LotsShown>) {
        self.lots_shown = shown;
        self.changed();
    }

    pub(crate) fn now(&self) -> DateTime<Utc> {
        self.environment.now()
    }

    /// Fills `bytes` with random values.
    pub(crate) fn random(&self, bytes: &mut [u8]) -> Result<(), RefusalView> {
        let filled = self.environment.fill(bytes);
        filled.map_err(|error| RefusalView::internal(&error))
    }

    /// Opens a file and closes the previous one. Fails if the file is damaged; an altered journal
    /// is reported in the overview instead.
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

    /// Opens a file that may be damaged and closes the previous one.
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

    /// Closes the open file. Refused if another program replaced the file and the user was not yet
    /// notified: the open state might exist nowhere else.
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

    /// The open tournament as displayed, current or past. Fails if no file is open.
    pub(crate) fn tournament(&self) -> Result<&Tournament, RefusalView> {
        Ok(self.open_file()?.shown())
    }

    /// The open file, for a change. Fails if no file is open or a past state is displayed.
    pub(crate) fn open_file_mut(&mut self) -> Result<&mut OpenFile, RefusalView> {
        let file = self.file_mut()?;
        match &file.look {
            Some(look) => Err(looking_back(look)),
            None => Ok(file),
        }
    }

    /// The open file, also while a past state is displayed. Fails if no file is open.
    pub(crate) fn file_mut(&mut self) -> Result<&mut OpenFile, RefusalView> {
        self.open
            .as_mut()
            .ok_or_else(|| DeskRefusal::NoTournament.into())
    }

    /// The open file, also while a past state is displayed, and the keys of its games.
    pub(crate) fn file_and_keys(&mut self) -> Result<(&mut OpenFile, &mut Keys), RefusalView> {
        match &mut self.open {
            Some(file) => Ok((file, &mut self.keys)),
            None => Err(DeskRefusal::NoTournament.into()),
        }
    }

    /// Lets the tournament decide, stores the decision durably as one journal entry, and returns
    /// the overview.
    ///
    /// A command that changes nothing adds no entry. A canceled job stores nothing, so `decide` may
    /// stop anywhere.
    pub(crate) fn command(
        &mut self,
        command: Command,
        data: Data,
        decide: impl FnOnce(&mut Tournament) -> Result<(), Refusal>,
    ) -> Result<Overview, RefusalView> {
        self.command_under(command, data, UnderGamesName::GoOn, decide)
    }

    /// Runs a command that may take a round or match away from running games. `under_games` chooses
    /// the action then.
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

    /// The name of the acting person, as the journal records it.
    pub(crate) fn who(&self) -> String {
        let person = &self.person.preferences.acting_name;
        let visitor = self.visitor.as_ref();
        visitor.map_or_else(|| person.clone(), |it| it.name().to_owned())
    }

    /// Creates a journal entry of the acting person with the current time.
    pub(crate) fn entry(&self, command: Command, data: Data) -> Result<NewEntry, RefusalView> {
        Ok(NewEntry {
            time: self.now(),
            who: self.who(),
            command: command.code().to_owned(),
            data: serde_json::to_value(data).map_err(|error| RefusalView::internal(&error))?,
        })
    }

    /// Adds the file to the list of recent files.
    fn remember(&mut self, path: &Path, tournament: &Tournament) {
        let now = self.now();
        self.files.grant_reading(path);
        self.person
            .remember(path, tournament.settings.name.as_str(), now);
        // The list of recent files is a convenience: a full or read-only home must not block the
        // tournament.
        let _ = self.keep_person();
    }

    /// Saves the user's preferences. Does nothing on a desk for scripts.
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
        // Too late to notify the user, but a rescue copy is written if the file was replaced.
        self.look_at_place();
    }
}
