/** Moves in the wrong field: refused, shown before they are taken in, and taken back. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';

const fields = () => screen.findAllByLabelText(/^Nachricht von/u);
const ENTER_WITH_CONTROL = '{Control>}{Enter}{/Control}';

test('White’s move in Black’s field is refused with what stands there, and nothing is taken in', async () => {
	const { desk, user } = await program('post');
	const [, black] = await fields();
	await user.type(black ?? document.body, `Mein Zug: g1f3${ENTER_WITH_CONTROL}`);
	expect(await screen.findByText(/Auf g1 steht eine gegnerische Figur \(weißer Springer\)/u)).toBeTruthy();
	expect(desk.calls.map(({ name }) => name)).not.toContain('take_in_move');
	// The player really sent this: the supervisor confirms it as void.
	await user.click(screen.getByRole('button', { name: /^Trotzdem aufnehmen/u }));
	await waitFor(() => expect(desk.asked('take_in_move')).toMatchObject([{ color: 'black', reading: 'though_void' }]));
});

test('what was understood is shown first, goes with the first change of the message, and stays nowhere', async () => {
	const { desk, user } = await program('post');
	const [white] = await fields();
	await user.type(white ?? document.body, `g1f3${ENTER_WITH_CONTROL}`);
	const understood = await screen.findByText(/weißer Springer g1–f3/u);
	expect(understood.parentElement?.textContent).toContain('Erkannt für');
	expect((await desk.game()).white.entry).toBe('empty');
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByText(/weißer Springer/u)).toBeNull());
	await user.keyboard(`{Control>}a{/Control}b1c3`);
	expect(document.activeElement).toHaveProperty('value', 'b1c3');
	await user.keyboard(ENTER_WITH_CONTROL);
	expect(await screen.findByText(/weißer Springer b1–c3/u)).toBeTruthy();
	await user.keyboard('{Enter}');
	await waitFor(async () => expect((await desk.game()).white.entry).toBe('stored'));
	await waitFor(() => expect(document.body.textContent).not.toContain('b1–c3'));
});

test('a pair is taken back with a reason while no message has gone out; the other’s move stays covered', async () => {
	const { desk, user } = await program('post-revealed');
	await user.keyboard('{Control>}z{/Control}');
	const dialog = await screen.findByRole('dialog', { name: 'Aufgenommenen Zug zurücknehmen' });
	expect(desk.calls.map(({ name }) => name)).not.toContain('undo');
	expect(within(dialog).getByText(/bleibt verdeckt gespeichert/u)).toBeTruthy();
	await user.keyboard('falsches Feld{Enter}');
	await waitFor(async () =>
		expect((await desk.post()).log.at(-1)).toMatchObject({
			what: 'taken_back',
			color: 'black',
			said: 'falsches Feld',
		}),
	);
	expect(await desk.game()).toMatchObject({ white: { entry: 'stored' }, black: { entry: 'empty' } });
});

test('a pair that has gone out is not offered to be taken back', async () => {
	const { desk, user } = await program('post-revealed');
	expect(await screen.findByRole('button', { name: 'Zurücknehmen …' })).toBeTruthy();
	await user.click((await screen.findAllByRole('button', { name: /^Nachricht an .* kopieren$/u }))[0] ?? document.body);
	await waitFor(() => expect(desk.calls.map(({ name }) => name)).toContain('note_letter'));
	await waitFor(() => expect(screen.queryByRole('button', { name: 'Zurücknehmen …' })).toBeNull());
});
