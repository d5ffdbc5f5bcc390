/** The pages of the archive in a browser: a test in Rust serves them and starts this. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
	root: import.meta.dirname,
	test: {
		include: ['**/*.test.ts'],
		// A busy machine is no failure.
		testTimeout: 600_000,
		hookTimeout: 120_000,
	},
});
