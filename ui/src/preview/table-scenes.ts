/** Moments at the board. */
import { endOf, type FakeGame, keepPair } from '../backend/fake/games';
import { people } from '../backend/fake/people';
import { groundOf, pairOf } from '../backend/fake/pairs';
import { emptyTournament, SETTINGS } from '../backend/fake/state';
import type { FakeDesktop } from '../backend/fake/desktop';
import type { FakeBackend } from '../backend/fake/fake';
import type { PieceName } from '../backend/generated/PieceName';
import type { Scene } from './scenes';

/** Seven players of PaarZugSchach, the first round published, a game opened at table 2. */
async function opened(desk: FakeBackend): Promise<FakeGame> {
	desk.tournament = {
		...emptyTournament({ ...SETTINGS, rule_set: 'pzs', formation: 'single_players', format: 'round_robin' }),
		players: people(7),
	};
	await desk.call('give_numbers', { seed: '739 142 068', order: 'strength' });
	await desk.call('pair_round', {});
	await desk.call('publish_round', { round: 1 });
	await desk.call('open_game', { round: 1, table: 2, way: { at_the_board: { minutes: 60, increment_seconds: 30 } } });
	const game = desk.tournament.games?.[0];
	if (!game) throw new Error('no game was opened');
	return game;
}

const PAIRS = [
	['e2e4', 'd7d5'],
	['g1f3', 'b8c6'],
	['f1b5', 'c8g4'],
	['e4d5', 'd8d5'],
	['b1c3', 'e7e5'],
	['d2d4', 'e5d4'],
	['f3d4', 'd5d4'],
] as const;

async function playing(desk: FakeBackend, pairs: number = PAIRS.length): Promise<FakeGame> {
	const game = await opened(desk);
	await desk.call('start_clocks', { game: 1, by: null });
	for (const [white, black] of PAIRS.slice(0, pairs))
		keepPair(game, pairOf(game.pairs.length + 1, game.view.board.squares, { white, black }));
	game.view.white.clock.left_ms = 3_421_000;
	game.view.black.clock.left_ms = 3_288_400;
	await desk.call('start_clocks', { game: 1, by: null });
	return game;
}

/** Both enter on a keypad of their own. */
async function ownDevices(desk: FakeBackend) {
	await playing(desk, 2);
	desk.preferences = { ...desk.preferences, pads: { entry: 'own_devices', white: 'keypad', black: 'keypad' } };
}

const BARE: Record<string, PieceName> = { d4: 'white_king', d7: 'black_king', a2: 'white_pawn', h7: 'black_pawn' };

const at = (prepare: (desk: FakeBackend) => Promise<unknown>): Scene => ({
	place: 'round',
	prepare: async (desk) => {
		await prepare(desk);
	},
	begin: (kralle) => kralle.openTable(1),
});

export const TABLE_SCENES: Record<string, Scene> = {
	'round-paarzug': { ...at(opened), begin: () => undefined },
	'table-new': at(opened),
	table: at(async (desk) => {
		await playing(desk);
		await desk.call('store_move', { game: 1, color: 'white', entry: 'd1d4' });
		await desk.call('stop_clock', { game: 1, color: 'white' });
	}),
	'table-check': at(async (desk) => {
		const game = await playing(desk, 4);
		const pair = {
			...pairOf(5, game.view.board.squares, { white: 'e1g1', black: 'd5e4' }),
			checks: ['white' as const],
		};
		keepPair(game, pair);
		game.view.rights = [{ holder: 'white', right: 'check', target: null, article: groundOf('right_check').article }];
		await desk.call('start_clocks', { game: 1, by: null });
		await desk.call('offer', { game: 1, by: 'black', offer: 'ordinary' });
		game.view.white.claims = ['threefold'];
		await desk.call('store_move', { game: 1, color: 'black', entry: 'e4e2' });
	}),
	'table-choosing': at(async (desk) => {
		const game = await playing(desk, 5);
		const made = pairOf(6, game.view.board.squares, { white: 'b5c6', black: 'd5a2' });
		keepPair(game, {
			...made,
			order: {
				first: { holder: 'white', right: 'recapture', target: 'c6', article: groundOf('right_recapture').article },
			},
			black: made.black && { ...made.black, executed: null, fate: 'being_replaced' },
			between: pairOf(6, game.view.board.squares, { white: 'b5c6', black: 'a1a1' }).after,
			after: pairOf(6, game.view.board.squares, { white: 'b5c6', black: 'a1a1' }).after,
			grounds: [groundOf('right_recapture')],
			checks: ['black'],
		});
		Object.assign(game.view, { stage: 'choosing', chooser: 'black', board: game.view.last?.after });
		game.view.black.clock.running = true;
		game.view.black.acts = ['choose_second', 'resign'];
		game.view.white.acts = ['resign'];
	}),
	'table-interrupted': at(async (desk) => {
		const game = await playing(desk, 3);
		await desk.call('store_move', { game: 1, color: 'white', entry: 'e4d5' });
		await desk.call('stop_clock', { game: 1, color: 'white' });
		await desk.call('store_move', { game: 1, color: 'black', entry: 'd8d5' });
		await desk.call('halt_game', { game: 1 });
		game.view.halted = { why: 'interrupted', since: '2026-11-21T14:32:00Z' };
	}),
	'table-in-turn': at(async (desk) => {
		await playing(desk, 2);
		desk.preferences = { ...desk.preferences, pads: { ...desk.preferences.pads, entry: 'in_turn' } };
	}),
	'table-own-devices': at(ownDevices),
	'table-devices-alike': {
		...at(ownDevices),
		begin: (kralle) => {
			(kralle.desktop as FakeDesktop).alike = { code: 'devices_alike', article: null, data: { system: 'wayland' } };
			kralle.openTable(1);
		},
	},
	'table-over': at(async (desk) => {
		const game = await playing(desk, 4);
		keepPair(game, pairOf(5, { ...BARE }, { white: 'd4d5', black: 'd7d6' }));
		Object.assign(game.view, { stage: 'ended', end: endOf('draw', 'kings_adjacent', 'PZSR 8') });
		for (const color of ['white', 'black'] as const) game.view[color].acts = [];
	}),
	'table-void': at(async (desk) => {
		const game = await playing(desk, 4);
		keepPair(game, pairOf(5, game.view.board.squares, { white: 'c6c5', black: 'd5e4' }));
		const black = game.view.last?.white;
		if (game.view.last && black)
			game.view.last.white = {
				...black,
				entered: 'f3h3',
				stored: { piece: 'white_knight', from: 'f3', to: 'h3', promotion: null, rook: null },
				void: {
					reason: 'movement',
					square: null,
					article: { regulation: 'paar_zug', text: 'PZSR 1', heading: null, point: 'PZSR 1' },
				},
			};
		await desk.call('start_clocks', { game: 1, by: null });
	}),
	'table-claiming': {
		...at(async (desk) => {
			const game = await playing(desk, 4);
			Object.assign(game.view, { stage: 'ordinary', to_move: 'black' });
			game.view.white.clock.running = false;
			game.view.black.claims_with_move = ['threefold'];
			game.view.black.acts = ['play_move', 'offer_draw', 'claim_draw', 'resign'];
			game.view.white.acts = ['offer_draw', 'resign'];
			game.drawing = 'c6b4';
		}),
	},
	'table-closed': {
		...at((desk) => playing(desk, 4)),
		begin: (kralle) => {
			kralle.openTable(1);
			setTimeout(() => {
				(kralle.backend as FakeBackend).tournament = null;
				(kralle.desktop as FakeDesktop).changed();
			}, 300);
		},
	},
	'table-unpaired': at(async (desk) => {
		const game = await playing(desk, 4);
		game.view.in_match = false;
	}),
};
