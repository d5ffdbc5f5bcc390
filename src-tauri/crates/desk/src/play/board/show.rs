//! Conversion of a game at the board for the clients. Begin at [`game`]; [`pair`] converts the
//! pairs.

pub(crate) mod ground;
pub(crate) mod pair;

use kralle_play::board_game::{
    BoardGame, EntryState, GameEnd, GameWay, PlayerAct, RecordTags, Stage,
};
use kralle_rules::article::Article;
use kralle_rules::paarzug::clock::FallenFlags;
use kralle_rules::paarzug::notation::PairRecord;
use kralle_store::KeptGame;
use kralle_tournament::{Cause, GameAt, Tournament};
use kralle_view::capped::capped;
use kralle_view::named::Named;
use kralle_view::people::player_of;
use shakmaty::{Color, Position as _};

use crate::core::desk::Desk;
use crate::core::refusal::RefusalView;
use crate::core::refused::article;
use crate::judge::pair_board::{PairBoardView, chess_board, pair_board};
use crate::play::board::entries::Course;
use crate::play::board::show::ground::right;
use crate::play::board::show::pair::millis;
use crate::play::board::table::{Standing, is_of};
use crate::play::board::view::{
    BoardGameView, EntryName, GameClockView, GameEndName, GameEndView, GameLineView, GameSideView,
    HaltView, OfferView, PlayerActName, RecordLineView, TimeControlView, WayView,
};

impl Desk {
    pub(crate) fn show_game(&self, number: u32) -> Result<BoardGameView, RefusalView> {
        self.show_kept(&self.kept_game(number)?)
    }

    pub(crate) fn show_kept(&self, kept: &KeptGame) -> Result<BoardGameView, RefusalView> {
        game(self, kept, self.standing(kept))
    }
}

/// Converts a game at the moment of `standing`.
pub(crate) fn game(
    desk: &Desk,
    kept: &KeptGame,
    standing: Standing,
) -> Result<BoardGameView, RefusalView> {
    let tournament = &desk.open_file()?.tournament;
    let game = &kept.game;
    let opening = game.opening();
    let record = record(tournament, game);
    Ok(BoardGameView {
        game: game.number().0,
        // The key name is random and opens nothing.
        id: opening.key.clone(),
        round: opening.round.get(),
        table: opening.table.get(),
        in_match: in_match(tournament, game),
        rule_set: game.rules().base.code().to_owned(),
        way: way(opening.way),
        events: game.events(),
        stage: Named(game.stage().kind()),
        halted: halt(kept, standing),
        white: side(desk, kept, Color::White, standing)?,
        black: side(desk, kept, Color::Black, standing)?,
        board: board(game),
        rights: match game.stage() {
            Stage::Storing => {
                let given = game.pairs().rights().iter();
                given.map(|it| right(*it, game.rules().base)).collect()
            }
            Stage::Choosing(_) | Stage::Ordinary(_) | Stage::Ended => Vec::new(),
        },
        to_move: match game.stage() {
            Stage::Ordinary(color) => Some(Named(color)),
            Stage::Storing | Stage::Choosing(_) | Stage::Ended => None,
        },
        chooser: match game.stage() {
            Stage::Choosing(color) => Some(Named(color)),
            Stage::Storing | Stage::Ordinary(_) | Stage::Ended => None,
        },
        offer: game.offer().map(|(by, offer)| OfferView {
            by: Named(by),
            offer: Named(offer),
        }),
        occurrences: capped(match game.ordinary() {
            Some(ordinary) => ordinary.game.occurrences(),
            None => game.pairs().course().occurrences(game.pairs().rules()),
        }),
        quiet_pairs: match game.ordinary() {
            Some(ordinary) => ordinary.game.position().halfmoves() / 2,
            None => capped(game.pairs().course().quiet_pairs()),
        },
        last: pair::last(game, &record),
        lines: lines(game, &record),
        end: end(game),
        result_entered: is_entered(tournament, game),
        forked: is_forked(desk, game),
        forks: game.forks().iter().map(|pair| capped(*pair)).collect(),
    })
}

/// True if a running game was continued elsewhere, and nobody has decided to continue it here.
fn is_forked(desk: &Desk, game: &BoardGame) -> bool {
    game.end().is_none() && desk.course(game) == Course::Elsewhere
}

/// Converts a game for the list.
pub(crate) fn line(desk: &Desk, kept: &KeptGame) -> Result<GameLineView, RefusalView> {
    let tournament = &desk.open_file()?.tournament;
    let game = &kept.game;
    let opening = game.opening();
    Ok(GameLineView {
        game: game.number().0,
        round: opening.round.get(),
        table: opening.table.get(),
        white: player_of(tournament, opening.white),
        black: player_of(tournament, opening.black),
        way: way(opening.way),
        in_match: in_match(tournament, game),
        pairs: capped(game.pairs().pairs().len()),
        stage: Named(game.stage().kind()),
        halted: matches!(desk.standing(kept), Standing::Halted(..)),
        white_entry: entry(desk, game, Color::White),
        black_entry: entry(desk, game, Color::Black),
        end: end(game),
        result_entered: is_entered(tournament, game),
    })
}

/// Returns the record with its tags.
pub(crate) fn record(tournament: &Tournament, game: &BoardGame) -> PairRecord {
    let opening = game.opening();
    let settings = &tournament.settings;
    let name = |id| player_of(tournament, id).name;
    game.record(&RecordTags {
        event: settings.name.to_string(),
        site: settings
            .place
            .as_ref()
            .map(ToString::to_string)
            .unwrap_or_default(),
        date: game.time().format("%Y.%m.%d").to_string(),
        round: opening.round.to_string(),
        white: name(opening.white),
        black: name(opening.black),
    })
}

/// Formats the record as text, with the dashes that the rules of the game use.
pub(crate) fn text(record: &PairRecord, game: &BoardGame) -> String {
    record.by_rules(game.pairs().rules()).to_string()
}

/// True if the match of a game still exists with its players.
pub(crate) fn in_match(tournament: &Tournament, game: &BoardGame) -> bool {
    let opening = game.opening();
    tournament
        .match_at(opening.round, opening.table)
        .is_ok_and(|it| {
            let (white, black) = (it.line_ups.first.pot_1, it.line_ups.second.pot_1);
            is_of(game, opening.round, opening.table, white, black)
        })
}

fn side(
    desk: &Desk,
    kept: &KeptGame,
    color: Color,
    standing: Standing,
) -> Result<GameSideView, RefusalView> {
    let tournament = &desk.open_file()?.tournament;
    let game = &kept.game;
    let opening = game.opening();
    let moment = standing.moment();
    let goes = matches!(standing, Standing::Goes(_));
    let entry = entry(desk, game, color);
    let mut acts: Vec<PlayerActName> = Vec::new();
    if goes {
        acts.extend(game.acts(color).into_iter().map(act));
    }
    if entry == EntryName::Lost || is_forked(desk, game) {
        acts.push(PlayerActName::EnterAgain);
    }
    let in_check = match game.ordinary() {
        Some(ordinary) => {
            let position = ordinary.game.position();
            position.turn() == color && position.is_check()
        }
        None => game.pairs().position().in_check(color),
    };
    let has_clocks = matches!(opening.way, GameWay::AtTheBoard(_));
    Ok(GameSideView {
        player: player_of(
            tournament,
            match color {
                Color::White => opening.white,
                Color::Black => opening.black,
            },
        ),
        clock: GameClockView {
            left_ms: if has_clocks {
                millis(game.clocks().left(color, moment).0)
            } else {
                0
            },
            running: goes && game.end().is_none() && game.clocks().is_running(color),
            fallen: has_clocks
                && match game.clocks().fallen(moment) {
                    FallenFlags::None => false,
                    FallenFlags::First(_) | FallenFlags::Together => {
                        game.clocks().left(color, moment).0 == 0
                    }
                },
        },
        commitment: game
            .entry(color)
            .stored()
            .map(|(commitment, _)| commitment.short()),
        entry,
        in_check,
        acts,
        claims: if goes {
            game.claims(color).into_iter().map(Named).collect()
        } else {
            Vec::new()
        },
        claims_with_move: if goes {
            let claims = game.claims_with_move(color);
            claims.into_iter().map(Named).collect()
        } else {
            Vec::new()
        },
    })
}

fn entry(desk: &Desk, game: &BoardGame, color: Color) -> EntryName {
    match game.entry(color) {
        EntryState::Empty => EntryName::Empty,
        EntryState::Open(..) | EntryState::Closed(..) if is_forked(desk, game) => EntryName::Forked,
        EntryState::Open(..) | EntryState::Closed(..) if desk.is_lost(game, color) => {
            EntryName::Lost
        }
        EntryState::Open(..) => EntryName::Stored,
        EntryState::Closed(..) => EntryName::Closed,
    }
}

fn halt(kept: &KeptGame, standing: Standing) -> Option<HaltView> {
    match standing {
        Standing::Goes(_) => None,
        Standing::Halted(why, _) => Some(HaltView {
            why,
            since: kept.kept.to_rfc3339_opts(chrono::SecondsFormat::Secs, true),
        }),
    }
}

pub(crate) fn way(way: GameWay) -> WayView {
    match way {
        GameWay::AtTheBoard(setting) => WayView::AtTheBoard(TimeControlView {
            minutes: setting.minutes,
            increment_seconds: setting.increment_seconds,
        }),
        GameWay::Correspondence(days) => WayView::Correspondence {
            days: days.per_move(),
            budget: days.per_game(),
        },
    }
}

fn act(act: PlayerAct) -> PlayerActName {
    match act {
        PlayerAct::Store => PlayerActName::StoreMove,
        PlayerAct::StopClock => PlayerActName::StopClock,
        PlayerAct::StartOpponentsClock => PlayerActName::StartOpponentsClock,
        PlayerAct::ChooseSecond => PlayerActName::ChooseSecond,
        PlayerAct::Move => PlayerActName::PlayMove,
        PlayerAct::OfferDraw => PlayerActName::OfferDraw,
        PlayerAct::OfferOrdinary => PlayerActName::OfferOrdinary,
        PlayerAct::Answer => PlayerActName::AnswerOffer,
        PlayerAct::Claim => PlayerActName::ClaimDraw,
        PlayerAct::Resign => PlayerActName::Resign,
    }
}

fn board(game: &BoardGame) -> PairBoardView {
    match game.ordinary() {
        Some(ordinary) => chess_board(ordinary.game.position()),
        None => pair_board(game.pairs().position()),
    }
}

pub(crate) fn end(game: &BoardGame) -> Option<GameEndView> {
    let end = game.end()?;
    let (reason, rule): (_, Option<Article>) = match end {
        GameEnd::Pair(end) => {
            let law = end.reason.law();
            (
                pair_reason(end.reason),
                Some(law.article(game.rules().base)),
            )
        }
        GameEnd::Chess(end) => (chess_reason(end.reason), Some(end.reason.article())),
        GameEnd::Arbiter { .. } => (GameEndName::Arbiter, None),
    };
    Some(GameEndView {
        score: Named(game.score()?),
        reason,
        article: rule.map(article),
        said: match end {
            GameEnd::Arbiter { said, .. } => Some(said.clone()),
            GameEnd::Pair(_) | GameEnd::Chess(_) => None,
        },
        intended: game.intended().and_then(|(_, it)| {
            let position = game.ordinary()?.game.position();
            pair::step(position.board(), it)
        }),
        cause: game.cause().unwrap_or(Cause::ArbiterDecision).into(),
    })
}

fn pair_reason(reason: kralle_rules::paarzug::end::PairEndReason) -> GameEndName {
    use kralle_rules::paarzug::end::PairEndReason as Reason;
    match reason {
        Reason::Checkmate => GameEndName::Checkmate,
        Reason::BothMated => GameEndName::BothMated,
        Reason::Stalemate => GameEndName::Stalemate,
        Reason::KingsAdjacent => GameEndName::KingsAdjacent,
        Reason::KingsOnOneSquare => GameEndName::KingsOnOneSquare,
        Reason::InsufficientMaterial => GameEndName::InsufficientMaterial,
        Reason::VoidMove => GameEndName::VoidMove,
        Reason::Threefold => GameEndName::Threefold,
        Reason::FiftyPairs => GameEndName::FiftyPairs,
        Reason::Agreement => GameEndName::Agreement,
        Reason::Resignation => GameEndName::Resignation,
        Reason::FlagFall => GameEndName::FlagFall,
    }
}

fn chess_reason(reason: kralle_rules::ordinary::end::ChessEndReason) -> GameEndName {
    use kralle_rules::ordinary::end::ChessEndReason as Reason;
    match reason {
        Reason::Checkmate => GameEndName::Checkmate,
        Reason::Stalemate => GameEndName::Stalemate,
        Reason::InsufficientMaterial => GameEndName::InsufficientMaterial,
        Reason::Threefold => GameEndName::Threefold,
        Reason::FiftyMoves => GameEndName::FiftyMoves,
        Reason::Agreement => GameEndName::Agreement,
        Reason::Resignation => GameEndName::Resignation,
        Reason::FlagFall => GameEndName::FlagFall,
    }
}

pub(crate) fn lines(game: &BoardGame, record: &PairRecord) -> Vec<RecordLineView> {
    let times = pair::thinking(game);
    // By correspondence no clock runs.
    let timed = matches!(game.opening().way, GameWay::AtTheBoard(_));
    record
        .pairs
        .iter()
        .enumerate()
        .map(|(index, pair)| {
            let time = times.get(index).filter(|_| timed);
            RecordLineView {
                number: capped(index + 1),
                begins_ordinary: record.ordinary_after == Some(index),
                white: pair.white.to_string(),
                black: pair.black.to_string(),
                white_ms: time.and_then(|it| it.white),
                black_ms: time.and_then(|it| it.black),
            }
        })
        .collect()
}

/// True if the match of a game has the result of the game.
pub(crate) fn is_entered(tournament: &Tournament, game: &BoardGame) -> bool {
    let opening = game.opening();
    in_match(tournament, game)
        && game.verdict().is_some()
        && tournament
            .game_at(GameAt::first(opening.round, opening.table))
            .ok()
            .and_then(|it| it.outcome.as_ref())
            .is_some_and(|outcome| {
                Some(outcome.verdict) == game.verdict() && Some(outcome.cause) == game.cause()
            })
}
