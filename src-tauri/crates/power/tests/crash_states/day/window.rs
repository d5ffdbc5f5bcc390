//! A day at the window, which keeps preferences, keys, rating lists and a season beside its files.

use kralle_store::{Readers, write_whole};
use serde_json::json;

use super::{Act, Day, PREPARE, Step, call, close};

pub(super) fn day() -> Day {
    let preferences = json!({
        "language": "de", "theme": "system", "acting_name": "Rosa Klaue", "letter_keys": "on",
    });
    let settings = json!({ "name": "Klubabend", "rule_set": "dsj", "format": "round_robin" });
    let players: Vec<_> = (1..=4)
        .map(|number| json!({ "name": format!("Krähe, {number}") }))
        .collect();
    Day {
        name: "window",
        at_the_window: true,
        repeats: true,
        steps: vec![
            call("set_preferences", preferences),
            call(
                "new_tournament",
                json!({ "path": "ROOT/abend.kralle", "settings": settings }),
            ),
            call("import_players", json!({ "players": players })),
            call("draw_lots", json!({ "seed": "1", "wish": "anyone" })),
            call("pair_round", json!({})),
            call("publish_round", json!({ "round": 1 })),
            call("new_device", json!({ "level": "helper", "name": "Tür" })),
            call("match_links", json!({ "round": 1 })),
            call(
                "print_sheet",
                json!({ "sheet": "standings", "language": "de", "path": "ROOT/stand.pdf" }),
            ),
            Step {
                name: PREPARE,
                act: Act::Store(|root| {
                    let path = root.join("liste.txt");
                    write_whole(&path, LIST.as_bytes(), Readers::AsUsual).unwrap();
                    Ok(())
                }),
            },
            call(
                "load_rating_list",
                json!({ "path": "ROOT/liste.txt", "name": "FIDE" }),
            ),
            call(
                "load_rating_list",
                json!({ "path": "ROOT/liste.txt", "name": "FIDE" }),
            ),
            call(
                "new_season",
                json!({ "path": "ROOT/SEASON.toml", "name": "Klubjahr" }),
            ),
            call(
                "add_season_files",
                json!({ "files": ["ROOT/abend.kralle"] }),
            ),
            close(),
        ],
    }
}

/// A rating list in the columns of FIDE.
const LIST: &str = "\
ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag
1300001        Muster, Anna                                                 SUI F   WFM  WFM                     2011  0   20 1990  0   20 0     0   20 1990  w
1300002        Beispiel, Urs                                                SUI M                                1500  0   40 0     0   20 0     0   20 1980
";
