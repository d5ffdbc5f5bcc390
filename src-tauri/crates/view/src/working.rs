//! The parts of an entrant's tie-breaks.

use kralle_pairing::event::{EntrantNumber, RoundNumber as EventRound};
use kralle_pairing::tie_break::{Against, AgainstKind, Contribution, TieBreakKind};
use kralle_tournament::{Format, RankedByList, RoundNumber, TeamNumber, Tournament};

use crate::named::Named;
use crate::people;
use crate::refs::TeamRef;
use crate::wire;

wire! {
    /// A part of the value of a tie-break.
    pub struct PartView {
        /// `None` if the part is not about a single round.
        pub round: Option<u16>,
        pub against: Named<AgainstKind>,
        /// `None` if the part is not about an opponent.
        pub opponent: Option<TeamRef>,
        /// The board, counted from 1; `None` if the part is not about a board.
        pub board: Option<u8>,
        /// The text of the value.
        pub value: String,
        /// True if the part was cut and does not count.
        pub cut: bool,
        /// True for a voluntary unplayed round (C.07 article 16.1).
        pub voluntary: bool,
        /// The rounds since the opponent left.
        ///
        /// `None` if it has not left, or if the tie-break does not sum opponents' scores.
        pub left: Option<OpponentLeft>,
        /// Half points of the opponent from penalties, negative if taken.
        ///
        /// They are not part of the value (C.07 article 8.1). 0 if the tie-break does not sum
        /// opponents' scores.
        pub penalty_half_points: i16,
    }
}

wire! {
    /// An opponent who has left (C.07 article 16.3).
    #[derive(Copy, Eq)]
    pub struct OpponentLeft {
        /// The first missed round.
        pub from: u16,
        /// Half points that each round since then counts in the tie-breaks of others.
        pub half_points: u16,
    }
}

wire! {
    /// A tie-break of an entrant with its working.
    pub struct TieBreakView {
        /// The FIDE code.
        pub code: String,
        /// The text of the value; `None` for a tie-break without a value.
        pub value: Option<String>,
        /// The parts in the order of rounds; empty for a value that is not a sum.
        pub parts: Vec<PartView>,
    }
}

/// Returns the tie-breaks of an entrant, in the order of the list; empty for standings without a list.
pub fn tie_breaks(
    tournament: &Tournament,
    ranked: Option<&RankedByList>,
    team: TeamNumber,
    after: Option<RoundNumber>,
) -> Vec<TieBreakView> {
    // The first column is the points, which the standings show already.
    let columns = ranked.into_iter().flat_map(|it| it.columns.iter().skip(1));
    columns
        .map(|column| TieBreakView {
            code: column.tie_break.to_string(),
            value: column
                .values
                .get(team.index())
                .copied()
                .flatten()
                .map(|value| value.to_string()),
            parts: column
                .workings
                .get(team.index())
                .map(|working| {
                    let parts = working.contributions.iter();
                    let parts = parts.map(|part| part_view(tournament, part));
                    if sums_scores(column.tie_break.kind) {
                        parts.map(|it| with_notes(tournament, it, after)).collect()
                    } else {
                        parts.collect()
                    }
                })
                .unwrap_or_default(),
        })
        .collect()
}

fn part_view(tournament: &Tournament, part: &Contribution) -> PartView {
    let entrant = |number: EntrantNumber| -> Option<TeamRef> {
        Some(people::team(
            tournament,
            TeamNumber::at(number.index()),
            people::newest_round(tournament),
        ))
    };
    let (opponent, board) = match part.against {
        Against::Opponent(number) | Against::DummyFor(number) => (entrant(number), None),
        Against::Dummy | Against::Own => (None, None),
        Against::Board(board) => (None, Some(board)),
    };
    PartView {
        round: part.round.map(EventRound::get),
        against: Named(part.against.kind()),
        opponent,
        board,
        value: part.value.to_string(),
        cut: part.cut,
        voluntary: part.voluntary,
        left: None,
        penalty_half_points: 0,
    }
}

/// True if a tie-break sums the scores of opponents.
const fn sums_scores(kind: TieBreakKind) -> bool {
    matches!(
        kind,
        TieBreakKind::Buchholz
            | TieBreakKind::ForeBuchholz
            | TieBreakKind::SonnebornBerger
            | TieBreakKind::ExtendedSonnebornBerger { .. }
            | TieBreakKind::ScoreStrength
    )
}

/// Adds why the opponent's score here differs from the standings after round `after`.
///
/// The opponent has left (C.07 article 16.3), or penalties changed its score.
fn with_notes(tournament: &Tournament, part: PartView, after: Option<RoundNumber>) -> PartView {
    let number = part.opponent.as_ref().map(|it| it.number);
    let Some(team) = number.and_then(TeamNumber::new) else {
        return part;
    };
    let left = tournament.leaves_with(team);
    let left = left.filter(|from| after.is_some_and(|after| *from <= after));
    let penalty = tournament.penalty_points(team, after);
    PartView {
        left: left.map(|from| OpponentLeft {
            from: from.get(),
            half_points: match tournament.settings.format {
                Format::SwissSystem => tournament.settings.scoring.draw.0,
                Format::RoundRobin | Format::DoubleRoundRobin => 0,
            },
        }),
        penalty_half_points: i16::try_from(penalty).unwrap_or(i16::MIN),
        ..part
    }
}
