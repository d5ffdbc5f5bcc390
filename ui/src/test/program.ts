/** The whole program on the real desk, as a component test uses it. */
import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach } from 'vitest';
import App from '../App.svelte';
import { Kralle } from '../app/kralle.svelte';
import { FakeDesktop } from '../backend/fake/desktop';
import { REAL_SCENES, type RealScene, showReal } from '../preview/real-scenes';
import type { Language } from '../words/words.svelte';
import type { TestDesk } from './desk';
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
}

/** The program at a moment of the day, with a desk of its own. */
export async function program(name: string, wished: Wished = {}) {
	const scene = REAL_SCENES[name];
	if (!scene) throw new Error(`no scene ${name}`);
	return programAt(name, scene, wished);
}

/** The same at a moment that only one test needs. */
export async function programAt(name: string, scene: RealScene, { printers = [], language = 'de' }: Wished = {}) {
	const desk = await deskAt(name, scene);
	open.add(desk);
	const { preferences } = await desk.look('start', {});
	await desk.look('set_preferences', { ...preferences, language });
	const desktop = new FakeDesktop();
	desktop.names = printers;
	const kralle = new Kralle(desk, desktop);
	await showReal(kralle, desk, scene);
	desk.calls.length = 0;
	render(App, { kralle });
	const user = userEvent.setup();
	// The first answers are on their way.
	await screen.findAllByRole('heading');
	return { desk, desktop, kralle, user };
}
