/** Svelte drops the spaces at both ends of an element: they belong between elements. */
import { expect, test } from 'vitest';

const SOURCES = import.meta.glob<string>(['../**/*.svelte', '../../hall/**/*.svelte'], {
	query: '?raw',
	import: 'default',
	eager: true,
});
/** An element on one line with a space at an end. Hidden words are read apart without one. */
const SPACED = /<(\w+)(?![^>]*class="vh")(?: [^>]*)?>(?: [^<>]*[^\s<>]|[^<>]*[^\s<>] )<\/\1>/gu;

test('no visible element begins or ends with a space', () => {
	const spaced = Object.entries(SOURCES).flatMap(([file, source]) =>
		[...source.matchAll(SPACED)].map(([text]) => `${file}: ${text}`),
	);
	expect(Object.keys(SOURCES).length).toBeGreaterThan(200);
	expect(spaced).toEqual([]);
});
