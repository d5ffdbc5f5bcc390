/** The seats of a round, by name. */
import type { ColorName, PublicRound } from '../../src/backend/generated';
import { byesOf } from '../../src/words/byes';

export interface Seat {
	name: string;
	/** Null for a player with a bye. */
	table: number | null;
	board: 1 | 2 | undefined;
	color: ColorName | undefined;
}

/** Returns all players of a round, sorted by name for a language. */
export function seats({ tables, ...round }: PublicRound, language: string): Seat[] {
	const seated = tables.flatMap(({ table, first, second }) =>
		[...first.players, ...second.players].map(({ name, board, color }): Seat => ({
			name,
			table,
			board: board === 1 || board === 2 ? board : undefined,
			color: color ?? undefined,
		})),
	);
	const names = byesOf(round).flatMap(({ team }) => team.players);
	const resting = names.map((name): Seat => ({
		name,
		table: null,
		board: undefined,
		color: undefined,
	}));
	const { compare } = new Intl.Collator(language);
	return [...seated, ...resting].sort((one, other) => compare(one.name, other.name));
}
