/**
 * What a screen says, as a picture of it is read: words, names of controls and where they stand in
 * each other. Of two pictures that say the same, one is as good as the other.
 */

import { HOME } from './day';

/** What is another one on another machine or at another time: times of day, folders, seals. */
const CHANGES: readonly [RegExp, string][] = [
	[/\d{1,2}:\d{2}(?::\d{2})?/gu, '00:00'],
	[new RegExp(`\\S*(?:kralle-screens-|${HOME})\\S*`, 'gu'), 'folder'],
	[/[0-9a-f]{4}(?: [0-9a-f]{4})+|[0-9a-f]{32,}/gu, 'seal'],
	[/\s+/gu, ' '],
];
/** When a device was seen last is known only to the program it spoke with. */
const MOMENT = /^\S+(?: \S+){0,2}, 00:00(?: [AP]M)?$/u;
/** Of a long table so many lines: how many are drawn depends on the window. */
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
