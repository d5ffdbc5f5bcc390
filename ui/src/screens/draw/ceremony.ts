/** A player in a pot, in the order of the seeding list. */
export interface PotPlayer {
	id: number;
	name: string;
	/** Undefined for a player without a rating. */
	rating: number | undefined;
}

/** A team as drawn: rows in the pots, counted from 0. */
export interface DrawnTeam {
	number: number;
	/** Row in pot 1. */
	first: number;
	/** Rows in pot 2: one, or two in a team of three. */
	partners: readonly number[];
}
