/** The screens without the window, on a desk behind the server: `npm run dev`, then `/preview.html?scene=round&theme=dark&language=en&picked=/a.csv`. */
import { mount } from 'svelte';
import App from '../App.svelte';
import { Kralle } from '../app/kralle.svelte';
import { screens } from '../window/screens.svelte';
import { FakeDesktop } from '../test/desktop';
import { LANGUAGES } from '../words/words.svelte';
import { remoteDesk } from './remote';
import { press } from './press';
import { said } from './said';
import { type Scene, show } from './scene';
import { SCENES } from './scenes';
import '../words/all';
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

async function open(scene: Scene): Promise<Kralle> {
	await scene.prepare(remoteDesk);
	await scene.goOn?.(remoteDesk);
	const { preferences } = await remoteDesk.call('start', {});
	await remoteDesk.call('set_preferences', { ...preferences, ...chosen });
	const kralle = new Kralle(scene.heard?.(remoteDesk) ?? remoteDesk, desktop);
	await show(kralle, desktop, scene);
	return kralle;
}

const scene = SCENES[name];
const kralle = scene && (await open(scene));
const target = document.getElementById('app');
if (target && kralle) {
	await screens.load();
	mount(App, { target, props: { kralle } });
	// A call that is held back never ends.
	const rest = () => (scene.heard ? Promise.resolve() : kralle.desk.work.rest());
	await rest();
	await press(scene.press ?? []);
	await rest();
	// For who takes pictures: everything is opened, and what the screen says can be asked for, and waited for.
	Object.assign(window, { said, rest });
}
