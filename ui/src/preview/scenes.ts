/** Moments that are still shown on the fake desk. */
import type { BackupRow } from '../backend/generated/BackupRow';
import type { Kralle, Place } from '../app/kralle.svelte';
import { FakeBackend } from '../backend/fake/fake';
import { people } from '../backend/fake/people';
import { emptyTournament } from '../backend/fake/state';
import { LIST_SCENES } from './list-scenes';
import { POST_SCENES } from './post-scenes';
import { TABLE_SCENES } from './table-scenes';

export interface Scene {
	place: Place;
	/** Brings the desk to the moment. */
	prepare: (desk: FakeBackend) => Promise<void>;
	/** What is opened there. */
	begin?: (kralle: Kralle) => void;
}

const BACKUPS: BackupRow[] = [
	{ name: '2026-11-21 13-51-07Z before-round.kralle', time: '2026-11-21T13:51:07Z', occasion: 'round', kilobytes: 212 },
	{ name: '2026-11-21 13-02-44Z before-round.kralle', time: '2026-11-21T13:02:44Z', occasion: 'round', kilobytes: 180 },
	{
		name: '2026-11-21 12-10-00Z before-restore.kralle',
		time: '2026-11-21T12:10:00Z',
		occasion: 'restore',
		kilobytes: 164,
	},
	{
		name: '2026-11-20 18-30-12Z before-import.kralle',
		time: '2026-11-20T18:30:12Z',
		occasion: 'import',
		kilobytes: 92,
	},
];

export const SCENES: Record<string, Scene> = {
	...LIST_SCENES,
	...TABLE_SCENES,
	...POST_SCENES,
	'start-damaged': {
		place: 'start',
		prepare: (desk) => {
			desk.tournament = null;
			desk.recent = [
				{
					path: '/home/probe/Kralle/Bodensee-Tandem.kralle',
					name: 'Bodensee-Tandem 2026',
					opened: '2026-11-21T14:32:00Z',
					found: true,
				},
			];
			desk.damaged = ['/home/probe/Kralle/Bodensee-Tandem.kralle'];
			desk.backups = BACKUPS;
			return Promise.resolve();
		},
	},
	'players-rated': {
		place: 'players',
		prepare: (desk) => {
			desk.ratingLists = [
				{ name: 'FIDE', players: 1_501_234, loaded: '2026-11-20T09:00:00Z' },
				{ name: 'DWZ', players: 92_417, loaded: '2026-11-20T09:05:00Z' },
			];
			return Promise.resolve();
		},
	},
	job: {
		place: 'players',
		prepare: () => Promise.resolve(),
		begin: (kralle) => {
			if (!(kralle.backend instanceof FakeBackend)) return;
			const work = kralle.backend.hold('import_players');
			void kralle.act('import_players', { players: [] });
			setTimeout(() => work.progress(37, 100), 100);
		},
	},
	'players-empty': {
		place: 'players',
		prepare: (desk) => {
			desk.tournament = emptyTournament();
			return Promise.resolve();
		},
	},
	history: {
		place: 'history',
		prepare: async (desk) => {
			for (let player = 1; player <= 20; player++)
				await desk.call('check_in', { players: [player], presence: 'absent' });
		},
	},
};

/** A desk before the draw, with so many players. */
export function demoDesk(players = 24): FakeBackend {
	return new FakeBackend({ ...emptyTournament(), players: people(players) });
}

/** Brings the program to a scene. */
export async function show(kralle: Kralle, desk: FakeBackend, scene: Scene) {
	await scene.prepare(desk);
	kralle.apply(desk.preferences);
	if (desk.tournament && scene.place !== 'start') await kralle.open(() => kralle.ask('overview', {}));
	kralle.go(scene.place);
	scene.begin?.(kralle);
}
