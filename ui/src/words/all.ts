/** All messages in all languages the window speaks; imported once, before the first sentence. */
import SWISS from '../../messages/de/de-CH.tsv?raw';
import { LANGUAGES, learn } from './words.svelte';

const FILES = import.meta.glob<string>('../../messages/{de,en,fr,it}/*.ftl', {
	query: '?raw',
	import: 'default',
	eager: true,
});

/** German text as Switzerland spells it. */
export function swiss(text: string): string {
	const pairs = SWISS.trim()
		.split('\n')
		.map((line) => line.split('\t'));
	return pairs.reduce((done, [sign = '', other = '']) => done.replaceAll(sign, other), text);
}

for (const { code } of LANGUAGES) {
	const folder = code === 'de-CH' ? 'de' : code;
	const sources = Object.entries(FILES)
		.filter(([path]) => path.includes(`/${folder}/`))
		.map(([, source]) => source);
	learn(code, code === 'de-CH' ? sources.map(swiss) : sources);
}
