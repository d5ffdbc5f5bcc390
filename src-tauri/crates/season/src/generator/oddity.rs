//! What happens in a year besides: the evenings on which something is different, and the persons.

use kralle_tournament::Line;

use super::error::GenerateSeasonError;
use super::person::{Comes, GeneratedPerson};

/// What is different on an evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Oddity {
    None,
    /// Everybody brings a partner: neighbors of the list play together.
    FixedTeams,
    /// First place stays level, and the director lets them win together.
    JointWinners,
    /// A team goes home after two rounds.
    TeamLeaves,
    /// A person plays for another club from now on.
    OtherClub,
}

/// Evenings, counted from 0.
const FIXED_TEAMS: u16 = 3;
const ONE_IS_MISSING: u16 = 4;
const JOINT_WINNERS: u16 = 5;
const TEAM_LEAVES: u16 = 6;
const GUESTS_COME: [u16; 2] = [2, 7];
const OTHER_CLUB: u16 = 8;

impl Oddity {
    /// How many evenings it takes.
    pub(super) const EVENINGS: u16 = 12;
    /// How many persons: enough for a Swiss system, in which teams stay level at the end.
    pub(super) const PERSONS: u16 = 20;

    /// What is different on this evening, counted from 0.
    pub(super) const fn of(evening: u16) -> Self {
        match evening {
            FIXED_TEAMS => Self::FixedTeams,
            JOINT_WINNERS => Self::JointWinners,
            TEAM_LEAVES => Self::TeamLeaves,
            OTHER_CLUB.. => Self::OtherClub,
            _ => Self::None,
        }
    }
}

/// Makes of plain persons those of a year: namesakes, one without any number, guests, one who is away.
///
/// The number of those who come is even but on the evening of the team of three.
pub(super) fn change_persons(persons: &mut [GeneratedPerson]) -> Result<(), GenerateSeasonError> {
    let [first, second, third, fourth, .., away, guest, other_guest] = persons else {
        return Ok(());
    };
    // Born in different years: two persons.
    second.data.name = first.data.name.clone();
    if first.data.birth_year == second.data.birth_year {
        second.data.birth_year = None;
    }
    third.data.birth_year = None;
    third.data.fide_id = None;
    third.data.ratings.clear();
    // By the number everybody would know who changes his club.
    fourth.data.fide_id = None;
    away.comes = Comes::NotOn(vec![ONE_IS_MISSING]);
    for guest in [guest, other_guest] {
        guest.comes = Comes::On(GUESTS_COME.to_vec());
        guest.data.club = Some(Line::parse("Gäste aus Übersee")?);
    }
    Ok(())
}

/// The club of whom plays for another one later, and who: the fourth of the list.
pub(super) const CHANGES_CLUB: usize = 3;
pub(super) const LATER_CLUB: &str = "SK Neuland";
