//! The one list of every call: from it come the bridge, the command line, the schemas and the
//! TypeScript types.

use schemars::{Schema, SchemaGenerator};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::act;
use crate::desk::Desk;
use crate::view::refusal::RefusalView;

/// A call, described for whoever scripts it.
#[derive(Debug, Clone, Serialize)]
pub struct Call {
    /// Its name.
    pub name: &'static str,
    /// What it does.
    pub about: &'static str,
    /// The JSON Schema of its input.
    pub input: Schema,
    /// The JSON Schema of its output.
    pub output: Schema,
}

/// Makes everything that is derived from the list.
macro_rules! calls {
    ($($name:ident($input:ty) -> $output:ty, $about:literal;)+) => {
        impl Desk {
            /// Answers the call `name`.
            ///
            /// # Errors
            /// When there is no such call, the input does not fit, or the call is refused.
            pub fn call(&mut self, name: &str, input: Value) -> Result<Value, RefusalView> {
                match name {
                    $(stringify!($name) => {
                        answer(input, |input: $input| -> Result<$output, RefusalView> {
                            act::$name::run(self, input)
                        })
                    })+
                    _ => Err(RefusalView::new("unknown_call").with("name", name)),
                }
            }
        }

        /// Every call, in the order of a tournament day.
        pub fn list() -> Vec<Call> {
            vec![$(Call {
                name: stringify!($name),
                about: $about,
                input: SchemaGenerator::default().into_root_schema_for::<$input>(),
                output: SchemaGenerator::default().into_root_schema_for::<$output>(),
            }),+]
        }

        /// Calls `see` with the name of every call and the types of its input and output.
        pub(crate) fn see_types(see: &mut impl crate::typescript::SeeCall) {
            $(see.call::<$input, $output>(stringify!($name), $about);)+
        }
    };
}

calls! {
    start(act::Nothing) -> crate::view::start::StartView, "Shows the start page.";
    set_preferences(crate::view::preferences::Preferences) -> crate::view::preferences::Preferences, "Keeps what is preferred on this machine.";
    new_tournament(act::new_tournament::Input) -> crate::view::overview::Overview, "Makes a new tournament file and opens it.";
    open_tournament(act::open_tournament::Input) -> crate::view::overview::Overview, "Opens a tournament file.";
    open_demo(act::Nothing) -> crate::view::overview::Overview, "Makes a demo tournament in a file of its own and opens it.";
    close_file(act::Nothing) -> act::Nothing, "Closes the open file.";
    save_copy(act::save_copy::Copied) -> act::save_copy::Copied, "Saves a copy of the open file.";
    verify(act::verify::Input) -> crate::view::verified::FileReport, "Proves a file: integrity, references, what holds in every tournament, and the journal.";
    history(act::history::Input) -> crate::view::history::HistoryView, "Shows the history: every command that was given, newest first.";
    history_step(act::history_step::Input) -> crate::view::history::StepView, "Shows what one command changed, and what going back to it would do.";
    undo_to(act::history_step::Input) -> crate::view::overview::Overview, "Takes everything back that was done after an entry.";
    redo_to(act::history_step::Input) -> crate::view::overview::Overview, "Does everything again that was taken back, up to an entry.";
    look_back(act::history_step::Input) -> crate::view::overview::Overview, "Shows the tournament as it was after an entry, and changes nothing.";
    back_to_now(act::Nothing) -> crate::view::overview::Overview, "Shows the tournament as it is, after a look back.";
    backups(act::backups::Input) -> crate::view::backup::BackupsView, "Lists the backups of a file.";
    preview_backup(act::preview_backup::Input) -> crate::view::backup::BackupPreview, "Shows what is in a backup.";
    restore_backup(act::preview_backup::Input) -> crate::view::overview::Overview, "Puts a backup in the place of the file; what is there now is kept as a backup first.";
    look_into_damaged(act::open_tournament::Input) -> crate::view::overview::Overview, "Opens a damaged file as far as it can be read, to look at it.";
    suggest_format(act::suggest_format::Input) -> crate::view::settings::FormatSuggestion, "Suggests a format for a number of teams.";
    overview(act::Nothing) -> crate::view::overview::Overview, "Shows which tournament it is, how far it is, and what can be undone.";
    settings(act::Nothing) -> crate::view::settings::SettingsView, "Shows what the director set.";
    change_settings(crate::view::settings::SettingsView) -> crate::view::overview::Overview, "Changes what the director set.";
    rule_set(act::rule_set::Input) -> crate::view::rule_set::RuleSetView, "Shows a rule set option by option: the tournament's, or one that is being chosen.";
    change_rule_set(act::change_rule_set::Input) -> crate::view::overview::Overview, "Puts other rules in force; once the tournament has begun, with a reason.";
    rule_set_toml(act::rule_set_toml::Input) -> act::rule_set_toml::RuleSetToml, "Writes a rule set as TOML, to share it.";
    read_rule_set(act::read_rule_set::Input) -> crate::view::rule_set::RuleSetDraft, "Reads a rule set from a TOML file, and changes nothing.";
    players(act::Nothing) -> crate::view::players::PlayersView, "Shows the list of players.";
    add_player(crate::view::players::PlayerFields) -> crate::view::overview::Overview, "Enters a player.";
    enter_late(act::enter_late::Input) -> crate::view::overview::Overview, "Enters a single player or a fixed team when the numbers are given or rounds are played.";
    preview_late_entry(act::enter_late::Input) -> crate::view::late_entry::LateEntryView, "Shows which number a late entrant gets, and changes nothing.";
    change_player(act::change_player::Input) -> crate::view::overview::Overview, "Changes what is known of a player.";
    remove_player(act::remove_player::Input) -> crate::view::overview::Overview, "Takes a player off the list.";
    preview_players(act::preview_players::Input) -> crate::view::preview::ListPreview, "Shows what is understood of a list of players, before anybody is entered.";
    import_players(act::import_players::Input) -> crate::view::overview::Overview, "Enters the players of a list: all of them or none.";
    rating_lists(act::Nothing) -> crate::view::rating_lists::RatingListsView, "Shows the rating lists of this machine.";
    preview_rating_list(act::preview_rating_list::Input) -> crate::view::rating_lists::RatingListPreview, "Shows what is understood of a rating list, before it is loaded.";
    load_rating_list(act::load_rating_list::Input) -> crate::view::rating_lists::LoadedRatingList, "Loads a rating list of a federation, in place of the one of the same name.";
    remove_rating_list(act::remove_rating_list::Input) -> crate::view::rating_lists::RatingListsView, "Takes a rating list off this machine.";
    find_rated(act::find_rated::Input) -> crate::view::rating_lists::RatedView, "Finds players of the rating lists while a name is typed.";
    rating_differences(act::Nothing) -> crate::view::rating_lists::DifferencesView, "Shows where the players' ratings differ from the rating lists.";
    refresh_ratings(act::refresh_ratings::Input) -> crate::view::overview::Overview, "Takes ratings over from the rating lists.";
    check_in(act::check_in::Input) -> crate::view::overview::Overview, "Says who is in the hall.";
    order_by_hand(act::order_by_hand::Input) -> crate::view::overview::Overview, "Orders players who are level.";
    set_odd_number(act::set_odd_number::Input) -> crate::view::overview::Overview, "Says what is done with an odd number of players.";
    teams(act::Nothing) -> crate::view::teams::FormationView, "Shows fixed teams with their line-up orders, and how numbers were given.";
    add_team(crate::view::teams::TeamFields) -> crate::view::overview::Overview, "Enters a fixed team with its line-up order.";
    change_team(act::change_team::Input) -> crate::view::overview::Overview, "Changes a fixed team: its name, its line-up order.";
    remove_team(act::remove_team::Input) -> crate::view::overview::Overview, "Takes a fixed team off the list; its players stay.";
    import_teams(act::import_teams::Input) -> crate::view::overview::Overview, "Enters the fixed teams of a list with their players: all of them or none.";
    give_numbers(act::give_numbers::Input) -> crate::view::overview::Overview, "Gives fixed teams or single players their numbers.";
    take_numbers_back(act::Nothing) -> crate::view::overview::Overview, "Takes the numbers of fixed teams or single players back.";
    draw_lots(act::draw_lots::Input) -> crate::view::overview::Overview, "Draws the teams from the two pots.";
    lots(act::Nothing) -> Option<crate::view::lots::LotsView>, "Shows what happened when the lots were drawn.";
    pair_round(act::Nothing) -> crate::view::overview::Overview, "Pairs the next round as a draft, or the newest draft again.";
    wish_pairing(crate::view::pairing::PairingWishView) -> crate::view::overview::Overview, "Pairs the newest draft, or the next round, around one more choice of the director.";
    drop_pairing_wish(crate::view::pairing::PairingWishView) -> crate::view::overview::Overview, "Pairs the newest draft again without one of the director's choices.";
    pair_by_rules(act::Nothing) -> crate::view::overview::Overview, "Pairs the newest draft again by the rules alone.";
    by_hand(act::by_hand::Input) -> crate::view::pairing::ByHandView, "Shows what was chosen by hand for a round, and what that costs.";
    pairing_reason(act::pairing_reason::Input) -> Option<crate::view::pairing::PairingReasonView>, "Says why two teams meet, or why a team has the bye.";
    end_with_last_round(act::Nothing) -> crate::view::overview::Overview, "Ends a Swiss system with the last published round.";
    numbers(act::Nothing) -> crate::view::pairing::NumbersView, "Shows which number of the round robin tables each team has.";
    draw_numbers(act::draw_numbers::Input) -> crate::view::overview::Overview, "Draws the numbers of the round robin tables by lot, club-mates apart.";
    drop_numbers(act::Nothing) -> crate::view::overview::Overview, "Gives the teams their own numbers in the round robin tables again.";
    discard_draft(act::discard_draft::Input) -> crate::view::overview::Overview, "Throws the draft of the newest round away.";
    swap_teams(act::swap_teams::Input) -> crate::view::overview::Overview, "Swaps the places of two teams in a round.";
    publish_round(act::publish_round::Input) -> crate::view::overview::Overview, "Publishes a round.";
    round(act::round::Input) -> crate::view::round::RoundView, "Shows a round.";
    let_be_absent(act::let_be_absent::Input) -> crate::view::overview::Overview, "Keeps that an entrant misses rounds: a bye asked for in a Swiss system, or leaving for good.";
    take_absence_back(act::take_absence_back::Input) -> crate::view::overview::Overview, "Takes an absence back, as far as its rounds are not published.";
    choose_line_up(act::choose_line_up::Input) -> crate::view::overview::Overview, "Keeps who of a fixed team plays a match.";
    choose_seating(act::choose_seating::Input) -> crate::view::overview::Overview, "Keeps what the first-named team chose: who meets whom.";
    choose_colors(act::choose_colors::Input) -> crate::view::overview::Overview, "Keeps what the second-named team chose: the colors.";
    reopen_seating(act::reopen_seating::Input) -> crate::view::overview::Overview, "Opens the seating of a match again.";
    let_sit_out(act::let_sit_out::Input) -> crate::view::overview::Overview, "Lets another of a three-player team sit out.";
    enter_result(act::enter_result::Input) -> crate::view::overview::Overview, "Enters the result of a match.";
    mark_progress(act::mark_progress::Input) -> crate::view::overview::Overview, "Marks a match without a result as still being played, or not any more.";
    clear_result(act::clear_result::Input) -> crate::view::overview::Overview, "Takes a result back.";
    check_result(act::check_result::Input) -> crate::view::check::ResultCheck, "Says what the rules and the evidence say about a result, before it is entered.";
    attach_evidence(act::attach_evidence::Input) -> crate::view::overview::Overview, "Attaches evidence to a result that stands, or takes it away.";
    keep_answer(act::keep_answer::Input) -> crate::view::overview::Overview, "Keeps an answer of the rules engine with a match.";
    forget_answer(act::forget_answer::Input) -> crate::view::overview::Overview, "Takes an answer of the rules engine off a match.";
    games(act::games::Input) -> crate::view::board_game::GamesView, "Lists the games at the board, and the tables where one can be opened.";
    open_game(act::open_game::Input) -> crate::view::board_game::BoardGameView, "Opens a game at the board for a match of single players, its clocks standing still.";
    board_game(act::board_game::Input) -> crate::view::board_game::BoardGameView, "Shows a game at the board; of what is stored and not revealed only that it is there.";
    start_clocks(act::start_clocks::Input) -> crate::view::board_game::BoardGameView, "Starts clocks after a pair or at the beginning (PZSR 7); at a game that is not begun or halted, it goes on.";
    store_move(act::store_move::Input) -> crate::view::board_game::BoardGameView, "Stores a player's move covered, or changes it while the own clock is not stopped (PZSR 2).";
    stop_clock(act::stop_clock::Input) -> crate::view::board_game::BoardGameView, "Stops a player's clock: the stored move stands. With the second clock both are revealed and the pair is made.";
    choose_second(act::choose_second::Input) -> crate::view::board_game::BoardGameView, "Chooses another second move and stops the clock with it (PZSR 5).";
    play_move(act::play_move::Input) -> crate::view::board_game::BoardGameView, "Makes a move in the ordinary chess the players went on with, and presses the clock.";
    offer(act::offer::Input) -> crate::view::board_game::BoardGameView, "Offers the opponent a draw, or to go on with ordinary chess from this check.";
    answer_offer(act::answer_offer::Input) -> crate::view::board_game::BoardGameView, "Accepts or declines what the opponent offers.";
    claim_draw(act::claim_draw::Input) -> crate::view::board_game::BoardGameView, "Claims a draw; a wrong claim is refused, and at the board one with an intended move makes that move and gives the opponent two minutes.";
    resign(act::resign::Input) -> crate::view::board_game::BoardGameView, "Ends a game by resignation.";
    call_flag(act::call_flag::Input) -> crate::view::board_game::BoardGameView, "Calls a fallen flag; refused while none is down.";
    halt_game(act::halt_game::Input) -> crate::view::board_game::BoardGameView, "Stops both clocks: the game stands still until it goes on.";
    resume_game(act::resume_game::Input) -> crate::view::board_game::BoardGameView, "Lets a halted game go on: the clocks that ran, run again.";
    keep_clocks(act::keep_clocks::Input) -> crate::view::board_game::BoardGameView, "Keeps the clocks of a running game, so that a power cut costs seconds at most; leaves no event.";
    enter_again(act::enter_again::Input) -> crate::view::board_game::BoardGameView, "Gives a stored entry up whose key is not on this machine; its commitment stays in the record, unopened.";
    end_game(act::end_game::Input) -> crate::view::board_game::BoardGameView, "Ends a game by the arbiter's word, or breaks it off without a result.";
    enter_game_result(act::enter_game_result::Input) -> crate::view::overview::Overview, "Enters the result of a game that is over into its match, with the record as evidence.";
    game_record(act::game_record::Input) -> crate::view::board_game::GameRecordView, "Shows the whole record of a game, board by board.";
    export_game(act::export_game::Input) -> act::export_game::ExportedGame, "Writes the record of a game as text.";
    standings(act::standings::Input) -> crate::view::standings::StandingsView, "Shows the standings.";
    tie_break_working(act::tie_break_working::Input) -> crate::view::working::WorkingView, "Says how the tie-breaks of an entrant came about.";
    crosstable(act::Nothing) -> crate::view::standings::CrosstableView, "Shows the crosstable.";
    decide_tie(act::decide_tie::Input) -> crate::view::overview::Overview, "Keeps a decision of the director about teams that are level.";
    decisions(act::Nothing) -> crate::view::decisions::DecisionsView, "Shows penalties, who has left and which teams were formed anew, and what can be decided.";
    impose_penalty(act::impose_penalty::Input) -> crate::view::overview::Overview, "Imposes a penalty: a warning, a match lost, points taken or given, exclusion.";
    lift_penalty(act::lift_penalty::Input) -> crate::view::overview::Overview, "Lifts a penalty.";
    reform_teams(act::reform_teams::Input) -> crate::view::overview::Overview, "Forms teams from the pots anew, from the next round on that is not published.";
    close_tournament(act::Nothing) -> crate::view::overview::Overview, "Closes the tournament: the standings are final.";
    reopen_tournament(act::Nothing) -> crate::view::overview::Overview, "Opens a closed tournament again.";
    correspondence(act::Nothing) -> crate::view::correspondence::CorrespondenceView, "Shows the games by correspondence, who is waited for, and until when.";
    take_in_move(act::take_in_move::Input) -> crate::view::correspondence::TakenView, "Takes the move in that a player has sent: covered until both are in, then both are revealed.";
    correspondence_letters(act::correspondence_letters::Input) -> crate::view::correspondence::LettersView, "Prepares the messages to both players of a game by correspondence.";
    save_letter(act::save_letter::Input) -> act::save_letter::SavedLetter, "Saves a message to a player as a text file.";
    reminder_letter(act::reminder_letter::Input) -> crate::view::correspondence::LetterView, "Prepares the reminder to a player of a game by correspondence who is waited for.";
    write_letters_in(act::write_letters_in::Input) -> crate::view::correspondence::PostGameView, "Chooses the language of the letters to a player of a game by correspondence.";
    note_reminder(act::note_reminder::Input) -> crate::view::correspondence::PostGameView, "Notes that a player of a game by correspondence was reminded of the move.";
    grant_days(act::grant_days::Input) -> crate::view::correspondence::PostGameView, "Grants a player of a game by correspondence days, such as for a holiday.";
    end_overstepped(act::end_overstepped::Input) -> crate::view::correspondence::PostGameView, "Ends a game by correspondence for overstepped days (PZSR 8); refused while nobody is late.";
    judge(act::judge::Input) -> crate::view::judge::JudgeView, "Asks the rules engine about a position.";
    see_position(act::see_position::Input) -> crate::view::judge::PositionReport, "Says whether boards that are being set up are a position of a match.";
    read_position(act::read_position::Input) -> crate::view::board::PositionSetup, "Reads two boards from text.";
    read_record(act::read_record::Input) -> crate::view::record_file::RecordFileView, "Reads records of games on one board (PGN, or in pairs) for a match, and plays one of them through.";
    replay_game(act::replay_game::Input) -> crate::view::game::GameView, "Plays a game record through, move by move.";
    sheets(act::Nothing) -> crate::view::sheet::SheetList, "Shows which sheets there are, and which can be printed now.";
    count_pages(act::print_sheet::Input) -> crate::view::sheet::CountedPages, "Counts the pages of a sheet.";
    preview_sheet(act::print_sheet::Input) -> crate::view::sheet::SheetPreview, "Makes a sheet to look at.";
    print_answer(act::print_answer::Input) -> crate::view::sheet::PrintedSheet, "Prints an answer of the rules engine as a note.";
    print_letter(act::print_letter::Input) -> crate::view::sheet::PrintedSheet, "Prints a message to a player of a game by correspondence.";
    print_sheet(act::print_sheet::Input) -> crate::view::sheet::PrintedSheet, "Makes a sheet as PDF.";
    copy_template(act::copy_template::Input) -> act::copy_template::CopiedTemplate, "Copies the template of a sheet beside the tournament file.";
    preview_tournament(act::preview_tournament::Input) -> act::preview_tournament::TournamentPreview, "Shows what a report or another tournament file would become, before anything is made.";
    import_tournament(act::import_tournament::Input) -> crate::view::overview::Overview, "Makes a new tournament of a report or of another tournament file.";
    export(act::export::Input) -> act::export::Exported, "Writes the tournament for other programs and for the web.";
    cancel(act::cancel::Input) -> act::Nothing, "Asks a job to stop; one that has ended already stays as it ended.";
    undo(act::Nothing) -> crate::view::overview::Overview, "Takes the last command back.";
    redo(act::Nothing) -> crate::view::overview::Overview, "Does the command again that was taken back last.";
}

/// Reads the input, answers, and writes the output. No input at all counts as an empty one.
pub(crate) fn answer<Input: DeserializeOwned, Output: Serialize>(
    input: Value,
    run: impl FnOnce(Input) -> Result<Output, RefusalView>,
) -> Result<Value, RefusalView> {
    let input = if input.is_null() {
        Value::Object(serde_json::Map::new())
    } else {
        input
    };
    let input = serde_json::from_value(input)
        .map_err(|error| RefusalView::new("bad_input").with("reason", error.to_string()))?;
    let output = run(input)?;
    serde_json::to_value(output).map_err(|error| RefusalView::internal(&error))
}
