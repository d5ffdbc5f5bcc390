import { expect, test } from 'vitest';
import { nameSystem } from './system';

test.each([
	['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15', 'linux'],
	['Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0', undefined],
	['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)', undefined],
])('only on Linux are the fonts of Linux asked for: %s', (userAgent, system) => {
	const root = document.createElement('html');
	nameSystem(root, userAgent);
	expect(root.dataset['system']).toBe(system);
});
