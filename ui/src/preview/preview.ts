/**
 * The screens without the window, on a desk behind the development server: `npm run dev`, then
 * `/preview.html?scene=round&theme=dark&language=en&picked=/a.csv`.
 */
import { mount } from 'svelte';
import App from '../App.svelte';
import { Kralle } from '../app/kralle.svelte';
import { screens } from '../window/screens.svelte';
import { FakeDesktop } from '../test/desktop';
import { LANGUAGES, words } from '../words/words.svelte';
import { openMoment, remoteDesk, storeMoment } from './remote';
import { press } from './press';
import { said } from './said';
import { type Scene, show } from './scene';
import { momentOf, SCENES } from './scenes';
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
/** The file that every file dialog returns. */
desktop.picked = wanted.get('picked');

/** Returns the messages visible on the screen in the current language, with their texts. */
function used(): [string, string][] {
	const shown = said().replaceAll(/\s+/gu, ' ');
	return [...(words.used ?? [])].filter(
		([, text]) => text !== '' && shown.includes(text.replaceAll(/\s+/gu, ' ').trim()),
	);
}

async function open(scene: Scene): Promise<Kralle> {
	const moment = momentOf(name, scene);
	if (moment === null || !(await openMoment(moment))) {
		await scene.prepare(remoteDesk);
		if (moment !== null) await storeMoment(moment);
	}
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
	// A call that the scene holds back never ends.
	const rest = () => (scene.heard ? Promise.resolve() : kralle.desk.work.rest());
	await rest();
	await press(scene.press ?? []);
	await rest();
	const speak = (language: string) => {
		words.used = new Map();
		return words.speak(language);
	};
	// For screenshots: the visible text, its messages, a change of language, and a wait for pending work.
	Object.assign(window, { said, rest, speak, used });
}
