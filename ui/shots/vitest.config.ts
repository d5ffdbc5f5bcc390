/**
 * Screenshots of every scene, and those of the handbook: `npm run shots`. They need a browser, like the tests with
 * phones.
 */
import { mergeConfig } from 'vitest/config';
import phones from '../phones/vitest.config';

export default mergeConfig(phones, {
	root: import.meta.dirname,
	test: { globalSetup: ['../src/test/global.ts', 'built.ts'] },
});
