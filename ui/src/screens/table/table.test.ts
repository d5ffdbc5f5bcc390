/** The table: covered entries, reveal, what players and arbiter can do, and what nobody may see. */
import { render, screen, waitFor, within } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import App from '../../App.svelte';
import { begin } from '../../app/begin';
import { Kralle } from '../../app/kralle.svelte';
import { FakeDesktop } from '../../backend/fake/desktop';
import { demoDesk, SCENES } from '../../preview/scenes';
import { program } from '../../test/fake-program';
import type { VoidReasonName } from '../../backend/generated/VoidReasonName';
import { t, words } from '../../words/words.svelte';
import { clockText } from './said';

/** Nothing moves: the pair stands there at once. */
beforeEach(() => {
	vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
});
afterEach(() => vi.restoreAllMocks());

function press(...codes: string[]) {
	for (const code of codes) {
		const key = code.replace(/^(?:Digit|Numpad|Key)/u, '').toLowerCase();
		document.body.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));
	}
}

const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
/** Every reason; the type keeps it whole. */
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

const side = (name: string) => screen.findByRole('region', { name });
const WHITE = 'Dombrowski, Weiß';
const BLACK = 'Çelebi, Schwarz';

async function begun() {
	const it = await program('table-new');
	await it.user.click(await screen.findByRole('button', { name: 'Uhren starten' }));
	await within(await side(WHITE)).findByText('noch nichts gespeichert');
	return it;
}

describe('two covered entries', () => {
	test('go side by side, and nothing but dots and seals is seen before both are there', async () => {
		const { desk } = await begun();
		press('Digit5', 'Digit2', 'Digit5', 'Digit4', 'KeyC');
		const white = await side(WHITE);
		await within(white).findByText('gespeichert');
		expect(within(white).getByRole('img', { name: '4 von 4 Ziffern, verdeckt' })).toBeTruthy();
		expect(white.textContent).toContain('7c1e 90ab');
		press('Numpad4', 'Numpad7', 'Numpad4', 'Numpad5', 'NumpadEnter');
		await within(await side(BLACK)).findByText('gespeichert');
		press('KeyC');
		await within(white).findByText('gespeichert, Uhr gestoppt');
		// Nobody reads a move anywhere: neither as text nor in the markup.
		expect(document.documentElement.outerHTML).not.toMatch(/e2.?e4|d7.?d5/u);
		expect(desk.calls.filter(({ name }) => name === 'store_move')).toEqual([
			{ name: 'store_move', input: { game: 1, color: 'white', entry: 'e2e4' } },
			{ name: 'store_move', input: { game: 1, color: 'black', entry: 'd7d5' } },
		]);
		press('NumpadEnter');
		const said = await screen.findByRole('region', { name: 'Paarzug 1' });
		await within(said).findByText('e2-e4');
		expect(said.textContent).toContain('Beide Figuren ziehen zugleich.');
		expect(said.textContent).toContain('PZSR 2');
		expect(await within(await screen.findByRole('region', { name: 'Protokoll' })).findByText('d7-d5')).toBeTruthy();
		expect(await screen.findByRole('img', { name: /^e4, .*Bauer/u })).toBeTruthy();
	});

	test('can be changed until the own clock is stopped, and not after', async () => {
		const { desk } = await begun();
		press('Digit5', 'Digit2', 'Digit5', 'Digit4', 'KeyC');
		const white = await side(WHITE);
		await within(white).findByText('gespeichert');
		press('Digit4', 'Digit2');
		await within(white).findByText('gespeichert, wird geändert');
		press('Digit4', 'Digit4', 'KeyC');
		await waitFor(() => expect(desk.tournament?.games?.[0]?.stored.white).toBe('d2d4'));
		await within(white).findByText('gespeichert');
		press('KeyC');
		await within(white).findByText('gespeichert, Uhr gestoppt');
		press('Digit1', 'Digit2', 'Digit1', 'Digit4', 'KeyC');
		expect(within(white).queryByRole('button', { name: 'Korrektur' })).toBeNull();
		expect(desk.tournament?.games?.[0]?.stored.white).toBe('d2d4');
	});

	test('a half typed move is not stored, and can be corrected', async () => {
		const { desk } = await begun();
		press('Digit5', 'Digit2', 'Digit5', 'KeyC');
		const white = await side(WHITE);
		await within(white).findByText(/vier Ziffern/u);
		press('KeyX', 'KeyX');
		expect(await within(white).findByRole('img', { name: '1 von 4 Ziffern, verdeckt' })).toBeTruthy();
		expect(desk.calls.some(({ name }) => name === 'store_move')).toBe(false);
	});

	test('one after the other on one screen, which is handed over', async () => {
		const { desk, user } = await program('table-in-turn');
		await user.click(await screen.findByRole('button', { name: 'Dombrowski: Zug eingeben' }));
		const cover = await screen.findByRole('dialog', { name: 'Bildschirm an Dombrowski geben' });
		expect(within(cover).queryByRole('button', { name: /^e4/u })).toBeNull();
		await user.click(within(cover).getByRole('button', { name: 'Dombrowski ist bereit' }));
		const enter = await screen.findByRole('dialog', { name: 'Dombrowski: Zug eingeben' });
		await user.click(within(enter).getByRole('button', { name: /^f1, / }));
		await user.click(within(enter).getByRole('button', { name: /^b5, / }));
		expect(within(enter).getByRole('status').textContent).toBe('f1 – b5');
		await user.click(within(enter).getByRole('button', { name: 'Speichern und verdecken' }));
		await waitFor(() => expect(desk.tournament?.games?.[0]?.stored.white).toBe('f1b5'));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		await within(await side(WHITE)).findByText('gespeichert');
		// Keys of the pads mean nothing then.
		press('Numpad4', 'Numpad7');
		expect(within(await side(BLACK)).getByRole('img', { name: '0 von 4 Ziffern, verdeckt' })).toBeTruthy();
	});

	test('whoever turns back has typed nothing', async () => {
		const { user } = await program('table-in-turn');
		await user.click(await screen.findByRole('button', { name: 'Çelebi: Zug eingeben' }));
		await user.click(screen.getByRole('button', { name: 'Çelebi ist bereit' }));
		await user.click(screen.getByRole('button', { name: /^e7, / }));
		await user.click(screen.getByRole('button', { name: 'Zurück' }));
		expect(await within(await side(BLACK)).findByRole('img', { name: '0 von 4 Ziffern, verdeckt' })).toBeTruthy();
	});
});

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
		press('Numpad1', 'Numpad1', 'Numpad1', 'Numpad1', 'NumpadEnter');
		await within(await side(BLACK)).findByText('gespeichert');
		press('NumpadEnter');
		const said = await screen.findByRole('region', { name: 'Paarzug 8' });
		expect(said.textContent).toContain('Der Zug von Çelebi (a1a1) war nicht ausführbar und entfällt.');
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
		await waitFor(() => expect(desk.tournament?.games?.[0]?.view.black.clock.running).toBe(true));
	});

	test('a second move that became impossible is chosen anew', async () => {
		const { desk } = await program('table-choosing');
		await screen.findByText('Çelebi wählt bei laufender Uhr einen anderen Zug.');
		const said = await screen.findByRole('region', { name: 'Paarzug 6' });
		expect(said.textContent).toContain('Dombrowski zieht zuerst: auf c6 wiederschlagen.');
		expect(said.textContent).toContain('Der gespeicherte Zug von Çelebi (d5a2) ist nicht mehr möglich.');
		press('Numpad2', 'Numpad7', 'Numpad3', 'Numpad6', 'NumpadEnter');
		await waitFor(() =>
			expect(desk.calls.at(-1)).toEqual({ name: 'choose_second', input: { game: 1, color: 'black', entry: 'b7c6' } }),
		);
		expect(await screen.findByText(/Çelebi wählte einen anderen Zug/u)).toBeTruthy();
	});
});

describe('a player', () => {
	test('resigns only after saying so twice', async () => {
		const { desk, user } = await program('table');
		await user.click(within(await side(BLACK)).getByRole('button', { name: 'Aufgeben …' }));
		const dialog = await screen.findByRole('dialog', { name: 'Çelebi: aufgeben?' });
		await user.click(within(dialog).getByRole('button', { name: 'Weiterspielen' }));
		expect(desk.calls.some(({ name }) => name === 'resign')).toBe(false);
		await user.click(within(await side(BLACK)).getByRole('button', { name: 'Aufgeben …' }));
		await user.click(await screen.findByRole('button', { name: 'Çelebi gibt auf' }));
		expect(await screen.findByText('Çelebi hat aufgegeben.')).toBeTruthy();
		expect(screen.getByRole('region', { name: 'Ergebnis der Partie' }).textContent).toContain('1–0');
	});

	test('offers a draw, which the other accepts', async () => {
		const { user } = await program('table');
		await user.click(within(await side(WHITE)).getByRole('button', { name: 'Remis anbieten' }));
		await within(await side(WHITE)).findByText('Remis angeboten');
		await user.click(within(await side(BLACK)).getByRole('button', { name: 'Annehmen' }));
		expect(await screen.findByText('Remis vereinbart.')).toBeTruthy();
	});

	test('claims a draw where there is something to claim', async () => {
		const { user } = await program('table-check');
		expect(within(await side(BLACK)).queryByRole('button', { name: /reklamieren/u })).toBeNull();
		await user.click(within(await side(WHITE)).getByRole('button', { name: /Remis reklamieren: dritte/u }));
		expect(await screen.findByText(/Dreimal dieselbe Stellung/u)).toBeTruthy();
	});

	test('goes on with ordinary chess by agreement, on the same board', async () => {
		const { desk, user } = await program('table-check');
		expect(await screen.findByText('Erstzugrecht von Dombrowski: Schach abwehren')).toBeTruthy();
		await user.click(within(await side(WHITE)).getByRole('button', { name: 'Annehmen' }));
		await screen.findByText('Dombrowski ist am Zug.');
		await user.click(await screen.findByRole('button', { name: /^d2, / }));
		await user.click(await screen.findByRole('button', { name: /^d3, / }));
		await screen.findByText('Çelebi ist am Zug.');
		expect(desk.calls.at(-1)).toEqual({ name: 'play_move', input: { game: 1, color: 'white', entry: 'd2d3' } });
		expect(await screen.findByText('Ab hier Normalschach')).toBeTruthy();
	});

	test('claims a draw in ordinary chess with a move that is then not made', async () => {
		const { desk, user } = await program('table-claiming');
		await user.click(
			await within(await side(BLACK)).findByRole('button', { name: 'Mit Zug reklamieren: dritte Stellung' }),
		);
		expect((await side(BLACK)).textContent).toContain('Ausgeführt wird er nicht.');
		press('Numpad3', 'Numpad6', 'Numpad2', 'Numpad4');
		await within(await side(BLACK)).findByRole('button', { name: /^Remis reklamieren/u });
		press('NumpadEnter');
		await screen.findByText('Reklamiert mit dem beabsichtigten Zug c6–b4.');
		expect(desk.calls.some(({ name }) => name === 'play_move')).toBe(false);
		expect(desk.calls.find(({ name }) => name === 'claim_draw')?.input).toEqual({
			game: 1,
			by: 'black',
			claim: 'threefold',
			intended: 'c6b4',
		});
	});

	test('claims a draw wrongly: the move is made, and the opponent gets two minutes', async () => {
		const { desk, user } = await program('table-claiming');
		const left = desk.tournament?.games?.[0]?.view.white.clock.left_ms ?? 0;
		await user.click(
			await within(await side(BLACK)).findByRole('button', { name: 'Mit Zug reklamieren: dritte Stellung' }),
		);
		expect((await side(BLACK)).textContent).toContain('bekommt zwei Minuten (FIDE 9.5.3)');
		press('Numpad3', 'Numpad6', 'Numpad1', 'Numpad4', 'NumpadEnter');
		expect(
			await screen.findByText(/^Schwarz hat zu Unrecht Remis reklamiert: .* Weiß bekommt zwei Minuten/u),
		).toBeTruthy();
		expect(screen.getByText(/FIDE.* 9\.5\.3$/u)).toBeTruthy();
		expect(desk.tournament?.games?.[0]?.view.white.clock.left_ms).toBe(left + 120_000);
		expect(desk.tournament?.games?.[0]?.view.end).toBeNull();
		expect(within(await side(WHITE)).getByRole('button', { name: 'Annehmen' })).toBeTruthy();
	});

	test('thinks better of a claim, and moves', async () => {
		const { desk, user } = await program('table-claiming');
		await user.click(
			await within(await side(BLACK)).findByRole('button', { name: 'Mit Zug reklamieren: dritte Stellung' }),
		);
		await user.click(await within(await side(BLACK)).findByRole('button', { name: 'Nicht reklamieren' }));
		press('Numpad3', 'Numpad6', 'Numpad2', 'Numpad4', 'NumpadEnter');
		await waitFor(() => expect(desk.calls.some(({ name }) => name === 'play_move')).toBe(true));
		expect(desk.calls.some(({ name }) => name === 'claim_draw')).toBe(false);
	});

	test('loses when the clock is down, without anybody calling', async () => {
		const { desk } = await program('table');
		const view = desk.tournament?.games?.[0]?.view;
		if (view) view.black.clock.left_ms = 0;
		press('Numpad1', 'Numpad1', 'Numpad1', 'Numpad2', 'NumpadEnter');
		expect(await screen.findByText('Die Zeit von Çelebi ist abgelaufen.')).toBeTruthy();
		expect(desk.calls.filter(({ name }) => name === 'call_flag')).toHaveLength(1);
	});
});

describe('the arbiter', () => {
	test('sets the board up from the round', async () => {
		const { desk, user, kralle } = await program('round-paarzug');
		if (desk.tournament) desk.tournament.games = [];
		kralle.version++;
		await user.click(await screen.findByRole('button', { name: 'Am Brett spielen …' }));
		const dialog = await screen.findByRole('dialog');
		await user.clear(within(dialog).getByLabelText('Minuten je Spieler'));
		await user.type(within(dialog).getByLabelText('Minuten je Spieler'), '0');
		expect(await within(dialog).findByText('Minuten: 1 bis 1.440')).toBeTruthy();
		await user.click(within(dialog).getByRole('button', { name: '15 + 10' }));
		await user.click(within(dialog).getByRole('button', { name: 'Brett aufstellen' }));
		await screen.findByText('Die Partie ist noch nicht begonnen.');
		expect(desk.tournament?.games?.[0]?.view.way).toEqual({ at_the_board: { minutes: 15, increment_seconds: 10 } });
		await user.click(screen.getByRole('button', { name: 'Zur Runde' }));
		expect(await screen.findByRole('button', { name: 'Zum Brett (0 Paarzüge)' })).toBeTruthy();
	});

	test('lets an interrupted game go on, both entries safe', async () => {
		const { desk, user } = await program('table-interrupted');
		const alert = await screen.findByRole('alert');
		expect(alert.textContent).toContain('Nichts ist verloren.');
		expect(alert.textContent).toContain('Dombrowski: Eingabe sicher, Uhr gestoppt');
		expect(alert.textContent).toContain('Çelebi: Eingabe sicher, noch zu ändern');
		press('NumpadEnter');
		expect(desk.calls.some(({ name }) => name === 'stop_clock')).toBe(false);
		await user.click(within(alert).getByRole('button', { name: 'Weiterspielen' }));
		await screen.findByText(/Çelebi ist noch dran/u);
		press('NumpadEnter');
		expect(await screen.findByRole('region', { name: 'Paarzug 4' })).toBeTruthy();
	});

	test('ends a game with a reason alone', async () => {
		const { desk, user } = await program('table');
		await user.click(await screen.findByRole('button', { name: 'Partie beenden …' }));
		const dialog = await screen.findByRole('dialog', { name: 'Partie beenden' });
		await user.click(within(dialog).getByRole('button', { name: 'Partie beenden' }));
		expect(desk.calls.some(({ name }) => name === 'end_game')).toBe(false);
		await user.click(within(dialog).getByLabelText('0–1'));
		await user.type(within(dialog).getByLabelText('Begründung'), 'Telefon klingelte{Enter}');
		expect(await screen.findByText('Telefon klingelte')).toBeTruthy();
		expect(screen.getByText('Entscheid des Schiedsrichters.')).toBeTruthy();
	});

	test('prints the record', async () => {
		const { desk, user } = await program('table-over');
		await user.click(await screen.findByRole('button', { name: 'Drucken' }));
		await waitFor(() =>
			expect(desk.calls.find(({ name }) => name === 'print_sheet')?.input).toMatchObject({
				sheet: 'game_record',
				game: 1,
			}),
		);
	});

	test('enters the result into its match', async () => {
		const { desk, user } = await program('table-over');
		await user.click(await screen.findByRole('button', { name: 'Ergebnis bei Runde 1, Tisch 2 eintragen' }));
		expect(await screen.findByText('Steht als Ergebnis bei Runde 1, Tisch 2.')).toBeTruthy();
		expect(desk.tournament?.rounds[0]?.matches[1]?.outcome?.verdict).toBe('drawn');
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

test('who only watches can do nothing', async () => {
	const { desk, user } = await program('table');
	await user.click(await screen.findByRole('button', { name: 'Nur zusehen' }));
	expect(within(await side(BLACK)).queryAllByRole('button')).toEqual([]);
	press('Numpad1', 'Numpad1', 'Numpad1', 'Numpad2', 'NumpadEnter');
	expect(desk.calls.some(({ name }) => name === 'store_move')).toBe(false);
});

test('keys are chosen and kept, and never shared', async () => {
	const { kralle, user } = await program('table');
	await user.click(await screen.findByRole('button', { name: 'Eingabe der Züge' }));
	const dialog = await screen.findByRole('dialog', { name: 'Eingabe der Züge' });
	const white = within(dialog).getByRole('group', { name: 'Tasten von Weiß' });
	await user.click(within(white).getByLabelText('Ziffernblock'));
	await waitFor(() =>
		expect(kralle.preferences.pads).toEqual({ entry: 'side_by_side', white: 'keypad', black: 'left_hand' }),
	);
	await user.click(within(white).getByLabelText('ganze Tastatur'));
	await waitFor(() =>
		expect(kralle.preferences.pads).toEqual({ entry: 'side_by_side', white: 'keyboard', black: 'keypad' }),
	);
	await user.click(within(dialog).getByLabelText('nacheinander'));
	await waitFor(() => expect(kralle.preferences.pads.entry).toBe('in_turn'));
});

test.each([
	[0, '0:00.0'],
	[9_950, '0:10'],
	[4_210, '0:04.3'],
	[59_001, '1:00'],
	[605_000, '10:05'],
	[3_909_000, '1:05:09'],
])('%i ms are %s', (ms, text) => {
	expect(clockText(ms)).toBe(text);
});

describe('a window of its own', () => {
	test('is opened for the board', async () => {
		const { desktop, user } = await program('table');
		await user.click(await screen.findByRole('button', { name: 'In eigenem Fenster' }));
		await waitFor(() => expect(desktop.tables).toEqual([1]));
	});

	test('shows what another window did', async () => {
		const { desk, desktop } = await program('table');
		await within(await side(BLACK)).findByText('noch nichts gespeichert');
		await desk.call('store_move', { game: 1, color: 'black', entry: 'a7a6' });
		desktop.changed();
		expect(await within(await side(BLACK)).findByText('gespeichert')).toBeTruthy();
	});

	/** The table in its own window, while the file is the main window's. */
	async function alone() {
		const desk = demoDesk();
		const desktop = new FakeDesktop();
		desktop.table = 1;
		await SCENES['table']?.prepare(desk);
		const kralle = new Kralle(desk, desktop);
		await begin(kralle);
		render(App, { kralle });
		await within(await side(BLACK)).findByText('noch nichts gespeichert');
		return { desk, desktop };
	}

	test('says at once that its file was closed, and goes on when it is opened again', async () => {
		const { desk, desktop } = await alone();
		const file = desk.tournament;
		desk.tournament = null;
		desktop.changed();
		const alert = await screen.findByRole('alert');
		expect(alert.textContent).toContain('Das Turnier dieses Bretts ist geschlossen.');
		expect((await side(BLACK)).textContent).toContain('steht');
		const before = desk.calls.length;
		press('Numpad3', 'Numpad6', 'Numpad2', 'Numpad4', 'NumpadEnter');
		expect(desk.calls.slice(before)).toEqual([]);
		desk.tournament = file;
		desktop.changed();
		await within(await side(BLACK)).findByText('noch nichts gespeichert');
		await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
		desk.tournament = null;
		desktop.changed();
		(await screen.findByRole('button', { name: 'Fenster schließen' })).click();
		await waitFor(() => expect(desktop.closed).toBe(true));
	});

	test('never takes a game of another file for its own', async () => {
		const { desk, desktop } = await alone();
		const game = desk.tournament?.games?.[0];
		if (!game) throw new Error('no game');
		game.view = {
			...game.view,
			id: 'f'.repeat(32),
			white: { ...game.view.white, player: { ...game.view.white.player, name: 'Fremd, Frieda' } },
		};
		desktop.changed();
		expect((await screen.findByRole('alert')).textContent).toContain('Ein anderes Turnier ist geöffnet.');
		await side(WHITE);
		(await screen.findByRole('button', { name: 'Partie des offenen Turniers zeigen' })).click();
		await side('Fremd, Weiß');
		await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
	});

	test('says that another file has no such game', async () => {
		const { desk, desktop } = await alone();
		if (desk.tournament) desk.tournament.games = [];
		desktop.changed();
		expect((await screen.findByRole('alert')).textContent).toContain('Ein anderes Turnier ist geöffnet.');
		await waitFor(() =>
			expect(screen.queryByRole('button', { name: 'Partie des offenen Turniers zeigen' })).toBeNull(),
		);
	});

	test('says when the pairing of its game was taken back', async () => {
		const { desk, desktop } = await alone();
		const game = desk.tournament?.games?.[0];
		if (game) game.view = { ...game.view, in_match: false };
		desktop.changed();
		expect((await screen.findByRole('alert')).textContent).toContain('Die Paarung dieser Partie gibt es nicht mehr.');
		expect(screen.getByRole('button', { name: 'Fenster schließen' })).toBeTruthy();
	});

	test('says when its game was broken off', async () => {
		const { desk, desktop } = await alone();
		await desk.call('end_game', { game: 1, score: 'annulled', reason: 'Stromausfall' });
		desktop.changed();
		await screen.findByText(/Die Partie zählt nicht/u);
		expect(screen.getByRole('button', { name: 'Fenster schließen' })).toBeTruthy();
	});

	test('enters a result, and the main window shows it', async () => {
		const { desk, desktop, user } = await program('table-over');
		await user.click(await screen.findByRole('button', { name: 'Zur Runde' }));
		await screen.findByText('0 von 3 Ergebnissen');
		await desk.call('enter_game_result', { game: 1 });
		desktop.changed();
		expect(await screen.findByText('1 von 3 Ergebnissen')).toBeTruthy();
	});

	test('sits down at its game, and closes itself', async () => {
		const desk = demoDesk();
		const desktop = new FakeDesktop();
		desktop.table = 1;
		const scene = SCENES['table'];
		if (scene) await scene.prepare(desk);
		const kralle = new Kralle(desk, desktop);
		await begin(kralle);
		render(App, { kralle });
		await side(BLACK);
		await waitFor(() => expect(screen.queryByRole('button', { name: 'In eigenem Fenster' })).toBeNull());
		(await screen.findByRole('button', { name: 'Schließen' })).click();
		await waitFor(() => expect(desktop.closed).toBe(true));
	});
});

test('an entry whose key is not here must be entered again before the game goes on', async () => {
	const { desk, user, kralle } = await program('table-interrupted');
	await screen.findByRole('alert');
	const view = desk.tournament?.games?.[0]?.view;
	if (view) view.black.entry = 'lost';
	kralle.leaveTable();
	kralle.openTable(1);
	await screen.findByText('Çelebi: Eingabe auf diesem Rechner nicht lesbar');
	await user.click(screen.getByRole('button', { name: /^Weiterspielen/u }));
	expect(desk.calls.some(({ name }) => name === 'resume_game')).toBe(false);
	await user.click(screen.getByRole('button', { name: 'Çelebi gibt neu ein' }));
	await screen.findByText('Çelebi: noch keine Eingabe');
	await user.click(screen.getByRole('button', { name: 'Weiterspielen' }));
	await within(await side(BLACK)).findByText('noch nichts gespeichert');
});
