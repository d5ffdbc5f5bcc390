import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import type { Input } from '../../backend/backend';
import { play, seat } from '../../preview/day';
import { program } from '../../test/program';
import { read } from '../../test/pages';

const main = () => within(screen.getByRole('main'));
const button = (name: RegExp | string) => main().getByRole('button', { name });
const option = (name: RegExp) => main().getByRole('option', { name });
const proofed = () => main().findByRole('region', { name: /^Vorschau/u });
const asked = (desk: { calls: { name: string; input: unknown }[] }, name: string) =>
	desk.calls.filter((call) => call.name === name).map(({ input }) => input as Input<'print_sheet'>);

describe('the list', () => {
	test('begins with what the round needs, and shows it', async () => {
		const { desk } = await program('print');
		await proofed();
		expect(option(/Paarungen Runde 3/u).getAttribute('aria-selected')).toBe('true');
		expect(asked(desk, 'preview_sheet').at(-1)).toMatchObject({ sheet: 'pairings', round: 3, language: 'de' });
		expect(atob(read.base64)).toMatch(/^%PDF-/u);
	});

	test('says how many pages each sheet has', async () => {
		const { desk, kralle } = await program('print');
		await proofed();
		await kralle.desk.work.rest();
		expect(option(/Paarungen Runde 3/u).textContent).toMatch(/\d+ S\./u);
		const counted = asked(desk, 'count_pages').map(({ sheet }) => sheet);
		expect(new Set(counted).size, 'each but once').toBe(counted.length);
		expect(counted).toContain('report');
	});

	test('offers the record of a game where one was played at the board', async () => {
		const { desk, kralle, user } = await program('game-over');
		kralle.navigation.leaveTable();
		kralle.navigation.go('print');
		await waitFor(() => expect(option(/Partieprotokoll/u)).toBeTruthy());
		await user.click(await main().findByRole('option', { name: /Partieprotokoll/u }));
		await waitFor(() => expect(asked(desk, 'preview_sheet').at(-1)).toMatchObject({ sheet: 'game_record', game: 1 }));
		const games = await main().findByLabelText<HTMLSelectElement>('Partie');
		expect(games.selectedOptions[0]?.textContent).toMatch(/^Runde 1, Tisch 2: .+ – .+/u);
	});

	test('is walked by arrows, and says why a sheet is not possible', async () => {
		const { user } = await program('print-early');
		await proofed();
		// A user who arrives by a key has no focused element.
		expect(document.activeElement).toBe(document.body);
		const selected = () => document.querySelector('[data-sheet][aria-selected=true]')?.textContent;
		const first = selected();
		await user.keyboard('{ArrowDown}');
		// A key without a focused element may be deferred.
		await waitFor(() => expect(document.activeElement?.getAttribute('aria-selected')).toBe('true'));
		expect(selected()).not.toBe(first);
		expect(option(/Paarungen/u).getAttribute('aria-selected')).toBe('false');
		option(/Spielerliste/u).click();
		option(/Spielerliste/u).focus();
		await user.keyboard('{ArrowDown}');
		expect(document.activeElement).toBe(option(/Auslosungsprotokoll/u));
		await waitFor(() => expect(main().queryByRole('region', { name: /^Vorschau/u })).toBeNull());
		expect(main().getAllByText(/Erst auslosen/u).length).toBeGreaterThan(0);
		await user.keyboard('{Home}');
		expect(document.activeElement).toBe(option(/Paarungen/u));
	});
});

describe('Ctrl+P', () => {
	test.each([
		['players', /Spielerliste/u],
		['drawn', /Auslosungsprotokoll/u],
		['round', /Paarungen Runde 3/u],
		['standings', /Rangliste Runde 5/u],
	])('on the screen %s goes to its sheet', async (scene, name) => {
		const { kralle, user } = await program(scene);
		await kralle.desk.work.rest();
		await user.keyboard('{Control>}p{/Control}');
		expect(await screen.findByRole('heading', { name: 'Druck' })).toBeTruthy();
		await proofed();
		expect(option(name).getAttribute('aria-selected')).toBe('true');
	});

	test('prints what is in sight, once it is', async () => {
		const { desk, desktop, user } = await program('print');
		await proofed();
		await user.keyboard('{Control>}p{/Control}');
		await waitFor(() => expect(desktop.shown).toEqual([expect.stringMatching(/\.pdf$/u)]));
		const previewed = asked(desk, 'preview_sheet').at(-1);
		expect(asked(desk, 'print_sheet')).toEqual([previewed]);
	});

	test('that waits for a sheet prints no other one that is clicked meanwhile', async () => {
		const { desk, kralle, user } = await program('print');
		await proofed();
		const held = desk.hold('preview_sheet');
		await user.click(option(/Ergebniszettel/u));
		await user.keyboard('{Control>}p{/Control}');
		await user.click(option(/Spielerliste/u));
		held.finish();
		await waitFor(() =>
			expect(kralle.keys.said).toBe('Die Taste Strg P kam zu spät: Inzwischen wurde etwas anderes angeklickt.'),
		);
		expect(asked(desk, 'print_sheet')).toEqual([]);
	});
});

describe('options', () => {
	test('ask for another proof: round, language, paper', async () => {
		const { desk, user } = await program('print');
		await proofed();
		await user.selectOptions(main().getByRole('combobox', { name: 'Runde' }), '1');
		await user.click(button(/Papier, Sprache, Vorlage/u));
		await user.selectOptions(main().getByRole('combobox', { name: 'Sprache' }), 'fr');
		await user.click(main().getByRole('radio', { name: 'A5' }));
		await waitFor(() =>
			expect(asked(desk, 'preview_sheet').at(-1)).toMatchObject({
				sheet: 'pairings',
				round: 1,
				language: 'fr',
				paper: 'a5',
			}),
		);
		expect(option(/Paarungen Runde 1/u).getAttribute('aria-selected')).toBe('true');
	});

	test('of a round count until the next one is paired', async () => {
		const { desk, kralle, user } = await program('print');
		await proofed();
		await user.selectOptions(main().getByRole('combobox', { name: 'Runde' }), '1');
		await waitFor(() => expect(option(/Paarungen Runde 1/u)).toBeTruthy());
		await seat(desk.process, 3, 6);
		await play(desk.process, 3, 4, 6);
		await kralle.journal.act('pair_round', {});
		await waitFor(() => expect(option(/Paarungen Runde 4/u)).toBeTruthy());
	});

	test('take some tables, which the usual set does not', async () => {
		const { desk, desktop, user } = await program('print');
		await proofed();
		await user.click(option(/Ergebniszettel/u));
		const tables = await main().findByLabelText('Tische');
		await user.type(tables, '2, 5-4');
		await user.tab();
		await waitFor(() => expect(tables.getAttribute('aria-invalid')).toBe('true'));
		expect(asked(desk, 'preview_sheet').at(-1)).toMatchObject({ sheet: 'cards', tables: null });
		await user.clear(tables);
		await user.type(tables, '5-6, 2 5');
		await user.tab();
		await waitFor(() => expect(asked(desk, 'preview_sheet').at(-1)).toMatchObject({ tables: [2, 5, 6] }));
		expect(main().getByLabelText('Tische')).toHaveProperty('value', '2, 5–6');
		await waitFor(() => expect(button(/Üblichen Satz öffnen \(3\)/u)).toBeTruthy());
		await user.click(button(/Üblichen Satz öffnen \(3\)/u));
		await waitFor(() => expect(desktop.shown).toHaveLength(3));
		expect(asked(desk, 'print_sheet').map((it) => it.tables)).toEqual([null, null, null]);
	});

	test('are kept for each sheet', async () => {
		const { user } = await program('print');
		await proofed();
		await user.click(option(/Ergebniszettel/u));
		await user.click(await main().findByRole('radio', { name: '4 je Seite' }));
		await user.click(option(/Spielerliste/u));
		await waitFor(() => expect(main().queryByRole('radio', { name: '4 je Seite' })).toBeNull());
		await user.click(option(/Ergebniszettel/u));
		const four = await main().findByRole<HTMLInputElement>('radio', { name: '4 je Seite' });
		expect(four.checked).toBe(true);
	});

	test('match cards carry slips to cut off once the hall was open, unless they are unticked', async () => {
		const { desk, user } = await program('hall-slips');
		await proofed();
		await user.click(option(/Ergebniszettel/u));
		const slips = await main().findByRole('checkbox', { name: 'Zugangszettel zum Abschneiden darunter' });
		expect(slips).toHaveProperty('checked', true);
		expect(main().getByText(/Niemand darf die Zettel beider Teams bekommen/u)).toBeTruthy();
		await waitFor(() => expect(asked(desk, 'preview_sheet').at(-1)).toMatchObject({ sheet: 'cards', slips: 'with' }));
		expect(main().queryByRole('radio', { name: '4 je Seite' })).toBeNull();
		await user.click(slips);
		await waitFor(() =>
			expect(asked(desk, 'preview_sheet').at(-1)).toMatchObject({ sheet: 'cards', slips: 'without' }),
		);
		expect(main().getByRole('radio', { name: '4 je Seite' })).toBeTruthy();
	});

	test('match cards have no slips where the hall was never open, and the sheet says why', async () => {
		const { desk, user } = await program('print');
		await proofed();
		await user.click(option(/Ergebniszettel/u));
		const slips = await main().findByRole('checkbox', { name: 'Zugangszettel zum Abschneiden darunter' });
		expect(slips).toMatchObject({ checked: false, disabled: true });
		expect(main().getByText(/sobald die Halle für dieses Turnier einmal offen war/u)).toBeTruthy();
		await waitFor(() => expect(asked(desk, 'preview_sheet').at(-1)).toMatchObject({ sheet: 'cards', slips: null }));
	});

	test('certificates take places, whom they are for, and a picture', async () => {
		const { desk, desktop, kralle, user } = await program('standings-ended');
		kralle.navigation.go('print');
		await proofed();
		await user.click(option(/Urkunden/u));
		const places = await main().findByRole('spinbutton', { name: 'Plätze' });
		await user.clear(places);
		await user.type(places, '5{Tab}');
		await user.click(main().getByRole('radio', { name: 'je Spieler' }));
		desktop.picked = '/home/probe/logo.png';
		await user.click(button(/Bild wählen/u));
		await waitFor(() =>
			expect(asked(desk, 'preview_sheet').at(-1)).toMatchObject({
				sheet: 'certificates',
				places: 5,
				certificate_for: 'player',
				picture: '/home/probe/logo.png',
			}),
		);
	});
});

describe('printing', () => {
	test('goes to the printer chosen, so many copies', async () => {
		const { desktop, kralle, user } = await program('print', { printers: ['Büro', 'Halle'] });
		await proofed();
		await user.selectOptions(main().getByRole('combobox', { name: 'Drucker' }), 'Halle');
		const copies = main().getByRole('spinbutton', { name: 'Exemplare' });
		await user.clear(copies);
		await user.type(copies, '2{Tab}');
		await user.click(button(/Seiten? drucken/u));
		await waitFor(() =>
			expect(desktop.sent).toEqual([{ path: expect.stringMatching(/\.pdf$/u), printer: 'Halle', copies: 2 }]),
		);
		expect(desktop.shown).toEqual([]);
		await kralle.desk.work.rest();
		expect(main().getByText(/Zuletzt: Paarungen Runde 3/u)).toBeTruthy();
	});

	test('a draft is published by it, not by looking at it', async () => {
		const { desk, user } = await program('print-draft');
		await proofed();
		expect(main().getByText('Die Runde ist noch ein Entwurf.')).toBeTruthy();
		expect(await desk.state(1)).toBe('draft');
		await user.click(button(/Zum Drucken öffnen/u));
		await waitFor(async () => expect(await desk.state(1)).toBe('published'));
		await waitFor(() => expect(main().queryByText('Die Runde ist noch ein Entwurf.')).toBeNull());
	});

	test('the usual set goes out in one click', async () => {
		const { desk, desktop, user } = await program('print');
		await proofed();
		await user.click(button(/Üblichen Satz öffnen \(3\)/u));
		await waitFor(() => expect(desktop.shown).toHaveLength(3));
		expect(asked(desk, 'print_sheet').map(({ sheet, round }) => [sheet, round])).toEqual([
			['pairings', 3],
			['seats', 3],
			['cards', 3],
		]);
	});

	test('saves where the person says, and nowhere when the dialog is put away', async () => {
		const { desk, desktop, user } = await program('print');
		await proofed();
		await user.click(button(/PDF speichern/u));
		expect(asked(desk, 'print_sheet')).toEqual([]);
		desktop.picked = join(desk.process.folder, 'Aushang.pdf');
		await user.keyboard('{Control>}s{/Control}');
		await waitFor(() => expect(asked(desk, 'print_sheet')).toMatchObject([{ path: desktop.picked }]));
		expect(await screen.findByText(`Gespeichert: ${desktop.picked}`)).toBeTruthy();
		expect(desktop.shown).toEqual([]);
	});

	test('a printer that refuses is told with what it said', async () => {
		const { desktop, user } = await program('print', { printers: ['Halle'] });
		await proofed();
		desktop.fault = {
			code: 'printer_refused',
			article: null,
			data: { printer: 'Halle', path: '/home/probe/Kralle/pairings.pdf', reason: 'Papier fehlt' },
		};
		await user.click(button(/Seiten? drucken/u));
		const alert = await main().findByRole('alert');
		expect(alert.textContent).toContain('Nicht gedruckt: Halle nimmt das Blatt nicht an.');
		expect(alert.textContent).toContain('Papier fehlt');
	});
});

describe('a set that stopped', () => {
	/** Returns the text of the banner with unprinted sheets. */
	const left = () => main().queryByText(/^Aus dem Satz noch nicht ausgegeben: /u)?.textContent ?? '';

	test('says which sheets are left, and goes on with these on another printer', async () => {
		const { desk, desktop, kralle, user } = await program('print', { printers: ['Halle', 'Büro'] });
		await proofed();
		const send = desktop.sendToPrinter.bind(desktop);
		desktop.sendToPrinter = (path, printer, copies) => {
			if (printer === 'Halle' && desktop.sent.length === 1)
				desktop.fault = { code: 'printer_refused', article: null, data: { printer, path, reason: 'Papier fehlt' } };
			return send(path, printer, copies);
		};
		await user.click(button(/Üblichen Satz drucken \(3\)/u));
		expect((await main().findByRole('alert')).textContent).toContain('Papier fehlt');
		await kralle.desk.work.rest();
		expect(left()).toBe('Aus dem Satz noch nicht ausgegeben: Platzliste Runde 3 und Ergebniszettel Runde 3');
		expect(desktop.sent).toHaveLength(1);

		desktop.fault = null;
		await user.selectOptions(main().getByRole('combobox', { name: 'Drucker' }), 'Büro');
		await user.click(button('Die übrigen drucken (2)'));
		await waitFor(() => expect(desktop.sent.map((it) => it.printer)).toEqual(['Halle', 'Büro', 'Büro']));
		await kralle.desk.work.rest();
		expect(asked(desk, 'print_sheet').map((it) => it.sheet)).toEqual(['pairings', 'seats', 'seats', 'cards']);
		expect(left()).toBe('');
		expect(main().queryByRole('alert')).toBeNull();
	});

	test('by the director says which are left, until they went out one by one or are no longer needed', async () => {
		const { desk, desktop, kralle, user } = await program('print');
		await proofed();
		const held = desk.hold('print_sheet');
		await user.click(button(/Üblichen Satz öffnen \(3\)/u));
		await user.click(await main().findByRole('button', { name: 'Abbrechen' }));
		held.finish();
		await waitFor(() => expect(left()).toContain('Platzliste Runde 3 und Ergebniszettel Runde 3'));
		await user.click(option(/Platzliste/u));
		await kralle.desk.work.rest();
		await user.click(button(/Zum Drucken öffnen/u));
		await waitFor(() => expect(left()).toBe('Aus dem Satz noch nicht ausgegeben: Ergebniszettel Runde 3'));
		await user.click(button('Nicht mehr nötig'));
		expect(left()).toBe('');
		expect(desktop.shown).toHaveLength(2);
	});
});

describe('the proof', () => {
	test('says which characters the typeface lacks', async () => {
		const { desk, kralle } = await program('print');
		await proofed();
		const [player] = (await desk.look('players', {})).rows;
		if (player) await desk.look('change_player', { player: player.id, fields: { ...player.fields, name: '王, Mona' } });
		kralle.desk.version++;
		expect(await main().findByText(/Diese Zeichen fehlen in der Schrift: 王/u)).toBeTruthy();
	});

	test('of a template with a mistake says line and column, and comes back when it is mended', async () => {
		const { desk } = await program('print');
		await proofed();
		await desk.look('copy_template', { sheet: 'pairings' });
		desk.refuse('preview_sheet', {
			code: 'template_unclosed',
			article: null,
			data: { file: 'pairings.toml', line: 7, column: 12, sign: '"' },
		});
		window.dispatchEvent(new Event('focus'));
		const alert = await main().findByRole('alert');
		expect(alert.textContent).toContain('Zeile 7, Spalte 12');
		expect(button(/Zum Drucken öffnen/u).getAttribute('aria-disabled')).toBe('true');
		desk.refuse('preview_sheet', null);
		window.dispatchEvent(new Event('focus'));
		await proofed();
		expect(main().getByText('Eigene Vorlage')).toBeTruthy();
	});

	test('is copied for a template of one’s own', async () => {
		const { user } = await program('print');
		await proofed();
		await user.click(button(/Papier, Sprache, Vorlage/u));
		await user.click(button(/Vorlage anpassen/u));
		expect(await screen.findByText(/Vorlage liegt hier: .*pairings\.toml/u)).toBeTruthy();
		expect(await main().findByText('Eigene Vorlage')).toBeTruthy();
	});

	test('that cannot be drawn says so', async () => {
		read.fault = new Error('kein PDF');
		await program('print');
		const alert = await main().findByRole('alert');
		expect(alert.textContent).toContain('kein PDF');
	});

	test('lets go of the one before', async () => {
		const { desk, kralle, user } = await program('print');
		await proofed();
		const before = read.closed;
		await user.click(option(/Regelblatt/u));
		await waitFor(() => expect(asked(desk, 'preview_sheet').at(-1)).toMatchObject({ sheet: 'rules' }));
		await proofed();
		await kralle.desk.work.rest();
		expect(read.closed).toBe(before + 1);
	});
});

describe('where no program shows PDF', () => {
	test('the usual set goes on with all sheets, and says where they are', async () => {
		const { desk, desktop, kralle, user } = await program('print');
		await proofed();
		desktop.hasViewer = false;
		await user.click(button(/Üblichen Satz öffnen \(3\)/u));
		await waitFor(() => expect(asked(desk, 'print_sheet')).toHaveLength(3));
		await kralle.desk.work.rest();
		const alert = await main().findByRole('alert');
		expect(alert.textContent).toContain('kein Programm kann PDF-Dateien anzeigen: 3 Blätter sind nicht zu sehen.');
		expect(alert.textContent.match(/\.pdf/gu)).toHaveLength(3);
		expect(screen.queryByText(/angezeigt/u)).toBeNull();
	});

	test('one sheet says so, and nothing is said to be shown', async () => {
		const { desktop, user } = await program('print');
		await proofed();
		desktop.hasViewer = false;
		await user.click(button(/Zum Drucken öffnen/u));
		const alert = await main().findByRole('alert');
		expect(alert.textContent).toContain('Das Blatt ist gespeichert, aber kein Programm kann PDF-Dateien anzeigen.');
		expect(screen.queryByText(/angezeigt/u)).toBeNull();
	});
});
