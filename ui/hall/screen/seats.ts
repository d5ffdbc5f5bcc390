/** Who sits where, by name. */
import type { ColorName, PublicRound } from '../../src/backend/generated';

export interface Seat {
	name: string;
	/** None for the team without an opponent. */
	table: number | null;
	board: 1 | 2 | undefined;
	color: ColorName | undefined;
}

/** Everybody of a round, in the order of names in a language. */
export function seats({ tables, bye }: PublicRound, language: string): Seat[] {
	const seated = tables.flatMap(({ table, first, second }) =>
		[...first.players, ...second.players].map(({ name, board, color }): Seat => ({
			name,
			table,
			board: board === 1 || board === 2 ? board : undefined,
			color: color ?? undefined,
		})),
	);
	const resting = (bye?.team.players ?? []).map((name): Seat => ({
		name,
		table: null,
		board: undefined,
		color: undefined,
	}));
	const { compare } = new Intl.Collator(language);
	return [...seated, ...resting].sort((one, other) => compare(one.name, other.name));
}
