//! A PostgreSQL in a temporary folder with a socket there, not run as root.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::os::unix::fs::{MetadataExt as _, chown};
use std::os::unix::process::CommandExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use kralle_archive::database::{Database, migrate};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

/// The durability of writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fsync {
    /// As in production.
    On,
    /// For tests without crashes.
    Off,
}

/// A PostgreSQL. It stops when this is dropped, or when the test process ends for any reason.
pub(crate) struct Cluster {
    folder: TempDir,
    programs: PathBuf,
    user: Option<(u32, u32)>,
    fsync: Fsync,
    running: Option<Running>,
}

/// The process of a running PostgreSQL.
struct Running {
    keeper: Child,
    /// PostgreSQL runs while this is open.
    leash: ChildStdin,
    postgres: u32,
}

/// The cluster shared by all tests that only need a database.
pub(crate) static SHARED: LazyLock<Cluster> = LazyLock::new(|| {
    let cluster = Cluster::new(Fsync::Off);
    cluster.make_template();
    cluster
});

/// The template database, with the newest schema.
const TEMPLATE: &str = "template_kralle";
/// Counter for database names in this process.
static NUMBER: AtomicU32 = AtomicU32::new(1);

/// Returns the runtime for database access in tests.
pub(crate) fn runtime() -> Runtime {
    Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
}

/// Creates a database with the newest schema in the [shared](SHARED) cluster, and returns its
/// URL.
pub(crate) fn database() -> String {
    SHARED.copy_of_template()
}

impl Cluster {
    /// Creates and starts a cluster.
    pub(crate) fn new(fsync: Fsync) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let owner = fs::metadata(folder.path()).unwrap().uid();
        // PostgreSQL refuses to run as root.
        let user = (owner == 0).then(|| user("postgres"));
        if let Some((user, group)) = user {
            chown(folder.path(), Some(user), Some(group)).unwrap();
        }
        let mut cluster = Self {
            folder,
            programs: programs(),
            user,
            fsync,
            running: None,
        };
        let data = cluster.data();
        let made = cluster
            .command("initdb")
            .args(["--no-sync", "--auth=trust", "--username=kralle"])
            .args(["--encoding=UTF8", "--locale=C.UTF-8"])
            .arg(format!("--pgdata={}", data.display()))
            .output()
            .unwrap();
        assert!(made.status.success(), "initdb: {made:?}");
        cluster.start();
        cluster
    }

    fn data(&self) -> PathBuf {
        self.folder.path().join("data")
    }

    fn command(&self, program: &str) -> Command {
        self.by_user(Command::new(self.programs.join(program)))
    }

    fn by_user(&self, mut command: Command) -> Command {
        command.current_dir(self.folder.path());
        if let Some((user, group)) = self.user {
            command.uid(user).gid(group);
        }
        command
    }

    /// Starts it, and waits until it responds.
    pub(crate) fn start(&mut self) {
        assert!(self.running.is_none(), "it runs");
        let fsync = match self.fsync {
            Fsync::On => "on",
            Fsync::Off => "off",
        };
        // The inner shell reads the leash: when its other end closes, it stops PostgreSQL
        // immediately. The outer one then removes the folder, because PostgreSQL's user has no
        // permission in the parent folder.
        let outer = r#""$@"; [ $? = 3 ] && rm -rf -- "$PWD""#;
        let inner = r#""$@" 2>>log & echo $!
            read word; kill -INT $! 2>/dev/null && wait; [ "$word" ] || exit 3"#;
        let mut command = Command::new("sh");
        command.args(["-c", outer, "sh"]);
        if let Some((user, group)) = self.user {
            command
                .args(["setpriv", "--clear-groups"])
                .arg(format!("--reuid={user}"))
                .arg(format!("--regid={group}"));
        }
        command
            .args(["sh", "-c", inner, "sh"])
            .arg(self.programs.join("postgres"))
            .arg("-D")
            .arg(self.data())
            .arg("-k")
            .arg(self.folder.path())
            .args(["-c", "listen_addresses=", "-c", "max_connections=200"])
            .args(["-c", &format!("fsync={fsync}")])
            .current_dir(self.folder.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        let mut keeper = command.spawn().unwrap();
        let leash = keeper.stdin.take().unwrap();
        let mut said = String::new();
        BufReader::new(keeper.stdout.take().unwrap())
            .read_line(&mut said)
            .unwrap();
        let running = Running {
            keeper,
            leash,
            postgres: said.trim().parse().unwrap(),
        };
        self.must_answer(&running);
        self.running = Some(running);
    }

    /// Waits until the server responds; `pg_isready` itself tries only once.
    fn must_answer(&self, running: &Running) {
        let process = PathBuf::from(format!("/proc/{}", running.postgres));
        loop {
            let asked = self
                .command("pg_isready")
                .args(["--quiet", "--timeout=1", "--host"])
                .arg(self.folder.path())
                .status()
                .unwrap();
            if asked.success() {
                return;
            }
            assert!(process.exists(), "PostgreSQL did not start: {}", self.log());
        }
    }

    /// Returns its log so far.
    pub(crate) fn log(&self) -> String {
        fs::read_to_string(self.folder.path().join("log")).unwrap_or_default()
    }

    /// Stops it normally.
    pub(crate) fn stop(&mut self) {
        if let Some(mut running) = self.running.take() {
            writeln!(running.leash, "stop").unwrap();
            running.keeper.wait().unwrap();
        }
    }

    /// Kills all its processes, like a power failure.
    pub(crate) fn kill(&mut self) {
        let Some(mut running) = self.running.take() else {
            return;
        };
        let postgres = running.postgres.to_string();
        let signal = |name: &str, processes: &[&str]| {
            // A process may have ended meanwhile.
            let _ = Command::new("kill")
                .arg(name)
                .args(processes)
                .output()
                .unwrap();
        };
        // A stopped process creates no more children.
        signal("-STOP", &[&postgres]);
        let children = PathBuf::from(format!("/proc/{postgres}/task/{postgres}/children"));
        let children = fs::read_to_string(children).unwrap_or_default();
        let mut all = vec![postgres.as_str()];
        all.extend(children.split_whitespace());
        signal("-KILL", &all);
        // A process that is writing to disk still owns the shared memory that the next ones need.
        while all.iter().any(|process| is_there(process)) {
            thread::yield_now();
        }
        writeln!(running.leash, "stop").unwrap();
        running.keeper.wait().unwrap();
    }

    /// Returns the URL of a database.
    pub(crate) fn url(&self, database: &str) -> String {
        let socket = self.folder.path().display();
        format!("postgres://kralle@localhost/{database}?host={socket}")
    }

    /// Creates an empty database and returns its URL.
    pub(crate) fn empty(&self) -> String {
        self.make("template0")
    }

    /// Creates the template database.
    pub(crate) fn make_template(&self) {
        self.sql("postgres", &format!("CREATE DATABASE {TEMPLATE}"));
        runtime().block_on(async {
            let database = Database::at(&self.url(TEMPLATE)).unwrap();
            migrate(&database).await.unwrap();
            database.close().await;
        });
    }

    /// Creates a database with the newest schema and its own archive identity, and returns its
    /// URL.
    pub(crate) fn copy_of_template(&self) -> String {
        let url = self.make(TEMPLATE);
        psql(
            &self.programs,
            &url,
            "UPDATE archive_identity SET id = uuid_send(gen_random_uuid())",
        );
        url
    }

    fn make(&self, template: &str) -> String {
        let name = format!("archive_{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        self.sql(
            "postgres",
            &format!("CREATE DATABASE {name} TEMPLATE {template}"),
        );
        self.url(&name)
    }

    /// Runs SQL as the administrator. Returns the rows, with columns separated by `|`.
    pub(crate) fn sql(&self, database: &str, sql: &str) -> String {
        psql(&self.programs, &self.url(database), sql)
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Runs SQL on the database at `url`. Returns the rows, with columns separated by `|`.
pub(crate) fn sql(url: &str, sql: &str) -> String {
    psql(&programs(), url, sql)
}

fn psql(programs: &Path, url: &str, sql: &str) -> String {
    let output = Command::new(programs.join("psql"))
        .args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align"])
        .args(["--set=ON_ERROR_STOP=1", "--command", sql, url])
        .output()
        .unwrap();
    assert!(output.status.success(), "{sql}: {output:?}");
    String::from_utf8(output.stdout)
        .unwrap()
        .trim_end()
        .to_owned()
}

/// Returns the folder of the newest PostgreSQL's programs.
fn programs() -> PathBuf {
    let versions = fs::read_dir("/usr/lib/postgresql").ok();
    let newest = versions
        .into_iter()
        .flatten()
        .flatten()
        .filter_map(|entry| {
            let version: u32 = entry.file_name().to_str()?.parse().ok()?;
            let folder = entry.path().join("bin");
            folder
                .join("postgres")
                .is_file()
                .then_some((version, folder))
        })
        .max();
    let (_, folder) = newest.unwrap_or_else(|| {
        panic!("no PostgreSQL in /usr/lib/postgresql: apt-get install postgresql")
    });
    folder
}

/// Returns user and group number of a user on this machine.
fn user(name: &str) -> (u32, u32) {
    let users = fs::read_to_string("/etc/passwd").unwrap();
    users
        .lines()
        .find_map(|line| {
            let mut fields = line.split(':');
            let is_it = fields.next() == Some(name);
            let user = fields.nth(1)?.parse().ok()?;
            let group = fields.next()?.parse().ok()?;
            is_it.then_some((user, group))
        })
        .unwrap_or_else(|| panic!("no user {name}: apt-get install postgresql"))
}

/// True if a process is running; a zombie counts as ended.
fn is_there(process: &str) -> bool {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    let state = stat.rsplit_once(") ").map(|(_, rest)| rest);
    state.is_some_and(|state| !state.starts_with(['Z', 'X']))
}
