//! The information on rounds in any view.

use std::collections::BTreeSet;

use serde_json::Value;

/// The rounds and meetings that a value reveals, for any view.
#[derive(Debug, Default)]
pub(crate) struct Told {
    pub(crate) rounds: BTreeSet<u16>,
    pub(crate) meetings: BTreeSet<(Option<u16>, BTreeSet<u16>)>,
}

impl Told {
    /// Reads a value inside an object about a round and a team.
    pub(crate) fn read(&mut self, value: &Value, round: Option<u16>, team: Option<u16>) {
        let number = |it: &Value| it.as_u64().and_then(|it| u16::try_from(it).ok());
        // A team is a number, or an object with one.
        let a_team = |it: &Value| number(it).or_else(|| number(&it["team"]));
        match value {
            Value::Array(all) => all.iter().for_each(|it| self.read(it, round, team)),
            Value::Object(all) => {
                let own = number(&value["round"]);
                self.rounds.extend(own);
                let (round, team) = (own.or(round), a_team(&value["team"]).or(team));
                let rests = value.get("absent").is_some_and(|it| it == true);
                let pairs = [
                    a_team(&value["first"]).zip(a_team(&value["second"])),
                    team.zip(number(&value["opponent"])),
                    team.zip(a_team(&value["against"])),
                ];
                let pairs = pairs.into_iter().flatten();
                self.meetings
                    .extend(pairs.map(|(one, other)| (round, [one, other].into())));
                let alone = a_team(&value["bye"]["team"]).or_else(|| team.filter(|_| rests));
                self.meetings.extend(alone.map(|it| (round, [it].into())));
                all.values().for_each(|it| self.read(it, round, team));
            }
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
}
