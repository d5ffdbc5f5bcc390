import { screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, expect, test } from 'vitest';
import { PAGES, PLACES } from '../app/places';
import { program } from '../test/program';
import { words } from '../words/words.svelte';

afterEach(() => words.speak('de'));

/** Returns the help dialog, once the handbook is loaded. */
async function help(name: string) {
	const dialog = await screen.findByRole('dialog', { name });
	await waitFor(() => expect(within(dialog).getByRole('article').getAttribute('aria-busy')).toBe('false'));
	return within(dialog);
}

test('F1 opens the page about the screen, and its links lead to pages and back', async () => {
	const { kralle, user } = await program('judge');
	await user.keyboard('{F1}');
	const here = await help('Hilfe: Prüfen');
	expect(here.getByRole('heading', { name: 'Die Fragen' })).toBeTruthy();
	await user.click(here.getByRole('link', { name: 'Regeln' }));
	const rules = await help('Hilfe: Regeln');
	await user.click(rules.getByRole('link', { name: 'Schweizer Regeln' }));
	await user.click((await help('Hilfe: Schweizer Regeln, Punkt für Punkt')).getByRole('button', { name: 'Zurück' }));
	await user.click((await help('Hilfe: Regeln')).getByRole('button', { name: 'Inhalt' }));
	await user.click((await help('Hilfe: Inhalt')).getByRole('link', { name: 'Drucken' }));
	await help('Hilfe: Drucken');
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(kralle.navigation.place).toBe('judge');
});

test.each(PLACES)('the page that F1 opens on “%s” is there', async (place) => {
	const { kralle } = await program('start-empty');
	kralle.dialogs.help = PAGES[place];
	const dialog = within(await screen.findByRole('dialog'));
	await waitFor(() => expect(dialog.getByRole('article').textContent.length).toBeGreaterThan(200));
});

test('F1 in a dialog opens the help in front of it, and Escape leads back', async () => {
	const { kralle, user } = await program('hall-closed');
	await screen.findByRole('dialog', { name: 'Halle' });
	await user.keyboard('{F1}');
	expect(kralle.dialogs.help).toBe('hall');
	const all = await screen.findAllByRole('dialog');
	expect(all).toHaveLength(2);
	await help('Hilfe: Die Halle: Handys und Helfer');
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
	expect(kralle.dialogs.shown).toBe('hall');
});

test('a page that exists in English only says so, in the language of the person', async () => {
	const { user } = await program('round', { language: 'fr' });
	await user.keyboard('{F1}');
	const dialog = within(await screen.findByRole('dialog'));
	const note = await dialog.findByText('Cette page n’existe qu’en anglais.');
	expect(note.lang).toBe('fr');
	expect(dialog.getByRole('article').lang).toBe('en');
});

test('the search finds a heading of the handbook and opens it', async () => {
	const { kralle, user } = await program('round');
	await user.keyboard('{Control>}k{/Control}');
	await user.keyboard('strom');
	await user.click(await screen.findByRole('option', { name: /Wenn der Strom ausfällt/u }));
	const dialog = await help('Hilfe: Wenn der Strom ausfällt');
	expect(dialog.getByRole('heading', { name: 'Der Drucker streikt' })).toBeTruthy();
	expect(kralle.dialogs.help).toBe('power');
});
