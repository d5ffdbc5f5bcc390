/** Tests of the layout of the screens, in a browser: `npm run layout`. They need one, as the round with phones does. */
import { mergeConfig } from 'vitest/config';
import phones from '../phones/vitest.config';

export default mergeConfig(phones, {
	root: import.meta.dirname,
	// No hall runs beside them, so that a file may have each core.
	test: { fileParallelism: true, maxWorkers: 2 },
});
