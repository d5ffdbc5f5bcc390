//! The match as the page shows it, with the buttons that it offers.

use serde::Serialize;
use serde_json::{Value, json};

use super::match_view::{MatchView, ReportState};
use super::person_act::{Claim, PersonAct, Seating};

/// The calls whose answer decides about the next report.
const REPORTING: [&str; 2] = ["report_result", "answer_report"];
const SEATING: [&str; 2] = ["choose_my_seating", "choose_my_colors"];

/// A call of the desk with its input as JSON.
pub(super) type Call = (&'static str, String);

/// The page of a match.
#[derive(Debug, Clone, Default)]
pub(super) struct MatchPage {
    view: Option<MatchView>,
    /// True if the last query of the match was refused.
    is_refused: bool,
    /// True after the tap on "already played".
    is_played: bool,
    /// True if the form is open although there is a report.
    is_form_open: bool,
}

impl MatchPage {
    pub(super) const fn view(&self) -> Option<&MatchView> {
        self.view.as_ref()
    }

    /// True if the page has a button for another code.
    pub(super) const fn offers_other_code(&self) -> bool {
        self.view.is_some() || self.is_refused
    }

    /// Takes a new match; an answer that is none changes nothing.
    pub(super) fn show(&mut self, status: u16, answer: &Value) {
        if status == 200
            && let Some(view) = MatchView::read(answer)
        {
            self.view = Some(view);
        }
    }

    /// Takes the answer to the query of the match.
    pub(super) fn read(&mut self, status: u16, answer: &Value) {
        self.show(status, answer);
        self.is_refused = status != 200;
    }

    /// Closes the form if the result is in force and nothing waits. `waiting` are unanswered calls.
    pub(super) fn settle(&mut self, waiting: &[&str]) {
        let Some(view) = &self.view else { return };
        let is_settled = view.result.is_some() && view.contested_by.is_empty();
        let has_no_form = view.is_unseated() && !self.is_played;
        if has_no_form || is_settled && !contains(waiting, REPORTING) {
            self.is_form_open = false;
        }
    }

    /// Returns the call of a tap; `None` if the page has no such button. `waiting` are unanswered
    /// calls.
    pub(super) fn tap(&mut self, act: &PersonAct, waiting: &[&str]) -> Option<Call> {
        let view = self.view.as_ref()?;
        match act {
            PersonAct::Seating(seating) => {
                can_choose(view, waiting, view.seating.is_none()).then(|| {
                    let seating = match seating {
                        Seating::Parallel => "parallel",
                        Seating::Cross => "cross",
                    };
                    (
                        "choose_my_seating",
                        json!({ "seating": seating }).to_string(),
                    )
                })
            }
            PersonAct::Colors(white) => {
                can_choose(view, waiting, view.seating.is_some()).then(|| {
                    (
                        "choose_my_colors",
                        json!({ "white_on_board_1": white }).to_string(),
                    )
                })
            }
            PersonAct::CallArbiter(topic) => (view.calls_left > 0)
                .then(|| ("call_arbiter", json!({ "topic": topic }).to_string())),
            PersonAct::LetIn(phone) => view
                .asks
                .contains(phone)
                .then(|| ("let_phone_in", json!({ "phone": phone }).to_string())),
            PersonAct::TurnAway(phone) => view
                .asks
                .contains(phone)
                .then(|| ("turn_phone_away", json!({ "phone": phone }).to_string())),
            PersonAct::GiveBack => Some(("give_slip_back", "{}".to_owned())),
            PersonAct::Report(_)
            | PersonAct::Confirm
            | PersonAct::Contest
            | PersonAct::WithdrawContest => self.report(act, waiting),
            PersonAct::Scan(_)
            | PersonAct::Type(_)
            | PersonAct::OtherCode
            | PersonAct::Withdraw
            | PersonAct::Dismiss
            | PersonAct::Wake
            | PersonAct::Reload
            | PersonAct::Close
            | PersonAct::Open
            | PersonAct::BatteryDies
            | PersonAct::SetClock(_) => None,
        }
    }

    /// Taps in the part of the page about the result.
    fn report(&mut self, act: &PersonAct, waiting: &[&str]) -> Option<Call> {
        let view = self.view.as_ref()?;
        if view.is_unseated() && !self.is_played {
            if !matches!(act, PersonAct::Report(_)) {
                return None;
            }
            self.is_played = true;
        }
        let is_busy = contains(waiting, REPORTING);
        let is_blocked = view.report_blocked.is_some();
        let is_form =
            self.is_form_open || view.result.is_none() && view.report == ReportState::None;
        let can_contest_result = view.result.is_some() && !view.is_contested_by_us();
        let is_contested = view.result.is_some() && view.is_contested_by_us();
        if is_busy {
            return None;
        }
        if *act == PersonAct::WithdrawContest {
            return is_contested.then(|| ("answer_report", answer(true, None, view.game())));
        }
        if is_blocked {
            return None;
        }
        if let PersonAct::Report(claim) = act {
            let has_report = view.mine.is_some() || view.report == ReportState::Disputed;
            let can_open = !can_contest_result && has_report && view.reports_left > 0;
            if !is_form && !can_open {
                return None;
            }
            self.is_form_open = false;
            let claim = ClaimInGame {
                claim,
                game: view.game(),
            };
            return Some(("report_result", serde_json::to_string(&claim).ok()?));
        }
        if self.is_form_open {
            return None;
        }
        let agrees = *act == PersonAct::Confirm;
        let of_report = view.can_confirm() && (agrees || view.report == ReportState::Theirs);
        if !of_report && (agrees || !can_contest_result) {
            return None;
        }
        let report = view.theirs.as_ref().map(|it| it.number);
        let call = ("answer_report", answer(agrees, report, view.game()));
        // Contesting opens the form for the own version.
        self.is_form_open = !agrees;
        Some(call)
    }
}

fn contains(waiting: &[&str], calls: [&str; 2]) -> bool {
    waiting.iter().any(|it| calls.contains(it))
}

fn can_choose(view: &MatchView, waiting: &[&str], is_turn: bool) -> bool {
    let is_ours = view.is_unseated() && view.next_step == Some(view.side);
    is_ours && is_turn && !contains(waiting, SEATING)
}

/// A report in the game that the page shows. The fields are in the order of the page.
#[derive(Serialize)]
struct ClaimInGame<'a> {
    #[serde(flatten)]
    claim: &'a Claim,
    #[serde(skip_serializing_if = "Option::is_none")]
    game: Option<u64>,
}

/// Builds the answer to the report of the other side; without one it concerns the result.
fn answer(agrees: bool, report: Option<u64>, game: Option<u64>) -> String {
    let mut answer = json!({ "agrees": agrees, "report": report });
    if let Some(game) = game {
        answer["game"] = json!(game);
    }
    answer.to_string()
}
