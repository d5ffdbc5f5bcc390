/** The layout tests of the screens: `npm run layout`. They need a browser, like the tests with phones. */
import { mergeConfig } from 'vitest/config';
import phones from '../phones/vitest.config';

export default mergeConfig(phones, {
	root: import.meta.dirname,
	// No hall runs beside them, so each file may use a core.
	test: { fileParallelism: true, maxWorkers: 2, globalSetup: ['../src/test/global.ts', '../shots/built.ts'] },
});
