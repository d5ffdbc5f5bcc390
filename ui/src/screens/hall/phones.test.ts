/** The teams' phones at the desk: their slips, suspicious ones, and signing one out. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';

const phonesOf = (dialog: HTMLElement) => within(dialog).findAllByRole('row', { name: /Tisch 4, Runde 3/u });

/** Opens the dialog of a hall in which a second phone at table 4 uses an opponent's name. */
async function twoPhones() {
	const at = await program('hall-reports');
	await screen.findByRole('region', { name: 'Aus der Halle' });
	at.desk.answer('devices', (view) => ({
		...view,
		phones: view.phones.flatMap((phone) =>
			phone.table === 4 && phone.side === 'first'
				? [phone, { ...phone, phone: 2, seen: null, named_alike: true }]
				: [phone],
		),
	}));
	await at.user.click(screen.getByRole('button', { name: 'Halle' }));
	return { ...at, dialog: await screen.findByRole('dialog', { name: 'Halle' }) };
}

test('each phone of a slip stands there, and one that claims a name without proof says so', async () => {
	const { dialog } = await twoPhones();
	const rows = await phonesOf(dialog);
	expect(rows).toHaveLength(3);
	const odd = rows.filter(({ textContent }) => textContent.includes('gleiche Kennung wie ein Handy der Gegner'));
	expect(odd).toHaveLength(1);
	// A slip has one button to free it; with a single phone there is none to sign out separately.
	const has = (name: string) => rows.filter((row) => within(row).queryByRole('button', { name }) !== null);
	expect([has('Zettel freigeben').length, has('Abmelden').length]).toEqual([2, 2]);
});

test('one phone of a slip is signed out, and the other stays', async () => {
	const { desk, dialog, user } = await twoPhones();
	const before = (await desk.look('devices', {})).phones.filter(({ table }) => table === 4);
	const [first] = await phonesOf(dialog);
	await user.click(within(first ?? dialog).getByRole('button', { name: 'Abmelden' }));
	await waitFor(() =>
		expect(desk.asked('free_slip')).toEqual([{ round: 3, table: 4, side: 'first', phone: before[0]?.phone }]),
	);
	await waitFor(async () =>
		expect((await desk.look('devices', {})).phones.filter(({ table }) => table === 4)).toHaveLength(before.length - 1),
	);
});

test('a display is given its screen at the desk', async () => {
	const { desk, dialog, user } = await twoPhones();
	await user.click(await within(dialog).findByRole('button', { name: 'Halle öffnen' }));
	await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Neues Gerät' })).toBeTruthy());
	await user.click(within(dialog).getByRole('button', { name: 'Neues Gerät' }));
	const asks = await screen.findByRole('dialog', { name: 'Neues Gerät' });
	await user.type(within(asks).getByLabelText('Name'), 'Leinwand');
	await user.selectOptions(within(asks).getByLabelText('Aufgabe'), 'projector');
	await user.selectOptions(within(asks).getByLabelText('Bildschirm'), '3');
	await user.click(within(asks).getByRole('button', { name: 'Code zeigen' }));
	await user.click(await screen.findByRole('button', { name: 'Fertig' }));
	expect(desk.asked('new_device')).toEqual([{ level: 'projector', name: 'Leinwand', tables: null, screen: 3 }]);
	const row = await within(dialog).findByRole('row', { name: /Leinwand/u });
	expect(row.textContent).toContain('Bildschirm 3');
});
