//! Shows what was chosen by hand for a round, and what that costs.

use kralle_tournament::Format;

use crate::desk::Desk;
use crate::parse::field;
use crate::show::pairing;
use crate::show::refusal::refused;
use crate::view::pairing::ByHandView;
use crate::view::refusal::RefusalView;
use crate::view::wire;

wire! {
    /// Which round.
    #[ts(rename = "ByHandInput")]
    pub struct Input {
        /// Which round.
        pub round: u16,
    }
}

/// Shows what was chosen by hand for a round, and what that costs.
pub(crate) fn run(desk: &mut Desk, input: Input) -> Result<ByHandView, RefusalView> {
    let job = desk.job();
    let tournament = desk.tournament()?;
    let number = field::round(input.round)?;
    let found = tournament
        .round(number)
        .and_then(|round| Ok((round, tournament.pairing_cost(number, &job)?)));
    job.go_on()?;
    let (round, cost) = found.map_err(|refusal| refused(&refusal, tournament))?;
    let (cost, criteria, turned) = pairing::cost(&cost);
    Ok(ByHandView {
        wishes: round.wishes.iter().map(|&it| pairing::wish(it)).collect(),
        cost,
        criteria,
        turned,
        can_choose: tournament.settings.format == Format::SwissSystem,
    })
}
