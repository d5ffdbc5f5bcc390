/** The round with phones: `npm run phones`. Apart from the tests of components, which need no browser and take seconds. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	root: import.meta.dirname,
	test: {
		include: ['**/*.test.ts'],
		// One browser after the other: the machine may have two cores, and the hall needs one.
		fileParallelism: false,
		// A busy machine is no failure.
		testTimeout: 180_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 60_000, interval: 50 } },
	},
});
