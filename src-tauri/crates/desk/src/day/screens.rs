//! Screens in the hall and their contents.

use std::collections::BTreeMap;

use kralle_call::call;
use kralle_view::named::Named;

use crate::core::desk::Desk;
use crate::core::hall_choice::ScreenContent;
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::day::view::{ScreenView, ScreensView};
use crate::door::hall_fact::HallFact;

/// Shows the contents of the screens.
#[call(may(projector))]
pub(crate) fn screens(desk: &Snapshot, _: Nothing) -> Result<ScreensView, RefusalView> {
    let mut shows = BTreeMap::new();
    for told in desk.hall()?.facts.iter() {
        if let HallFact::Screen { screen, shows: it } = told.fact {
            shows.insert(screen, it);
        }
    }
    let screens = shows.into_iter();
    Ok(ScreensView {
        screens: screens
            .map(|(screen, shows)| ScreenView { screen, shows })
            .collect(),
    })
}

wire! {
    /// The new content of a screen.
    pub struct ShowOnScreenInput {
        /// Its number, 1 to 9.
        pub screen: u16,
        pub shows: Named<ScreenContent>,
    }
}

/// Sets the content of a screen.
#[call]
pub(crate) fn show_on_screen(
    desk: &mut Desk,
    input: ShowOnScreenInput,
) -> Result<ScreensView, RefusalView> {
    let (screen, shows) = (parse::screen(input.screen)?, input.shows);
    desk.say_in_hall(HallFact::Screen { screen, shows })?;
    screens(&desk.snapshot(), Nothing {})
}
