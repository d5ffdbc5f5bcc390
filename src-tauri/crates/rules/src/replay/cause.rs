//! The cause of an end in the words of servers, programs and players.

use crate::result::Cause;

/// Parses the cause in a remark or tag, in four languages; `None` for other text.
///
/// A game that was aborted or adjourned did not end, even by agreement.
pub(crate) fn cause_of(text: &str) -> Option<Cause> {
    let text = text.to_lowercase();
    let says = |parts: &[&str]| parts.iter().any(|it| text.contains(it));
    if says(&UNFINISHED) {
        return None;
    }
    if let Some((_, cause)) = BY_PARTS.iter().find(|(parts, _)| says(parts)) {
        return Some(*cause);
    }
    let words = || {
        let joins = |it: char| it.is_alphanumeric() || matches!(it, '\'' | '’' | '-');
        text.split(move |it| !joins(it)).filter(|it| !it.is_empty())
    };
    let by_word = BY_WORDS
        .iter()
        .find(|(list, _)| words().any(|it| list.contains(&it)));
    if let Some((_, cause)) = by_word {
        return Some(*cause);
    }
    if splits_up(words()) {
        return Some(Cause::Resignation);
    }
    // In longer remarks, time is that of a maneuver.
    let short = words().count() <= 4;
    let last = words().next_back();
    (short && last.is_some_and(|it| TIME.contains(&it))).then_some(Cause::FlagFall)
}

/// Parts of words of a game that did not end.
const UNFINISHED: [&str; 9] = [
    "abort",
    "adjourn",
    "abgebrochen",
    "unterbrochen",
    "vertagt",
    "ajourn",
    "interrompu",
    "aggiornata",
    "sospesa",
];

/// Parts of remarks, the more specific cause first.
const BY_PARTS: [(&[&str], Cause); 11] = [
    (&["stalemate"], Cause::Stalemate),
    (&["checkmate"], Cause::Checkmate),
    (
        &[
            "resign",
            "surrender",
            "gives up",
            "gave up",
            "aufgegeben",
            "aufgabe",
            "abandonne",
            "abbandon",
        ],
        Cause::Resignation,
    ),
    (&["both players ran out", "both flag"], Cause::BothFlags),
    (
        &[
            "on time",
            "flag",
            "time forfeit",
            "out of time",
            "timed out",
            "timeout",
            "time out",
            "ran out",
            "runs out",
            "overstep",
            "exceed",
            "zeitüberschreitung",
            "zeitueberschreitung",
            "zeit überschritten",
            "zeit abgelaufen",
            "zeit ist abgelaufen",
            "auf zeit",
            "durch zeit",
            "blättchen",
            "au temps",
            "drapeau",
            "per il tempo",
            "bandierina",
        ],
        Cause::FlagFall,
    ),
    (
        &[
            "repetition",
            "stellungswiederholung",
            "répétition",
            "ripetizione",
        ],
        Cause::Repetition,
    ),
    (
        &[
            "fifty", "50-move", "50 move", "50-züge", "50 züge", "50 coups", "50 mosse",
        ],
        Cause::FiftyMoves,
    ),
    (
        &[
            "insufficient",
            "mating material",
            "dead position",
            "material to mate",
        ],
        Cause::DeadPosition,
    ),
    (
        &["rules infraction", "illegal move", "regelwidrig"],
        Cause::IllegalMove,
    ),
    (
        &["agree", "mutual", "einigung", "vereinbar", "accord"],
        Cause::DrawAgreed,
    ),
    (&["adjudicat"], Cause::ArbiterDecision),
];

/// Words that are too short to be looked for inside of others.
const BY_WORDS: [(&[&str], Cause); 3] = [
    (&["patt"], Cause::Stalemate),
    (
        &[
            "mate",
            "mated",
            "mates",
            "matt",
            "mattgesetzt",
            "schachmatt",
            "mattiert",
            "mat",
            "matto",
            "scaccomatto",
        ],
        Cause::Checkmate,
    ),
    (&["abandon"], Cause::Resignation),
];

/// The thinking time, at the end of a short remark.
const TIME: [&str; 4] = ["time", "zeit", "temps", "tempo"];

/// True for the two parts of the German verb for resigning, which may stand apart.
fn splits_up<'a>(words: impl Iterator<Item = &'a str>) -> bool {
    let mut words = words.skip_while(|it| !matches!(*it, "gibt" | "gab" | "geben" | "gaben"));
    words.next().is_some() && words.any(|it| it == "auf")
}
