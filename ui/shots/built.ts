/** Builds the preview once for all test files: a page then loads a few files instead of hundreds of modules. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
	interface ProvidedContext {
		/** The folder of the built preview. */
		preview: string;
	}
}

export const UI = join(import.meta.dirname, '..');
export const CONFIG = join(UI, 'vite.config.ts');

export default async function setup(project: TestProject) {
	const folder = mkdtempSync(join(tmpdir(), 'kralle-preview-'));
	await build({
		root: UI,
		configFile: CONFIG,
		mode: 'development',
		logLevel: 'error',
		build: { outDir: folder, emptyOutDir: true, minify: false, rolldownOptions: { input: 'preview.html' } },
	});
	project.provide('preview', folder);
	return () => {
		rmSync(folder, { recursive: true, force: true });
	};
}
