//! Irregularities of a season: exceptional evenings and persons.

use kralle_tournament::Line;

use super::error::GenerateSeasonError;
use super::person::{Comes, GeneratedPerson};

/// The irregularity of an evening.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Oddity {
    None,
    /// Fixed teams: neighbors of the list play together.
    FixedTeams,
    /// First place remains tied, and the director declares joint winners.
    JointWinners,
    /// A team leaves after two rounds.
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
    /// The number of evenings needed.
    pub(super) const EVENINGS: u16 = 12;
    /// The number of persons needed: enough for a Swiss system with ties at the end.
    pub(super) const PERSONS: u16 = 20;

    /// Returns the irregularity of this evening, counted from 0.
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

/// Changes plain persons to those of a year: namesakes, one without any number, guests, one absentee.
///
/// The number of attendants is even except on the evening of the team of three.
pub(super) fn change_persons(persons: &mut [GeneratedPerson]) -> Result<(), GenerateSeasonError> {
    let [first, second, third, fourth, .., away, guest, other_guest] = persons else {
        return Ok(());
    };
    // Different birth years make them two persons.
    second.data.name = first.data.name.clone();
    if first.data.birth_year == second.data.birth_year {
        second.data.birth_year = None;
    }
    third.data.birth_year = None;
    third.data.fide_id = None;
    third.data.ratings.clear();
    // A number would identify the person despite the change of club.
    fourth.data.fide_id = None;
    away.comes = Comes::NotOn(vec![ONE_IS_MISSING]);
    for guest in [guest, other_guest] {
        guest.comes = Comes::On(GUESTS_COME.to_vec());
        guest.data.club = Some(Line::parse("Gäste aus Übersee")?);
    }
    Ok(())
}

/// The person who later changes his club, and whose club it is: the fourth of the list.
pub(super) const CHANGES_CLUB: usize = 3;
pub(super) const LATER_CLUB: &str = "SK Neuland";
