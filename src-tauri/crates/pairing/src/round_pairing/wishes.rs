//! What the director chooses by hand.

use kralle_choice::Choice;

use super::{About, WishRefusal};
use crate::event::{EntrantNumber, Event};

/// What the director chooses by hand; the system pairs the rest.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wishes {
    pub pairs: Vec<(EntrantNumber, EntrantNumber)>,
    /// Pairs that are not made.
    pub apart: Vec<(EntrantNumber, EntrantNumber)>,
    /// Who gets the bye, even if \[C2\] speaks against it.
    pub bye: Option<EntrantNumber>,
    pub no_bye: Vec<EntrantNumber>,
    /// Who does not float: up from its scoregroup (team Swiss), or down
    /// (Dutch).
    pub no_float: Vec<EntrantNumber>,
    pub second_meetings: SecondMeetings,
}

/// Whether two may meet a second time.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, Choice)]
pub enum SecondMeetings {
    /// Never (\[C1\]).
    #[default]
    Never,
    /// Only those who are wished to ([`Wishes::pairs`]).
    #[code("fixed")]
    WhereWished,
    /// Those who are wished to, and when no complete pairing exists without: as few others as possible; if the
    /// bye then still finds nobody, \[C2\] is given up. A way on that the
    /// Chief Arbiter may choose.
    #[code("unavoidable")]
    WhereUnavoidable,
}

/// Wishes in terms of the entrants to be paired, who come in some order.
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

    /// These wishes, and that this is not to happen.
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
        // Who is not there can neither meet, nor float, nor have the bye.
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
