//! Consequences of an illegal drop on a verdict card.

use kralle_rules::adjudication::Ground;
use kralle_rules::adjudication::remedy::{Remedy, RemedyAnswer};
use kralle_rules::tandem::Side;

use crate::core::refused::article;
use crate::judge::board::PositionSetup;
use crate::judge::card::{line, reading_view, side_code, team_code};
use crate::judge::setup;
use crate::judge::view::{CardLine, Tone, VerdictCard};

/// Adds the consequences of a drop by `offender`, and returns both boards set right.
///
/// They rest on their own article and reading. `None` if no boards are set right.
pub(crate) fn tell(
    offender: Side,
    found: &RemedyAnswer,
    card: &mut VerdictCard,
) -> Option<PositionSetup> {
    let (lines, after) = remedy_lines(offender, &found.remedy);
    card.lines.extend(lines);
    rests_on(found.ground, card);
    after
}

/// Adds the ground of a consequence if it differs from that of the answer above.
pub(crate) fn rests_on(ground: Ground, card: &mut VerdictCard) {
    let source = article(ground.article);
    if source != card.article {
        card.lines.push(line(
            Tone::Open,
            "remedy_article",
            [("article", source.text.into())],
        ));
    }
    if let Some(reading) = ground.reading.map(reading_view)
        && !card.readings.contains(&reading)
    {
        card.readings.push(reading);
    }
}

fn remedy_lines(offender: Side, remedy: &Remedy) -> (Vec<CardLine>, Option<PositionSetup>) {
    let data = || {
        [
            ("side", side_code(offender).into()),
            ("opponent", side_code(offender.opponent()).into()),
            ("partner", side_code(offender.opponent().partner()).into()),
        ]
    };
    match remedy {
        Remedy::SetRight {
            after,
            to_move,
            offender_loses_turn,
            optional,
        } => {
            let passed_on =
                *after.board(!offender.board).pocket(offender.color) != shakmaty::ByRole::default();
            let code = match (*offender_loses_turn, *optional, passed_on) {
                (true, true, _) => "remedy_may_take_piece_and_turn",
                (true, false, _) => "remedy_takes_piece_and_turn",
                (false, _, true) => "remedy_takes_piece",
                (false, _, false) => "remedy_taken_back",
            };
            let to_move = line(
                Tone::Open,
                "remedy_to_move",
                [("side", side_code(*to_move).into())],
            );
            (
                vec![line(Tone::Open, code, data()), to_move],
                Some(setup::view(after)),
            )
        }
        Remedy::Arbiter => (vec![line(Tone::Open, "remedy_arbiter", data())], None),
        Remedy::Claim => (vec![line(Tone::Open, "remedy_claim", data())], None),
        Remedy::Wins(team) => (
            vec![line(
                Tone::Open,
                "wins",
                [("winner", team_code(*team).into())],
            )],
            None,
        ),
        Remedy::Lapsed => (vec![line(Tone::Open, "remedy_lapsed", data())], None),
    }
}
