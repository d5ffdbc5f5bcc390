//! Every call, a file each; the list of them is [`crate::list`].

use kralle_tournament::Line;

use crate::view::refusal::Datum;
use crate::view::wire;

pub(crate) mod add_player;
pub(crate) mod change_player;
pub(crate) mod change_settings;
pub(crate) mod check_in;
pub(crate) mod choose_colors;
pub(crate) mod choose_seating;
pub(crate) mod clear_result;
pub(crate) mod close_file;
pub(crate) mod close_tournament;
pub(crate) mod crosstable;
pub(crate) mod decide_tie;
pub(crate) mod discard_draft;
pub(crate) mod draw_lots;
pub(crate) mod enter_result;
pub(crate) mod import_players;
pub(crate) mod let_sit_out;
pub(crate) mod lots;
pub(crate) mod new_tournament;
pub(crate) mod open_tournament;
pub(crate) mod order_by_hand;
pub(crate) mod overview;
pub(crate) mod pair_round;
pub(crate) mod players;
pub(crate) mod publish_round;
pub(crate) mod redo;
pub(crate) mod remove_player;
pub(crate) mod reopen_seating;
pub(crate) mod reopen_tournament;
pub(crate) mod round;
pub(crate) mod save_copy;
pub(crate) mod set_odd_number;
pub(crate) mod set_preferences;
pub(crate) mod settings;
pub(crate) mod standings;
pub(crate) mod start;
pub(crate) mod suggest_format;
pub(crate) mod swap_teams;
pub(crate) mod undo;

wire! {
    /// No input, or no output.
    pub struct Nothing {}
}

/// A reason for the journal, if one was given.
fn reason(reason: Option<&Line>) -> Option<(String, Datum)> {
    reason.map(|reason| ("reason".to_owned(), reason.as_str().into()))
}
