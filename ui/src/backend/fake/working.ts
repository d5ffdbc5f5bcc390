/** Tie-breaks of the fake desk: Buchholz and Sonneborn-Berger, without what the FIDE rules say of unplayed rounds. */
import type { PartView } from '../generated/PartView';
import type { ResultCell } from '../generated/ResultCell';
import type { TieBreakView } from '../generated/TieBreakView';
import type { WorkingView } from '../generated/WorkingView';
import { standingRows } from './ranking';
import type { FakeTournament } from './state';
import { Refused } from '../backend';

const text = (points: number) => points.toFixed(points % 1 === 0 ? 0 : 2);

/** How one tie-break of a team came about, from its results and the half points of everybody. */
function worked(code: string, results: readonly ResultCell[], scores: ReadonlyMap<number, number>, parts: (opponent: number) => PartView['opponent']): TieBreakView {
	const rounds = results.flatMap(({ round, opponent, half_points }) => (opponent === null || half_points === null ? [] : [{ round, opponent, half_points }]));
	const values = rounds.map(({ round, opponent, half_points }) => {
		const score = (scores.get(opponent) ?? 0) / 2;
		return { round, opponent, value: code === 'SB' ? (score * half_points) / 2 : score };
	});
	const least = code === 'BH/C1' && values.length > 1 ? values.reduce((one, other) => (other.value < one.value ? other : one)) : null;
	const counted = values.filter((value) => value !== least);
	return {
		code,
		value: values.length === 0 ? null : text(counted.reduce((sum, { value }) => sum + value, 0)),
		parts: values.map((part) => ({ round: part.round, against: 'opponent', opponent: parts(part.opponent), board: null, value: text(part.value), cut: part === least, voluntary: false })),
	};
}

export function working(tournament: FakeTournament, team: number, asked: number | null): WorkingView {
	const after = asked ?? tournament.rounds.filter(({ published }) => published).length;
	const rows = standingRows(tournament, after);
	const row = rows.find((it) => it.team.number === team);
	if (!row) throw new Refused({ code: 'team_unknown', article: null, data: { team } });
	const scores = new Map(rows.map((it) => [it.team.number, it.half_points]));
	const named = (number: number) => rows.find((it) => it.team.number === number)?.team ?? null;
	return {
		team: row.team,
		after,
		half_points: row.half_points,
		tie_breaks: tournament.settings.tie_breaks.map((code) => worked(code, row.results, scores, named)),
	};
}
