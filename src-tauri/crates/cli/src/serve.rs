//! `kralle serve`: the hall of a tournament file, without a window.

use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use clap::Args;
use kralle_desk::SharedDesk;
use kralle_hall::{Hall, Limits, Log, NotOpened, Settings, write_key};
use kralle_outbox::Sender;
use serde_json::json;

use crate::call;
use crate::opening;
use crate::plain::Plain;
use crate::refusal::{self, BAD_INPUT};

/// Serve the hall: phones, tablets and the projector on the WLAN.
///
/// The first line of the output says the address, and the key of the director for scripts on this
/// machine.
#[derive(Args)]
pub(crate) struct Serve {
    /// The tournament file.
    file: PathBuf,
    /// The address of this machine in the hall's network.
    #[arg(long, default_value = "127.0.0.1", value_name = "ADDRESS")]
    bind: IpAddr,
    /// The port; 0 takes the one this tournament had before, else any that is free.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// The name that stands in the journal.
    #[arg(long, default_value = "")]
    who: String,
    #[command(flatten)]
    wait: opening::Wait,
}

/// Serves until the system asks the program to end.
pub(crate) fn run(
    arguments: &Serve,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let place = arguments.file.display().to_string();
    let mut desk = call::desk(&arguments.who);
    if let Err(code) = opening::open(&mut desk, &place, arguments.wait, errors)? {
        return Ok(code);
    }
    let desk = Arc::new(SharedDesk::new(desk));
    let (id, key) = match desk.open_hall() {
        Ok((id, key)) => (id, write_key(&key)),
        Err(refused) => return refusal::say(&refused, &place, errors),
    };
    let hall = match Hall::open_at_its_port(&desk, settings(arguments)) {
        Ok(hall) => hall,
        Err(NotOpened::Refused(refused)) => return refusal::say(&refused, &place, errors),
        Err(NotOpened::System(error)) => {
            let Serve { bind, port, .. } = arguments;
            writeln!(errors, "{bind}:{port}: {error}")?;
            return Ok(ExitCode::from(BAD_INPUT));
        }
    };
    // A tournament that is live goes to its archive from here as well.
    let _sender = Sender::start(&desk);
    let address = hall.address().to_string();
    let said = json!({ "address": address, "id": id, "key": key });
    writeln!(output, "{said}")?;
    output.flush()?;
    let ended = hall.wait_for_the_end();
    hall.close();
    ended.map(|()| ExitCode::SUCCESS)
}

/// The hall where the arguments say.
fn settings(arguments: &Serve) -> Settings {
    let mut addresses = vec![arguments.bind];
    if !arguments.bind.is_loopback() && !arguments.bind.is_unspecified() {
        // Scripts on this machine come by this way.
        addresses.push(Ipv4Addr::LOCALHOST.into());
    }
    Settings {
        addresses,
        port: arguments.port,
        limits: Limits::default(),
        log: Log::to(|line| {
            // Who reads no log misses nothing else.
            let _ = writeln!(Plain::new(io::stderr()), "{line}");
        }),
    }
}
