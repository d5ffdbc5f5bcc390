/** Prepared desk folders: each scene is played once for all tests, and copied. */
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { NOW } from '../preview/day';
import type { Scene } from '../preview/scene';
import { SCENES } from '../preview/scenes';
import type { Preferences } from '../backend/generated';
import { TestDesk } from './desk';
import { DeskProcess } from './process';

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

/** Prepares a scene and stores its folder. */
async function keep(name: string, scene: Scene): Promise<void> {
	const desk = new DeskProcess(NOW);
	await scene.prepare(desk);
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

/** Returns the name of a prepared scene; scenes with the same preparation share one. */
function momentOf(name: string, { prepare }: Scene): string {
	return Object.entries(SCENES).find(([, other]) => other.prepare === prepare)?.[0] ?? name;
}

/** Returns a desk with a prepared scene, for one test. */
export async function deskAt(name: string, scene: Scene): Promise<TestDesk> {
	// The start page lists files by path, so it cannot use a copy.
	if (scene.place === 'start') {
		const desk = new TestDesk();
		await scene.prepare(desk.process);
		return desk;
	}
	const moment = momentOf(name, scene);
	if (!existsSync(join(MOMENTS, moment))) await keep(moment, scene);
	const desk = new TestDesk();
	cpSync(join(MOMENTS, moment), desk.process.folder, { recursive: true });
	const { preferences, file, season } = JSON.parse(
		readFileSync(join(MOMENTS, moment, 'beside.json'), 'utf8'),
	) as Beside;
	await desk.look('set_preferences', preferences);
	if (file) await desk.look('open_tournament', { path: join(desk.process.folder, file) });
	if (season) await desk.look('open_season', { path: join(desk.process.folder, season) });
	await scene.goOn?.(desk.process);
	return desk;
}
