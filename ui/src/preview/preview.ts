/** The screens on the fake desk: `npm run dev`, then `/preview.html?scene=round&theme=dark&language=en&picked=/a.csv`. */
import { mount } from 'svelte';
import App from '../App.svelte';
import { Kralle } from '../app/kralle.svelte';
import { FakeDesktop } from '../backend/fake/fake';
import { LANGUAGES } from '../words/words.svelte';
import { demoDesk, SCENES, show } from './scenes';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/field.css';
import '../styles/table.css';

const wanted = new URLSearchParams(location.search);
const desk = demoDesk();
const theme = wanted.get('theme');
desk.preferences = {
	...desk.preferences,
	theme: theme === 'dark' || theme === 'light' ? theme : 'system',
	language: LANGUAGES.find(({ code }) => code === wanted.get('language'))?.code ?? 'de',
};
const desktop = new FakeDesktop();
/** The file that every file dialog gives. */
desktop.picked = wanted.get('picked');
const kralle = new Kralle(desk, desktop);
const scene = SCENES[wanted.get('scene') ?? 'start'];
const target = document.getElementById('app');
if (target && scene) {
	await show(kralle, desk, scene);
	mount(App, { target, props: { kralle } });
}
