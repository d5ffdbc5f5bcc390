/**
 * The tiers of the screens: a folder imports only lower ones, a screen imports no other screen, and there are no import
 * cycles.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';

const UI = join(import.meta.dirname, '../..');

/** The folders of `src`, lowest first; those on one line do not import each other. */
const TIERS: readonly (readonly string[])[] = [
	['backend'],
	['words'],
	['day', 'keyboard'],
	['components'],
	['app'],
	['parts'],
	['shell'],
	['screens'],
	['window'],
];
/** Folders outside of the tiers, which show or test the program. */
const OUTSIDE = ['preview', 'test', 'screen'];
/** The folders of the hall that test its pages. */
const TESTS_OF_HALL = ['hall/model/', 'hall/test/'];
/** The folders that the pages of the hall share with the window. */
const SHARED = ['backend', 'words', 'day', 'components'];

/** Returns the source files of a folder, without tests and generated types. */
function sources(folder: string): string[] {
	return readdirSync(join(UI, folder), { recursive: true, encoding: 'utf8' })
		.map((name) => join(UI, folder, name))
		.filter((file) => /\.(?:svelte|ts)$/u.test(file) && !/\.test\.ts$|\.d\.ts$|backend.generated/u.test(file));
}

const files = ['src', 'hall'].flatMap(sources);
const IMPORT = /(?:\bfrom|\bimport\(?)\s*'(?<path>\.[^']+)'/gu;

/** Returns the files that a file imports, including type imports. */
function importsOf(file: string): string[] {
	const paths = [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(({ groups }) => groups?.['path'] ?? '');
	return paths.flatMap((path) => {
		const target = resolve(dirname(file), path);
		return ['', '.ts', '.svelte.ts']
			.map((ending) => target + ending)
			.filter((it) => files.includes(it) && existsSync(it));
	});
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));
const named = (file: string) => relative(UI, file).replaceAll('\\', '/');

/** Returns the tier folder of a file; null at the top, where the window starts, and outside of the tiers. */
function folderOf(file: string): string | null {
	const [root, folder = '', ...rest] = named(file).split('/');
	return root === 'src' && rest.length > 0 && !OUTSIDE.includes(folder) ? folder : null;
}
const screenOf = (file: string) => /^src\/screens\/([^/]+)\//u.exec(named(file))?.[1];
const tierOf = (folder: string) => TIERS.findIndex((tier) => tier.includes(folder));

/** True if a file may import another one. */
function mayUse(from: string, to: string): boolean {
	const [own, other] = [folderOf(from), folderOf(to)];
	const isOfHall = named(to).startsWith('hall/');
	if (TESTS_OF_HALL.some((it) => named(from).startsWith(it)) && named(to).startsWith('src/test/')) return true;
	if (named(from).startsWith('hall/')) return isOfHall || (other !== null && SHARED.includes(other));
	if (own === null) return true;
	if (isOfHall || other === null) return false;
	if (own === other) return screenOf(from) === screenOf(to);
	return tierOf(other) < tierOf(own);
}

test('every folder has its tier', () => {
	const folders = new Set(files.map(folderOf).filter((folder) => folder !== null));
	expect([...folders].sort()).toEqual(TIERS.flat().sort());
});

test('a folder uses what stands below it, and a screen no other screen', () => {
	const upward = [...imports].flatMap(([from, targets]) =>
		targets.filter((to) => !mayUse(from, to)).map((to) => `${named(from)} -> ${named(to)}`),
	);
	expect(upward).toEqual([]);
});

/** The files that pass the whole program on; all others take single controllers. */
const WHOLE = ['src/shell/Palette.svelte', 'src/shell/Rail.svelte'];

test('a screen takes the controllers it uses, not the whole program', () => {
	const all = files.filter((file) => readFileSync(file, 'utf8').includes('const kralle = useKralle()')).map(named);
	expect(all.sort()).toEqual(WHOLE);
});

test('no file imports itself through others', () => {
	const circles: string[] = [];
	const done = new Set<string>();
	const visit = (file: string, path: readonly string[]) => {
		const at = path.indexOf(file);
		if (at >= 0) circles.push([...path.slice(at), file].map(named).join(' -> '));
		if (at >= 0 || done.has(file)) return;
		for (const target of imports.get(file) ?? []) visit(target, [...path, file]);
		done.add(file);
	};
	for (const file of files) visit(file, []);
	expect(circles).toEqual([]);
});
