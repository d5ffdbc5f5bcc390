import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { textOf } from '../../components/textOf';
import { program } from '../../test/program';

const MOVES = '1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7# 1-0';
const PGN = `[White "Otter, Olga"]\n[Black "Fuchs, Fritz"]\n\n${MOVES}`;
/** The second game has an illegal move, and breaks off at line 6. */
const TWO = `${MOVES}\n\n[White "Otter, Olga"]\n[Black "Fuchs, Fritz"]\n\n1. e4 e5 2. Ke3 *`;

async function opened() {
	const all = await program('round-single');
	await all.user.click(await screen.findByRole('button', { name: 'Beleg anhängen …' }));
	return { ...all, dialog: await screen.findByRole('dialog') };
}

test('the record of a game is read, played through by keys and kept as evidence', async () => {
	const { desk, user, dialog } = await opened();
	await user.click(within(dialog).getByLabelText('Partie (PGN) oder Schlussstellung (FEN)'));
	await user.paste(PGN);
	await user.click(within(dialog).getByRole('button', { name: 'Ansehen' }));
	const moves = await within(dialog).findByRole('region', { name: 'Züge' });
	expect(within(moves).getByText('4. Dxf7#').getAttribute('aria-current')).toBe('step');
	moves.focus();
	await user.keyboard('{ArrowLeft}');
	expect(within(moves).getByText('3... Sf6').getAttribute('aria-current')).toBe('step');
	await user.keyboard('{Home}');
	expect(within(dialog).getByText('Anfang')).toBeTruthy();
	expect(within(dialog).getByText(/nennt andere Spieler: Otter, Olga – Fuchs, Fritz/u)).toBeTruthy();
	await user.click(within(dialog).getByRole('button', { name: 'Anhängen' }));
	await waitFor(() =>
		expect(desk.calls.findLast(({ name }) => name === 'check_result')?.input).toMatchObject({
			evidence: { record: PGN, game: 0, position: null },
		}),
	);
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('of several games another one is chosen, and says where it breaks off', async () => {
	const { desk, user, dialog } = await opened();
	await user.click(within(dialog).getByLabelText('Partie (PGN) oder Schlussstellung (FEN)'));
	await user.paste(TWO);
	await user.click(within(dialog).getByRole('button', { name: 'Ansehen' }));
	await user.selectOptions(await within(dialog).findByLabelText('Partie'), '1');
	expect(await within(dialog).findByText(/2\. Ke3 \(Zeile 6\) ist nicht möglich/u)).toBeTruthy();
	await user.click(within(dialog).getByRole('button', { name: 'Anhängen' }));
	await waitFor(() =>
		expect(desk.calls.findLast(({ name }) => name === 'check_result')?.input).toMatchObject({ evidence: { game: 1 } }),
	);
});

test('what cannot be read is said with its place, and the text stays', async () => {
	const { user, dialog } = await opened();
	const text = within(dialog).getByLabelText<HTMLTextAreaElement>('Partie (PGN) oder Schlussstellung (FEN)');
	await user.type(text, 'Unsinn');
	await user.click(within(dialog).getByRole('button', { name: 'Ansehen' }));
	expect((await within(dialog).findByRole('alert')).textContent).toContain('Zeile 1, Zeichen 1, "Unsinn"');
	expect(text.value).toBe('Unsinn');
});

test.each([
	['UTF-8', [0x4d, 0xc3, 0xbc]],
	['UTF-8 with a mark', [0xef, 0xbb, 0xbf, 0x4d, 0xc3, 0xbc]],
	['Latin-1', [0x4d, 0xfc]],
	['UTF-16', [0xff, 0xfe, 0x4d, 0, 0xfc, 0]],
])('a file in %s is read', async (_, bytes) => {
	expect(await textOf(new Blob([new Uint8Array(bytes)]))).toBe('Mü');
});

test('ordinary chess knows no other board that is decided, and asks no reason of the arbiter', async () => {
	const { desk, user } = await program('round-single');
	await user.keyboard('1');
	expect(await screen.findByText('Ist es wirklich so ausgegangen?')).toBeTruthy();
	expect(screen.queryByText(/entscheidet die ganze Begegnung/u)).toBeNull();
	await user.click(await screen.findByRole('button', { name: /Schiedsrichter/u }));
	await user.click(await screen.findByRole('button', { name: 'Speichern' }));
	await waitFor(async () =>
		expect((await desk.look('round', { round: 1 })).matches.find(({ table }) => table === 2)?.outcome).toMatchObject({
			cause: 'arbiter_decision',
			reason: null,
		}),
	);
});
