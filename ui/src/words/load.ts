/** Loads the messages of a language on first use: a window needs one of four. */
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
