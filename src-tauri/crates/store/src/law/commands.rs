//! The commands and the changes each may make.
//!
//! One line for each command: `table+` inserts rows, `table-` deletes rows, `table~` changes rows.
//! After a colon: the only columns that may change; an inserted or deleted row has no values but
//! these and its key. `fields` is every field of a player. `*` is everything.

/// Pairing a round, or pairing a draft again.
macro_rules! draft {
    () => {
        "round+-~:state,upper_half_to,virtual_points \
         matches+-~:first_named,first_partner,second_named,second_partner,seating,white_on_board_1 \
         further_game+-~:seating,white_on_board_1 \
         line_up+-~ line_up_source+-~ bye+-~ pairing_wish+-~ still_playing- "
    };
}

/// The result of a match, and its basis.
macro_rules! outcome {
    () => {
        "matches~:verdict,cause,board,reason,position,game_record,overruled,overrule_reason \
         further_game+-~:seating,white_on_board_1,verdict,cause,board,reason,position,game_record,overruled,overrule_reason \
         still_playing- "
    };
}

/// The seating of a game, and of the open games after it.
macro_rules! seats {
    () => {
        "matches~:seating,white_on_board_1 further_game~:seating,white_on_board_1 "
    };
}

/// New players.
macro_rules! new_players {
    () => {
        "player+ player_rating+ "
    };
}

/// Entrants who are added, removed or changed from some round on.
macro_rules! entrants {
    () => {
        "team+-~ membership+-~ absence+-~ reformed_team+-~ "
    };
}

/// The tables and columns each command may change.
pub(crate) const COMMANDS: &[(&str, &str)] = &[
    ("add_player", new_players!()),
    ("add_team", concat!(new_players!(), "team+ membership+-~")),
    (
        "attach_evidence",
        "matches~:position,game_record,overruled,overrule_reason \
         further_game~:position,game_record,overruled,overrule_reason",
    ),
    ("change_player", "player~ player_rating+-~"),
    (
        "change_rule_set",
        "tournament~:rule_preset,rule_overrides,rule_source,bye matches~:seating,white_on_board_1 \
         further_game~:seating,white_on_board_1",
    ),
    (
        "change_settings",
        "tournament~:name,place,date,rule_preset,rule_overrides,rule_source,formation,format,\
         swiss_rounds,expected_entrants,win,draw,loss,bye,rating_list,rating_list_date,thinking_minutes,\
         increment_seconds,first_round_at,end_by,arbiters_public,acceleration,games_per_match,best_of,colors_between_games,\
         seating_between_games,match_score,standings_by report_record+-~ rating_order+-~ tie_break+-~",
    ),
    (
        "change_team",
        concat!(
            new_players!(),
            draft!(),
            "team~:name,captain membership+-~ reformed_team+-~"
        ),
    ),
    ("check_in", "player~:presence"),
    ("choose_colors", seats!()),
    (
        "choose_line_up",
        concat!(seats!(), "line_up+-~ line_up_source+-~"),
    ),
    ("choose_seating", seats!()),
    ("clear_result", outcome!()),
    ("close_tournament", "tournament~:course"),
    (
        "correct_seating",
        "matches~:seating,white_on_board_1,overruled,overrule_reason line_up+-~ line_up_source+-~ \
         further_game~:seating,white_on_board_1,overruled,overrule_reason",
    ),
    ("decide_tie", "decision+-~ decision_team+-~"),
    (
        "detach_evidence",
        "matches~:position,game_record,overruled,overrule_reason \
         further_game~:position,game_record,overruled,overrule_reason",
    ),
    ("discard_draft", draft!()),
    (
        "draw_lots",
        concat!(
            entrants!(),
            "lots+-~ start_list+-~ penalty- numbers_lot- table_number_of_team- start_numbering-"
        ),
    ),
    ("draw_numbers", "numbers_lot+-~ table_number_of_team+-~"),
    ("drop_numbers", "numbers_lot- table_number_of_team-"),
    ("drop_pairing_wish", draft!()),
    ("end_with_last_round", "tournament~:swiss_rounds"),
    (
        "enter_late",
        concat!(
            new_players!(),
            entrants!(),
            "tournament~:swiss_rounds player~:presence,part round+-~ matches+-~ line_up+-~ line_up_source+-~ bye+-~ \
             pairing_wish+-~ decision_team+-~ further_game+-~ penalty~:team numbers_lot+-~ table_number_of_team+-~ \
             still_playing-"
        ),
    ),
    ("enter_result", outcome!()),
    ("forget_answer", "kept_answer+-~"),
    (
        "give_numbers",
        "start_numbering+-~ team+-~ membership+-~ numbers_lot- table_number_of_team- absence+-~ penalty- penalty~:team",
    ),
    (
        "go_home",
        concat!(
            new_players!(),
            entrants!(),
            draft!(),
            outcome!(),
            "player~:presence"
        ),
    ),
    (
        "import_players",
        concat!(new_players!(), "player~:fields player_rating+-~"),
    ),
    (
        "import_teams",
        concat!(
            new_players!(),
            draft!(),
            "team+ team~:captain membership+-~ player~:fields player_rating+-~"
        ),
    ),
    ("import_tournament", "*"),
    (
        "impose_penalty",
        concat!(
            entrants!(),
            draft!(),
            outcome!(),
            "penalty+-~ player~:presence"
        ),
    ),
    ("keep_answer", "kept_answer+-~"),
    ("let_be_absent", concat!(draft!(), outcome!(), "absence+-~")),
    (
        "let_sit_out",
        concat!(seats!(), "line_up+-~ line_up_source+-~"),
    ),
    (
        "lift_penalty",
        concat!(
            entrants!(),
            draft!(),
            outcome!(),
            "penalty+-~ player~:presence"
        ),
    ),
    ("mark_progress", "still_playing+-"),
    ("order_by_hand", "hand_order+-~"),
    ("overrule_result", outcome!()),
    ("pair_by_rules", draft!()),
    ("pair_round", draft!()),
    (
        "place_player",
        concat!(
            new_players!(),
            entrants!(),
            draft!(),
            "player~:presence,part tournament~:swiss_rounds"
        ),
    ),
    ("publish_round", concat!("round~:state ", outcome!())),
    (
        "reform_teams",
        concat!(new_players!(), entrants!(), draft!(), "player~:presence"),
    ),
    (
        "refresh_ratings",
        "player~:fide_id,national_id,title,sex player_rating+-~",
    ),
    (
        "remove_player",
        "player- player_rating- hand_order+-~ penalty~:player",
    ),
    (
        "remove_team",
        "team+-~ membership+-~ absence+-~ penalty- penalty~:team",
    ),
    ("reopen_seating", seats!()),
    ("reopen_tournament", "tournament~:course"),
    ("set_odd_number", "tournament~:odd_number"),
    ("swap_teams", draft!()),
    (
        "take_absence_back",
        concat!(draft!(), outcome!(), "absence+-~"),
    ),
    (
        "take_numbers_back",
        "start_numbering- team+-~ membership+-~ numbers_lot- table_number_of_team- absence- penalty-",
    ),
    ("wish_pairing", draft!()),
];
