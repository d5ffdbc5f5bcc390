//! What the fuzz targets of PaarZugSchach do with their input: never panic, and whatever
//! is read is written and read back the same.

use kralle_rules::paarzug::notation::read::read;
use kralle_rules::paarzug::notation::replay::{record_of, replay};
use kralle_rules::paarzug::octal::OctalMove;
use kralle_rules::paarzug::options::PairRules;
use kralle_rules::paarzug::position::PairPosition;
use shakmaty::Color;

/// The notation: read, write, read again, and replay by the rules.
pub(crate) fn paarzug_notation(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(told) = read(text) else {
        return;
    };
    let written = told.record.to_string();
    let again = read(&written);
    assert!(
        again.is_ok_and(|it| it.record == told.record),
        "reading back {written:?}"
    );
    if let Ok(replayed) = replay(&told, PairPosition::initial(), PairRules::default()) {
        let tags = told.record.tags.clone();
        let mut record = record_of(&replayed.game, replayed.ordinary.as_ref(), tags);
        record.result = told.record.result;
        // A dash that stands alone at the end of ordinary chess is not written again.
        assert_eq!(record.pairs.len(), told.record.pairs.len(), "{written:?}");
    }
}

/// The octal code: read, write, and apply to the start position.
pub(crate) fn octal(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let Ok(code) = text.parse::<OctalMove>() else {
        return;
    };
    assert_eq!(code.to_string(), text);
    let start = PairPosition::initial();
    for color in Color::ALL {
        if let Ok(Some(piece_move)) = code.read_in(&start, color) {
            assert_eq!(OctalMove::of(&start, color, piece_move), Some(code));
        }
    }
}
