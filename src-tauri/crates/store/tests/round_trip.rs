//! A kept tournament is read back exactly.

use crate::sample;

use kralle_store::{Store, StoreError, proved, unwatched};
use kralle_tournament::Tournament;
use proptest::prelude::*;
use rstest::rstest;

fn through_a_file(tournament: &Tournament) -> Result<Tournament, StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    drop(Store::create(
        &path,
        tournament,
        &sample::entry("new"),
        sample::FILE,
    )?);
    Store::open(&path, sample::moment(0))?.tournament()
}

#[rstest]
#[case::without_players(sample::empty())]
#[case::drawn(sample::drawn(24))]
#[case::with_a_three_player_team(sample::drawn(27))]
#[case::every_value(sample::colorful())]
#[case::of_fixed_teams(sample::fixed_teams(9))]
#[case::of_single_players(sample::single_players(7))]
#[case::of_changing_partners(sample::changing_partners(11))]
fn a_new_file_holds_the_tournament(#[case] tournament: Tournament) {
    assert_eq!(through_a_file(&tournament), Ok(tournament));
}

#[test]
fn nothing_but_the_file_stays_in_the_folder() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let before = sample::drawn(8);
    let mut store = Store::create(&path, &before, &sample::entry("new"), sample::FILE)?;
    let mut after = before.clone();
    after.pair_round().unwrap();
    store.keep(&before, &after, &sample::entry("pair_round"))?;
    drop(store);
    let names: Vec<_> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().file_name())
        .collect();
    assert_eq!(names, ["a.kralle"]);
    Ok(())
}

#[test]
fn a_copy_is_a_whole_file_with_its_journal() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.kralle");
    let before = sample::drawn(8);
    let mut store = Store::create(
        &folder.path().join("a.kralle"),
        &before,
        &sample::entry("new"),
        sample::FILE,
    )?;
    let mut after = before.clone();
    sample::play_round(&mut after);
    store.keep(&before, &after, &sample::entry("play"))?;
    store.save_copy(&copy)?;
    assert_eq!(
        store.save_copy(&copy),
        Err(StoreError::Exists {
            path: copy.display().to_string()
        })
    );

    assert!(proved(&copy, &mut unwatched)?.is_sound());
    let mut copied = Store::open(&copy, sample::moment(0))?;
    assert_eq!(copied.tournament()?, after);
    assert_eq!(copied.journal()?, store.journal()?);
    copied.undo("Rosa Klaue", sample::moment(1))?;
    assert_eq!(copied.tournament()?, before);
    assert_eq!(store.tournament()?, after);
    Ok(())
}

#[test]
fn what_was_changed_elsewhere_is_not_overwritten() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let old = sample::empty();
    let mut store = Store::create(&path, &old, &sample::entry("new"), sample::FILE)?;
    let mut now = old.clone();
    now.add_player(sample::player(1)).unwrap();
    store.keep(&old, &now, &sample::entry("add_player"))?;

    let mut other = old.clone();
    other.add_player(sample::player(2)).unwrap();
    assert_eq!(
        store.keep(&old, &other, &sample::entry("add_player")),
        Err(StoreError::Stale)
    );
    assert_eq!(store.tournament()?, now);
    assert_eq!(store.journal()?.len(), 2);
    Ok(())
}

#[test]
fn what_the_file_refuses_leaves_it_as_it_was() -> Result<(), StoreError> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.kralle");
    let before = sample::drawn(8);
    let mut store = Store::create(&path, &before, &sample::entry("new"), sample::FILE)?;
    let mut after = before.clone();
    after.players.pop();
    let kept = store.keep(&before, &after, &sample::entry("broken"));
    assert!(matches!(kept, Err(StoreError::NotKept { .. })), "{kept:?}");
    assert_eq!(store.tournament()?, before);
    assert!(store.verify(&mut unwatched)?.is_sound());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn any_tournament_comes_back_as_it_was(
        commands in proptest::collection::vec((any::<u8>(), any::<u32>()), 0..120),
    ) {
        for begun in [
            sample::drawn(9),
            sample::evening(11),
            sample::fixed_teams(5),
            sample::single_players(7),
            sample::changing_partners(11),
        ] {
            let tournament = commands.iter().fold(begun, |tournament, (kind, pick)| {
                sample::command(&tournament, *kind, *pick)
            });
            prop_assert_eq!(kralle_store::violations(&tournament), []);
            prop_assert_eq!(through_a_file(&tournament), Ok(tournament));
        }
    }
}
