/** The whole program on the fake desk, for the screens that are not yet tested at the real one, as a component test uses it. */
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import App from '../App.svelte';
import { Kralle } from '../app/kralle.svelte';
import { FakeDesktop } from '../backend/fake/desktop';
import { demoDesk, type Scene, SCENES, show } from '../preview/scenes';

export async function program(name: string, { printers = [] }: { printers?: string[] } = {}) {
	const desk = demoDesk();
	const desktop = new FakeDesktop();
	desktop.names = printers;
	const kralle = new Kralle(desk, desktop);
	const scene: Scene | undefined = SCENES[name];
	if (!scene) throw new Error(`no scene ${name}`);
	await show(kralle, desk, scene);
	desk.calls.length = 0;
	render(App, { kralle });
	const user = userEvent.setup();
	// The first answers are on their way.
	await screen.findAllByRole('heading');
	return { desk, desktop, kralle, user };
}
