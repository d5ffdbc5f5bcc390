import { expect, it } from 'vitest';
import { FIRST, ROUND, SECOND } from '../test/day';
import { seats } from './seats';

it('everybody of a round stands once among the seats, also a third player and who has no opponent', () => {
	const third = { player: 99, name: 'Zwölf, Ina', board: null, color: null };
	const table = {
		table: 5,
		first: { ...FIRST, players: [...FIRST.players, third] },
		second: SECOND,
		result: null,
		games: null,
	};
	const all = seats({ ...ROUND, tables: [table] }, 'de').map((it) => [it.name, it.table, it.board, it.color]);
	expect(all).toEqual([
		['Bächtold, Dürrenmatt Maximilian', 5, 1, 'white'],
		['Dürr, Ida', 5, 2, 'black'],
		['Graf, Tim', null, undefined, undefined],
		['Krähe, Rosa', 5, 1, 'black'],
		['Schönherr, Luca', 5, 2, 'white'],
		['Zürcher, Lea', null, undefined, undefined],
		['Zwölf, Ina', 5, undefined, undefined],
	]);
});
