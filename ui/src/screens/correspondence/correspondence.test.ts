import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/svelte';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { program } from '../../test/program';

/** Shows the interpretation of the last typed message, and takes it in with one more Enter. */
async function takeIn(user: UserEvent) {
	await user.keyboard('{Control>}{Enter}{/Control}');
	const take = await screen.findByRole('button', { name: /verdeckt aufnehmen$/u });
	await waitFor(() => expect(document.activeElement).toBe(take));
	await user.keyboard('{Enter}');
}

test('the rail shows correspondence only where games are played in pairs', async () => {
	await program('post');
	expect(screen.getByRole('button', { name: 'Fernschach' })).toBeTruthy();
});

test('tandem has no correspondence', async () => {
	await program('standings');
	await waitFor(() => expect(screen.queryByRole('button', { name: 'Fernschach' })).toBeNull());
});

test('the game that waits longest stands on top, and says that its deadline has passed', async () => {
	await program('post');
	const games = await screen.findByRole('navigation', { name: 'Partien' });
	const [first, , last] = within(games).getAllByRole('button');
	expect(first?.textContent).toContain('2 Tage über der Frist');
	expect(first?.getAttribute('aria-current')).toBe('true');
	expect(last?.textContent).toContain('1–0');
	expect(screen.getByText(/Was daraus folgt, entscheidet die Turnierleitung/u)).toBeTruthy();
});

test('a move is covered at once, can be entered again, and both are revealed together', async () => {
	const { desk, user } = await program('post');
	const [white, black] = await screen.findAllByLabelText(/^Nachricht von/u);
	if (!white || !black) throw new Error('no place for messages');
	await user.type(white, 'Mein Zug: g1f3, viele Grüße');
	await takeIn(user);
	expect(await screen.findByText('Zug verdeckt gespeichert')).toBeTruthy();
	expect(document.body.textContent).not.toContain('g1f3');
	expect(document.body.textContent).not.toContain('Sg1');
	expect((await desk.game()).lines).toHaveLength(2);

	// A typo: the move is entered again before the other one arrives.
	await user.click(screen.getByRole('button', { name: /neu eingeben$/u }));
	const [again] = screen.getAllByLabelText(/^Nachricht von/u);
	await user.type(again ?? white, 'b1c3');
	await takeIn(user);
	await screen.findByText('Zug verdeckt gespeichert');

	await user.type(screen.getByLabelText(/^Nachricht von/u), 'h7h6');
	await takeIn(user);
	await waitFor(async () => expect((await desk.game()).last?.white?.executed).toMatchObject({ from: 'b1', to: 'c3' }));
	expect(await screen.findByText('Aufgedeckt: Die Nachrichten sind bereit.')).toBeTruthy();
});

test('a message without a move is refused beside its field, and can be taken in as it is', async () => {
	const { desk, user } = await program('post');
	const [white] = await screen.findAllByLabelText(/^Nachricht von/u);
	if (!white) throw new Error('no place for messages');
	await user.type(white, 'Ich bin im Urlaub.');
	await user.keyboard('{Control>}{Enter}{/Control}');
	expect(await screen.findByText('Nicht aufgenommen: Die Nachricht enthält keinen Zug.')).toBeTruthy();
	expect((await desk.game()).white.entry).toBe('empty');
	await user.click(screen.getByRole('button', { name: /unverändert aufnehmen$/iu }));
	await waitFor(async () => expect((await desk.game()).white.entry).toBe('stored'));
});

test('messages to both are copied and saved, each in its language', async () => {
	const { desktop, desk, user } = await program('post');
	const copies = await screen.findAllByRole('button', { name: /^Nachricht an .* kopieren$/u });
	expect(copies).toHaveLength(2);
	await user.click(copies[0] ?? document.body);
	expect(await navigator.clipboard.readText()).toContain('Guten Tag');
	await user.selectOptions(screen.getAllByLabelText(/^Sprache für/u)[1] ?? document.body, 'en');
	expect(await screen.findByText(/Please send your move for pair 3/u)).toBeTruthy();
	expect(await desk.post()).toMatchObject({ white_language: null, black_language: 'en' });
	desktop.picked = join(desk.process.folder, 'an-Schwarz.txt');
	await user.click(screen.getAllByRole('button', { name: /als \.txt speichern$/u })[1] ?? document.body);
	await waitFor(() => expect(readFileSync(desktop.picked ?? '', 'utf8')).toContain('Please send your move for pair 3'));
});

test('the desk takes every language that is offered for messages', async () => {
	const { desk, user } = await program('post');
	const [choice] = await screen.findAllByRole<HTMLSelectElement>('combobox', { name: /^Sprache für/u });
	if (!choice) throw new Error('no choice of a language');
	for (const code of [...choice.options].map(({ value }) => value)) {
		await user.selectOptions(choice, code);
		await waitFor(async () => expect(await desk.post()).toMatchObject({ white_language: code }));
	}
});

test('a message is opened in the mail program, and a reminder that goes that way is noted', async () => {
	const { desk, desktop, user } = await program('post');
	const [mail] = await screen.findAllByRole('button', { name: /im Mailprogramm öffnen$/u });
	await user.click(mail ?? document.body);
	await waitFor(() => expect(desktop.mails).toHaveLength(1));
	const link = new URL(desktop.mails[0] ?? '');
	expect(link.protocol).toBe('mailto:');
	expect(link.searchParams.get('subject')).toContain('Runde 1');
	expect(link.searchParams.get('body')).toContain('Guten Tag');
	expect(link.searchParams.get('body')).toMatch(/,\r\n\r\n/u);
	expect(desk.calls.map(({ name }) => name)).not.toContain('note_reminder');

	await user.selectOptions(screen.getAllByLabelText(/^Nachricht an/u)[0] ?? document.body, 'reminder');
	await waitFor(() => expect(screen.getAllByText(/^Erinnerung: Fernturnier/u)).toHaveLength(1));
	await user.click(screen.getAllByRole('button', { name: /im Mailprogramm öffnen$/u })[0] ?? document.body);
	await waitFor(() => expect(desk.calls.map(({ name }) => name)).toContain('note_reminder'));
});

test('a machine without mail program says so beside the button', async () => {
	const { desktop, user } = await program('post');
	desktop.hasMail = false;
	await user.click((await screen.findAllByRole('button', { name: /im Mailprogramm öffnen$/u }))[0] ?? document.body);
	expect(await screen.findByText(/kein Mailprogramm eingerichtet/u)).toBeTruthy();
	expect(screen.getByText(/dort einfügen, wo die E-Mails geschrieben werden/u)).toBeTruthy();
	expect(desktop.mails).toEqual([]);
});

test('a message too long for a link says so, is copied, and its mail has the subject', async () => {
	const { desk, desktop, user } = await program('post');
	desk.answer('correspondence_letters', ({ white, black }) => ({
		white: { ...white, text: `Guten Tag ${'ä'.repeat(400)}` },
		black,
	}));
	await user.selectOptions((await screen.findAllByLabelText(/^Sprache für/u))[0] ?? document.body, 'en');
	expect(await screen.findByText(/^Für das Mailprogramm ist der Text zu lang/u)).toBeTruthy();
	await user.click(screen.getByRole('button', { name: /kopieren und das Mailprogramm/u }));
	await waitFor(() => expect(desktop.mails).toHaveLength(1));
	expect(desktop.mails[0]).not.toContain('&body=');
	expect(await navigator.clipboard.readText()).toContain('Guten Tag ää');
});

test('a message is printed in the language chosen just before, though the desk has not yet answered', async () => {
	const { desk, desktop, user } = await program('post');
	const chosen = desk.hold('write_letters_in');
	await user.selectOptions((await screen.findAllByLabelText(/^Sprache für/u))[1] ?? document.body, 'fr');
	await user.click(screen.getAllByRole('button', { name: /^Nachricht an .* drucken$/u })[1] ?? document.body);
	await waitFor(() => expect(desktop.shown).toHaveLength(1));
	expect(desk.asked('print_letter')).toMatchObject([{ color: 'black', language: 'fr', letter: 'position' }]);
	chosen.finish();
});

test('games are opened at several tables at once, with days per move', async () => {
	const { desk, user } = await program('post-empty');
	await user.click((await screen.findAllByRole('button', { name: /^Partie eröffnen/u }))[0] ?? document.body);
	const days = await screen.findByLabelText('Tage je Zug');
	await user.clear(days);
	await user.type(days, '7{Tab}');
	await user.click(screen.getAllByRole('checkbox')[2] ?? days);
	await user.click(screen.getByRole('button', { name: '2 Partien eröffnen' }));
	await waitFor(async () =>
		expect((await desk.look('games', {})).games.map(({ way }) => way)).toEqual([
			{ correspondence: { days: 7, budget: null } },
			{ correspondence: { days: 7, budget: null } },
		]),
	);
});

test('a resignation ends the game, which stays in sight', async () => {
	const { user } = await program('post');
	await user.click((await screen.findAllByRole('button', { name: 'Aufgeben …' }))[0] ?? document.body);
	await user.click(screen.getByRole('button', { name: /gibt auf$/u }));
	expect(await screen.findByRole('region', { name: 'Ergebnis der Partie' })).toBeTruthy();
	expect(screen.getByRole('heading', { name: 'Runde 1, Tisch 1' })).toBeTruthy();
});

test('a budget of days for the whole game, or both, can be chosen', async () => {
	const { desk, user } = await program('post-empty');
	await user.click((await screen.findAllByRole('button', { name: /^Partie eröffnen/u }))[0] ?? document.body);
	await user.click(await screen.findByRole('radio', { name: 'für die Partie' }));
	await waitFor(() => expect(screen.queryByLabelText('Tage je Zug')).toBeNull());
	await user.click(screen.getByRole('radio', { name: 'beides' }));
	const reserve = screen.getByLabelText('Tage als Reserve');
	await user.clear(reserve);
	await user.type(reserve, '0{Tab}');
	await user.click(screen.getByRole('button', { name: '3 Partien eröffnen' }));
	await waitFor(async () => expect((await desk.game()).way).toEqual({ correspondence: { days: 5, budget: 0 } }));
	expect(await screen.findByText('0 + 5 Tage je Zug, Rest bleibt')).toBeTruthy();
});

test('a deadline that has passed is a loss only when the supervisor says so', async () => {
	const { desk, user } = await program('post-covered');
	await user.click(await screen.findByRole('button', { name: 'Als Zeitüberschreitung werten …' }));
	expect((await desk.game()).end).toBeNull();
	expect(screen.getByText(/^Gämperle hat die Frist überschritten/u)).toBeTruthy();
	await user.click(screen.getByRole('button', { name: 'Partie beenden' }));
	await waitFor(async () =>
		expect((await desk.game()).end).toMatchObject({ score: 'white_wins', reason: 'flag_fall' }),
	);
});

test('days are granted with a reason, which stands in the log', async () => {
	const { desk, user } = await program('post-covered');
	await user.click(await screen.findByRole('button', { name: 'Tage gewähren …' }));
	const grant = screen.getByRole('button', { name: 'Gewähren' });
	expect(grant.getAttribute('aria-disabled')).toBe('true');
	// Only Black's move is missing, so the days are for Black.
	expect(screen.getByRole('radio', { name: 'Gämperle' })).toHaveProperty('checked', true);
	await user.type(screen.getByLabelText('Begründung'), 'Urlaub');
	await user.click(grant);
	await waitFor(async () =>
		expect((await desk.post()).log.at(-1)).toMatchObject({ color: 'black', days: 7, said: 'Urlaub' }),
	);
	expect(await screen.findByText('Gämperle: 7 Tage gewährt (Urlaub)')).toBeTruthy();
	await waitFor(() => expect(screen.queryByText(/überschritten$/u)).toBeNull());
});

test('what is owed stands across all games, and a reminder that goes out is noted', async () => {
	const { desk, user } = await program('post');
	await user.click(await screen.findByRole('tab', { name: 'Ausstehend (3)' }));
	const rows = screen.getAllByRole('row').slice(1);
	expect(rows.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
		'Brüllhardt',
		'Gämperle',
		'Föhnle',
	]);
	await user.click(screen.getByRole('button', { name: 'Erinnern: Föhnle' }));
	expect(await screen.findByRole('heading', { name: 'Runde 1, Tisch 2' })).toBeTruthy();
	expect(await screen.findByText(/----- Erinnerung:/u)).toBeTruthy();
	await user.click(screen.getByRole('button', { name: /^Nachricht an Föhnle.* kopieren$/u }));
	await waitFor(async () =>
		expect((await desk.post(2)).log.at(-1)).toMatchObject({ what: 'reminded', color: 'black' }),
	);
});

test('a message counts from the day on which it arrived', async () => {
	const { desk, user } = await program('post');
	await user.click((await screen.findAllByRole('button', { name: /^Eingangstag der Nachricht/u }))[0] ?? document.body);
	const day = screen.getByLabelText('Eingegangen am');
	await user.clear(day);
	await user.type(day, 'gestern');
	const [white] = screen.getAllByLabelText(/^Nachricht von/u);
	await user.type(white ?? day, 'g1f3');
	expect(screen.getAllByText(/^Kein gültiges Datum/u)).not.toHaveLength(0);
	await user.type(white ?? day, '{Control>}{Enter}{/Control}');
	expect(desk.calls.map(({ name }) => name)).not.toContain('take_in_move');
	await user.clear(day);
	await user.type(day, '17.11.2026');
	await user.type(white ?? day, '{Control>}{Enter}{/Control}');
	await user.click(await screen.findByRole('button', { name: /verdeckt aufnehmen$/u }));
	await waitFor(() => expect(desk.asked('take_in_move')).toMatchObject([{ arrived: '2026-11-17' }]));
	await waitFor(async () =>
		expect((await desk.post()).log).toContainEqual(expect.objectContaining({ what: 'arrived', day: '2026-11-17' })),
	);
});

test('many games are searched by name and place', async () => {
	const { user } = await program('post-many');
	const games = await screen.findByRole('navigation', { name: 'Partien' });
	await user.type(screen.getByLabelText('Partie suchen'), 'brull');
	expect(within(games).getAllByRole('button')).toHaveLength(1);
	await user.clear(screen.getByLabelText('Partie suchen'));
	await user.type(screen.getByLabelText('Partie suchen'), 'niemand');
	expect(screen.getByText('Keine Partie mit „niemand“')).toBeTruthy();
});
