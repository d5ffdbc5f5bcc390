/** All messages in all languages, for tests and screenshots; the window loads only its language (`load.ts`). */
import { load } from './load';
import { LANGUAGES } from './words.svelte';

await Promise.all(LANGUAGES.map(({ code }) => load(code)));
