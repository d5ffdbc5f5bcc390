/** Two identical keypads: the same keys, distinguished by the device. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { BLACK, side, WHITE, withoutMotion } from '../../test/board';
import { program } from '../../test/program';

withoutMotion();

/** Devices, as the system numbers them. */
const [LEFT, RIGHT, OTHER] = [7, 9, 3];

const asked = (sentence: string) => screen.findByText(`${sentence}: eine Taste am eigenen Gerät drücken`);

/** Opens a table with both devices assigned. */
async function assigned() {
	const it = await program('table-own-devices');
	await asked('Çelebi (Weiß)');
	it.desktop.press(LEFT, 'NumpadEnter');
	await asked('Föhnle (Schwarz)');
	it.desktop.press(RIGHT, 'Numpad5');
	await waitFor(() => expect(screen.queryByText(/eigenen Gerät drücken/u)).toBeNull());
	return it;
}

describe('devices of their own', () => {
	test('are known by the first key pressed on each, which is no entry', async () => {
		const { desk, desktop } = await program('table-own-devices');
		await asked('Çelebi (Weiß)');
		desktop.press(LEFT, 'Numpad5');
		await asked('Föhnle (Schwarz)');
		// One device cannot belong to both players.
		desktop.press(LEFT, 'Numpad2');
		// A key pressed at another table does not count here.
		desktop.inFront = false;
		desktop.press(OTHER, 'Numpad2');
		await asked('Föhnle (Schwarz)');
		desktop.inFront = true;
		desktop.press(RIGHT, 'Numpad4');
		await waitFor(() => expect(screen.queryByText(/eigenen Gerät drücken/u)).toBeNull());
		expect(screen.getAllByRole('img', { name: '0 von 4 Ziffern, verdeckt' })).toHaveLength(2);
		expect(desk.asked('store_move')).toEqual([]);
	});

	test('enter at the same time with the same keys', async () => {
		const { desk, desktop } = await assigned();
		for (const [white, black] of [
			['Numpad2', 'Numpad7'],
			['Numpad1', 'Numpad7'],
			['Numpad3', 'Numpad6'],
			['Numpad3', 'Numpad5'],
			['NumpadEnter', 'NumpadAdd'],
		] as const) {
			desktop.press(LEFT, white);
			desktop.press(OTHER, white);
			desktop.press(RIGHT, black);
		}
		await within(await side(WHITE)).findByText('gespeichert');
		await within(await side(BLACK)).findByText('gespeichert');
		expect(desk.calls.filter(({ name }) => name === 'store_move')).toEqual([
			{ name: 'store_move', input: { game: 1, color: 'white', entry: 'b1c3' } },
			{ name: 'store_move', input: { game: 1, color: 'black', entry: 'g7f5' } },
		]);
	});

	test('reach their table while another one has the focus', async () => {
		const { desktop } = await assigned();
		desktop.inFront = false;
		desktop.press(LEFT, 'Numpad2');
		expect(await within(await side(WHITE)).findByRole('img', { name: '1 von 4 Ziffern, verdeckt' })).toBeTruthy();
	});

	test('press nothing else on the screen', async () => {
		await assigned();
		const key = new KeyboardEvent('keydown', { code: 'NumpadEnter', key: 'Enter', bubbles: true, cancelable: true });
		screen.getByRole('button', { name: 'Brett drehen' }).dispatchEvent(key);
		expect(key.defaultPrevented).toBe(true);
		expect(screen.getAllByRole('img', { name: '0 von 4 Ziffern, verdeckt' })).toHaveLength(2);
	});

	test('are not heard while a dialog is open, and can be assigned again', async () => {
		const { desktop, user } = await assigned();
		await user.click(screen.getByRole('button', { name: 'Eingabe der Züge' }));
		const dialog = await screen.findByRole('dialog', { name: 'Eingabe der Züge' });
		desktop.press(LEFT, 'Numpad2');
		await user.click(within(dialog).getByRole('button', { name: 'Geräte neu zuordnen' }));
		await asked('Çelebi (Weiß)');
		desktop.press(RIGHT, 'Numpad5');
		await asked('Föhnle (Schwarz)');
		desktop.press(LEFT, 'Numpad5');
		await waitFor(() => expect(screen.queryByText(/eigenen Gerät drücken/u)).toBeNull());
		desktop.press(RIGHT, 'Numpad2');
		expect(await within(await side(WHITE)).findByRole('img', { name: '1 von 4 Ziffern, verdeckt' })).toBeTruthy();
	});

	test('are chosen as two keypads, and given up for keys that are apart', async () => {
		const { kralle, user } = await program('table');
		await user.click(await screen.findByRole('button', { name: 'Eingabe der Züge' }));
		const dialog = await screen.findByRole('dialog', { name: 'Eingabe der Züge' });
		await user.click(within(dialog).getByLabelText('an eigenen Geräten'));
		await waitFor(() =>
			expect(kralle.preferences.now.pads).toEqual({ entry: 'own_devices', white: 'keypad', black: 'keypad' }),
		);
		await user.click(within(dialog).getByLabelText('nebeneinander'));
		await waitFor(() =>
			expect(kralle.preferences.now.pads).toEqual({ entry: 'side_by_side', white: 'left_hand', black: 'keypad' }),
		);
	});
});

test('where devices cannot be told apart, that is said with the way out', async () => {
	const { user } = await program('table-devices-alike');
	const said = await screen.findByRole('alert');
	expect(said.textContent).toContain('Die Geräte lassen sich hier nicht unterscheiden.');
	expect(said.textContent).toContain('X11-Sitzung');
	await user.click(within(said).getByRole('button', { name: 'Andere Eingabe …' }));
	expect(await screen.findByRole('dialog', { name: 'Eingabe der Züge' })).toBeTruthy();
});
