/** Playing a pair out: who sets out with whom, and what is left. */
import { describe, expect, test } from 'vitest';
import { pairOf } from '../../backend/fake/pairs';
import { frameAt, IMPACT_MS, LEG_MS, legsOf, lengthOf, STILL_MS, TRAVEL_MS } from './reveal';
import type { PieceName } from '../../backend/generated/PieceName';
import type { Pieces } from './reveal';

const START: Pieces = {
	e1: 'white_king',
	e8: 'black_king',
	e4: 'white_pawn',
	d5: 'black_pawn',
	g1: 'white_knight',
	b8: 'black_knight',
};
const pair = (white: string, black: string, board: Pieces = START) => pairOf(1, board, { white, black });

describe('both at once', () => {
	test('set out and arrive together', () => {
		const legs = legsOf(pair('g1f3', 'b8c6'));
		expect(legs).toHaveLength(1);
		expect(legs[0]?.flights.map(({ from, to }) => from + to)).toEqual(['g1f3', 'b8c6']);
		const half = frameAt(legs, STILL_MS + TRAVEL_MS / 2);
		expect(half?.flying).toEqual([
			{ piece: 'white_knight', file: 5.5, rank: 1, opacity: 1 },
			{ piece: 'black_knight', file: 1.5, rank: 6, opacity: 1 },
		]);
		expect(half?.lifted).toEqual(['g1', 'b8']);
	});

	test('stand still before they set out', () => {
		const frame = frameAt(legsOf(pair('g1f3', 'b8c6')), 0);
		expect(frame?.flying).toEqual([]);
		expect(frame?.board).toEqual(START);
	});

	test('end with the board the desk names', () => {
		const it = pair('g1f3', 'b8c6');
		const legs = legsOf(it);
		expect(frameAt(legs, lengthOf(legs))).toBeNull();
		expect(legs.at(-1)?.after).toEqual(it.after.squares);
	});

	test('a piece that stood there fades under the one that takes it', () => {
		const legs = legsOf(pair('e4d5', 'b8c6'));
		expect(legs[0]?.taken).toEqual([{ piece: 'black_pawn', square: 'd5' }]);
		const frame = frameAt(legs, STILL_MS + TRAVEL_MS + IMPACT_MS / 2);
		expect(frame?.flying.map(({ piece, opacity }) => [piece, opacity])).toEqual([
			['black_pawn', 0.5],
			['white_pawn', 1],
			['black_knight', 1],
		]);
		expect(frame?.struck).toEqual(['d5']);
	});

	test('exchanged places leave nothing behind', () => {
		const legs = legsOf(pair('e4d5', 'd5e4'));
		expect(legs[0]?.taken).toEqual([]);
		expect(legs[0]?.after['d5']).toBe('white_pawn');
		expect(legs[0]?.after['e4']).toBe('black_pawn');
	});

	test('equal pieces on one square both fade', () => {
		const knights: Pieces = { g1: 'white_knight', d4: 'black_knight', e1: 'white_king', e8: 'black_king' };
		const frame = frameAt(legsOf(pair('g1f3', 'd4f3', knights)), STILL_MS + TRAVEL_MS + IMPACT_MS / 2);
		expect(frame?.flying.map(({ opacity }) => opacity)).toEqual([0.5, 0.5]);
		expect(frame?.struck).toEqual(['f3']);
	});

	test('a void move does not set out', () => {
		expect(legsOf(pair('e4e4', 'b8c6'))[0]?.movers).toEqual(['black']);
		expect(legsOf(pair('e4e4', 'd5d5'))).toEqual([]);
	});
});

describe('one after the other', () => {
	const between: Record<string, PieceName> = {
		e1: 'white_king',
		e8: 'black_king',
		d5: 'white_pawn',
		g1: 'white_knight',
		b8: 'black_knight',
	};
	const first = () => {
		const it = pair('e4d5', 'b8c6');
		it.order = {
			first: {
				holder: 'white',
				right: 'recapture',
				target: 'd5',
				article: { regulation: 'paar_zug', text: 'PZSR 1', heading: null, point: 'PZSR 1' },
			},
		};
		it.between = { ...it.before, squares: between };
		return it;
	};

	test('the right comes first, the other waits', () => {
		const legs = legsOf(first());
		expect(legs.map(({ movers }) => movers)).toEqual([['white'], ['black']]);
		expect(legs[0]?.taken).toEqual([{ piece: 'black_pawn', square: 'd5' }]);
		expect(legs[0]?.after).toEqual(between);
		expect(legs[1]?.before).toEqual(between);
		expect(frameAt(legs, LEG_MS + STILL_MS + 1)?.lifted).toEqual(['b8']);
	});

	test('Black may come first', () => {
		const it = first();
		it.order = {
			first: {
				holder: 'black',
				right: 'check',
				target: null,
				article: { regulation: 'paar_zug', text: 'PZSR 5', heading: null, point: 'PZSR 5' },
			},
		};
		expect(legsOf(it).map(({ movers }) => movers)).toEqual([['black'], ['white']]);
	});

	test('while another second move is chosen there is one leg', () => {
		const it = first();
		if (it.black) it.black = { ...it.black, executed: null, fate: 'being_replaced' };
		it.after = { ...it.before, squares: between };
		expect(legsOf(it)).toHaveLength(1);
		expect(legsOf(it)[0]?.after).toEqual(between);
	});
});

test('castling moves two pieces, a promotion arrives as another', () => {
	const board: Pieces = { e1: 'white_king', h1: 'white_rook', e8: 'black_king', b2: 'black_pawn' };
	const [leg] = legsOf(pairOf(1, board, { white: 'e1g1', black: 'b2b1q' }));
	expect(leg?.flights.map(({ piece, to, becomes }) => [piece, to, becomes])).toEqual([
		['white_king', 'g1', 'white_king'],
		['white_rook', 'f1', 'white_rook'],
		['black_pawn', 'b1', 'black_queen'],
	]);
});
