//! Decisions on the identity of entrants, and their removal.

use kralle_call::call;
use kralle_season::{DecisionKind, EntryAt, EntryPattern, EveningKey, PersonNumber};
use kralle_tournament::{Line, PlayerId};
use kralle_view::named::Named;

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::wire::wire;
use crate::season::keep::change;
use crate::season::open_season::KnownSeason;
use crate::season::refusal::SeasonRefusal;
use crate::season::view::SeasonView;

wire! {
    /// An entry in the player list of an evening.
    pub struct SeasonEntrantInput {
        /// The key of the evening.
        pub key: String,
        /// The number of the player in that list.
        pub player: u32,
    }
}

wire! {
    /// Entrants and the decision on their identity.
    pub struct DecidePersonInput {
        /// Two or more entrants. Each represents all entries of the person it currently belongs to.
        ///
        /// If all belong to one person and are decided to be different, each represents only itself.
        pub entrants: Vec<SeasonEntrantInput>,
        pub decided: Named<DecisionKind>,
    }
}

/// Decides that entrants are the same person, or different persons.
#[call]
pub(crate) fn decide_person(
    desk: &mut Desk,
    input: DecidePersonInput,
) -> Result<SeasonView, RefusalView> {
    let known = &desk.open_season()?.known;
    let entrants = input.entrants.iter().map(|it| at(known, it));
    let entrants: Vec<EntryAt> = entrants.collect::<Result<_, _>>()?;
    let mut persons: Vec<PersonNumber> = Vec::new();
    for at in &entrants {
        let person = known.persons.at(*at).ok_or_else(unknown)?;
        if !persons.contains(&person) {
            persons.push(person);
        }
    }
    if entrants.len() < 2 {
        return Err(SeasonRefusal::SeasonTwoEntrants.into());
    }
    let patterns = match (persons.len(), input.decided.0) {
        (1, DecisionKind::SamePerson) => return Err(SeasonRefusal::SeasonSameAlready.into()),
        (1, DecisionKind::OtherPerson) => {
            let exact = entrants.iter().map(|at| exact(known, *at));
            exact.collect::<Result<_, _>>()?
        }
        _ => known.persons.patterns(&known.season, &persons),
    };
    change(desk, |settings| {
        let decisions = match input.decided.0 {
            DecisionKind::SamePerson => &mut settings.decisions.same_person,
            DecisionKind::OtherPerson => &mut settings.decisions.other_person,
        };
        decisions.push(patterns);
        Ok(())
    })
}

/// Returns the pattern that matches only this entrant.
fn exact(known: &KnownSeason, at: EntryAt) -> Result<EntryPattern, RefusalView> {
    let file = known.season.evening(at.evening).ok_or_else(unknown)?;
    let entrant = file.evening.entrant(at.player).ok_or_else(unknown)?;
    Ok(EntryPattern {
        name: Line::parse(entrant.data.name.as_str()).ok(),
        file: Some(file.file.clone()),
        player: Some(at.player),
        ..EntryPattern::default()
    })
}

fn at(known: &KnownSeason, entrant: &SeasonEntrantInput) -> Result<EntryAt, RefusalView> {
    let key = EveningKey(entrant.key.clone());
    let mut evenings = known.season.evenings();
    let evening = evenings.find(|(_, it)| it.evening.key == key);
    Ok(EntryAt {
        evening: evening.ok_or_else(unknown)?.0,
        player: PlayerId(entrant.player),
    })
}

fn unknown() -> RefusalView {
    SeasonRefusal::SeasonUnknownEntrant.into()
}

wire! {
    /// A decision to remove.
    pub struct TakeDecisionBackInput {
        pub decided: Named<DecisionKind>,
        /// The number among the decisions of this kind, from 1.
        pub number: u32,
    }
}

/// Removes a decision on the identity of entrants.
#[call]
pub(crate) fn take_decision_back(
    desk: &mut Desk,
    input: TakeDecisionBackInput,
) -> Result<SeasonView, RefusalView> {
    change(desk, |settings| {
        let decisions = match input.decided.0 {
            DecisionKind::SamePerson => &mut settings.decisions.same_person,
            DecisionKind::OtherPerson => &mut settings.decisions.other_person,
        };
        let index = usize::try_from(input.number).ok();
        let index = index.and_then(|number| number.checked_sub(1));
        match index.filter(|index| *index < decisions.len()) {
            Some(index) => {
                decisions.remove(index);
                Ok(())
            }
            None => Err(SeasonRefusal::SeasonNoSuchDecision {
                number: input.number,
            }
            .into()),
        }
    })
}
