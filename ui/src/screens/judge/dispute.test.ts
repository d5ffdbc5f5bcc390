import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { JudgeInput } from '../../backend/generated';
import { program } from '../../test/program';

/** Black on board 1 is mated; White on board 2 can promote and take the queen off (D 5.3.2). */
const PENDING = '7k/6pQ/8/8/8/3B4/8/6K1[] b - - 0 1 | 4k3/P7/8/8/8/8/8/4K3[] w - - 0 1';

type Program = Awaited<ReturnType<typeof program>>;

const board = (number: number) => screen.getByRole('group', { name: `Felder von Brett ${String(number)}` });
const asked = ({ desk }: Program) =>
	(desk.calls.findLast(({ name }) => name === 'judge')?.input as JudgeInput | undefined)?.question;
const flag = (name: string) => screen.getByRole('button', { name });

async function load({ user }: Program, text: string) {
	await user.click(await screen.findByRole('button', { name: 'FEN oder Partie …' }));
	const field = await screen.findByRole('textbox');
	await user.clear(field);
	await user.click(field);
	await user.paste(text);
	await user.click(screen.getByRole('button', { name: 'Auf die Bretter übernehmen' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

/** Asks for the winner, with a flag down on each board. */
async function twoFlags(it: Program) {
	await it.user.click(await screen.findByRole('button', { name: 'Wer hat gewonnen?' }));
	await it.user.click(flag('Schwarz an Brett 1'));
	await it.user.click(flag('Weiß an Brett 2'));
	await it.user.click(screen.getByRole('checkbox', { name: 'Unklar, welches Blättchen zuerst fiel' }));
	await waitFor(() => expect(asked(it)).toMatchObject({ order: 'unknown', flags: [{ board: 'a' }, { board: 'b' }] }));
}

const noFlags = (it: Program) =>
	waitFor(() => expect(asked(it)).toMatchObject({ ask: 'result', order: 'known', flags: [] }));

async function claim({ user }: Program, name: string) {
	await user.click(await screen.findByRole('button', { name: 'Ist die Reklamation zulässig?' }));
	await user.selectOptions(screen.getByLabelText('Was wird reklamiert?'), name);
	await user.selectOptions(screen.getByLabelText('Von wem?'), 'b_white');
	await user.click(screen.getByRole('button', { name: 'Prüfen' }));
}

describe('what belongs to a position goes with it', () => {
	test('flags and their order, when a FEN is loaded', async () => {
		const it = await program('judge-alone');
		await twoFlags(it);
		await load(it, PENDING);
		await noFlags(it);
		expect(flag('Schwarz an Brett 1').getAttribute('aria-pressed')).toBe('false');
	});

	test('also when the same starting position is set up for the next dispute', async () => {
		const it = await program('judge-alone');
		await it.user.click(await screen.findByRole('button', { name: 'Grundstellung aufstellen' }));
		await twoFlags(it);
		await it.user.click(screen.getByRole('button', { name: 'Grundstellung aufstellen' }));
		await noFlags(it);
	});

	test('also when the next table calls, with nothing on its boards yet', async () => {
		const it = await program('judge');
		await it.user.selectOptions(
			screen.getByLabelText('Begegnung'),
			await screen.findByRole('option', { name: /Tisch 4/u }),
		);
		await it.user.click(await screen.findByRole('button', { name: 'Wer hat gewonnen?' }));
		const [first] = within(screen.getByRole('group', { name: 'Wessen Blättchen ist gefallen?' })).getAllByRole(
			'button',
		);
		if (first) await it.user.click(first);
		await waitFor(() => expect(asked(it)).toMatchObject({ flags: [{}] }));
		await it.user.selectOptions(screen.getByLabelText('Begegnung'), '5');
		await noFlags(it);
	});

	test('claims, and the claim that is being chosen', async () => {
		const it = await program('judge-alone');
		await claim(it, 'resignation');
		await waitFor(() => expect(asked(it)).toMatchObject({ ask: 'claim', claims: [{ claim: 'resignation' }] }));
		await load(it, PENDING);
		await waitFor(() => expect(screen.queryByText(/^Aufgabe –/u)).toBeNull());
		expect((screen.getByLabelText('Was wird reklamiert?') as HTMLSelectElement).value).toBe('checkmate');
		expect((screen.getByLabelText('Von wem?') as HTMLSelectElement).value).toBe('a_white');
	});

	test('that the partner has moved, when a piece is set elsewhere', async () => {
		const it = await program('judge-alone');
		await load(it, PENDING);
		await it.user.click(
			await screen.findByRole('checkbox', { name: 'Der Partner des Mattgesetzten hat seither gezogen' }),
		);
		await waitFor(() => expect(asked(it)).toMatchObject({ partner_moved: [{ board: 'a' }, { board: 'b' }] }));
		await it.user.click(within(board(2)).getByRole('button', { name: 'a7, weißer Bauer' }));
		await it.user.click(within(board(2)).getByRole('button', { name: 'b7, leer' }));
		await waitFor(() => expect(asked(it)).toMatchObject({ partner_moved: [] }));
		// Undo restores the position with its dispute.
		await it.user.keyboard('{Control>}z{/Control}');
		await waitFor(() => expect(asked(it)).toMatchObject({ partner_moved: [{}, {}] }));
	});

	test('the answer itself: none is shown while the next is on its way', async () => {
		const it = await program('judge-alone');
		await load(it, PENDING);
		await screen.findByText('Noch nicht: Das Matt von Schwarz an Brett 1 ist abwendbar.');
		let answer: (value: unknown) => void = () => undefined;
		const call = it.desk.call.bind(it.desk);
		it.desk.call = ((name: never, input: never) =>
			name === 'judge'
				? new Promise((resolve) => (answer = resolve)).then(() => call(name, input))
				: call(name, input)) as typeof it.desk.call;
		await it.user.click(screen.getByRole('button', { name: 'Grundstellung aufstellen' }));
		await waitFor(() => expect(screen.queryByRole('article', { name: 'Antwort' })).toBeNull());
		answer(null);
		await screen.findByText('Kein Matt: Niemand steht im Schach.');
	});
});

describe('undo on the boards', () => {
	test('brings a position back with its flags, and takes none along', async () => {
		const it = await program('judge-alone');
		await twoFlags(it);
		await load(it, PENDING);
		await noFlags(it);
		await it.user.keyboard('{Control>}z{/Control}');
		await waitFor(() => expect(asked(it)).toMatchObject({ order: 'unknown', flags: [{ board: 'a' }, { board: 'b' }] }));
		await it.user.keyboard('{Control>}y{/Control}');
		await noFlags(it);
	});

	test('of a piece set wrongly keeps the flags of the dispute', async () => {
		const it = await program('judge-alone');
		await it.user.click(await screen.findByRole('button', { name: 'Wer hat gewonnen?' }));
		await it.user.click(within(board(1)).getByRole('button', { name: 'd1, weiße Dame' }));
		await it.user.click(within(board(1)).getByRole('button', { name: 'd4, leer' }));
		await it.user.click(flag('Schwarz an Brett 1'));
		await it.user.keyboard('{Control>}z{/Control}');
		await waitFor(() => expect(it.kralle.boards.position.a.squares['d1']).toBe('white_queen'));
		expect(asked(it)).toMatchObject({ flags: [{ board: 'a', color: 'black' }] });
		expect(flag('Schwarz an Brett 1').getAttribute('aria-pressed')).toBe('true');
	});

	test('of one table does not lay its boards under the next', async () => {
		const it = await program('judge');
		await screen.findByRole('option', { name: /Tisch 5/u });
		await it.user.selectOptions(screen.getByLabelText('Begegnung'), '4');
		await it.user.click(within(board(1)).getByRole('button', { name: /^d1,/u }));
		await it.user.click(within(board(1)).getByRole('button', { name: /^d4,/u }));
		await it.user.selectOptions(screen.getByLabelText('Begegnung'), '5');
		expect(it.kralle.boards.position.a.squares['d4']).toBeUndefined();
		await it.user.click(screen.getByRole('button', { name: /^Letzte Änderung auf den Brettern/u }));
		expect(it.kralle.boards.position.a.squares['d4']).toBe('white_queen');
		expect(it.kralle.boards.match).toEqual({ round: 3, table: 4, game: null });
	});
});

test('what was said stays while somebody looks at another screen', async () => {
	const it = await program('judge');
	await it.user.click(await screen.findByRole('button', { name: 'Wer hat gewonnen?' }));
	await it.user.click(flag('Schwarz an Brett 1'));
	it.kralle.navigation.go('round');
	await screen.findByRole('heading', { name: /Runde/u, level: 1 });
	it.kralle.navigation.go('judge');
	await it.user.click(await screen.findByRole('button', { name: 'Wer hat gewonnen?' }));
	await waitFor(() => expect(asked(it)).toMatchObject({ ask: 'result', flags: [{ board: 'a', color: 'black' }] }));
});
