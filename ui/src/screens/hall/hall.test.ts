/** The hall at the desk: open issues, scanner input, devices, and the addresses on slips. */
import { fireEvent, screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { HallHint } from '../../backend/desktop';
import { report, slip } from '../../preview/hall-scenes';
import type { TestDesk } from '../../test/desk';
import { program } from '../../test/program';

/** A sheet with default options. */
const PLAIN = {
	language: 'de',
	round: null,
	order: null,
	per_page: null,
	paper: null,
	orientation: null,
	places: null,
	certificate_for: null,
	picture: null,
	path: null,
} as const;

const waits = () => screen.findByRole('region', { name: 'Aus der Halle' });
const link = async (desk: TestDesk, table: number, side: string) => {
	const { links } = await desk.look('match_links', { round: 3 });
	const found = links.find((it) => it.table === table && it.side === side);
	if (!found) throw new Error('no slip');
	return found;
};

describe('what waits', () => {
	test('of the chosen table is accepted by one key, and is gone', async () => {
		const { desk, user } = await program('hall-reports');
		const section = await waits();
		expect(within(section).getByText('Widerspruch')).toBeTruthy();
		expect(within(section).getByText(/1–0, Matt, Brett 1/u)).toBeTruthy();
		expect(within(section).getByText(/0–1, Zeit/u)).toBeTruthy();
		await user.click(within(section).getAllByRole('button', { name: 'Tisch 4' })[0] as HTMLElement);
		expect(document.querySelector('aside')?.getAttribute('aria-label')).toBe('Tisch 4');
		// The hint bar lists the keys, and each button shows its own.
		await waitFor(() => expect(screen.getAllByText('Annehmen').length).toBeGreaterThan(2));
		await user.keyboard('y');
		await waitFor(async () => expect((await desk.match(3, 4)).outcome?.verdict).toBe('second_wins'));
		await waitFor(() => expect(screen.queryByText('Widerspruch')).toBeNull());
		expect(desk.asked('accept_report')).toEqual([{ round: 3, table: 4, side: 'second' }]);
	});

	test('comes in sight when the hall says something, and a call ends where somebody went', async () => {
		const { desk, desktop, user } = await program('round');
		await screen.findByRole('heading', { name: /Runde/u });
		expect(screen.queryByRole('region', { name: 'Aus der Halle' })).toBeNull();
		await desk.process.callFrom(await slip(desk, 2, 'second'), 'call_arbiter', { about: 'Figur gefallen' });
		desktop.changed();
		const section = await waits();
		expect(section.textContent).toContain('Figur gefallen');
		await user.click(within(section).getByRole('button', { name: 'Erledigt' }));
		await waitFor(() => expect(screen.queryByRole('region', { name: 'Aus der Halle' })).toBeNull());
		expect((await desk.look('reports', {})).calls).toEqual([]);
	});
});

test('undo of what the phones agreed on says so and asks first', async () => {
	const { desk, user } = await program('hall-reports');
	await waits();
	const agree = desk.process;
	await report(agree, 6, 'first', 'first', 'resignation');
	expect((await desk.match(3, 6)).outcome).not.toBeNull();
	window.dispatchEvent(new Event('focus'));
	await waitFor(() => expect(screen.queryByText('Nur eine Meldung')).toBeNull());
	await user.keyboard('{Control>}z{/Control}');
	const dialog = await screen.findByRole('dialog', { name: 'Rückgängig machen?' });
	expect(dialog.textContent).toMatch(/Das hat .* \+ .* getan/u);
	expect(desk.asked('undo')).toEqual([]);
	await user.click(within(dialog).getByRole('button', { name: 'Rückgängig machen' }));
	await waitFor(async () => expect((await desk.match(3, 6)).outcome).toBeNull());
});

/** Types as a scanner with an English layout on a machine with a German one. */
async function scan(text: string) {
	const german: Record<string, string> = {
		y: 'z',
		z: 'y',
		Y: 'Z',
		Z: 'Y',
		':': 'Ö',
		'/': '-',
		'#': '§',
		'-': 'ß',
		_: '?',
	};
	const codes: Record<string, string> = {
		':': 'Semicolon',
		'/': 'Slash',
		'#': 'Digit3',
		'-': 'Minus',
		_: 'Minus',
		'.': 'Period',
	};
	for (const sign of text) {
		const code = codes[sign] ?? (/\d/u.test(sign) ? `Digit${sign}` : `Key${sign.toUpperCase()}`);
		const shiftKey = /[A-Z:#_]/u.test(sign);
		if (shiftKey) await fireEvent.keyDown(document.body, { key: 'Shift', code: 'ShiftLeft', shiftKey });
		await fireEvent.keyDown(document.body, { key: german[sign] ?? sign, code, shiftKey });
	}
	await fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter' });
}

test('a slip under the scanner selects its match, and nothing of its code is a key of the screen', async () => {
	const { desk } = await program('round');
	await waitFor(() => expect(document.querySelector('aside[aria-label="Tisch 4"]')).toBeTruthy());
	const { path } = await link(desk, 6, 'second');
	await scan(`http://192.168.178.23:41234${path}`);
	await waitFor(() => expect(document.querySelector('aside')?.getAttribute('aria-label')).toBe('Tisch 6'));
	await waitFor(() => expect(screen.getByText('Zugangszettel: Tisch 6, zweitgenanntes Team')).toBeTruthy());
	expect(desk.asked('enter_result')).toEqual([]);
	// An unknown slip.
	await scan('http://192.168.178.23:41234/m#ABCD.m1m1m1');
	expect(await screen.findByText(/gibt es keinen gültigen Zugangszettel/u)).toBeTruthy();
	expect(desk.asked('enter_result')).toEqual([]);
});

test('the letters of a slip under the scanner do the same, and no letter of them is a key of the screen', async () => {
	const { desk, user } = await program('round-seating');
	const { links } = await desk.look('match_links', { round: 1 });
	const codeOf = (table: number) => links.find((it) => it.table === table && it.side === 'first')?.code ?? '';
	const shown = (table: number) =>
		waitFor(() => expect(document.querySelector('aside')?.getAttribute('aria-label')).toBe(`Tisch ${String(table)}`));
	await shown(1);
	await scan(codeOf(3));
	await shown(3);
	expect(await screen.findByText('Zugangszettel: Tisch 3, erstgenanntes Team')).toBeTruthy();
	await scan(codeOf(1).replaceAll('-', ''));
	await shown(1);
	// Too few letters have no effect; without Shift they are normal keys.
	const before = desk.asked('slip_of').length;
	await scan('XPX');
	expect(desk.asked('choose_seating')).toEqual([]);
	expect(desk.asked('slip_of')).toHaveLength(before);
	await user.keyboard('x');
	await waitFor(() => expect(desk.asked('choose_seating')).toMatchObject([{ table: 1, seating: 'cross' }]));
});

describe('the dialog of the hall', () => {
	test('opens it, shows the code of a new device once, and ends the device', async () => {
		const { desk, desktop, user } = await program('round');
		await user.click(await screen.findByRole('button', { name: 'Halle' }));
		const dialog = await screen.findByRole('dialog', { name: 'Halle' });
		await user.selectOptions(await within(dialog).findByLabelText('Netz dieses Laptops'), '10.0.0.7');
		await user.click(within(dialog).getByRole('button', { name: 'Halle öffnen' }));
		expect(await within(dialog).findByText('http://10.0.0.7:41234')).toBeTruthy();

		await user.click(await within(dialog).findByRole('button', { name: 'Neues Gerät' }));
		const asks = await screen.findByRole('dialog', { name: 'Neues Gerät' });
		await user.type(within(asks).getByLabelText('Name'), 'Ruth');
		await user.type(within(asks).getByLabelText('von'), '1');
		await user.type(within(asks).getByLabelText('bis'), '3');
		await user.click(within(asks).getByRole('button', { name: 'Code zeigen' }));
		expect(await screen.findByRole('img', { name: 'QR-Code für Ruth' })).toBeTruthy();
		expect(String((desk.asked('qr_code').at(-1) as { text: string }).text)).toMatch(
			/^http:\/\/10\.0\.0\.7:41234\/enter#[\w-]+\.[\w-]{43}$/u,
		);
		await user.click(screen.getByRole('button', { name: 'Fertig' }));
		const row = await within(dialog).findByRole('row', { name: /Ruth/u });
		expect(row.textContent).toContain('1 bis 3');
		await user.click(within(row).getByRole('button', { name: 'Zugang entziehen' }));
		await waitFor(() =>
			expect(within(dialog).getByRole('row', { name: /Ruth/u }).textContent).toContain('Zugang entzogen'),
		);

		await user.click(within(dialog).getByRole('radio', { name: 'eine genügt' }));
		await waitFor(async () => expect((await desk.look('devices', {})).reporting).toBe('one'));
		await user.click(within(dialog).getByRole('button', { name: 'Halle schließen' }));
		expect(await within(dialog).findByRole('button', { name: 'Halle öffnen' })).toBeTruthy();
		expect(desktop.hall.address).toBeNull();
	});

	test('frees a slip, and leads from its letters to its match', async () => {
		const { desk, user } = await program('hall-reports');
		await waits();
		await user.click(screen.getByRole('button', { name: 'Halle' }));
		const dialog = await screen.findByRole('dialog', { name: 'Halle' });
		const rows = await within(dialog).findAllByRole('row', { name: /Tisch 4, Runde 3/u });
		await user.click(within(rows[0] as HTMLElement).getByRole('button', { name: 'Zettel freigeben' }));
		await waitFor(() => expect(within(dialog).getAllByRole('row', { name: /Tisch 4, Runde 3/u })).toHaveLength(1));
		const { code } = await link(desk, 2, 'first');
		await user.type(within(dialog).getByLabelText('Code eines Zugangszettels'), `${code.toLowerCase()}{Enter}`);
		await waitFor(() => expect(document.querySelector('aside')?.getAttribute('aria-label')).toBe('Tisch 2'));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	});
});

const silent = (since: string | null, address: string): HallHint[] => (since ? [{ code: 'silent', address }] : []);

test('slips that lead nowhere are to be printed again', async () => {
	const { desk, desktop, kralle, user } = await program('hall-reports');
	const moved = () => screen.queryByText('Die Zugangszettel führen ins Leere.');
	const openAt = async (address: string, since: string | null) => {
		await desk.look('set_hall_address', { address });
		desktop.hall = { address, since, reached: since === null, name: null, hints: silent(since, address), awake: true };
		desktop.changed();
	};
	const print = () => desk.look('print_sheet', { ...PLAIN, sheet: 'slips' });
	await openAt('192.168.178.23:41234', null);
	await print();
	expect(moved()).toBeNull();
	await openAt('10.0.0.7:41234', '2026-11-21T14:00:00Z');
	await waitFor(() => expect(moved()).toBeTruthy());
	expect(screen.getByText(/Auf den gedruckten Zetteln steht 192\.168\.178\.23:41234/u)).toBeTruthy();
	expect(screen.getByText('Noch hat kein Handy diesen Laptop erreicht.')).toBeTruthy();
	await user.click(screen.getByRole('button', { name: 'Zugangszettel drucken' }));
	expect(kralle.navigation.place).toBe('print');
	await print();
	desktop.changed();
	await waitFor(() => expect(moved()).toBeNull());
});
