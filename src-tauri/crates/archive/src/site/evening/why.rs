//! Why a line of the standings stands where it stands, in sentences: those that the hall says.

use kralle_desk::hall::public_view::{PublicRow, PublicStandings};
use kralle_tournament::TieKind;

use super::view::View;
use super::working::tie_break_name;

/// The sentences of a line.
pub(super) fn sentences(
    view: &View<'_>,
    standings: &PublicStandings,
    row: &PublicRow,
) -> Vec<String> {
    let points = view.words.half_points(row.half_points.into());
    let args = [("points", points.into()), ("round", standings.after.into())];
    let mut sentences = vec![view.words.say("hall-why-points", &args)];
    if row.rank_from != row.rank_to {
        let args = [
            ("first", row.rank_from.into()),
            ("last", row.rank_to.into()),
        ];
        sentences.push(view.words.say("hall-why-shared", &args));
    }
    let mut pairs = standings.rows.windows(2);
    let is_row = |it: &PublicRow| it.team.team == row.team.team;
    let others = [
        (
            pairs.find_map(|pair| is_row(pair.get(1)?).then(|| pair.first())?),
            Beside::Above,
        ),
        (
            (standings.rows.windows(2))
                .find_map(|pair| is_row(pair.first()?).then(|| pair.get(1))?),
            Beside::Below,
        ),
    ];
    for (other, place) in others {
        let other = other.filter(|other| other.rank_from != row.rank_from);
        sentences.extend(other.map(|other| beside(view, row, other, place)));
    }
    sentences
}

/// Where the neighbor stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Beside {
    Above,
    Below,
}

/// How a team stands to its neighbor: by points, or by what tells them apart.
fn beside(view: &View<'_>, one: &PublicRow, other: &PublicRow, place: Beside) -> String {
    let mut args = vec![
        ("rank", other.rank_from.into()),
        ("team", other.team.team.into()),
    ];
    if one.half_points != other.half_points {
        let points = one.half_points.abs_diff(other.half_points);
        args.push(("points", view.words.half_points(points.into()).into()));
        let key = match place {
            Beside::Above => "hall-why-fewer",
            Beside::Below => "hall-why-more",
        };
        return view.words.say(key, &args);
    }
    let because = match (one.tie.0, other.tie.0) {
        (TieKind::Decided | TieKind::JointWinner, _) => Some(view.say("hall-why-decided")),
        (TieKind::DirectEncounter, TieKind::DirectEncounter) => {
            let said = |half: u32| view.words.half_points(half);
            let args = [
                ("own", said(scored(one, other)).into()),
                ("others", said(scored(other, one)).into()),
            ];
            Some(view.words.say("hall-why-direct", &args))
        }
        _ => deciding(view, one, other),
    };
    let because = because.unwrap_or_else(|| view.say("hall-why-rules"));
    args.push(("because", because.into()));
    let key = match place {
        Beside::Above => "hall-why-level-above",
        Beside::Below => "hall-why-level-below",
    };
    view.words.say(key, &args)
}

/// The first tie-break in which two differ.
fn deciding(view: &View<'_>, one: &PublicRow, other: &PublicRow) -> Option<String> {
    let mut pairs = one.tie_breaks.iter().zip(&other.tie_breaks);
    let (own, others) = pairs.find(|(own, others)| own.value != others.value)?;
    let shown = |value: &Option<String>| {
        let value = value.as_deref().map(|value| view.words.decimal(value));
        value.unwrap_or_else(|| "–".to_owned())
    };
    let args = [
        ("name", tie_break_name(view, &own.code).into()),
        ("own", shown(&own.value).into()),
        ("others", shown(&others.value).into()),
    ];
    Some(view.words.say("hall-why-tie-break", &args))
}

/// Half points that a team scored against another one.
fn scored(one: &PublicRow, other: &PublicRow) -> u32 {
    let cells = one.results.iter();
    let cells = cells.filter(|it| it.opponent == Some(other.team.team) && !it.annulled);
    cells.map(|it| u32::from(it.half_points.unwrap_or(0))).sum()
}
