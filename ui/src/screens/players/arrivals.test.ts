import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';

const here = async (desk: { players(): Promise<{ name: string; presence: string }[]> }) =>
	(await desk.players()).filter(({ presence }) => presence === 'here').map(({ name }) => name);

test('nobody is here yet, with one click and one step back', async () => {
	const { desk, user } = await program('players');
	await user.click(await screen.findByRole('button', { name: 'Alle als nicht da markieren' }));
	await waitFor(async () => expect(await here(desk)).toEqual([]));
	expect(await screen.findByText('24 als nicht da markiert')).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Alle als nicht da markieren' })).toBeNull();
	await user.keyboard('{Control>}z{/Control}');
	await waitFor(async () => expect(await here(desk)).toHaveLength(24));
});

test('who arrives takes a part of the name and Enter, and the field is empty for the next', async () => {
	const { desk, user } = await program('players');
	await user.click(await screen.findByRole('button', { name: 'Alle als nicht da markieren' }));
	await screen.findByText('24 als nicht da markiert');
	await user.keyboard('a');
	const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Spieler suchen' });
	// The key is deferred until the previous command is done.
	await waitFor(() => expect(document.activeElement).toBe(field));
	await user.keyboard('vogt');
	expect(await screen.findByText('Eingabe: Vögtlin, Martina ist da')).toBeTruthy();
	await user.keyboard('{Enter}');
	expect(field.value).toBe('');
	// The message names the player, and can be undone.
	await waitFor(() =>
		expect(screen.getAllByRole('status').map(({ textContent }) => textContent.trim())).toContainEqual(
			expect.stringMatching(/^Vögtlin, Martina ist da\s+Rückgängig/u),
		),
	);
	expect(await here(desk)).toEqual(['Vögtlin, Martina']);
	// A player who is present already stays present.
	await user.keyboard('vogt{Enter}');
	expect(screen.getByText('Vögtlin, Martina ist schon da')).toBeTruthy();
	expect(await here(desk)).toEqual(['Vögtlin, Martina']);
	// The arrow keys choose among several matches.
	await user.clear(field);
	await user.keyboard('m');
	const offered = await screen.findByText(/^Eingabe: .* ist da \(1 von \d+, ↑ ↓\)$/u);
	const first = offered.textContent;
	await user.keyboard('{ArrowDown}');
	await waitFor(() => expect(offered.textContent).not.toBe(first));
	const [, name = ''] = /^Eingabe: (.*) ist da/u.exec(offered.textContent ?? '') ?? [];
	await user.keyboard('{Enter}');
	await waitFor(async () => expect((await here(desk)).toSorted()).toEqual([name, 'Vögtlin, Martina'].toSorted()));
});

test('several are set at once, those on screen or those that are marked', async () => {
	const { desk, user } = await program('players');
	await user.click(await screen.findByRole('button', { name: 'Auswählen' }));
	await user.click(screen.getByRole('checkbox', { name: 'Achermann, Mona auswählen' }));
	await user.click(screen.getByRole('checkbox', { name: 'Wäspi, Alina auswählen' }));
	const bar = screen.getByRole('group', { name: 'Auswählen' });
	await user.click(within(bar).getByRole('button', { name: 'Als nicht da markieren' }));
	await waitFor(async () => expect(await here(desk)).toHaveLength(22));
	expect(desk.asked('check_in')).toMatchObject([{ presence: 'absent', players: expect.any(Array) }]);
	await user.click(screen.getByRole('radio', { name: 'Nicht da 2' }));
	await user.click(within(bar).getByRole('button', { name: 'Alle gezeigten (2)' }));
	await user.click(within(bar).getByRole('button', { name: 'Als da markieren' }));
	await waitFor(async () => expect(await here(desk)).toHaveLength(24));
});

test('who has a team does not leave it with others in one go', async () => {
	const { desk, user } = await program('players-late');
	await user.click(await screen.findByRole('button', { name: 'Auswählen' }));
	await user.click(screen.getByRole('checkbox', { name: 'Achermann, Mona auswählen' }));
	const absent = within(screen.getByRole('group', { name: 'Auswählen' })).getByRole('button', { name: /nicht da/u });
	expect(absent.getAttribute('aria-disabled')).toBe('true');
	await user.click(absent);
	expect(desk.asked('check_in')).toEqual([]);
});

test('the list can stand by name', async () => {
	const { user } = await program('players');
	await user.click(await screen.findByRole('radio', { name: 'Nach Namen' }));
	const cells = (await screen.findAllByRole('gridcell')).map((cell) => cell.textContent);
	const names = cells.filter((text) => /^\p{L}+, \p{L}+$/u.test(text ?? ''));
	expect(names.length).toBe(24);
	expect(names).toEqual(names.toSorted((one, other) => (one ?? '').localeCompare(other ?? '')));
});

test('whose box is unticked stays ticked while it is asked what becomes of the team', async () => {
	const { desk, user } = await program('players-late');
	const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Achermann, Mona ist da' });
	expect(box.checked).toBe(true);
	await user.click(box);
	await screen.findByRole('dialog', { name: 'Achermann, Mona geht nach Hause' });
	await user.keyboard('{Escape}');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	expect(box.checked).toBe(true);
	expect(desk.asked('check_in')).toEqual([]);
});
