/** The messages of each language beside pictures: `npm run words`. It needs a browser, as the round with phones does. */
import { mergeConfig } from 'vitest/config';
import phones from '../../phones/vitest.config';

export default mergeConfig(phones, {
	root: import.meta.dirname,
	test: { globalSetup: ['../../src/test/global.ts', '../../shots/built.ts'] },
});
