//! Every call, a file each; the list of them is [`mod@crate::list`].

use kralle_tournament::Line;

use crate::view::refusal::Datum;
use crate::view::wire;

pub mod add_player;
pub mod add_team;
pub mod answer_offer;
pub mod attach_evidence;
pub mod back_to_now;
pub mod backups;
pub mod board_game;
pub mod by_hand;
pub mod call_flag;
pub mod cancel;
pub mod change_player;
pub mod change_rule_set;
pub mod change_settings;
pub mod change_team;
pub mod check_in;
pub mod check_result;
pub mod choose_colors;
pub mod choose_line_up;
pub mod choose_seating;
pub mod choose_second;
pub mod claim_draw;
pub mod clear_result;
pub mod close_file;
pub mod close_tournament;
pub mod copy_template;
pub mod correspondence;
pub mod correspondence_letters;
pub mod count_pages;
pub mod crosstable;
pub mod decide_tie;
pub mod decisions;
pub mod discard_draft;
pub mod draw_lots;
pub mod draw_numbers;
pub mod drop_numbers;
pub mod drop_pairing_wish;
pub mod end_game;
pub mod end_with_last_round;
pub mod enter_again;
pub mod enter_game_result;
pub mod enter_late;
pub mod enter_result;
pub mod export;
pub mod export_game;
pub mod find_rated;
pub mod forget_answer;
pub mod game_record;
pub mod games;
pub mod give_numbers;
pub mod halt_game;
pub mod history;
pub mod history_step;
pub mod import_players;
pub mod import_teams;
pub mod import_tournament;
pub mod impose_penalty;
pub mod judge;
pub mod keep_answer;
pub mod keep_clocks;
pub mod let_be_absent;
pub mod let_sit_out;
pub mod lift_penalty;
pub mod load_rating_list;
pub mod look_back;
pub mod look_into_damaged;
pub mod lots;
pub mod mark_progress;
pub mod new_tournament;
pub mod numbers;
pub mod offer;
pub mod open_demo;
pub mod open_game;
pub mod open_tournament;
pub mod order_by_hand;
pub mod overview;
pub mod pair_by_rules;
pub mod pair_round;
pub mod pairing_reason;
pub mod play_move;
pub mod players;
pub mod preview_backup;
pub mod preview_players;
pub mod preview_rating_list;
pub mod preview_sheet;
pub mod preview_tournament;
pub mod print_answer;
pub mod print_sheet;
pub mod publish_round;
pub mod rating_differences;
pub mod rating_lists;
pub mod read_position;
pub mod read_record;
pub mod read_rule_set;
pub mod redo;
pub mod redo_to;
pub mod reform_teams;
pub mod refresh_ratings;
pub mod remove_player;
pub mod remove_rating_list;
pub mod remove_team;
pub mod reopen_seating;
pub mod reopen_tournament;
pub mod replay_game;
pub mod resign;
pub mod restore_backup;
pub mod resume_game;
pub mod round;
pub mod rule_set;
pub mod rule_set_toml;
pub mod save_copy;
pub mod save_letter;
pub mod see_position;
pub mod set_odd_number;
pub mod set_preferences;
pub mod settings;
pub mod sheets;
pub mod standings;
pub mod start;
pub mod start_clocks;
pub mod stop_clock;
pub mod store_move;
pub mod suggest_format;
pub mod swap_teams;
pub mod take_absence_back;
pub mod take_in_move;
pub mod take_numbers_back;
pub mod teams;
pub mod tie_break_working;
pub mod undo;
pub mod undo_to;
pub mod verify;
pub mod wish_pairing;

wire! {
    /// No input, or no output.
    pub struct Nothing {}
}

/// A reason for the journal, if one was given.
pub(crate) fn reason(reason: Option<&Line>) -> Option<(String, Datum)> {
    reason.map(|reason| ("reason".to_owned(), reason.as_str().into()))
}
