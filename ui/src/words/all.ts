/** All messages in all languages at once, for tests and pictures; the window loads what it speaks (`load.ts`). */
import { load } from './load';
import { LANGUAGES } from './words.svelte';

await Promise.all(LANGUAGES.map(({ code }) => load(code)));
