import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { program } from '../../test/program';

/** Black on board 1 is mated; White on board 2 can promote and take the queen off (D 5.3.2). */
const PENDING = '7k/6pQ/8/8/8/3B4/8/6K1[] b - - 0 1 | 4k3/P7/8/8/8/8/8/4K3[] w - - 0 1';
/** The same mate without a resource for the partner: the queen may have been dropped. */
const FINAL = '7k/6pQ/8/8/8/3B4/8/6K1[] b - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1';
const MATING_DROP = '7k/6p1/8/8/8/3B4/8/6K1[Q] w - - 0 1 | 4k3/8/8/8/8/8/8/4K3[] w - - 0 1';

type User = Awaited<ReturnType<typeof program>>['user'];

async function load(user: User, text: string) {
	await user.click(await screen.findByRole('button', { name: 'FEN oder Partie …' }));
	const field = await screen.findByRole('textbox');
	await user.clear(field);
	await user.click(field);
	await user.paste(text);
	await user.click(screen.getByRole('button', { name: 'Auf die Bretter übernehmen' }));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function chooseTable4(user: User) {
	await screen.findByRole('option', { name: /Tisch 4/u });
	await user.selectOptions(screen.getByLabelText('Begegnung'), '4');
}

const board = (number: number) => screen.getByRole('group', { name: `Felder von Brett ${String(number)}` });

describe('the boards', () => {
	test('have one king of each color: a second one that is placed moves the first', async () => {
		const { kralle, user } = await program('judge-alone');
		const square = (name: RegExp) => within(board(1)).getByRole('button', { name });
		await user.click(await screen.findByRole('button', { name: 'weißer König' }));
		await user.click(square(/^d4/u));
		const kings = () => Object.entries(kralle.boards.position.a.squares).filter(([, piece]) => piece === 'white_king');
		expect(kings()).toEqual([['d4', 'white_king']]);
		expect(square(/^e1/u).getAttribute('aria-label')).not.toContain('König');
		kralle.boards.move({ board: 'b', square: 'e1' }, { board: 'a', square: 'e3' });
		expect(kings()).toEqual([['e3', 'white_king']]);
	});

	test('are 64 buttons each, one of which the Tab key comes to', async () => {
		await program('judge-alone');
		for (const number of [1, 2]) {
			const squares = within(board(number)).getAllByRole('button');
			expect(squares).toHaveLength(64);
			expect(squares.filter((square) => square.tabIndex === 0)).toHaveLength(1);
		}
		expect(within(board(1)).getByRole('button', { name: 'e1, weißer König' })).toBeTruthy();
	});

	test('stand as partners sit: White below on board 1, Black on board 2', async () => {
		const { user } = await program('judge-alone');
		const first = (number: number) => within(board(number)).getAllByRole('button')[0]?.dataset['square'];
		expect([first(1), first(2)]).toEqual(['a8', 'h1']);
		await user.keyboard('d');
		expect([first(1), first(2)]).toEqual(['h1', 'a8']);
	});

	test('are set up by keys alone: arrows, the letter of a piece, Delete', async () => {
		const { kralle, user } = await program('judge-alone');
		within(board(1)).getByRole('button', { name: 'e4, leer' }).focus();
		await user.keyboard('{ArrowRight}{ArrowUp}{Shift>}D{/Shift}');
		await waitFor(() => expect(kralle.boards.position.a.squares['f5']).toBe('white_queen'));
		await user.keyboard('{ArrowLeft}s');
		await waitFor(() => expect(kralle.boards.position.a.squares['e5']).toBe('black_knight'));
		await user.keyboard('{Delete}');
		await waitFor(() => expect(kralle.boards.position.a.squares['e5']).toBeUndefined());
		await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}{Control>}z{/Control}');
		await waitFor(() => expect(kralle.boards.position.a.squares['f5']).toBeUndefined());
		await user.keyboard('{Control>}y{/Control}');
		await waitFor(() => expect(kralle.boards.position.a.squares['f5']).toBe('white_queen'));
	});

	test('are set up by clicks: a piece is picked up and set down, also on the other board', async () => {
		const { kralle, user } = await program('judge-alone');
		await user.click(within(board(1)).getByRole('button', { name: 'd1, weiße Dame' }));
		await user.click(within(board(2)).getByRole('button', { name: 'd4, leer' }));
		expect(kralle.boards.position.a.squares['d1']).toBeUndefined();
		expect(kralle.boards.position.b.squares['d4']).toBe('white_queen');
		const hand = screen.getByRole('group', { name: 'Figuren auf der Hand: Weiß an Brett 1' });
		await user.click(within(hand).getByRole('button', { name: 'Springer auf die Hand geben, jetzt 0' }));
		expect(kralle.boards.position.a.white_hand.knight).toBe(1);
		await user.click(within(hand).getByRole('button', { name: 'Springer von der Hand nehmen' }));
		expect(kralle.boards.position.a.white_hand.knight).toBe(0);
	});

	test('lose a castling right with its rook, and nothing else', async () => {
		const { kralle, user } = await program('judge-alone');
		await user.click(within(board(1)).getByRole('button', { name: 'h1, weißer Turm' }));
		await user.click(within(board(1)).getByRole('button', { name: 'h4, leer' }));
		expect(kralle.boards.position.a.castling).toEqual(['a1', 'h8', 'a8']);
	});
});

describe('an answer', () => {
	test('says what averts a mate, by article, and draws it', async () => {
		const { user } = await program('judge-alone');
		await load(user, PENDING);
		const card = await screen.findByRole('article', { name: 'Antwort' });
		await waitFor(() => expect(card.textContent).toContain('Das Matt von Schwarz an Brett 1 ist abwendbar.'));
		expect(card.textContent).toContain('wandelt auf a8 um und nimmt die Dame von h7 an Brett 1');
		expect(card.textContent).toContain('DSJ-Regeln, Artikel 5.3.2');
		expect(document.querySelectorAll('path.averts').length).toBeGreaterThan(0);
		expect(document.querySelectorAll('circle.taken').length).toBeGreaterThan(0);
	});

	test('about an illegal drop sets the boards right by one click', async () => {
		const { kralle, user } = await program('judge-alone');
		await load(user, MATING_DROP);
		await user.click(screen.getByRole('button', { name: 'War dieser Zug erlaubt?' }));
		await user.click(screen.getByRole('button', { name: 'Dame, 1 auf der Hand' }));
		await user.click(within(board(1)).getByRole('button', { name: 'h7, leer' }));
		await screen.findByText(/Dieses Einsetzen gäbe Matt/u);
		await user.click(screen.getByRole('button', { name: 'Bretter richtigstellen' }));
		expect(kralle.boards.position.a.white_hand.queen).toBe(0);
		expect(kralle.boards.position.b.white_hand.queen).toBe(1);
		expect(kralle.boards.position.a.to_move).toBe('black');
	});

	test('about a mate asks whether it was dropped, and says what follows (D 3.2, 3.4)', async () => {
		const { kralle, user } = await program('judge-alone');
		await load(user, FINAL);
		const card = await screen.findByRole('article', { name: 'Antwort' });
		await waitFor(() => expect(card.textContent).toContain('ist matt, wenn die Figur auf h7 nicht eingesetzt wurde.'));
		expect(card.className).toContain('open');
		const how = screen.getByRole('group', { name: 'Wurde die Figur auf h7 an Brett 1 eingesetzt?' });
		await user.click(within(how).getByRole('button', { name: 'Nein, gezogen' }));
		await screen.findByText(/^Ja – Schwarz an Brett 1 ist matt\./u);
		await user.click(within(how).getByRole('button', { name: 'Ja, eingesetzt' }));
		await screen.findByText('Kein Matt: Die Figur auf h7 an Brett 1 durfte nicht mit Matt eingesetzt werden.');
		// The same answer to the next question.
		await user.click(screen.getByRole('button', { name: 'Wer hat gewonnen?' }));
		await screen.findByText('Die Begegnung geht weiter.');
		expect(screen.getByRole('article', { name: 'Antwort' }).textContent).toContain('DSJ-Regeln, Artikel 3.2');
		await user.click(screen.getByRole('button', { name: 'Bretter richtigstellen' }));
		expect(kralle.boards.position.b.white_hand.queen).toBe(1);
		await waitFor(() => expect(screen.queryByRole('group', { name: /eingesetzt\?$/u })).toBeNull());
	});

	test('about flags of both teams says what the Tandemordnung leaves to the arbiter (O 8.4)', async () => {
		const { user } = await program('judge-alone');
		await user.selectOptions(screen.getByLabelText('Regeln'), 'ordnung');
		await user.click(await screen.findByRole('button', { name: 'Wer hat gewonnen?' }));
		await user.click(screen.getByRole('button', { name: 'Weiß an Brett 1' }));
		await user.click(screen.getByRole('button', { name: 'Schwarz an Brett 1' }));
		await screen.findByText(
			'Der Schiedsrichter kann auf Remis entscheiden. Das Team mit Schwarz an Brett 1 gewinnt andernfalls.',
		);
		await user.click(screen.getByRole('checkbox', { name: 'Unklar, welches Blättchen zuerst fiel' }));
		await screen.findByText('Remis.');
	});

	test('about flags is asked with the order in which they fell', async () => {
		const { desk, user } = await program('judge-alone');
		await user.click(await screen.findByRole('button', { name: 'Wer hat gewonnen?' }));
		await user.click(screen.getByRole('button', { name: 'Schwarz an Brett 1' }));
		await user.click(screen.getByRole('button', { name: 'Weiß an Brett 2' }));
		const asked = () => desk.calls.findLast(({ name }) => name === 'judge')?.input;
		const flags = [
			{ board: 'a', color: 'black' },
			{ board: 'b', color: 'white' },
		];
		await waitFor(() => expect(asked()).toMatchObject({ question: { ask: 'result', flags, order: 'known' } }));
		await user.click(screen.getByRole('checkbox', { name: 'Unklar, welches Blättchen zuerst fiel' }));
		await waitFor(() => expect(asked()).toMatchObject({ question: { order: 'unknown' } }));
	});

	test('about claims of one moment asks for them together', async () => {
		const { desk, user } = await program('judge-alone');
		await user.click(await screen.findByRole('button', { name: 'Ist die Reklamation zulässig?' }));
		await user.selectOptions(screen.getByLabelText('Was wird reklamiert?'), 'resignation');
		await user.click(screen.getByRole('button', { name: 'Prüfen' }));
		await user.selectOptions(screen.getByLabelText('Von wem?'), 'a_black');
		await user.click(screen.getByRole('button', { name: 'Reklamation hinzufügen' }));
		await waitFor(() => {
			const input = desk.calls.findLast(({ name }) => name === 'judge')?.input as { question: { claims: unknown[] } };
			expect(input.question.claims).toHaveLength(2);
		});
	});
});

describe('with a match', () => {
	test('the boards carry its names, and the answer is kept with it', async () => {
		const { desk, user } = await program('judge');
		await chooseTable4(user);
		expect((await screen.findAllByText('Team 9')).length).toBeGreaterThan(0);
		const [white] = (await desk.match(3, 4)).second.seats;
		expect(screen.getAllByText(white?.player.name.split(',')[0] ?? '').length).toBeGreaterThan(0);
		await user.click(await screen.findByRole('button', { name: 'Antwort festhalten' }));
		await waitFor(async () => expect((await desk.match(3, 4)).kept).toHaveLength(1));
	});

	test('the boards go back to its table as evidence', async () => {
		const { desk, user } = await program('judge');
		await chooseTable4(user);
		await user.click(await screen.findByRole('button', { name: 'Als Beleg bei Tisch 4 anhängen' }));
		const panel = await screen.findByRole('complementary', { name: 'Tisch 4' });
		expect(await within(panel).findByRole('button', { name: 'Schlussstellung' })).toBeTruthy();
		await user.keyboard('4a');
		await waitFor(async () => expect((await desk.match(3, 4)).outcome?.evidence?.position).toBeTruthy());
	});

	test('a result that does not follow is refused, and overruled with a reason', async () => {
		const { desk, user } = await program('judge');
		await chooseTable4(user);
		await user.click(await screen.findByRole('button', { name: 'Als Beleg bei Tisch 4 anhängen' }));
		await screen.findByRole('complementary', { name: 'Tisch 4' });
		await user.keyboard('4m');
		const alert = await screen.findByRole('alert');
		expect(alert.textContent).toContain('Das Ergebnis folgt nicht aus dem Beleg.');
		await user.click(within(alert).getByRole('button', { name: 'Trotzdem eintragen …' }));
		await user.type(await screen.findByLabelText('Begründung'), 'Partner verzichtet{Enter}');
		await waitFor(async () =>
			expect((await desk.match(3, 4)).outcome?.overruled).toMatchObject({ reason: 'Partner verzichtet' }),
		);
	});
});

test('who acts is chosen in one place', async () => {
	const { kralle, user } = await program('round');
	await user.click(await screen.findByRole('button', { name: 'Name wählen' }));
	await user.type(screen.getByLabelText('Neuer Name'), 'Rosa Klaue{Enter}');
	await waitFor(() => expect(kralle.preferences.now.acting_name).toBe('Rosa Klaue'));
	expect(await screen.findByRole('button', { name: 'Rosa Klaue' })).toBeTruthy();
});

test('the rules of the tournament are offered once; a preset of that name only where they differ from it', async () => {
	await program('judge');
	const rules = await screen.findByLabelText<HTMLSelectElement>('Regeln');
	const texts = [...rules.options].map(({ text }) => text);
	expect(texts.filter((text) => text.startsWith('Schweizer Regeln'))).toEqual(['Schweizer Regeln (dieses Turnier)']);
});
