//! The result of a team in a match or a round, and its text on every surface.

use kralle_tournament::{PointsKind, Role, Side, TeamNumber};
use kralle_words::Words;

use crate::cell::{CrossGame, ResultCell, ScoreKind};
use crate::named::Named;

/// The text of an open match.
const OPEN: &str = "…";
/// The text of an annulled match, and of a round after the team has left.
const NOTHING: &str = "–";

/// The tie-break by the points that do not decide (FIDE C.07 13.1).
const OTHER_POINTS: &str = "MPvGP";

/// Returns the words for a kind of points.
pub fn points_of(kind: PointsKind, words: &Words) -> String {
    let key = match kind {
        PointsKind::Match => "points-of-match",
        PointsKind::Game => "points-of-game",
    };
    words.say(key, &[])
}

/// Returns the name of a tie-break, given the points that decide; `None` if the language has no name
/// for it.
pub fn tie_break_name(code: &str, deciding: Option<PointsKind>, words: &Words) -> Option<String> {
    let key = format!("tie-break-{}", code.replace('/', "-"));
    match deciding {
        Some(kind) if code == OTHER_POINTS => Some(points_of(kind.other(), words)),
        Some(_) | None => words.knows(&key).then(|| words.say(&key, &[])),
    }
}

/// The result of a team in a match, in half points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Score {
    Open,
    Played(u16),
    Forfeit(u16),
    Annulled,
}

/// The result of a team in a round, in half points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RoundScore {
    Match {
        opponent: u16,
        /// The partner's number if partners change.
        partner: Option<u16>,
        role: Role,
        score: Score,
    },
    /// `None` before the round is published.
    Bye(Option<u16>),
    Absent(u16),
    Left,
}

impl Score {
    const fn of(half_points: Option<u16>, forfeit: bool, annulled: bool) -> Self {
        match half_points {
            _ if annulled => Self::Annulled,
            None => Self::Open,
            Some(half_points) if forfeit => Self::Forfeit(half_points),
            Some(half_points) => Self::Played(half_points),
        }
    }

    const fn kind(self) -> ScoreKind {
        match self {
            Self::Open => ScoreKind::Open,
            Self::Played(_) => ScoreKind::Played,
            Self::Forfeit(_) => ScoreKind::Forfeit,
            Self::Annulled => ScoreKind::Annulled,
        }
    }

    /// Returns the text: points such as "1" or "½", "…" while open, "–" if annulled.
    ///
    /// A letter follows the points of a forfeit.
    pub fn text(self, words: &Words) -> String {
        match self {
            Self::Open => OPEN.to_owned(),
            Self::Played(half_points) => words.half_points(half_points.into()),
            Self::Forfeit(half_points) => {
                let points = words.half_points(half_points.into());
                format!("{points}{}", words.say("standings-forfeit", &[]))
            }
            Self::Annulled => NOTHING.to_owned(),
        }
    }
}

impl RoundScore {
    /// Returns the text: of a match as [`Score::text`], of a bye or an absence the points.
    ///
    /// "…" for a bye before its round is published, and "–" after the team has left.
    pub fn text(self, words: &Words) -> String {
        match self {
            Self::Match { score, .. } => score.text(words),
            Self::Bye(None) => OPEN.to_owned(),
            Self::Bye(Some(half_points)) | Self::Absent(half_points) => {
                words.half_points(half_points.into())
            }
            Self::Left => NOTHING.to_owned(),
        }
    }
}

impl CrossGame {
    pub fn new(half_points: Option<u16>, role: Role, forfeit: bool, annulled: bool) -> Self {
        Self {
            half_points,
            role: Named(role),
            forfeit,
            annulled,
            kind: Score::of(half_points, forfeit, annulled).kind(),
        }
    }

    pub const fn score(&self) -> Score {
        Score::of(self.half_points, self.forfeit, self.annulled)
    }
}

impl ResultCell {
    /// Returns the cell of a match against `opponents`, with a `partner` if partners change.
    pub fn of_match(
        round: u16,
        opponents: Side,
        partner: Option<TeamNumber>,
        game: &CrossGame,
    ) -> Self {
        Self {
            round,
            opponent: Some(opponents.lead().get()),
            other_opponent: opponents.partner().map(TeamNumber::get),
            partner: partner.map(TeamNumber::get),
            role: Some(game.role),
            half_points: game.half_points,
            forfeit: game.forfeit,
            absent: false,
            left: false,
            annulled: game.annulled,
            kind: game.kind,
        }
    }

    /// Returns the cell of a bye.
    pub const fn of_bye(round: u16, half_points: Option<u16>) -> Self {
        Self::alone(round, half_points, ScoreKind::Bye)
    }

    /// Returns the cell of an absence. It `ends` unless the team has left for good.
    pub const fn of_absence(round: u16, half_points: u16, ends: bool) -> Self {
        let kind = if ends || half_points > 0 {
            ScoreKind::Absent
        } else {
            ScoreKind::Left
        };
        Self::alone(round, Some(half_points), kind)
    }

    const fn alone(round: u16, half_points: Option<u16>, kind: ScoreKind) -> Self {
        Self {
            round,
            opponent: None,
            other_opponent: None,
            partner: None,
            role: None,
            half_points,
            forfeit: false,
            absent: matches!(kind, ScoreKind::Absent | ScoreKind::Left),
            left: matches!(kind, ScoreKind::Left),
            annulled: false,
            kind,
        }
    }

    pub fn score(&self) -> RoundScore {
        match (self.opponent, self.role) {
            (Some(opponent), Some(Named(role))) => RoundScore::Match {
                opponent,
                partner: self.partner,
                role,
                score: Score::of(self.half_points, self.forfeit, self.annulled),
            },
            _ if self.left => RoundScore::Left,
            _ if self.absent => RoundScore::Absent(self.half_points.unwrap_or_default()),
            _ => RoundScore::Bye(self.half_points),
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may fail")]

    use std::fs;
    use std::path::Path;

    use kralle_tournament::{Role, Side, TeamNumber};
    use kralle_words::{Language, Words};
    use serde_json::{Value, json};

    use super::{CrossGame, ResultCell};

    /// A cell of each kind.
    fn cells() -> [ResultCell; 9] {
        let of_match = |half_points, forfeit, annulled| {
            let game = CrossGame::new(half_points, Role::First, forfeit, annulled);
            ResultCell::of_match(1, Side::team(TeamNumber::at(1)), None, &game)
        };
        [
            of_match(None, false, false),
            of_match(Some(3), false, false),
            of_match(Some(2), true, false),
            of_match(Some(2), false, true),
            ResultCell::of_bye(1, None),
            ResultCell::of_bye(1, Some(2)),
            ResultCell::of_absence(1, 1, true),
            ResultCell::of_absence(1, 1, false),
            ResultCell::of_absence(1, 0, false),
        ]
    }

    /// The tests of the screens read this file, so that both show the same.
    #[test]
    fn the_text_of_each_kind_is_that_of_the_screens() {
        let of = |language: Language| {
            let words = Words::new(language);
            let each = cells().map(|cell| {
                json!({
                    "kind": cell.kind,
                    "half_points": cell.half_points,
                    "text": cell.score().text(&words),
                })
            });
            (language.tag().to_owned(), Value::from(each.to_vec()))
        };
        let texts = Value::Object(Language::ALL.map(of).into_iter().collect());
        let text = format!("{}\n", serde_json::to_string_pretty(&texts).unwrap());
        let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../ui/src/words/score.json");
        if std::env::var_os("UPDATE_GENERATED").is_some() {
            fs::write(&kept, text).unwrap();
        }
        let kept: Value = serde_json::from_slice(&fs::read(kept).unwrap()).unwrap();
        assert_eq!(kept, texts);
    }

    #[test]
    fn a_cell_of_an_older_version_has_the_same_text() {
        let words = Words::new(Language::German);
        for cell in cells() {
            let mut old = serde_json::to_value(&cell).unwrap();
            old.as_object_mut().unwrap().remove("kind");
            let read: ResultCell = serde_json::from_value(old).unwrap();
            assert_eq!(read.score().text(&words), cell.score().text(&words));
        }
    }
}
