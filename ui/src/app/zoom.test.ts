/** Keys and mouse wheel zoom the whole window, on every screen, and the zoom is saved. */
import { screen, waitFor } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../test/program';

test('Ctrl with + − 0 and the wheel show everything larger, in a dialog too, and it is kept', async () => {
	const { desk, desktop, user } = await program('players');
	const kept = async () => (await desk.look('start', {})).preferences.zoom;
	await user.keyboard('{Control>}++{/Control}');
	await waitFor(async () => expect(await kept()).toBe('percent125'));
	expect(desktop.zoomed).toBe(1.25);
	await user.keyboard('n');
	await user.type(await screen.findByLabelText('Name'), 'Fink{Control>}-{/Control}');
	await waitFor(() => expect(desktop.zoomed).toBe(1.1));
	expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Fink');
	const roll = new WheelEvent('wheel', { deltaY: -120, bubbles: true, cancelable: true });
	Object.defineProperty(roll, 'ctrlKey', { value: true });
	document.body.dispatchEvent(roll);
	expect(roll.defaultPrevented).toBe(true);
	await waitFor(() => expect(desktop.zoomed).toBe(1.25));
	await user.keyboard('{Control>}0{/Control}');
	await waitFor(async () => expect(await kept()).toBe('percent100'));
	expect(desktop.zoomed).toBe(1);
});

test('the steps end at the smallest and the largest', async () => {
	const { desktop, kralle, user } = await program('start-empty');
	await kralle.preferences.change({ zoom: 'percent200' });
	await user.keyboard('{Control>}+{/Control}');
	await kralle.desk.work.rest();
	expect(desktop.zoomed).toBe(2);
});
