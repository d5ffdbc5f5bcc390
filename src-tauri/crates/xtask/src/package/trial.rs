//! `cargo xtask package --try`: tests the deb in a fresh root, from installation to removal.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::bundle;
use super::findings::Findings;
use super::output::{VERSION, built, folder};
use super::root::Root;
use super::stage::Pressing;
use super::window::Served;
use crate::outcome::{Outcome, Trouble};
use crate::screen::Screen;
use crate::step;

/// The tournament to open; the test looks for its name in the window.
const FILE: &str = "/home/director/abend.kralle";
const NAME: &str = "Klubabend";

/// Tests the package made by `cargo xtask package`.
pub(crate) fn run() -> Outcome {
    let deb = built()?;
    let scratch = folder().join("trial");
    if scratch.exists() {
        fs::remove_dir_all(&scratch)?;
    }
    fs::create_dir_all(&scratch)?;
    let mut findings = Findings::default();
    let told = tried(&deb, &scratch, &mut findings);
    fs::remove_dir_all(&scratch)?;
    told?;
    findings.outcome()
}

fn tried(deb: &Path, scratch: &Path, findings: &mut Findings) -> Outcome {
    let root = Root::fresh(&folder().join("root"))?;
    let screen = Screen::new()?;
    let mut law = |law: &str, outcome: Result<(), Trouble>| {
        findings.hear(law, outcome.map_err(|trouble| trouble.to_string()));
    };
    let before = root.files()?;

    root.must("apt-get", &["update", "--quiet"])?;
    fs::copy(deb, root.at("/tmp/kralle.deb"))?;
    // Without recommended packages: an undeclared dependency is missing now.
    let bare = [
        "install",
        "--quiet",
        "--yes",
        "--no-install-recommends",
        "/tmp/kralle.deb",
    ];
    root.must("apt-get", &bare)?;
    law("every library it loads was declared", declared(&root));
    step::answer(root.person("kralle", &["new", FILE, "--name", NAME]))?;
    let open = root.person("kralle-app", &[FILE]);
    let picture = folder().join("bare.png");
    law(
        "with what it needs, the window shows the tournament",
        screen.shows(open, &[NAME], &picture),
    );

    let recommended = [
        "install",
        "--quiet",
        "--yes",
        "--fix-policy",
        "--install-recommends",
    ];
    root.must("apt-get", &recommended)?;
    let kind = step::answer(root.person("xdg-mime", &["query", "filetype", FILE]));
    law(
        "a tournament file has its type",
        kind.and_then(|it| is(it.trim(), "application/vnd.kralle")),
    );
    let entry =
        step::answer(root.person("xdg-mime", &["query", "default", "application/vnd.kralle"]));
    law(
        "the type has its program",
        entry.and_then(|it| is(it.trim(), "kralle.desktop")),
    );
    let open = root.person("xdg-open", &[FILE]);
    let picture = folder().join("opened.png");
    law(
        "opened by its association, the window shows the tournament",
        screen.shows(open, &[NAME], &picture),
    );
    upgraded(&root, deb, scratch, &mut law)?;

    root.must("apt-get", &["remove", "--quiet", "--yes", "kralle"])?;
    let there = root.at("/usr/bin/kralle").exists() || root.at("/usr/bin/kralle-app").exists();
    law(
        "removed, the programs are gone",
        is(&there.to_string(), "false"),
    );
    root.must("dpkg", &["--purge", "kralle"])?;
    law(
        "purged, it leaves nothing in the system",
        nothing_left(&root, &before),
    );
    law(
        "the tournament stays",
        is(&root.at(FILE).exists().to_string(), "true"),
    );
    Ok(())
}

/// Upgrades the package: a wrong key is refused; with the right one, the next version comes from
/// the repository.
fn upgraded(
    root: &Root,
    deb: &Path,
    scratch: &Path,
    law: &mut impl FnMut(&str, Result<(), Trouble>),
) -> Outcome {
    let next = format!("{VERSION}+1");
    let newer = scratch.join("newer.deb");
    renewed(deb, &newer, scratch, &next)?;
    let repository = scratch.join("repository");
    let keys = [
        Key::new(&scratch.join("gpg"))?,
        Key::new(&scratch.join("other"))?,
    ];
    keys[0].signs(&repository, &newer)?;
    let served = Served::new(repository.clone())?;
    let sources = sources(&served.address);
    root.write("etc/apt/sources.list.d/kralle.sources", &sources)?;

    root.write("etc/apt/keyrings/kralle.asc", &keys[1].public()?)?;
    let update = ["update", "--quiet", "--error-on=any"];
    let refused = match root.answer("apt-get", &update) {
        Ok(said) => Err(Trouble::new(format!("accepted: {said}"))),
        Err(_) => Ok(()),
    };
    law("a repository signed by another key is refused", refused);
    fs::copy(
        repository.join("kralle.asc"),
        root.at("etc/apt/keyrings/kralle.asc"),
    )?;
    root.must("apt-get", &update)?;
    root.must("apt-get", &["upgrade", "--quiet", "--yes"])?;
    let query = ["--show", "--showformat=${Version} ${Status}", "kralle"];
    let version = root.answer("dpkg-query", &query);
    let wanted = format!("{next} install ok installed");
    law(
        "the next version comes from the repository",
        version.and_then(|it| is(&it, &wanted)),
    );
    root.must("apt-get", &["purge", "--quiet", "--yes", "kralle"])?;
    root.must("apt-get", &["install", "--quiet", "--yes", "kralle"])?;
    let version = root.answer("dpkg-query", &query);
    law(
        "it is installed from there by its name",
        version.and_then(|it| is(&it, &wanted)),
    );
    for path in [
        "etc/apt/sources.list.d/kralle.sources",
        "etc/apt/keyrings/kralle.asc",
    ] {
        fs::remove_file(root.at(path))?;
    }
    Ok(())
}

/// Returns apt's source entry for the repository at `address`, as in README.
fn sources(address: &str) -> String {
    format!(
        "Types: deb\nURIs: {address}\nSuites: stable\nComponents: main\n\
         Signed-By: /etc/apt/keyrings/kralle.asc\n"
    )
}

fn is(found: &str, wanted: &str) -> Outcome {
    if found == wanted {
        Ok(())
    } else {
        Err(Trouble::new(format!("{found:?}, not {wanted:?}")))
    }
}

/// Checks that the package of every linked library is a dependency. The opened window covers
/// libraries loaded at run time.
fn declared(root: &Root) -> Outcome {
    let depends = root.answer(
        "dpkg-query",
        &["--show", "--showformat=${Depends}", "kralle"],
    )?;
    for program in ["/usr/bin/kralle", "/usr/bin/kralle-app"] {
        let mut headers = Command::new("objdump");
        headers.arg("--private-headers").arg(root.at(program));
        let headers = step::answer(headers)?;
        let needed = headers
            .lines()
            .filter_map(|line| line.trim().strip_prefix("NEEDED"));
        for library in needed.map(str::trim) {
            let owner = root.answer("dpkg-query", &["--search", &format!("*/{library}")])?;
            let owners = owner.lines().filter_map(|line| line.split(':').next());
            if !owners.clone().any(|owner| depends.contains(owner)) {
                let owners: Vec<&str> = owners.collect();
                return Err(Trouble::new(format!("{program}: {library} of {owners:?}")));
            }
        }
    }
    Ok(())
}

/// Repacks the package as a later version.
fn renewed(deb: &Path, newer: &Path, scratch: &Path, version: &str) -> Outcome {
    let tree = scratch.join("newer");
    bundle::unpack(deb, &tree)?;
    let control = tree.join("DEBIAN/control");
    let text = fs::read_to_string(&control)?;
    let old = format!("Version: {VERSION}\n");
    fs::write(
        &control,
        text.replace(&old, &format!("Version: {version}\n")),
    )?;
    bundle::pack_tree(&tree, newer, Pressing::Light)
}

/// Checks that the root is as before, except for other packages: no path and no text contains
/// Kralle.
fn nothing_left(root: &Root, before: &str) -> Outcome {
    let after = root.files()?;
    let home = |path: &&str| !path.starts_with("/home/");
    let named: Vec<&str> = after
        .lines()
        .filter(home)
        .filter(|path| path.contains("kralle") && !before.lines().any(|it| it == *path))
        .collect();
    let ask = "grep -r -l -i kralle /etc /usr/share /usr/lib/mime /var/lib 2>/dev/null \
               | grep -v -e ^/var/lib/apt/ -e ^/var/lib/dpkg/.*-old$ || true";
    let texts = root.answer("sh", &["-c", ask])?;
    if named.is_empty() && texts.is_empty() {
        Ok(())
    } else {
        Err(Trouble::new(format!("{named:?} {texts}")))
    }
}

/// A key for one trial, in its own keyring.
struct Key {
    home: PathBuf,
}

impl Key {
    const ADDRESS: &str = "trial@kralle.example";

    fn new(home: &Path) -> Result<Self, Trouble> {
        fs::create_dir_all(home)?;
        let mut chmod = Command::new("chmod");
        chmod.arg("700").arg(home);
        step::answer(chmod)?;
        let key = Self {
            home: home.to_owned(),
        };
        let quick = [
            "--passphrase",
            "",
            "--quick-generate-key",
            Self::ADDRESS,
            "ed25519",
            "sign",
            "1d",
        ];
        step::answer(key.gpg(&quick))?;
        Ok(key)
    }

    fn gpg(&self, arguments: &[&str]) -> Command {
        let mut gpg = Command::new("gpg");
        gpg.env("GNUPGHOME", &self.home)
            .arg("--batch")
            .args(arguments);
        gpg
    }

    fn public(&self) -> Result<String, Trouble> {
        step::answer(self.gpg(&["--armor", "--export", Self::ADDRESS]))
    }

    /// Creates the repository like a user: with the task, in the given keyring.
    fn signs(&self, repository: &Path, deb: &Path) -> Outcome {
        let mut word = Command::new(std::env::current_exe()?);
        word.env("GNUPGHOME", &self.home)
            .args(["apt-repository", "--key", Self::ADDRESS, "--deb"])
            .args([deb, repository]);
        step::must("Repository", word)
    }
}

impl Drop for Key {
    fn drop(&mut self) {
        let mut end = Command::new("gpgconf");
        end.env("GNUPGHOME", &self.home).args(["--kill", "all"]);
        let _ = step::answer(end);
    }
}
