//! C.04.6 literally, in the steps of article 3.

use kralle_pairing::event::{
    ColorPreferenceType, EntrantNumber, Event, HalfPoints, Participation, Role,
};

use kralle_pairing::team_swiss::{
    BracketOrder, Compliance, FloatScore, LookAhead, Meeting, Options, ZeroDifferenceInLastRound,
};

use super::{choices, difference, number, pairings, roles};

struct Teams<'a> {
    event: &'a Event,
    options: &'a Options,
}

/// Returns the pairs of the round and the bye; `None` without a legal pairing.
pub(crate) fn pair(event: &Event, options: &Options) -> Option<super::Found> {
    let teams = Teams { event, options };
    let mut waiting: Vec<usize> = event.to_be_paired().iter().map(|it| it.index()).collect();
    let bye = if waiting.len() % 2 == 1 {
        Some(teams.bye(&waiting)?)
    } else {
        None
    };
    waiting.retain(|&it| Some(it) != bye);
    let mut pairs = Vec::new();
    while !waiting.is_empty() {
        let bracket = teams.bracket(&waiting)?;
        pairs.extend(teams.pairs(&bracket)?);
        waiting.retain(|it| !bracket.contains(it));
    }
    let one = |index: usize| number(index).get();
    let mut pairs: Vec<(u16, u16)> = pairs.iter().map(|&(a, b)| (one(a), one(b))).collect();
    pairs.sort_unstable();
    Some((pairs, bye.map(one)))
}

impl Teams<'_> {
    fn score(&self, team: usize) -> HalfPoints {
        self.event
            .pairing_score(number(team), self.event.next_round())
    }

    fn legal(&self, pairs: &[(usize, usize)]) -> bool {
        pairs
            .iter()
            .all(|&(a, b)| !self.opponents(a).contains(&number(b)))
    }

    /// Returns the earlier opponents of a team: by default the played ones, otherwise the scheduled
    /// ones.
    fn opponents(&self, team: usize) -> Vec<EntrantNumber> {
        self.event
            .records(number(team))
            .iter()
            .filter_map(|record| match self.options.meeting {
                Meeting::Played => record.participation.played_opponent(),
                Meeting::Scheduled => record.participation.scheduled_opponent(),
            })
            .collect()
    }

    fn can_be_paired(&self, teams: &[usize]) -> bool {
        teams.len().is_multiple_of(2) && pairings(teams).iter().any(|pairs| self.legal(pairs))
    }

    /// 3.4
    fn bye(&self, waiting: &[usize]) -> Option<usize> {
        waiting
            .iter()
            .copied()
            .filter(|&team| {
                !self.event.records(number(team)).iter().any(|record| {
                    matches!(
                        record.participation,
                        Participation::AllocatedBye
                            | Participation::FullPointBye
                            | Participation::ForfeitWin { .. }
                    )
                })
            })
            .filter(|&team| self.can_be_paired(&without(waiting, &[team])))
            .min_by_key(|&team| {
                (
                    self.score(team),
                    std::cmp::Reverse(self.opponents(team).len()),
                    std::cmp::Reverse(team),
                )
            })
    }

    /// 3.5: returns the top scoregroup and its upfloaters.
    fn bracket(&self, waiting: &[usize]) -> Option<Vec<usize>> {
        let top = waiting.iter().map(|&team| self.score(team)).max()?;
        let residents: Vec<usize> = with(waiting, |team| self.score(team) == top);
        let mut lower = without(waiting, &residents);
        lower.sort_by_key(|&team| (std::cmp::Reverse(self.score(team)), team));
        // Sets in the order of 3.5.4; a set is better by [C4], [C5], [C6], [C7].
        let mut best: Option<(_, Vec<usize>)> = None;
        for size in 0..=lower.len() {
            for set in choices(&lower, size) {
                let bracket: Vec<usize> = residents.iter().chain(&set).copied().collect();
                let rest = without(waiting, &bracket);
                if !self.can_be_paired(&bracket) || !self.can_be_paired(&rest) {
                    continue;
                }
                let mut scores: Vec<_> = set
                    .iter()
                    .map(|&team| std::cmp::Reverse(self.score(team)))
                    .collect();
                scores.reverse();
                let fails = self.following_fails(&rest, top);
                let tired = set.iter().filter(|&&team| self.floated(team)).count();
                let tired = match self.options.compliance {
                    Compliance::Minimizes => tired,
                    Compliance::ZeroOrFirst => tired.min(1),
                };
                let key = (size, scores, fails, tired);
                if best.as_ref().is_none_or(|(least, _)| key < *least) {
                    best = Some((key, bracket));
                }
            }
            if best.is_some() {
                break;
            }
        }
        best.map(|(_, bracket)| bracket)
    }

    /// \[C6\]: returns 0 if the next scoregroup needs as few upfloaters as its number allows.
    ///
    /// Otherwise returns its shortfall by the graded reading, or 1.
    fn following_fails(&self, rest: &[usize], top: HalfPoints) -> usize {
        // The next scoregroup of the round, even if it has no members left.
        let Some(next) = self
            .event
            .to_be_paired()
            .iter()
            .map(|it| self.score(it.index()))
            .filter(|&score| score < top)
            .max()
        else {
            return 0;
        };
        let following = with(rest, |team| self.score(team) == next);
        if following.is_empty() {
            return 0;
        }
        let lower = without(rest, &following);
        let complies = choices(&lower, following.len() % 2).iter().any(|up| {
            let bracket: Vec<usize> = following.iter().chain(up).copied().collect();
            self.can_be_paired(&bracket) && self.can_be_paired(&without(rest, &bracket))
        });
        match (complies, self.options.look_ahead) {
            (true, _) => 0,
            (false, LookAhead::Binary) => 1,
            (false, LookAhead::Graded) => pairings(rest)
                .iter()
                .filter(|pairs| self.legal(pairs))
                .map(|pairs| {
                    let parted = |it: &&(usize, usize)| {
                        following.contains(&it.0) != following.contains(&it.1)
                    };
                    pairs.iter().filter(parted).count()
                })
                .min()
                .unwrap(),
        }
    }

    fn is_ending(&self) -> bool {
        self.event
            .planned_rounds()
            .is_some_and(|rounds| self.event.next_round().get() + 2 > rounds)
    }

    /// True if it met one of another score in the previous round, and that matters.
    fn floated(&self, team: usize) -> bool {
        let Some(previous) = self.event.next_round().previous() else {
            return false;
        };
        let record = self.event.record(number(team), previous);
        let score = |team| match self.options.float_score {
            FloatScore::PairingScore => self.event.pairing_score(team, previous),
            FloatScore::RealScore => {
                let kind = self.event.primary_score();
                self.event.score_before(team, previous, kind)
            }
        };
        !self.is_ending()
            && record
                .participation
                .played_opponent()
                .is_some_and(|opponent| score(opponent) != score(number(team)))
    }

    /// 3.6
    fn pairs(&self, bracket: &[usize]) -> Option<Vec<(usize, usize)>> {
        let mut teams = bracket.to_vec();
        teams.sort_unstable();
        if self.options.bracket_order == BracketOrder::ScoreThenNumber {
            teams.sort_by_key(|&team| std::cmp::Reverse(self.score(team)));
        }
        let place = |team: usize| teams.iter().position(|&it| it == team);
        let top = teams.iter().map(|&team| self.score(team)).max()?;
        let upfloater = |team: usize| self.score(team) < top;
        let best = pairings(&teams)
            .into_iter()
            .filter(|pairs| self.legal(pairs))
            .min_by_key(|pairs| {
                let clashes = pairs.iter().filter(|&&(a, b)| self.clash(a, b)).count();
                let strong = pairs
                    .iter()
                    .filter(|&&(a, b)| self.clash(a, b) && self.strong(a) && self.strong(b))
                    .count();
                let tired: usize = pairs
                    .iter()
                    .map(|&(a, b)| {
                        usize::from(upfloater(a) && self.floated(b))
                            + usize::from(upfloater(b) && self.floated(a))
                    })
                    .sum();
                let tops: Vec<_> = pairs.iter().map(|pair| place(pair.0)).collect();
                let bottoms: Vec<_> = pairs.iter().map(|pair| place(pair.1)).collect();
                (clashes, strong, tired, tops, bottoms)
            })?;
        Some(best.iter().map(|&(a, b)| self.roles_of(a, b)).collect())
    }

    fn clash(&self, a: usize, b: usize) -> bool {
        let wish = self.wish(number(a));
        wish.is_some() && wish.map(|it| it.0) == self.wish(number(b)).map(|it| it.0)
    }

    fn strong(&self, team: usize) -> bool {
        self.event.preferences() == ColorPreferenceType::B
            && self.wish(number(team)).is_some_and(|it| it.1)
    }

    /// 1.7: returns the role, and true if the preference is strong (or simple, in type A).
    fn wish(&self, team: EntrantNumber) -> Option<(Role, bool)> {
        use Role::{First, Second};
        let kind = self.event.preferences();
        if kind == ColorPreferenceType::None {
            return None;
        }
        let had = roles(self.event, team);
        let cd = difference(self.event, team);
        let last_round = self
            .event
            .planned_rounds()
            .is_some_and(|rounds| self.event.next_round().get() >= rounds);
        if kind == ColorPreferenceType::B
            && last_round
            && cd == 0
            && self.options.zero_difference_in_last_round == ZeroDifferenceInLastRound::HasNone
        {
            return None;
        }
        let last_two = |role| had.len() >= 2 && had[had.len() - 2..] == [role, role];
        if cd < -1 || ((cd == 0 || cd == -1) && last_two(Second)) {
            return Some((First, true));
        }
        if cd > 1 || ((cd == 0 || cd == 1) && last_two(First)) {
            return Some((Second, true));
        }
        if kind == ColorPreferenceType::A {
            return None;
        }
        match (cd, had.last()) {
            (-1, _) => Some((First, false)),
            (1, _) => Some((Second, false)),
            (0, Some(Second)) if !last_round => Some((First, false)),
            (0, Some(First)) if !last_round => Some((Second, false)),
            _ => None,
        }
    }

    /// 4
    fn roles_of(&self, a: usize, b: usize) -> (usize, usize) {
        let event = self.event;
        let points = |team: usize| {
            (
                event.score(number(team), event.primary_score()),
                event.score(number(team), event.primary_score().other()),
                std::cmp::Reverse(team),
            )
        };
        let (one, two) = if points(a) > points(b) {
            (a, b)
        } else {
            (b, a)
        };
        let (mine, yours) = (roles(event, number(one)), roles(event, number(two)));
        let role = self.role_of_first_team(one, two, &mine, &yours);
        if role == Role::First {
            (one, two)
        } else {
            (two, one)
        }
    }

    fn role_of_first_team(&self, one: usize, two: usize, mine: &[Role], yours: &[Role]) -> Role {
        let event = self.event;
        if mine.is_empty() && yours.is_empty() {
            let initial = event.initial_role().unwrap_or(Role::First);
            return if one.is_multiple_of(2) {
                initial
            } else {
                initial.opposite()
            };
        }
        let (wish, other) = (self.wish(number(one)), self.wish(number(two)));
        match (wish, other) {
            (Some((role, _)), None) => return role,
            (None, Some((role, _))) => return role.opposite(),
            (Some((a, _)), Some((b, _))) if a != b => return a,
            (Some((role, a)), Some((_, b))) if a != b => {
                return if a { role } else { role.opposite() };
            }
            _ => {}
        }
        let (cd, cd_other) = (
            difference(event, number(one)),
            difference(event, number(two)),
        );
        if cd != cd_other {
            return if cd < cd_other {
                Role::First
            } else {
                Role::Second
            };
        }
        for back in 1..=mine.len().min(yours.len()) {
            let (a, b) = (mine[mine.len() - back], yours[yours.len() - back]);
            if a != b {
                return a.opposite();
            }
        }
        wish.map(|it| it.0)
            .or_else(|| mine.last().map(|role| role.opposite()))
            .or_else(|| yours.last().copied())
            .unwrap()
    }
}

fn with(teams: &[usize], keep: impl Fn(usize) -> bool) -> Vec<usize> {
    teams.iter().copied().filter(|&team| keep(team)).collect()
}

fn without(teams: &[usize], gone: &[usize]) -> Vec<usize> {
    with(teams, |team| !gone.contains(&team))
}
