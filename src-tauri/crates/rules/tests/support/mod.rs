//! One-line questions to the rules engine, for tests by article.

#![allow(dead_code, unreachable_pub)] // every test file uses only a part of it

use kralle_rules::adjudication::MatchResult;
use kralle_rules::adjudication::claim::{
    Claim, ClaimAnswer, ClaimKind, Claimant, ClockPressed, FlagOrder, Flags, MovedSince,
    judge_together,
};
use kralle_rules::adjudication::drop_mate::MatedBy;
use kralle_rules::adjudication::match_result::{Events, MatchAnswer, match_result};
use kralle_rules::adjudication::mate_status::{MateOf, mates};
use kralle_rules::adjudication::moves::{judge, promotion_targets};
use kralle_rules::adjudication::remedy::{OpponentMoved, Remedy, illegal_drop_remedy};
use kralle_rules::adjudication::touch::{TouchAnswer, touch};
use kralle_rules::notation::{fen, wire};
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::refusal::Intent;
use kralle_rules::tandem::{Board, Position, Side};
use shakmaty::Bitboard;

pub const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
/// Two kings with no further pieces.
pub const QUIET: &str = "4k3/8/8/8/8/8/8/4K3[] w - - 0 1";

/// A question: the rules, both boards, and the dropped pieces.
pub struct Ask {
    pub rules: RuleSet,
    pub position: Position,
}

pub fn ask(preset: Preset, a: &str, b: &str) -> Ask {
    ask_by(RuleSet::of(preset), a, b, &[])
}

pub fn ask_toml(text: &str, a: &str, b: &str) -> Ask {
    ask_by(RuleSet::from_toml(text).unwrap(), a, b, &[])
}

pub fn ask_by(rules: RuleSet, a: &str, b: &str, dropped: &[&str]) -> Ask {
    let mut squares = [Bitboard::EMPTY; 2];
    for text in dropped {
        let (board, square) = wire::read_square(text).unwrap();
        squares[usize::from(board == Board::B)].add(square);
    }
    let position = Position::parse([a, b], squares, &rules.tandem).unwrap();
    Ask { rules, position }
}

impl Ask {
    /// The code of the refusal, or `legal`.
    pub fn verdict(&self, text: &str) -> &'static str {
        let (board, intent) = wire::read(text).unwrap();
        match judge(&self.rules, &self.position, board, intent).outcome {
            Ok(_) => "legal",
            Err(refusal) => refusal.code(),
        }
    }

    /// Returns the article of the verdict on a move.
    pub fn article(&self, text: &str) -> String {
        let (board, intent) = wire::read(text).unwrap();
        judge(&self.rules, &self.position, board, intent)
            .ground
            .article
            .to_string()
    }

    /// Both boards after a legal move: placement, hands and side to move.
    pub fn after(&self, text: &str) -> (String, String) {
        let (board, intent) = wire::read(text).unwrap();
        let played = judge(&self.rules, &self.position, board, intent)
            .outcome
            .unwrap();
        (
            short(&played.after, Board::A),
            short(&played.after, Board::B),
        )
    }

    pub fn gives_mate(&self, text: &str) -> bool {
        let (board, intent) = wire::read(text).unwrap();
        judge(&self.rules, &self.position, board, intent)
            .outcome
            .unwrap()
            .gives_mate
    }

    pub fn targets(&self, text: &str) -> Vec<String> {
        let (board, intent) = wire::read(text).unwrap();
        let answer = promotion_targets(&self.rules, &self.position, board, intent);
        let mut names: Vec<String> = answer
            .targets
            .into_iter()
            .filter_map(|it| wire::write_source(it, !board))
            .collect();
        names.sort_unstable();
        names
    }

    pub fn remedy(&self, text: &str, moved: OpponentMoved) -> Remedy {
        let (board, intent) = wire::read(text).unwrap();
        illegal_drop_remedy(&self.rules, &self.position, board, intent, moved)
            .unwrap()
            .remedy
    }

    pub fn mate(&self) -> Option<MateOf> {
        mates(&self.rules, &self.position).into_iter().next()
    }

    /// Returns the names of the possible defenses against the mate.
    pub fn avert_by(&self) -> Vec<&'static str> {
        self.mate()
            .unwrap()
            .avert_by
            .iter()
            .map(|it| it.code())
            .collect()
    }

    pub fn result(&self) -> &'static str {
        self.standing().result.code()
    }

    pub fn answer(&self, events: &Events) -> MatchAnswer {
        match_result(&self.rules, &self.position, events)
    }

    /// Returns the state of the match by the boards alone.
    pub fn standing(&self) -> MatchAnswer {
        self.answer(&Events::default())
    }

    /// Returns the state of the match if the mates came about like this.
    pub fn mated_by(&self, by: MatedBy) -> MatchAnswer {
        self.answer(&Events {
            mated_by: [by; 2],
            ..Events::default()
        })
    }

    /// Returns the result with fallen flags.
    pub fn flags(&self, names: &[&str], order: FlagOrder) -> &'static str {
        self.answer(&Events {
            flags: flags(names, order),
            claims: Vec::new(),
            ..Events::default()
        })
        .result
        .code()
    }

    /// Returns the answer to claims made at the same moment.
    pub fn claimed(&self, claims: &[(&str, ClaimKind)]) -> ClaimAnswer {
        let claims = claims.iter().map(|(by, kind)| claim(by, kind.clone()));
        let events = Events {
            claims: claims.collect(),
            ..Events::default()
        };
        judge_together(&self.rules, &self.position, &events)
    }

    /// Returns the result of simultaneous claims, or `refused`.
    pub fn claims(&self, claims: &[(&str, ClaimKind)]) -> &'static str {
        let result = self.claimed(claims).result;
        result.map_or("refused", MatchResult::code)
    }

    pub fn touch(&self, text: &str) -> TouchAnswer {
        let (board, Intent::Drop { role, to, .. }) = wire::read(text).unwrap() else {
            panic!("{text} is no drop");
        };
        touch(&self.rules, &self.position, board, role, to)
    }
}

/// A claim of a player himself.
pub fn claim(by: &str, kind: ClaimKind) -> Claim {
    Claim {
        by: side(by),
        claimant: Claimant::Player,
        kind,
    }
}

pub fn side(name: &str) -> Side {
    Side::from_name(name).unwrap()
}

pub fn flags(names: &[&str], order: FlagOrder) -> Flags {
    Flags {
        fallen: names.iter().map(|it| side(it)).collect(),
        order,
    }
}

pub fn illegal_move(moved_since: MovedSince) -> ClaimKind {
    ClaimKind::IllegalMove {
        moved_since,
        clock: ClockPressed::Yes,
    }
}

pub fn short(position: &Position, board: Board) -> String {
    let text = fen::write(position.board(board));
    text.split(' ').take(2).collect::<Vec<_>>().join(" ")
}
