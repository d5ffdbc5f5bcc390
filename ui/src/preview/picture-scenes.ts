/** Scenes with an open dialog or menu, for screenshots. */
import { midRound } from './day';
import { late } from './day-scenes';
import { listed } from './list-scenes';
import { at, type Scene } from './scene';

/** The file that replaces the open one. */
const OTHER = 'Herbstturnier.kralle';

export const PICTURE_SCENES: Record<string, Scene> = {
	options: at('round', midRound, { dialog: 'options' }),
	keys: at('round', midRound, { dialog: 'keys' }),
	export: at('round', midRound, { dialog: 'export' }),
	clock: at('round', late, { dialog: 'clock' }),
	screens: at('round', late, { dialog: 'screens' }),
	'list-read': {
		...listed('Name;DWZ;Verein\n"Adler, Ida";1820;SK Horst\n"Bussard, Jo";1790;SK Horst\n"Eule, Mia";;SK Horst\n'),
		press: ['players-import', 'import-pick'],
	},
	'import-tournament': at(
		'start',
		async (desk) => {
			await midRound(desk);
			await desk.call('save_copy', { path: OTHER });
			await desk.call('close_file', {});
		},
		{ begin: (_, desktop) => (desktop.picked = OTHER), press: ['import-tournament-open'] },
	),
	crosstable: at('standings', midRound, { press: ['standings-tab-crosstable'] }),
	backups: at('history', midRound, { press: ['backups-open'] }),
	ratings: at('players', midRound, { press: ['ratings-open'] }),
	'player-new': at('players', late, { press: ['player'] }),
};
