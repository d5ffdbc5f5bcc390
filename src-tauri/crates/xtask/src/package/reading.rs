//! Checks built packages: their files, metadata and dependencies.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use std::process::Command;

use super::bundle;
use super::findings::Findings;
use super::output::VERSION;
use super::stage::Stage;
use crate::outcome::{Outcome, Trouble};
use crate::step;

/// Files that the bundler adds.
const BY_BUNDLER: &[&str] = &[
    "/usr/bin/kralle-app",
    "/usr/share/applications/kralle.desktop",
    "/usr/share/icons/hicolor/128x128/apps/kralle-app.png",
    "/usr/share/icons/hicolor/256x256@2/apps/kralle-app.png",
    "/usr/share/icons/hicolor/32x32/apps/kralle-app.png",
    "/usr/share/icons/hicolor/512x512/apps/kralle-app.png",
];

/// Returns the output of a command; the error if it fails.
fn told(command: Command) -> Result<String, String> {
    step::answer(command).map_err(|trouble| trouble.to_string())
}

fn program(name: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(name);
    command.args(arguments).env("LC_ALL", "C.UTF-8");
    command
}

fn hold(holds: bool, why: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(why()) }
}

/// Checks the Debian package.
pub(crate) fn deb(stage: &Stage, deb: &Path, findings: &mut Findings) -> Outcome {
    println!("\n── {}", deb.display());
    let tree = stage.work.join("read");
    bundle::unpack(deb, &tree)?;
    let control = fields(&fs::read_to_string(tree.join("DEBIAN/control"))?);
    let field = |name: &str| control.get(name).cloned().unwrap_or_default();
    let is = |name: &str, wanted: &str| hold(field(name) == wanted, || field(name));
    findings.hear("the deb is called kralle", is("Package", "kralle"));
    findings.hear(
        "it has the version of the workspace",
        is("Version", VERSION),
    );
    findings.hear("it lies in no section of games", is("Section", "misc"));
    let maintainer = field("Maintainer");
    findings.hear(
        "somebody with an address answers for it",
        hold(
            maintainer.contains(" <") && maintainer.contains('@'),
            || maintainer.clone(),
        ),
    );
    let mut programs = ["usr/bin/kralle", "usr/bin/kralle-app"]
        .map(|it| tree.join(it))
        .to_vec();
    let depends = bundle::depends(&stage.work, &programs)?;
    findings.hear(
        "it needs what its programs are linked with",
        is("Depends", &depends),
    );
    let window = hold(depends.contains("libwebkit2gtk-4.1-0 (>="), || {
        depends.clone()
    });
    findings.hear("the window is among it, with a version", window);

    let mut listed = program("find", &["usr", "!", "-type", "d"]);
    listed.current_dir(&tree);
    let listed = step::answer(listed)?;
    let inside: BTreeSet<String> = listed.lines().map(|it| format!("/{it}")).collect();
    findings.hear(
        "in it lies what was laid out, and nothing else",
        same(&inside, &expected(stage, false)),
    );
    for piece in &stage.pieces {
        let inside = fs::read(tree.join(piece.to.trim_start_matches('/')))?;
        if inside != fs::read(&piece.from)? {
            findings.hear("every file has its content", Err(piece.to.clone()));
        }
    }
    let mut sums = program(
        "md5sum",
        &["--check", "--strict", "--quiet", "DEBIAN/md5sums"],
    );
    sums.current_dir(&tree);
    findings.hear("its sums are right", told(sums).map(drop));
    let owners = step::answer(program("dpkg-deb", &["--contents", &deb.to_string_lossy()]))?;
    let foreign: Vec<&str> = owners
        .lines()
        .filter(|it| !it.contains(" root/root "))
        .collect();
    findings.hear(
        "all of it belongs to root",
        hold(foreign.is_empty(), || foreign.join("\n")),
    );

    desktop(&tree, findings)?;
    manual(&tree, &programs.remove(0), findings)?;
    let lintian = program(
        "lintian",
        &[
            "--fail-on",
            "error",
            "--allow-root",
            "--tag-display-limit",
            "0",
            &deb.to_string_lossy(),
        ],
    );
    let said = told(lintian);
    if let Ok(warnings) = &said {
        print!("{warnings}");
    }
    findings.hear("lintian finds no error", said.map(drop));
    Ok(())
}

/// Checks the Fedora package.
pub(crate) fn rpm(stage: &Stage, rpm: &Path, findings: &mut Findings) -> Outcome {
    println!("\n── {}", rpm.display());
    let ask = |arguments: &[&str]| ask_rpm(rpm, arguments);
    let digests = told(program(
        "rpm",
        &["--checksig", "--nosignature", &rpm.to_string_lossy()],
    ));
    findings.hear("the rpm is whole", digests.map(drop));
    let name = ask(&["--queryformat", "%{NAME} %{VERSION} %{LICENSE}"])?;
    let wanted = format!("kralle {VERSION} GPL-3.0-or-later");
    findings.hear(
        "it says name, version and license",
        hold(name == wanted, || name.clone()),
    );
    let files = ask(&["--queryformat", FILES])?;
    let files: BTreeMap<&str, &str> = files.lines().filter_map(|it| it.split_once('\t')).collect();
    let inside: BTreeSet<String> = files.keys().map(ToString::to_string).collect();
    findings.hear(
        "in it lies what was laid out, and nothing else",
        same(&inside, &expected(stage, true)),
    );
    let strange: Vec<String> = stage
        .pieces
        .iter()
        .filter_map(|piece| {
            let sum = step::answer(program("sha256sum", &[&piece.from.to_string_lossy()])).ok()?;
            let mode = if piece.to.starts_with("/usr/bin") {
                "-rwxr-xr-x"
            } else {
                "-rw-r--r--"
            };
            let wanted = format!("{}\t{mode}", sum.split(' ').next()?);
            let found = files.get(in_fedora(&piece.to).as_str()).copied()?;
            (found != wanted).then(|| format!("{}: {found}", piece.to))
        })
        .collect();
    findings.hear(
        "every file has its content and its mode",
        hold(strange.is_empty(), || strange.join("\n")),
    );
    let needs = ask(&["--requires"])?;
    let window = needs.contains("libwebkit2gtk-4.1.so.0()(64bit)");
    findings.hear(
        "it needs the window's library by its name",
        hold(window, || needs),
    );
    Ok(())
}

/// The files of an rpm, with checksums and modes.
const FILES: &str = "[%{FILENAMES}\t%{FILEDIGESTS}\t%{FILEMODES:perms}\n]";

/// Returns the content and metadata of an rpm, without the packing time and file times: the bundler
/// ignores `SOURCE_DATE_EPOCH` and writes the current time.
pub(crate) fn content(rpm: &Path) -> Result<String, Trouble> {
    let about = "%{NEVRA} %{LICENSE} %{VENDOR} %{URL} %{SUMMARY} %{DESCRIPTION}\n";
    let format = [about, FILES, "[%{REQUIRES}\n][%{RECOMMENDS}\n]"].concat();
    ask_rpm(rpm, &["--queryformat", &format])
}

fn ask_rpm(rpm: &Path, arguments: &[&str]) -> Result<String, Trouble> {
    let mut command = program("rpm", &["--query", "--package"]);
    command.args(arguments).arg(rpm);
    step::answer(command)
}

/// Returns the fields of a control file; only the first line of a multi-line field.
fn fields(control: &str) -> BTreeMap<String, String> {
    let fields = control.lines().filter_map(|line| line.split_once(": "));
    fields
        .map(|(name, value)| (name.to_owned(), value.to_owned()))
        .collect()
}

fn in_fedora(path: &str) -> String {
    path.replace("/zsh/vendor-completions/", "/zsh/site-functions/")
}

fn expected(stage: &Stage, fedora: bool) -> BTreeSet<String> {
    let pieces = stage.pieces.iter().map(|piece| piece.to.clone());
    let pieces = pieces.map(|to| if fedora { in_fedora(&to) } else { to });
    pieces
        .chain(BY_BUNDLER.iter().map(ToString::to_string))
        .collect()
}

fn same(found: &BTreeSet<String>, wanted: &BTreeSet<String>) -> Result<(), String> {
    let differ: Vec<&String> = found.symmetric_difference(wanted).collect();
    hold(differ.is_empty(), || format!("{differ:?}"))
}

/// Checks the menu entry, the MIME type of tournament files, and the data for software centers.
fn desktop(tree: &Path, findings: &mut Findings) -> Outcome {
    let share = tree.join("usr/share");
    let entry = share.join("applications/kralle.desktop");
    let valid = told(program(
        "desktop-file-validate",
        &[&entry.to_string_lossy()],
    ));
    let valid = valid.and_then(|said| hold(said.is_empty(), || said));
    findings.hear("the entry in menus is valid", valid);
    let entry = fs::read_to_string(entry)?;
    for line in [
        "Exec=kralle-app %f",
        "Icon=kralle-app",
        "MimeType=application/vnd.kralle;",
    ] {
        findings.hear(
            &format!("it says {line}"),
            hold(entry.lines().any(|it| it == line), || entry.clone()),
        );
    }
    let mime = share.join("mime");
    let types = told(program("update-mime-database", &[&mime.to_string_lossy()]));
    let globs = fs::read_to_string(mime.join("globs2")).unwrap_or_default();
    let known =
        types.and_then(|_| hold(globs.contains(":application/vnd.kralle:*.kralle"), || globs));
    findings.hear("*.kralle is a type of its own", known);
    let about = share.join("metainfo/org.kralle.app.metainfo.xml");
    let valid = told(program(
        "appstreamcli",
        &["validate", "--no-net", &about.to_string_lossy()],
    ));
    findings.hear("what software centers show is valid", valid.map(drop));
    Ok(())
}

/// Checks that each command has a manual page, and that completions work.
fn manual(tree: &Path, command: &Path, findings: &mut Findings) -> Outcome {
    let help = step::answer(program(&command.to_string_lossy(), &["--help"]))?;
    let words: Vec<&str> = help
        .lines()
        .skip_while(|line| *line != "Commands:")
        .skip(1)
        .take_while(|line| !line.is_empty())
        // Continuation lines are indented deeper.
        .filter(|line| !line.starts_with("   "))
        .filter_map(|line| line.split_whitespace().next())
        .filter(|word| *word != "help")
        .collect();
    let pages = tree.join("usr/share/man/man1");
    let without: Vec<&&str> = words
        .iter()
        .filter(|word| !pages.join(format!("kralle-{word}.1.gz")).is_file())
        .collect();
    let all = hold(words.len() > 10 && without.is_empty(), || {
        format!("{without:?} of {words:?}")
    });
    findings.hear("every command has a page in the manual", all);
    let page = pages.join("kralle-standings.1.gz");
    let mut man = program("man", &["--warnings", "--local-file"]);
    man.arg(page).env("MANWIDTH", "80");
    let reads = told(man).and_then(|text| hold(text.contains("SYNOPSIS"), || text));
    findings.hear("man shows it", reads);

    let completions = tree.join("usr/share/bash-completion/completions/kralle");
    let ask = r#"source "$1"; COMP_WORDS=(kralle stand); COMP_CWORD=1; _kralle kralle stand kralle; echo "${COMPREPLY[@]}""#;
    let completed = told(program(
        "bash",
        &["-c", ask, "bash", &completions.to_string_lossy()],
    ));
    let completed = completed.and_then(|it| hold(it.trim() == "standings", || it));
    findings.hear("bash completes `kralle stand`", completed);
    for file in [
        "zsh/vendor-completions/_kralle",
        "fish/vendor_completions.d/kralle.fish",
    ] {
        let text = fs::read_to_string(tree.join("usr/share").join(file))?;
        let without: Vec<&&str> = words.iter().filter(|word| !text.contains(**word)).collect();
        findings.hear(
            &format!("{file} knows every command"),
            hold(without.is_empty(), || format!("{without:?}")),
        );
    }
    Ok(())
}
