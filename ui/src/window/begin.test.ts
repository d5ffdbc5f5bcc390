/** The steps before the first screen. */
import { expect, test, vi } from 'vitest';
import type { Backend } from '../backend/backend';
import { FakeDesktop } from '../test/desktop';
import { words } from '../words/words.svelte';
import { startPage } from '../app/startPage';
import { begin } from './begin';
import { Kralle } from '../app/kralle.svelte';
import { DEFAULTS } from '../app/preferences';

test('a desk that cannot start is refused in words: a language is loaded all the same', async () => {
	const loaded = vi.spyOn(words, 'speak');
	const refusal = { code: 'internal', article: null, data: {}, severity: 'blocking' };
	const backend = { call: () => Promise.reject(refusal) } as unknown as Backend;
	const kralle = new Kralle(backend, new FakeDesktop());
	await begin(kralle);
	expect(kralle.desk.refusal?.code).toBe('internal');
	expect(loaded).toHaveBeenCalledWith('de');
});

test('the start page is asked for once before it is shown, and anew from then on', async () => {
	const asked: string[] = [];
	const backend = {
		call: (name: string) => {
			asked.push(name);
			return Promise.resolve({ recent: [], seasons: [], folder: '/', preferences: DEFAULTS, version: '1' });
		},
	} as unknown as Backend;
	const kralle = new Kralle(backend, new FakeDesktop());
	await begin(kralle);
	await startPage(kralle.desk);
	expect(asked).toEqual(['start']);
	await startPage(kralle.desk);
	expect(asked).toEqual(['start', 'start']);
});
