/** The table: hidden entries. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { begun, BLACK, press, side, WHITE, withoutMotion } from '../../test/board';
import { program } from '../../test/program';
import { clockText } from '../../parts/game/said';

withoutMotion();

describe('two covered entries', () => {
	test('go side by side, and nothing but dots and seals is seen before both are there', async () => {
		const { desk } = await begun();
		press('Digit5', 'Digit2', 'Digit5', 'Digit4', 'KeyC');
		const white = await side(WHITE);
		await within(white).findByText('gespeichert');
		expect(within(white).getByRole('img', { name: '4 von 4 Ziffern, verdeckt' })).toBeTruthy();
		const { commitment } = (await desk.game()).white;
		expect(commitment).toMatch(/^(?:[0-9a-f]{4} ){7}[0-9a-f]{4}$/u);
		expect(white.textContent).toContain(commitment?.slice(0, 9));
		press('Numpad4', 'Numpad7', 'Numpad4', 'Numpad5', 'NumpadEnter');
		await within(await side(BLACK)).findByText('gespeichert');
		press('KeyC');
		await within(white).findByText('gespeichert, Uhr gestoppt');
		// The move appears nowhere, neither as text nor in the markup.
		expect(document.documentElement.outerHTML).not.toMatch(/e2.?e4|d7.?d5/u);
		expect(desk.asked('store_move')).toEqual([
			{ game: 1, color: 'white', entry: 'e2e4' },
			{ game: 1, color: 'black', entry: 'd7d5' },
		]);
		press('NumpadEnter');
		const said = await screen.findByRole('region', { name: 'Paarzug 1' });
		await within(said).findByText('e2-e4');
		expect(said.textContent).toContain('Beide Figuren ziehen zugleich.');
		expect(said.textContent).toContain('PZSR 2');
		expect(await within(await screen.findByRole('region', { name: 'Protokoll' })).findByText('d7-d5')).toBeTruthy();
		expect(await screen.findByRole('img', { name: /^e4, .*Bauer/u })).toBeTruthy();
	});

	test('can be changed until the own clock is stopped, and not after', async () => {
		const { desk } = await begun();
		press('Digit5', 'Digit2', 'Digit5', 'Digit4', 'KeyC');
		const white = await side(WHITE);
		await within(white).findByText('gespeichert');
		press('Digit4', 'Digit2');
		await within(white).findByText('gespeichert, wird geändert');
		press('Digit4', 'Digit4', 'KeyC');
		await within(white).findByText('gespeichert');
		press('KeyC');
		await within(white).findByText('gespeichert, Uhr gestoppt');
		press('Digit1', 'Digit2', 'Digit1', 'Digit4', 'KeyC');
		expect(within(white).queryByRole('button', { name: 'Korrektur' })).toBeNull();
		press('Numpad4', 'Numpad7', 'Numpad4', 'Numpad5', 'NumpadEnter');
		await within(await side(BLACK)).findByText('gespeichert');
		press('NumpadEnter');
		await within(await screen.findByRole('region', { name: 'Paarzug 1' })).findByText('d2-d4');
		expect(desk.asked('store_move')).toHaveLength(3);
	});

	test('a half typed move is not stored, and can be corrected', async () => {
		const { desk } = await begun();
		press('Digit5', 'Digit2', 'Digit5', 'KeyC');
		const white = await side(WHITE);
		await within(white).findByText(/vier Ziffern/u);
		press('KeyX', 'KeyX');
		expect(await within(white).findByRole('img', { name: '1 von 4 Ziffern, verdeckt' })).toBeTruthy();
		expect(desk.asked('store_move')).toEqual([]);
	});

	test('one after the other on one screen, which is handed over', async () => {
		const { desk, user } = await program('table-in-turn');
		await user.click(await screen.findByRole('button', { name: 'Çelebi: Zug eingeben' }));
		const cover = await screen.findByRole('dialog', { name: 'Bildschirm an Çelebi geben' });
		expect(within(cover).queryByRole('button', { name: /^e4/u })).toBeNull();
		await user.click(within(cover).getByRole('button', { name: 'Çelebi ist bereit' }));
		const enter = await screen.findByRole('dialog', { name: 'Çelebi: Zug eingeben' });
		await user.click(within(enter).getByRole('button', { name: /^f1, / }));
		await user.click(within(enter).getByRole('button', { name: /^b5, / }));
		expect(within(enter).getByRole('status').textContent).toBe('f1 – b5');
		await user.click(within(enter).getByRole('button', { name: 'Speichern und verdecken' }));
		await waitFor(() => expect(desk.asked('store_move')).toEqual([{ game: 1, color: 'white', entry: 'f1b5' }]));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		await within(await side(WHITE)).findByText('gespeichert');
		// Keys of the pads then have no effect.
		press('Numpad4', 'Numpad7');
		expect(within(await side(BLACK)).getByRole('img', { name: '0 von 4 Ziffern, verdeckt' })).toBeTruthy();
	});

	test('whoever turns back has typed nothing', async () => {
		const { user } = await program('table-in-turn');
		await user.click(await screen.findByRole('button', { name: 'Föhnle: Zug eingeben' }));
		await user.click(screen.getByRole('button', { name: 'Föhnle ist bereit' }));
		await user.click(screen.getByRole('button', { name: /^e7, / }));
		await user.click(screen.getByRole('button', { name: 'Zurück' }));
		expect(await within(await side(BLACK)).findByRole('img', { name: '0 von 4 Ziffern, verdeckt' })).toBeTruthy();
	});
});

test('who only watches can do nothing', async () => {
	const { desk, user } = await program('table');
	await user.click(await screen.findByRole('button', { name: 'Nur zusehen' }));
	expect(within(await side(BLACK)).queryAllByRole('button')).toEqual([]);
	press('Numpad1', 'Numpad1', 'Numpad1', 'Numpad2', 'NumpadEnter');
	expect(desk.asked('store_move')).toEqual([]);
});

test('keys are chosen and kept, and never shared', async () => {
	const { kralle, user } = await program('table');
	await user.click(await screen.findByRole('button', { name: 'Eingabe der Züge' }));
	const dialog = await screen.findByRole('dialog', { name: 'Eingabe der Züge' });
	const white = within(dialog).getByRole('group', { name: 'Tasten von Weiß' });
	await user.click(within(white).getByLabelText('Ziffernblock'));
	await waitFor(() =>
		expect(kralle.preferences.now.pads).toEqual({ entry: 'side_by_side', white: 'keypad', black: 'left_hand' }),
	);
	await user.click(within(white).getByLabelText('ganze Tastatur'));
	await waitFor(() =>
		expect(kralle.preferences.now.pads).toEqual({ entry: 'side_by_side', white: 'keyboard', black: 'keypad' }),
	);
	await user.click(within(dialog).getByLabelText('nacheinander'));
	await waitFor(() => expect(kralle.preferences.now.pads.entry).toBe('in_turn'));
});

test.each([
	[0, '0:00,0'],
	[9_950, '0:10'],
	[4_210, '0:04,3'],
	[59_001, '1:00'],
	[605_000, '10:05'],
	[3_909_000, '1:05:09'],
])('%i ms are %s', (ms, text) => {
	expect(clockText(ms)).toBe(text);
});
