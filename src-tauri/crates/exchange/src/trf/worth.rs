//! Scoring systems of a file, and points that do not follow from them.

use std::collections::BTreeMap;

use kralle_pairing::event::{
    Adjustment, EntrantNumber, EventBuilder, HalfPoints, RoundNumber, ScoreKind, ScoringSystem,
};

use super::meaning::{entrant_number, round_number};
use super::record::{AbnormalPoints, Record, ResultCode};
use super::{Trf, TrfError, TrfProblem};

impl Trf {
    /// Applies points that do not follow from the results (299). `result` returns an entrant's
    /// result in a round, both counted from 0.
    ///
    /// # Errors
    /// Fails for unknown entrants, negative points of a result, and invalid penalties.
    pub(super) fn abnormal_points(
        &self,
        builder: &mut EventBuilder,
        entrants: usize,
        rounds: usize,
        result: impl Fn(usize, usize) -> Option<ResultCode>,
    ) -> Result<(), TrfError> {
        for (line, record) in self.numbered() {
            let Record::Abnormal(it) = record else {
                continue;
            };
            let mut named = Vec::new();
            for number in &it.entrants {
                named.push(entrant_number(*number, entrants, line, 24)?.index());
            }
            let Some(kind) = it.kind else {
                self.adjust(builder, it, line, &named)?;
                continue;
            };
            if named.is_empty() {
                named = (0..entrants).collect();
            }
            let points = |half: Option<i32>, column| match half.map(u16::try_from) {
                None => Ok(None),
                Some(Ok(half)) => Ok(Some(HalfPoints(half))),
                Some(Err(_)) => Err(TrfError::new(
                    line,
                    column,
                    TrfProblem::Field {
                        found: "a negative number".to_owned(),
                        expected: "points of a result, at least 0",
                    },
                )),
            };
            let match_points = points(it.match_points, 8)?;
            let game_points = points(it.game_points, 14)?;
            for entrant in named {
                for round in 0..rounds {
                    let this_round = it.round.is_none_or(|at| usize::from(at) == round + 1);
                    let is_meant = result(entrant, round).is_some_and(|it| covers(kind, it));
                    if !this_round || !is_meant {
                        continue;
                    }
                    let (number, who) = (
                        RoundNumber::from_index(round),
                        EntrantNumber::from_index(entrant),
                    );
                    if self.is_team_event() {
                        if let Some(worth) = match_points {
                            builder.set_points(number, who, ScoreKind::MatchPoints, worth);
                        }
                        if let Some(worth) = game_points {
                            builder.set_points(number, who, ScoreKind::GamePoints, worth);
                        }
                    } else if let Some(worth) = game_points.or(match_points) {
                        builder.set_points(number, who, ScoreKind::MatchPoints, worth);
                    }
                }
            }
        }
        Ok(())
    }

    /// Applies a penalty or bonus (299 without a result). Without a round, it counts from round
    /// 1.
    ///
    /// # Errors
    /// Fails if the record names no entrant, or round 999.
    fn adjust(
        &self,
        builder: &mut EventBuilder,
        it: &AbnormalPoints,
        line: usize,
        named: &[usize],
    ) -> Result<(), TrfError> {
        let wrong = |column, found: String, expected| {
            TrfError::new(line, column, TrfProblem::Field { found, expected })
        };
        if named.is_empty() {
            let expected = "whom the penalty or bonus is for";
            return Err(wrong(24, String::new(), expected));
        }
        if it.round == Some(999) {
            let expected =
                "a round (points that count in the final standings only are not known here)";
            return Err(wrong(20, "999".to_owned(), expected));
        }
        let individual = it.game_points.or(it.match_points).unwrap_or(0);
        let (match_points, game_points) = if self.is_team_event() {
            (it.match_points.unwrap_or(0), it.game_points.unwrap_or(0))
        } else {
            (individual, individual)
        };
        for &entrant in named {
            builder.adjust(Adjustment {
                entrant: EntrantNumber::from_index(entrant),
                round: round_number(it.round.unwrap_or(1)),
                match_points,
                game_points,
            });
        }
        Ok(())
    }

    /// Returns the points of a game (162, XXS, BBW …).
    ///
    /// # Errors
    /// Fails for an unknown symbol, or different points for White and Black.
    pub(super) fn game_scoring(&self) -> Result<ScoringSystem, TrfError> {
        let mut worth: BTreeMap<&str, HalfPoints> = BTreeMap::new();
        let mut last_line = 1;
        for (line, record) in self.numbered() {
            let Record::GamePoints { code, points } = record else {
                continue;
            };
            last_line = line;
            for (symbol, value) in points {
                let targets = targets(code, symbol);
                if targets.is_empty() {
                    return Err(TrfError::new(
                        line,
                        5,
                        TrfProblem::Field {
                            found: symbol.clone(),
                            expected: "a symbol of the scoring system",
                        },
                    ));
                }
                for target in targets {
                    worth.insert(target, *value);
                }
            }
        }
        let same = |white: &str, black: &str, default: HalfPoints| match (
            worth.get(white),
            worth.get(black),
        ) {
            (None, None) => Ok(default),
            (a, b) if a.unwrap_or(&default) == b.unwrap_or(&default) => Ok(*a.unwrap_or(&default)),
            _ => Err(TrfError::new(
                last_line,
                5,
                TrfProblem::Field {
                    found: format!("other points for {white} than for {black}"),
                    expected: "the same points for White and Black",
                },
            )),
        };
        let standard = ScoringSystem::STANDARD;
        let win = same("WW", "BW", standard.win)?;
        let draw = same("WD", "BD", standard.draw)?;
        let or = |symbol: &str, default: HalfPoints| worth.get(symbol).copied().unwrap_or(default);
        Ok(ScoringSystem {
            win,
            draw,
            loss: same("WL", "BL", standard.loss)?,
            forfeit_win: or("FW", win),
            forfeit_loss: or("FL", HalfPoints::ZERO),
            allocated_bye: or("PAB", win),
            full_point_bye: or("FPB", win),
            half_point_bye: or("HPB", draw),
            zero_point_bye: or("ZPB", HalfPoints::ZERO),
        })
    }

    /// Returns the points of a match (362); those of the bye come from 320.
    pub(super) fn match_scoring(&self) -> ScoringSystem {
        let mut scoring = ScoringSystem::MATCH_POINTS;
        for record in self.records() {
            if let Record::MatchPoints { points } = record {
                for (symbol, worth) in points {
                    match symbol.as_str() {
                        "TW" => scoring.win = *worth,
                        "TD" => scoring.draw = *worth,
                        "TL" => scoring.loss = *worth,
                        _ => {}
                    }
                }
            }
        }
        scoring = ScoringSystem {
            forfeit_loss: HalfPoints::ZERO,
            zero_point_bye: HalfPoints::ZERO,
            allocated_bye: scoring.draw,
            ..ScoringSystem::of(scoring.win, scoring.draw, scoring.loss)
        };
        for record in self.records() {
            if let Record::TeamByes(it) = record
                && let Some(worth) = it.match_points
            {
                scoring.allocated_bye = worth;
            }
        }
        scoring
    }
}

/// True if a record 299 for `kind` applies to `result`. W, D and L mean played games, rated or
/// not.
fn covers(kind: ResultCode, result: ResultCode) -> bool {
    result == kind || result.unrated() == kind
}

/// Returns the values of the older, more detailed system that a symbol sets; empty if it is
/// unknown.
fn targets(code: &str, symbol: &str) -> &'static [&'static str] {
    match (code, symbol) {
        ("XXS" | "162" | "BBW", "W") => &["WW", "BW", "FW", "FPB"],
        (_, "D") => &["WD", "BD", "HPB"],
        (_, "L") => &["WL", "BL"],
        ("162", "A") => &["ZPB", "FL"],
        ("162", "P") | ("BBU", "U") | ("XXS", "PAB") => &["PAB"],
        // An adjourned game, which counts as open here.
        ("162", "X") => &["X"],
        ("BBZ", "Z") | ("XXS", "ZPB") => &["ZPB"],
        ("BBF", "F") | ("XXS", "FL") => &["FL"],
        ("XXS", "FW") => &["FW"],
        ("XXS", "FPB") => &["FPB"],
        ("XXS", "HPB") => &["HPB"],
        ("XXS", "WW") => &["WW"],
        ("XXS", "BW") => &["BW"],
        ("XXS", "WD") => &["WD"],
        ("XXS", "BD") => &["BD"],
        ("XXS", "WL") => &["WL"],
        ("XXS", "BL") => &["BL"],
        _ => &[],
    }
}
