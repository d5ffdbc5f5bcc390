/** A player's actions other than moves: resign, offer, claim. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { BLACK, press, side, WHITE, withoutMotion } from '../../test/board';
import { program } from '../../test/program';

withoutMotion();

test('a player resigns only after saying so twice', async () => {
	const { desk, user } = await program('table');
	await user.click(within(await side(BLACK)).getByRole('button', { name: 'Aufgeben …' }));
	const dialog = await screen.findByRole('dialog', { name: 'Föhnle: aufgeben?' });
	await user.click(within(dialog).getByRole('button', { name: 'Weiterspielen' }));
	expect(desk.asked('resign')).toEqual([]);
	await user.click(within(await side(BLACK)).getByRole('button', { name: 'Aufgeben …' }));
	await user.click(await screen.findByRole('button', { name: 'Föhnle gibt auf' }));
	expect(await screen.findByText('Föhnle hat aufgegeben.')).toBeTruthy();
	expect(screen.getByRole('region', { name: 'Ergebnis der Partie' }).textContent).toContain('1–0');
});

test('a player offers a draw, which the other accepts', async () => {
	const { user } = await program('table');
	await user.click(within(await side(WHITE)).getByRole('button', { name: 'Remis anbieten' }));
	await within(await side(WHITE)).findByText('Remis angeboten');
	await user.click(within(await side(BLACK)).getByRole('button', { name: 'Annehmen' }));
	expect(await screen.findByText('Remis vereinbart.')).toBeTruthy();
});

test('a player claims a draw where there is something to claim', async () => {
	const { user } = await program('table-check');
	expect(within(await side(BLACK)).queryByRole('button', { name: /reklamieren/u })).toBeNull();
	await user.click(within(await side(WHITE)).getByRole('button', { name: /Remis reklamieren: dritte/u }));
	expect(await screen.findByText(/Dreimal dieselbe Stellung/u)).toBeTruthy();
});

test('a player goes on with ordinary chess by agreement, on the same board', async () => {
	const { desk, user } = await program('table-check');
	expect(await screen.findByText('Erstzugrecht von Çelebi: Schach abwehren')).toBeTruthy();
	await user.click(within(await side(WHITE)).getByRole('button', { name: 'Annehmen' }));
	await screen.findByText('Çelebi ist am Zug.');
	await user.click(await screen.findByRole('button', { name: /^c2, / }));
	await user.click(await screen.findByRole('button', { name: /^c3, / }));
	await screen.findByText('Föhnle ist am Zug.');
	expect(desk.asked('play_move')).toEqual([{ game: 1, color: 'white', entry: 'c2c3' }]);
	expect(await screen.findByText('Ab hier Normalschach')).toBeTruthy();
});

test('a player claims a draw in ordinary chess with a move that is then not made', async () => {
	const { desk, user } = await program('table-claiming');
	await user.click(
		await within(await side(BLACK)).findByRole('button', { name: 'Mit Zug reklamieren: dritte gleiche Stellung' }),
	);
	expect((await side(BLACK)).textContent).toContain('Tritt es ein, wird der Zug nicht ausgeführt;');
	press('Numpad4', 'Numpad8', 'Numpad4', 'Numpad7');
	await within(await side(BLACK)).findByRole('button', { name: /^Remis reklamieren/u });
	press('NumpadEnter');
	await screen.findByText('Reklamiert mit dem beabsichtigten Zug d8–d7.');
	expect(desk.asked('play_move')).toEqual([]);
	expect(desk.asked('claim_draw')).toEqual([{ game: 1, by: 'black', claim: 'threefold', intended: 'd8d7' }]);
});

test('a player claims a draw wrongly: the move is made, and the opponent gets two minutes', async () => {
	const { desk, user } = await program('table-claiming');
	const left = (await desk.game()).white.clock.left_ms;
	await user.click(
		await within(await side(BLACK)).findByRole('button', { name: 'Mit Zug reklamieren: dritte gleiche Stellung' }),
	);
	expect((await side(BLACK)).textContent).toContain('bekommt zwei Minuten (FIDE 9.5.3)');
	press('Numpad4', 'Numpad8', 'Numpad3', 'Numpad8', 'NumpadEnter');
	expect(
		await screen.findByText(/^Schwarz hat zu Unrecht Remis reklamiert: .* Weiß bekommt zwei Minuten/u),
	).toBeTruthy();
	expect(screen.getByText(/FIDE.* 9\.5\.3$/u)).toBeTruthy();
	const { white, end } = await desk.game();
	expect(white.clock.left_ms).toBe(left + 120_000);
	expect(end).toBeNull();
	expect(within(await side(WHITE)).getByRole('button', { name: 'Annehmen' })).toBeTruthy();
});

test('a player thinks better of a claim, and moves', async () => {
	const { desk, user } = await program('table-claiming');
	await user.click(
		await within(await side(BLACK)).findByRole('button', { name: 'Mit Zug reklamieren: dritte gleiche Stellung' }),
	);
	await user.click(await within(await side(BLACK)).findByRole('button', { name: 'Nicht reklamieren' }));
	press('Numpad4', 'Numpad8', 'Numpad4', 'Numpad7', 'NumpadEnter');
	await waitFor(() => expect(desk.calls.some(({ name }) => name === 'play_move')).toBe(true));
	expect(desk.asked('claim_draw')).toEqual([]);
});

test('a player loses when the clock is down, without anybody calling', async () => {
	const { desk, desktop } = await program('table');
	await within(await side(BLACK)).findByText('noch nichts gespeichert');
	await desk.process.put('2026-11-21T16:00:00Z');
	desktop.changed();
	expect(await screen.findByText('Die Zeit von Föhnle ist abgelaufen.')).toBeTruthy();
	expect(desk.asked('call_flag')).toHaveLength(1);
});

test('a player offers, accepts and resigns by keys of the pad, and is asked first', async () => {
	const { desk } = await program('table');
	await side(WHITE);
	press('KeyT', 'KeyX');
	expect(desk.asked('offer')).toEqual([]);
	press('KeyT', 'KeyC');
	await within(await side(WHITE)).findByText('Remis angeboten');
	press('NumpadMultiply');
	await within(await side(BLACK)).findByText('Föhnle: das Angebot annehmen?');
	press('Numpad0');
	await waitFor(() => expect(desk.asked('answer_offer')).toMatchObject([{ answer: 'decline' }]));
	press('NumpadDivide');
	await within(await side(BLACK)).findByText('Föhnle: aufgeben?');
	press('Numpad1');
	await waitFor(async () => expect(within(await side(BLACK)).queryByText('Föhnle: aufgeben?')).toBeNull());
	press('NumpadDivide', 'NumpadEnter');
	expect(await screen.findByText('Föhnle hat aufgegeben.')).toBeTruthy();
});
