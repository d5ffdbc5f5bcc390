//! The tree compared with a simple reference implementation, and as a table.

use std::collections::BTreeSet;

use proptest::prelude::*;
use rstest::rstest;

use super::*;

/// The reference implementation: two lists, and a replay from the start for a restore.
#[derive(Debug, Clone, Default, PartialEq)]
struct World {
    done: Vec<u32>,
    undone: Vec<u32>,
    /// The number of entries in `done` at or before the wall.
    fixed: usize,
    live: BTreeSet<u32>,
}

/// Returns the state after the first `count` rows; row `n` has number `n + 1`.
fn world(steps: &[Step], count: usize) -> World {
    let mut world = World::default();
    for (number, step) in (1_u32..).zip(&steps[..count]) {
        let wall = |world: &mut World| {
            world.undone.clear();
            world.done.push(number);
            world.fixed = world.done.len();
        };
        match *step {
            _ if number == 1 => wall(&mut world),
            Step::Change => {
                world.undone.clear();
                world.done.push(number);
            }
            Step::Wall => wall(&mut world),
            Step::Note => world.undone.clear(),
            Step::Undo { to } => {
                while world.done.len() > world.fixed && world.done.last() > Some(&to) {
                    world.undone.extend(world.done.pop());
                }
            }
            Step::Redo { to } => {
                while world.undone.last().is_some_and(|it| *it <= to) {
                    world.done.extend(world.undone.pop());
                }
            }
            Step::Beside => {}
            Step::Restore { to, is_wall } => {
                if (1..number).contains(&to) {
                    world = self::world(steps, to as usize);
                }
                world.undone.clear();
                if is_wall {
                    wall(&mut world);
                }
            }
        }
        world.live.insert(number);
    }
    world
}

fn is_state(number: u32, step: Step) -> bool {
    number == 1
        || matches!(
            step,
            Step::Change | Step::Wall | Step::Restore { is_wall: true, .. }
        )
}

fn state(steps: &[Step], number: u32) -> EntryState {
    let world = world(steps, steps.len());
    if !world.live.contains(&number) {
        EntryState::Left
    } else if !is_state(number, steps[number as usize - 1]) || world.done.contains(&number) {
        EntryState::Done
    } else if world.undone.contains(&number) {
        EntryState::Undone
    } else {
        EntryState::Ended
    }
}

/// Returns every undo and redo of every entry.
fn marks(steps: &[Step]) -> Vec<(u32, u32, Act)> {
    let live = world(steps, steps.len()).live;
    let mut marks = Vec::new();
    for (number, step) in (1_u32..).zip(steps).skip(1) {
        if !matches!(step, Step::Undo { .. } | Step::Redo { .. }) {
            continue;
        }
        let set = |world: World| BTreeSet::from_iter(world.done);
        let before = set(world(steps, number as usize - 1));
        let after = set(world(steps, number as usize));
        let counts = |entry: &&u32| live.contains(&number) || !live.contains(entry);
        let undone = before.difference(&after).filter(counts);
        marks.extend(undone.map(|entry| (*entry, number, Act::Undone)));
        let redone = after.difference(&before).filter(counts);
        marks.extend(redone.map(|entry| (*entry, number, Act::Redone)));
    }
    marks
}

fn tree(steps: &[Step]) -> Tree {
    let mut tree = Tree::default();
    for (number, step) in (1..).zip(steps) {
        tree.push(number, *step);
    }
    tree
}

fn step() -> impl Strategy<Value = Step> {
    let row = || 0_u32..45;
    prop_oneof![
        8 => Just(Step::Change),
        1 => Just(Step::Wall),
        1 => Just(Step::Note),
        4 => row().prop_map(|to| Step::Undo { to }),
        3 => row().prop_map(|to| Step::Redo { to }),
        2 => Just(Step::Beside),
        1 => (row(), any::<bool>()).prop_map(|(to, is_wall)| Step::Restore { to, is_wall }),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(512))]

    #[test]
    fn what_is_in_force_is_what_two_lists_say(steps in proptest::collection::vec(step(), 1..40)) {
        let tree = tree(&steps);
        let now = world(&steps, steps.len());
        let last = |list: &[u32]| list.last().copied();
        prop_assert_eq!(tree.position(), last(&now.done));
        prop_assert_eq!(tree.wall(), last(&now.done[..now.fixed]));
        prop_assert_eq!(tree.undoable(), last(&now.done[now.fixed..]));
        prop_assert_eq!(tree.redoable(), last(&now.undone));
        let left = tree.left();
        let mut told = marks(&steps);
        told.sort_by_key(|(entry, row, _)| (*row, *entry));
        let numbers: Vec<u32> = (1..).take(steps.len()).collect();
        prop_assert_eq!(tree.marks(&numbers, &left), told);
        for number in numbers {
            prop_assert_eq!(tree.state(number, &left), Some(state(&steps, number)), "{}", number);
            let then = world(&steps, number as usize);
            prop_assert_eq!(tree.position_after(number), last(&then.done));
            prop_assert_eq!(tree.wall_of(number), last(&then.done[..then.fixed]));
            let falls: Vec<u32> =
                now.done[now.fixed..].iter().rev().copied().filter(|it| *it > number).collect();
            prop_assert_eq!(tree.in_force_after(number), falls);
            let returns: Vec<u32> =
                now.undone.iter().rev().copied().take_while(|it| *it <= number).collect();
            prop_assert_eq!(tree.undone_up_to(number), returns);
        }
    }

    #[test]
    fn hostile_numbers_end(rows in proptest::collection::vec((any::<u32>(), step()), 0..40)) {
        let mut tree = Tree::default();
        for (number, step) in rows {
            tree.push(number, step);
        }
        let left = tree.left();
        let all: Vec<u32> = tree.position().into_iter().chain([0, 7, u32::MAX]).collect();
        for number in all {
            tree.state(number, &left);
            tree.in_force_after(number);
            tree.undone_up_to(number);
            tree.parent(number);
        }
        tree.redoable();
        tree.undoable();
        tree.within_the_wall();
    }
}

/// A hostile file must not make the program repeat the same path.
#[test]
fn a_long_way_back_and_forth_a_hundred_thousand_times_is_no_work() {
    let mut tree = Tree::default();
    for number in 1..=100_000 {
        tree.push(number, Step::Change);
    }
    for pair in 0..100_000 {
        tree.push(100_001 + 2 * pair, Step::Undo { to: 1 });
        tree.push(100_002 + 2 * pair, Step::Redo { to: 100_000 });
    }
    assert_eq!(tree.position(), Some(100_000));
    for number in 300_001..400_000 {
        tree.push(
            number,
            Step::Restore {
                to: number % 300_000 + 1,
                is_wall: false,
            },
        );
    }
    assert!(tree.left().restore_after(300_000).is_some());
}

const CHANGE: Step = Step::Change;

#[rstest]
#[case::a_new_file(&[Step::Wall], "done")]
#[case::commands(&[Step::Wall, CHANGE, CHANGE], "done done done")]
#[case::undo(&[Step::Wall, CHANGE, CHANGE, Step::Undo { to: 2 }], "done done undone done")]
#[case::redo(
    &[Step::Wall, CHANGE, CHANGE, Step::Undo { to: 1 }, Step::Redo { to: 2 }],
    "done done undone done done"
)]
#[case::a_new_command_ends_redo(
    &[Step::Wall, CHANGE, Step::Undo { to: 1 }, CHANGE],
    "done ended done done"
)]
#[case::so_does_a_note(&[Step::Wall, CHANGE, Step::Undo { to: 1 }, Step::Note], "done ended done done")]
#[case::but_no_event_of_a_game(
    &[Step::Wall, CHANGE, Step::Undo { to: 1 }, Step::Beside],
    "done undone done done"
)]
#[case::undo_stops_at_a_wall(
    &[Step::Wall, CHANGE, Step::Wall, CHANGE, Step::Undo { to: 1 }],
    "done done done undone done"
)]
#[case::a_restore_leaves_what_came_between(
    &[Step::Wall, CHANGE, CHANGE, Step::Beside, Step::Restore { to: 2, is_wall: false }],
    "done done left left done"
)]
#[case::what_was_left_comes_back_with_a_backup_of_then(
    &[
        Step::Wall,
        CHANGE,
        Step::Restore { to: 1, is_wall: false },
        Step::Restore { to: 2, is_wall: false },
    ],
    "done done left done"
)]
fn states_follow_from_the_rows(#[case] steps: &[Step], #[case] told: &str) {
    let tree = tree(steps);
    let left = tree.left();
    let states: Vec<String> = (1..)
        .take(steps.len())
        .map(|number| {
            let state = tree.state(number, &left).unwrap();
            serde_json::to_value(state)
                .unwrap()
                .as_str()
                .unwrap()
                .to_owned()
        })
        .collect();
    assert_eq!(states.join(" "), told);
}
