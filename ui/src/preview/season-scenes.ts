/** Moments of a season. */
import type { PlayerFields } from '../backend/generated/PlayerFields';
import type { SettingsView } from '../backend/generated/SettingsView';
import { begin, fieldsOf, people, playRounds } from './day';
import { at, type Scene, type SceneDesk } from './scene';

/** An evening that is played to its end; gives where its file lies. */
async function evening(
	desk: SceneDesk,
	name: string,
	date: string,
	players: PlayerFields[],
	settings: Partial<SettingsView> = {},
): Promise<string> {
	await begin(desk, players, { name, date, swiss_rounds: 4, tie_breaks: ['BH/C1', 'BH', 'SB'], ...settings });
	await desk.call('draw_lots', { seed: `${name} ${date}`, wish: 'anyone', third_joins: null });
	await playRounds(desk, 4);
	const { path } = await desk.call('overview', {});
	await desk.call('close_file', {});
	return path;
}

/** Four evenings of a club: drawn pairs; one of them is a person whom nobody is sure of. */
async function season(desk: SceneDesk) {
	const born = (players: PlayerFields[]) =>
		players.map((player, index) => ({ ...player, birth_year: 1960 + ((index * 7) % 50) }));
	const all = born(people(20));
	const some = (...missing: number[]) => all.filter((_, index) => !missing.includes(index));
	const files = [
		await evening(desk, 'Tandem im Januar', '2026-01-16', some(2, 5, 9, 13)),
		await evening(desk, 'Tandem im März', '2026-03-13', some(1, 7, 8, 15)),
		await evening(desk, 'Tandem im Mai', '2026-05-22', [
			...some(0, 3, 6, 11, 17),
			// Without the year of birth and the club: perhaps somebody else.
			fieldsOf('Achermann, Mona', 2214, ''),
		]),
		await evening(desk, 'Tandem im September', '2026-09-18', some(4, 10, 12, 14), { tie_breaks: ['SB'] }),
	];
	await desk.call('new_season', { name: 'Tandem-Cup 2026', path: null });
	await desk.call('add_season_files', { files });
	const view = await desk.call('season', {});
	if (!view) return;
	await desk.call('change_season', {
		settings: {
			...view.settings,
			best: 3,
			points: 'by_rank',
			by_rank_hundredths: [1000, 800, 600, 500, 400, 300, 200, 100],
			categories: [
				{ name: 'Jugend', born_from: 2000, born_until: null, sex: null, rating_from: null, rating_until: null },
			],
		},
	});
}

export const SEASON_SCENES: Record<string, Scene> = {
	season: at('season', season),
	'season-person': at('season', season, { press: ['Brüllhardt, Kaspar', 'season-rating-why'] }),
	'season-persons': at('season', season, { press: ['season-tab-persons'] }),
	'season-ratings': at('season', season, { press: ['season-tab-ratings'] }),
	'season-files': at('season', season, { press: ['season-tab-files'] }),
	'season-settings': at('season', season, { press: ['season-tab-settings'] }),
	'season-print': at('season', season, { press: ['print'] }),
	'season-export': at('season', season, { press: ['export-open'] }),
	'season-new': at('start', () => Promise.resolve(), { press: ['season-new'] }),
};
