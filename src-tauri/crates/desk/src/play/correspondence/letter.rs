//! The messages to the players, made only from public information. [`Letter::view`] makes text,
//! `super::paper` makes paper.
//!
//! A message begins with a line of dashes, so that a player's reply that quotes it is read without
//! it (`play::correspondence`).

pub(crate) mod pair;

use kralle_play::board_game::Score;
use kralle_play::board_game::StageKind;
use kralle_rules::paarzug::law::PairLaw;
use kralle_rules::preset::Preset;
use kralle_view::named::{Named, message};
use kralle_words::{Arg, Words};
use shakmaty::Color;

use crate::core::on_paper::{article, cited};
use crate::core::refusal::ArticleView;
use crate::play::board::view::{BoardGameView, WayView};
use crate::play::correspondence::diagram::{diagram, fen};
pub(crate) use crate::play::correspondence::letter::pair::{Sent, sent};
use crate::play::correspondence::view::{DueView, LetterView, PostGameView};

/// The event and the sender of a message.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Sender<'a> {
    pub(crate) event: &'a str,
    /// The supervisor's name; empty if none is chosen.
    pub(crate) name: &'a str,
}

/// The parts of a message; each line is a sentence or empty.
#[derive(Debug)]
pub(crate) struct Letter {
    /// The recipient.
    pub(crate) name: String,
    subject: String,
    /// The suggested file name.
    file: String,
    pub(crate) greeting: String,
    /// The last events, or the missing move.
    pub(crate) happened: Vec<String>,
    /// The position as a diagram, with its heading.
    diagram: Vec<String>,
    pub(crate) fen: String,
    /// First-move rights and offers.
    pub(crate) standing: Vec<String>,
    /// The request to the player, or the end of the game.
    pub(crate) next: Vec<String>,
    /// The line with the sender; `None` if no name is chosen.
    pub(crate) sender: Option<String>,
}

impl Letter {
    /// Returns the message as text.
    pub(crate) fn view(&self) -> LetterView {
        let empty = String::new;
        let mut lines = vec![format!("----- {} -----", self.subject), empty()];
        lines.extend([self.greeting.clone(), empty()]);
        lines.extend(self.happened.iter().cloned());
        lines.push(empty());
        lines.extend(self.diagram.iter().cloned());
        lines.extend([self.fen.clone(), empty()]);
        if !self.standing.is_empty() {
            lines.extend(self.standing.iter().cloned());
            lines.push(empty());
        }
        lines.extend(self.next.iter().cloned());
        if let Some(sender) = &self.sender {
            lines.extend([empty(), sender.clone()]);
        }
        lines.push(empty());
        LetterView {
            name: self.name.clone(),
            subject: self.subject.clone(),
            text: lines.join("\n"),
            file: self.file.clone(),
        }
    }
}

/// Returns the message to the player of `color`.
pub(crate) fn letter(
    post: &PostGameView,
    color: Named<Color>,
    sender: Sender<'_>,
    words: &Words,
) -> Letter {
    let letter = Writer::new(post, color, words);
    let happened = match &post.game.last {
        None => vec![letter.say("letter-begins", &[])],
        Some(last) => letter.pair(last),
    };
    letter.finish(sender, "letter-subject", "letter-file", happened)
}

/// Returns the reminder to the player of `color`; `None` if no move is awaited.
pub(crate) fn reminder(
    post: &PostGameView,
    color: Named<Color>,
    sender: Sender<'_>,
    words: &Words,
) -> Option<Letter> {
    let letter = Writer::new(post, color, words);
    letter.due().filter(|due| due.waited_for)?;
    let since = letter.date(&post.since);
    let args = [
        ("pair", letter.coming().into()),
        ("date", since.as_str().into()),
    ];
    let missing = vec![letter.say("letter-reminder", &args)];
    Some(letter.finish(
        sender,
        "letter-reminder-subject",
        "letter-reminder-file",
        missing,
    ))
}

/// A writer of the letters about a game to one of its players.
pub(crate) struct Writer<'a> {
    post: &'a PostGameView,
    game: &'a BoardGameView,
    color: Named<Color>,
    words: &'a Words,
}

impl<'a> Writer<'a> {
    fn new(post: &'a PostGameView, color: Named<Color>, words: &'a Words) -> Self {
        let game = &post.game;
        Self {
            post,
            game,
            color,
            words,
        }
    }

    /// Adds all other parts to the lines `happened`.
    fn finish(
        &self,
        sender: Sender<'_>,
        subject: &str,
        file: &str,
        happened: Vec<String>,
    ) -> Letter {
        let game = self.game;
        let own = self.name(self.color);
        let place = [
            ("round", Arg::from(u32::from(game.round))),
            ("table", u32::from(game.table).into()),
        ];
        let mut of_subject = place.to_vec();
        of_subject.extend([
            ("event", sender.event.into()),
            ("white", self.name(Named(Color::White)).into()),
            ("black", self.name(Named(Color::Black)).into()),
        ]);
        let mut of_file = place.to_vec();
        of_file.extend([
            ("pair", self.coming().into()),
            ("name", own.replace(['/', '\\', ':', ','], " ").into()),
        ]);
        let mut position = vec![self.say("letter-position", &[])];
        position.extend(diagram(&game.board, self.words));
        Letter {
            name: own.to_owned(),
            subject: self.say(subject, &of_subject),
            file: self.say(file, &of_file),
            greeting: self.say("letter-greeting", &[("name", spoken(own).into())]),
            happened,
            diagram: position,
            fen: self.say("letter-fen", &[("fen", fen(&game.board).into())]),
            standing: self.standing(),
            next: self.next(),
            sender: Some(sender.name.to_owned()).filter(|name| !name.is_empty()),
        }
    }

    /// Returns the deadline of the player's move; `None` when the game is over.
    const fn due(&self) -> Option<&'a DueView> {
        match self.color {
            Named(Color::White) => self.post.white_due.as_ref(),
            Named(Color::Black) => self.post.black_due.as_ref(),
        }
    }

    /// Formats a day in this language; an unreadable day stays as it is.
    fn date(&self, day: &str) -> String {
        day.parse()
            .map_or_else(|_| day.to_owned(), |day| self.words.date(day))
    }

    /// Returns lines about the days left for the coming move, and their basis.
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

    fn name(&self, color: Named<Color>) -> &str {
        match color {
            Named(Color::White) => &self.game.white.player.name,
            Named(Color::Black) => &self.game.black.player.name,
        }
    }

    /// Returns the number of the coming pair, or of the one whose second move is to be chosen.
    fn coming(&self) -> u32 {
        match (&self.game.last, self.game.stage.0) {
            (Some(last), StageKind::Choosing) => last.number,
            (Some(last), StageKind::Ordinary) if last.black.is_none() => last.number,
            (Some(last), _) => last.number.saturating_add(1),
            (None, _) => 1,
        }
    }

    fn article(&self, article: &ArticleView) -> String {
        cited(article, self.words)
    }

    /// Returns the passage that lets a player replace a second move.
    fn second_move(&self) -> String {
        let base = Preset::from_code(&self.game.rule_set).unwrap_or(Preset::PaarZugSchach);
        article(PairLaw::SecondMove.article(base), self.words)
    }

    /// Returns lines about the first-move rights of the coming pair and the open offer.
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
            let key = offer.offer.message("table-offered");
            lines.push(self.say(&key, &[("name", self.name(offer.by).into())]));
            if offer.by != self.color {
                lines.push(self.say("letter-answer-offer", &[]));
            }
        }
        lines
    }

    /// Returns the request to the player with its deadline, or the end of the game.
    fn next(&self) -> Vec<String> {
        if let Some(end) = &self.game.end {
            let loser = match end.score {
                Named(Score::WhiteWins) => self.name(Named(Color::Black)),
                Named(Score::BlackWins) => self.name(Named(Color::White)),
                Named(Score::Draw | Score::Annulled) => "",
            };
            let drawn = if end.score == Named(Score::Draw) {
                "yes"
            } else {
                "no"
            };
            let reason = self.say(
                &message("table-end", end.reason.code()),
                &[("name", loser.into()), ("drawn", drawn.into())],
            );
            let score = match end.score {
                Named(Score::WhiteWins) => "1–0",
                Named(Score::BlackWins) => "0–1",
                Named(Score::Draw) => "½–½",
                Named(Score::Annulled) => "–",
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
                    &[
                        ("name", self.name(chooser).into()),
                        ("article", self.second_move().into()),
                    ],
                ),
                None => self.say("letter-wait", &[]),
            }];
        }
        let asked = match self.game.stage.0 {
            StageKind::Choosing => "letter-choose",
            StageKind::Storing | StageKind::Ordinary | StageKind::Ended => "letter-send",
        };
        let date = self.date(&due.last_day);
        let mut lines = vec![self.say(
            asked,
            &[
                ("pair", self.coming().into()),
                ("date", date.into()),
                ("article", self.second_move().into()),
            ],
        )];
        lines.extend(self.days(due));
        lines.push(self.say("letter-how", &[]));
        lines
    }
}

/// Returns a name in spoken order: "Amsel, Anna" becomes Anna Amsel.
fn spoken(name: &str) -> String {
    match name.split_once(',') {
        Some((surname, given)) if !given.trim().is_empty() => {
            format!("{} {}", given.trim(), surname.trim())
        }
        _ => name.to_owned(),
    }
}
