//! The `kralle-archive` command: the archive of a federation.
//!
//! Exit codes: 0 success, 2 bad input, 3 refusal by the database or the machine.

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
    /// Serve organizers and the public.
    Serve(commands::serve::Serve),
    /// Update the database to the schema of this program.
    Migrate(commands::migrate::Migrate),
    /// Admit an organizer.
    Admit(commands::admit::Admit),
    /// List the organizers.
    Organizers(commands::organizers::Organizers),
    /// Bar an organizer from pushing.
    Bar(commands::bar::Bar),
    /// Hide a tournament from the public.
    TakeDown(commands::take_down::TakeDown),
    /// Delete a tournament permanently.
    Delete(commands::delete::Delete),
    /// Transfer a tournament or a season to another organizer.
    HandOver(commands::hand_over::HandOver),
    /// Set the visibility of a person.
    Person(commands::person::Person),
    /// Merge two persons into one.
    Merge(commands::merge::Merge),
    /// Recalculate all ratings now.
    Rate(commands::rate::Rate),
    /// Print the log.
    Log(commands::log::Log),
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
    let code = runtime.block_on(async {
        match arguments.command {
            Command::Serve(serve) => commands::serve::run(&serve).await,
            Command::Migrate(migrate) => commands::migrate::run(&migrate).await,
            Command::Admit(admit) => commands::admit::run(&admit).await,
            Command::Organizers(it) => commands::organizers::run(&it).await,
            Command::Bar(bar) => commands::bar::run(&bar).await,
            Command::TakeDown(it) => commands::take_down::run(&it).await,
            Command::Delete(it) => commands::delete::run(&it).await,
            Command::HandOver(it) => commands::hand_over::run(&it).await,
            Command::Person(person) => commands::person::run(&person).await,
            Command::Merge(merge) => commands::merge::run(&merge).await,
            Command::Rate(rate) => commands::rate::run(&rate).await,
            Command::Log(log) => commands::log::run(&log).await,
        }
    });
    // Background work, such as rating, does not delay the exit.
    runtime.shutdown_background();
    code
}
