//! The shortest list of acts that still breaks a law.

use std::collections::BTreeSet;

use crate::evening::{Played, play};
use crate::script::Script;

/// The most evenings that are played to shrink one.
const TRIES: u32 = 1_000;

/// A failing script, and how it failed.
#[derive(Debug, Clone)]
pub struct Shrunk {
    pub script: Script,
    pub played: Played,
}

/// Leaves out parts of a failing script as long as it still breaks the same law: first the steps after
/// the failure and all events of the network, then steps and single events of the network.
pub fn shrink(script: &Script, played: Played) -> Shrunk {
    let law = played.broken.as_ref().map(|it| it.law);
    let fails = |script: &Script| {
        let played = play(script).ok()?;
        let is_same = played.broken.as_ref().is_some_and(|it| Some(it.law) == law);
        is_same.then_some(played)
    };
    let until = played.ended;
    let mut search = Search {
        best: Shrunk {
            script: script.clone(),
            played,
        },
        tries: 0,
        fails,
    };
    if law.is_some() {
        let steps = script.steps.iter().copied();
        let steps = steps.filter(|it| it.at <= until).collect();
        search.best.script = script.with_steps(steps);
        search.run();
    }
    search.best
}

/// The search for a shorter script.
struct Search<F> {
    best: Shrunk,
    tries: u32,
    /// Plays a script; `None` if it does not fail.
    fails: F,
}

impl<F: FnMut(&Script) -> Option<Played>> Search<F> {
    fn run(&mut self) {
        self.attempt(self.best.script.with_mishaps(BTreeSet::new()));
        loop {
            let steps = |it: &Shrunk| it.script.steps.clone();
            let has_fewer_steps = self.leave_out(steps, Script::with_steps);
            // Others than those that happened have no effect.
            let mishaps = |it: &Shrunk| it.played.mishaps.iter().copied().collect();
            let has_fewer_mishaps = self.leave_out(mishaps, |script, kept| {
                script.with_mishaps(kept.into_iter().collect())
            });
            if !has_fewer_steps && !has_fewer_mishaps {
                return;
            }
        }
    }

    /// Leaves out halves of the parts of a script, then quarters, and so on to single ones; returns true
    /// if some were left out.
    fn leave_out<T: Copy>(
        &mut self,
        parts: impl Fn(&Shrunk) -> Vec<T>,
        with: impl Fn(&Script, Vec<T>) -> Script,
    ) -> bool {
        let begun = parts(&self.best).len();
        let mut size = begun.div_ceil(2);
        while size > 0 && self.tries < TRIES {
            let mut from = 0;
            let mut has_shrunk = false;
            loop {
                let all = parts(&self.best);
                if from >= all.len() || self.tries >= TRIES {
                    break;
                }
                let kept = without(&all, from, size);
                let shorter = with(&self.best.script, kept);
                if self.attempt(shorter) {
                    has_shrunk = true;
                } else {
                    from += size;
                }
            }
            if !has_shrunk {
                size /= 2;
            }
            size = size.min(parts(&self.best).len().div_ceil(2));
        }
        parts(&self.best).len() < begun
    }

    fn attempt(&mut self, script: Script) -> bool {
        self.tries += 1;
        let failed = (self.fails)(&script);
        let has_failed = failed.is_some();
        if let Some(played) = failed {
            self.best = Shrunk { script, played };
        }
        has_failed
    }
}

fn without<T: Copy>(parts: &[T], from: usize, size: usize) -> Vec<T> {
    let kept = parts.iter().enumerate();
    let kept = kept.filter(|(place, _)| !(from..from + size).contains(place));
    kept.map(|(_, part)| *part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::network::{Mishap, MishapKind};
    use crate::sender::Sender;

    fn mishap(number: u64, kind: MishapKind) -> Mishap {
        Mishap {
            sender: Sender::Phone(1),
            number,
            kind,
        }
    }

    /// A failure that needs the steps 17 and 90, a lost request and a late answer.
    fn fails(script: &Script) -> Option<Played> {
        let drawn = (0..60).flat_map(|number| {
            [MishapKind::RequestLost, MishapKind::AnswerLate].map(|kind| mishap(number, kind))
        });
        let is_kept = |it: &Mishap| script.mishaps.as_ref().is_none_or(|kept| kept.contains(it));
        let mishaps: BTreeSet<Mishap> = drawn.filter(is_kept).collect();
        let has_step = |number| script.steps.iter().any(|it| it.number == number);
        let needed = [
            mishap(7, MishapKind::RequestLost),
            mishap(41, MishapKind::AnswerLate),
        ];
        let has_all = has_step(17) && has_step(90) && needed.iter().all(|it| mishaps.contains(it));
        has_all.then(|| Played {
            mishaps,
            ..Played::default()
        })
    }

    #[test]
    fn only_the_needed_steps_and_events_of_the_network_stay() {
        let script = Script::of(1);
        let played = fails(&script).unwrap();
        let best = Shrunk { script, played };
        let mut search = Search {
            best,
            tries: 0,
            fails,
        };
        search.run();
        let steps = search.best.script.steps.iter().map(|it| it.number);
        assert_eq!(steps.collect::<Vec<_>>(), [17, 90]);
        let left = [
            mishap(7, MishapKind::RequestLost),
            mishap(41, MishapKind::AnswerLate),
        ];
        assert_eq!(search.best.script.mishaps, Some(left.into()));
        assert!(search.tries < 200, "{} tries", search.tries);
    }
}
