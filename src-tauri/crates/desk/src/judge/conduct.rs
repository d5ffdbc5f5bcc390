//! What the rules in force say of conduct at a table: the questions that need no position.
//!
//! The words of a reading are `option-…`; what the text settles alone is said by `conduct-…`.

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
    /// What an arbiter is asked about.
    #[derive(Copy, Eq)]
    pub enum MatterName {
        /// What partners may tell each other.
        Talk,
        /// How pieces in hand are kept.
        Hands,
        /// Who may press a clock.
        ClockPress,
        /// Who may carry out a move.
        PartnerMoves,
        /// Which clocks are stopped for the arbiter.
        ClockStop,
        /// Somebody comes after the default time.
        Late,
        /// A telephone or another electronic device.
        Device,
        /// What the arbiter may decide.
        Arbiter,
    }
}

wire! {
    /// What the rules in force say of a matter; the message is `conduct-` and its code with hyphens.
    pub struct ConductView {
        pub matter: MatterName,
        pub article: ArticleView,
        /// The reading in force, where there is a choice.
        pub reading: Option<ReadingView>,
        /// Why the text is read so, where it leaves room.
        pub room: Option<Named<Room>>,
    }
}

wire! {
    /// What the rules in force say of conduct at a table.
    pub struct Conduct {
        /// What is asked most comes first.
        pub matters: Vec<ConductView>,
    }
}

/// Says what the rules in force say of conduct at a table.
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

/// What each matter rests on.
fn grounds(rules: &RuleSet) -> [(MatterName, Ground); 8] {
    let options = &rules.tandem;
    // No regulation of tandem speaks of devices.
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
