import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { program } from '../../test/program';

const panel = (table: number) => screen.findByRole('complementary', { name: `Tisch ${String(table)}` });

async function tableRow(table: number) {
	const rows = await screen.findAllByRole('row');
	const row = rows.find((candidate) => within(candidate).queryByRole('button', { name: `Tisch ${String(table)}` }));
	if (!row) throw new Error(`no table ${String(table)}`);
	return row;
}

describe('a result', () => {
	test('is entered with two keys: the winner, then the cause', async () => {
		const { desk, user } = await program('round');
		await panel(4);
		await user.keyboard('4m');
		await waitFor(() => expect(desk.calls.map(({ name }) => name)).toContain('enter_result'));
		const entered = desk.calls.find(({ name }) => name === 'enter_result');
		const it = await desk.match(3, 4);
		const winner = it?.second.seats.find(({ board }) => board === 2)?.player.id;
		expect(entered?.input).toMatchObject({
			round: 3,
			table: 4,
			winner_player: winner,
			winner_team: null,
			no_winner: null,
			cause: 'checkmate',
			reason: null,
		});
		expect(it?.outcome).toMatchObject({ verdict: 'second_wins', board: 2 });
		// The next open table is selected.
		expect(await panel(6)).toBeTruthy();
		expect(screen.getByText('Tisch 4: 0–1, Matt')).toBeTruthy();
	});

	test('is entered with two clicks, in the list and in the panel', async () => {
		const { desk, user } = await program('round');
		const row = await tableRow(4);
		const [first] = within(row).getAllByRole('button', { name: /hat gewonnen/u });
		if (first) await user.click(first);
		await user.click(within(await panel(4)).getByRole('button', { name: 'Zeit' }));
		await waitFor(async () =>
			expect((await desk.match(3, 4)).outcome).toMatchObject({
				verdict: 'first_wins',
				cause: 'flag_fall',
			}),
		);
	});

	test('that stands is opened with F2 and entered anew', async () => {
		const { desk, user } = await program('round');
		await panel(4);
		await user.keyboard('{F2}');
		expect(await screen.findByText('Tisch 4 hat noch kein Ergebnis')).toBeTruthy();
		await user.keyboard('t2{Enter}');
		await panel(2);
		const before = (await desk.match(3, 2)).outcome?.verdict;
		await user.keyboard('{F2}');
		await screen.findByRole('button', { name: 'Ergebnis beibehalten' });
		await user.keyboard('1m');
		await waitFor(async () => expect((await desk.match(3, 2)).outcome?.corrects).toBeTruthy());
		const now = (await desk.match(3, 2)).outcome;
		expect([before, now?.cause]).toEqual([expect.any(String), 'checkmate']);
	});

	test('needs the winner before the cause', async () => {
		const { desk, user } = await program('round');
		await panel(4);
		await user.keyboard('m');
		expect(desk.calls.map(({ name }) => name)).not.toContain('enter_result');
		expect(screen.getByRole('button', { name: 'Matt' }).getAttribute('aria-disabled')).toBe('true');
	});

	test('that the rules do not admit is refused in four parts, and nothing is saved', async () => {
		const { desk, user } = await program('round');
		await panel(4);
		await user.keyboard('5e');
		const alert = await screen.findByRole('alert');
		expect(alert.textContent).toContain('Nicht gespeichert: ½–½ ist durch „Einigung“ nicht möglich.');
		expect(alert.textContent).toContain('nach den geltenden Regeln');
		expect(alert.textContent).toContain('Schweizer Regeln, Ende, Punkt 3');
		expect(within(alert).getByRole('button', { name: 'Schiedsrichter: ½–½' })).toBeTruthy();
		expect((await desk.match(3, 4)).outcome).toBeNull();
	});

	test('of a flag against who cannot mate is drawn where the announcement says so (FIDE 6.9)', async () => {
		const { desk, kralle, user } = await program('round');
		await panel(4);
		await user.keyboard('5');
		expect(within(await panel(4)).queryByRole('button', { name: 'Zeit' })).toBeNull();
		const changes = [{ option: 'flag_material', value: 'fide' }];
		const rules = { base: 'swiss', source: 'Aushang', changes };
		await kralle.journal.act('change_rule_set', { rules, reason: 'So ausgeschrieben' });
		await user.click(await within(await panel(4)).findByRole('button', { name: 'Zeit' }));
		await waitFor(async () =>
			expect((await desk.match(3, 4)).outcome).toMatchObject({ verdict: 'drawn', cause: 'flag_fall' }),
		);
	});

	test('that the arbiter gives asks for the reason first', async () => {
		const { desk, user } = await program('round');
		await panel(4);
		await user.keyboard('5e');
		await user.click(await screen.findByRole('button', { name: 'Schiedsrichter: ½–½' }));
		await user.type(await screen.findByLabelText('Begründung'), 'Uhr ausgefallen{Enter}');
		await waitFor(async () =>
			expect((await desk.match(3, 4)).outcome).toMatchObject({
				verdict: 'drawn',
				cause: 'arbiter_decision',
				reason: 'Uhr ausgefallen',
			}),
		);
	});

	test('of a table where nobody was takes the same key twice', async () => {
		const { desk, user } = await program('round');
		await panel(4);
		await user.keyboard('k');
		expect(await screen.findByText(/beide kampflos/u)).toBeTruthy();
		expect((await desk.match(3, 4)).outcome).toBeNull();
		await user.keyboard('k');
		await waitFor(async () =>
			expect((await desk.match(3, 4)).outcome).toMatchObject({
				verdict: 'both_lose',
				cause: 'double_forfeit',
			}),
		);
	});

	test('is taken back by the toast, and by Ctrl+Z', async () => {
		const { desk, user } = await program('round');
		await panel(4);
		await user.keyboard('1m');
		const toast = await screen.findByText(/Tisch 4: 1–0, Matt/u);
		const region = toast.closest('[role="status"]');
		if (!(region instanceof HTMLElement)) throw new Error('no toast');
		await user.click(within(region).getByRole('button', { name: 'Rückgängig' }));
		await waitFor(async () => expect((await desk.match(3, 4)).outcome).toBeNull());
		await user.keyboard('{Control>}y{/Control}');
		await waitFor(async () => expect((await desk.match(3, 4)).outcome).not.toBeNull());
		await user.keyboard('{Control>}z{/Control}');
		await waitFor(async () => expect((await desk.match(3, 4)).outcome).toBeNull());
		expect(screen.getByRole('button', { name: 'Wiederholen: Tisch 4: 1–0, Matt (Strg+Y)' })).toBeTruthy();
	});

	test('is deleted and the table is open again', async () => {
		const { desk, user } = await program('round');
		await user.click(await screen.findByRole('button', { name: 'Tisch 2' }));
		await user.click(within(await panel(2)).getByRole('button', { name: 'Ergebnis löschen' }));
		await waitFor(async () => expect((await desk.match(3, 2)).outcome).toBeNull());
		expect(await within(await panel(2)).findByText('Wer hat gewonnen?')).toBeTruthy();
	});

	test('that the arbiter gives is typed in one go, with its reason and Enter', async () => {
		const { desk } = await program('round');
		await panel(4);
		// Faster than the desk: no key waits for the previous one.
		for (const key of [...'5sUhr steht', 'Enter']) {
			const target = document.activeElement ?? document.body;
			target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
		}
		await waitFor(async () =>
			expect((await desk.match(3, 4)).outcome).toMatchObject({ cause: 'arbiter_decision', reason: 'Uhr steht' }),
		);
	});

	test('of a settled round is changed only with a reason', async () => {
		const { desk, user } = await program('round');
		await user.click(await screen.findByRole('radio', { name: /^Runde 1/u }));
		await user.click(within(await panel(1)).getByRole('button', { name: 'Ergebnis ändern' }));
		await user.keyboard('1m');
		await user.type(await screen.findByLabelText('Begründung'), 'Zettel vertauscht{Enter}');
		await waitFor(async () =>
			expect((await desk.match(1, 1)).outcome).toMatchObject({
				cause: 'checkmate',
				reason: 'Zettel vertauscht',
			}),
		);
	});

	test('that nobody has signed says when it was entered, and no name', async () => {
		const { kralle, user } = await program('round');
		await kralle.preferences.change({ acting_name: '' });
		await user.click(await screen.findByRole('radio', { name: /^Runde 1/u }));
		for (const [key, reason] of [
			['1', 'Zettel vertauscht'],
			['3', 'Doch nicht'],
		] as const) {
			await user.click(within(await panel(1)).getByRole('button', { name: 'Ergebnis ändern' }));
			await user.keyboard(`${key}m`);
			await user.type(await screen.findByLabelText('Begründung'), `${reason}{Enter}`);
			await within(await panel(1)).findByText(`Begründung: ${reason}`);
		}
		const before = await within(await panel(1)).findByText(/^Vorher: /u);
		expect(before.textContent).toMatch(/^Vorher: 1–0, Matt; eingetragen (?:am )?\S/u);
		expect(before.textContent).not.toMatch(/ von |Namen/u);
	});
});

describe('the seating', () => {
	test('of a finished match is corrected, and the result stays', async () => {
		const { desk, user } = await program('round');
		await user.click(await screen.findByRole('button', { name: 'Tisch 2' }));
		const before = await desk.match(3, 2);
		await user.click(within(await panel(2)).getByRole('button', { name: 'Sitzordnung berichtigen …' }));
		const dialog = within(await screen.findByRole('dialog', { name: 'Sitzordnung von Tisch 2 berichtigen' }));
		const crossed = before.seating === 'cross';
		await user.click(dialog.getByRole('radio', { name: crossed ? 'parallel' : 'übers Kreuz' }));
		expect(dialog.getByText(/^Das Ergebnis bleibt\./u)).toBeTruthy();
		await user.click(dialog.getByRole('button', { name: 'Speichern' }));
		await waitFor(async () => expect((await desk.match(3, 2)).seating).toBe(crossed ? 'parallel' : 'cross'));
		const after = await desk.match(3, 2);
		expect(after.outcome).toEqual(before.outcome);
		expect(after.white_on_board_1).toBe(before.white_on_board_1);
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		// One undo restores the seating; the result stays.
		await user.keyboard('{Control>}z{/Control}');
		await waitFor(async () => expect((await desk.match(3, 2)).seating).toBe(before.seating));
		expect((await desk.match(3, 2)).outcome).toEqual(before.outcome);
	});

	test('is chosen by keys: P or X, then 6 or 7', async () => {
		const { desk, user } = await program('round-seating');
		await panel(1);
		await user.keyboard('x');
		await waitFor(async () => expect((await desk.match(1, 1)).seating).toBe('cross'));
		expect((await screen.findAllByText('Weiß an Brett 1')).length).toBeGreaterThan(0);
		await user.keyboard('6');
		await waitFor(async () => expect((await desk.match(1, 1)).white_on_board_1).toBe('second'));
		expect(await within(await panel(1)).findByText('Wer hat gewonnen?')).toBeTruthy();
	});

	test('and the result are taken from fast fingers without waiting for the screen', async () => {
		const { desk, user } = await program('round-seating');
		await panel(1);
		await user.keyboard('x61mp7');
		await waitFor(async () =>
			expect(await desk.match(1, 1)).toMatchObject({
				seating: 'cross',
				white_on_board_1: 'second',
				outcome: { cause: 'checkmate' },
			}),
		);
		// Table 2 is seated already and comes next; table 3 is unchanged.
		expect(await panel(2)).toBeTruthy();
		expect((await desk.match(1, 3)).seating).toBeNull();
	});

	test('may stay open when the result comes', async () => {
		const { desk, user } = await program('round-seating');
		await user.click(within(await panel(1)).getByRole('button', { name: 'Ergebnis ohne Sitzordnung eintragen' }));
		await user.keyboard('1z');
		await waitFor(async () =>
			expect((await desk.match(1, 1)).outcome).toMatchObject({
				verdict: 'first_wins',
				cause: 'flag_fall',
			}),
		);
	});
});

describe('the way to the next round', () => {
	test('is blocked with the tables that are missing, beside the button', async () => {
		await program('round');
		const button = await screen.findByRole('button', { name: 'Runde 4 paaren' });
		expect(button.getAttribute('aria-disabled')).toBe('true');
		const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
		expect(reason?.textContent).toBe('Tische ohne Ergebnis: 4 und 6');
	});

	test('goes by a draft that is published', async () => {
		const { desk, user } = await program('round-draft');
		await user.click(await screen.findByRole('button', { name: 'Runde 1 veröffentlichen' }));
		await waitFor(async () => expect(await desk.state(1)).not.toBe('draft'));
		expect(await panel(1)).toBeTruthy();
	});

	test('leads from a table to its own card, and only once', async () => {
		const { kralle, user } = await program('round');
		await user.click(await screen.findByRole('button', { name: 'Tisch 2' }));
		await user.click(within(await panel(2)).getByRole('button', { name: 'Ergebniszettel drucken …' }));
		expect(await screen.findByLabelText<HTMLInputElement>('Tische')).toHaveProperty('value', '2');
		kralle.navigation.toPrint('cards');
		await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Tische').value).toBe(''));
	});

	test('leads to the pairing sheet in the print center', async () => {
		const { kralle, user } = await program('round');
		await panel(4);
		await user.click(screen.getByRole('button', { name: 'Drucken' }));
		const sheet = await screen.findByRole('option', { name: /Paarungen Runde 3/u });
		await waitFor(() => expect(sheet.getAttribute('aria-selected')).toBe('true'));
		await kralle.desk.work.rest();
	});
});

test('rows never change their order while results come', async () => {
	const { user } = await program('round');
	await panel(4);
	const order = () => screen.getAllByRole('button', { name: /^Tisch \d+$/u }).map((button) => button.textContent);
	const before = order();
	await user.keyboard('1m');
	await panel(6);
	expect(order()).toEqual(before);
});

test('T and a number go to that table', async () => {
	const { user } = await program('round');
	await panel(4);
	await user.keyboard('t2');
	expect(await panel(2)).toBeTruthy();
});

test('T and a number of two digits go to that table, and name no winner', async () => {
	const { desk, user } = await program('round-many');
	await panel(9);
	await user.keyboard('t12');
	const there = await panel(12);
	expect(within(there).getAllByRole('button', { pressed: false }).length).toBeGreaterThan(0);
	expect(within(there).queryAllByRole('button', { pressed: true })).toEqual([]);
	expect(desk.calls.map(({ name }) => name)).not.toContain('enter_result');
});

test('single keys keep quiet when they are switched off', async () => {
	const { desk, kralle, user } = await program('round');
	await panel(4);
	await kralle.preferences.change({ letter_keys: 'off' });
	await user.keyboard('4m');
	expect(desk.calls.map(({ name }) => name)).not.toContain('enter_result');
});
