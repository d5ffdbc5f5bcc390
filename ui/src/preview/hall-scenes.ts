/** Scenes of a round with phones in the hall. */
import type { HallNow } from '../backend/desktop';
import type { ReportResultInput, RoleName } from '../backend/generated';
import { midRound } from './day';
import { at, type Scene, type SceneDesk } from './scene';

/** Returns the id of a side's slip, for calls from its phone. */
export async function slip(desk: Pick<SceneDesk, 'call'>, table: number, side: RoleName, round = 3): Promise<string> {
	const { links } = await desk.call('match_links', { round });
	const found = links.find((link) => link.table === table && link.side === side);
	if (!found) throw new Error(`no slip of table ${String(table)}`);
	return found.id;
}

/** Reports, as one side, a win of the player on board 1 of either side. */
export async function report(
	desk: Pick<SceneDesk, 'call' | 'callFrom'>,
	table: number,
	side: RoleName,
	winner: RoleName,
	cause: ReportResultInput['cause'] = 'checkmate',
) {
	const { matches } = await desk.call('round', { round: 3 });
	const seats = matches.find((it) => it.table === table)?.[winner].seats ?? [];
	await desk.callFrom(await slip(desk, table, side), 'report_result', {
		winner_player: seats[0]?.player.id ?? null,
		winner_team: null,
		no_winner: null,
		cause,
		reason: null,
	});
}

/** Prepares a dispute at table 4, and a one-sided report and calls at table 6. */
export async function reported(desk: SceneDesk) {
	await midRound(desk);
	await desk.call('choose_seating', { round: 3, table: 4, seating: 'cross' });
	await desk.call('choose_seating', { round: 3, table: 6, seating: 'parallel' });
	await desk.call('choose_colors', { round: 3, table: 6, white_on_board_1: 'first' });
	await desk.call('choose_colors', { round: 3, table: 4, white_on_board_1: 'second' });
	await report(desk, 4, 'first', 'first');
	await report(desk, 4, 'second', 'second', 'flag_fall');
	await report(desk, 6, 'second', 'first', 'resignation');
	await desk.callFrom(await slip(desk, 6, 'first'), 'call_arbiter', { about: 'Uhr steht' });
}

/** Prepares a hall with devices, phones and a WLAN. */
async function equipped(desk: SceneDesk) {
	await reported(desk);
	await desk.call('set_hall_wlan', { wlan: { name: 'Turnierhalle', password: 'springer-schlaegt' } });
	await desk.call('new_device', { level: 'arbiter', name: 'Ruth Probst', tables: null });
	await desk.call('new_device', { level: 'helper', name: 'Tische 1 bis 10', tables: [1, 10] });
	await desk.call('new_device', { level: 'projector', name: 'Leinwand', tables: null });
	await desk.call('end_device', { device: 3 });
}

/** The state of an open hall. */
const OPEN: HallNow = {
	address: '192.168.178.23:41234',
	since: '2026-11-21T14:00:00Z',
	reached: false,
	name: null,
	hints: [],
	awake: true,
};

export const HALL_SCENES: Record<string, Scene> = {
	'hall-reports': at('round', reported),
	'hall-history': at('history', equipped),
	hall: at('round', equipped, {
		begin: (kralle, desktop) => {
			desktop.hall = { ...OPEN, hints: [{ code: 'silent', address: '192.168.178.23:41234' }] };
			void kralle.hall.look();
		},
		dialog: 'hall',
	}),
	'hall-closed': at('round', midRound, { dialog: 'hall' }),
	'hall-firewall': at('round', midRound, {
		begin: (kralle, desktop) => {
			desktop.hall = { ...OPEN, address: null, since: null, awake: null, hints: [{ code: 'asks_first' }] };
			desktop.interfaces = [
				{ name: 'WLAN', address: '192.168.178.23', kind: 'wireless' },
				{ name: 'vEthernet (Default Switch)', address: '172.28.112.1', kind: 'virtual' },
			];
			void kralle.hall.look();
		},
		dialog: 'hall',
	}),
	'hall-blocked': at('round', equipped, {
		begin: (kralle, desktop) => {
			desktop.hall = {
				...OPEN,
				hints: [
					{ code: 'blocked' },
					{ code: 'slept', from: '2026-11-21T14:02:00Z', until: '2026-11-21T14:31:00Z' },
					{ code: 'port_in_use', old: 23_456, address: '192.168.178.23:41234' },
				],
			};
			void kralle.hall.look();
		},
		dialog: 'hall',
	}),
	'hall-public': at('round', midRound, {
		begin: (kralle, desktop) => {
			desktop.hall = { ...OPEN, hints: [{ code: 'public' }] };
			void kralle.hall.look();
		},
	}),
	'hall-slips': at(
		'print',
		async (desk) => {
			await equipped(desk);
			await desk.call('set_hall_address', { address: '192.168.178.23:41234' });
		},
		{ begin: (kralle) => kralle.navigation.toPrint('slips') },
	),
};
