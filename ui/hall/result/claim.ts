/** A result as chosen on a phone, and as the desk accepts it. */
import type { CauseName, NoWinner, VerdictName } from '../../src/backend/generated';
import { everybody, type Outcome, sideOf, type Sides } from '../../src/words/sides';

/** The claimed winner: a player's number, or the kind of result without a winner. */
export type Winner = number | NoWinner;

/** The desk's input for a result: exactly one of the first three fields is set. */
export interface Claim {
	winner_player: number | null;
	winner_team: number | null;
	no_winner: NoWinner | null;
	cause: CauseName;
	reason: string | null;
}

/** Builds a claim. A forfeit names the team instead of a player, since an absent player lost on no board. */
export function claimOf(it: Sides, winner: Winner, cause: CauseName, reason: string | null): Claim {
	const player = typeof winner === 'number' ? winner : null;
	const byTeam = cause === 'forfeit';
	return {
		winner_player: byTeam ? null : player,
		winner_team: byTeam && player !== null ? it[sideOf(it, player)].team : null,
		no_winner: typeof winner === 'number' ? null : winner,
		cause,
		reason,
	};
}

/** Returns the outcome of a claim, for the summary before sending. */
export function outcomeOf(it: Sides, { winner_player, winner_team, no_winner, cause }: Claim): Outcome {
	let verdict: VerdictName = no_winner ?? 'drawn';
	if (winner_player !== null) verdict = `${sideOf(it, winner_player)}_wins`;
	if (winner_team !== null) verdict = winner_team === it.first.team ? 'first_wins' : 'second_wins';
	const board = everybody(it).find(({ player }) => player === winner_player)?.board ?? null;
	return { verdict, cause, board, winner_player };
}
