//! The server of the storm: this executable as a process that can be killed.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Condvar, Mutex};

/// The environment variable with the folder to serve.
pub(crate) const SERVES: &str = "KRALLE_STORM_SERVES";
pub(crate) const PORT: &str = "KRALLE_STORM_PORT";

/// The running server.
pub(crate) struct Server {
    folder: std::path::PathBuf,
    pub(crate) now: Mutex<Now>,
    pub(crate) started: Condvar,
}

pub(crate) struct Now {
    pub(crate) child: Option<Child>,
    address: SocketAddr,
    pub(crate) starts: usize,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Self {
        let (child, address) = started(folder, 0);
        Self {
            folder: folder.to_owned(),
            now: Mutex::new(Now {
                child: Some(child),
                address,
                starts: 1,
            }),
            started: Condvar::new(),
        }
    }

    /// Kills it at any point, and restarts it at the same port.
    pub(crate) fn kill(&self) {
        let mut now = self.now.lock().unwrap();
        end(now.child.take());
        let (child, address) = started(&self.folder, now.address.port());
        (now.child, now.address) = (Some(child), address);
        now.starts += 1;
        self.started.notify_all();
    }

    pub(crate) fn stop(&self) {
        end(self.now.lock().unwrap().child.take());
    }

    /// Returns its address, and its number of starts.
    pub(crate) fn now(&self) -> (SocketAddr, usize) {
        let now = self.now.lock().unwrap();
        (now.address, now.starts)
    }
}

fn end(child: Option<Child>) {
    let mut child = child.unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
}

fn started(folder: &Path, port: u16) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .env(SERVES, folder)
        .env(PORT, port.to_string())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap())
        .read_line(&mut line)
        .unwrap();
    (child, line.trim().parse().unwrap())
}
