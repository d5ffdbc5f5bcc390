//! The subcommand `kralle-archive hand-over`.

use std::process::ExitCode;

use clap::Args;
use kralle_archive::administer::{self, Possession};
use kralle_push::PublicKey;
use kralle_store::FileId;

use crate::commands::{At, failed, file, tell};

/// Transfers a tournament, a season, or everything of a lost key to another organizer.
#[derive(Args)]
pub(crate) struct HandOver {
    #[command(flatten)]
    at: At,
    #[command(flatten)]
    what: What,
    /// Public key of the new organizer, who must be admitted.
    // One key in 64 begins with a hyphen.
    #[arg(long, value_name = "PUBLIC_KEY", allow_hyphen_values = true)]
    to: PublicKey,
}

/// The items to transfer.
#[derive(Args)]
#[group(required = true, multiple = false)]
struct What {
    /// Identity of the file: 32 hexadecimal digits.
    #[arg(value_parser = file)]
    file: Option<FileId>,
    /// Season, by its name in the address.
    #[arg(long, value_name = "NAME")]
    season: Option<String>,
    /// Every tournament and season of the organizer with this public key.
    #[arg(long, value_name = "PUBLIC_KEY", allow_hyphen_values = true)]
    all_of: Option<PublicKey>,
}

impl What {
    fn possession(&self) -> Option<Possession> {
        let file = self.file.map(Possession::Tournament);
        let season = self.season.clone().map(Possession::Season);
        file.or(season).or(self.all_of.map(Possession::AllOf))
    }
}

pub(crate) async fn run(arguments: &HandOver) -> ExitCode {
    let Some(possession) = arguments.what.possession() else {
        return super::bad_input(&"name a tournament, --season or --all-of");
    };
    let database = match arguments.at.open_current().await {
        Ok(database) => database,
        Err(code) => return code,
    };
    match administer::hand_over(&database, &possession, &arguments.to).await {
        Ok(done) => tell([format!(
            "handed over: tournaments {}, seasons {}",
            done.tournaments, done.seasons
        )]),
        Err(refusal) => failed(&refusal),
    }
}
