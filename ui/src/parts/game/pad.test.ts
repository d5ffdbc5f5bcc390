/** The pads: the meaning of each key, and its effect. */
import { describe, expect, test } from 'vitest';
import type { PadName, PieceName } from '../../backend/generated';
import { areApart, type Digits, digitsOf, dots, enteredOf, pressOf, typed } from './pad';

const PADS: readonly PadName[] = ['left_hand', 'right_hand', 'keypad', 'keyboard'];

/** All codes of a full keyboard that any pad uses, and some more. */
const CODES = [
	...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ', (letter) => ({ code: `Key${letter}`, key: letter.toLowerCase() })),
	...Array.from('0123456789', (it) => ({ code: `Digit${it}`, key: it })),
	...Array.from('0123456789', (it) => ({ code: `Numpad${it}`, key: it })),
	{ code: 'NumpadEnter', key: 'Enter' },
	{ code: 'NumpadAdd', key: '+' },
	{ code: 'NumpadDecimal', key: ',' },
	{ code: 'Semicolon', key: 'ö' },
	{ code: 'Enter', key: 'Enter' },
	{ code: 'Backspace', key: 'Backspace' },
	{ code: 'Tab', key: 'Tab' },
	{ code: 'Space', key: ' ' },
	{ code: 'Escape', key: 'Escape' },
];

function type(pad: PadName, keys: readonly (readonly [string, string])[]): Digits {
	return keys.reduce<Digits>((digits, [code, key]) => {
		const press = pressOf(pad, { code, key });
		return press ? typed(digits, press) : digits;
	}, []);
}

const NOTHING: Record<string, PieceName> = {};

test.each([
	['the row of digits', 'left_hand', ['Digit5', 'Digit2', 'Digit5', 'Digit4']],
	['the block of the left hand', 'left_hand', ['KeyA', 'KeyW', 'KeyA', 'KeyR']],
	['the block of the right hand', 'right_hand', ['KeyJ', 'KeyI', 'KeyJ', 'KeyP']],
	['the keypad', 'keypad', ['Numpad5', 'Numpad2', 'Numpad5', 'Numpad4']],
] as const)('e2 to e4 by %s', (_, pad, codes) => {
	const digits = type(
		pad,
		codes.map((code) => [code, ''] as const),
	);
	expect(enteredOf(digits, NOTHING)).toEqual({ from: 'e2', to: 'e4', promotion: null });
});

test('files may be letters where a whole keyboard is one player’s', () => {
	const digits = type('keyboard', [
		['KeyG', 'g'],
		['KeyA', 'a'],
		['Digit1', '1'],
		['KeyF', 'F'],
		['Digit3', '3'],
	]);
	expect(enteredOf(digits, NOTHING)).toEqual({ from: 'g1', to: 'f3', promotion: null });
});

describe('a pair of pads', () => {
	const pairs = PADS.flatMap((one) => PADS.map((other) => [one, other] as const));

	test.each(pairs)('%s and %s: apart if and only if no key is both players’', (one, other) => {
		const shared = CODES.filter((it) => pressOf(one, it) && pressOf(other, it));
		expect(areApart(one, other)).toBe(shared.length === 0);
	});

	test.each(PADS)('%s has every digit, a correction and an end', (pad) => {
		const meanings = CODES.map((it) => pressOf(pad, it));
		for (let digit = 1; digit <= 8; digit++) expect(meanings).toContainEqual({ key: 'digit', digit });
		expect(meanings).toContainEqual({ key: 'correct' });
		expect(meanings).toContainEqual({ key: 'enter' });
	});

	test.each(PADS)('%s leaves Tab, Space and Escape alone', (pad) => {
		for (const code of ['Tab', 'Space', 'Escape']) expect(pressOf(pad, { code, key: code })).toBeNull();
	});
});

describe('what is typed', () => {
	const pawns: Record<string, PieceName> = { e7: 'white_pawn', e2: 'black_pawn', a7: 'white_rook' };

	test('is corrected digit by digit', () => {
		expect(typed([5, 2, 5], { key: 'correct' })).toEqual([5, 2]);
		expect(typed([], { key: 'correct' })).toEqual([]);
	});

	test('is no move before both squares are named', () => {
		expect(enteredOf([5, 2, 5], NOTHING)).toBeNull();
	});

	test.each([
		[[5, 7, 5, 8], 'queen'],
		[[5, 7, 5, 8, 1], 'queen'],
		[[5, 7, 5, 8, 2], 'rook'],
		[[5, 7, 5, 8, 3], 'bishop'],
		[[5, 2, 5, 1, 4], 'knight'],
		[[1, 7, 1, 8, 4], null],
		[[5, 7, 5, 6, 4], null],
	])('%j becomes %s', (digits, promotion) => {
		expect(enteredOf(digits, pawns)?.promotion).toBe(promotion);
	});

	test('shows four dots at most: a promotion stays covered', () => {
		expect([[], [5], [5, 7, 5, 8], [5, 7, 5, 8, 4]].map(dots)).toEqual([0, 1, 4, 4]);
	});

	test('takes nothing more than a promotion', () => {
		expect(typed([5, 7, 5, 8], { key: 'digit', digit: 5 })).toEqual([5, 7, 5, 8]);
		expect(typed([5, 7, 5, 8, 2], { key: 'digit', digit: 2 })).toEqual([5, 7, 5, 8, 2]);
	});

	test('a square and its digits are one', () => {
		for (const it of ['a1', 'h8', 'c5']) expect(enteredOf([...digitsOf(it), 1, 1], NOTHING)?.from).toBe(it);
	});
});
