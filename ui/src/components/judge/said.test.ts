/** Moves in the piece letters of a language. */
import { expect, test } from 'vitest';
import { words } from '../../words/words.svelte';
import { localSan } from './said';

test.each([
	['de', 'Nf3', 'Sf3'],
	['de', 'N1f3', 'S1f3'],
	['de', 'R1xa3', 'T1xa3'],
	['de', '12B. Bxe5+', '12B. Lxe5+'],
	['de', 'N@e5', 'S@e5'],
	['de', 'e8=Q#', 'e8=D#'],
	['en', 'Nf3', 'Nf3'],
	['fr', 'Qd5', 'Dd5'],
	['fr', 'Kf1', 'Rf1'],
	['it', 'Nf3', 'Cf3'],
	['it', 'O-O', 'O-O'],
])('in %s %s is %s', async (language, san, text) => {
	await words.speak(language);
	expect(localSan(san)).toBe(text);
});
