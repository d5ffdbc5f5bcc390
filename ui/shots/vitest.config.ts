/** Pictures of every scene, and those of the handbook: `npm run shots`. They need a browser, as the round with phones does. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	root: import.meta.dirname,
	test: {
		include: ['**/*.test.ts'],
		fileParallelism: false,
		// A busy machine is no failure.
		testTimeout: 180_000,
		hookTimeout: 120_000,
	},
});
