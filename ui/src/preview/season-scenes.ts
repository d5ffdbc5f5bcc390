/** Scenes of a season. */
import type { Backend } from '../backend/backend';
import type { PlayerFields } from '../backend/generated';
import { begin, fieldsOf, people, playRounds } from './day';
import { at, type Scene } from './scene';

/** Decides a shared first place: for one team, or jointly. */
async function decideFirst(desk: Backend, joint: boolean) {
	const { rows } = await desk.call('standings', { after: null });
	const level = rows.filter(({ rank_from, rank_to }) => rank_from === 1 && rank_to > 1).map(({ team }) => team.number);
	if (level.length === 0) return;
	await desk.call('decide_tie', {
		tied: level.toSorted((one, other) => one - other),
		ruling: { kind: joint ? 'joint_winners' : 'order', teams: level },
		reason: joint ? 'Niemand wollte ein Stechen' : 'Stechen',
	});
}

/** Plays an evening to its end; returns the path of its file. */
async function evening(desk: Backend, name: string, date: string, players: PlayerFields[], rounds = 4, joint = false) {
	await begin(desk, players, { name, date, swiss_rounds: rounds });
	await desk.call('draw_lots', { seed: `${name} ${date}`, wish: 'anyone', third_joins: null });
	await playRounds(desk, rounds);
	await decideFirst(desk, joint);
	const { path } = await desk.call('overview', {});
	await desk.call('close_file', {});
	return path;
}

const born = (players: PlayerFields[]) =>
	players.map((player, index) => ({ ...player, birth_year: 1960 + ((index * 7) % 50) }));
const without = (players: PlayerFields[], ...missing: number[]) =>
	players.filter((_, index) => !missing.includes(index));

/** Reopens the season, so that there is nothing to undo. */
async function reopen(desk: Backend) {
	const path = (await desk.call('season', {}))?.path ?? '';
	await desk.call('close_season', {});
	await desk.call('open_season', { path });
}

/** Prepares four evenings of a club with drawn pairs, and one person of uncertain identity. */
async function season(desk: Backend) {
	const all = born(people(20));
	const files = [
		await evening(desk, 'Tandem im Januar', '2026-01-16', without(all, 2, 5, 9, 13)),
		await evening(desk, 'Tandem im März', '2026-03-13', without(all, 1, 7, 8, 15), 4, true),
		await evening(desk, 'Tandem im Mai', '2026-05-22', [
			...without(all, 0, 3, 6, 11, 17),
			// Without year of birth and club: possibly another person.
			fieldsOf('Achermann, Mona', 2214, ''),
		]),
		await evening(desk, 'Tandem im September', '2026-09-18', without(all, 4, 10, 12, 14)),
	];
	await desk.call('new_season', { name: 'Tandem-Cup 2026', path: null });
	const { settings } = await desk.call('add_season_files', { files });
	await desk.call('change_season', {
		settings: {
			...settings,
			best: 3,
			points: 'by_rank',
			by_rank_hundredths: [1000, 800, 600, 500, 400, 300, 200, 100],
			categories: [
				{ name: 'Jugend', born_from: 2000, born_until: null, sex: null, rating_from: null, rating_until: null },
			],
		},
	});
	await reopen(desk);
}

/** Prepares a monthly evening and one more, with a long name and fractional points. */
async function year(desk: Backend) {
	const all = born(people(30));
	const files: string[] = [];
	for (let month = 1; month <= 13; month++) {
		const gone = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((index) => (index * 3 + month * 5) % 30);
		const day = month > 12 ? '2026-12-28' : `2026-${String(month).padStart(2, '0')}-09`;
		files.push(await evening(desk, `Tandemabend ${String(month)}`, day, without(all, ...gone), 2, month % 4 === 0));
	}
	await desk.call('new_season', {
		name: 'Offene Tandem-Jahreswertung der Schachfreunde Musterstadt-Ost 2026',
		path: null,
	});
	const { settings } = await desk.call('add_season_files', { files });
	await desk.call('change_season', { settings: { ...settings, best: 8, minimum: 3, points: 'percent' } });
}

/** Prepares an unfinished evening, and a file that is no tournament. */
async function partly(desk: Backend & { write(path: string, text: string): Promise<void> }) {
	const all = born(people(12));
	const first = await evening(desk, 'Tandem im Januar', '2026-01-16', all);
	await begin(desk, all, { name: 'Tandem im Februar', date: '2026-02-13' });
	const { path } = await desk.call('overview', {});
	await desk.call('close_file', {});
	const broken = path.replace('Tandem im Februar', 'Tandem im März');
	await desk.write(broken, 'Das ist kein Turnier.');
	await desk.call('new_season', { name: 'Tandem-Cup 2026', path: null });
	await desk.call('add_season_files', { files: [first, path, broken] });
}

export const SEASON_SCENES: Record<string, Scene> = {
	season: at('season', season),
	'season-person': at('season', season, { press: ['Brüllhardt, Kaspar', 'season-rating-why'] }),
	'season-persons': at('season', season, { press: ['season-tab-persons'] }),
	'season-ratings': at('season', season, { press: ['season-tab-ratings'] }),
	'season-files': at('season', season, { press: ['season-tab-files'] }),
	'season-settings': at('season', season, { press: ['season-tab-settings'] }),
	'season-toml': at('season', season, { press: ['season-tab-settings', 'season-toml'] }),
	'season-print': at('season', season, { press: ['print'] }),
	'season-export': at('season', season, { press: ['export-open'] }),
	'season-partly': at('season', partly, { press: ['season-tab-files'] }),
	'season-empty': at('season', async (desk) => {
		await desk.call('new_season', { name: 'Tandem-Cup 2026', path: null });
	}),
	'season-year-many': at('season', year),
	'settings-outlook': at(
		'settings',
		(desk) =>
			begin(desk, people(24), {
				schedule: { thinking_minutes: 5, increment_seconds: 0, first_round_at: '19:00', end_by: '22:00' },
			}),
		{ press: ['outlook-simulate', 'outlook-strongest'] },
	),
	'season-new': at('start', () => Promise.resolve(), { press: ['season-new'] }),
	'start-season': at('start', partly),
};
