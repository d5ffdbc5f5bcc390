/** Standings and crosstable of the fake desk. */
import type { CrosstableView } from '../generated/CrosstableView';
import type { ResultCell } from '../generated/ResultCell';
import type { StandingRow } from '../generated/StandingRow';
import type { StandingsView } from '../generated/StandingsView';
import type { RefusalView } from '../generated/RefusalView';
import type { TieName } from '../generated/TieName';
import { isExcluded, penaltyPoints } from './decisions';
import { DIRECT_ENCOUNTER, FIRST_PLACE } from './rules';
import { type FakeTournament, teamsOf } from './state';
import { roundsPlanned } from './views';

function cells(tournament: FakeTournament, team: number, after: number): ResultCell[] {
	return tournament.rounds
		.filter(({ number }) => number <= after)
		.flatMap((round): ResultCell[] => {
			if (round.bye?.team === team) return [{ round: round.number, opponent: null, role: null, half_points: round.bye.half_points, forfeit: false, absent: false, annulled: false }];
			const it = round.matches.find(({ first, second }) => first.team === team || second.team === team);
			if (!it) return [];
			const first = it.first.team === team;
			return [
				{
					round: round.number,
					opponent: first ? it.second.team : it.first.team,
					role: first ? 'first' : 'second',
					half_points: it.outcome ? (first ? it.outcome.first_half_points : it.outcome.second_half_points) : null,
					forfeit: it.outcome?.cause === 'forfeit',
					absent: false,
					annulled: false,
				},
			];
		});
}

const sum = (results: ResultCell[]) => results.reduce((total, { half_points }) => total + (half_points ?? 0), 0);

export function standingRows(tournament: FakeTournament, after: number): StandingRow[] {
	const teams = teamsOf(tournament).map((team) => ({ team, results: cells(tournament, team.number, after) }));
	const levels = new Map<number, typeof teams>();
	const fate = (team: number) => ({
		penalty_half_points: penaltyPoints(tournament, team, after),
		warnings: tournament.penalties.filter((it) => it.penalty === 'warning' && it.team.number === team && it.round <= after).length,
		excluded: isExcluded(tournament, team),
		left_with: tournament.absences.find((it) => it.team === team && it.to === null)?.from ?? null,
	});
	for (const entry of teams.filter(({ team }) => !isExcluded(tournament, team.number))) {
		const points = Math.max(0, sum(entry.results) + penaltyPoints(tournament, entry.team.number, after));
		levels.set(points, [...(levels.get(points) ?? []), entry]);
	}
	const rows: StandingRow[] = [];
	for (const [points, level] of [...levels].sort(([one], [other]) => other - one)) {
		const first = rows.length + 1;
		const place = (entry: (typeof teams)[number], from: number, to: number, tie: TieName, decision: number | null = null) =>
			rows.push({ rank_from: from, rank_to: to, moved: after > 1 ? 0 : null, team: entry.team, half_points: points, ...fate(entry.team.number), results: entry.results, tie_breaks: tournament.settings.tie_breaks.map(() => null), direct_encounter: null, tie, decision });
		const numbers = level.map(({ team }) => team.number);
		const decision = tournament.decisions.findLast(({ tied }) => tied.join() === numbers.join());
		const [one, other] = level;
		const met = level.length === 2 && one && other ? one.results.find(({ opponent }) => opponent === other.team.number) : undefined;
		if (level.length === 1 && one) place(one, first, first, 'none');
		else if (one && other && met && met.half_points !== null && met.half_points !== 1) {
			const [winner, loser] = met.half_points > 1 ? [one, other] : [other, one];
			place(winner, first, first, 'direct_encounter');
			place(loser, first + 1, first + 1, 'direct_encounter');
			for (const [row, enemy] of [[rows.at(-2), loser], [rows.at(-1), winner]] as const) {
				if (row) row.direct_encounter = { opponent: enemy.team.number, own_half_points: row.team === winner.team ? 2 : 0, opponents_half_points: row.team === winner.team ? 0 : 2 };
			}
		} else if (decision?.ruling.kind === 'order') {
			decision.ruling.teams.forEach((number, index) => {
				const entry = level.find(({ team }) => team.number === number);
				if (entry) place(entry, first + index, first + index, 'decided', decision.number);
			});
		} else if (decision) {
			const winners = decision.ruling.teams;
			for (const entry of level.filter(({ team }) => winners.includes(team.number))) place(entry, first, first + winners.length - 1, 'joint_winner', decision.number);
			for (const entry of level.filter(({ team }) => !winners.includes(team.number))) place(entry, first + winners.length, first + level.length - 1, 'shared');
		} else for (const entry of level) place(entry, first, first + level.length - 1, first === 1 ? 'first_place_open' : 'shared');
	}
	for (const entry of teams.filter(({ team }) => isExcluded(tournament, team.number))) {
		rows.push({ rank_from: teams.length, rank_to: teams.length, moved: null, team: entry.team, half_points: sum(entry.results), ...fate(entry.team.number), results: entry.results, tie_breaks: tournament.settings.tie_breaks.map(() => null), direct_encounter: null, tie: 'out', decision: null });
	}
	return rows;
}

export function closeBlocked(tournament: FakeTournament): RefusalView | null {
	const planned = roundsPlanned(tournament);
	if (tournament.rounds.length < planned || planned === 0) return { code: 'rounds_missing', article: null, data: { paired: tournament.rounds.length, planned } };
	for (const round of tournament.rounds) {
		const tables = round.matches.filter(({ outcome }) => !outcome).map(({ table }) => table);
		if (tables.length > 0) return { code: 'round_incomplete', article: null, data: { round: round.number, tables } };
	}
	const open = standingRows(tournament, planned).filter(({ tie }) => tie === 'first_place_open');
	if (open.length > 0) return { code: 'first_place_open', article: FIRST_PLACE, data: { teams: open.map(({ team }) => team.number) } };
	return null;
}

export function standings(tournament: FakeTournament, asked: number | null): StandingsView {
	const after = asked ?? tournament.rounds.filter(({ published }) => published).length;
	return {
		after,
		formation: tournament.settings.formation,
		tie_breaks: tournament.settings.tie_breaks,
		rows: standingRows(tournament, after),
		penalties: tournament.penalties.filter(({ round }) => round <= after),
		decisions: tournament.decisions,
		close_blocked: closeBlocked(tournament),
		closed: tournament.closed,
		article: DIRECT_ENCOUNTER,
	};
}

export function crosstable(tournament: FakeTournament): CrosstableView {
	return {
		formation: tournament.settings.formation,
		rows: standingRows(tournament, tournament.rounds.length).map(({ team, rank_from, rank_to, half_points, results }) => ({
			team,
			rank_from,
			rank_to,
			half_points,
			cells: results.flatMap((cell) => (cell.opponent === null ? [] : [{ opponent: cell.opponent, games: [{ half_points: cell.half_points, role: cell.role ?? 'first' }] }])),
		})),
	};
}
