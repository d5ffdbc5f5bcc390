//! Rating lists of this machine, and what they say of players.

use std::collections::BTreeMap;

use kralle_choice::Choice;
use kralle_exchange::rating_list::SourceForm;
use kralle_tournament::{RatingKind, Sex};
use kralle_view::named::Named;

use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::players::preview_view::ListPreview;
use crate::ratings::folder::RatingListView;

wire! {
    /// The local rating lists.
    #[derive(Eq)]
    pub struct RatingListsView {
        /// By name.
        pub lists: Vec<RatingListView>,
    }
}

wire! {
    /// What is understood of a rating list before it is loaded.
    pub struct RatingListPreview {
        pub form: Named<SourceForm>,
        /// The name proposed for it.
        pub name: String,
        /// Its beginning, where columns can be corrected.
        pub beginning: Option<ListPreview>,
    }
}

wire! {
    /// What came of loading a rating list.
    #[derive(Eq)]
    pub struct LoadedRatingList {
        pub players: u32,
        /// Lines that are no players.
        pub skipped: u32,
        /// The first of them, from 1.
        pub first_skipped: Option<u32>,
        pub lists: Vec<RatingListView>,
    }
}

wire! {
    /// A player of the rating lists.
    #[derive(Eq)]
    pub struct RatedRow {
        pub name: String,
        pub fide_id: Option<u32>,
        pub birth_year: Option<u16>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(debug_assertions, ts(optional = nullable))]
        pub sex: Option<Named<Sex>>,
        /// The federation, such as `SUI`; may be empty.
        pub federation: String,
        /// The title, such as `GM`; may be empty.
        pub title: String,
        /// Club; may be empty.
        pub club: String,
        /// The number of the membership, such as the German ZPS (`70107-0023`).
        pub membership: String,
        /// The ratings, over all lists.
        pub ratings: BTreeMap<Named<RatingKind>, u16>,
        /// The lists the player is in.
        pub lists: Vec<String>,
    }
}

wire! {
    /// Players whose names begin as was typed.
    #[derive(Eq)]
    pub struct RatedView {
        /// The best first.
        pub rows: Vec<RatedRow>,
        /// Whether there is any list to search.
        pub lists: u32,
    }
}

wire! {
    /// By what a player was found in the lists.
    #[derive(Copy, Eq, Choice)]
    pub enum FoundBy {
        FideId,
        NationalId,
        NameAndBirthYear,
        /// By name alone: a person should look.
        Name,
    }
}

wire! {
    /// A rating that differs.
    #[derive(Copy, Eq)]
    pub struct RatingDifference {
        pub kind: Named<RatingKind>,
        pub now: Option<u16>,
        pub listed: u16,
    }
}

wire! {
    /// A player whose ratings differ from the lists.
    #[derive(Eq)]
    pub struct DifferenceRow {
        pub player: u32,
        pub name: String,
        pub found_by: FoundBy,
        pub found: RatedRow,
        /// What differs; empty when only numbers of federations are new.
        pub differences: Vec<RatingDifference>,
        /// The FIDE number, where it is new.
        pub fide_id: Option<u32>,
        /// The number in a national federation, where it is new.
        pub national_id: Option<String>,
        /// The titles, where one is new.
        pub title: Option<String>,
        /// The sex, where none was known.
        pub sex: Option<Named<Sex>>,
    }
}

wire! {
    /// What the lists say of the players.
    pub struct DifferencesView {
        /// Who differs, in the order of the list of players.
        pub rows: Vec<DifferenceRow>,
        /// How many are as the lists have them.
        pub same: u32,
        /// Who is in no list.
        pub missing: Vec<String>,
        /// Whose name several players of the lists have.
        pub ambiguous: Vec<String>,
        /// Why ratings cannot be changed now; none when they can.
        pub blocked: Option<RefusalView>,
        /// The lists that were asked.
        pub lists: Vec<RatingListView>,
    }
}
