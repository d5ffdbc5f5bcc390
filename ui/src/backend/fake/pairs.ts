/**
 * Pairs of the fake desk: both pieces go where they are told, and what stands or arrives there is
 * captured. What is possible, and rights to move first, are the rules crate's.
 */
import type { ColorName } from '../generated/ColorName';
import type { GoneView } from '../generated/GoneView';
import type { MeetingName } from '../generated/MeetingName';
import type { PairGroundName } from '../generated/PairGroundName';
import type { PairView } from '../generated/PairView';
import type { PieceName } from '../generated/PieceName';
import type { PieceStepView } from '../generated/PieceStepView';
import type { RevealedMoveView } from '../generated/RevealedMoveView';

type Squares = Record<string, PieceName | undefined>;

const LETTERS: Record<string, string> = { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: '' };
const PROMOTIONS: Record<string, string> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' };
const CASTLING: Record<string, [string, string]> = {
	e1g1: ['h1', 'f1'],
	e1c1: ['a1', 'd1'],
	e8g8: ['h8', 'f8'],
	e8c8: ['a8', 'd8'],
};
const ORDER = ['pawn', 'king', 'bishop', 'knight', 'rook', 'queen'];
const ARTICLE: Record<PairGroundName, string> = {
	collision: 'PZSR 4',
	void: 'PZSR 2',
	vacated_target: 'Spielen mit Paarzügen',
	standing_capture: 'PZSR 3',
	plain: 'PZSR 2',
	right_check: 'PZSR 5',
	right_recapture: 'PZSR 1',
	right_en_passant: 'PZSR 1',
	right_cheeky: 'PZSR 1',
	white_claimed_wrongly: '9.5.3',
	black_claimed_wrongly: '9.5.3',
};

/** The rule a ground rests on. */
export function groundOf(ground: PairGroundName): PairView['grounds'][number] {
	const point = ARTICLE[ground];
	const regulation = ground.endsWith('_claimed_wrongly') ? 'fide' : 'paar_zug';
	return {
		ground,
		article: { regulation, text: regulation === 'fide' ? `FIDE ${point}` : point, heading: null, point },
	};
}

/** A step out of what was entered: `e2e4`, `e7e8q`; null where no own piece stands or it goes nowhere. */
export function stepOfEntry(board: Squares, color: ColorName, entry: string): PieceStepView | null {
	const [, from = '', to = '', promotion] = /^([a-h][1-8])([a-h][1-8])([qrbn])?$/u.exec(entry) ?? [];
	const piece = board[from];
	if (!piece?.startsWith(color) || from === to || board[to]?.startsWith(color)) return null;
	return {
		piece,
		from,
		to,
		promotion: promotion ? (`${color}_${PROMOTIONS[promotion] ?? 'queen'}` as PieceName) : null,
		rook: piece.endsWith('king') ? (CASTLING[from + to] ?? null) : null,
	};
}

const kind = (piece: PieceName) => piece.split('_')[1] ?? 'pawn';
const rank = (piece: PieceName) =>
	Math.max(2, ORDER.indexOf(kind(piece))) * Number(!['pawn', 'king'].includes(kind(piece)));

/** Why the fake desk does not make a move. */
const reasonOf = (piece: PieceName | undefined, color: ColorName) =>
	piece === undefined ? 'no_piece' : piece.startsWith(color) ? 'movement' : 'opponents_piece';

function moveOf(board: Squares, color: ColorName, entry: string, number: number): RevealedMoveView {
	const step = stepOfEntry(board, color, entry);
	const captures = step && board[step.to] !== undefined;
	return {
		entered: entry,
		stored: step,
		fate: step ? 'executed' : 'void',
		void: step
			? null
			: { reason: reasonOf(board[entry.slice(0, 2)], color), square: null, article: groundOf('void').article },
		chosen: null,
		executed: step,
		vanished: false,
		notation: step
			? `${LETTERS[kind(step.piece)] ?? ''}${step.from}${captures ? 'x' : '-'}${step.to}`
			: `(${entry.slice(0, 2)}-${entry.slice(2)})`,
		thinking_ms: 4000 * number + (color === 'white' ? 1000 : 3000),
		opened: {
			commitment: 'ab12'.repeat(16),
			short: 'ab12 ab12 ab12 ab12 ab12 ab12 ab12 ab12',
			text: `kralle-move 1 ${color} ${entry} 5f2c`,
		},
	};
}

/** The pair of two entries on a board. */
export function pairOf(number: number, board: Squares, entries: { white: string; black: string }): PairView {
	const white = moveOf(board, 'white', entries.white, number);
	const black = moveOf(board, 'black', entries.black, number);
	const steps = [white, black].flatMap(({ executed }) => executed ?? []);
	const gone: GoneView[] = [];
	const left = steps.flatMap(({ from, rook }) => (rook ? [from, rook[0]] : [from]));
	const after: Squares = Object.fromEntries(Object.entries(board).filter(([square]) => !left.includes(square)));
	let meeting: MeetingName = 'apart';
	const [one, two] = steps;
	if (one && two && one.to === two.to) {
		const difference = rank(one.piece) - rank(two.piece);
		meeting = difference === 0 ? 'both_gone' : 'stronger_captured';
		if (difference <= 0) white.vanished = true;
		if (difference >= 0) black.vanished = true;
	} else if (one && two && one.to === two.from && two.to === one.from) meeting = 'swap';
	else if (one && two && (one.to === two.from || two.to === one.from)) meeting = 'vacated';
	for (const { to } of steps) {
		const piece = after[to];
		if (piece) gone.push({ piece, square: to });
	}
	for (const move of [white, black]) {
		const step = move.executed;
		if (!step) continue;
		if (move.vanished) gone.push({ piece: step.piece, square: step.to });
		else after[step.to] = step.promotion ?? step.piece;
		if (step.rook) after[step.rook[1]] = step.piece.startsWith('white') ? 'white_rook' : 'black_rook';
	}
	const ground: PairGroundName = ['both_gone', 'stronger_captured'].includes(meeting)
		? 'collision'
		: steps.length < 2
			? 'void'
			: ['swap', 'vacated'].includes(meeting)
				? 'vacated_target'
				: gone.length > 0
					? 'standing_capture'
					: 'plain';
	const view = (squares: Squares) => ({
		squares: squares as Record<string, PieceName>,
		castling: '-',
		en_passant: '-',
	});
	return {
		number,
		ordinary: false,
		white,
		black,
		order: 'at_once',
		meeting,
		gone,
		before: view(board),
		between: null,
		after: view(after),
		grounds: [groundOf(ground)],
		checks: [],
		line: `${white.notation} ${black.notation}`,
	};
}
