/** The query of the history. */
import type { HistoryInput, KindName } from '../../backend/generated';

export const KINDS: readonly KindName[] = [
	'result',
	'seating',
	'pairing',
	'lots',
	'teams',
	'players',
	'decision',
	'tournament',
	'file',
	'hall',
	'other',
];

export interface Filter {
	kind: KindName | null;
	round: number | null;
	team: number | null;
	who: string | null;
	player: number | null;
}

export const EVERYTHING: Filter = { kind: null, round: null, team: null, who: null, player: null };

export function isEverything(filter: Filter): boolean {
	return Object.values(filter).every((value) => value === null);
}

/** The number of lines in a page of the history. */
export const PAGE = 100;

export function question(filter: Filter, most: number): HistoryInput {
	return { ...filter, before: null, most: Math.min(most, 65_000) };
}
