import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import type { ContainmentView } from '../../backend/generated';
import type { TestDesk } from '../../test/desk';
import { program } from '../../test/program';
import { LANGUAGES, t, words } from '../../words/words.svelte';
import { answerWords } from './head';

/** Returns the check word printed on a sheet after an entry. */
async function onSheet(desk: TestDesk, entry: number) {
	const path = join(desk.process.folder, 'damals.json');
	await desk.look('look_back', { entry });
	await desk.look('export', { kind: 'json', path, language: 'de', table: null, with_numbers: false });
	await desk.look('back_to_now', {});
	const { head } = JSON.parse(readFileSync(path, 'utf8')) as { head: { word: string } };
	return head.word;
}

async function dialog() {
	const opened = await program('history');
	await opened.user.click(await screen.findByRole('button', { name: 'Aushang prüfen …' }));
	const shown = await screen.findByRole('dialog', { name: 'Aushang prüfen' });
	return {
		...opened,
		shown,
		field: within(shown).getByRole<HTMLInputElement>('textbox', { name: 'Prüfwort vom Blatt' }),
	};
}

test('a word that is typed is answered: what the sheet showed, and whether it is in force', async () => {
	const { desk, shown, field, user } = await dialog();
	const word = await onSheet(desk, 1);
	expect(document.activeElement).toBe(field);
	await user.type(field, word);
	await user.click(within(shown).getByRole('button', { name: 'Prüfen' }));
	expect(await within(shown).findByText(/^Enthalten: Schritt 1 vom 21\.11\.2026.* und er gilt\.$/u)).toBeTruthy();
	expect(within(shown).getByText('Schritt 1: Turnier angelegt')).toBeTruthy();
	expect(within(shown).getByText(`Gelesen: ${word}`)).toBeTruthy();
});

test('a scanner types and presses Enter, and the next word takes the place of the last', async () => {
	const { desk, shown, field, user } = await dialog();
	const word = await onSheet(desk, 1);
	await user.keyboard(`${word}{Enter}`);
	await within(shown).findByText(/^Enthalten: Schritt 1 /u);
	const later = '9000-KTRA-9MNP-XC4D-7HWQ';
	await user.keyboard(`${later}{Enter}`);
	expect(await within(shown).findByText(/^Nicht enthalten: Die Datei reicht nur bis Schritt \d+\.$/u)).toBeTruthy();
	expect(field.value).toBe(later);
	expect(within(shown).queryByText(/^Enthalten/u)).toBeNull();
	expect(desk.asked('check_head')).toEqual([
		{ word, path: null },
		{ word: later, path: null },
	]);
});

test('another entry of that number is said plainly, with what to do', async () => {
	const { shown, user } = await dialog();
	await user.keyboard('2-0000-0000-0000-0000{Enter}');
	expect(await within(shown).findByText('Nicht enthalten: Schritt 2 ist in der Datei ein anderer.')).toBeTruthy();
	expect(within(shown).getByText(/oder ein früherer Schritt wurde nach dem Druck geändert/u)).toBeTruthy();
});

test.each([
	['{Enter}', 'Nichts zu prüfen: Das Prüfwort fehlt.'],
	['Runde fünf{Enter}', 'Kein Prüfwort: Das Zeichen „U“ kommt in Prüfwörtern nicht vor.'],
	['Blatt 5{Enter}', 'Kein Prüfwort: Am Anfang steht „BLATT5“, erwartet wird die Nummer eines Schritts.'],
])('what is no word gets a sentence, and the field keeps the focus: %s', async (typed, sentence) => {
	const { shown, field, user } = await dialog();
	await user.keyboard(typed);
	expect(await within(shown).findByText(sentence)).toBeTruthy();
	expect(field.getAttribute('aria-invalid')).toBe('true');
	expect(document.activeElement).toBe(field);
	await user.type(field, '1');
	expect(within(shown).queryByText(sentence)).toBeNull();
});

test('what the sheet showed can be looked at as it was', async () => {
	const { desk, user } = await dialog();
	const word = await onSheet(desk, 12);
	await user.keyboard(`${word}{Enter}`);
	await user.click(await screen.findByRole('button', { name: 'Stand von damals ansehen' }));
	await waitFor(() => expect(desk.asked('look_back')).toEqual([{ entry: 12 }]));
	expect(await screen.findByText(/^Stand nach Schritt 12:/u)).toBeTruthy();
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('W opens it as the button does', async () => {
	const { user } = await program('history');
	await screen.findByRole('button', { name: 'Aushang prüfen …' });
	await user.keyboard('w');
	const shown = await screen.findByRole('dialog', { name: 'Aushang prüfen' });
	await user.click(within(shown).getByRole('button', { name: 'Schließen' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

const TIME = '2026-11-21T14:32:00Z';
const ANSWERS: [ContainmentView, string][] = [
	[{ is: 'contained', entry: 1412, time: TIME, state: 'done', line: null }, 'success'],
	[{ is: 'contained', entry: 1412, time: TIME, state: 'undone', line: null }, 'info'],
	[{ is: 'contained', entry: 1412, time: TIME, state: 'ended', line: null }, 'info'],
	[{ is: 'left_by_restore', entry: 1412, restore: 1413, time: TIME }, 'info'],
	[{ is: 'misread', entry: 1412 }, 'warning'],
	[{ is: 'other_link', entry: 1412 }, 'danger'],
	[{ is: 'not_yet', newest: 1412 }, 'danger'],
	[{ is: 'other_file', file: 'AB' }, 'danger'],
	[{ is: 'broken', entry: 1412 }, 'danger'],
];

test.each(LANGUAGES)('every answer has a sentence of its own in $name, numbers as on the sheet', ({ code }) => {
	words.speak(code);
	const said = ANSWERS.map(([answer]) => answerWords(answer));
	words.speak('de');
	expect(new Set(said.map(({ what }) => what)).size).toBe(ANSWERS.length);
	expect(said.map(({ tone }) => tone)).toEqual(ANSWERS.map(([, tone]) => tone));
	for (const [index, { what, next }] of said.entries()) {
		expect(next).not.toBe('');
		if (ANSWERS[index]?.[0].is !== 'other_file') expect(what).toContain('1412');
	}
});

test.each(LANGUAGES)('it speaks $name, in its question, its answers and its refusals', async ({ code }) => {
	const { desk, user } = await program('history');
	const word = await onSheet(desk, 1);
	words.speak(code);
	await user.keyboard('w');
	const shown = await screen.findByRole('dialog', { name: t('head-title') });
	expect(within(shown).getByRole('textbox', { name: t('head-word') })).toBeTruthy();
	await user.keyboard('{Enter}');
	await waitFor(() => expect(shown.textContent).toContain(t('refusal-head-missing')));
	await user.keyboard(`${word}{Enter}`);
	expect(await within(shown).findByRole('button', { name: t('head-look') })).toBeTruthy();
	words.speak('de');
});
