/** The whole program, as a component test uses it. */
import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import App from '../App.svelte';
import { begin } from '../app/begin';
import { Kralle } from '../app/kralle.svelte';
import { screens } from '../app/screens.svelte';
import { type Scene, show } from '../preview/scene';
import { SCENES } from '../preview/scenes';
import type { Language } from '../words/words.svelte';
// Read with the test, so that its first case does not wait for it.
import '../screens/all';
import type { TestDesk } from './desk';
import { FakeDesktop } from './desktop';
import { deskAt } from './prepared';

const open = new Set<TestDesk>();

afterEach(async () => {
	// Nothing on the screen asks any more.
	cleanup();
	for (const desk of open) {
		await desk.process.end();
		desk.process.remove();
	}
	open.clear();
});

interface Wished {
	printers?: string[];
	language?: Language;
	/** The game this window is for, as the program begins there. */
	table?: number;
}

/** The program at a moment of the day, with a desk of its own. */
export async function program(name: string, wished: Wished = {}) {
	const scene = SCENES[name];
	if (!scene) throw new Error(`no scene ${name}`);
	return programAt(name, scene, wished);
}

/** The same at a moment that only one test needs. */
export async function programAt(name: string, scene: Scene, { printers = [], language = 'de', table }: Wished = {}) {
	const desk = await deskAt(name, scene);
	open.add(desk);
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
	desk.screens = kralle.work;
	await screens.load();
	render(App, { kralle });
	const user = userEvent.setup();
	// The first answers are on their way.
	await screen.findAllByRole('heading');
	return { desk, desktop, kralle, user };
}
