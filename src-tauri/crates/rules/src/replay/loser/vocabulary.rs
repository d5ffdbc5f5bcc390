//! Words of remarks about the end of a game, in four languages.

use shakmaty::Color;

/// The part of a word in a remark.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    /// A verb of its loser.
    Loses,
    /// A cause or noun of its loser, unless a verb decides: `Time forfeit: Birch`.
    LosesByNoun,
    /// A verb of its winner.
    Wins,
    WinsByNoun,
    /// A verb of the winner before the loser, and of the loser without an object.
    Beats,
    /// Leads to the one who acts: `resignation by Birch`.
    By,
    And,
    /// Between two players who are only listed.
    Against,
    Passive,
    Not,
    Partner,
    Opponent,
    Color(Color),
    /// Before the letter of a board.
    On,
    BoardName,
    Other,
}

/// Returns the part of a word, given the words after it.
pub(super) fn part<'a>(word: &str, mut after: impl Iterator<Item = &'a str>) -> Part {
    match word {
        "gives" | "gave" | "give" | "giving" if after.by_ref().take(3).any(|it| it == "up") => {
            Part::Loses
        }
        "gibt" | "gab" | "geben" | "gaben" => {
            let verb = after.find_map(|it| match it {
                "matt" | "schachmatt" => Some(Part::Wins),
                "auf" => Some(Part::Loses),
                _ => None,
            });
            verb.unwrap_or(Part::Other)
        }
        "setzt" | "setzte" if after.any(|it| matches!(it, "matt" | "schachmatt")) => Part::Wins,
        "ran" | "runs" | "run" | "running" | "timed" | "times"
            if after.next().is_some_and(|it| it == "out") =>
        {
            Part::Loses
        }
        _ => of_word(word),
    }
}

fn of_word(word: &str) -> Part {
    match word {
        "resign" | "resigns" | "resigned" | "forfeits" | "forfeited" | "lose" | "loses"
        | "lost" | "disconnects" | "disconnected" | "surrenders" | "surrendered" | "abandons"
        | "abandoned" | "quits" | "oversteps" | "overstepped" | "exceeds" | "exceeded"
        | "aufgegeben" | "verliert" | "verlor" | "verloren" | "verlieren" | "überschreitet"
        | "überschritt" | "überschritten" | "abandonne" | "abandonnent" | "perd" | "perdu"
        | "abbandona" | "abbandonano" | "perde" => Part::Loses,
        "resignation"
        | "resignations"
        | "forfeit"
        | "forfeiture"
        | "disconnect"
        | "disconnection"
        | "timeout"
        | "time"
        | "flag"
        | "flags"
        | "loss"
        | "loser"
        | "aufgabe"
        | "zeitüberschreitung"
        | "zeitueberschreitung"
        | "zeit"
        | "bedenkzeit"
        | "blättchen"
        | "fahne"
        | "verlierer"
        | "matt"
        | "schachmatt"
        | "mattgesetzt"
        | "abandon"
        | "temps"
        | "drapeau"
        | "mat"
        | "perdant"
        | "forfait"
        | "abbandono"
        | "tempo"
        | "bandierina"
        | "matto" => Part::LosesByNoun,
        "win" | "wins" | "won" | "winning" | "checkmates" | "mates" | "beats" | "defeats"
        | "gewinnt" | "gewann" | "gewonnen" | "gewinnen" | "siegt" | "siegte" | "schlägt"
        | "gagne" | "gagnent" | "bat" | "vince" | "vincono" | "batte" => Part::Wins,
        "winner" | "victory" | "sieg" | "sieger" | "gewinner" | "gagnant" | "victoire"
        | "vincitore" | "vittoria" => Part::WinsByNoun,
        "checkmated" | "mated" | "flagged" | "beaten" | "beat" | "defeated" | "mattiert"
        | "besiegt" | "geschlagen" | "battu" | "battuto" => Part::Beats,
        "by" | "durch" | "von" | "vom" | "par" | "da" | "dal" | "dalla" | "di" | "of" | "de"
        | "for" | "für" | "pour" | "per" => Part::By,
        "and" | "und" | "et" | "e" | "sowie" => Part::And,
        "vs" | "versus" | "v" | "against" | "gegen" | "contre" | "contro" => Part::Against,
        "is" | "was" | "were" | "been" | "being" | "got" | "gets" | "ist" | "war" | "wird"
        | "wurde" | "wurden" | "est" | "était" | "è" | "viene" => Part::Passive,
        "not" | "never" | "nicht" | "pas" | "non" | "didn't" | "doesn't" | "hasn't" => Part::Not,
        "partner" | "partners" | "partnerin" | "partenaire" | "compagno" | "compagna" => {
            Part::Partner
        }
        "opponent" | "gegner" | "gegnerin" | "adversaire" | "avversario" => Part::Opponent,
        "white" | "weiß" | "weiss" | "blanc" | "blancs" | "bianco" => Part::Color(Color::White),
        "black" | "schwarz" | "noir" | "noirs" | "nero" => Part::Color(Color::Black),
        "on" | "auf" | "an" | "sur" | "su" | "at" => Part::On,
        "board" | "brett" | "échiquier" | "scacchiera" => Part::BoardName,
        _ => Part::Other,
    }
}

/// True for a word that names no person by itself: a title, or a particle of a name.
pub(super) fn is_no_name(word: &str) -> bool {
    const PARTICLES: [&str; 25] = [
        "van", "der", "den", "del", "du", "la", "le", "zu", "zur", "dr", "prof", "jr", "sr", "gm",
        "im", "fm", "cm", "wgm", "wim", "wfm", "wcm", "the", "guest", "team", "player",
    ];
    word.chars().count() < 2
        || word.bytes().all(|it| it.is_ascii_digit())
        || PARTICLES.contains(&word)
        || of_word(word) != Part::Other
}
