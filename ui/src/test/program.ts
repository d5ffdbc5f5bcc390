/** The whole program for component tests. */
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterAll } from 'vitest';
import App from '../App.svelte';
import { begin } from '../window/begin';
import { Kralle } from '../app/kralle.svelte';
import { screens } from '../window/screens.svelte';
import { type Scene, show } from '../preview/scene';
import { SCENES } from '../preview/scenes';
import type { Language } from '../words/words.svelte';
// Imported with the test, so that the first case does not wait for it.
import '../window/all';
import type { TestDesk } from './desk';
import { FakeDesktop } from './desktop';
import { close, closeAfterTest } from './openDesks';
import { deskAt } from './prepared';

interface Wished {
	printers?: string[];
	language?: Language;
	/** The game this window shows; undefined for the main window. */
	table?: number;
}

function sceneOf(name: string): Scene {
	const scene = SCENES[name];
	if (!scene) throw new Error(`no scene ${name}`);
	return scene;
}

/** Starts the program at a scene, with a separate desk. */
export async function program(name: string, wished: Wished = {}) {
	return programAt(name, sceneOf(name), wished);
}

/** The same for a scene that only one test needs. */
export async function programAt(name: string, scene: Scene, wished: Wished = {}) {
	const desk = await deskAt(name, scene);
	closeAfterTest(desk);
	return shown(desk, scene, wished);
}

/**
 * Shares one desk among the read-only tests of a suite. A scene with a `begin` action gets a separate desk for each
 * test.
 */
export function sharedDesk(name: string) {
	const scene = sceneOf(name);
	if (scene.begin) return (wished: Wished) => program(name, wished);
	let desk: Promise<TestDesk> | undefined;
	afterAll(async () => {
		if (desk) await close(await desk);
	});
	return async (wished: Wished) => {
		desk ??= deskAt(name, scene);
		return shown(await desk, scene, wished);
	};
}

/** Mounts the program on a desk. */
async function shown(desk: TestDesk, scene: Scene, { printers = [], language = 'de', table }: Wished) {
	const { preferences } = await desk.look('start', {});
	await desk.look('set_preferences', { ...preferences, language });
	const desktop = new FakeDesktop();
	desktop.names = printers;
	const kralle = new Kralle(scene.heard?.(desk) ?? desk, desktop);
	if (table === undefined) await show(kralle, desktop, scene);
	else {
		desktop.table = table;
		await begin(kralle);
	}
	desk.calls.length = 0;
	desk.screens = kralle.desk.work;
	await screens.load();
	render(App, { kralle });
	const user = userEvent.setup();
	// Wait for the first answers.
	await screen.findAllByRole('heading');
	return { desk, desktop, kralle, user };
}
