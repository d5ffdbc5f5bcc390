//! The games of a tournament for export: both boards as BPGN, ordinary chess as PGN, games in pairs
//! in the notation of pairs.
//!
//! Start at [`of`]. The game of a match is the record stored with its result, or else the game
//! played in the program at its table. Players, date and result come from the tournament; other
//! tags, comments and clock times come from the record.

use kralle_play::board_game::BoardGame;
use kralle_rules::game_result::GameResult;
use kralle_rules::notation::bpgn::Recorded;
use kralle_rules::notation::{bpgn, pgn};
use kralle_rules::ordinary::record::shorten;
use kralle_rules::paarzug::notation::{PairRecord, Tag};
use kralle_rules::preset;
use kralle_rules::replay;
use kralle_rules::tandem::side::Team;
use kralle_store::StoreError;
use kralle_tournament::{
    Board, Cause, Game, Match, Outcome, Player, PlayerId, RatingKind, Role, RoundNumber,
    TeamNumber, Tournament, Verdict,
};
use shakmaty::Color;

use crate::core::open_file::OpenFile;
use crate::play::board::show::{in_match, record};

/// A kind of record; each has its own file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum RecordKind {
    /// Both boards (BPGN).
    Tandem,
    /// Ordinary chess (PGN).
    Chess,
    Pairs,
}

impl RecordKind {
    const ALL: [Self; 3] = [Self::Tandem, Self::Chess, Self::Pairs];

    /// The kind of record of a game.
    pub(crate) const fn of(game: preset::Game) -> Self {
        match game {
            preset::Game::Tandem => Self::Tandem,
            preset::Game::OrdinaryChess => Self::Chess,
            preset::Game::PairMoves => Self::Pairs,
        }
    }

    /// The extension of its files, without the dot.
    pub(crate) const fn ending(self) -> &'static str {
        match self {
            Self::Tandem => "bpgn",
            Self::Chess => "pgn",
            Self::Pairs => "pzs",
        }
    }
}

/// A file of games.
pub(crate) struct GamesFile {
    pub(crate) kind: RecordKind,
    /// The games, by round and table.
    pub(crate) text: String,
}

/// Returns the games of all matches, in one file per kind; the kind of the rules in force comes
/// first.
pub(crate) fn of(file: &OpenFile) -> Result<Vec<GamesFile>, StoreError> {
    let tournament = &file.tournament;
    let at_the_table: Vec<BoardGame> = file
        .store
        .games()?
        .into_iter()
        .map(|kept| kept.game)
        .filter(|game| game.verdict().is_some() && in_match(tournament, game))
        .collect();
    let mut texts: Vec<(RecordKind, String)> = Vec::new();
    for round in &tournament.rounds {
        for it in &round.matches {
            let played = at_the_table.iter().rfind(|game| {
                game.opening().round == round.number && game.opening().table == it.table
            });
            for game in it.games.iter() {
                let roster = Roster {
                    tournament,
                    round: round.number,
                    it,
                    game,
                };
                texts.extend(roster.written(played));
            }
        }
    }
    let own = RecordKind::of(tournament.settings.rule_set.game());
    let others = RecordKind::ALL.into_iter().filter(|kind| *kind != own);
    let files = std::iter::once(own).chain(others).filter_map(|kind| {
        let of_kind = texts.iter().filter(|(it, _)| *it == kind);
        let games: Vec<&str> = of_kind.map(|(_, text)| text.trim_end()).collect();
        (!games.is_empty()).then(|| GamesFile {
            kind,
            text: games.join("\n\n") + "\n",
        })
    });
    Ok(files.collect())
}

/// The data of the tournament about a game.
struct Roster<'a> {
    tournament: &'a Tournament,
    round: RoundNumber,
    it: &'a Match,
    game: &'a Game,
}

impl Roster<'_> {
    /// Returns the game of the match, with its tags; `None` if the match has no game.
    fn written(&self, played: Option<&BoardGame>) -> Option<(RecordKind, String)> {
        let outcome = self.game.outcome.as_ref();
        let kept = outcome.and_then(|it| it.evidence.record.as_ref());
        let text = match kept {
            Some(kept) => {
                if let Some(game) = kept.game() {
                    return Some((RecordKind::Tandem, self.tandem(game, outcome)));
                }
                if let Some(game) = kept.chess() {
                    return Some((RecordKind::Chess, self.chess(game, outcome)));
                }
                self.pairs(kept.pairs()?.record)
            }
            None => self.pairs(record(self.tournament, played?)),
        };
        Some((RecordKind::Pairs, text))
    }

    fn tandem(&self, mut game: bpgn::Game, outcome: Option<&Outcome>) -> String {
        if let Some(result) = outcome.and_then(|it| self.recorded(it.verdict)) {
            game.result = result;
        }
        replay::shorten(&self.tournament.settings.rule_set, &mut game);
        let seats = [
            ("A", Board::A, Color::White),
            ("A", Board::A, Color::Black),
            ("B", Board::B, Color::White),
            ("B", Board::B, Color::Black),
        ];
        let people = seats.map(|(letter, board, color)| {
            let side = format!("{}{letter}", color.fold_wb("White", "Black"));
            (side, self.seated(board, color))
        });
        let result = game.result.text();
        game.tags = self.tags(&game.tags, &people, Some(result), outcome);
        bpgn::write(std::slice::from_ref(&game))
    }

    fn chess(&self, mut game: pgn::Game, outcome: Option<&Outcome>) -> String {
        if let Some(outcome) = outcome {
            game.result = single_result(outcome.verdict);
        }
        shorten(&mut game);
        let result = game.result.text();
        game.tags = self.tags(&game.tags, &self.single_people(), Some(result), outcome);
        pgn::write(std::slice::from_ref(&game))
    }

    /// Keeps the result at the end of a record in pairs, because its moves lead to it.
    fn pairs(&self, mut record: PairRecord) -> String {
        let outcome = self.game.outcome.as_ref();
        let tags: Vec<(String, String)> = record
            .tags
            .into_iter()
            .map(|tag| (tag.name, tag.value))
            .collect();
        let tags = self.tags(&tags, &self.single_people(), None, outcome);
        record.tags = tags
            .into_iter()
            .map(|(name, value)| Tag { name, value })
            .collect();
        let rules = &self.tournament.settings.rule_set.pair_moves;
        record.by_rules(rules).to_string()
    }

    fn single_people(&self) -> [(String, Option<PlayerId>); 2] {
        let of = |role| Some(self.it.line_ups.of(role).pot_1);
        [
            ("White".to_owned(), of(Role::First)),
            ("Black".to_owned(), of(Role::Second)),
        ]
    }

    /// Returns the player of a seat; `None` before the seating is complete.
    fn seated(&self, board: Board, color: Color) -> Option<PlayerId> {
        let white_on_1 = self.game.seating.white_on_board_1()?;
        let is_first_color = (board == Board::A) == (color == Color::White);
        let role = if is_first_color {
            white_on_1
        } else {
            match white_on_1 {
                Role::First => Role::Second,
                Role::Second => Role::First,
            }
        };
        self.it.player_on(self.game, role, board)
    }

    /// Returns the result of both boards, from White's side on board 1; `None` before the seating is
    /// complete.
    fn recorded(&self, verdict: Verdict) -> Option<Recorded> {
        match verdict {
            Verdict::Drawn => Some(Recorded::Draw),
            Verdict::BothLose => Some(Recorded::BothLose),
            Verdict::FirstWins | Verdict::SecondWins => {
                let team = verdict
                    .winner()
                    .and_then(|it| self.game.team_of_rules(it))?;
                Some(match team {
                    Team::One => Recorded::Team1,
                    Team::Two => Recorded::Team2,
                })
            }
        }
    }

    /// Returns the tags: first those of the tournament, then the other tags of the record.
    fn tags(
        &self,
        written: &[(String, String)],
        people: &[(String, Option<PlayerId>)],
        result: Option<&str>,
        outcome: Option<&Outcome>,
    ) -> Vec<(String, String)> {
        let settings = &self.tournament.settings;
        let own = |name: &str| {
            let mut tags = written.iter();
            let found = tags.find(|(it, _)| it == name).map(|(_, value)| value);
            found
                .filter(|it| !it.is_empty() && !it.starts_with('?'))
                .cloned()
        };
        let mut tags: Vec<(String, String)> = Vec::new();
        let mut put = |name: &str, value: Option<String>| {
            tags.extend(value.map(|value| (name.to_owned(), value)));
        };
        let or = |value: Option<String>, nothing: &str| value.or(Some(nothing.to_owned()));
        put("Event", Some(settings.name.to_string()));
        let site = settings.place.as_ref().map(ToString::to_string);
        put("Site", or(site.or_else(|| own("Site")), "?"));
        let day = settings.date.map(|it| it.format("%Y.%m.%d").to_string());
        put("Date", or(own("Date").or(day), "????.??.??"));
        put("Round", Some(self.round.to_string()));
        for (side, player) in people {
            put(side, or(self.name(*player).or_else(|| own(side)), "?"));
        }
        put("Result", result.map(str::to_owned));
        put("Board", Some(self.it.table.to_string()));
        for (side, player) in people {
            let team = format!("{side}Team");
            put(&team, self.team(*player).or_else(|| own(&team)));
        }
        for (side, player) in people {
            let [elo, id] = [format!("{side}Elo"), format!("{side}FideId")];
            let player = player.and_then(|it| self.tournament.player(it).ok());
            let rating = player.and_then(|it| self.rating(it));
            put(&elo, rating.map(|it| it.to_string()).or_else(|| own(&elo)));
            let number = player.and_then(|it| it.data.fide_id);
            put(&id, number.map(|it| it.to_string()).or_else(|| own(&id)));
        }
        let cause = outcome.map(|it| termination(it.cause).to_owned());
        put("Termination", cause.or_else(|| own("Termination")));
        let known: Vec<String> = tags.iter().map(|(name, _)| name.clone()).collect();
        let others = written.iter().filter(|(name, _)| !known.contains(name));
        tags.extend(others.cloned());
        tags
    }

    fn name(&self, player: Option<PlayerId>) -> Option<String> {
        let player = self.tournament.player(player?).ok()?;
        Some(player.data.name.to_string())
    }

    /// The name of the player's team, or the club of a single player.
    fn team(&self, player: Option<PlayerId>) -> Option<String> {
        let player = player?;
        if self.tournament.settings.formation.has_single_entrants() {
            let club = &self.tournament.player(player).ok()?.data.club;
            return club.as_ref().map(ToString::to_string);
        }
        let role = self.it.seat_of(player)?.role;
        Some(self.team_name(self.it.sides.of(role).lead()))
    }

    /// The team's name, or its number.
    fn team_name(&self, number: TeamNumber) -> String {
        let mut teams = self.tournament.teams.iter();
        let team = teams.find(|team| team.number == number);
        team.and_then(|team| team.name.as_ref())
            .map_or_else(|| number.to_string(), ToString::to_string)
    }

    /// The FIDE rating that comes first in the rating order.
    fn rating(&self, player: &Player) -> Option<u16> {
        let fide = [RatingKind::Standard, RatingKind::Rapid, RatingKind::Blitz];
        let order = self.tournament.settings.rating_order.iter();
        let counted = order.copied().filter(|kind| fide.contains(kind));
        let order: Vec<RatingKind> = counted.chain(fide).collect();
        player
            .data
            .rating(&order)
            .map(kralle_tournament::Rating::get)
    }
}

const fn single_result(verdict: Verdict) -> GameResult {
    match verdict {
        Verdict::FirstWins => GameResult::WhiteWins,
        Verdict::SecondWins => GameResult::BlackWins,
        Verdict::Drawn => GameResult::Draw,
        Verdict::BothLose => GameResult::BothLose,
    }
}

/// Returns the tag `Termination`: a term of the PGN standard if there is one, otherwise plain
/// English.
const fn termination(cause: Cause) -> &'static str {
    match cause {
        Cause::Checkmate => "checkmate",
        Cause::FlagFall => "time forfeit",
        Cause::Resignation => "resignation",
        Cause::IllegalMove => "rules infraction",
        Cause::DrawAgreed => "draw by agreement",
        Cause::BothMated => "both sides mated",
        Cause::SimultaneousClaims => "claims at the same moment",
        Cause::BothFlags => "both flags fallen",
        Cause::ArbiterDecision => "adjudication",
        Cause::Forfeit | Cause::DoubleForfeit => "unterminated",
        Cause::Stalemate => "stalemate",
        Cause::Repetition => "threefold repetition",
        Cause::FiftyMoves => "fifty moves",
        Cause::DeadPosition => "dead position",
        Cause::KingsAdjacent => "adjacent kings",
    }
}
