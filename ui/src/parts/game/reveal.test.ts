/** The animation of a pair: the pieces that start together, and the pieces left. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PairView } from '../../backend/generated';
import { NOW } from '../../preview/day';
import { pairRound } from '../../preview/table-scenes';
import { DeskProcess } from '../../test/process';
import { frameAt, IMPACT_MS, LEG_MS, legsOf, lengthOf, STILL_MS, TRAVEL_MS } from './reveal';

const desk = new DeskProcess(NOW);
beforeAll(() => pairRound(desk));
afterAll(async () => {
	await desk.end();
	desk.remove();
});

/** Plays pairs, each `white black`, and returns the last one as the desk reveals it. */
async function revealed(position: string, ...pairs: string[]): Promise<PairView> {
	const way = { at_the_board: { minutes: 5, increment_seconds: 0 } };
	const { game } = await desk.call('open_game', { round: 1, table: 1, way, position });
	for (const moves of pairs) {
		await desk.call('start_clocks', { game });
		const [white = '', black = ''] = moves.split(' ');
		await desk.call('store_move', { game, color: 'white', entry: white });
		await desk.call('store_move', { game, color: 'black', entry: black });
		await desk.call('stop_clock', { game, color: 'white' });
		await desk.call('stop_clock', { game, color: 'black' });
	}
	const { last } = await desk.call('board_game', { game });
	// End the game, so that the table is free again.
	await desk.call('end_game', { game, score: 'annulled', reason: 'Probe' });
	if (!last) throw new Error('nothing was revealed');
	return last;
}

const START = '1n2k3/8/8/3p4/4P3/8/8/4K1N1';

describe('both at once', () => {
	test('set out and arrive together', async () => {
		const legs = legsOf(await revealed(START, 'g1f3 b8c6'));
		expect(legs).toHaveLength(1);
		expect(legs[0]?.flights.map(({ from, to }) => from + to)).toEqual(['g1f3', 'b8c6']);
		const half = frameAt(legs, STILL_MS + TRAVEL_MS / 2);
		expect(half?.flying).toEqual([
			{ piece: 'white_knight', file: 5.5, rank: 1, opacity: 1 },
			{ piece: 'black_knight', file: 1.5, rank: 6, opacity: 1 },
		]);
		expect(half?.lifted).toEqual(['g1', 'b8']);
	});

	test('stand still before they set out', async () => {
		const it = await revealed(START, 'g1f3 b8c6');
		const frame = frameAt(legsOf(it), 0);
		expect(frame?.flying).toEqual([]);
		expect(frame?.board).toEqual(it.before.squares);
	});

	test('end with the board the desk names', async () => {
		const it = await revealed(START, 'g1f3 b8c6');
		const legs = legsOf(it);
		expect(frameAt(legs, lengthOf(legs))).toBeNull();
		expect(legs.at(-1)?.after).toEqual(it.after.squares);
	});

	test('a piece that stood there fades under the one that takes it', async () => {
		const legs = legsOf(await revealed(START, 'e4d5 b8c6'));
		expect(legs[0]?.taken).toEqual([{ piece: 'black_pawn', square: 'd5' }]);
		const frame = frameAt(legs, STILL_MS + TRAVEL_MS + IMPACT_MS / 2);
		expect(frame?.flying.map(({ piece, opacity }) => [piece, opacity])).toEqual([
			['black_pawn', 0.5],
			['white_pawn', 1],
			['black_knight', 1],
		]);
		expect(frame?.struck).toEqual(['d5']);
	});

	test('exchanged places leave nothing behind', async () => {
		const legs = legsOf(await revealed(START, 'e4d5 d5e4'));
		expect(legs[0]?.taken).toEqual([]);
		expect(legs[0]?.after['d5']).toBe('white_pawn');
		expect(legs[0]?.after['e4']).toBe('black_pawn');
	});

	test('equal pieces on one square both fade', async () => {
		const it = await revealed('4k3/p7/8/8/3n4/8/P7/4K1N1', 'g1f3 d4f3');
		const frame = frameAt(legsOf(it), STILL_MS + TRAVEL_MS + IMPACT_MS / 2);
		expect(frame?.flying.map(({ opacity }) => opacity)).toEqual([0.5, 0.5]);
		expect(frame?.struck).toEqual(['f3']);
	});

	test('a void move does not set out', async () => {
		expect(legsOf(await revealed(START, 'e4e6 b8c6'))[0]?.movers).toEqual(['black']);
		expect(legsOf(await revealed(START, 'e4e6 d5d3'))).toEqual([]);
	});
});

describe('one after the other', () => {
	test('the right comes first, the other waits', async () => {
		// Black's pawn has just captured on d5.
		const it = await revealed('1n2k3/8/4p3/3P4/4P3/8/8/4K1N1', 'g1f3 e6d5', 'e4d5 b8c6');
		const legs = legsOf(it);
		expect(legs.map(({ movers }) => movers)).toEqual([['white'], ['black']]);
		expect(legs[0]?.taken).toEqual([{ piece: 'black_pawn', square: 'd5' }]);
		expect(legs[0]?.after).toEqual(it.between?.squares);
		expect(legs[1]?.before).toEqual(it.between?.squares);
		expect(frameAt(legs, LEG_MS + STILL_MS + 1)?.lifted).toEqual(['b8']);
	});

	test('Black may come first', async () => {
		const legs = legsOf(await revealed('4k3/8/8/8/8/8/P3R3/3K4', 'a2a3 e8d8'));
		expect(legs.map(({ movers }) => movers)).toEqual([['black'], ['white']]);
	});

	test('while another second move is chosen there is one leg', async () => {
		const it = await revealed('k3r3/p7/8/8/B7/8/P7/4K3', 'a4e8 e8e3');
		expect(it.black?.fate).toBe('being_replaced');
		expect(legsOf(it)).toHaveLength(1);
		expect(legsOf(it)[0]?.after).toEqual(it.between?.squares);
	});
});

test('castling moves two pieces, a promotion arrives as another', async () => {
	const [leg] = legsOf(await revealed('4k3/8/8/8/8/8/1p6/4K2R K', 'e1g1 b2b1q'));
	expect(leg?.flights.map(({ piece, to, becomes }) => [piece, to, becomes])).toEqual([
		['white_king', 'g1', 'white_king'],
		['white_rook', 'f1', 'white_rook'],
		['black_pawn', 'b1', 'black_queen'],
	]);
});
