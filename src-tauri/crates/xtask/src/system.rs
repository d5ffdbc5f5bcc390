//! Finds the system requirements listed in [`packages`].

mod packages;

use std::env;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

pub(crate) use packages::{Evidence, PACKAGES, Package, Purpose};

/// Returns the command line that installs packages.
pub(crate) fn apt_line(names: &[&str]) -> String {
    format!(
        "apt-get install -y --no-install-recommends {}",
        names.join(" ")
    )
}

/// The place where something was found, or the reason it is missing.
pub(crate) type Finding = Result<String, String>;

/// The system as seen by the search.
#[derive(Debug)]
pub(crate) struct System {
    /// The program folders, as in `PATH`.
    pub(crate) path: OsString,
    /// The user's folder of libclang, as in `LIBCLANG_PATH`.
    pub(crate) clang: Option<PathBuf>,
    pub(crate) root: PathBuf,
}

impl System {
    /// Returns the machine this runs on.
    pub(crate) fn here() -> Self {
        Self {
            path: env::var_os("PATH").unwrap_or_default(),
            clang: env::var_os("LIBCLANG_PATH").map(PathBuf::from),
            root: PathBuf::from("/"),
        }
    }

    pub(crate) fn find(&self, package: &Package) -> Finding {
        match package.evidence {
            Evidence::Program(name) => self.one_of(&[name]),
            Evidence::OneOf(names) => self.one_of(names),
            Evidence::Library(name) => self.library(name),
            Evidence::Clang => self.clang(),
            Evidence::Postgres => self.postgres(),
            Evidence::File(name) => {
                let path = self.root.join(name);
                if path.is_file() {
                    Ok(format!("file {}", path.display()))
                } else {
                    Err(format!("no file {}", path.display()))
                }
            }
        }
    }

    fn one_of(&self, names: &[&str]) -> Finding {
        names
            .iter()
            .find_map(|name| self.program(name))
            .map(|path| format!("program {}", path.display()))
            .ok_or_else(|| format!("no program {} on the path", names.join(" or ")))
    }

    /// Returns the program `name` in the first folder of the path that has it.
    ///
    /// A manual search, since with an empty path the system searches default folders.
    pub(crate) fn program(&self, name: &str) -> Option<PathBuf> {
        env::split_paths(&self.path)
            .filter(|folder| folder.is_absolute())
            .map(|folder| folder.join(name))
            .find(|path| is_executable(path))
    }

    fn library(&self, name: &str) -> Finding {
        let Some(program) = self.program("pkg-config") else {
            return Err(format!("cannot ask for library {name} without pkg-config"));
        };
        let answer = Command::new(program)
            .args(["--modversion", name])
            .stderr(Stdio::null())
            .output()
            .map_err(|error| format!("pkg-config: {error}"))?;
        if answer.status.success() {
            let version = String::from_utf8_lossy(&answer.stdout);
            Ok(format!("library {name} {}", version.trim()))
        } else {
            Err(format!("pkg-config knows no library {name}"))
        }
    }

    fn postgres(&self) -> Finding {
        let versions = entries(&self.root.join("usr/lib/postgresql"), "");
        versions
            .iter()
            .map(|version| version.join("bin/postgres"))
            .find(|path| is_executable(path))
            .map(|path| format!("program {}", path.display()))
            .ok_or_else(|| "no server in /usr/lib/postgresql".to_owned())
    }

    fn clang(&self) -> Finding {
        let versions = entries(&self.root.join("usr/lib"), "llvm-");
        let folders = versions.iter().map(|folder| folder.join("lib"));
        let found = self
            .clang
            .clone()
            .into_iter()
            .chain(folders)
            .filter(|folder| {
                entries(folder, "libclang")
                    .iter()
                    .any(|file| file.to_string_lossy().contains(".so"))
            })
            .find(|folder| {
                entries(&folder.join("clang"), "")
                    .iter()
                    .any(|version| version.join("include/stdarg.h").is_file())
            });
        found
            .map(|folder| format!("libclang in {}", folder.display()))
            .ok_or_else(|| "no libclang with its headers".to_owned())
    }
}

/// Returns the entries in `folder` that start with `start`, newest name first.
fn entries(folder: &Path, start: &str) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else {
        return Vec::new();
    };
    let mut found: Vec<PathBuf> = entries
        .flatten()
        .filter(|entry| entry.file_name().to_string_lossy().starts_with(start))
        .map(|entry| entry.path())
        .collect();
    found.sort();
    found.reverse();
    found
}

#[cfg(unix)]
fn is_executable(path: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt as _;
    fs::metadata(path).is_ok_and(|about| about.is_file() && about.permissions().mode() & 0o111 != 0)
}

#[cfg(not(unix))]
fn is_executable(path: &Path) -> bool {
    path.is_file()
}

/// A tool from outside apt, with its minimum version.
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    /// The arguments that print its version.
    question: &'static [&'static str],
    /// The minimum version: major and minor.
    oldest: (u32, u32),
    /// The remedy if it is missing.
    pub(crate) remedy: &'static str,
}

/// Rust and Node, which the user installs.
pub(crate) const TOOLS: &[Tool] = &[
    Tool {
        name: "rustc",
        question: &["rustc", "--version"],
        oldest: (1, 95),
        remedy: "rustup update stable",
    },
    Tool {
        name: "rustfmt",
        question: &["cargo", "fmt", "--version"],
        oldest: (1, 0),
        remedy: "rustup component add rustfmt",
    },
    Tool {
        name: "clippy",
        question: &["cargo", "clippy", "--version"],
        oldest: (0, 1),
        remedy: "rustup component add clippy",
    },
    Tool {
        name: "node",
        question: &["node", "--version"],
        oldest: (20, 19),
        remedy: "install Node.js 20.19 or newer",
    },
    Tool {
        name: "npm",
        question: &["npm", "--version"],
        oldest: (9, 0),
        remedy: "install npm, which comes with Node.js",
    },
];

impl Tool {
    /// Runs the tool for its version.
    pub(crate) fn find(&self, system: &System) -> Finding {
        let (name, arguments) = self.question.split_first().ok_or("no question")?;
        let program = system
            .program(name)
            .ok_or_else(|| format!("no program {name} on the path"))?;
        let answer = Command::new(program)
            .args(arguments)
            .stderr(Stdio::null())
            .output()
            .map_err(|error| format!("{name}: {error}"))?;
        let answer = String::from_utf8_lossy(&answer.stdout).trim().to_owned();
        let version = version_in(&answer).ok_or("it does not answer")?;
        if version >= self.oldest {
            Ok(answer)
        } else {
            let (major, minor) = self.oldest;
            Err(format!("{answer} is older than {major}.{minor}"))
        }
    }
}

/// Returns the first `major.minor` in a tool's output.
fn version_in(answer: &str) -> Option<(u32, u32)> {
    answer.split_whitespace().find_map(|word| {
        let mut numbers = word.trim_start_matches('v').split('.');
        let major = numbers.next()?.parse().ok()?;
        let minor = numbers.next()?.parse().ok()?;
        Some((major, minor))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bare(root: &str) -> System {
        System {
            path: OsString::new(),
            clang: None,
            root: PathBuf::from(root),
        }
    }

    #[test]
    fn on_a_bare_system_nothing_is_found_by_accident() {
        let system = bare("/nonexistent");
        for package in PACKAGES {
            assert!(system.find(package).is_err(), "{}", package.name);
        }
        for tool in TOOLS {
            assert!(tool.find(&system).is_err(), "{}", tool.name);
        }
    }

    #[test]
    fn a_relative_folder_on_the_path_is_not_searched() {
        let system = System {
            path: OsString::from(":.:bin"),
            ..bare("/nonexistent")
        };
        assert_eq!(system.program("Cargo.toml"), None);
    }

    #[test]
    fn versions_are_read_out_of_what_tools_say() {
        assert_eq!(version_in("rustc 1.95.0 (abc 2026-03-21)"), Some((1, 95)));
        assert_eq!(version_in("v20.19.2"), Some((20, 19)));
        assert_eq!(version_in("rustfmt 1.9.0-stable (597 2026)"), Some((1, 9)));
        assert_eq!(version_in("no such command"), None);
    }

    #[test]
    fn clang_without_its_headers_is_not_enough() -> std::io::Result<()> {
        let root = tempfile::tempdir()?;
        let lib = root.path().join("usr/lib/llvm-99/lib");
        let headers = lib.join("clang/99/include");
        fs::create_dir_all(&headers)?;
        fs::write(lib.join("libclang.so.1"), [])?;
        let system = System {
            path: OsString::new(),
            clang: None,
            root: root.path().to_owned(),
        };
        let without = system.clang();
        fs::write(headers.join("stdarg.h"), [])?;
        let with = system.clang();
        assert!(without.is_err());
        assert!(with.is_ok());
        Ok(())
    }
}
