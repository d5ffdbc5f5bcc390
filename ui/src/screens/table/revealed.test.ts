/** The description of a revealed pair, and the replay of a finished game. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test, vi } from 'vitest';
import type { VoidReasonName } from '../../backend/generated';
import { BLACK, begun, press, side, withoutMotion } from '../../test/board';
import { program } from '../../test/program';
import { t, words } from '../../words/words.svelte';

withoutMotion();

const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
/** Every reason; the type ensures that none is missing. */
const REASON: Record<VoidReasonName, 'of a square' | 'of the move'> = {
	unreadable: 'of the move',
	no_piece: 'of the move',
	opponents_piece: 'of the move',
	piece_captured: 'of the move',
	own_piece: 'of the move',
	movement: 'of the move',
	blocked: 'of a square',
	nothing_to_capture: 'of the move',
	promotion: 'of the move',
	castling_lost: 'of the move',
	castling_in_check: 'of a square',
	castling_through_check: 'of a square',
	king: 'of the move',
	into_check: 'of a square',
	check_stays: 'of a square',
	king_exposed: 'of a square',
	king_meets_piece: 'of the move',
	kings_meet: 'of the move',
	weaker_renounces: 'of the move',
};
const REASONS = Object.keys(REASON);
const OF_A_SQUARE = Object.entries(REASON).flatMap(([reason, of]) => (of === 'of a square' ? [reason] : []));

describe('the reveal', () => {
	test('is played out: what sets out is named before what came of it', async () => {
		vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
		await program('table');
		const black = await side(BLACK);
		press('Numpad3', 'Numpad6', 'Numpad2', 'Numpad4', 'NumpadEnter');
		await within(black).findByText('gespeichert');
		press('NumpadEnter');
		expect(await screen.findByText(/zieht\.|ziehen zugleich\./u)).toBeTruthy();
		const said = await screen.findByRole('region', { name: 'Paarzug 8' });
		expect(within(said).queryByText(/PZSR/u)).toBeNull();
		expect(await within(said).findAllByText(/PZSR/u)).not.toHaveLength(0);
	});

	test('a void move is said with the rule', async () => {
		await program('table');
		await within(await side(BLACK)).findByText('noch nichts gespeichert');
		press('Numpad1', 'Numpad1', 'Numpad1', 'Numpad2', 'NumpadEnter');
		await within(await side(BLACK)).findByText('gespeichert');
		press('NumpadEnter');
		const said = await screen.findByRole('region', { name: 'Paarzug 8' });
		expect(said.textContent).toContain('Der Zug von Föhnle (a1–a2) war nicht ausführbar und entfällt.');
		expect(said.textContent).toContain('Auf dem Startfeld steht eine gegnerische Figur.');
		expect(said.textContent).toContain('PZSR 2');
	});

	test.each(LANGUAGES)('why a move was void has its sentence in %s', (language) => {
		words.speak(language);
		for (const reason of REASONS) {
			const said = t(`table-void-${reason.replaceAll('_', '-')}`, { square: 'h5' });
			expect(said, reason).toMatch(/ .*\.$/u);
			if (OF_A_SQUARE.includes(reason)) expect(said, reason).toContain('h5');
		}
		words.speak('de');
	});

	test('then each starts the other’s clock', async () => {
		const { desk } = await begun();
		press('Digit5', 'Digit2', 'Digit5', 'Digit4', 'KeyC');
		press('Numpad5', 'Numpad7', 'Numpad5', 'Numpad5', 'NumpadEnter');
		await within(await side(BLACK)).findByText('gespeichert');
		press('KeyC', 'NumpadEnter');
		await screen.findByRole('region', { name: 'Paarzug 1' });
		await screen.findByText(/Jeder startet die Uhr des anderen/u);
		press('KeyC');
		await waitFor(() => expect(desk.calls.at(-1)).toEqual({ name: 'start_clocks', input: { game: 1, by: 'white' } }));
		await waitFor(async () => expect((await desk.game()).black.clock.running).toBe(true));
	});

	test('a second move that became impossible is chosen anew', async () => {
		const { desk } = await program('table-choosing');
		await screen.findByText('Föhnle wählt bei laufender Uhr einen anderen Zug.');
		const said = await screen.findByRole('region', { name: 'Paarzug 3' });
		expect(said.textContent).toContain('Çelebi zieht zuerst: auf d4 wiederschlagen.');
		expect(said.textContent).toContain('Der gespeicherte Zug von Föhnle (d4–d3) ist nicht mehr möglich.');
		press('Numpad3', 'Numpad7', 'Numpad3', 'Numpad5', 'NumpadEnter');
		await waitFor(() => expect(desk.asked('choose_second')).toEqual([{ game: 1, color: 'black', entry: 'c7c5' }]));
		expect(await screen.findByText(/Föhnle wählte einen anderen Zug/u)).toBeTruthy();
	});
});

test('a game that is over is played through by keys, forwards and backwards', async () => {
	const { user } = await program('table-over');
	await screen.findByText('5 von 5');
	expect(screen.getByRole('img', { name: /^d5, .*König/u })).toBeTruthy();
	await user.keyboard('{Home}');
	await screen.findByText('Anfang', { selector: '[role=status]' });
	expect(screen.getByRole('img', { name: /^e2, .*Bauer/u })).toBeTruthy();
	await user.keyboard('{ArrowRight}{ArrowRight}');
	await screen.findByText('2 von 5');
	expect(screen.getByRole('img', { name: /^f3, .*Springer/u })).toBeTruthy();
	await user.keyboard('{ArrowLeft}');
	await screen.findByText('1 von 5');
	expect(screen.getByRole('img', { name: 'f3, leer' })).toBeTruthy();
	await user.click(screen.getByRole('button', { name: 'Nach Paarzug 4' }));
	await screen.findByText('4 von 5');
});
