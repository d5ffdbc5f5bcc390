import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './window/begin';
import { Kralle } from './app/kralle.svelte';
import { nameSystem } from './app/system';
import { tauriBackend, tauriDesktop } from './backend/tauri';
import { load } from './words/load';
import { words } from './words/words.svelte';
import './styles/tokens.css';
import './styles/base.css';
import './styles/field.css';
import './styles/table.css';

words.load = load;
nameSystem(document.documentElement, navigator.userAgent);
const kralle = new Kralle(tauriBackend, tauriDesktop);
const target = document.getElementById('app');
if (target) {
	await begin(kralle);
	mount(App, { target, props: { kralle } });
}
