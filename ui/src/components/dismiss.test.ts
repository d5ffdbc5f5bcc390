/** Closing a dialog discards typed input only after a confirmation. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../test/program';

const SOURCES = join(import.meta.dirname, '..');

/** A dialog: its scene, the button that opens it, and the label of a field in it. */
const DIALOGS: readonly [string, string | RegExp, string | RegExp][] = [
	['players', 'Spieler', 'Name'],
	['players', 'Importieren', /^Oder aus der Tabelle einfügen/u],
	['teams', 'Team', 'Teamname'],
	['round', 'Strafe …', 'Begründung'],
	['day-plan-round', /^Tagesplan:/u, 'Beginn'],
];

test.each(DIALOGS)('%s, %s: Escape asks before what was typed goes', async (scene, name, label) => {
	const { user } = await program(scene);
	if (!screen.queryByRole('dialog')) await user.click(await screen.findByRole('button', { name }));
	const dialog = await screen.findByRole('dialog');
	const field = (await within(dialog).findAllByLabelText<HTMLInputElement>(label))[0] as HTMLInputElement;
	await user.click(field);
	await user.keyboard('x');
	const typed = field.value;
	await user.keyboard('{Escape}');
	const question = await screen.findByRole('dialog', { name: 'Eingaben verwerfen?' });
	// Pressing Enter again loses nothing.
	expect(document.activeElement).toBe(within(question).getByRole('button', { name: 'Weiter bearbeiten' }));
	await user.keyboard('{Enter}');
	await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Eingaben verwerfen?' })).toBeNull());
	expect(field.value).toBe(typed);
	await user.keyboard('{Escape}');
	await user.click(await screen.findByRole('button', { name: 'Verwerfen' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('nobody who has typed nothing is asked', async () => {
	const { user } = await program('players');
	await screen.findByText('24 da');
	await user.keyboard('n');
	await screen.findByRole('dialog', { name: 'Spieler eintragen' });
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('Escape where a latecomer gets a place leads back to what was typed', async () => {
	const { user } = await program('players-late');
	await screen.findByRole('heading', { name: 'Spieler' });
	await user.keyboard('n');
	await screen.findByRole('dialog');
	await user.keyboard('Spätzle, Uta{Enter}');
	await screen.findByRole('dialog', { name: /Spätzle, Uta/u });
	await user.keyboard('{Escape}');
	const back = await screen.findByRole('dialog', { name: 'Spieler eintragen' });
	expect(within(back).getByLabelText<HTMLInputElement>('Name').value).toBe('Spätzle, Uta');
	await user.keyboard('{Escape}');
	expect(await screen.findByRole('dialog', { name: 'Eingaben verwerfen?' })).toBeTruthy();
});

/** Returns every component below a folder. */
function components(folder: string): string[] {
	return readdirSync(folder, { withFileTypes: true, recursive: true })
		.filter((it) => it.isFile() && it.name.endsWith('.svelte'))
		.map((it) => join(it.parentPath, it.name));
}

test('no dialog has a Cancel that closes it without asking', () => {
	const around = /<Dialog(?:Form)?[\s>]/u;
	const cancels = /<Button[^>]*onclick=\{onclose\}[^>]*>\{t\('cancel'\)\}/u;
	const offenders = components(SOURCES).filter((file) => {
		const text = readFileSync(file, 'utf8');
		return around.test(text) && cancels.test(text);
	});
	expect(offenders).toEqual([]);
});
