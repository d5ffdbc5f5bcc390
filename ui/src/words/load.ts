/** Loads the messages of a language when it is first spoken: a window that begins needs one of four. */
import { swiss } from './swiss';
import { type Language, learn } from './words.svelte';

const FILES = {
	de: () => import('./languages/de'),
	en: () => import('./languages/en'),
	fr: () => import('./languages/fr'),
	it: () => import('./languages/it'),
};

export async function load(language: Language) {
	const isSwiss = language === 'de-CH';
	const { default: sources } = await FILES[isSwiss ? 'de' : language]();
	learn(language, isSwiss ? sources.map(swiss) : sources);
}
