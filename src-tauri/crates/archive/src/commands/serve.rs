//! `kralle-archive serve`.

use std::io::{self, Write as _};
use std::net::{IpAddr, Ipv4Addr};
use std::process::ExitCode;
use std::time::Duration;

use clap::Args;
use kralle_archive::database::must_be_current;
use kralle_archive::serve::{self, Proxies};
use kralle_archive::{Archive, Limits};
use tokio::net::TcpListener;

use crate::commands::{At, failed};

/// Answers organizers and the public.
#[derive(Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    at: At,
    /// The address to listen at. TLS is a proxy's work: docs/archive.md.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,
    /// The port; 0 takes a free one.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// How many megabytes of pages are kept in memory.
    #[arg(long, default_value_t = 256, value_name = "MB")]
    pages: u64,
    /// How many requests an address may ask in a minute; 0: as many as it likes.
    #[arg(long, default_value_t = 600, value_name = "N")]
    requests_a_minute: u32,
    /// How many proxies of your own stand in front: as many entries at the end of `X-Forwarded-For` are
    /// believed.
    #[arg(long, default_value_t = 0, value_name = "N")]
    proxies: u8,
    /// After how many minutes the ratings follow what is new.
    #[arg(long, default_value_t = 10, value_name = "MINUTES",
        value_parser = clap::value_parser!(u64).range(1..=1440))]
    rate_every: u64,
}

pub(crate) async fn run(arguments: &Serve) -> ExitCode {
    let database = match arguments.at.open() {
        Ok(database) => database,
        Err(code) => return code,
    };
    if let Err(error) = must_be_current(&database).await {
        return failed(&error);
    }
    let limits = Limits {
        page_bytes: arguments.pages << 20,
        requests_a_minute: Some(arguments.requests_a_minute).filter(|most| *most > 0),
        rate_every: Duration::from_mins(arguments.rate_every),
        proxies: Proxies(arguments.proxies),
        ..Limits::default()
    };
    let listener = match TcpListener::bind((arguments.bind, arguments.port)).await {
        Ok(listener) => listener,
        Err(error) => {
            return failed(&format!("{}:{}: {error}", arguments.bind, arguments.port));
        }
    };
    let address = match listener.local_addr() {
        Ok(address) => address,
        Err(error) => return failed(&error),
    };
    // The first line says where it answers, for the program that started it.
    let said = writeln!(io::stdout(), "{{\"address\":\"{address}\"}}");
    if let Err(error) = said {
        return failed(&error);
    }
    let archive = Archive::new(database, limits);
    match serve::serve(listener, archive).await {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => failed(&error),
    }
}
