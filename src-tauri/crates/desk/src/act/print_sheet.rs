//! Makes a sheet as PDF, for the printer and the wall.

use kralle_tournament::{RoundNumber, RoundState};

use crate::desk::Desk;
use crate::sheet::press::{self, press};
use crate::show::refusal::refused;
use crate::view::preferences::LanguageName;
use crate::view::refusal::{RefusalView, data};
use crate::view::sheet::{
    CertificateFor, OrientationName, PaperName, PrintedSheet, SheetName, SheetOrder,
};
use crate::view::wire;

wire! {
    /// Which sheet, and where it goes.
    #[ts(rename = "PrintSheetInput")]
    pub struct Input {
        /// Which sheet.
        pub sheet: SheetName,
        /// The language.
        pub language: LanguageName,
        /// The round; none takes the newest.
        #[serde(default)]
        pub round: Option<u16>,
        /// The order of a list of players; none takes the pots.
        #[serde(default)]
        pub order: Option<SheetOrder>,
        /// How many cards stand on a page; none leaves it to the template.
        #[serde(default)]
        pub per_page: Option<u8>,
        /// The paper; none leaves it to the template.
        #[serde(default)]
        pub paper: Option<PaperName>,
        /// Which way it lies; none leaves it to the template.
        #[serde(default)]
        pub orientation: Option<OrientationName>,
        /// The game, of a game record.
        #[serde(default)]
        #[ts(optional = nullable)]
        pub game: Option<u32>,
        /// Down to which rank there are certificates; none takes 3.
        #[serde(default)]
        pub places: Option<u16>,
        /// Who gets a certificate; none takes the team.
        #[serde(default)]
        pub certificate_for: Option<CertificateFor>,
        /// A picture for certificates, PNG or JPEG.
        #[serde(default)]
        pub picture: Option<String>,
        /// Where the PDF goes; none takes a name beside the tournament file.
        #[serde(default)]
        pub path: Option<String>,
    }
}

/// Makes a sheet. Printing what tells the players of a draft publishes the round: what hangs on
/// the wall is announced.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<PrintedSheet, RefusalView> {
    // A sheet on the wall says how things stand, not how they stood.
    desk.open_file_mut()?;
    if publishes(input.sheet) {
        let round = press::round_asked_for(desk.tournament()?, input.round)?;
        // A sheet that cannot be made announces nothing.
        press(desk.open_file()?, &input)?;
        publish(desk, round)?;
    }
    let file = desk.open_file()?;
    press(file, &input)?.put(file.store.path(), input.path)
}

/// Whether printing the sheet announces its round.
pub(crate) const fn publishes(sheet: SheetName) -> bool {
    matches!(
        sheet,
        SheetName::Pairings | SheetName::Seats | SheetName::Cards
    )
}

/// Publishes a draft that is about to be seen.
fn publish(desk: &mut Desk, round: RoundNumber) -> Result<(), RefusalView> {
    let tournament = desk.tournament()?;
    let state = tournament
        .round(round)
        .map_err(|refusal| refused(&refusal, tournament))?
        .state;
    if state == RoundState::Draft {
        let said = data([("round", round.get().into())]);
        desk.command("publish_round", said, |tournament| {
            tournament.publish_round(round)
        })?;
    }
    Ok(())
}
