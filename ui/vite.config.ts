import { availableParallelism } from 'node:os';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { words } from './hall/words';
import { handbook } from './handbook/plugin';
import { previewDesks } from './src/preview/server';

export default defineConfig(({ mode }) => ({
	plugins: [svelte(), handbook(), ...(mode === 'test' ? [] : [previewDesks(), words()])],
	// Relative addresses, so that the same build runs from the app's own protocol and from a folder.
	base: './',
	build: {
		target: 'es2022',
		outDir: 'dist',
		emptyOutDir: true,
		chunkSizeWarningLimit: 800,
		// The window of the desk and its tables, and that of a screen for everybody.
		rolldownOptions: { input: ['index.html', 'screen.html'] },
	},
	resolve: mode === 'test' ? { conditions: ['browser'] } : {},
	test: {
		environment: 'happy-dom',
		include: ['src/**/*.test.ts', 'hall/**/*.test.ts', 'handbook/**/*.test.ts', 'words/*.test.ts'],
		globalSetup: ['src/test/global.ts'],
		setupFiles: ['src/test/setup.ts'],
		// Modules and messages are read once a worker; `setup.ts` gives back what a test changes.
		isolate: false,
		testTimeout: 60_000,
		// Nobody waits for a single test: those above are listed with their times.
		slowTestThreshold: 2000,
		// Vitest leaves one core to the editor: half of two.
		maxWorkers: availableParallelism(),
		// On the build machine, where nobody looks, a test may need a second try; it says so then.
		retry: process.env['CI'] ? 1 : 0,
	},
}));
