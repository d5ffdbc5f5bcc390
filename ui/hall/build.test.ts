/** The built pages as phones load them: small, complete, and allowed by the server's content security policy. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { FILES, withWords } from './words';

const UI = join(import.meta.dirname, '..');
const LANGUAGES = ['de', 'en', 'fr', 'it'];
/**
 * The maximum bytes of a compressed page with the words of one language. Many phones load the first two; three devices
 * load the last.
 */
const MOST = { m: 56_500, public: 60_000, enter: 100_000 };

beforeAll(() => {
	execFileSync(process.execPath, [join(UI, 'hall/build.js')], {
		cwd: UI,
		env: { ...process.env, NODE_ENV: 'production' },
	});
}, 300_000);

const page = (name: string) => readFileSync(join(UI, 'dist-hall', `${name}.html`), 'utf8');

describe.each(Object.entries(MOST))('the page %s is under %i bytes on the way', (name, most) => {
	test.each(LANGUAGES)('in %s', (language) => {
		// Compressed as the server does it.
		expect(gzipSync(withWords(page(name), name, language), { level: 9 }).length).toBeLessThan(most);
	});
});

describe.each(Object.keys(FILES))('the page %s', (name) => {
	test('is one file: it asks for nothing but the desk', () => {
		const html = page(name);
		expect(html.match(/<script\b/gu)).toHaveLength(2);
		expect(html.match(/<style\b/gu)).toHaveLength(1);
		const markup = html.replace(/<script type="module">.*?<\/script>/su, '').replace(/<style>.*?<\/style>/su, '');
		expect(markup).not.toMatch(/\b(?:src|href)="(?!data:,")/u);
	});

	test('has no style in attributes and builds no code of text, which the policy forbids', () => {
		const html = page(name);
		expect(html).not.toMatch(/\sstyle="/u);
		expect(html).not.toMatch(/\bnew Function\b|\beval\(/u);
	});

	test('needs nothing that plain HTTP does not have', () => {
		expect(page(name)).not.toMatch(/crypto\.subtle|randomUUID|serviceWorker|navigator\.(?:locks|clipboard|wakeLock)/u);
	});

	test('takes words that end no element', () => {
		const html = withWords(page(name), name, 'de');
		const words = /<script type="application\/json" id="words">(?<said>.*?)<\/script>/su.exec(html)?.groups?.['said'];
		expect(JSON.parse(words ?? '')).toMatchObject({ language: 'de' });
		expect(words).not.toContain('<');
	});
});
