//! A dispute of each kind at the arbiter's desk: the claim, the verdict, and the cited article.

use super::arbiter::{set_up, sit_down};
use crate::machine::Machine;
use crate::patience;
use crate::roles::Role;
use crate::trouble::Told;
use crate::window::Window;

/// Ends a line of typing, in the encoding of WebDriver.
const ENTER: char = '\u{E007}';

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1 | \
                     rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
/// Black on board 1 is mated; White on board 2 can promote and take the queen off.
const PENDING: &str = "7k/6pQ/8/8/8/3B4/8/6K1[] b - - 0 1 | 4k3/P7/8/8/8/8/8/4K3[] w - - 0 1";

/// A dispute: the rules, the boards, the claim with its basis, and the verdict.
struct Dispute {
    rules: &'static str,
    boards: &'static str,
    claim: &'static str,
    by: By,
    /// Parts of the answer, the cited article last.
    verdict: &'static [&'static str],
}

/// The claimant, and the basis of the claim.
enum By {
    Side(&'static str),
    /// The side with the fallen flag, and the claimant.
    Flag(&'static str, &'static str),
    /// The opponent's move, typed.
    Move(&'static str),
}

const TANDEM: [Dispute; 5] = [
    Dispute {
        rules: "DSJ-Regeln",
        boards: PENDING,
        claim: "Matt des Gegners",
        by: By::Side("Weiß an Brett 1"),
        verdict: &[
            "Nein – die Reklamation ist nicht zulässig.",
            "Die Begegnung geht weiter.",
            "DSJ-Regeln, Artikel 5.3.2",
        ],
    },
    Dispute {
        rules: "Schweizer Regeln",
        boards: START,
        claim: "Zeitüberschreitung",
        by: By::Flag("Schwarz an Brett 1", "Schwarz an Brett 2"),
        verdict: &[
            "Ja – die Reklamation ist zulässig.",
            "Das Team mit Weiß an Brett 1 gewinnt.",
            "Schweizer Regeln, Ende, Punkt 1b",
        ],
    },
    Dispute {
        rules: "Tandemordnung",
        boards: START,
        claim: "Regelwidriger Zug des Gegners",
        by: By::Move("e2e5"),
        verdict: &[
            "Ja – die Reklamation ist zulässig.",
            "Geprüft: Der gezeigte Zug ist nicht erlaubt.",
            "Das Team mit Schwarz an Brett 1 gewinnt.",
            "Tandemordnung, Artikel 7.1 b",
        ],
    },
    Dispute {
        rules: "Bughouse (FICS)",
        boards: START,
        claim: "Aufgabe",
        by: By::Side("Schwarz an Brett 2"),
        verdict: &[
            "Ja – die Reklamation ist zulässig.",
            "Das Team mit Schwarz an Brett 1 gewinnt.",
            "Bughouse (FICS)",
        ],
    },
    Dispute {
        rules: "Schweizer Regeln",
        boards: START,
        claim: "Remis vereinbart",
        by: By::Side("Weiß an Brett 2"),
        verdict: &[
            "Nein – die Reklamation ist nicht zulässig.",
            "Die Begegnung geht weiter.",
            "Schweizer Regeln, Ende, Punkt 3c",
        ],
    },
];

const ONE_BOARD: [Dispute; 3] = [
    Dispute {
        rules: "Schach",
        boards: "4k2r/8/8/8/8/8/8/4K2R w - - 100 91",
        claim: "50 Züge ohne Schlagen und Bauernzug",
        by: By::Side("Weiß"),
        verdict: &[
            "Ja – die Reklamation ist zulässig.",
            "Remis: 50 Züge.",
            "Schachregeln, Remis (4)",
        ],
    },
    Dispute {
        rules: "PaarZugSchach",
        boards: "4k3/8/8/8/8/8/8/4K1N1 w - - 0 1",
        claim: "Tote Stellung",
        by: By::Side("Schwarz"),
        verdict: &[
            "Ja – die Reklamation ist zulässig.",
            "Remis: Tote Stellung.",
            "Hier lässt der Text Spielraum",
            "Fairschach und PaarZugSchach, PZSR 8",
        ],
    },
    Dispute {
        rules: "Fairschach",
        boards: "4k3/7p/8/8/8/8/7P/4K1N1 w - - 0 1",
        claim: "Dreimal dieselbe Stellung",
        by: By::Side("Weiß"),
        verdict: &[
            "Aus der Stellung ist das nicht zu erkennen, nur aus der Aufzeichnung.",
            "Fairschach und PaarZugSchach, Spielen mit Paarzügen (1)",
        ],
    },
];

/// Chooses an option of a list by clicking it.
fn pick(window: &Window, name: &str) -> Told {
    window.find(Role::Option, name)?.click()
}

/// Enters the claim as the arbiter.
fn claim(window: &Window, dispute: &Dispute) -> Told {
    window.click(Role::Button, "Ist die Reklamation zulässig?")?;
    pick(window, dispute.claim)?;
    match dispute.by {
        By::Side(side) => pick(window, side),
        By::Flag(fallen, side) => {
            window.click(Role::Button, fallen)?;
            pick(window, side)
        }
        By::Move(squares) => window
            .find(Role::TextBox, "Zug eintippen")?
            .write(&format!("{squares}{ENTER}")),
    }
}

/// Waits for the answer with every part of the verdict.
fn must_be_adjudicated(window: &Window, dispute: &Dispute) -> Told {
    let answer = || -> Told<String> { window.find(Role::Article, "Antwort")?.text() };
    patience::until(
        || {
            // The card may be replaced between finding and reading it.
            let read = answer().unwrap_or_default();
            let complete = dispute.verdict.iter().all(|part| read.contains(part));
            Ok(complete.then_some(()))
        },
        || {
            let read = answer().unwrap_or_else(|trouble| trouble.to_string());
            format!("{}, {}: {read}", dispute.rules, dispute.claim)
        },
    )
}

#[test]
#[ignore = "needs a screen: cargo xtask test"]
fn a_dispute_of_each_kind_is_adjudicated_with_its_article() -> Told {
    let machine = Machine::new()?;
    let window = machine.open()?;
    sit_down(&window)?;
    for dispute in &TANDEM {
        pick(&window, dispute.rules)?;
        set_up(&window, dispute.boards)?;
        claim(&window, dispute)?;
        window.click(Role::Button, "Prüfen")?;
        must_be_adjudicated(&window, dispute)?;
    }
    window.must_be_accessible()?;
    for dispute in &ONE_BOARD {
        pick(&window, dispute.rules)?;
        window.find(Role::TextBox, "FEN")?.rewrite(dispute.boards)?;
        window.click(Role::Button, "Auf das Brett übernehmen")?;
        claim(&window, dispute)?;
        must_be_adjudicated(&window, dispute)?;
    }
    window.must_be_accessible()?;
    window.close()
}
