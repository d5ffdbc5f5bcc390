//! The messages to the players, made only of what both may see.
//!
//! A message begins with a line of dashes, so that a player's answer that quotes it is read
//! without it (`tournament::correspondence`).

use kralle_words::{Arg, Words};

use super::diagram::{diagram, fen, local};
use super::octal::code;
use crate::view::board_game::{
    BoardGameView, FateName, GameEndName, GameScoreName, MeetingName, OfferName, OrderView,
    PairGroundName, PairView, RevealedMoveView, RightName, StageName, VoidView, WayView,
};
use crate::view::correspondence::{DueView, LetterView, PostGameView};
use crate::view::refusal::ArticleView;
use crate::view::round::ColorName;

/// What a message says beside the game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sender<'a> {
    /// The tournament.
    pub(crate) event: &'a str,
    /// The supervisor; nobody when no name is chosen.
    pub(crate) name: &'a str,
}

/// The message to the player of `color`.
pub(crate) fn letter(
    post: &PostGameView,
    color: ColorName,
    sender: Sender<'_>,
    words: &Words,
) -> LetterView {
    let letter = Writer::new(post, color, words);
    let mut lines = Vec::new();
    match &post.game.last {
        None => lines.push(letter.say("letter-begins", &[])),
        Some(last) => lines.extend(letter.pair(last)),
    }
    lines.push(String::new());
    lines.extend(letter.position());
    lines.extend(letter.standing());
    lines.extend(letter.next());
    letter.finish(sender, "letter-subject", "letter-file", lines)
}

/// The reminder to the player of `color`, if a move is waited for.
pub(crate) fn reminder(
    post: &PostGameView,
    color: ColorName,
    sender: Sender<'_>,
    words: &Words,
) -> Option<LetterView> {
    let letter = Writer::new(post, color, words);
    letter.due().filter(|due| due.waited_for)?;
    let since = letter.date(&post.since);
    let mut lines = vec![
        letter.say(
            "letter-reminder",
            &[
                ("pair", letter.coming().into()),
                ("date", since.as_str().into()),
            ],
        ),
        String::new(),
    ];
    lines.extend(letter.position());
    lines.extend(letter.standing());
    lines.extend(letter.next());
    Some(letter.finish(
        sender,
        "letter-reminder-subject",
        "letter-reminder-file",
        lines,
    ))
}

struct Writer<'a> {
    post: &'a PostGameView,
    game: &'a BoardGameView,
    color: ColorName,
    words: &'a Words,
}

impl<'a> Writer<'a> {
    fn new(post: &'a PostGameView, color: ColorName, words: &'a Words) -> Self {
        let game = &post.game;
        Self {
            post,
            game,
            color,
            words,
        }
    }

    /// Puts head and name around a text.
    fn finish(
        &self,
        sender: Sender<'_>,
        subject: &str,
        file: &str,
        text: Vec<String>,
    ) -> LetterView {
        let game = self.game;
        let own = self.name(self.color);
        let place = [
            ("round", Arg::from(u32::from(game.round))),
            ("table", u32::from(game.table).into()),
        ];
        let mut args = place.to_vec();
        args.extend([
            ("event", sender.event.into()),
            ("white", self.name(ColorName::White).into()),
            ("black", self.name(ColorName::Black).into()),
        ]);
        let subject = self.say(subject, &args);
        let mut lines = vec![
            format!("----- {subject} -----"),
            String::new(),
            self.say("letter-greeting", &[("name", own.into())]),
            String::new(),
        ];
        lines.extend(text);
        if !sender.name.is_empty() {
            lines.push(String::new());
            lines.push(sender.name.to_owned());
        }
        lines.push(String::new());
        let mut args = place.to_vec();
        args.extend([
            ("pair", self.coming().into()),
            ("name", own.replace(['/', '\\', ':', ','], " ").into()),
        ]);
        LetterView {
            name: own.to_owned(),
            file: self.say(file, &args),
            subject,
            text: lines.join("\n"),
        }
    }

    /// The position as a diagram and as the fields of FEN.
    fn position(&self) -> Vec<String> {
        let board = &self.game.board;
        let mut lines = vec![self.say("letter-position", &[])];
        lines.extend(diagram(board, self.words));
        lines.push(self.say("letter-fen", &[("fen", fen(board).into())]));
        lines.push(String::new());
        lines
    }

    /// Until when the player's move has to come.
    const fn due(&self) -> Option<&'a DueView> {
        match self.color {
            ColorName::White => self.post.white_due.as_ref(),
            ColorName::Black => self.post.black_due.as_ref(),
        }
    }

    /// A day as this language writes it.
    fn date(&self, day: &str) -> String {
        day.parse()
            .map_or_else(|_| day.to_owned(), |day| self.words.date(day))
    }

    /// Days left for the coming move, and what they are.
    fn days(&self, due: &DueView) -> Vec<String> {
        let days = Arg::from(due.days_left.unsigned_abs());
        if due.days_left < 0 {
            return vec![self.say("letter-overstepped", &[("days", days)])];
        }
        let left = self.say("letter-days-left", &[("days", days)]);
        let account = match self.game.way {
            WayView::Correspondence {
                days: None,
                budget: Some(_),
            } => "letter-days-for-game",
            WayView::Correspondence {
                days: Some(more),
                budget: Some(_),
            } => {
                let carried = self.say("letter-days-carried", &[("days", u32::from(more).into())]);
                return vec![left, carried];
            }
            WayView::Correspondence { .. } | WayView::AtTheBoard(_) => return vec![left],
        };
        vec![left, self.say(account, &[])]
    }

    fn say(&self, key: &str, args: &[(&str, Arg<'_>)]) -> String {
        self.words.say(key, args)
    }

    fn name(&self, color: ColorName) -> &str {
        match color {
            ColorName::White => &self.game.white.player.name,
            ColorName::Black => &self.game.black.player.name,
        }
    }

    /// The number of the coming pair, or of the one whose second move is being chosen.
    fn coming(&self) -> u32 {
        match (&self.game.last, self.game.stage) {
            (Some(last), StageName::Choosing) => last.number,
            (Some(last), StageName::Ordinary) if last.black.is_none() => last.number,
            (Some(last), _) => last.number.saturating_add(1),
            (None, _) => 1,
        }
    }

    fn article(&self, article: &ArticleView) -> String {
        match (&article.heading, article.point.starts_with("PZSR")) {
            (_, true) => article.point.clone(),
            (Some(heading), false) => self.say(
                "article-point",
                &[
                    ("heading", heading.as_str().into()),
                    ("point", article.point.as_str().into()),
                ],
            ),
            (None, false) => self.say(
                "article-number",
                &[("number", article.point.as_str().into())],
            ),
        }
    }

    /// What happened in the pair that was revealed last, and the rules that decided it.
    fn pair(&self, pair: &PairView) -> Vec<String> {
        let title = if pair.ordinary {
            "table-ordinary-pair"
        } else {
            "table-pair"
        };
        let mut lines = vec![format!(
            "{}:",
            self.say(title, &[("number", pair.number.into())])
        )];
        for (color, side) in [
            (ColorName::White, &pair.white),
            (ColorName::Black, &pair.black),
        ] {
            if let Some(side) = side {
                lines.push(self.side(pair, color, side));
            }
        }
        lines.push(String::new());
        if let OrderView::First(right) = &pair.order {
            let what = self.right(right.right, right.target.as_deref());
            let name = self.name(right.holder);
            lines.push(self.say(
                "table-first",
                &[("name", name.into()), ("what", what.into())],
            ));
        }
        let met = match pair.meeting {
            MeetingName::Apart => None,
            MeetingName::Swap => Some("table-met-swap"),
            MeetingName::Vacated => Some("table-met-vacated"),
            MeetingName::StrongerCaptured => Some("table-met-stronger-captured"),
            MeetingName::BothGone => Some("table-met-both-gone"),
            MeetingName::WeakerStayed => Some("table-met-weaker-stayed"),
        };
        lines.extend(met.map(|key| self.say(key, &[])));
        for (color, side) in [
            (ColorName::White, &pair.white),
            (ColorName::Black, &pair.black),
        ] {
            lines.extend(side.as_ref().and_then(|side| self.fate(color, side)));
        }
        lines.extend(pair.grounds.iter().map(|ground| {
            let key = match ground.ground {
                PairGroundName::Collision => "table-ground-collision",
                PairGroundName::Void => "table-ground-void",
                PairGroundName::VacatedTarget => "table-ground-vacated-target",
                PairGroundName::StandingCapture => "table-ground-standing-capture",
                PairGroundName::Plain => "table-ground-plain",
                PairGroundName::RightCheck => "table-ground-right-check",
                PairGroundName::RightRecapture => "table-ground-right-recapture",
                PairGroundName::RightEnPassant => "table-ground-right-en-passant",
                PairGroundName::RightCheeky => "table-ground-right-cheeky",
            };
            format!("{} ({})", self.say(key, &[]), self.article(&ground.article))
        }));
        for color in &pair.checks {
            lines.push(self.say("table-check", &[("name", self.name(*color).into())]));
        }
        lines
    }

    /// A player's move: notation, and its octal code where it has one.
    fn side(&self, pair: &PairView, color: ColorName, side: &RevealedMoveView) -> String {
        let board = match (&side.chosen, &pair.between) {
            (Some(_), Some(between)) => between,
            _ => &pair.before,
        };
        let step = side.chosen.as_ref().or(side.stored.as_ref());
        let side_of = match color {
            ColorName::White => shakmaty::Color::White,
            ColorName::Black => shakmaty::Color::Black,
        };
        let octal = step.and_then(|step| code(board, side_of, step));
        let notation = match &side.stored {
            Some(_) => local(&side.notation, self.words),
            None => side.entered.trim_start_matches("? ").to_owned(),
        };
        self.say(
            "letter-move",
            &[
                (
                    "color",
                    self.say(
                        match color {
                            ColorName::White => "game-white",
                            ColorName::Black => "game-black",
                        },
                        &[],
                    )
                    .into(),
                ),
                ("name", self.name(color).into()),
                ("move", notation.into()),
                ("octal", octal.unwrap_or_else(|| "-".to_owned()).into()),
            ],
        )
    }

    /// What became of a move that was not made as it was sent.
    fn fate(&self, color: ColorName, side: &RevealedMoveView) -> Option<String> {
        let key = match side.fate {
            FateName::Executed => return None,
            FateName::Void => "table-fate-void",
            FateName::Unreadable => "table-fate-unreadable",
            FateName::Replaced => "table-fate-replaced",
            FateName::BeingReplaced => "table-fate-being-replaced",
        };
        let sent = side.stored.as_ref().map_or_else(
            || side.entered.clone(),
            |step| format!("{}–{}", step.from, step.to),
        );
        let said = self.say(
            key,
            &[("name", self.name(color).into()), ("move", sent.into())],
        );
        Some(match &side.void {
            Some(void) => format!("{said} {}", self.void(void)),
            None => said,
        })
    }

    /// Why a move was not made, and the rule.
    fn void(&self, void: &VoidView) -> String {
        let square = void.square.as_deref().unwrap_or_default();
        let why = self.say(void.reason.message(), &[("square", square.into())]);
        format!("{why} ({})", self.article(&void.article))
    }

    fn right(&self, right: RightName, target: Option<&str>) -> String {
        let key = match right {
            RightName::Check => "table-right-check",
            RightName::Recapture => "table-right-recapture",
            RightName::EnPassant => "table-right-en-passant",
            RightName::Cheeky => "table-right-cheeky",
        };
        self.say(key, &[("square", target.unwrap_or_default().into())])
    }

    /// First-move rights of the coming pair, and what is offered.
    fn standing(&self) -> Vec<String> {
        let mut lines: Vec<String> = self
            .game
            .rights
            .iter()
            .map(|right| {
                let what = self.right(right.right, right.target.as_deref());
                let said = self.say(
                    "table-right",
                    &[
                        ("name", self.name(right.holder).into()),
                        ("what", what.into()),
                    ],
                );
                format!("{said} ({})", self.article(&right.article))
            })
            .collect();
        if let Some(offer) = &self.game.offer {
            let key = match offer.offer {
                OfferName::Draw => "table-offered-draw",
                OfferName::Ordinary => "table-offered-ordinary",
            };
            lines.push(self.say(key, &[("name", self.name(offer.by).into())]));
            if offer.by != self.color {
                lines.push(self.say("letter-answer-offer", &[]));
            }
        }
        if !lines.is_empty() {
            lines.push(String::new());
        }
        lines
    }

    /// What the player is asked for, and until when; or how the game ended.
    fn next(&self) -> Vec<String> {
        if let Some(end) = &self.game.end {
            let loser = match end.score {
                GameScoreName::WhiteWins => self.name(ColorName::Black),
                GameScoreName::BlackWins => self.name(ColorName::White),
                GameScoreName::Draw | GameScoreName::Annulled => "",
            };
            let drawn = if end.score == GameScoreName::Draw {
                "yes"
            } else {
                "no"
            };
            let reason = self.say(
                end_key(end.reason),
                &[("name", loser.into()), ("drawn", drawn.into())],
            );
            let score = match end.score {
                GameScoreName::WhiteWins => "1–0",
                GameScoreName::BlackWins => "0–1",
                GameScoreName::Draw => "½–½",
                GameScoreName::Annulled => "–",
            };
            let reason = match &end.article {
                Some(article) => format!("{reason} ({})", self.article(article)),
                None => reason,
            };
            let mut lines = vec![self.say("letter-ended", &[("score", score.into())]), reason];
            lines.extend(end.said.clone());
            return lines;
        }
        let Some(due) = self.due() else {
            return Vec::new();
        };
        if !due.waited_for {
            return vec![match self.game.chooser {
                Some(chooser) => self.say(
                    "letter-other-chooses",
                    &[("name", self.name(chooser).into())],
                ),
                None => self.say("letter-wait", &[]),
            }];
        }
        let asked = match self.game.stage {
            StageName::Choosing => "letter-choose",
            StageName::Storing | StageName::Ordinary | StageName::Ended => "letter-send",
        };
        let date = self.date(&due.last_day);
        let mut lines = vec![self.say(
            asked,
            &[("pair", self.coming().into()), ("date", date.into())],
        )];
        lines.extend(self.days(due));
        lines.push(self.say("letter-how", &[]));
        lines
    }
}

const fn end_key(reason: GameEndName) -> &'static str {
    match reason {
        GameEndName::Checkmate => "table-end-checkmate",
        GameEndName::BothMated => "table-end-both-mated",
        GameEndName::Stalemate => "table-end-stalemate",
        GameEndName::KingsAdjacent => "table-end-kings-adjacent",
        GameEndName::KingsOnOneSquare => "table-end-kings-on-one-square",
        GameEndName::InsufficientMaterial => "table-end-insufficient-material",
        GameEndName::VoidMove => "table-end-void-move",
        GameEndName::Threefold => "table-end-threefold",
        GameEndName::FiftyPairs => "table-end-fifty-pairs",
        GameEndName::FiftyMoves => "table-end-fifty-moves",
        GameEndName::Agreement => "table-end-agreement",
        GameEndName::Resignation => "table-end-resignation",
        GameEndName::FlagFall => "table-end-flag-fall",
        GameEndName::Arbiter => "table-end-arbiter",
    }
}
