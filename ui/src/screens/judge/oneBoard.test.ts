import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';

const board = () => screen.findByRole('group', { name: 'Felder des Bretts' });
const answer = () => screen.findByRole('article', { name: 'Antwort' });

async function load({ user }: Awaited<ReturnType<typeof program>>, fen: string) {
	const field = await screen.findByRole('textbox', { name: 'FEN' });
	await waitFor(() => expect((field as HTMLInputElement).value).not.toBe(''));
	await user.clear(field);
	await user.type(field, `${fen}{Enter}`);
}

test('an event of ordinary chess has one board, and says mate by the rules of chess', async () => {
	const it = await program('judge-single');
	await board();
	expect(screen.queryByRole('group', { name: 'Felder von Brett 2' })).toBeNull();
	await load(it, '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1');
	await waitFor(async () => expect((await answer()).textContent).toContain('Weiß gewinnt: Matt.'));
	await it.user.click(screen.getByRole('button', { name: /^Letzte Änderung auf den Brettern/u }));
	await waitFor(async () => expect((await answer()).textContent).toContain('Die Partie geht weiter: Weiß ist am Zug.'));
});

test('a move of ordinary chess is played, and an illegal one says what follows', async () => {
	const { kralle, user } = await program('judge-single');
	const squares = await board();
	await user.click(screen.getByRole('button', { name: 'War dieser Zug erlaubt?' }));
	await user.click(within(squares).getByRole('button', { name: 'e2, weißer Bauer' }));
	await user.click(within(squares).getByRole('button', { name: 'e5, leer' }));
	await waitFor(async () => expect((await answer()).textContent).toContain('Schwarz zwei Minuten dazu'));
	await user.type(screen.getByRole('textbox', { name: 'Zug eintippen' }), 'e2e4{Enter}');
	await user.click(await screen.findByRole('button', { name: 'Zug ausführen' }));
	await waitFor(() => expect(kralle.boards.position.a.squares['e4']).toBe('white_pawn'));
});

test('an event of PaarZugSchach asks for both stored moves and makes the pair', async () => {
	const { kralle, user } = await program('judge-pairs');
	await board();
	await user.click(screen.getByRole('button', { name: 'Was wird aus diesem Paarzug?' }));
	await user.type(screen.getByRole('textbox', { name: 'Zug eintippen' }), 'e2e4{Enter}e7e5{Enter}');
	await waitFor(async () => expect((await answer()).textContent).toContain('Ausgeführt: der Zug von Schwarz.'));
	expect((await answer()).textContent).toContain('Beide Züge werden gleichzeitig ausgeführt.');
	await user.click(screen.getByRole('button', { name: 'Zug ausführen' }));
	await waitFor(() => expect(kralle.boards.position.a.squares['e5']).toBe('black_pawn'));
	expect(kralle.boards.position.a.squares['e4']).toBe('white_pawn');
});

test('the rules chosen bring the boards of their game', async () => {
	const { user } = await program('judge-single');
	await board();
	await user.selectOptions(screen.getByLabelText('Regeln'), 'dsj');
	expect(await screen.findByRole('group', { name: 'Felder von Brett 2' })).toBeTruthy();
	await user.selectOptions(screen.getByLabelText('Regeln'), 'fairschach');
	await board();
	expect(screen.getByRole('button', { name: 'Was wird aus diesem Paarzug?' })).toBeTruthy();
});
