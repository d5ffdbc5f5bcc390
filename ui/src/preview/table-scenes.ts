/** Scenes of a game at the board. */
import type { Backend } from '../backend/backend';
import type { PadName, PadTurnName } from '../backend/generated';
import { begin, numbered, PAIR_MOVES, people, published } from './day';
import { at, type Scene, type SceneDesk } from './scene';

type Moves = readonly (readonly [white: string, black: string])[];

/** The start of the scenes' clocks, in milliseconds since 1970. */
const BEGIN = Date.parse('2026-11-21T14:00:00Z');
/** The thinking time per pair, in seconds. */
const THOUGHT = { white: 95, black: 140 };

const SPANISH: Moves = [
	['e2e4', 'e7e5'],
	['g1f3', 'b8c6'],
	['f1b5', 'a7a6'],
	['b5a4', 'g8f6'],
	['e1g1', 'f8e7'],
	['f1e1', 'b7b5'],
	['a4b3', 'd7d6'],
];

/** The same check three times. */
const CHECKS: Moves = [
	['d2d4', 'e7e6'],
	['g1f3', 'f8b4'],
	['f3d2', 'b4f8'],
	['d2f3', 'f8b4'],
	['f3d2', 'b4f8'],
	['d2f3', 'f8b4'],
];

/** White recaptures first; the pawn that Black wanted to move is then gone. */
const RECAPTURE: Moves = [
	['d2d4', 'e7e5'],
	['g1f3', 'e5d4'],
	['f3d4', 'd4d3'],
];

/** The kings walk until they are side by side. */
const KINGS: Moves = [
	['e2e3', 'e7e6'],
	['g1f3', 'g8f6'],
	['e1e2', 'e8e7'],
	['e2d3', 'e7d6'],
	['d3d4', 'd6d5'],
];

/**
 * A bare position with a rook check, and its continuation in ordinary chess, in which Black's king goes back and forth.
 */
const BARE = '4k3/p7/8/8/8/8/P6R/4K3';
const BACK_AND_FORTH = ['e8d7', 'e2e3', 'd7d8', 'e3e2', 'd8d7', 'e2e3', 'd7d8', 'e3e2'];

/** Prepares seven players of PaarZugSchach, with the first round published. */
export async function pairRound(desk: Backend) {
	await begin(desk, people(7), PAIR_MOVES);
	await numbered(desk);
	await published(desk);
}

/** Prepares a game opened at table 2, not begun. */
async function opened(desk: SceneDesk, position: string | null = null) {
	await pairRound(desk);
	const way = { at_the_board: { minutes: 60, increment_seconds: 30 } };
	await desk.call('open_game', { round: 1, table: 2, way, position });
}

export async function store(desk: Backend, color: 'white' | 'black', entry: string) {
	await desk.call('store_move', { game: 1, color, entry });
}

/** Prepares a game with these pairs played and running clocks. */
export async function playing(desk: SceneDesk, moves: Moves, position: string | null = null) {
	await opened(desk, position);
	await desk.put(new Date(BEGIN).toISOString());
	let now = BEGIN;
	await desk.call('start_clocks', { game: 1, by: null });
	for (const [white, black] of moves) {
		await store(desk, 'white', white);
		await store(desk, 'black', black);
		for (const color of ['white', 'black'] as const) {
			await desk.put(new Date(now + 1000 * THOUGHT[color]).toISOString());
			await desk.call('stop_clock', { game: 1, color });
		}
		now += 1000 * THOUGHT.black;
		const { stage } = await desk.call('board_game', { game: 1 });
		if (stage === 'storing') await desk.call('start_clocks', { game: 1, by: null });
	}
}

/** Prepares a game in which both players use these pads. */
const entering = (entry: PadTurnName, white: PadName, black: PadName) => async (desk: SceneDesk) => {
	await playing(desk, SPANISH.slice(0, 2));
	await desk.call('set_pads', { pads: { entry, white, black } });
};

async function over(desk: SceneDesk) {
	await playing(desk, KINGS);
}

/** Prepares a game interrupted in the middle of a pair by the end of the program. */
async function interrupted(desk: SceneDesk) {
	await playing(desk, SPANISH.slice(0, 3));
	await store(desk, 'white', 'b5a4');
	await desk.call('stop_clock', { game: 1, color: 'white' });
	await store(desk, 'black', 'g8f6');
	const { path } = await desk.call('overview', {});
	await desk.call('close_file', {});
	await desk.call('open_tournament', { path });
}

const table = (prepare: Scene['prepare'], more: Pick<Scene, 'begin'> = {}): Scene =>
	at('round', prepare, {
		goOn: async (desk) => {
			const { halted } = await desk.call('board_game', { game: 1 });
			if (halted) await desk.call('resume_game', { game: 1 });
		},
		begin: (kralle) => kralle.navigation.openTable(1),
		...more,
	});

/** Returns a scene of a game with stopped clocks. */
const still = (prepare: Scene['prepare']): Scene =>
	at('round', prepare, { begin: (kralle) => kralle.navigation.openTable(1) });

/** Runs an action once the board is visible. */
function onceSeen(act: () => void) {
	if (document.querySelector('[role=img]')) act();
	else setTimeout(() => onceSeen(act), 20);
}

export const TABLE_SCENES: Record<string, Scene> = {
	'round-paarzug': at('round', opened),
	'table-new': still(opened),
	table: table(async (desk) => {
		await playing(desk, SPANISH);
		await store(desk, 'white', 'c2c3');
		await desk.call('stop_clock', { game: 1, color: 'white' });
	}),
	'table-check': table(async (desk) => {
		await playing(desk, CHECKS);
		await desk.call('offer', { game: 1, by: 'black', offer: 'ordinary' });
		await store(desk, 'black', 'd7d5');
		await desk.call('stop_clock', { game: 1, color: 'black' });
	}),
	'table-choosing': table((desk) => playing(desk, RECAPTURE)),
	'table-interrupted': still(interrupted),
	'table-in-turn': table(entering('in_turn', 'left_hand', 'keypad')),
	'table-own-devices': table(entering('own_devices', 'keypad', 'keypad')),
	'table-devices-alike': table(entering('own_devices', 'keypad', 'keypad'), {
		begin: (kralle, desktop) => {
			desktop.alike = { code: 'devices_alike', article: null, data: { system: 'wayland' } };
			kralle.navigation.openTable(1);
		},
	}),
	'table-over': still(over),
	'table-void': table((desk) => playing(desk, [...SPANISH.slice(0, 4), ['f3h3', 'f8e7']])),
	'table-claiming': table(async (desk) => {
		await playing(desk, [['h2e2', 'a7a6']], BARE);
		await desk.call('offer', { game: 1, by: 'white', offer: 'ordinary' });
		await desk.call('answer_offer', { game: 1, by: 'black', answer: 'accept' });
		for (const [index, entry] of BACK_AND_FORTH.entries())
			await desk.call('play_move', { game: 1, color: index % 2 === 0 ? 'black' : 'white', entry });
	}),
	'table-closed': table((desk) => playing(desk, SPANISH.slice(0, 4)), {
		begin: (kralle, desktop) => {
			kralle.navigation.openTable(1);
			onceSeen(() => void kralle.desk.ask('close_file', {}).then(() => desktop.changed()));
		},
	}),
	'table-unpaired': table(async (desk) => {
		await playing(desk, SPANISH.slice(0, 4));
		// Undoes the publication and the pairing of the round.
		for (let step = 0; step < 2; step++) await desk.call('undo', { entry: null, under_games: 'go_on' });
	}),
	'game-over': {
		...still(async (desk) => {
			await playing(desk, [['e2e4', 'd7d5']]);
			await desk.call('resign', { game: 1, color: 'black' });
		}),
	},
};
