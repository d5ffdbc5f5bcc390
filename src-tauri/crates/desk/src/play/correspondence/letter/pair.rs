//! The events of a pair in a letter: the moves as sent, their fate, and the rule behind it.

use kralle_rules::paarzug::right::RightKind;
use kralle_view::named::{Named, message};
use kralle_words::Words;
use shakmaty::Color;

use crate::play::board::view::{
    FateName, MeetingName, OrderView, PairView, RevealedMoveView, VoidView,
};
use crate::play::correspondence::diagram::local;
use crate::play::correspondence::letter::Writer;
use crate::play::correspondence::octal;

/// A move as known to both players.
pub(crate) struct Sent {
    /// The move in the notation of the record with the letters of the language; unreadable text
    /// stays as sent.
    pub(crate) notation: String,
    /// Its octal code; `None` if it has none.
    pub(crate) code: Option<String>,
}

/// Returns the move of `color` in a pair.
pub(crate) fn sent(
    pair: &PairView,
    color: Named<Color>,
    side: &RevealedMoveView,
    words: &Words,
) -> Sent {
    let board = match (&side.chosen, &pair.between) {
        (Some(_), Some(between)) => between,
        _ => &pair.before,
    };
    let step = side.chosen.as_ref().or(side.stored.as_ref());
    Sent {
        notation: match &side.stored {
            Some(_) => local(&side.notation, words),
            None => side.entered.trim_start_matches("? ").to_owned(),
        },
        code: step.and_then(|step| octal::code(board, color.0, step)),
    }
}

impl Writer<'_> {
    /// Returns lines about a pair, and the rules that decided it.
    pub(crate) fn pair(&self, pair: &PairView) -> Vec<String> {
        let title = if pair.ordinary {
            "table-ordinary-pair"
        } else {
            "table-pair"
        };
        let mut lines = vec![format!(
            "{}:",
            self.say(title, &[("number", pair.number.into())])
        )];
        for (color, side) in [
            (Named(Color::White), &pair.white),
            (Named(Color::Black), &pair.black),
        ] {
            if let Some(side) = side {
                lines.push(self.side(pair, color, side));
            }
        }
        lines.push(String::new());
        if let OrderView::First(right) = &pair.order {
            let what = self.right(right.right, right.target.as_deref());
            let name = self.name(right.holder);
            lines.push(self.say(
                "table-first",
                &[("name", name.into()), ("what", what.into())],
            ));
        }
        let met = match pair.meeting {
            MeetingName::Apart => None,
            MeetingName::Swap => Some("table-met-swap"),
            MeetingName::Vacated => Some("table-met-vacated"),
            MeetingName::StrongerCaptured => Some("table-met-stronger-captured"),
            MeetingName::BothGone => Some("table-met-both-gone"),
            MeetingName::WeakerStayed => Some("table-met-weaker-stayed"),
        };
        lines.extend(met.map(|key| self.say(key, &[])));
        for (color, side) in [
            (Named(Color::White), &pair.white),
            (Named(Color::Black), &pair.black),
        ] {
            lines.extend(side.as_ref().and_then(|side| self.fate(color, side)));
        }
        lines.extend(pair.grounds.iter().map(|ground| {
            let key = message("table-ground", ground.ground.code());
            format!(
                "{} ({})",
                self.say(&key, &[]),
                self.article(&ground.article)
            )
        }));
        for color in &pair.checks {
            lines.push(self.say("table-check", &[("name", self.name(*color).into())]));
        }
        lines
    }

    /// Returns a line with a player's move, and its octal code if it has one.
    fn side(&self, pair: &PairView, color: Named<Color>, side: &RevealedMoveView) -> String {
        let key = match color {
            Named(Color::White) => "game-white",
            Named(Color::Black) => "game-black",
        };
        let Sent { notation, code } = sent(pair, color, side, self.words);
        self.say(
            "letter-move",
            &[
                ("color", self.say(key, &[]).into()),
                ("name", self.name(color).into()),
                ("move", notation.into()),
                ("octal", code.unwrap_or_else(|| "-".to_owned()).into()),
            ],
        )
    }

    /// Returns a line about the fate of a move; `None` if it was made as sent.
    fn fate(&self, color: Named<Color>, side: &RevealedMoveView) -> Option<String> {
        if side.fate == FateName::Executed {
            return None;
        }
        let key = message("table-fate", side.fate.code());
        let sent = side.stored.as_ref().map_or_else(
            || side.entered.clone(),
            |step| format!("{}–{}", step.from, step.to),
        );
        let said = self.say(
            &key,
            &[("name", self.name(color).into()), ("move", sent.into())],
        );
        Some(match &side.void {
            Some(void) => format!("{said} {}", self.void(void)),
            None => said,
        })
    }

    /// Returns the reason a move was not made, with the rule.
    fn void(&self, void: &VoidView) -> String {
        let square = void.square.as_deref().unwrap_or_default();
        let why = self.say(
            &void.reason.message("table-void"),
            &[("square", square.into())],
        );
        format!("{why} ({})", self.article(&void.article))
    }

    /// Returns the basis of a first-move right.
    pub(crate) fn right(&self, right: Named<RightKind>, target: Option<&str>) -> String {
        self.say(
            &right.message("table-right"),
            &[("square", target.unwrap_or_default().into())],
        )
    }
}
