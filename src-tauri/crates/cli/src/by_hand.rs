//! Manual pairing choices on the command line, and their cost.

use std::str::FromStr;

use clap::Args;
use kralle_pairing::event::EntrantNumber;
use kralle_pairing::round_pairing::{
    Difference, RoundPairing, SecondMeetings, Unpairable, Wishes, differences,
};
use serde_json::json;

use crate::choice::choice;
use crate::explanation::{Explanation, criterion, say, values};
use crate::system::System;

/// Choices of the arbiter; the system pairs the rest.
#[derive(Debug, Clone, Args)]
#[command(next_help_heading = "By hand")]
pub(crate) struct ByHand {
    /// A pair to make, such as 3-7; may be repeated.
    #[arg(long, value_name = "A-B")]
    fix: Vec<Two>,
    /// A pair to avoid; may be repeated.
    #[arg(long, value_name = "A-B")]
    forbid: Vec<Two>,
    /// The entrant with the bye, even for a second time.
    #[arg(long, value_name = "NUMBER")]
    bye: Option<Number>,
    /// Second meetings of two entrants.
    #[arg(long, value_parser = choice!(SecondMeetings), default_value = "never")]
    second_meetings: SecondMeetings,
}

/// A pairing number.
#[derive(Debug, Clone, Copy)]
struct Number(EntrantNumber);

impl FromStr for Number {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = text.trim().parse().ok().and_then(EntrantNumber::new);
        number.map(Self).ok_or("expected a pairing number from 1")
    }
}

/// Two pairing numbers.
#[derive(Debug, Clone, Copy)]
struct Two(EntrantNumber, EntrantNumber);

impl FromStr for Two {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let expected = "expected two different pairing numbers, such as 3-7";
        let (one, other) = text.split_once('-').ok_or(expected)?;
        let (one, other): (Number, Number) = (
            one.parse().map_err(|_| expected)?,
            other.parse().map_err(|_| expected)?,
        );
        if one.0 == other.0 {
            return Err(expected);
        }
        Ok(Self(one.0, other.0))
    }
}

impl ByHand {
    /// Converts the choices to wishes of the pairing systems.
    pub(crate) fn wishes(&self) -> Wishes {
        let two = |pairs: &[Two]| pairs.iter().map(|&Two(one, other)| (one, other)).collect();
        Wishes {
            pairs: two(&self.fix),
            apart: two(&self.forbid),
            bye: self.bye.map(|Number(number)| number),
            second_meetings: self.second_meetings,
            ..Wishes::default()
        }
    }
}

/// Returns the cost of a pairing with `wishes`, compared with the system's own from `own`; empty
/// without wishes. `judge` evaluates a pairing.
pub(crate) fn costs(
    system: System,
    own: impl FnOnce() -> Result<RoundPairing, Unpairable>,
    made: &RoundPairing,
    wishes: &Wishes,
    judge: impl FnOnce(&Wishes) -> Result<RoundPairing, Unpairable>,
) -> Vec<Explanation> {
    if *wishes == Wishes::default() {
        return Vec::new();
    }
    let Ok(own) = own() else {
        return vec![Explanation {
            line: format!("cost: {}", say("cost-no-other", [])),
            object: json!({ "without": null }),
        }];
    };
    let as_wished = Wishes {
        pairs: made.pairs.iter().map(|it| (it.first, it.second)).collect(),
        bye: made.bye,
        second_meetings: SecondMeetings::WhereWished,
        ..Wishes::default()
    };
    let Ok(judged) = judge(&as_wished) else {
        return Vec::new();
    };
    let found = differences(&own, &judged);
    if found.is_empty() {
        return vec![Explanation {
            line: format!("cost: {}", say("cost-none", [])),
            object: json!({ "none": true }),
        }];
    }
    found.iter().map(|it| phrase(system, it)).collect()
}

fn phrase(system: System, difference: &Difference) -> Explanation {
    let Difference {
        article,
        bracket,
        one,
        other,
    } = difference;
    let counted = say(
        "cost-count",
        [
            ("criterion", criterion(system, article).into()),
            ("made", values(system, article, other).into()),
            ("rules", values(system, article, one).into()),
        ],
    );
    let place = bracket.map_or_else(String::new, |score| {
        let points = score.to_string().into();
        format!(" ({})", say("cost-bracket", [("points", points)]))
    });
    let tone = say(
        if one < other {
            "cost-worse"
        } else {
            "cost-better"
        },
        [],
    );
    Explanation {
        line: format!("cost: {article}: {tone}: {counted}{place}"),
        object: json!({
            "article": article,
            "bracket": bracket.map(|score| score.to_string()),
            "own": one,
            "made": other,
        }),
    }
}
