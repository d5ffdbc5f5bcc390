/** What happens before the first screen. */
import { expect, test, vi } from 'vitest';
import type { Backend } from '../backend/backend';
import { FakeDesktop } from '../test/desktop';
import { words } from '../words/words.svelte';
import { begin } from './begin';
import { Kralle } from './kralle.svelte';

test('a desk that cannot start is refused in words: a language is loaded all the same', async () => {
	const loaded = vi.spyOn(words, 'speak');
	const refusal = { code: 'internal', article: null, data: {}, severity: 'blocking' };
	const backend = { call: () => Promise.reject(refusal) } as unknown as Backend;
	const kralle = new Kralle(backend, new FakeDesktop());
	await begin(kralle);
	expect(kralle.refusal?.code).toBe('internal');
	expect(loaded).toHaveBeenCalledWith('de');
});
