//! `kralle sheet`: a sheet of a tournament file as PDF.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use clap::{Args, ValueEnum};
use kralle_desk::Desk;
use serde_json::json;

use crate::{opening, progress, refusal};

/// Print a sheet of a tournament file as PDF.
#[derive(Args)]
pub(crate) struct Sheet {
    /// The tournament file.
    file: PathBuf,
    /// Which sheet.
    #[arg(value_enum, value_name = "SHEET")]
    name: Name,
    /// The round; the newest when not given.
    #[arg(long)]
    round: Option<u16>,
    /// The language of the sheet.
    #[arg(long, value_enum, default_value = "de")]
    language: Language,
    /// The order of the player list.
    #[arg(long, value_enum)]
    order: Option<Order>,
    /// How many match cards stand on a page: 2 or 4.
    #[arg(long)]
    per_page: Option<u8>,
    /// The paper; as the template says when not given.
    #[arg(long, value_enum)]
    paper: Option<Paper>,
    /// Which way the paper lies; as the template says when not given.
    #[arg(long, value_enum)]
    orientation: Option<Orientation>,
    /// The number of the game, of a game record.
    #[arg(long)]
    game: Option<u32>,
    /// Down to which rank there are certificates; 3 when not given.
    #[arg(long)]
    places: Option<u16>,
    /// Who gets a certificate; the team when not given.
    #[arg(long, value_enum)]
    certificate_for: Option<CertificateFor>,
    /// A picture for certificates, PNG or JPEG.
    #[arg(long)]
    picture: Option<PathBuf>,
    /// Where the PDF goes; beside the tournament file when not given.
    #[arg(short, long)]
    output: Option<PathBuf>,
    /// Copy the template of the sheet beside the tournament file instead, to change it there.
    #[arg(long)]
    copy_template: bool,
    /// The name that stands in the journal.
    #[arg(long, default_value = "")]
    who: String,
}

/// Words of the command line with the names the desk knows them by.
macro_rules! names {
    ($(#[$meta:meta])* $name:ident { $($(#[$about:meta])* $variant:ident = $code:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, ValueEnum)]
        enum $name { $($(#[$about])* $variant),+ }

        impl $name {
            const fn code(self) -> &'static str {
                match self { $(Self::$variant => $code),+ }
            }
        }
    };
}

names! {
    /// A sheet, by the names of the command line.
    Name {
        /// The players, by pot, rating or name.
        Players = "players",
        /// The record of the drawing of lots.
        Lots = "lots",
        /// The teams with their players.
        Teams = "teams",
        /// The line-up report of fixed teams.
        LineUp = "line_up",
        /// The pairings of a round; a draft is published by it.
        Pairings = "pairings",
        /// Where everyone sits, by name; a draft is published by it.
        Seats = "seats",
        /// A card for each match, to cut; a draft is published by it.
        Cards = "cards",
        /// A tent card for each table.
        TableNumbers = "table_numbers",
        /// A card for each board.
        BoardNumbers = "board_numbers",
        /// The results of a round.
        Results = "results",
        /// The standings.
        Standings = "standings",
        /// Everyone against everyone.
        Crosstable = "crosstable",
        /// Points after each round.
        Progress = "progress",
        /// Who meets whom in a round robin.
        Berger = "berger",
        /// The rules in force in plain words.
        Rules = "rules",
        /// Certificates for the winners.
        Certificates = "certificates",
        /// What carries a round through a power cut.
        Fallback = "fallback",
        /// The record of a game at the board.
        GameRecord = "game_record",
        /// The director's report.
        Report = "report",
    }
}

names! {
    /// A language of the sheets.
    Language {
        /// German.
        De = "de",
        /// English.
        En = "en",
        /// French.
        Fr = "fr",
        /// Italian.
        It = "it",
    }
}

names! {
    /// The order of the player list.
    Order {
        /// Pot 1 from the top, then pot 2.
        Pots = "pots",
        /// The strongest first.
        Rating = "rating",
        /// As in a dictionary.
        Name = "name",
    }
}

names! {
    /// A size of paper.
    Paper {
        /// 210 × 297 mm.
        A4 = "a4",
        /// 148 × 210 mm.
        A5 = "a5",
    }
}

names! {
    /// Which way paper lies.
    Orientation {
        /// Upright.
        Portrait = "portrait",
        /// On its side.
        Landscape = "landscape",
    }
}

names! {
    /// Who gets a certificate.
    CertificateFor {
        /// Each team one.
        Team = "team",
        /// Each player one.
        Player = "player",
    }
}

/// Prints the sheet, and says where it is.
pub(crate) fn run(
    arguments: &Sheet,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> io::Result<ExitCode> {
    let place = arguments.file.display().to_string();
    let sheet = arguments.name.code();
    let (call, input) = if arguments.copy_template {
        ("copy_template", json!({ "sheet": sheet }))
    } else {
        let input = json!({
            "sheet": sheet,
            "language": arguments.language.code(),
            "round": arguments.round,
            "order": arguments.order.map(Order::code),
            "per_page": arguments.per_page,
            "paper": arguments.paper.map(Paper::code),
            "orientation": arguments.orientation.map(Orientation::code),
            "game": arguments.game,
            "places": arguments.places,
            "certificate_for": arguments.certificate_for.map(CertificateFor::code),
            "picture": arguments.picture,
            "path": arguments.output,
        });
        ("print_sheet", input)
    };
    let mut desk = Desk::for_scripts(&arguments.who);
    if let Err(code) = opening::open(&mut desk, &place, errors)? {
        return Ok(code);
    }
    match desk.call_as(call, input, &progress::job()) {
        Ok(printed) => {
            let missing = printed["missing"].as_str().unwrap_or_default();
            if !missing.is_empty() {
                let words = kralle_words::Words::new(refusal::language());
                let args = [("signs", missing.into())];
                writeln!(errors, "{}", words.say("sheet-signs-missing", &args))?;
            }
            writeln!(output, "{}", printed["path"].as_str().unwrap_or_default())?;
            Ok(ExitCode::SUCCESS)
        }
        Err(refused) => refusal::say(&refused, &place, errors),
    }
}
