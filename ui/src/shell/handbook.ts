/**
 * The handbook inside the program. Each language is a separate file, loaded with the help; missing pages come from
 * English.
 */
import { swiss } from '../words/swiss';
import type { Language } from '../words/words.svelte';
import type { Page as Rendered } from '../../handbook/render';

export interface Page extends Rendered {
	/** The language of the text. */
	language: string;
}

const FILES: Record<string, () => Promise<{ default: Rendered[] }>> = {
	de: () => import('virtual:handbook/de'),
	en: () => import('virtual:handbook/en'),
	fr: () => import('virtual:handbook/fr'),
	it: () => import('virtual:handbook/it'),
};

async function written(language: string): Promise<Page[]> {
	const file = await FILES[language]?.();
	return (file?.default ?? []).map((page) => ({ ...page, language }));
}

/** Returns all pages in order. */
export async function handbook(language: Language): Promise<Page[]> {
	if (language === 'de-CH') return (await written('de')).map((page) => JSON.parse(swiss(JSON.stringify(page))) as Page);
	const own = await written(language);
	if (language === 'de' || language === 'en') return own;
	const lent = (await written('en')).filter(({ name }) => !own.some((it) => it.name === name));
	return [...own, ...lent];
}
