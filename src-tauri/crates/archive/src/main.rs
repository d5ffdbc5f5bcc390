//! The `kralle-archive` command: the archive of a federation.
//!
//! Exit codes: 0 done, 2 bad input, 3 the database or the machine refused.

mod commands;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The archive of a federation: tournaments on PostgreSQL, proven, public, live.
#[derive(Parser)]
#[command(name = "kralle-archive", version, about)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Answer organizers and the public.
    Serve(commands::serve::Serve),
    /// Bring the database to the schema of this program.
    Migrate(commands::migrate::Migrate),
    /// Let an organizer push.
    Admit(commands::admit::Admit),
    /// Rate all persons now.
    Rate(commands::rate::Rate),
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    let runtime = match runtime {
        Ok(runtime) => runtime,
        Err(error) => return commands::failed(&error),
    };
    runtime.block_on(async {
        match arguments.command {
            Command::Serve(serve) => commands::serve::run(&serve).await,
            Command::Migrate(migrate) => commands::migrate::run(&migrate).await,
            Command::Admit(admit) => commands::admit::run(&admit).await,
            Command::Rate(rate) => commands::rate::run(&rate).await,
        }
    })
}
