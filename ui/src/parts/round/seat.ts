/** The four seats of a table in the list and the seat picture; two in a single game. */
import type { ColorName, MatchView, SideView } from '../../backend/generated';
import { spoken, surname } from '../../words/names';

export type SeatKey = 1 | 2 | 3 | 4;

export interface Seat {
	/** The key that selects this player as the winner. */
	key: SeatKey;
	/** True for a seat of the first-named team; in a single game for White. */
	first: boolean;
	player: number;
	name: string;
	/** The board; undefined until the opponents are chosen. */
	board: 1 | 2 | undefined;
	/** Undefined until the colors are chosen. */
	color: ColorName | undefined;
	/** True if this player decided the match, or the whole team won. */
	won: boolean;
}

/** First-named on board 1 and 2, second-named on board 1 and 2; in a single game White and Black. */
export type Seats = readonly Seat[];

function inBoardOrder(side: SideView) {
	return side.seats.toSorted((one, other) => (one.board ?? 0) - (other.board ?? 0));
}

/** True if boards and colors are chosen. */
export function isSeated(it: MatchView): boolean {
	return it.seating !== null && it.white_on_board_1 !== null;
}

export function seatsOf(it: MatchView): Seats {
	const places = [
		...inBoardOrder(it.first).map((seat) => ({ seat, first: true })),
		...inBoardOrder(it.second).map((seat) => ({ seat, first: false })),
	];
	const surnames = places.map(({ seat }) => surname(seat.player.name));
	return places.map(({ seat, first }, index): Seat => {
		const short = surname(seat.player.name);
		const sideWon = it.outcome?.verdict === (first ? 'first_wins' : 'second_wins');
		return {
			key: (index + 1) as SeatKey,
			first,
			player: seat.player.id,
			// Players with the same surname at one table are shown with their given names.
			name: surnames.filter((name) => name === short).length > 1 ? spoken(seat.player.name) : short,
			board: seat.board === 1 || seat.board === 2 ? seat.board : undefined,
			color: seat.color ?? undefined,
			won: sideWon && (it.outcome?.board === null || it.outcome?.board === seat.board),
		};
	});
}
