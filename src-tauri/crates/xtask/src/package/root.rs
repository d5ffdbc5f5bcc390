//! A fresh Debian in a folder, in which programs run isolated from this machine.
//!
//! Each program gets its own mount namespace, so no mount outlives it; of this machine it can
//! access only the network.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::outcome::{Outcome, Trouble};
use crate::step;

/// The oldest supported release of Debian.
const SUITE: &str = "bookworm";
const MIRROR: &str = "http://deb.debian.org/debian";

/// A root; deleted on drop.
pub(crate) struct Root {
    folder: PathBuf,
}

impl Root {
    /// Creates a minimal Debian in `folder`.
    pub(crate) fn fresh(folder: &Path) -> Result<Self, Trouble> {
        let root = Self {
            folder: folder.to_owned(),
        };
        root.clear()?;
        fs::create_dir_all(folder)?;
        let mut debootstrap = Command::new("unshare");
        debootstrap
            .args([
                "--mount",
                "--",
                "/usr/sbin/debootstrap",
                "--variant=minbase",
                SUITE,
            ])
            .arg(folder)
            .arg(MIRROR);
        step::must("Fresh root", debootstrap)?;
        // Services must not start.
        root.write("usr/sbin/policy-rc.d", "#!/bin/sh\nexit 101\n")?;
        root.must(
            "sh",
            &[
                "-c",
                "chmod 755 /usr/sbin/policy-rc.d; useradd --create-home director",
            ],
        )?;
        Ok(root)
    }

    /// Returns the path on this machine for a path in the root.
    pub(crate) fn at(&self, path: &str) -> PathBuf {
        self.folder.join(path.trim_start_matches('/'))
    }

    pub(crate) fn write(&self, path: &str, text: &str) -> Outcome {
        let path = self.at(path);
        fs::create_dir_all(path.parent().unwrap_or(&self.folder))?;
        fs::write(path, text).map_err(Trouble::from)
    }

    /// Returns a command in the root, run as its administrator.
    pub(crate) fn command(&self, program: &str, arguments: &[&str]) -> Command {
        self.entered(&[], program, arguments)
    }

    /// Returns a command in the root, run as the director's user.
    pub(crate) fn person(&self, program: &str, arguments: &[&str]) -> Command {
        let mut command = self.entered(&["--userspec=director:director"], program, arguments);
        command
            .env("HOME", "/home/director")
            .env("USER", "director");
        command
    }

    fn entered(&self, chroot: &[&str], program: &str, arguments: &[&str]) -> Command {
        let mut command = Command::new("unshare");
        command
            .args([
                "--mount",
                "--pid",
                "--fork",
                "--kill-child",
                "--",
                "sh",
                "-c",
            ])
            .arg(
                "mount -t proc proc \"$0/proc\" && mkdir -p \"$0/dev/shm\" && \
                 mount -t tmpfs -o mode=1777 shm \"$0/dev/shm\" && root=$0 && exec chroot \"$@\"",
            )
            .arg(&self.folder)
            .args(chroot)
            .arg(&self.folder)
            .arg(program)
            .args(arguments)
            .env_clear()
            .env("PATH", "/usr/sbin:/usr/bin:/sbin:/bin")
            .env("LANG", "C.UTF-8")
            .env("DEBIAN_FRONTEND", "noninteractive");
        command
    }

    /// Runs a program in the root as a step.
    pub(crate) fn must(&self, program: &str, arguments: &[&str]) -> Outcome {
        step::must("In the fresh root", self.command(program, arguments))
    }

    /// Returns the output of a program in the root.
    pub(crate) fn answer(&self, program: &str, arguments: &[&str]) -> Result<String, Trouble> {
        step::answer(self.command(program, arguments))
    }

    /// Returns every file of the root, without caches and logs of the system.
    pub(crate) fn files(&self) -> Result<String, Trouble> {
        let kept = [
            "/proc",
            "/dev",
            "/var/cache",
            "/var/log",
            "/var/lib/apt",
            "/tmp",
        ];
        let mut arguments = vec!["/"];
        for path in kept {
            arguments.extend(["-path", path, "-prune", "-o"]);
        }
        arguments.push("-print");
        let listed = self.answer("find", &arguments)?;
        Ok(listed)
    }

    fn clear(&self) -> Outcome {
        if self.folder.exists() {
            // Stays on one file system, so that any mounted one is spared.
            let mut remove = Command::new("rm");
            remove.args(["-rf", "--one-file-system"]).arg(&self.folder);
            step::answer(remove)?;
        }
        Ok(())
    }
}

impl Drop for Root {
    fn drop(&mut self) {
        if let Err(trouble) = self.clear() {
            println!("{}: {trouble}", self.folder.display());
        }
    }
}
