/** Opening the hall, and the end or failure of its dialog. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { program } from '../../test/program';

const dialog = () => screen.findByRole('dialog', { name: 'Halle' });
const openDialog = async ({ user }: Awaited<ReturnType<typeof program>>) => {
	await user.click(await screen.findByRole('button', { name: /^Halle/u }));
	return dialog();
};

test('a card with an address of each kind is offered twice, and the one that is chosen is opened', async () => {
	const at = await program('round');
	at.desktop.interfaces = [
		{ name: 'eth0', address: '192.168.1.5', kind: 'cable' },
		{ name: 'eth0', address: 'fd00::5', kind: 'cable' },
	];
	const hall = await openDialog(at);
	const network = await within(hall).findByLabelText<HTMLSelectElement>('Netz dieses Laptops');
	expect([...network.options].map(({ text }) => text)).toEqual(['192.168.1.5 (eth0)', 'fd00::5 (eth0)']);
	await at.user.selectOptions(network, 'fd00::5');
	await at.user.click(within(hall).getByRole('button', { name: 'Halle öffnen' }));
	expect(await within(hall).findByText('http://[fd00::5]:41234')).toBeTruthy();
});

test('a part that cannot be shown says so in its place, and is written down', async () => {
	const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const at = await program('round');
	at.desktop.interfaces = [null as never];
	const hall = await openDialog(at);
	const alert = await within(hall).findByRole('alert');
	expect(alert.textContent).toContain('Etwas hat nicht funktioniert.');
	expect(at.desktop.faults.join()).toContain('TypeError');
	at.desktop.interfaces = [{ name: 'eth0', address: '10.0.0.7', kind: 'cable' }];
	await at.user.click(within(alert).getByRole('button', { name: 'Noch einmal versuchen' }));
	expect(await within(hall).findByRole('button', { name: 'Halle öffnen' })).toBeTruthy();
	complained.mockRestore();
});

test('what nobody caught is shown over everything until it is put away', async () => {
	const complained = vi.spyOn(console, 'error').mockImplementation(() => undefined);
	const { desktop, user } = await program('round');
	window.dispatchEvent(new ErrorEvent('error', { error: new Error('lost a piece'), cancelable: true }));
	const alert = await screen.findByRole('alert');
	expect(alert.textContent).toContain('Error: lost a piece');
	expect(desktop.faults.join()).toContain('lost a piece');
	await user.click(within(alert).getByRole('button', { name: 'Schließen' }));
	expect(screen.queryByRole('alert')).toBeNull();
	complained.mockRestore();
});

test('printing slips leaves no dialog over the print screen', async () => {
	const at = await program('hall');
	const hall = await dialog();
	await at.user.click(await within(hall).findByRole('button', { name: 'Zugangszettel drucken' }));
	await waitFor(() => expect(at.kralle.navigation.place).toBe('print'));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('leaving a tournament asks while its hall is open', async () => {
	const { desk, desktop, kralle, user } = await program('round');
	await desktop.openHall('10.0.0.7');
	await kralle.hall.look();
	const leave = () => screen.findByRole('button', { name: 'Turniere' });
	await user.click(await leave());
	const asks = await screen.findByRole('dialog', { name: 'Turnier schließen?' });
	expect(asks.textContent).toContain('Die Halle ist offen');
	await user.click(within(asks).getByRole('button', { name: 'Abbrechen' }));
	expect(kralle.file.overview).not.toBeNull();
	expect(desk.asked('close_file')).toEqual([]);
	await user.click(await leave());
	await user.click(await screen.findByRole('button', { name: 'Turnier schließen' }));
	await waitFor(() => expect(kralle.file.overview).toBeNull());
});

test('closing the window asks the same while a hall is open', async () => {
	const { desktop, kralle, user } = await program('round');
	await desktop.openHall('10.0.0.7');
	await kralle.hall.look();
	desktop.askToClose();
	const asks = await screen.findByRole('dialog', { name: 'Kralle beenden?' });
	expect(asks.textContent).toContain('Die Halle ist offen');
	await user.click(within(asks).getByRole('button', { name: 'Abbrechen' }));
	expect(desktop.ended).toBe(false);
	desktop.askToClose();
	await user.click(await screen.findByRole('button', { name: 'Beenden' }));
	await waitFor(() => expect(desktop.ended).toBe(true));
});

test('closing the window without a hall asks nothing', async () => {
	const { desktop } = await program('round');
	desktop.askToClose();
	await waitFor(() => expect(desktop.ended).toBe(true));
	expect(screen.queryByRole('dialog')).toBeNull();
});

test('leaving a tournament without a hall asks nothing', async () => {
	const { kralle, user } = await program('round');
	await user.click(await screen.findByRole('button', { name: 'Turniere' }));
	await waitFor(() => expect(kralle.file.overview).toBeNull());
});

test('a network inside of the laptop is marked, and the likeliest is chosen', async () => {
	await program('hall-firewall');
	const hall = await dialog();
	const network = await within(hall).findByLabelText<HTMLSelectElement>('Netz dieses Laptops');
	expect([...network.options].map(({ text }) => text)).toEqual([
		'192.168.178.23 (WLAN)',
		'172.28.112.1 (vEthernet (Default Switch), nur in diesem Laptop)',
	]);
	expect(network.value).toBe('192.168.178.23');
	// Windows asks when the hall opens; the screen announces that before.
	expect(await within(hall).findByText('Windows fragt gleich nach der Firewall.')).toBeTruthy();
});

test('the network of the last time is chosen again, since slips on paper lead there', async () => {
	const at = await program('round');
	await at.desk.look('set_hall_address', { address: '10.0.0.7:23456' });
	const hall = await openDialog(at);
	const network = await within(hall).findByLabelText<HTMLSelectElement>('Netz dieses Laptops');
	await waitFor(() => expect(network.value).toBe('10.0.0.7'));
	await at.user.selectOptions(network, '192.168.178.23');
	await at.user.click(within(hall).getByRole('button', { name: 'Halle öffnen' }));
	expect(await within(hall).findByText('http://192.168.178.23:41234')).toBeTruthy();
});

test('what keeps phones away is told in the dialog, and the gravest of it on every screen', async () => {
	const { desktop, kralle, user } = await program('hall-blocked');
	const hall = await dialog();
	expect(await within(hall).findByText(/Firewall von Windows sperrt Kralle/u)).toBeTruthy();
	expect(within(hall).getByText(/war von \d\d:02 bis \d\d:31 im Ruhezustand/u)).toBeTruthy();
	expect(within(hall).getByText(/Ein anderes Programm belegt den Port 23456/u)).toBeTruthy();
	expect(within(hall).getByText(/geht dieser Laptop nicht von selbst in den Ruhezustand/u)).toBeTruthy();
	expect(screen.getAllByText(/Firewall von Windows sperrt Kralle/u)).toHaveLength(2);
	expect(screen.getAllByText(/im Ruhezustand\./u)).toHaveLength(1);
	await user.click(within(hall).getByRole('button', { name: 'Schließen' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	await user.click(screen.getByRole('button', { name: 'Was tun?' }));
	const again = await dialog();
	expect(await within(again).findByText(/Windows-Sicherheit/u)).toBeTruthy();
	// A changed port alone is irrelevant without old slips.
	desktop.hall = { ...desktop.hall, hints: desktop.hall.hints.slice(2), awake: false };
	await kralle.hall.look();
	await waitFor(() => expect(screen.queryByText(/Firewall von Windows/u)).toBeNull());
	expect(screen.getAllByText(/den Port 23456/u)).toHaveLength(1);
	expect(within(again).getByText(/geht vielleicht von selbst in den Ruhezustand/u)).toBeTruthy();
});
