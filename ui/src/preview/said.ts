/**
 * Returns the content of a screen as text: words, names of controls, states, in document order. Screenshots with the
 * same text are interchangeable.
 */

import { HOME } from './day';

/** Text that varies between machines and runs: times of day, directories, seals. */
const CHANGES: readonly [RegExp, string][] = [
	[/\d{1,2}:\d{2}(?::\d{2})?/gu, '00:00'],
	[new RegExp(`\\S*(?:kralle-screens-|${HOME})\\S*`, 'gu'), 'folder'],
	[/[0-9a-f]{4}(?: [0-9a-f]{4})+|[0-9a-f]{32,}/gu, 'seal'],
	[/\s+/gu, ' '],
];
/** The time a device was last seen, which varies between runs. */
const MOMENT = /^\S+(?: \S+){0,2}, 00:00(?: [AP]M)?$/u;
/** The number of compared lines of a long table: the number drawn depends on the window. */
const LINES = 20;
const NAMES = ['aria-label', 'title', 'placeholder', 'alt'];
const STATES = ['aria-selected', 'aria-checked', 'aria-pressed', 'aria-current'];

function isFar(it: Element): boolean {
	if (it.tagName !== 'TR') return false;
	const rows: Element[] = [...(it.closest('table')?.querySelectorAll('tr') ?? [])];
	return rows.indexOf(it) >= LINES;
}

function lines(node: Element, found: string[]): string[] {
	for (const it of node.childNodes) {
		if (it instanceof Text) found.push(it.data);
		if (!(it instanceof Element) || it.matches('script, style, svg') || isFar(it)) continue;
		const names = NAMES.map((name) => it.getAttribute(name) ?? '');
		const states = STATES.filter((state) => it.getAttribute(state) === 'true');
		found.push(...names, ...states);
		lines(it, found);
	}
	return found;
}

export function said(): string {
	const found = lines(document.body, []).map((line) =>
		CHANGES.reduce((text, [change, by]) => text.replaceAll(change, by), line).trim(),
	);
	return found.filter((line) => line !== '' && !MOMENT.test(line)).join('\n');
}
