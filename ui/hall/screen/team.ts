/** A team as a screen row names it. */
import { surnames } from '../../src/words/names';
import { inBoardOrder } from '../../src/words/sides';
import type { HallSide, PublicTeam } from '../../src/backend/generated';
import { sideNumber } from '../../src/words/formation';

export interface Team {
	/** The number; of two partners “3+7”. */
	number: string;
	name: string | null;
	/** The surnames, in board order; players without a board last. */
	players: string[];
}

export function ofSide(side: HallSide): Team {
	const plays = inBoardOrder(side);
	// Of three players, the one who sits out comes last.
	const ordered = [...plays.filter(({ board }) => board !== null), ...plays.filter(({ board }) => board === null)];
	return { number: sideNumber(side), name: side.name, players: surnames(ordered.map(({ name }) => name)) };
}

export const ofTeam = ({ team, name, players }: PublicTeam): Team => ({
	number: String(team),
	name,
	players: surnames(players),
});

/** Returns the lines of a team if each player has a separate line. */
export const stackedLines = ({ name, players }: Team): string[] =>
	name === null ? players : [name, players.join(' · ')];

/** Returns the team in one line. */
export const oneLine = ({ name, players }: Team): string => [name, players.join(' · ')].filter(Boolean).join(' ');
