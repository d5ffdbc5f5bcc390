//! The director's choices by hand.

use kralle_choice::Choice;

use super::{About, WishRefusal};
use crate::event::{EntrantNumber, Event};

/// The director's choices; the system pairs the rest.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wishes {
    pub pairs: Vec<(EntrantNumber, EntrantNumber)>,
    /// Pairs that must not be made.
    pub apart: Vec<(EntrantNumber, EntrantNumber)>,
    /// The entrant that gets the bye, even against \[C2\]; `None` leaves the choice to the system.
    pub bye: Option<EntrantNumber>,
    pub no_bye: Vec<EntrantNumber>,
    /// Entrants that must not float: up from their scoregroup (team Swiss), or down (Dutch).
    pub no_float: Vec<EntrantNumber>,
    pub second_meetings: SecondMeetings,
}

/// The use of second meetings.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum SecondMeetings {
    /// Never (\[C1\]).
    #[default]
    Never,
    /// Only wished pairs ([`Wishes::pairs`]).
    #[code("fixed")]
    WhereWished,
    /// Wished pairs and, if no complete pairing exists otherwise, as few others as possible.
    ///
    /// If the bye is then still impossible, \[C2\] is given up. This is a remedy that the Chief Arbiter may choose.
    #[code("unavoidable")]
    WhereUnavoidable,
}

/// Wishes by index into the entrants to be paired.
#[derive(Debug, Clone, Default)]
pub(crate) struct Checked {
    pub(crate) pairs: Vec<(usize, usize)>,
    pub(crate) apart: Vec<(usize, usize)>,
    pub(crate) bye: Option<usize>,
    pub(crate) no_bye: Vec<usize>,
    pub(crate) no_float: Vec<usize>,
}

impl Wishes {
    pub(crate) fn contains(&self, about: About) -> bool {
        match about {
            About::Pair(a, b) => self.pairs.contains(&(a, b)) || self.pairs.contains(&(b, a)),
            About::Bye(entrant) => self.bye == Some(entrant),
            About::Floater(_) => false,
        }
    }

    /// Returns these wishes with the subject excluded.
    pub(crate) fn against(&self, about: About) -> Self {
        let mut wishes = self.clone();
        match about {
            About::Pair(a, b) => wishes.apart.push((a, b)),
            About::Floater(entrant) => wishes.no_float.push(entrant),
            About::Bye(entrant) => wishes.no_bye.push(entrant),
        }
        wishes
    }

    /// Checks that the wishes name entrants to be paired, each at most once.
    pub(crate) fn check(
        &self,
        event: &Event,
        numbers: &[EntrantNumber],
    ) -> Result<Checked, WishRefusal> {
        let mut place = vec![None; event.entrant_count()];
        for (at, number) in numbers.iter().enumerate() {
            place[number.index()] = Some(at);
        }
        let find = |entrant: EntrantNumber| place.get(entrant.index()).copied().flatten();
        let at = |entrant| find(entrant).ok_or(WishRefusal::NotThere { entrant });
        let mut taken = vec![false; numbers.len()];
        let mut take = |entrant| {
            let place = at(entrant)?;
            if std::mem::replace(&mut taken[place], true) {
                return Err(WishRefusal::Twice { entrant });
            }
            Ok(place)
        };
        let mut pairs = Vec::new();
        for &(a, b) in &self.pairs {
            pairs.push((take(a)?, take(b)?));
        }
        let bye = self.bye.map(&mut take).transpose()?;
        if let Some(entrant) = self.bye
            && numbers.len().is_multiple_of(2)
        {
            return Err(WishRefusal::NoBye { entrant });
        }
        // An absent entrant can neither meet, nor float, nor have the bye.
        let some =
            |entrants: &[EntrantNumber]| entrants.iter().filter_map(|&it| find(it)).collect();
        Ok(Checked {
            pairs,
            apart: self
                .apart
                .iter()
                .filter_map(|&(a, b)| find(a).zip(find(b)))
                .filter(|(a, b)| a != b)
                .collect(),
            bye,
            no_bye: some(&self.no_bye),
            no_float: some(&self.no_float),
        })
    }
}
