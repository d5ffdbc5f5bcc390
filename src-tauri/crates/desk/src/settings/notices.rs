//! The call for the parts of settings that cannot be carried out.

use kralle_call::call;
use kralle_tournament::{Formation, Tournament};
use kralle_view::plan_notice::PlanNoticeView;

use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::settings::view::SettingsView;

wire! {
    /// The settings of a form, with the entrants for them.
    pub struct CheckPlanInput {
        /// The settings; the name is ignored.
        pub settings: SettingsView,
        /// The expected number of players, or of fixed teams; 0 if it is not known.
        pub entrants: u16,
        /// True for the open tournament: its unrated entrants count.
        #[serde(default)]
        pub of_open: bool,
    }
}

wire! {
    /// The parts of the settings that cannot be carried out.
    pub struct PlanNotices {
        pub notices: Vec<PlanNoticeView>,
    }
}

/// Lists what the expected entrants cannot play as set.
#[call]
pub(crate) fn check_plan(
    desk: &Snapshot,
    input: CheckPlanInput,
) -> Result<PlanNotices, RefusalView> {
    let open = desk.tournament().ok().filter(|_| input.of_open);
    let now = open.map(|it| &it.settings);
    let settings = crate::settings::parse::unnamed_settings(input.settings, now)?;
    let entrants = match settings.formation {
        Formation::PotDraw => input.entrants / 2,
        Formation::FixedTeams | Formation::SinglePlayers | Formation::ChangingPartners => {
            input.entrants
        }
    };
    let unrated = open.map_or(0, Tournament::unrated_entrants);
    let notices = settings.notices(entrants, unrated).into_iter();
    Ok(PlanNotices {
        notices: notices.map(PlanNoticeView::from).collect(),
    })
}
