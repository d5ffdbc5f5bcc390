//! The list of every call, source of the bridge, the command line, the schemas and the TypeScript
//! types. A call is a function with `#[call]`, named in this list.

use kralle_view::named::Named;
#[cfg(debug_assertions)]
use schemars::Schema;
use serde::Serialize;
use serde_json::Value;

use crate::core::desk::Desk;
use crate::core::job::Job;
use crate::core::refusal::RefusalView;
use crate::core::refusals::DeskRefusal;
use crate::core::visitor::Level;
use crate::entry::{Audience, Entry, TypedCall};

/// A call, described for script writers. Release builds ship the schemas as text
/// (`cli/calls.json`): generating them would add two megabytes of code.
#[derive(Debug, Clone, Serialize)]
pub struct Call {
    pub name: &'static str,
    pub about: &'static str,
    #[cfg(debug_assertions)]
    pub input: Schema,
    #[cfg(debug_assertions)]
    pub output: Schema,
    pub audience: Audience,
    /// The hall levels that may make the call, each listed explicitly; empty if none.
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    pub may: &'static [Named<Level>],
    /// True if any part of the input names a file.
    #[serde(skip)]
    pub names_a_file: bool,
}

/// Builds the list of the calls at these paths.
macro_rules! list {
    ($($($path:ident)::+),+ $(,)?) => {
        /// Every call, in the order of a tournament day.
        pub(crate) static CALLS: &[Entry] = &[$(crate::$($path)::+::ENTRY),+];

        /// Every call as a type, for [`Desk::ask`](crate::Desk::ask).
        pub mod calls {
            $(pub use crate::$($path)::+;)+
        }
    };
}

list![
    file::start::start,
    file::start::recent_status,
    file::start::forget_recent,
    file::start::set_preferences,
    file::start::set_pads,
    file::update::may_update,
    file::new::new_tournament,
    file::open::open_tournament,
    file::demo::open_demo,
    file::open::close_file,
    file::open::save_copy,
    file::verify::verify,
    history::head::check_head,
    history::list::history,
    history::step::history_step,
    history::undo::undo_to,
    history::undo::redo_to,
    history::look_back::look_back,
    history::look_back::back_to_now,
    file::backups::backups,
    file::backups::preview_backup,
    file::backups::restore_backup,
    file::open::look_into_damaged,
    file::open::go_on_from_rescue,
    settings::change::expected_day,
    settings::change::suggest_format,
    settings::notices::check_plan,
    settings::simulate::simulate_formats,
    core::show_overview::overview,
    settings::change::settings,
    settings::change::change_settings,
    rules::change::rule_set,
    rules::change::change_rule_set,
    rules::toml::rule_set_toml,
    rules::toml::read_rule_set,
    players::list::players,
    players::list::add_player,
    teams::enter_late::enter_late,
    teams::enter_late::preview_late_entry,
    teams::place::place_player,
    teams::place::preview_placing,
    teams::go_home::go_home,
    teams::go_home::preview_going_home,
    players::list::change_player,
    players::list::remove_player,
    players::preview::preview_players,
    players::import::import_players,
    ratings::lists::rating_lists,
    ratings::lists::preview_rating_list,
    ratings::lists::load_rating_list,
    ratings::lists::remove_rating_list,
    ratings::find::find_rated,
    ratings::refresh::rating_differences,
    ratings::refresh::refresh_ratings,
    players::list::check_in,
    teams::pots::order_by_hand,
    teams::pots::set_odd_number,
    teams::fixed::teams,
    teams::fixed::add_team,
    teams::fixed::change_team,
    teams::fixed::remove_team,
    teams::listed::preview_teams,
    teams::import::import_teams,
    teams::numbers::give_numbers,
    teams::numbers::take_numbers_back,
    teams::lots::draw_lots,
    teams::lots::lots,
    round::pair::pair_round,
    round::wishes::wish_pairing,
    round::wishes::drop_pairing_wish,
    round::wishes::pair_by_rules,
    round::wishes::by_hand,
    round::reason::pairing_reason,
    round::pair::end_with_last_round,
    round::table_numbers::numbers,
    round::table_numbers::draw_numbers,
    round::table_numbers::drop_numbers,
    round::pair::discard_draft,
    round::pair::swap_teams,
    round::pair::publish_round,
    round::show::round,
    round::absence::let_be_absent,
    round::absence::take_absence_back,
    round::seating::choose_line_up,
    round::seating::choose_seating,
    round::seating::choose_colors,
    round::seating::reopen_seating,
    round::seating::correct_seating,
    round::seating::let_sit_out,
    round::result::enter_result,
    round::result::mark_progress,
    round::result::clear_result,
    round::check::check_result,
    judge::evidence::attach_evidence,
    judge::evidence::keep_answer,
    judge::evidence::forget_answer,
    play::board::list::games,
    play::board::list::open_game,
    play::board::record::board_game,
    play::board::clock_calls::start_clocks,
    play::board::enter::store_move,
    play::board::enter::stop_clock,
    play::board::enter::choose_second,
    play::board::enter::play_move,
    play::board::offers::offer,
    play::board::offers::answer_offer,
    play::board::offers::claim_draw,
    play::board::offers::resign,
    play::board::clock_calls::call_flag,
    play::board::clock_calls::halt_game,
    play::board::clock_calls::resume_game,
    play::board::clock_calls::keep_clocks,
    play::board::enter::enter_again,
    play::board::end::end_game,
    play::board::end::enter_game_result,
    play::board::record::game_record,
    play::board::record::export_game,
    standings::show::standings,
    standings::working::tie_break_working,
    standings::crosstable::crosstable,
    standings::partners::partners,
    standings::decide_tie::decide_tie,
    decisions::list::decisions,
    decisions::penalties::impose_penalty,
    decisions::penalties::lift_penalty,
    teams::reform::reform_teams,
    standings::close::close_tournament,
    standings::close::reopen_tournament,
    play::correspondence::messages::correspondence,
    play::correspondence::messages::take_in_move,
    play::correspondence::messages::read_message,
    play::correspondence::messages::take_back_move,
    play::correspondence::letters::correspondence_letters,
    play::correspondence::letters::save_letter,
    play::correspondence::letters::reminder_letter,
    play::correspondence::letters::write_letters_in,
    play::correspondence::letters::note_letter,
    play::correspondence::letters::note_reminder,
    play::correspondence::grant::grant_days,
    play::correspondence::grant::end_overstepped,
    judge::ask::judge,
    judge::conduct::conduct,
    judge::ask::see_position,
    judge::ask::read_position,
    judge::one_board::judge_board,
    judge::one_board::read_board,
    judge::read_record::read_record,
    judge::replay::replay_game,
    paper::sheets::sheets,
    paper::print::count_pages,
    paper::print::preview_sheet,
    judge::print_answer::print_answer,
    play::correspondence::print_letter::print_letter,
    paper::print::print_sheet,
    paper::print::print_record,
    paper::print::copy_template,
    exchange::import::preview_tournament,
    exchange::import::import_tournament,
    exchange::export::export,
    exchange::copy::copy_table,
    hall::devices::devices,
    hall::devices::new_device,
    hall::devices::end_device,
    hall::devices::match_links,
    hall::devices::free_slip,
    hall::devices::set_reporting,
    hall::place::set_hall_wlan,
    hall::place::set_hall_address,
    hall::slip_code::slip_of,
    hall::qr_code::qr_code,
    hall::captain::my_match,
    hall::captain::choose_my_seating,
    hall::captain::choose_my_colors,
    hall::captain::report_result,
    hall::captain::answer_report,
    hall::captain::call_arbiter,
    hall::captain::let_phone_in,
    hall::arbiter::hall_tables,
    hall::arbiter::reports,
    hall::arbiter::my_device,
    hall::arbiter::accept_report,
    hall::arbiter::keep_result,
    hall::phones::turn_phone_away,
    hall::phones::give_slip_back,
    hall::arbiter::end_call,
    hall::arbiter::arrivals,
    day::all::day,
    day::clock::clock,
    day::clock::start_clock,
    day::clock::pause_clock,
    day::clock::go_on,
    day::clock::extend_clock,
    day::clock::end_clock,
    day::notices::notices,
    day::notices::notice,
    day::notices::end_notice,
    day::plan::day_plan,
    day::plan::planned_day,
    day::plan::set_day_plan,
    day::screens::screens,
    day::screens::show_on_screen,
    day::show_lots::show_lots,
    hall::penalties::hall_penalties,
    season::open::new_season,
    season::open::open_season,
    season::open::refresh_season,
    season::open::close_season,
    season::open::forget_season,
    season::open::season,
    season::files::add_season_files,
    season::files::remove_season_files,
    season::files::exclude_season_file,
    season::change::change_season,
    season::change::set_season_guest,
    season::toml::season_toml,
    season::toml::check_season_toml,
    season::toml::set_season_toml,
    season::decide::decide_person,
    season::decide::take_decision_back,
    season::undo::undo_season,
    season::undo::redo_season,
    season::table::season_table,
    season::person::season_persons,
    season::person::season_person,
    season::ratings::season_ratings,
    season::ratings::season_rating_working,
    season::ratings::use_season_ratings,
    season::json::season_json,
    season::export::export_season,
    paper::season::season_sheets,
    archive::key::archive_key,
    archive::preview::archive_preview,
    archive::state::archive_state,
    archive::push::push_to_archive,
    archive::live::set_archive_live,
    archive::people::set_archive_people,
    archive::withdraw::withdraw_from_archive,
    archive::waiting::retry_outbox,
    archive::waiting::drop_from_outbox,
    archive::season::archive_season,
    shared::cancel,
    history::undo::undo,
    history::undo::redo,
];

/// Every call.
pub fn list() -> Vec<Call> {
    let described = |entry: &Entry| Call {
        name: entry.name,
        about: entry.about,
        #[cfg(debug_assertions)]
        input: (entry.input)(),
        #[cfg(debug_assertions)]
        output: (entry.output)(),
        audience: entry.audience,
        may: entry.may,
        names_a_file: entry.names_a_file,
    };
    CALLS.iter().map(described).collect()
}

pub(crate) fn entry(name: &str) -> Result<&'static Entry, RefusalView> {
    let entry = CALLS.iter().find(|entry| entry.name == name);
    entry.ok_or_else(|| {
        DeskRefusal::UnknownCall {
            name: name.to_owned(),
        }
        .into()
    })
}

impl Desk {
    /// Answers a call: `desk.ask::<calls::verify>(input)`.
    ///
    /// # Errors
    /// Fails if the call is refused.
    pub fn ask<Call: TypedCall>(
        &mut self,
        input: Call::Input,
    ) -> Result<Call::Output, RefusalView> {
        Call::run(self, input).map_err(|refusal| self.say_what_was_kept(refusal))
    }

    /// Answers a call as a job: the job's listener gets the progress, and the job can be canceled.
    ///
    /// # Errors
    /// Fails if the call is refused; with `canceled` if the job was canceled, and then nothing has
    /// changed.
    pub fn ask_as<Call: TypedCall>(
        &mut self,
        input: Call::Input,
        job: &Job,
    ) -> Result<Call::Output, RefusalView> {
        self.working_as(job, |desk| desk.ask::<Call>(input))
    }

    /// Answers the call `name`.
    ///
    /// # Errors
    /// Fails if there is no such call, the input does not parse, or the call is refused.
    pub fn call(&mut self, name: &str, input: Value) -> Result<Value, RefusalView> {
        (entry(name)?.answer)(self, input)
    }

    /// Answers the call `name` as a job, like [`Desk::ask_as`].
    ///
    /// # Errors
    /// Fails like [`Desk::ask_as`], and if there is no such call or the input does not parse.
    pub fn call_as(&mut self, name: &str, input: Value, job: &Job) -> Result<Value, RefusalView> {
        self.working_as(job, |desk| desk.call(name, input))
    }
}
