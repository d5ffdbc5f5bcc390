/** One of the four places at a table, as the seat picture shows it. */
export interface Seat {
	/** The key that names this player as the winner. */
	key: 1 | 2 | 3 | 4;
	name: string;
	board: 1 | 2;
	/** Undefined until the colors are chosen. */
	color: 'white' | 'black' | undefined;
}
