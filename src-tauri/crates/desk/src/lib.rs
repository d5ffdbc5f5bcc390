//! The calls of the program: typed functions grouped by noun, one folder each.
//!
//! Start at [`mod@list`], the list of every call, and [`Desk::call`], which answers one. A call is
//! a function with `#[call]` in the folder of its noun, beside its view types and its paper sheets.
//! A command lets the tournament decide, stores the decision in one transaction with one journal
//! entry, and returns the new [`core::overview::Overview`].
//!
//! A folder uses only folders to its right in this list: `list`, `archive`, `paper`, `season`,
//! `exchange`, `history`, `hall`, `day`, `play`, `standings`, `round`, `decisions`, `judge`,
//! `teams`, `ratings`, `players`, `door`, `file`, `settings`, `rules`, `core`.
//!
//! Not here: windows, sockets, localized sentences, and any decision about chess.

pub mod archive;
pub mod core;
pub mod day;
pub mod decisions;
pub mod door;
mod entry;
pub mod exchange;
pub mod file;
pub mod hall;
pub mod history;
pub mod judge;
mod list;
mod own_view;
pub mod paper;
pub mod play;
pub mod players;
pub mod ratings;
pub mod refusals;
pub mod round;
pub mod rules;
pub mod season;
mod serve;
pub mod settings;
mod shared;
pub mod standings;
pub mod teams;
#[cfg(debug_assertions)]
pub mod typescript;

pub use archive::address::{ArchiveAddress, NoArchiveAddress};
pub use archive::outbox::{Outbox, Sending, Woken};
pub use core::desk::{Desk, Folders};
pub use core::environment::{Environment, ThisSystem};
pub use core::files::Files;
pub use core::files::file_name;
pub use core::job::{Job, Jobs, Listener, Progress};
pub use core::outside::{open as open_file, read_whole, too_large, write_file};
pub use core::visitor::{Level, Visitor};
pub use door::hall::Door;
pub use door::slips::{SigningKey, mac};
pub use entry::{Audience, Caller, TypedCall};
pub use file::person::language;
pub use hall::act::{Act, Acted};
pub use hall::enter::{Entered, NotEntered};

pub use hall::phone_proof::PhoneProof;
pub use hall::public::PublicView;
pub use kralle_play::board_game::Millis;
pub use kralle_sheets::{Orientation, SheetKind};
pub use kralle_store::{FileId, StoreError, make_folder};
pub use kralle_tournament::lots::Wish;
pub use kralle_tournament::{
    Acceleration, Format, Formation, MatchScore, Namesake, OddNumber, PointsKind, RatingKind,
};
pub use kralle_view::named::Named;
pub use kralle_view::season::table::SeasonPersonRef;
pub use kralle_view::shown::Shown;
pub use list::{Call, calls, list};
pub use own_view::{OwnView, TournamentMark};
pub use rules::text::{RuleLine, rule_lines};
pub use shared::{ChangeListener, Changed, SharedDesk};
pub use teams::list_lots::{Doubtful, DrawnList, ListLots, ListLotsError, Unrated, draw_from_list};
