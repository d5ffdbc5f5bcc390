//! View types of the rating lists of this machine.

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
        /// The lists, by name.
        pub lists: Vec<RatingListView>,
    }
}

wire! {
    /// The preview of a rating list before it is loaded.
    pub struct RatingListPreview {
        pub form: Named<SourceForm>,
        /// The suggested name.
        pub name: String,
        /// Its beginning, with correctable columns; none for a FIDE file.
        pub beginning: Option<ListPreview>,
    }
}

wire! {
    /// The result of loading a rating list.
    #[derive(Eq)]
    pub struct LoadedRatingList {
        pub players: u32,
        /// The number of skipped lines: without a name, and in FIDE lists without a FIDE number.
        pub skipped: u32,
        /// The first skipped line, from 1; none if no line was skipped.
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
        /// The club; may be empty.
        pub club: String,
        /// The membership number, such as the German ZPS (`70107-0023`); may be empty.
        pub membership: String,
        /// The ratings, merged from all lists.
        pub ratings: BTreeMap<Named<RatingKind>, u16>,
        /// The names of the lists that contain the player.
        pub lists: Vec<String>,
    }
}

wire! {
    /// Players whose names match the typed text.
    #[derive(Eq)]
    pub struct RatedView {
        /// Best matches first.
        pub rows: Vec<RatedRow>,
        /// The number of lists searched; 0 if there is none.
        pub lists: u32,
    }
}

wire! {
    /// The criterion by which a player was found in the lists.
    #[derive(Copy, Eq, Choice)]
    pub enum FoundBy {
        FideId,
        NationalId,
        NameAndBirthYear,
        /// By name alone: the user should check it.
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
        /// The differing ratings; empty if only other data is new.
        pub differences: Vec<RatingDifference>,
        /// The FIDE number if it is new; none otherwise.
        pub fide_id: Option<u32>,
        /// The number in a national federation if it is new; none otherwise.
        pub national_id: Option<String>,
        /// The titles if one is new; none otherwise.
        pub title: Option<String>,
        /// The sex if it was unknown; none otherwise.
        pub sex: Option<Named<Sex>>,
    }
}

wire! {
    /// The comparison of the players with the lists.
    pub struct DifferencesView {
        /// The players with differences, in the order of the list of players.
        pub rows: Vec<DifferenceRow>,
        /// The number of players without differences.
        pub same: u32,
        /// The names of players in no list.
        pub missing: Vec<String>,
        /// The names of players that match several persons in the lists.
        pub ambiguous: Vec<String>,
        /// The reason why ratings cannot be changed now; none if they can.
        pub blocked: Option<RefusalView>,
        /// The lists that were searched.
        pub lists: Vec<RatingListView>,
    }
}
