//! `kralle serve`: serves the hall of a tournament file, without a window.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::Duration;

use chrono::{SecondsFormat, Utc};
use clap::Args;
use kralle_desk::SharedDesk;
use kralle_desk::core::refusal::Data;
use kralle_hall::{
    Hall, Hint, Limits, Log, Network, NetworkKind, Settings, ThisMachine, networks, write_key,
};
use kralle_outbox::Sender;
use kralle_words::Words;
use serde_json::json;

use crate::call;
use crate::opening;
use crate::plain::Plain;
use crate::refusal;

/// Serve the hall: phones, tablets and the projector on the WLAN.
///
/// The first line of the output has the address, and the key of the director for scripts on this
/// machine.
#[derive(Args)]
pub(crate) struct Serve {
    /// The tournament file.
    #[arg(required_unless_present = "networks")]
    file: Option<PathBuf>,
    /// List the addresses of this machine that phones can reach, the likeliest first, and exit.
    #[arg(long)]
    networks: bool,
    /// The address of this machine in the hall's network.
    #[arg(long, default_value = "127.0.0.1", value_name = "ADDRESS")]
    bind: IpAddr,
    /// The port; 0 for the port this tournament had before, otherwise any free one.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// The author in the journal.
    #[arg(long, default_value = "")]
    who: String,
    #[command(flatten)]
    wait: opening::Wait,
}

/// The interval between two checks for connection obstacles.
const LOOKS_APART: Duration = Duration::from_secs(5);

/// Serves until the system asks the program to end.
pub(crate) fn run(
    arguments: &Serve,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let Some(file) = arguments.file.as_ref().filter(|_| !arguments.networks) else {
        return list_networks(&networks()?, output);
    };
    let place = file.display().to_string();
    let mut desk = call::desk(&arguments.who);
    if let Err(code) = opening::open(&mut desk, &place, arguments.wait, errors)? {
        return Ok(code);
    }
    let desk = Arc::new(SharedDesk::new(desk));
    let (id, key) = match desk.open_hall() {
        Ok((id, key)) => (id, write_key(&key)),
        Err(refused) => return refusal::say(&refused, &place, errors),
    };
    let hall = match Hall::open_at_its_port(&desk, &settings(arguments)) {
        Ok(hall) => hall,
        Err(error) => {
            let Serve { bind, port, .. } = arguments;
            let refused = error.refusal(*bind, *port);
            return refusal::say(&refused, &format!("{bind}:{port}"), errors);
        }
    };
    // Also sends a live tournament to its archive.
    let _sender = Sender::start(&desk);
    let address = hall.address().to_string();
    let opened = json!({ "address": address, "id": id, "key": key });
    writeln!(output, "{opened}")?;
    output.flush()?;
    let (goes_on, ends) = mpsc::channel();
    let ended = thread::scope(|scope| {
        let open = &hall;
        scope.spawn(move || tell_hints(open, &ends));
        let ended = hall.wait_for_the_end();
        drop(goes_on);
        ended
    });
    hall.close();
    ended.map(|()| ExitCode::SUCCESS)
}

const AWAKE: &str = "hall-awake";
const NOT_AWAKE: &str = "hall-awake.none";

/// Logs each hint when it starts to apply, until the hall closes.
fn tell_hints(hall: &Hall, ends: &Receiver<()>) {
    let words = Words::new(refusal::language());
    let mut told: Vec<Hint> = Vec::new();
    let mut told_awake = None;
    loop {
        let awake = hall.is_awake();
        if let Some(is_awake) = awake.filter(|_| awake != told_awake) {
            log(&words.say(if is_awake { AWAKE } else { NOT_AWAKE }, &[]));
        }
        told_awake = awake;
        let hints = hall.hints();
        for hint in hints.iter().filter(|it| !told.contains(it)) {
            log(&hint.sentence(&words));
        }
        told = hints;
        if ends.recv_timeout(LOOKS_APART) != Err(RecvTimeoutError::Timeout) {
            return;
        }
    }
}

/// Writes a line in the format of the hall's log.
fn log(text: &str) {
    let now = Utc::now().to_rfc3339_opts(SecondsFormat::Millis, true);
    // A failed log write has no other effect.
    let _ = writeln!(Plain::new(io::stderr()), "{now} {text}");
}

/// Returns a line for each address: the address, its adapter, and its obstacles.
fn list_networks(networks: &[Network], output: &mut impl Write) -> io::Result<ExitCode> {
    for Network {
        name,
        address,
        kind,
    } in networks
    {
        let key = match kind {
            NetworkKind::Virtual => "hall-network-virtual",
            NetworkKind::Vpn => "hall-network-vpn",
            NetworkKind::Hotspot => "hall-network-hotspot",
            NetworkKind::Wireless | NetworkKind::Cable | NetworkKind::Other => "",
        };
        let note = refusal::sentence(key, &Data::new()).unwrap_or_default();
        writeln!(
            output,
            "{}",
            format!("{address}\t{name}\t{note}").trim_end()
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

/// Returns the settings of the hall from the arguments.
fn settings(arguments: &Serve) -> Settings {
    let mut addresses = vec![arguments.bind];
    if !arguments.bind.is_loopback() && !arguments.bind.is_unspecified() {
        // Scripts on this machine connect through loopback.
        addresses.push(Ipv4Addr::LOCALHOST.into());
    }
    Settings {
        addresses,
        port: arguments.port,
        limits: Limits::default(),
        log: Log::to(|line| {
            // A failed log write has no other effect.
            let _ = writeln!(Plain::new(io::stderr()), "{line}");
        }),
        machine: Arc::new(ThisMachine),
    }
}
