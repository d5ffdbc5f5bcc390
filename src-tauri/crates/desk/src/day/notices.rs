//! Notices for the whole hall, on screens and phones.

use chrono::{DateTime, TimeDelta, Utc};
use kralle_call::call;

use crate::core::desk::Desk;
use crate::core::field::{Expected, Field};
use crate::core::parse;
use crate::core::refusal::RefusalView;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::day::clock::{minutes, moment};
use crate::day::refusal::DayRefusal;
use crate::day::view::{NoticeView, NoticesView};
use crate::door::hall_fact::HallFact;

/// The maximum number of displayed notices; the newest are kept.
const MOST_SHOWN: usize = 20;

/// Shows the notices that were not ended, including expired ones: a cached answer on a phone must
/// stay valid as time passes.
#[call(may(captain, helper, arbiter, projector))]
pub(crate) fn notices(desk: &Snapshot, _: Nothing) -> Result<NoticesView, RefusalView> {
    let mut notices: Vec<NoticeView> = Vec::new();
    for told in desk.hall()?.facts.iter() {
        if let HallFact::Notice { text, ends } = &told.fact {
            notices.push(NoticeView {
                notice: told.number,
                text: text.clone(),
                at: moment(told.time),
                ends: ends.map(moment),
            });
        } else if let HallFact::EndNotice { notice } = told.fact {
            notices.retain(|it| it.notice != notice);
        }
    }
    notices.reverse();
    notices.truncate(MOST_SHOWN);
    Ok(NoticesView { notices })
}

wire! {
    /// A notice for the whole hall.
    pub struct NoticeInput {
        pub text: String,
        /// The display time in minutes, 1 to 600; default: until it is ended.
        #[serde(default)]
        pub minutes: Option<u16>,
    }
}

/// Publishes a notice for the whole hall.
#[call]
pub(crate) fn notice(desk: &mut Desk, input: NoticeInput) -> Result<NoticesView, RefusalView> {
    let text = parse::optional_line(Field::Text, &input.text)?
        .ok_or_else(|| RefusalView::missing_field(Field::Text, Expected::Text))?;
    let now: DateTime<Utc> = desk.now();
    let shown = input.minutes.map(minutes).transpose()?;
    desk.say_in_hall(HallFact::Notice {
        text: text.to_string(),
        ends: shown.map(|minutes| now + TimeDelta::minutes(minutes.into())),
    })?;
    notices(&desk.snapshot(), Nothing {})
}

wire! {
    /// A notice.
    pub struct EndNoticeInput {
        pub notice: u32,
    }
}

/// Ends a notice.
#[call]
pub(crate) fn end_notice(
    desk: &mut Desk,
    input: EndNoticeInput,
) -> Result<NoticesView, RefusalView> {
    let shown = notices(&desk.snapshot(), Nothing {})?;
    if !shown.notices.iter().any(|it| it.notice == input.notice) {
        return Err(DayRefusal::NoSuchNotice.into());
    }
    desk.say_in_hall(HallFact::EndNotice {
        notice: input.notice,
    })?;
    notices(&desk.snapshot(), Nothing {})
}
