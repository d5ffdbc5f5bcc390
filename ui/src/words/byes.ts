/** Those who have no opponent in a round. */

/** Returns the byes of a round, by number. */
export const byesOf = <Bye>({ bye, further_byes }: { bye: Bye | null; further_byes: readonly Bye[] }): Bye[] =>
	bye ? [bye, ...further_byes] : [];
