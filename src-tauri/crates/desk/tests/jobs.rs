//! Long jobs report progress, and can be canceled while they lock the desk.

use std::error::Error;
use std::sync::mpsc;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::JoinHandle;

use kralle_desk::core::refusal::RefusalView;
use kralle_desk::{Desk, Job, Listener, Progress, SharedDesk};
use serde_json::{Value, json};

type Outcome = Result<(), Box<dyn Error>>;

/// Returns a desk with an empty tournament of its own.
fn desk(folder: &std::path::Path) -> Result<Desk, Box<dyn Error>> {
    desk_of(folder, "pot_draw")
}

fn desk_of(folder: &std::path::Path, formation: &str) -> Result<Desk, Box<dyn Error>> {
    let mut desk = Desk::for_scripts("Probe");
    let input = json!({
        "path": folder.join("jobs.kralle"),
        "settings": {
            "name": "Probe", "place": "", "date": null, "rule_set": "dsj", "formation": formation,
            "format": "swiss_system", "swiss_rounds": null, "win_half_points": null,
            "draw_half_points": null, "loss_half_points": null, "bye_half_points": null,
            "rating_list": "", "rating_list_date": null, "rating_order": ["standard"],
        },
    });
    match desk.call("new_tournament", input) {
        Ok(_) => Ok(desk),
        Err(refusal) => Err(format!("{refusal:?}").into()),
    }
}

/// Returns `count` invented players.
fn players(count: usize) -> Value {
    let players: Vec<Value> = (0..count)
        .map(|number| {
            json!({
                "name": format!("Probe, Person {number}"), "birth_year": null, "club": "",
                "fide_id": null, "ratings": {}, "presence": "here", "part": "entered",
            })
        })
        .collect();
    json!({ "players": players })
}

#[test]
fn a_long_command_says_how_far_it_is() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    let heard = Arc::new(Mutex::new(Vec::<Progress>::new()));
    let ear = Arc::clone(&heard);
    let listener: Listener = Arc::new(move |progress| {
        ear.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(progress);
    });
    let answer = desk.call_as("import_players", players(40), &Job::new(3, listener));
    assert!(answer.is_ok(), "{answer:?}");
    let heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
    assert_eq!(heard.len(), 40);
    assert!(heard.is_sorted_by_key(|it| it.done), "{heard:?}");
    assert!(
        heard.iter().all(|it| it.job == 3 && it.total == 40),
        "{heard:?}"
    );
    Ok(())
}

#[test]
fn an_import_of_teams_counts_every_step_and_can_be_canceled_at_each() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk_of(folder.path(), "fixed_teams")?;
    let team = |name: &str, first: usize| {
        let member = |number| json!({ "fields": { "name": format!("Probe, Person {number}") } });
        json!({ "name": name, "members": [member(first), member(first + 1)] })
    };
    let entered = json!({ "teams": [team("Krallen", 0)] });
    let entered = desk.call("import_teams", entered);
    assert!(entered.is_ok(), "{entered:?}");
    let input = json!({
        "updates": [{ "player": 1, "fields": { "name": "Probe, Person 0", "club": "Waldau" } }],
        "teams": [team("Tatzen", 2)],
        "players": [{ "name": "Probe, Person 9" }],
        "joining": [{ "team": 1, "name": "Krallen", "members": [{ "fields": { "name": "Probe, Person 7" } }] }],
    });
    for step in 0..4 {
        let canceled = call_canceled_at(&mut desk, "import_teams", input.clone(), step);
        assert_eq!(canceled, Err("canceled".to_owned()), "step {step}");
        let teams = desk.call("teams", json!({}));
        let teams = teams.map_err(|it| format!("{it:?}"))?;
        assert_eq!(teams["teams"].as_array().map(Vec::len), Some(1), "{teams}");
    }
    let done = call_canceled_at(&mut desk, "import_teams", input, 4);
    assert!(done.is_ok(), "{done:?}");
    Ok(())
}

#[test]
fn a_canceled_import_of_a_tournament_leaves_no_file() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    let to = folder.path().join("next.kralle");
    let input = json!({ "path": folder.path().join("jobs.kralle"), "to": to, "carry": "players" });
    let job = Job::new(6, Arc::new(|_| {}));
    job.cancel();
    let canceled = desk.call_as("import_tournament", input.clone(), &job);
    let canceled = canceled.map_err(|it| it.code.to_string());
    assert_eq!(canceled, Err("canceled".to_owned()));
    assert!(!to.exists());
    let imported = desk.call("import_tournament", input);
    assert!(imported.is_ok(), "{imported:?}");
    Ok(())
}

/// Makes a call whose job is canceled after more than `step` steps.
fn call_canceled_at(desk: &mut Desk, name: &str, input: Value, step: u32) -> Result<Value, String> {
    let brake = Arc::new(Mutex::new(None::<Job>));
    let foot = Arc::clone(&brake);
    let listener: Listener = Arc::new(move |progress| {
        let job = foot.lock().unwrap_or_else(PoisonError::into_inner);
        if let (Some(job), true) = (&*job, progress.done >= step) {
            job.cancel();
        }
    });
    let job = Job::new(6, listener);
    *brake.lock().unwrap_or_else(PoisonError::into_inner) = Some(job.clone());
    desk.call_as(name, input, &job)
        .map_err(|it| it.code.to_string())
}

/// A call in progress in its own thread.
type Worker = JoinHandle<Result<Value, RefusalView>>;

/// Starts an import as job 8 that pauses in the middle until it is released.
fn in_the_middle_of_an_import(
    desk: &Arc<SharedDesk>,
) -> Result<(Worker, mpsc::Sender<()>), Box<dyn Error>> {
    let (busy, is_busy) = mpsc::channel();
    let (go, may_go) = mpsc::channel::<()>();
    let may_go = Mutex::new(may_go);
    let listener: Listener = Arc::new(move |progress| {
        if progress.done == 5 {
            let _ = busy.send(());
            let _ = may_go.lock().unwrap_or_else(PoisonError::into_inner).recv();
        }
    });
    let worker = {
        let desk = Arc::clone(desk);
        std::thread::spawn(move || {
            desk.call("import_players", players(40), Some(&Job::new(8, listener)))
        })
    };
    is_busy.recv()?;
    Ok((worker, go))
}

#[test]
fn canceling_gets_through_while_the_desk_is_busy_and_leaves_nothing_behind() -> Outcome {
    let folder = tempfile::tempdir()?;
    let desk = Arc::new(SharedDesk::new(desk(folder.path())?));
    let (worker, go) = in_the_middle_of_an_import(&desk)?;
    // Read-only calls do not wait.
    for look in ["players", "overview", "settings"] {
        assert!(desk.call(look, json!({}), None).is_ok(), "{look}");
    }
    let canceled = desk.call("cancel", json!({ "job": 8 }), None);
    assert_eq!(canceled, Ok(json!({})));
    go.send(())?;
    let refused = worker.join().map_err(|_| "the work broke down")?;
    assert_eq!(
        refused.map_err(|it| it.code.to_string()),
        Err("canceled".to_owned())
    );
    let left = desk.call("players", json!({}), None);
    assert!(
        left.as_ref().is_ok_and(|it| it["rows"] == json!([])),
        "{left:?}"
    );
    Ok(())
}

#[test]
fn only_so_many_wait_for_a_busy_desk() -> Outcome {
    const MOST_WAITING: usize = 64;
    let folder = tempfile::tempdir()?;
    let desk = Arc::new(SharedDesk::new(desk(folder.path())?));
    let (worker, go) = in_the_middle_of_an_import(&desk)?;
    let (answers, answered) = mpsc::channel();
    let waiting: Vec<_> = (0..=MOST_WAITING)
        .map(|_| {
            let (desk, answers) = (Arc::clone(&desk), answers.clone());
            std::thread::spawn(move || {
                let answer = desk.call("give_numbers", json!({}), None);
                let _ = answers.send(answer.map_err(|it| it.code.to_string()));
            })
        })
        .collect();
    // One call above the limit is refused immediately, while the job continues.
    assert_eq!(answered.recv()?, Err("desk_busy".to_owned()));
    go.send(())?;
    for it in waiting {
        it.join().map_err(|_| "the work broke down")?;
    }
    let _ = worker.join().map_err(|_| "the work broke down")?;
    drop(answers);
    assert!(answered.iter().all(|it| it != Err("desk_busy".to_owned())));
    Ok(())
}

#[test]
fn a_long_way_back_says_how_far_it_is_and_leaves_the_file_when_it_is_canceled() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    for number in 0..30 {
        let mut player = players(1)["players"][0].clone();
        player["name"] = json!(format!("Probe, Person {number}"));
        desk.call("add_player", player)
            .map_err(|it| format!("{it:?}"))?;
    }
    let file = folder.path().join("jobs.kralle");
    let before = std::fs::read(&file)?;
    let heard = Arc::new(Mutex::new(Vec::<Progress>::new()));
    let ear = Arc::clone(&heard);
    let stop = Arc::new(Mutex::new(None::<Job>));
    let brake = Arc::clone(&stop);
    let listener: Listener = Arc::new(move |progress| {
        ear.lock()
            .unwrap_or_else(PoisonError::into_inner)
            .push(progress);
        if progress.done == 15
            && let Some(job) = &*brake.lock().unwrap_or_else(PoisonError::into_inner)
        {
            job.cancel();
        }
    });
    let job = Job::new(4, Arc::clone(&listener));
    *stop.lock().unwrap_or_else(PoisonError::into_inner) = Some(job.clone());
    let refused = desk.call_as("undo_to", json!({ "entry": 1 }), &job);
    assert_eq!(
        refused.map_err(|it| it.code.to_string()),
        Err("canceled".to_owned())
    );
    assert_eq!(std::fs::read(&file)?, before);
    *stop.lock().unwrap_or_else(PoisonError::into_inner) = None;
    heard.lock().unwrap_or_else(PoisonError::into_inner).clear();
    let job = Job::new(5, listener);
    for way in [json!({ "entry": 1 }), json!({ "entry": 31 })] {
        let call = if way["entry"] == 1 {
            "undo_to"
        } else {
            "redo_to"
        };
        assert!(desk.call_as(call, way, &job).is_ok());
    }
    let heard = heard.lock().unwrap_or_else(PoisonError::into_inner);
    let whole = heard.iter().filter(|it| it.done == 30).count();
    assert_eq!((whole, heard.len()), (2, 62));
    let left = desk.call("players", json!({}));
    assert!(left.is_ok_and(|it| it["rows"].as_array().map(Vec::len) == Some(30)));
    Ok(())
}

#[test]
fn a_look_back_and_a_proof_can_be_canceled_and_what_is_shown_stays() -> Outcome {
    let folder = tempfile::tempdir()?;
    let mut desk = desk(folder.path())?;
    for player in players(30)["players"].as_array().into_iter().flatten() {
        desk.call("add_player", player.clone())
            .map_err(|it| format!("{it:?}"))?;
    }
    let shown = |desk: &mut Desk| {
        let overview = desk.call("overview", json!({}))?;
        Ok(overview["past"]["number"].clone())
    };
    let stopped =
        |desk: &mut Desk, name: &str, input: Value| call_canceled_at(desk, name, input, 5);
    let canceled = || Err("canceled".to_owned());
    assert_eq!(stopped(&mut desk, "verify", json!({})), canceled());
    let step = stopped(&mut desk, "history_step", json!({ "entry": 2 }));
    assert_eq!(step, canceled());
    let look = stopped(&mut desk, "look_back", json!({ "entry": 2 }));
    assert_eq!(look, canceled());
    assert_eq!(shown(&mut desk), Ok::<_, RefusalView>(Value::Null));
    let looked = desk.call("look_back", json!({ "entry": 20 }));
    assert!(looked.is_ok(), "{looked:?}");
    let look = stopped(&mut desk, "look_back", json!({ "entry": 2 }));
    assert_eq!(look, canceled());
    assert_eq!(shown(&mut desk), Ok(json!(20)));
    let looked = desk.call("look_back", json!({ "entry": 2 }));
    assert_eq!(looked.map(|it| it["players"].clone()), Ok(json!(1)));
    Ok(())
}
