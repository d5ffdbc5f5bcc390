/**
 * A pad: the keys with which one player enters a hidden move. Start and target square are each file then rank, as
 * digits from 1 to 8; a fifth digit chooses the promotion piece.
 *
 * Start at {@link pressOf} and {@link typed}. Pure functions: the table stores the input. Not here: legality, which is
 * secret before the reveal.
 */
import type { HandPiece, PadName, PieceName } from '../../backend/generated';

/** The meaning of a key on a pad. */
export type Press =
	| { key: 'digit'; digit: number }
	| { key: 'file'; digit: number }
	| { key: 'correct' }
	| { key: 'enter' }
	| { key: 'draw' }
	| { key: 'resign' };

/** The digits typed so far, at most five. */
export type Digits = readonly number[];

/** The promotion piece for each fifth digit, from 1. */
export const PROMOTIONS: readonly HandPiece[] = ['queen', 'rook', 'bishop', 'knight'];

/** The number of digits of a start and a target square. */
export const SQUARES = 4;

/** The keys of one half of the keyboard: two rows of four, and the two below. */
interface Half {
	readonly digits: readonly string[];
	readonly correct: string;
	readonly enter: string;
	readonly draw: string;
	readonly resign: string;
}

const LEFT: Half = {
	digits: ['KeyQ', 'KeyW', 'KeyE', 'KeyR', 'KeyA', 'KeyS', 'KeyD', 'KeyF'],
	correct: 'KeyX',
	enter: 'KeyC',
	draw: 'KeyT',
	resign: 'KeyG',
};
const RIGHT: Half = {
	digits: ['KeyU', 'KeyI', 'KeyO', 'KeyP', 'KeyJ', 'KeyK', 'KeyL', 'Semicolon'],
	correct: 'KeyN',
	enter: 'KeyM',
	draw: 'Comma',
	resign: 'Period',
};

/** A key as the browser names it: its position, and its character. */
export interface PadKey {
	readonly code: string;
	readonly key: string;
}

function half({ digits, ...others }: Half, { code }: PadKey): Press | null {
	const at = digits.indexOf(code);
	if (at >= 0) return { key: 'digit', digit: at + 1 };
	const key = (['correct', 'enter', 'draw', 'resign'] as const).find((it) => others[it] === code);
	return key ? { key } : null;
}

function digit(code: string, row: 'Digit' | 'Numpad'): Press | null {
	const found = new RegExp(`^${row}([1-8])$`, 'u').exec(code);
	return found ? { key: 'digit', digit: Number(found[1]) } : null;
}

/** Returns the meaning of a key on this pad; null if it has none. */
export function pressOf(pad: PadName, pressed: PadKey): Press | null {
	switch (pad) {
		case 'left_hand':
			return digit(pressed.code, 'Digit') ?? half(LEFT, pressed);
		case 'right_hand':
			return half(RIGHT, pressed);
		case 'keypad':
			if (pressed.code === 'NumpadDecimal' || pressed.code === 'Numpad0') return { key: 'correct' };
			if (pressed.code === 'NumpadEnter' || pressed.code === 'NumpadAdd') return { key: 'enter' };
			if (pressed.code === 'NumpadMultiply') return { key: 'draw' };
			if (pressed.code === 'NumpadDivide') return { key: 'resign' };
			return digit(pressed.code, 'Numpad');
		case 'keyboard': {
			const file = /^[a-h]$/u.test(pressed.key.toLowerCase()) ? pressed.key.toLowerCase().charCodeAt(0) - 96 : 0;
			if (file > 0) return { key: 'file', digit: file };
			if (pressed.code === 'Backspace') return { key: 'correct' };
			if (pressed.code === 'KeyR') return { key: 'draw' };
			if (pressed.code === 'KeyX') return { key: 'resign' };
			return pressed.code === 'Enter' ? { key: 'enter' } : digit(pressed.code, 'Digit');
		}
	}
}

/** True if both players can type simultaneously: the pads share no key. */
export function areApart(one: PadName, other: PadName): boolean {
	if (one === other) return false;
	const pair = [one, other];
	return pair.includes('keypad') || pair.includes('right_hand');
}

/** Returns the digits after one more key. A letter is a file, and ignored where a rank is due. */
export function typed(digits: Digits, press: Press): Digits {
	switch (press.key) {
		case 'digit':
			if (digits.length > SQUARES || (digits.length === SQUARES && press.digit > PROMOTIONS.length)) return digits;
			return [...digits, press.digit];
		case 'file':
			return digits.length < SQUARES && digits.length % 2 === 0 ? [...digits, press.digit] : digits;
		case 'correct':
			return digits.slice(0, -1);
		case 'enter':
		case 'draw':
		case 'resign':
			return digits;
	}
}

/** Returns the number of digits that everyone may see; the promotion digit is not counted. */
export function dots(digits: Digits): number {
	return Math.min(digits.length, SQUARES);
}

/** A move as a player enters it. */
export interface Entered {
	from: string;
	to: string;
	promotion: HandPiece | null;
}

function square(file: number | undefined, rank: number | undefined): string | null {
	return file === undefined || rank === undefined ? null : `${String.fromCharCode(96 + file)}${String(rank)}`;
}

/** True if a piece promotes there: a pawn of its color on the last rank. */
export function promotes(piece: PieceName | undefined, to: string): boolean {
	return (piece === 'white_pawn' && to.endsWith('8')) || (piece === 'black_pawn' && to.endsWith('1'));
}

/**
 * Returns the move of the digits; null while they are incomplete. A pawn on its last rank becomes a queen by default;
 * for other moves the fifth digit is ignored.
 */
export function enteredOf(digits: Digits, squares: Readonly<Record<string, PieceName | undefined>>): Entered | null {
	const from = square(digits[0], digits[1]);
	const to = square(digits[2], digits[3]);
	if (from === null || to === null) return null;
	const promotion = promotes(squares[from], to) ? (PROMOTIONS[(digits[4] ?? 1) - 1] ?? 'queen') : null;
	return { from, to, promotion };
}

export function digitsOf(it: string): Digits {
	return [it.charCodeAt(0) - 96, Number(it[1])];
}

/** Returns the keys of a pad row by row as on the keyboard, and the meaning of each. */
export function capsOf(pad: PadName): {
	rows: readonly (readonly string[])[];
	digits: readonly (readonly string[])[];
	correct: string;
	enter: string;
	draw: string;
	resign: string;
} {
	const DIGITS = [
		['1', '2', '3', '4'],
		['5', '6', '7', '8'],
	];
	const letters = ({ digits, correct, enter, draw, resign }: Half) => {
		const cap = (code: string) =>
			code.replace('Key', '').replace('Semicolon', 'Ö').replace('Comma', ',').replace('Period', '.');
		const caps = digits.map(cap);
		return {
			rows: [caps.slice(0, 4), caps.slice(4)],
			digits: DIGITS,
			correct: cap(correct),
			enter: cap(enter),
			draw: cap(draw),
			resign: cap(resign),
		};
	};
	const plain = (rows: readonly (readonly string[])[], correct: string, draw: string, resign: string) => ({
		rows,
		digits: rows,
		correct,
		enter: '⏎',
		draw,
		resign,
	});
	switch (pad) {
		case 'left_hand':
			return letters(LEFT);
		case 'right_hand':
			return letters(RIGHT);
		case 'keypad':
			return plain(
				[
					['7', '8'],
					['4', '5', '6'],
					['1', '2', '3'],
				],
				'0',
				'×',
				'÷',
			);
		case 'keyboard':
			return plain(
				[
					['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
					['1', '2', '3', '4', '5', '6', '7', '8'],
				],
				'⌫',
				'R',
				'X',
			);
	}
}
