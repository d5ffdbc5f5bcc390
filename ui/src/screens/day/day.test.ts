/** The round clock, notices and screens at the desk. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';

/** Opens the round, with the desk's clock set to the test's. */
async function round() {
	const opened = await program('round');
	await opened.desk.process.put(new Date().toISOString());
	return opened;
}

const button = (name: RegExp) => screen.findByRole('button', { name });

test('a round clock is started, paused, extended and ended from the bar at the top', async () => {
	const { desk, user } = await round();
	await user.click(await button(/^Rundenuhr: Keine Uhr/u));
	const dialog = await screen.findByRole('dialog', { name: 'Rundenuhr' });
	const minutes = within(dialog).getByRole('textbox', { name: 'Dauer in Minuten' });
	await user.clear(minutes);
	expect(within(dialog).getByRole('button', { name: 'Uhr starten' }).getAttribute('aria-disabled')).toBe('true');
	await user.type(minutes, '15');
	await user.click(within(dialog).getByRole('checkbox', { name: 'am Ende' }));
	await user.click(within(dialog).getByRole('button', { name: 'Uhr starten' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	const { clock } = await desk.look('clock', {});
	expect(clock).toMatchObject({ title: 'Runde 3', round: 3, sounds: ['begin', 'amber'] });

	await user.click(await button(/^Rundenuhr: Noch 1[45]:/u));
	await user.click(await button(/^Anhalten$/u));
	await button(/^Weiter$/u);
	expect((await desk.look('clock', {})).clock?.paused_since).not.toBeNull();
	await user.click(await button(/^Weiter$/u));
	await user.type(screen.getByRole('textbox', { name: 'Tisch' }), '2');
	await user.click(await button(/^Zeit dazugeben$/u));
	await screen.findByText(/^Tisch 2 bis/u);
	await user.click(await button(/^Uhr beenden$/u));
	await screen.findByRole('button', { name: 'Uhr starten' });
	expect(await desk.look('clock', {})).toEqual({ clock: null });
});

test('a notice is given out and taken away', async () => {
	const { desk, kralle, user } = await round();
	kralle.dialogs.shown = 'screens';
	const dialog = await screen.findByRole('dialog', { name: 'Bildschirme und Durchsagen' });
	await user.type(await within(dialog).findByRole('textbox', { name: 'Text' }), 'Suppe ist fertig');
	await user.click(within(dialog).getByRole('button', { name: 'Durchsagen' }));
	await within(dialog).findByText('Suppe ist fertig');
	const { notices } = await desk.look('notices', {});
	expect(notices.map((it) => [it.text, it.ends !== null])).toEqual([['Suppe ist fertig', true]]);
	await user.click(within(dialog).getByRole('button', { name: /Durchsage beenden: Suppe/u }));
	await within(dialog).findByText(/^Keine Durchsage/u);
	expect(await desk.look('notices', {})).toEqual({ notices: [] });
});

test('each screen is told what it shows, and opens in a window of its own', async () => {
	const { desk, desktop, kralle, user } = await program('round');
	kralle.dialogs.shown = 'screens';
	const dialog = await screen.findByRole('dialog', { name: 'Bildschirme und Durchsagen' });
	await user.selectOptions(await within(dialog).findByRole('combobox', { name: 'Bildschirm 2 zeigt' }), 'Tabelle');
	await waitFor(async () =>
		expect(await desk.look('screens', {})).toEqual({ screens: [{ screen: 2, shows: 'standings' }] }),
	);
	await within(dialog).findByRole('combobox', { name: 'Bildschirm 3 zeigt' });
	await user.click(within(dialog).getAllByRole('button', { name: 'Im Fenster zeigen' })[1] as HTMLElement);
	expect(desktop.screens).toEqual([2]);
});
