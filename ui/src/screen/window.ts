/** The window of a projector screen: the same content as in the hall, without a hall. */
import { invoke } from '@tauri-apps/api/core';
import { mount } from 'svelte';
import ScreenPage from '../../hall/screen/ScreenPage.svelte';
import { nameSystem } from '../app/system';
import { tauriBackend } from '../backend/tauri';
import { load } from '../words/load';
import { words } from '../words/words.svelte';
import '../styles/tokens.css';
import '../styles/base.css';
import { windowViews } from './windowViews';

const { preferences } = await tauriBackend.call('start', {});
words.load = load;
nameSystem(document.documentElement, navigator.userAgent);
await words.speak(preferences.language);
if (preferences.theme !== 'system') document.documentElement.dataset['theme'] = preferences.theme;
window.addEventListener('keydown', (event) => {
	if (event.key === 'F11') void invoke('fill_screen');
});
const target = document.getElementById('app');
if (target) mount(ScreenPage, { target, props: { views: windowViews } });
