//! How the tie-breaks of an entrant came about.

use kralle_call::call;
use kralle_pairing::event::{EntrantNumber, RoundNumber as EventRound};
use kralle_pairing::tie_break::{Against, AgainstKind, Contribution, TieBreakKind};
use kralle_tournament::{Format, RankedByList, Refusal, RoundNumber, TeamNumber, Tournament};

use crate::core::choice::Named;
use crate::core::lots_view::TeamRef;
use crate::core::refusal::RefusalView;
use crate::core::refused::refused;
use crate::core::snapshot::Snapshot;
use crate::core::wire::wire;
use crate::core::{parse, people};

wire! {
    /// One part of the value of a tie-break.
    pub struct PartView {
        pub round: Option<u16>,
        pub against: Named<AgainstKind>,
        pub opponent: Option<TeamRef>,
        /// The board, counted from 1, where it is about one.
        pub board: Option<u8>,
        /// What it is worth, as it is written.
        pub value: String,
        /// Whether it was cut and does not count.
        pub cut: bool,
        /// Whether the round was not played by the entrant's own will.
        pub voluntary: bool,
        /// The rounds since the opponent left; `None` if it has not, or its score does not count here.
        pub left: Option<OpponentLeft>,
        /// Half points that penalties gave the opponent, or with a minus took; 0 if its score does not
        /// count here. They are not part of the value (C.07 article 8.1).
        pub penalty_half_points: i16,
    }
}

wire! {
    /// An opponent who has left (C.07 article 16.3).
    #[derive(Copy, Eq)]
    pub struct OpponentLeft {
        /// The first round missed.
        pub from: u16,
        /// What each round since then counts in the tie-breaks of others.
        pub half_points: u16,
    }
}

wire! {
    /// A tie-break of an entrant, and how it came about.
    pub struct TieBreakView {
        /// Its FIDE name.
        pub code: String,
        /// The value as it is written; none where there is none.
        pub value: Option<String>,
        /// Its parts in the order of rounds; none for a value that is simply read off.
        pub parts: Vec<PartView>,
    }
}

wire! {
    /// How the tie-breaks of an entrant came about.
    pub struct WorkingView {
        pub team: TeamRef,
        /// After which round.
        pub after: u16,
        pub half_points: u16,
        /// The tie-breaks of the list, in order.
        pub tie_breaks: Vec<TieBreakView>,
    }
}

wire! {
    /// Whose tie-breaks, after which round.
    pub struct TieBreakWorkingInput {
        /// The entrant; a single player counts as a team.
        pub team: u16,
        /// After which round; none takes everything played.
        #[serde(default)]
        pub after: Option<u16>,
    }
}

/// Says how the tie-breaks of an entrant came about.
#[call]
pub(crate) fn tie_break_working(
    desk: &Snapshot,
    input: TieBreakWorkingInput,
) -> Result<WorkingView, RefusalView> {
    let tournament = desk.tournament()?;
    let refuse = |refusal: Refusal| refused(&refusal, tournament);
    let team = parse::team(input.team)?;
    if !tournament.teams.iter().any(|it| it.number == team) {
        return Err(refuse(Refusal::TeamUnknown { team }));
    }
    let after = input.after.map(parse::round).transpose()?;
    if let Some(number) = after {
        tournament.round(number).map_err(refuse)?;
    }
    let last = after.or_else(|| tournament.rounds.last().map(|round| round.number));
    Ok(WorkingView {
        team: people::team(tournament, team, people::newest_round(tournament)),
        after: last.map_or(0, RoundNumber::get),
        half_points: tournament.points(team, after).0,
        tie_breaks: tie_breaks(
            tournament,
            tournament.tie_breaks_after(after).as_ref(),
            team,
            last,
        ),
    })
}

/// The tie-breaks of an entrant, in the order of the list.
pub(crate) fn tie_breaks(
    tournament: &Tournament,
    ranked: Option<&RankedByList>,
    team: TeamNumber,
    after: Option<RoundNumber>,
) -> Vec<TieBreakView> {
    // The first column are the points, which the standings show already.
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

/// True if a tie-break sums up what opponents have scored.
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

/// Notes where the score of the opponent is another here than in the standings after a round: it has
/// left (C.07 article 16.3), or penalties changed it.
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
