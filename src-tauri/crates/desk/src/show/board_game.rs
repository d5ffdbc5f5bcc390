//! A game at the board, as it is shown. Begin at [`game`]; [`pair`] has the pairs.

pub(crate) mod pair;

use kralle_rules::article::Article;
use kralle_rules::paarzug::clock::FallenFlags;
use kralle_rules::paarzug::notation::PairRecord;
use kralle_rules::paarzug::position::PairPosition;
use kralle_rules::paarzug::right::{FirstMoveRight, RightKind};
use kralle_store::KeptGame;
use kralle_tournament::board_game::{
    BoardGame, DrawClaim, EntryState, GameEnd, GameWay, Offer, PlayerAct, RecordTags, Score, Stage,
};
use kralle_tournament::{Cause, PlayerId, Tournament};
use shakmaty::fen::Fen;
use shakmaty::{Board, Chess, Color, EnPassantMode, Position as _};

use crate::desk::Desk;
use crate::games::result::is_entered;
use crate::games::table::{Standing, is_of};
use crate::judge::setup::{color_name, piece_name};
use crate::show::people;
use crate::show::refusal::article;
use crate::view::board_game::{
    BoardGameView, DrawClaimName, EntryName, GameClockView, GameEndName, GameEndView, GameLineView,
    GameScoreName, GameSideView, HaltView, OfferName, OfferView, PairBoardView, PlayerActName,
    RecordLineView, RightName, RightView, StageName, TimeControlView, WayView,
};
use crate::view::lots::PlayerRef;
use crate::view::refusal::RefusalView;

/// A game, at the moment of `standing`.
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
        // The name of the key was drawn at random; it opens nothing.
        id: opening.key.clone(),
        round: opening.round.get(),
        table: opening.table.get(),
        in_match: in_match(tournament, game),
        rule_set: game.rules().base.name().to_owned(),
        way: way(opening.way),
        events: game.events(),
        stage: stage(game),
        halted: halt(kept, standing),
        white: side(desk, kept, Color::White, standing)?,
        black: side(desk, kept, Color::Black, standing)?,
        board: board(game),
        rights: match game.stage() {
            Stage::Storing => game.pairs().rights().iter().copied().map(right).collect(),
            Stage::Choosing(_) | Stage::Ordinary(_) | Stage::Ended => Vec::new(),
        },
        to_move: match game.stage() {
            Stage::Ordinary(color) => Some(color_name(color)),
            Stage::Storing | Stage::Choosing(_) | Stage::Ended => None,
        },
        chooser: match game.stage() {
            Stage::Choosing(color) => Some(color_name(color)),
            Stage::Storing | Stage::Ordinary(_) | Stage::Ended => None,
        },
        offer: game.offer().map(|(by, offer)| OfferView {
            by: color_name(by),
            offer: match offer {
                Offer::Draw => OfferName::Draw,
                Offer::Ordinary => OfferName::Ordinary,
            },
        }),
        occurrences: count(match game.ordinary() {
            Some(ordinary) => ordinary.game.occurrences(),
            None => game.pairs().course().occurrences(game.pairs().rules()),
        }),
        quiet_pairs: match game.ordinary() {
            Some(ordinary) => ordinary.game.position().halfmoves() / 2,
            None => count(game.pairs().course().quiet_pairs()),
        },
        last: pair::last(game, &record),
        lines: lines(game, &record),
        end: end(game),
        result_entered: is_entered(tournament, game),
    })
}

/// A game in the list.
pub(crate) fn line(desk: &Desk, kept: &KeptGame) -> Result<GameLineView, RefusalView> {
    let tournament = &desk.open_file()?.tournament;
    let game = &kept.game;
    let opening = game.opening();
    Ok(GameLineView {
        game: game.number().0,
        round: opening.round.get(),
        table: opening.table.get(),
        white: player(tournament, opening.white),
        black: player(tournament, opening.black),
        way: way(opening.way),
        in_match: in_match(tournament, game),
        pairs: count(game.pairs().pairs().len()),
        stage: stage(game),
        halted: matches!(desk.standing(kept), Standing::Halted(..)),
        white_entry: entry(desk, game, Color::White),
        black_entry: entry(desk, game, Color::Black),
        end: end(game),
        result_entered: is_entered(tournament, game),
    })
}

/// The record, with what stands ahead of the moves.
pub(crate) fn record(tournament: &Tournament, game: &BoardGame) -> PairRecord {
    let opening = game.opening();
    let settings = &tournament.settings;
    let name = |id| player(tournament, id).name;
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

/// The record as text, dashes as the rules of the game have them.
pub(crate) fn text(record: &PairRecord, game: &BoardGame) -> String {
    record.by_rules(game.pairs().rules()).to_string()
}

/// A player; one who was taken off the list has no name any more.
pub(crate) fn player(tournament: &Tournament, id: PlayerId) -> PlayerRef {
    people::player_with(tournament, id).unwrap_or(PlayerRef {
        id: id.0,
        name: String::new(),
        rating: None,
        club: String::new(),
    })
}

/// Whether the match of a game is there, with its players.
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
    if entry == EntryName::Lost {
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
        player: player(
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
            game.claims(color).into_iter().map(claim).collect()
        } else {
            Vec::new()
        },
        claims_with_move: if goes {
            let claims = game.claims_with_move(color);
            claims.into_iter().map(claim).collect()
        } else {
            Vec::new()
        },
    })
}

fn entry(desk: &Desk, game: &BoardGame, color: Color) -> EntryName {
    match game.entry(color) {
        EntryState::Empty => EntryName::Empty,
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

fn stage(game: &BoardGame) -> StageName {
    match game.stage() {
        Stage::Storing => StageName::Storing,
        Stage::Choosing(_) => StageName::Choosing,
        Stage::Ordinary(_) => StageName::Ordinary,
        Stage::Ended => StageName::Ended,
    }
}

/// How a game is played.
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

fn claim(claim: DrawClaim) -> DrawClaimName {
    match claim {
        DrawClaim::Threefold => DrawClaimName::Threefold,
        DrawClaim::Fifty => DrawClaimName::Fifty,
        DrawClaim::DeadPosition => DrawClaimName::DeadPosition,
    }
}

/// A first-move right.
pub(crate) fn right(right: FirstMoveRight) -> RightView {
    RightView {
        holder: color_name(right.holder),
        right: right_name(right.kind),
        target: right.target.map(|square| square.to_string()),
        article: article(right.kind.article()),
    }
}

fn right_name(kind: RightKind) -> RightName {
    match kind {
        RightKind::Check => RightName::Check,
        RightKind::Recapture => RightName::Recapture,
        RightKind::EnPassant => RightName::EnPassant,
        RightKind::Cheeky => RightName::Cheeky,
    }
}

/// The board as it is.
fn board(game: &BoardGame) -> PairBoardView {
    match game.ordinary() {
        Some(ordinary) => chess_board(ordinary.game.position()),
        None => pair_board(game.pairs().position()),
    }
}

/// A position between pairs.
pub(crate) fn pair_board(position: &PairPosition) -> PairBoardView {
    let en_passant = position.en_passant_field();
    PairBoardView {
        squares: squares(position.board()),
        castling: position.castling_field(),
        en_passant,
    }
}

/// A position of ordinary chess.
pub(crate) fn chess_board(position: &Chess) -> PairBoardView {
    let fen = Fen::from_position(position, EnPassantMode::Legal).to_string();
    let mut fields = fen.split(' ').skip(2).map(str::to_owned);
    let mut next = || fields.next().unwrap_or_else(|| "-".to_owned());
    PairBoardView {
        squares: squares(position.board()),
        castling: next(),
        en_passant: next(),
    }
}

fn squares(board: &Board) -> std::collections::BTreeMap<String, crate::view::board::PieceName> {
    board
        .clone()
        .into_iter()
        .map(|(square, piece)| (square.to_string(), piece_name(piece)))
        .collect()
}

/// How a game ended.
pub(crate) fn end(game: &BoardGame) -> Option<GameEndView> {
    let end = game.end()?;
    let (reason, rule): (_, Option<Article>) = match end {
        GameEnd::Pair(end) => (pair_reason(end.reason), Some(end.reason.article())),
        GameEnd::Chess(end) => (chess_reason(end.reason), Some(end.reason.article())),
        GameEnd::Arbiter { .. } => (GameEndName::Arbiter, None),
    };
    Some(GameEndView {
        score: match game.score()? {
            Score::WhiteWins => GameScoreName::WhiteWins,
            Score::BlackWins => GameScoreName::BlackWins,
            Score::Draw => GameScoreName::Draw,
            Score::Annulled => GameScoreName::Annulled,
        },
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

/// The record line by line.
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
                number: count(index + 1),
                begins_ordinary: record.ordinary_after == Some(index),
                white: pair.white.to_string(),
                black: pair.black.to_string(),
                white_ms: time.and_then(|it| it.white),
                black_ms: time.and_then(|it| it.black),
            }
        })
        .collect()
}

/// A number that fits JavaScript.
pub(crate) fn count(number: usize) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}

/// Milliseconds that fit JavaScript: 49 days at most.
pub(crate) fn millis(number: u64) -> u32 {
    u32::try_from(number).unwrap_or(u32::MAX)
}
