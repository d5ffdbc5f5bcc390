//! The subcommand `kralle-archive serve`.

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

/// Serves organizers and the public.
#[derive(Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    at: At,
    /// Address to listen on. TLS requires a proxy: docs/archive.md.
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    bind: IpAddr,
    /// Port; 0 selects a free one.
    #[arg(long, default_value_t = 0)]
    port: u16,
    /// Size of the page cache, in megabytes.
    #[arg(long, default_value_t = 256, value_name = "MB")]
    pages: u64,
    /// Maximum number of requests per address and minute; 0 for no limit.
    #[arg(long, default_value_t = 600, value_name = "N")]
    requests_a_minute: u32,
    /// Number of your own proxies in front. As many entries at the end of `X-Forwarded-For` are
    /// trusted.
    #[arg(long, default_value_t = 0, value_name = "N")]
    proxies: u8,
    /// Delay until ratings include new results, in minutes.
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
    // The first line contains the address, for the program that started the server.
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
