/** Choosing pairs by hand on the fake desk: enough to see the screen answer, no pairing system. */
import { Refused } from '../backend';
import type { ByHandView } from '../generated/ByHandView';
import type { NumbersView } from '../generated/NumbersView';
import type { PairingReasonView } from '../generated/PairingReasonView';
import type { PairingWishView } from '../generated/PairingWishView';
import type { SideView } from '../generated/SideView';
import type { FakeRound, FakeTournament } from './state';

const met = (tournament: FakeTournament, before: number, one: number, other: number) =>
	tournament.rounds.some(({ number, matches }) => number < before && matches.some(({ first, second }) => [first.team, second.team].includes(one) && [first.team, second.team].includes(other)));

/** The places of a round where a team stands. */
function places(round: FakeRound): { team: number; side: SideView; put: (side: SideView) => void }[] {
	return round.matches.flatMap((it) => [
		{ team: it.first.team, side: it.first, put: (side: SideView) => (it.first = side) },
		{ team: it.second.team, side: it.second, put: (side: SideView) => (it.second = side) },
	]);
}

/** Lets two teams change places. */
function change(round: FakeRound, one: number, other: number) {
	const [here, there] = [one, other].map((team) => places(round).find((place) => place.team === team));
	if (!here || !there) return;
	here.put(there.side);
	there.put(here.side);
}

/** Puts the wishes of a draft into effect. */
export function heed(tournament: FakeTournament, round: FakeRound) {
	for (const { kind, team, other } of round.wishes ?? []) {
		const it = round.matches.find(({ first, second }) => [first.team, second.team].includes(team ?? 0));
		if (!it || team === null) continue;
		const opponent = it.first.team === team ? it.second.team : it.first.team;
		if (kind === 'together' && other !== null && met(tournament, round.number, team, other)) {
			throw new Refused({ code: 'have_met', article: null, data: { round: round.number, teams: [team, other] } });
		}
		if (kind.startsWith('together') && other !== null) change(round, opponent, other);
		if (kind === 'apart' && opponent === other) {
			const next = round.matches.find((candidate) => candidate !== it);
			if (next) change(round, opponent, next.second.team);
		}
	}
	for (const it of round.matches) it.rematch = met(tournament, round.number, it.first.team, it.second.team);
}

/** The draft, or nothing. */
export function draftOf(tournament: FakeTournament): FakeRound | undefined {
	const last = tournament.rounds.at(-1);
	return last && !last.published ? last : undefined;
}

export const same = (one: PairingWishView, other: PairingWishView) => one.kind === other.kind && [one.team, one.other].sort().join() === [other.team, other.other].sort().join();

/** The smaller team number first, as the desk keeps it. */
export function ordered(wish: PairingWishView): PairingWishView {
	const { team, other } = wish;
	return team !== null && other !== null && team > other ? { ...wish, team: other, other: team } : wish;
}

export function byHand(tournament: FakeTournament, number: number): ByHandView {
	const wishes = tournament.rounds[number - 1]?.wishes ?? [];
	const changed = wishes.length > 0;
	return {
		wishes,
		cost: changed ? 'changed' : 'own',
		criteria: changed
			? [
					{ article: 'C8', half_points: 2, by_rules: [0], as_made: [1], worse: true },
					{ article: 'C5', half_points: 2, by_rules: [1], as_made: [1, 2], worse: true },
				]
			: [],
		turned: [],
		can_choose: tournament.settings.format === 'swiss_system',
	};
}

export function reason(tournament: FakeTournament, number: number, table: number | null): PairingReasonView | null {
	const round = tournament.rounds[number - 1];
	const tables = tournament.settings.format !== 'swiss_system';
	if (table === null) {
		if (!round?.bye) return null;
		return {
			half_points: [0],
			decided: { by: tables ? 'tables' : 'criterion', article: tables ? null : '3.4.4', half_points: null, own: [-11], next_best: [-10] },
			next_best_pairs: [],
			next_best_bye: tables ? null : 10,
			upfloater: null,
			role_article: null,
		};
	}
	const it = round?.matches.find((candidate) => candidate.table === table);
	const other = round?.matches.find((candidate) => candidate.table !== table);
	return {
		half_points: [2 * (number - 1), 2 * (number - 1)],
		decided: { by: tables ? 'tables' : 'criterion', article: tables ? null : 'C8', half_points: tables ? null : 2 * (number - 1), own: [0], next_best: [1] },
		next_best_pairs: it && other && !tables ? [{ first: it.first.team, second: other.second.team }] : [],
		next_best_bye: null,
		upfloater: null,
		role_article: tables ? null : '4.3.5',
	};
}

export function numbers(tournament: FakeTournament): NumbersView {
	const teams = tournament.lots?.teams.map(({ number }) => number) ?? [];
	const tables = tournament.settings.format !== 'swiss_system';
	return {
		seed: tournament.tableNumbers?.seed ?? null,
		teams: tournament.tableNumbers?.teams ?? teams,
		blocked: tables ? (teams.length < 9 || teams.length > 24 ? { code: 'no_varma_table', article: null, data: { teams: teams.length } } : null) : { code: 'no_tables', article: null, data: {} },
	};
}
