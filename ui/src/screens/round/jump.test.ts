/** A whole round by keys alone: T, the number of the table, the winner, the cause. */
import { fireEvent, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { TestDesk } from '../../test/desk';
import { program } from '../../test/program';

/** Finds the panel by its label, since computing the roles of thirty tables is slow. */
const panel = (table: number) =>
	waitFor(() => {
		const found = document.querySelector<HTMLElement>(`aside[aria-label="Tisch ${String(table)}"]`);
		if (!found) throw new Error(`table ${String(table)} is not shown`);
		return found;
	});
const said = () => document.querySelector('[role="note"] [role="status"]')?.textContent;
const outcomes = async (desk: TestDesk, round = 1) =>
	(await desk.look('round', { round })).matches.map(({ outcome }) => outcome?.verdict ?? null);
const entered = (desk: TestDesk) =>
	desk.calls.filter(({ name }) => name === 'enter_result').map(({ input }) => (input as { table: number }).table);

/** Delays the desk's answers, so that the keys come first. */
function slow(desk: TestDesk) {
	const call = desk.call.bind(desk);
	desk.call = async (...question) => {
		await new Promise((go) => setTimeout(go, 4));
		return call(...question);
	};
}

describe('a number ends at the first key that can be no table any more', () => {
	test.each([
		['six tables: one digit is a table', 'round', 't21m', [2]],
		['and a second one names the winner, not table 21', 'round', 't13m', [1]],
		['thirty tables: two digits', 'round-thirty', 't211m', [21]],
		['a digit no table goes on with', 'round-thirty', 't41m', [4]],
		['Enter, where another digit could follow', 'round-thirty', 't2{Enter}1m', [2]],
		['a zero in front', 'round-thirty', 't021m', [2]],
		['Enter behind a number that is complete', 'round-thirty', 't7{Enter}1m', [7]],
		['Backspace takes a digit back', 'round-thirty', 't1{Backspace}241m', [24]],
	])('%s', async (_, scene, keys, tables) => {
		const { desk, kralle, user } = await program(scene);
		const round = scene === 'round' ? 3 : 1;
		await panel(scene === 'round' ? 4 : 1);
		for (const table of tables)
			if ((await outcomes(desk, round))[table - 1])
				await kralle.journal.act('clear_result', { round, table, reason: 'Probe' });
		desk.calls.length = 0;
		await user.keyboard(keys);
		await waitFor(() => expect(entered(desk)).toEqual(tables));
	});
});

test('ten results are typed blind, far ahead of the desk, and each is stored at its table', async () => {
	const { desk, user } = await program('round-thirty');
	await panel(1);
	slow(desk);
	// From the last table to the first, so that the next table is never selected automatically.
	const tables = Array.from({ length: 10 }, (_, index) => 30 - 3 * index);
	await user.keyboard(
		tables.map((table) => `t${String(table)}${table < 4 ? '{Enter}' : ''}${table % 2 === 0 ? '1' : '3'}m`).join(''),
	);
	await waitFor(() => expect(entered(desk)).toEqual(tables), { timeout: 60_000 });
	await waitFor(async () =>
		expect((await outcomes(desk)).flatMap((verdict, index) => (verdict ? [[index + 1, verdict]] : []))).toEqual(
			tables.toReversed().map((table) => [table, table % 2 === 0 ? 'first_wins' : 'second_wins']),
		),
	);
}, 120_000);

test('digits of the keypad are digits', async () => {
	const { user } = await program('round-thirty');
	await panel(1);
	await user.keyboard('t');
	for (const digit of '21') fireEvent.keyDown(document.body, { key: digit, code: `Numpad${digit}` });
	expect(await panel(21)).toBeTruthy();
});

describe('a key that does nothing says why', () => {
	test('a cause before the winner', async () => {
		const { desk, user } = await program('round');
		await panel(4);
		await user.keyboard('m');
		await waitFor(() => expect(said()).toBe('Erst den Sieger wählen, dann Matt'));
		expect(entered(desk)).toEqual([]);
		await user.keyboard('1');
		await waitFor(() => expect(said()).toBe(''));
	});

	test('a number is told while it is typed', async () => {
		const { user } = await program('round-thirty');
		await panel(1);
		await user.keyboard('t');
		await waitFor(() => expect(said()).toBe('Nummer des Tischs: 1 bis 30'));
		await user.keyboard('2');
		await waitFor(() => expect(said()).toBe('Tisch 2 – weitere Ziffer oder Eingabe'));
		await user.keyboard('1');
		await waitFor(() => expect(said()).toBe('Tisch 21'));
	});

	test('a table that is not there, and nothing is entered at another one', async () => {
		const { desk, user } = await program('round');
		await panel(4);
		await user.keyboard('t7');
		await waitFor(() => expect(said()).toContain('Tisch 7 gibt es nicht'));
		await user.keyboard('1m');
		expect(entered(desk)).toEqual([]);
	});

	test('a table with its result', async () => {
		const { user } = await program('round');
		await panel(4);
		await user.keyboard('t11');
		await waitFor(() => expect(said()).toBe('Tisch 1 hat schon ein Ergebnis'));
	});

	test('a table without its seating, and O enters the result without it', async () => {
		const { desk, user } = await program('round-seating');
		await panel(1);
		await user.keyboard('t31m');
		await waitFor(() => expect(said()).toBe('Erst die Sitzordnung von Tisch 3 wählen; mit O geht es auch ohne'));
		expect(entered(desk)).toEqual([]);
		await user.keyboard('t3o1mt4o3m');
		await waitFor(() => expect(entered(desk)).toEqual([3, 4]));
		expect((await outcomes(desk)).slice(2, 4)).toEqual(['first_wins', 'second_wins']);
	});

	test('a key without a meaning', async () => {
		const { user } = await program('round');
		await panel(4);
		await user.keyboard('q');
		await waitFor(() => expect(said()).toBe('Die Taste Q hat hier keine Wirkung.'));
	});
});

test('Escape goes back to the table before', async () => {
	const { user } = await program('round-thirty');
	await panel(1);
	await user.keyboard('t2{Escape}');
	expect(await panel(1)).toBeTruthy();
});

test('Enter that ends a number presses no button that has the focus', async () => {
	const { desk, user } = await program('round-thirty');
	await user.click(within(await panel(1)).getByLabelText('Nächster Tisch'));
	await panel(2);
	await user.keyboard('t3{Enter}1m');
	await waitFor(() => expect(entered(desk)).toEqual([3]));
});
