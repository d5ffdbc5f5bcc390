//! Says why two teams meet, or why a team has the bye.

use crate::desk::Desk;
use crate::parse::field;
use crate::show::pairing;
use crate::show::refusal::refused;
use crate::view::pairing::PairingReasonView;
use crate::view::refusal::RefusalView;
use crate::view::wire;

wire! {
    /// What is asked about.
    #[ts(rename = "PairingReasonInput")]
    pub struct Input {
        /// The round.
        pub round: u16,
        /// The table; none asks about the bye.
        #[serde(default)]
        pub table: Option<u16>,
    }
}

/// Says why two teams meet, or why a team has the bye: nothing when there is none.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<Option<PairingReasonView>, RefusalView> {
    let job = desk.job();
    let tournament = desk.tournament()?;
    let round = field::round(input.round)?;
    let reason = match input.table.map(field::table).transpose()? {
        Some(table) => tournament.why_match(round, table, &job).map(Some),
        None => tournament.why_bye(round, &job),
    };
    job.go_on()?;
    reason
        .map(|reason| reason.as_ref().map(pairing::reason))
        .map_err(|refusal| refused(&refusal, tournament))
}
