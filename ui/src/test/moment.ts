/** The stored folders of prepared scenes: each scene is played once, and copied from then on. */
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import type { Preferences } from '../backend/generated';
import type { DeskProcess } from './process';

/** The directory of prepared scenes, set by `global.ts`. */
const MOMENTS = process.env['KRALLE_MOMENTS'] ?? mkdtempSync(join(tmpdir(), 'kralle-moments-'));

/** The state outside of the tournament's file. */
interface Beside {
	preferences: Preferences;
	/** The open file, relative to the folder; null if none is open. */
	file: string | null;
	/** The SEASON.toml of the open season, relative to the folder; null if none is open. */
	season: string | null;
}

/** Stores the folder of a desk that has played a scene. The desk ends, and its folder is removed. */
export async function storeMoment(name: string, desk: DeskProcess): Promise<void> {
	const { preferences } = await desk.call('start', {});
	const open = await desk.call('overview', {}).catch(() => null);
	const season = await desk.call('season', {});
	await desk.end();
	const beside: Beside = {
		preferences,
		file: open && relative(desk.folder, open.path),
		season: season && relative(desk.folder, season.path),
	};
	// The list of recent files contains paths that will not exist any more.
	rmSync(join(desk.folder, 'kralle.json'), { force: true });
	writeFileSync(join(desk.folder, 'beside.json'), JSON.stringify(beside));
	const draft = mkdtempSync(join(MOMENTS, `${name}-`));
	cpSync(desk.folder, draft, { recursive: true });
	try {
		renameSync(draft, join(MOMENTS, name));
	} catch {
		// Another test has stored the same scene first.
		rmSync(draft, { recursive: true });
	}
	desk.remove();
}

/** Brings a new desk to a stored scene; resolves to false if it is not stored. */
export async function openMoment(name: string, desk: DeskProcess): Promise<boolean> {
	if (!existsSync(join(MOMENTS, name))) return false;
	cpSync(join(MOMENTS, name), desk.folder, { recursive: true });
	const { preferences, file, season } = JSON.parse(readFileSync(join(MOMENTS, name, 'beside.json'), 'utf8')) as Beside;
	await desk.call('set_preferences', preferences);
	if (file) await desk.call('open_tournament', { path: join(desk.folder, file) });
	if (season) await desk.call('open_season', { path: join(desk.folder, season) });
	return true;
}
