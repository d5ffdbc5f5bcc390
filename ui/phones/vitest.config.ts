/** The tests with phones: `npm run phones`. Separate from component tests, which need no browser and take seconds. */
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
	root: import.meta.dirname,
	// The messages are reactive.
	plugins: [svelte()],
	test: {
		include: ['**/*.test.ts'],
		// One browser at a time: the machine may have two cores, and the hall needs one.
		fileParallelism: false,
		// Long timeouts: a busy machine must not fail the test.
		testTimeout: 180_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 60_000, interval: 50 } },
	},
});
