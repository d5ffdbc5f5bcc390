//! C.04.3 literally: every candidate of every bracket, in the order of article 4.

use std::cmp::Reverse;

use kralle_pairing::event::{EntrantNumber, Event, Float, Participation, Role};

use super::{arrangements, choices, difference, have_met, number, roles};

/// Returns the pairs of the round, without roles, and the bye; `None` without a complete pairing.
pub(crate) fn pair(event: &Event) -> Option<super::Found> {
    let mut players: Vec<usize> = event.to_be_paired().iter().map(|it| it.index()).collect();
    let mut this = Players {
        event,
        bye_score: None,
    };
    players.sort_by_key(|&player| (Reverse(this.score(player)), player));
    if players.len() % 2 == 1 {
        // [C5]
        let least = players
            .iter()
            .copied()
            .filter(|&it| this.may_have_bye(it) && this.pairs_exist(&without(&players, &[it])))
            .map(|it| this.score(it))
            .min()?;
        this.bye_score = Some(least);
    } else if !this.pairs_exist(&players) {
        return None;
    }
    let mut waiting = players.clone();
    let mut moved_down = Vec::new();
    let mut pairs: Vec<(usize, usize)> = Vec::new();
    while let Some(&first) = waiting.first() {
        let residents: Vec<usize> = waiting
            .iter()
            .copied()
            .filter(|&it| this.score(it) == this.score(first))
            .collect();
        waiting = without(&waiting, &residents);
        let found = this.best_candidate(&moved_down, &residents, &waiting)?;
        pairs.extend(&found.pairs);
        moved_down = found.floating;
    }
    let one = |index: usize| number(index).get();
    let mut named: Vec<(u16, u16)> = pairs
        .iter()
        .map(|&(a, b)| (one(a.min(b)), one(a.max(b))))
        .collect();
    named.sort_unstable();
    Some((named, moved_down.first().map(|&it| one(it))))
}

struct Players<'a> {
    event: &'a Event,
    bye_score: Option<i32>,
}

#[derive(Clone)]
struct Candidate {
    pairs: Vec<(usize, usize)>,
    /// In the order of 1.2.
    floating: Vec<usize>,
}

impl Players<'_> {
    fn score(&self, player: usize) -> i32 {
        i32::from(
            self.event
                .pairing_score(number(player), self.event.next_round())
                .get(),
        )
    }

    /// \[C2\]
    fn may_have_bye(&self, player: usize) -> bool {
        let win = self.event.scoring().win;
        !self.event.records(number(player)).iter().any(|record| {
            record.participation == Participation::AllocatedBye
                || (!record.participation.is_played() && record.points.match_points >= win)
        })
    }

    /// \[C1\] and \[C3\]
    fn may_meet(&self, a: usize, b: usize) -> bool {
        let absolute = |it: usize| self.wish(it).filter(|wish| wish.1 == 2).map(|wish| wish.0);
        let clash = absolute(a).is_some() && absolute(a) == absolute(b);
        let clash = clash && !self.is_topscorer(a) && !self.is_topscorer(b);
        !clash && !have_met(self.event, number(a), number(b))
    }

    fn is_topscorer(&self, player: usize) -> bool {
        let played = i32::from(self.event.next_round().get()) - 1;
        let win = i32::from(self.event.scoring().win.get());
        self.event
            .planned_rounds()
            .is_some_and(|rounds| self.event.next_round().get() >= rounds)
            && 2 * self.score(player) > played * win
    }

    /// 1.7: returns the role and the strength: 2 absolute, 1 strong, 0 mild.
    fn wish(&self, player: usize) -> Option<(Role, u8)> {
        let had = roles(self.event, number(player));
        let cd = difference(self.event, number(player));
        let last = *had.last()?;
        let twice = had.len() > 1 && had[had.len() - 2] == last;
        Some(match cd {
            ..=-2 => (Role::First, 2),
            2.. => (Role::Second, 2),
            _ if twice => (last.opposite(), 2),
            -1 => (Role::First, 1),
            1 => (Role::Second, 1),
            _ => (last.opposite(), 0),
        })
    }

    fn pairs_exist(&self, players: &[usize]) -> bool {
        let Some((&first, rest)) = players.split_first() else {
            return true;
        };
        rest.iter()
            .any(|&other| self.may_meet(first, other) && self.pairs_exist(&without(rest, &[other])))
    }

    /// \[C4\] with \[C5\]
    fn can_complete(&self, players: &[usize]) -> bool {
        match self.bye_score {
            None => self.pairs_exist(players),
            Some(score) => players.iter().any(|&it| {
                self.may_have_bye(it)
                    && self.score(it) == score
                    && self.pairs_exist(&without(players, &[it]))
            }),
        }
    }

    /// 3.8.1
    fn best_candidate(
        &self,
        moved_down: &[usize],
        residents: &[usize],
        lower: &[usize],
    ) -> Option<Candidate> {
        let mut best: Option<(Vec<Vec<i32>>, Candidate)> = None;
        for candidate in self.candidates(moved_down, residents, lower) {
            let key = self.failures(&candidate, moved_down, residents, lower);
            if best.as_ref().is_none_or(|(least, _)| key < *least) {
                best = Some((key, candidate));
            }
        }
        best.map(|(_, candidate)| candidate)
    }

    /// Returns every candidate that complies with \[C1\] to \[C5\], in the order of 3.6, 3.7 and 4.
    fn candidates(
        &self,
        moved_down: &[usize],
        residents: &[usize],
        lower: &[usize],
    ) -> Vec<Candidate> {
        let mut found = Vec::new();
        for m1 in (0..=moved_down.len().min(residents.len())).rev() {
            for s1 in choices(moved_down, m1) {
                for opponents in arrangements(residents, m1) {
                    let pairs: Vec<(usize, usize)> =
                        s1.iter().copied().zip(opponents.iter().copied()).collect();
                    if !pairs.iter().all(|&(a, b)| self.may_meet(a, b)) {
                        continue;
                    }
                    let remainder = without(residents, &opponents);
                    let limbo = without(moved_down, &s1);
                    for rest in self.remainder_candidates(&remainder) {
                        let mut all = pairs.clone();
                        all.extend(&rest.pairs);
                        let mut floating = limbo.clone();
                        floating.extend(&rest.floating);
                        let waiting: Vec<usize> = floating.iter().chain(lower).copied().collect();
                        if self.can_complete(&waiting) {
                            found.push(Candidate {
                                pairs: all,
                                floating,
                            });
                        }
                    }
                }
            }
        }
        found
    }

    fn remainder_candidates(&self, players: &[usize]) -> Vec<Candidate> {
        let mut found = Vec::new();
        for size in (0..=players.len() / 2).rev() {
            let (s1, s2) = players.split_at(size);
            let mut upper = choices(players, size);
            // 4.3.2; places in the remainder are the numbers in the bracket.
            let place = |player: usize| players.iter().position(|&it| it == player).unwrap();
            upper.sort_by_key(|set| {
                let mut gone: Vec<usize> = s1
                    .iter()
                    .filter(|it| !set.contains(it))
                    .map(|&it| place(it))
                    .collect();
                let come: Vec<usize> = s2
                    .iter()
                    .filter(|it| set.contains(it))
                    .map(|&it| place(it))
                    .collect();
                gone.reverse();
                let gap = come.iter().sum::<usize>() - gone.iter().sum::<usize>();
                (
                    come.len(),
                    gap,
                    gone.into_iter().map(Reverse).collect::<Vec<_>>(),
                    come,
                )
            });
            for set in upper {
                for opponents in arrangements(&without(players, &set), size) {
                    let pairs: Vec<(usize, usize)> =
                        set.iter().copied().zip(opponents.iter().copied()).collect();
                    if pairs.iter().all(|&(a, b)| self.may_meet(a, b)) {
                        let floating = without(&without(players, &set), &opponents);
                        found.push(Candidate { pairs, floating });
                    }
                }
            }
        }
        found
    }

    /// \[C6\] and \[C7\]
    fn float_failures(&self, candidate: &Candidate) -> Vec<i32> {
        let mut scores: Vec<i32> = candidate
            .floating
            .iter()
            .map(|&it| self.score(it))
            .collect();
        scores.sort_unstable_by_key(|&it| Reverse(it));
        scores.insert(0, i32::try_from(scores.len()).unwrap());
        scores
    }

    /// Returns the failures by \[C6\] to \[C21\], each as a list to be compared.
    fn failures(
        &self,
        candidate: &Candidate,
        moved_down: &[usize],
        residents: &[usize],
        lower: &[usize],
    ) -> Vec<Vec<i32>> {
        let count = |it: usize| vec![i32::try_from(it).unwrap()];
        let pairs = |rule: &dyn Fn(usize, usize) -> bool| {
            count(candidate.pairs.iter().filter(|&&(a, b)| rule(a, b)).count())
        };
        let mut failures = vec![self.float_failures(candidate)];
        // [C8]
        let mut next = Vec::new();
        if let Some(&first) = lower.first() {
            let residents: Vec<usize> = lower
                .iter()
                .copied()
                .filter(|&it| self.score(it) == self.score(first))
                .collect();
            let below = without(lower, &residents);
            next = self
                .candidates(&candidate.floating, &residents, &below)
                .iter()
                .map(|it| self.float_failures(it))
                .min()
                .unwrap_or(vec![i32::MAX]);
        }
        failures.push(next);
        // [C9]: none below may have the bye, so a single floater gets it.
        let gets_bye = self.bye_score.is_some_and(|score| {
            candidate.floating.len() == 1 && residents.iter().all(|&it| self.score(it) <= score)
        });
        failures.push(if gets_bye {
            let player = number(candidate.floating[0]);
            count(self.event.records(player).len() - roles(self.event, player).len())
        } else {
            vec![0]
        });
        // [C10] to [C13]
        let wish = |it: usize| self.wish(it);
        let clash = |a: usize, b: usize| {
            wish(a).is_some() && wish(a).map(|it| it.0) == wish(b).map(|it| it.0)
        };
        let cd = |it: usize| difference(self.event, number(it)).abs();
        failures.push(pairs(&|a, b| clash(a, b) && cd(a) > 1 && cd(b) > 1));
        failures.push(pairs(&|a, b| {
            let absolute = |it: usize| wish(it).is_some_and(|wish| wish.1 == 2);
            let tired = |it: usize| {
                let had = roles(self.event, number(it));
                had.len() > 1
                    && had[had.len() - 2] == had[had.len() - 1]
                    && wish(it).is_some_and(|wish| wish.0 != had[had.len() - 1])
            };
            // The one with the smaller difference is denied.
            clash(a, b)
                && absolute(a)
                && absolute(b)
                && match cd(a).cmp(&cd(b)) {
                    std::cmp::Ordering::Equal => tired(a) && tired(b),
                    std::cmp::Ordering::Less => tired(a),
                    std::cmp::Ordering::Greater => tired(b),
                }
        }));
        failures.push(pairs(&clash));
        failures.push(pairs(&|a, b| {
            let how = |it: usize| wish(it).map_or(0, |wish| wish.1);
            clash(a, b) && how(a).min(how(b)) == 1
        }));
        // [C14] to [C17]
        for ago in 1..=2 {
            failures.push(count(
                candidate
                    .floating
                    .iter()
                    .filter(|&&it| {
                        residents.contains(&it) && self.floated(it, ago) == Some(Float::Down)
                    })
                    .count(),
            ));
            failures.push(pairs(&|a, b| {
                moved_down.contains(&a) && self.floated(b, ago) == Some(Float::Up)
            }));
        }
        // [C18] to [C21]
        for ago in 1..=2 {
            let mut gaps: Vec<i32> = moved_down
                .iter()
                .filter(|&&it| self.floated(it, ago) == Some(Float::Down))
                .map(|&it| {
                    let opponent = candidate.pairs.iter().find(|pair| pair.0 == it);
                    // A player who floats further has a greater gap than any paired one.
                    opponent.map_or(self.score(it) + 1000, |pair| {
                        self.score(it) - self.score(pair.1)
                    })
                })
                .collect();
            gaps.sort_unstable_by_key(|&it| Reverse(it));
            failures.push(gaps);
            let mut gaps: Vec<i32> = candidate
                .pairs
                .iter()
                .filter(|(a, b)| moved_down.contains(a) && self.floated(*b, ago) == Some(Float::Up))
                .map(|&(a, b)| self.score(a) - self.score(b))
                .collect();
            gaps.sort_unstable_by_key(|&it| Reverse(it));
            failures.push(gaps);
        }
        failures
    }

    fn floated(&self, player: usize, ago: u16) -> Option<Float> {
        let round = self.event.next_round().get().checked_sub(ago)?;
        let round = kralle_pairing::event::RoundNumber::new(round)?;
        let of: EntrantNumber = number(player);
        self.event.float(of, round)
    }
}

fn without(players: &[usize], gone: &[usize]) -> Vec<usize> {
    players
        .iter()
        .copied()
        .filter(|it| !gone.contains(it))
        .collect()
}
