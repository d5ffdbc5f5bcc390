//! The rules in force on conduct at the table: the questions that need no position.
//!
//! The message of a reading is `option-…`; a matter without a reading has the message `conduct-…`.

use kralle_call::call;
use kralle_rules::adjudication::Ground;
use kralle_rules::article::Article;
use kralle_rules::law::Law;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::rule_set::room::Room;
use kralle_view::named::Named;

use crate::core::refusal::{ArticleView, RefusalView};
use crate::core::refused::article;
use crate::core::snapshot::Snapshot;
use crate::core::wire::{Nothing, wire};
use crate::judge::card::reading_view;
use crate::judge::question;
use crate::judge::view::ReadingView;

wire! {
    /// A matter of conduct at the table.
    #[derive(Copy, Eq)]
    pub enum MatterName {
        /// Talk between partners.
        Talk,
        /// The keeping of pieces in hand.
        Hands,
        /// The persons who may press a clock.
        ClockPress,
        /// The persons who may carry out a move.
        PartnerMoves,
        /// The clocks stopped when the arbiter is called.
        ClockStop,
        /// Arrival after the default time.
        Late,
        /// A telephone or another electronic device.
        Device,
        /// The powers of the arbiter.
        Arbiter,
    }
}

wire! {
    /// The rule in force on a matter; the message is `conduct-` and its code with hyphens.
    pub struct ConductView {
        pub matter: MatterName,
        pub article: ArticleView,
        /// The reading in force; `None` if the text leaves no choice.
        pub reading: Option<ReadingView>,
        /// The reason the text is read this way; `None` if it leaves no room.
        pub room: Option<Named<Room>>,
    }
}

wire! {
    /// The rules in force on conduct at the table.
    pub struct Conduct {
        /// All matters, the most frequent first.
        pub matters: Vec<ConductView>,
    }
}

/// Lists the rules in force on conduct at the table.
///
/// # Errors
/// Fails if no tournament is open or its rules are not tandem rules.
#[call(may(arbiter))]
pub(crate) fn conduct(desk: &Snapshot, _: Nothing) -> Result<Conduct, RefusalView> {
    let rules = question::rules(desk.tournament(), None)?;
    let view = |(matter, ground): (MatterName, Ground)| ConductView {
        matter,
        article: article(ground.article),
        reading: ground.reading.map(reading_view),
        room: ground.room.map(Named),
    };
    Ok(Conduct {
        matters: grounds(&rules).into_iter().map(view).collect(),
    })
}

/// Returns the ground of each matter.
fn grounds(rules: &RuleSet) -> [(MatterName, Ground); 8] {
    let options = &rules.tandem;
    // No tandem regulation covers devices.
    let device = Ground {
        article: Article::fide("11.3.2"),
        ..rules.ground(Law::Forfeit)
    };
    [
        (MatterName::Talk, rules.ground_by(Law::Talk, options.advice)),
        (
            MatterName::Hands,
            rules.ground_by(Law::HandVisible, options.hand_visibility),
        ),
        (
            MatterName::ClockPress,
            rules.ground_by(Law::ClockPress, options.clock_press),
        ),
        (
            MatterName::PartnerMoves,
            rules.ground_by(Law::OwnBoard, options.partner_moves),
        ),
        (
            MatterName::ClockStop,
            rules.ground_by(Law::ClockStop, options.clock_stop),
        ),
        (MatterName::Late, rules.ground(Law::Forfeit)),
        (MatterName::Device, device),
        (MatterName::Arbiter, rules.ground(Law::Arbiter)),
    ]
}
