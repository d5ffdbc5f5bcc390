import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';
import type { Updater } from '../../backend/desktop';

const NEWER = { version: '9.0.0', notes: 'Schneller.' };

/** Opens the options of a scene, in a program that updates itself. */
async function options(scene: string) {
	const opened = await program(scene);
	opened.desktop.brings = 'program';
	await opened.kralle.updates.begin();
	opened.kralle.dialogs.shown = 'options';
	const look = await screen.findByRole('button', { name: 'Nach neuerer Version suchen' });
	return { ...opened, look };
}

test.each<[Updater, RegExp]>([
	['package_manager', /liefert die Paketverwaltung/u],
	['builder', /^Selbst gebaut/u],
	['nobody', /ohne Schlüssel/u],
])('where “%s” brings newer versions the options say so, and nothing is looked for', async (by, sentence) => {
	const { desktop, kralle } = await program('start');
	desktop.brings = by;
	await kralle.preferences.change({ updates: 'at_start' });
	await kralle.updates.begin();
	kralle.dialogs.shown = 'options';
	expect(await screen.findByText(sentence)).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Nach neuerer Version suchen' })).toBeNull();
	expect(desktop.looked).toBe(0);
});

test('nothing is asked anywhere until somebody wishes it, by the keyboard as well', async () => {
	const { desk, desktop, look, user } = await options('start');
	const atStart = screen.getByRole('checkbox', { name: 'Bei jedem Start nach einer neueren Version suchen' });
	expect((atStart as HTMLInputElement).checked).toBe(false);
	expect(desktop.looked).toBe(0);
	atStart.focus();
	await user.keyboard(' ');
	await waitFor(async () => expect((await desk.look('start', {})).preferences.updates).toBe('at_start'));
	await user.tab();
	expect(document.activeElement).toBe(look);
	await user.keyboard('{Enter}');
	expect(await screen.findByText('Es gibt keine neuere Version.')).toBeTruthy();
	expect(desktop.looked).toBe(1);
});

test('a newer version is shown with what is new, and installed when somebody says so', async () => {
	const { desktop, look, user } = await options('start');
	desktop.newer = NEWER;
	await user.click(look);
	expect(await screen.findByText('Schneller.')).toBeTruthy();
	expect(desktop.installed).toEqual([]);
	await user.click(screen.getByRole('button', { name: 'Herunterladen und installieren' }));
	await waitFor(() => expect(desktop.installed).toEqual(['9.0.0']));
});

test('while a round is open nothing is looked for, and nothing installed that was found before', async () => {
	const { desktop, kralle, look, user } = await options('round');
	await user.click(look);
	expect(await screen.findByText(/Jetzt nicht: Runde 3 läuft/u)).toBeTruthy();
	expect(desktop.looked).toBe(0);
	kralle.updates.found = NEWER;
	await user.click(await screen.findByRole('button', { name: 'Herunterladen und installieren' }));
	expect(await screen.findByText(/Jetzt nicht: Runde 3 läuft/u)).toBeTruthy();
	expect(desktop.installed).toEqual([]);
});

test('nor while the hall is open', async () => {
	const { desktop, kralle, look, user } = await options('players');
	await kralle.hall.openAt('192.168.178.23');
	await user.click(look);
	expect(await screen.findByText(/Jetzt nicht: Die Halle ist offen/u)).toBeTruthy();
	expect(desktop.looked).toBe(0);
});

test('a signature that does not fit is said, and the version can be tried again', async () => {
	const { desktop, look, user } = await options('start');
	desktop.newer = NEWER;
	await user.click(look);
	const install = await screen.findByRole('button', { name: 'Herunterladen und installieren' });
	desktop.noUpdate = { code: 'update_not_signed', article: null, data: { reason: 'x' } };
	await user.click(install);
	expect(await screen.findByText(/Die Signatur der neueren Version stimmt nicht/u)).toBeTruthy();
	desktop.noUpdate = null;
	await user.click(await screen.findByRole('button', { name: 'Herunterladen und installieren' }));
	await waitFor(() => expect(desktop.installed).toEqual(['9.0.0']));
});

test('who wishes it hears at the start of a newer version, and of nothing where there is no internet', async () => {
	const { desktop, kralle, user } = await program('start');
	desktop.brings = 'program';
	await kralle.preferences.change({ updates: 'at_start' });
	desktop.noUpdate = { code: 'update_not_reached', article: null, data: { reason: 'x' } };
	await kralle.updates.begin();
	expect(kralle.desk.refusal).toBeNull();
	desktop.noUpdate = null;
	desktop.newer = NEWER;
	await kralle.updates.begin();
	await user.click(await screen.findByRole('button', { name: 'Ansehen' }));
	expect(await screen.findByRole('button', { name: 'Herunterladen und installieren' })).toBeTruthy();
});
