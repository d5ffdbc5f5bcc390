//! Seating (S P2b, P2c; D 8.2; O 10.2).
//!
//! Board 1 is the board of the first-named team's pot-1 player.

use kralle_rules::article::Article;
use kralle_rules::law::Law;
use kralle_rules::rule_set::competition::{Opponents, Seating as SeatingRule};
use kralle_rules::rule_set::option::RuleOption as _;

use crate::{
    Formation, Game, GameAt, Match, PlayerId, Refusal, Role, Seating, SeatingState, Tournament,
};

/// One of the four seats of a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Seat {
    pub role: Role,
    /// The pot the player counts for.
    pub pot: Pot,
}

/// One of the two pots (German: *Topf*; S T1), also for players who only count as of that pot.
#[derive(
    Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(rename_all = "snake_case")]
pub enum Pot {
    /// The upper half of the seeding list.
    One,
    /// The lower half of the seeding list.
    Two,
}

impl Match {
    /// Returns the player in `seat`; `None` for the second seat of a single game.
    pub const fn player(&self, seat: Seat) -> Option<PlayerId> {
        let line_up = self.line_ups.of(seat.role);
        match seat.pot {
            Pot::One => Some(line_up.pot_1),
            Pot::Two => line_up.pot_2,
        }
    }

    /// Returns the seat of `player`; `None` if he does not play.
    pub fn seat_of(&self, player: PlayerId) -> Option<Seat> {
        [Role::First, Role::Second]
            .into_iter()
            .flat_map(|role| [Pot::One, Pot::Two].map(|pot| Seat { role, pot }))
            .find(|seat| self.player(*seat) == Some(player))
    }
}

impl Tournament {
    /// Stores the first-named team's choice of opponents (S P2b). Keeps chosen colors.
    ///
    /// # Errors
    /// Fails if the rules fix the seating, or there is no such match in a published round.
    pub fn choose_seating(&mut self, at: GameAt, seating: Seating) -> Result<(), Refusal> {
        self.must_admit_opponents(seating)?;
        let it = self.game_to_seat(at)?;
        it.seating = match it.seating {
            SeatingState::Open | SeatingState::Boards(_) => SeatingState::Boards(seating),
            SeatingState::Complete {
                white_on_board_1, ..
            } => SeatingState::Complete {
                seating,
                white_on_board_1,
            },
        };
        self.seat_games_after(at)
    }

    /// Stores the second-named team's choice of colors (S P2c).
    ///
    /// # Errors
    /// Fails if the rules fix the seating, the boards are not chosen yet, or there is no such match
    /// in a published round.
    pub fn choose_colors(&mut self, at: GameAt, white_on_board_1: Role) -> Result<(), Refusal> {
        let it = self.game_to_seat(at)?;
        let GameAt { round, table, .. } = at;
        let seating = it
            .seating
            .seating()
            .ok_or(Refusal::BoardsFirst { round, table })?;
        it.seating = SeatingState::Complete {
            seating,
            white_on_board_1,
        };
        self.seat_games_after(at)
    }

    /// Reopens the seating of a game.
    ///
    /// # Errors
    /// Fails if the rules fix the seating, or there is no such match in a published round.
    pub fn reopen_seating(&mut self, at: GameAt) -> Result<(), Refusal> {
        let seating = self.seating_before_choice();
        self.game_to_seat(at)?.seating = seating;
        self.seat_games_after(at)
    }

    /// Refuses a choice of opponents if the higher-rated players always meet.
    pub(crate) fn must_admit_opponents(&self, seating: Seating) -> Result<(), Refusal> {
        match (self.settings.rule_set.competition.opponents, seating) {
            (Opponents::HigherMeetsHigher, Seating::Cross) => {
                // No regulations have this rule: the announcement prescribes it (O 2.2).
                let article = Article::announcement(Opponents::NAME);
                Err(Refusal::SeatingFixed { article })
            }
            (Opponents::HigherMeetsHigher, Seating::Parallel) | (Opponents::AsSeating, _) => Ok(()),
        }
    }

    /// Returns the seating of a game before any choice. Complete if the first-named team has Black
    /// on board 1 and the order of players is fixed (D 8.2, O 10.2). Opponents are set if the
    /// higher-rated players always meet. In a single game the first-named player has White.
    pub(crate) const fn seating_before_choice(&self) -> SeatingState {
        let rules = &self.settings.rule_set.competition;
        match self.settings.formation {
            Formation::SinglePlayers => {
                return SeatingState::Complete {
                    seating: Seating::Parallel,
                    white_on_board_1: Role::First,
                };
            }
            Formation::PotDraw | Formation::FixedTeams | Formation::ChangingPartners => {}
        }
        match (rules.seating, rules.opponents) {
            (SeatingRule::FirstNamedBlackOnBoard1, _) => SeatingState::Complete {
                seating: Seating::Parallel,
                white_on_board_1: Role::Second,
            },
            (SeatingRule::ByChoice, Opponents::HigherMeetsHigher) => {
                SeatingState::Boards(Seating::Parallel)
            }
            (SeatingRule::ByChoice, Opponents::AsSeating) => SeatingState::Open,
        }
    }

    /// Returns the article that fixes the seating (D 8.2, O 10.2). `None` if the teams choose (S
    /// P2b), and for single games, whose colors come with the pairing.
    pub fn fixed_seating(&self) -> Option<Article> {
        let rules = &self.settings.rule_set;
        if self.settings.formation.has_single_games() {
            return None;
        }
        match rules.competition.seating {
            SeatingRule::FirstNamedBlackOnBoard1 => Some(rules.article(Law::Seating)),
            SeatingRule::ByChoice => None,
        }
    }

    /// Returns the game whose seating should change.
    fn game_to_seat(&mut self, at: GameAt) -> Result<&mut Game, Refusal> {
        self.must_run()?;
        self.must_be_published(at.round)?;
        self.must_form(&[
            Formation::PotDraw,
            Formation::FixedTeams,
            Formation::ChangingPartners,
        ])?;
        if let Some(article) = self.fixed_seating() {
            return Err(Refusal::SeatingFixed { article });
        }
        self.game_at_mut(at)
    }
}
