/** The messages that components show on their buttons. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'svelte/compiler';
import { files, ROOT } from './texts';

interface Node {
	type?: string;
	name?: string;
	value?: unknown;
	cooked?: string;
	[part: string]: unknown;
}

/** The most messages of one template: `post-${kind}` begins like labels and sentences alike. */
const MOST = 20;
/** Attributes of `<Button>` that name it. */
const NAMING = ['label', 'otherwise'];

/** The names in the first argument of `t`, as patterns: what a template fills in may be anything. */
function names(node: unknown): string[] {
	if (Array.isArray(node)) return node.flatMap(names);
	if (typeof node !== 'object' || node === null) return [];
	const it = node as Node;
	if (it.type === 'Literal' && typeof it.value === 'string') return [it.value.replaceAll('.', '\\.')];
	if (it.type === 'TemplateLiteral') {
		const quasis = it['quasis'] as { value: { cooked: string } }[];
		return [quasis.map(({ value }) => value.cooked.replaceAll('.', '\\.')).join('[\\w-]+')];
	}
	if (it.type === 'ConditionalExpression') return [...names(it['consequent']), ...names(it['alternate'])];
	return [];
}

function calls(node: unknown): string[] {
	if (Array.isArray(node)) return node.flatMap(calls);
	if (typeof node !== 'object' || node === null) return [];
	const it = node as Node;
	if (it.type === 'CallExpression') {
		const [first] = it['arguments'] as unknown[];
		// The arguments of a message are no label.
		return (it['callee'] as Node).name === 't' ? names(first) : calls(it['arguments']);
	}
	return Object.entries(it).flatMap(([name, child]) => (name === 'parent' || name === 'test' ? [] : calls(child)));
}

function labels(node: unknown): string[] {
	if (Array.isArray(node)) return node.flatMap(labels);
	if (typeof node !== 'object' || node === null) return [];
	const it = node as Node;
	if (it.type === 'Component' && it.name === 'Button') {
		const naming = (it['attributes'] as Node[]).filter(({ name }) => NAMING.includes(name ?? ''));
		return [...calls(it['fragment']), ...calls(naming)];
	}
	return Object.entries(it).flatMap(([name, child]) => (name === 'parent' ? [] : labels(child)));
}

/** The names of the messages on buttons, of those that are there. */
export function buttonKeys(there: readonly string[]): string[] {
	const components = ['src', 'hall'].flatMap((folder) => files(join(ROOT, 'ui', folder), '.svelte'));
	const patterns = new Set(
		components.flatMap((file) => labels(parse(readFileSync(file, 'utf8'), { modern: true }).fragment)),
	);
	const matching = [...patterns].map((it) => {
		const wanted = new RegExp(`^${it}$`, 'u');
		return there.filter((key) => wanted.test(key));
	});
	return [...new Set(matching.filter(({ length }) => length <= MOST).flat())].sort();
}
