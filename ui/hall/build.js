/**
 * Builds the pages of the hall: each a single file with its script and style inside, so that a phone
 * on a bad WLAN needs one answer and no more. The server fills the words of the phone's language.
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { build } from 'vite';
import { usedOf } from './used.js';

const HERE = dirname(fileURLToPath(import.meta.url));
/** Phones of some years ago, too: their browsers do not know `light-dark()` and more. */
const PHONES = ['es2020', 'chrome87', 'firefox78', 'safari14'];

/**
 * Takes script and style of a page into it.
 * @returns {import('vite').Plugin}
 */
function single() {
	return {
		name: 'kralle-single-file',
		enforce: 'post',
		generateBundle(_, bundle) {
			/** @param {string} ending */
			const taken = (ending) => {
				const found = Object.values(bundle).filter(({ fileName }) => fileName.endsWith(ending));
				for (const { fileName } of found) Reflect.deleteProperty(bundle, fileName);
				return found.map((it) => (it.type === 'chunk' ? it.code : String(it.source))).join('\n');
			};
			// Neither may end its element, or hide the end of it.
			const script = taken('.js')
				.replaceAll('</script', '<\\/script')
				.replaceAll('<!--', '<\\!--')
				// Where an error is explained, nobody in a hall reads.
				.replaceAll('https://svelte.dev/e/', '');
			const style = taken('.css').replaceAll('</style', '<\\/style');
			for (const page of Object.values(bundle)) {
				if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
				const used = usedOf(style, `${script} ${String(page.source)}`);
				page.source = String(page.source)
					.replaceAll(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/gu, '')
					.replace(/\s*<script type="module"[^>]*><\/script>/u, '')
					.replace('</head>', () => `<style>${used.trim()}</style>\n</head>`)
					.replace('</body>', () => `<script type="module">${script.trim()}</script>\n</body>`);
			}
		},
	};
}

/**
 * Removes the error messages of libraries: nobody reads them on a phone, and no code compares them.
 * @returns {import('vite').Plugin}
 */
const withoutErrorMessages = () => ({
	name: 'kralle-without-error-messages',
	apply: 'build',
	transform: (code, id) =>
		/\/node_modules\/@(?:fluent|noble)\//u.test(id)
			? { code: code.replaceAll(/(?<=\bnew \w*Error\()(?:"[^"\n]*"|'[^'\n]*'|`[^`\n]*`)(?=\))/gu, ''), map: null }
			: null,
});

/** The number of private names that were replaced. */
let replaced = 0;

/**
 * Gives private names of classes plain ones: the phones that know none would else get a map and a call for each,
 * which are a twentieth of a page.
 * @returns {import('vite').Plugin}
 */
const withoutPrivateNames = () => ({
	name: 'kralle-without-private-names',
	apply: 'build',
	enforce: 'post',
	transform(code, id) {
		if (!code.includes('#') || !/\.[jt]s$|\.svelte$/u.test(id.split('?')[0] ?? '')) return null;
		/** @type {[number, number, string][]} */
		const changes = [];
		/** @type {Map<string, string>[]} */
		const classes = [];
		/** @param {any} node */
		const walk = (node) => {
			if (Array.isArray(node)) for (const each of node) walk(each);
			if (typeof node?.type !== 'string') return;
			if (node.type === 'ClassBody') {
				// No other class has the same name, so that none of a base class is hidden.
				const names = node.body.filter((/** @type {any} */ it) => it.key?.type === 'PrivateIdentifier');
				classes.push(new Map(names.map((/** @type {any} */ it) => [it.key.name, `_${String(++replaced)}`])));
			}
			if (node.type === 'PrivateIdentifier') {
				const name = classes.findLast((names) => names.has(node.name))?.get(node.name);
				if (name !== undefined) changes.push([node.start, node.end, name]);
			} else if (node.type === 'BinaryExpression' && node.left.type === 'PrivateIdentifier') {
				throw new Error(`${id}: a question for a private name`);
			}
			for (const value of Object.values(node)) if (typeof value === 'object') walk(value);
			if (node.type === 'ClassBody') classes.pop();
		};
		walk(this.parse(code));
		let changed = code;
		for (const [start, end, name] of changes.toSorted(([one], [other]) => other - one))
			changed = changed.slice(0, start) + name + changed.slice(end);
		return { code: changed, map: null };
	},
});

const pages = Object.keys(JSON.parse(readFileSync(join(HERE, 'messages.json'), 'utf8')));
for (const [index, page] of pages.entries()) {
	await build({
		configFile: false,
		root: HERE,
		base: './',
		// Its folder `public` is a page, not files to be copied.
		publicDir: false,
		logLevel: 'warn',
		plugins: [
			svelte({
				configFile: join(HERE, '../svelte.config.js'),
				// Shorter than Svelte's default; `used.js` knows the prefix.
				compilerOptions: { cssHash: ({ hash, css, filename }) => `s-${hash(filename || css).slice(0, 4)}` },
			}),
			withoutErrorMessages(),
			withoutPrivateNames(),
			single(),
		],
		build: {
			target: PHONES,
			cssTarget: PHONES,
			outDir: join(HERE, '../dist-hall'),
			emptyOutDir: index === 0,
			assetsInlineLimit: Number.POSITIVE_INFINITY,
			cssCodeSplit: false,
			modulePreload: false,
			rolldownOptions: { input: join(HERE, `${page}.html`) },
		},
	});
}
