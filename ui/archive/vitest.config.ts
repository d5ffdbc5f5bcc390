/** Tests of the archive's pages in a browser. A Rust test serves the pages and starts this configuration. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	root: import.meta.dirname,
	test: {
		include: ['**/*.test.ts'],
		// Long timeouts: a busy machine must not fail the test.
		testTimeout: 600_000,
		hookTimeout: 120_000,
	},
});
