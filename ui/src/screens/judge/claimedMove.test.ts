import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { program } from '../../test/program';

const board = (number: number) => screen.getByRole('group', { name: `Felder von Brett ${String(number)}` });
const answer = () => screen.findByRole('article', { name: 'Antwort' });
const typed = () => screen.getByRole('textbox', { name: 'Zug eintippen' });

async function claiming(rules: string) {
	const it = await program('judge-alone');
	await it.user.selectOptions(screen.getByLabelText('Regeln'), rules);
	await it.user.click(await screen.findByRole('button', { name: 'Ist die Reklamation zulässig?' }));
	await it.user.selectOptions(screen.getByLabelText('Was wird reklamiert?'), 'illegal_move');
	return it;
}

describe('a claim of an illegal move', () => {
	test('shown on the board is checked, and is the claim of the opponent (O 7.1 b)', async () => {
		const { user } = await claiming('ordnung');
		await user.click(within(board(1)).getByRole('button', { name: 'e2, weißer Bauer' }));
		await user.click(within(board(1)).getByRole('button', { name: 'e5, leer' }));
		await user.click(screen.getByRole('button', { name: 'Prüfen' }));
		const card = await answer();
		await waitFor(() => expect(card.textContent).toContain('Geprüft: Der gezeigte Zug ist nicht erlaubt.'));
		expect(card.textContent).toContain('Das Team mit Schwarz an Brett 1 gewinnt.');
		await screen.findByText('Regelwidriger Zug des Gegners – Schwarz an Brett 1');
	});

	test('typed and legal is turned down, with what follows', async () => {
		const { user } = await claiming('dsj');
		await user.type(typed(), '2 e2e4{Enter}');
		await user.click(screen.getByRole('button', { name: 'Prüfen' }));
		const card = await answer();
		await waitFor(() => expect(card.textContent).toContain('Nein – der gezeigte Zug war erlaubt.'));
		expect(card.textContent).toContain('Schwarz an Brett 2 hat zu Unrecht reklamiert.');
		expect(card.textContent).toContain('7.4');
	});

	test('that nobody can show rests on what was said, and the answer says so', async () => {
		const { desk, user } = await claiming('ordnung');
		await user.click(screen.getByRole('button', { name: /^Prüfen/u }));
		expect(desk.asked('judge').some((input) => JSON.stringify(input).includes('illegal_move'))).toBe(false);
		await user.click(screen.getByRole('checkbox', { name: 'Der Zug lässt sich nicht mehr zeigen' }));
		await user.click(screen.getByRole('button', { name: 'Prüfen' }));
		const card = await answer();
		await waitFor(() => expect(card.textContent).toContain('Ja – wenn der Zug, wie angegeben, regelwidrig war.'));
		expect(card.textContent).toContain('Der Zug wurde nicht gezeigt');
	});
});

test('an illegal move says what follows until when, by the rules in force', async () => {
	const { user } = await program('judge-alone');
	await user.selectOptions(screen.getByLabelText('Regeln'), 'ordnung');
	await user.click(await screen.findByRole('button', { name: 'War dieser Zug erlaubt?' }));
	await user.type(typed(), 'e2e5{Enter}');
	await screen.findByText(/darf den Gewinn reklamieren, aber nur vor dem eigenen nächsten Zug/u);
	await user.click(screen.getByRole('checkbox', { name: 'Der Gegner hat seither gezogen' }));
	await screen.findByText(/der Zug gilt/u);
});

test.each(['judge-alone', 'judge'])('the first board is six presses of Tab away at most (%s)', async (scene) => {
	const { user } = await program(scene);
	await screen.findByRole('button', { name: /^weißer König/u });
	screen.getByRole('heading', { level: 1 }).focus();
	const page = screen.getByRole('heading', { level: 1 }).closest('.page');
	const stops = [...(page?.querySelectorAll<HTMLElement>('button, select, input, a[href], summary') ?? [])].filter(
		(it) => it.tabIndex >= 0,
	);
	const first = stops.findIndex((it) => board(1).contains(it));
	expect(first).toBeGreaterThan(0);
	expect(first + 1).toBeLessThanOrEqual(6);
	// Arrow keys reach the elements that Tab skips.
	const king = screen.getByRole('button', { name: 'weißer König' });
	king.focus();
	await user.keyboard('{ArrowRight}');
	expect(document.activeElement).toBe(screen.getByRole('button', { name: 'weiße Dame' }));
	expect([king.tabIndex, (document.activeElement as HTMLElement).tabIndex]).toEqual([-1, 0]);
});
