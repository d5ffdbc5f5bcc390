/** A team as a row of the screen names it. */
import { surnames } from '../../src/words/names';
import { inBoardOrder } from '../../src/words/sides';
import type { HallSide, PublicTeam } from '../../src/backend/generated';

export interface Team {
	number: number;
	name: string | null;
	/** The surnames, those who play in the order of their boards. */
	players: string[];
}

export function ofSide(side: HallSide): Team {
	const plays = inBoardOrder(side);
	// Of three, who sits out stands last.
	const ordered = [...plays.filter(({ board }) => board !== null), ...plays.filter(({ board }) => board === null)];
	return { number: side.team, name: side.name, players: surnames(ordered.map(({ name }) => name)) };
}

export const ofTeam = ({ team, name, players }: PublicTeam): Team => ({
	number: team,
	name,
	players: surnames(players),
});

/** The lines a team takes where each player has his own. */
export const stackedLines = ({ name, players }: Team): string[] =>
	name === null ? players : [name, players.join(' · ')];

/** The same in one line. */
export const oneLine = ({ name, players }: Team): string => [name, players.join(' · ')].filter(Boolean).join(' ');
