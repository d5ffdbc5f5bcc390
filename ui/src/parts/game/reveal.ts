/**
 * The animation of a pair: the pieces that start together, their positions at a given time, and the effect of their
 * arrival.
 *
 * Start at {@link legsOf}; {@link frameAt} returns a single frame. Pure functions: times are milliseconds since the
 * beginning. Not here: the effect of a pair by the rules, which the desk decides.
 */
import type { ColorName, GoneView, PairView, PieceName, RevealedMoveView } from '../../backend/generated';

export type Pieces = Readonly<Record<string, PieceName | undefined>>;

/** A moving piece. */
export interface Flight {
	piece: PieceName;
	from: string;
	to: string;
	/** The piece after its arrival. */
	becomes: PieceName;
	/** True if it leaves the board on arrival. */
	vanishes: boolean;
}

/** Pieces that start together and arrive together. */
export interface Leg {
	movers: readonly ColorName[];
	before: Pieces;
	flights: readonly Flight[];
	/** The captured pieces that were on their squares before. */
	taken: readonly GoneView[];
	after: Pieces;
}

/** Milliseconds of rest before each leg, and of motion (`TRAVEL_MS`). */
export const STILL_MS = 350;
export const TRAVEL_MS = 900;
/** Milliseconds in which captured pieces fade out. */
export const IMPACT_MS = 450;
export const LEG_MS = STILL_MS + TRAVEL_MS + IMPACT_MS;

function flightsOf(move: RevealedMoveView | null): Flight[] {
	const step = move?.executed;
	if (!step) return [];
	const flights: Flight[] = [
		{ piece: step.piece, from: step.from, to: step.to, becomes: step.promotion ?? step.piece, vanishes: move.vanished },
	];
	const rook: PieceName = step.piece.startsWith('white') ? 'white_rook' : 'black_rook';
	if (step.rook) flights.push({ piece: rook, from: step.rook[0], to: step.rook[1], becomes: rook, vanishes: false });
	return flights;
}

const other = (color: ColorName): ColorName => (color === 'white' ? 'black' : 'white');

/** Returns the legs of a pair: one if both move at once, two if one moves first, none if nothing moves. */
export function legsOf(pair: PairView): Leg[] {
	const executed = (['white', 'black'] as const).filter((color) => pair[color]?.executed);
	const flights = (color: ColorName) => flightsOf(pair[color]);
	if (pair.order === 'at_once' && !pair.ordinary) {
		const all = executed.flatMap(flights);
		const away = all.map(({ from }) => from);
		const taken = pair.gone.filter(
			({ square, piece }) => pair.before.squares[square] === piece && !away.includes(square),
		);
		return executed.length === 0
			? []
			: [{ movers: executed, before: pair.before.squares, flights: all, taken, after: pair.after.squares }];
	}
	const holder = typeof pair.order === 'object' ? pair.order.first.holder : 'white';
	const movers = executed.toSorted((one) => (one === holder ? -1 : 1));
	return movers.map((color, index): Leg => {
		const before = index === 0 ? pair.before : (pair.between ?? pair.before);
		const after = index === 0 && movers.length === 2 ? (pair.between ?? pair.after) : pair.after;
		const taken = pair.gone.filter(
			({ square, piece }) => piece.startsWith(other(color)) && before.squares[square] === piece,
		);
		return { movers: [color], before: before.squares, flights: flights(color), taken, after: after.squares };
	});
}

/** A piece above the board. Files and ranks count from 0 at White's left corner; fractions during motion. */
export interface Flying {
	piece: PieceName;
	file: number;
	rank: number;
	/** From 1 (opaque) to 0 (gone). */
	opacity: number;
}

/** A frame of the animation. */
export interface Frame {
	/** The index of the current leg, from 0. */
	leg: number;
	board: Pieces;
	/** The squares whose pieces are in motion. */
	lifted: readonly string[];
	flying: readonly Flying[];
	/** The squares where pieces have met. */
	struck: readonly string[];
}

const at = (square: string) => ({ file: square.charCodeAt(0) - 97, rank: Number(square[1]) - 1 });
/** Slow at both ends; `part` from 0 to 1. */
const ease = (part: number) => (part < 0.5 ? 2 * part * part : 1 - (2 - 2 * part) ** 2 / 2);

function without(board: Pieces, squares: readonly string[]): Pieces {
	return Object.fromEntries(Object.entries(board).filter(([square]) => !squares.includes(square)));
}

/** Returns the duration of all legs, in milliseconds. */
export function lengthOf(legs: readonly Leg[]): number {
	return legs.length * LEG_MS;
}

/** Returns the frame `ms` after the beginning; null after the last leg. */
export function frameAt(legs: readonly Leg[], ms: number): Frame | null {
	const index = Math.max(0, Math.floor(ms / LEG_MS));
	const leg = legs[index];
	if (!leg) return null;
	const into = Math.max(0, ms - index * LEG_MS) - STILL_MS;
	if (into < 0) return { leg: index, board: leg.before, lifted: [], flying: [], struck: [] };
	const lifted = leg.flights.map(({ from }) => from);
	if (into < TRAVEL_MS) {
		const part = ease(into / TRAVEL_MS);
		const flying = leg.flights.map(({ piece, from, to }) => {
			const [a, b] = [at(from), at(to)];
			return { piece, file: a.file + (b.file - a.file) * part, rank: a.rank + (b.rank - a.rank) * part, opacity: 1 };
		});
		return { leg: index, board: leg.before, lifted, flying, struck: [] };
	}
	const rest = 1 - (into - TRAVEL_MS) / IMPACT_MS;
	const arrived = leg.flights.map(({ becomes, to, vanishes }) => ({
		piece: becomes,
		...at(to),
		opacity: vanishes ? rest : 1,
	}));
	const taken = leg.taken.map(({ piece, square }) => ({ piece, ...at(square), opacity: rest }));
	const away = [...lifted, ...leg.taken.map(({ square }) => square)];
	const struck = [
		...leg.taken.map(({ square }) => square),
		...leg.flights.filter(({ vanishes }) => vanishes).map(({ to }) => to),
	];
	// Captured pieces are drawn below their captors.
	return {
		leg: index,
		board: without(leg.before, away),
		lifted: [],
		flying: [...taken, ...arrived],
		struck: [...new Set(struck)],
	};
}
