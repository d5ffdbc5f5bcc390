//! The log of a game by correspondence for the supervisor, without covered moves.

use chrono::SecondsFormat;
use kralle_play::board_game::{
    Color, GameEvent, GameEventKind, LetterLanguage, Offer, OfferAnswer,
};
use kralle_view::named::Named;

use crate::play::correspondence::view::{PostLogName, PostLogView};

/// Returns the log of a game, oldest first.
pub(crate) fn log(events: &[GameEvent]) -> Vec<PostLogView> {
    let mut log = Vec::new();
    // The players whose move for the coming pair has arrived.
    let mut is_in: Vec<Color> = Vec::new();
    // True if the last reveal opened both moves: then one of them can be taken back alone.
    let mut both = false;
    for event in events {
        let line = |what, color: Option<Color>| PostLogView {
            time: event.time.to_rfc3339_opts(SecondsFormat::Secs, true),
            what,
            color: color.map(Named),
            days: None,
            day: None,
            said: None,
        };
        let line = match &event.kind {
            GameEventKind::Opened(_) => line(PostLogName::Opened, None),
            GameEventKind::Stored { color, .. } if is_in.contains(color) => {
                line(PostLogName::TakenInAgain, Some(*color))
            }
            GameEventKind::Stored { color, .. } => {
                is_in.push(*color);
                line(PostLogName::TakenIn, Some(*color))
            }
            GameEventKind::Revealed { .. } => {
                is_in.clear();
                both = true;
                line(PostLogName::Revealed, None)
            }
            GameEventKind::SecondChosen { color, .. }
            | GameEventKind::OrdinaryMove { color, .. } => {
                both = false;
                line(PostLogName::Moved, Some(*color))
            }
            GameEventKind::TakenBack { color, said } => {
                if is_in.contains(color) {
                    is_in.retain(|it| it != color);
                } else if both {
                    is_in = vec![color.other()];
                }
                PostLogView {
                    said: Some(said.clone()),
                    ..line(PostLogName::TakenBack, Some(*color))
                }
            }
            GameEventKind::LetterOut { color } => line(PostLogName::LetterOut, Some(*color)),
            GameEventKind::Offered { by, offer } => {
                let what = match offer {
                    Offer::Draw => PostLogName::OfferedDraw,
                    Offer::Ordinary => PostLogName::OfferedOrdinary,
                };
                line(what, Some(*by))
            }
            GameEventKind::OfferAnswered { by, answer } => {
                let what = match answer {
                    OfferAnswer::Accept => PostLogName::Accepted,
                    OfferAnswer::Decline => PostLogName::Declined,
                };
                line(what, Some(*by))
            }
            GameEventKind::DrawClaimed { by, .. } | GameEventKind::ClaimedWrongly { by, .. } => {
                line(PostLogName::DrawClaimed, Some(*by))
            }
            GameEventKind::Resigned { color } => line(PostLogName::Resigned, Some(*color)),
            GameEventKind::EntryLost { color } => {
                is_in.retain(|it| it != color);
                line(PostLogName::EntryLost, Some(*color))
            }
            GameEventKind::Forked => {
                is_in.clear();
                line(PostLogName::Forked, None)
            }
            GameEventKind::MessageArrived { color, day } => PostLogView {
                day: Some(day.to_string()),
                ..line(PostLogName::Arrived, Some(*color))
            },
            GameEventKind::DaysGranted { color, days, said } => PostLogView {
                days: Some(days.get()),
                said: Some(said.clone()),
                ..line(PostLogName::DaysGranted, Some(*color))
            },
            GameEventKind::Reminded { color } => line(PostLogName::Reminded, Some(*color)),
            GameEventKind::DaysOverstepped { .. } => line(PostLogName::DaysOverstepped, None),
            GameEventKind::EndedByArbiter { said, .. } => PostLogView {
                said: Some(said.clone()),
                ..line(PostLogName::EndedByArbiter, None)
            },
            // By correspondence no clock is stopped manually, and the language is no event for the
            // log.
            GameEventKind::ClocksStarted { .. }
            | GameEventKind::ClockStopped { .. }
            | GameEventKind::FlagCalled
            | GameEventKind::LettersIn { .. }
            | GameEventKind::Halted
            | GameEventKind::Resumed => continue,
        };
        log.push(line);
    }
    log
}

/// Returns the language chosen for the letters to `color`; `None` if none was chosen.
pub(crate) fn language(events: &[GameEvent], color: Color) -> Option<LetterLanguage> {
    events.iter().rev().find_map(|event| {
        let GameEventKind::LettersIn {
            color: whose,
            language,
        } = &event.kind
        else {
            return None;
        };
        (*whose == color).then_some(*language)
    })
}
