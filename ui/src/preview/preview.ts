/** The screens without the window, on a desk behind the server: `npm run dev`, then `/preview.html?scene=round&theme=dark&language=en&picked=/a.csv`. */
import { mount } from 'svelte';
import App from '../App.svelte';
import { Kralle } from '../app/kralle.svelte';
import { FakeDesktop } from '../backend/fake/desktop';
import { LANGUAGES } from '../words/words.svelte';
import { REAL_SCENES, showReal } from './real-scenes';
import { remoteDesk } from './remote';
import { demoDesk, SCENES, show } from './scenes';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/field.css';
import '../styles/table.css';

const wanted = new URLSearchParams(location.search);
const name = wanted.get('scene') ?? 'start-empty';
const theme = wanted.get('theme');
const chosen = {
	theme: theme === 'dark' || theme === 'light' ? theme : 'system',
	language: LANGUAGES.find(({ code }) => code === wanted.get('language'))?.code ?? 'de',
} as const;
const desktop = new FakeDesktop();
/** The file that every file dialog gives. */
desktop.picked = wanted.get('picked');

async function open(): Promise<Kralle | null> {
	const real = REAL_SCENES[name];
	if (real) {
		await real.prepare(remoteDesk);
		const { preferences } = await remoteDesk.call('start', {});
		await remoteDesk.call('set_preferences', { ...preferences, ...chosen });
		const kralle = new Kralle(remoteDesk, desktop);
		await showReal(kralle, remoteDesk, real);
		return kralle;
	}
	const fake = SCENES[name];
	if (!fake) return null;
	const desk = demoDesk();
	desk.preferences = { ...desk.preferences, ...chosen };
	const kralle = new Kralle(desk, desktop);
	await show(kralle, desk, fake);
	return kralle;
}

const kralle = await open();
const target = document.getElementById('app');
if (target && kralle) mount(App, { target, props: { kralle } });
