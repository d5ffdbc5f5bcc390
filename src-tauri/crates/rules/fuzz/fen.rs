//! Fuzz target for two boards with hands, `a | b`, and all questions about them.

use kralle_rules::adjudication::match_result::{Events, match_result};
use kralle_rules::adjudication::mate_status::mates;
use kralle_rules::notation::{fen, san, wire};
use kralle_rules::preset::Preset;
use kralle_rules::rule_set::RuleSet;
use kralle_rules::tandem::{Board, Position};

/// Reads `bytes` as two boards.
///
/// A valid position is written and read again and judged, and every legal move on it is played.
pub fn run(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let Ok((a, b)) = fen::read_pair(text) else {
        return;
    };
    for preset in [
        Preset::Dsj,
        Preset::SwissRules,
        Preset::Ordnung,
        Preset::Fics,
    ] {
        let rules = RuleSet::of(preset);
        let fens = [a.clone(), b.clone()];
        let Ok(position) = Position::from_fens(fens, Default::default(), &rules.tandem) else {
            continue;
        };
        let written = Board::ALL.map(|it| fen::write(position.board(it)));
        let again = Position::parse(
            [&written[0], &written[1]],
            Default::default(),
            &rules.tandem,
        );
        let again = again.map(|it| Board::ALL.map(|board| fen::write(it.board(board))));
        assert_eq!(again.as_ref(), Ok(&written));
        mates(&rules, &position);
        match_result(&rules, &position, &Events::default());
        let mut moves = Vec::new();
        position.for_each_move(&rules.tandem, |it| moves.push(it));
        for m in moves {
            let short = san::write(&position, m, &rules.tandem);
            let view = position.view(m.board, &rules.tandem);
            assert_eq!(san::resolve(view, short), Ok(m.action));
            assert!(wire::read(&wire::write(m)).is_ok());
            let mut after = position.clone();
            after.play(m, &rules.tandem);
        }
    }
}
