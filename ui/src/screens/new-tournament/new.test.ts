import { rmSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { words } from '../../words/words.svelte';
import { program } from '../../test/program';

test('a tournament takes a name and nothing else', async () => {
	const { desk, kralle, user } = await program('new');
	const create = await screen.findByRole('button', { name: 'Turnier anlegen' });
	expect(create.getAttribute('aria-disabled')).toBe('true');
	await user.type(screen.getByLabelText('Name'), 'Vereinsabend');
	await user.click(create);
	await waitFor(() => expect(kralle.navigation.place).toBe('players'));
	expect(desk.asked('new_tournament')).toMatchObject([
		{
			settings: {
				name: 'Vereinsabend',
				rule_set: 'swiss',
				format: 'swiss_system',
				swiss_rounds: null,
				win_half_points: null,
			},
		},
	]);
});

test('two presses make one tournament, however long the first takes', async () => {
	const { desk, kralle, user } = await program('new');
	await user.type(await screen.findByLabelText('Name'), 'Vereinsabend');
	const work = desk.hold('new_tournament');
	await user.dblClick(screen.getByRole('button', { name: 'Turnier anlegen' }));
	work.finish();
	await waitFor(() => expect(kralle.navigation.place).toBe('players'));
	expect(desk.asked('new_tournament')).toHaveLength(1);
});

test('one that was begun and left by Escape goes on where it was, until it is created', async () => {
	const { kralle, user } = await program('new');
	await user.type(await screen.findByLabelText('Name'), 'Vereinsabend');
	await user.type(screen.getByLabelText('Spieler (erwartet)'), '23');
	(document.activeElement as HTMLElement).blur();
	await user.keyboard('{Escape}');
	await waitFor(() => expect(kralle.navigation.place).toBe('start'));
	await user.keyboard('{Control>}n{/Control}');
	const name: HTMLInputElement = await screen.findByLabelText('Name');
	expect(name.value).toBe('Vereinsabend');
	expect((screen.getByLabelText('Spieler (erwartet)') as HTMLInputElement).value).toBe('23');
	await user.click(screen.getByRole('button', { name: 'Turnier anlegen' }));
	await waitFor(() => expect(kralle.navigation.place).toBe('players'));
	await kralle.file.leave();
	kralle.navigation.go('new');
	expect((await screen.findByLabelText<HTMLInputElement>('Name')).value).toBe('');
});

test('the format follows the suggestion until the director chooses', async () => {
	const { user } = await program('new');
	const players = await screen.findByLabelText('Spieler (erwartet)');
	await user.type(players, '14');
	await waitFor(() =>
		expect((screen.getByRole('radio', { name: /^Rundenturnier/u }) as HTMLInputElement).checked).toBe(true),
	);
	await user.click(screen.getByRole('radio', { name: /Doppeltes Rundenturnier/u }));
	await user.clear(players);
	await user.type(players, '40');
	await screen.findByText('Empfohlen: Schweizer System, 8 Runden.');
	expect((screen.getByRole('radio', { name: /Doppeltes Rundenturnier/u }) as HTMLInputElement).checked).toBe(true);
});

test('a Swiss system is accelerated where the director chooses it, a round robin never', async () => {
	const { desk, kralle, user } = await program('new');
	await user.type(await screen.findByLabelText('Name'), 'Großes Feld');
	await user.selectOptions(screen.getByLabelText('Beschleunigung'), 'Baku (FIDE C.04.7)');
	await screen.findByText(/^Schweizer System, beschleunigt \(Baku\)/u);
	await user.click(screen.getByRole('radio', { name: /^Rundenturnier/u }));
	expect(screen.queryByLabelText('Beschleunigung')).toBeNull();
	await screen.findByText(/^Rundenturnier, /u);
	await user.click(screen.getByRole('radio', { name: /^Schweizer System/u }));
	await user.click(screen.getByRole('button', { name: 'Turnier anlegen' }));
	await waitFor(() => expect(kralle.navigation.place).toBe('players'));
	const { acceleration, ...settings } = await desk.look('settings', {});
	expect(acceleration).toBe('baku');
	expect((await desk.look('overview', {})).acceleration).toBe('baku');
	expect(await kralle.journal.act('change_settings', { ...settings, acceleration, format: 'round_robin' })).toBeFalsy();
	await screen.findByText('Nicht gespeichert: Ein Rundenturnier kann nicht beschleunigt werden.');
});

test('a file that is gone is said with a sentence and a way on', async () => {
	const { desk, user } = await program('start');
	const [newest] = (await desk.look('start', {})).recent;
	rmSync(newest?.path ?? '');
	await user.click(await screen.findByRole('button', { name: /Sommerfest/u }));
	const alert = await screen.findByRole('alert');
	expect(alert.textContent).toContain(`Datei nicht gefunden: ${newest?.path ?? ''}`);
	expect(screen.getByRole('button', { name: 'Andere Datei öffnen' })).toBeTruthy();
});

test('the language changes at once', async () => {
	const { user } = await program('start');
	await user.selectOptions(await screen.findByLabelText('Sprache'), 'en');
	expect(await screen.findByRole('button', { name: /New tournament/u })).toBeTruthy();
	expect(document.documentElement.lang).toBe('en');
	words.speak('de');
});

test('the time control says how long the rounds take, and is kept', async () => {
	const { desk, kralle, user } = await program('new');
	await user.type(await screen.findByLabelText('Name'), 'Blitzabend');
	await user.type(screen.getByLabelText('Spieler (erwartet)'), '24');
	await user.type(screen.getByLabelText('Minuten je Spieler'), '15');
	await user.type(screen.getByLabelText('Erste Runde um'), '20.30');
	await screen.findByText(/Eine Runde dauert etwa 35 Minuten,\s+\d+ Runden bis etwa/u);
	await user.type(screen.getByLabelText('Ende spätestens'), '2200');
	await screen.findByText('Bis 22:00 reicht es nur für 2 Runden.');
	await user.type(screen.getByLabelText('Sekunden je Zug'), 'x');
	const create = screen.getByRole('button', { name: 'Turnier anlegen' });
	await waitFor(() => expect(create.getAttribute('aria-disabled')).toBe('true'));
	await user.clear(screen.getByLabelText('Sekunden je Zug'));
	await user.click(create);
	await waitFor(() => expect(kralle.navigation.place).toBe('players'));
	expect((await desk.look('settings', {})).schedule).toEqual({
		thinking_minutes: 15,
		increment_seconds: 0,
		first_round_at: '20:30',
		end_by: '22:00',
	});
});

test('after round 1 only what can still change is offered, and the rest says why', async () => {
	const { desk, kralle, user } = await program('settings-fixed');
	const name = await screen.findByLabelText<HTMLInputElement>('Name');
	await waitFor(() => expect(name.value).not.toBe(''));
	for (const label of ['Turnierform', 'Regeln']) {
		const field = screen.getByLabelText<HTMLInputElement>(label);
		expect(field.disabled).toBe(true);
		const why = document.getElementById(field.getAttribute('aria-describedby') ?? '');
		expect(why?.textContent).toContain('Steht fest, seit Runde 1 gepaart ist.');
	}
	expect(screen.queryByRole('radio', { name: /Rundenturnier/u })).toBeNull();
	expect(screen.getByLabelText<HTMLSelectElement>('Zuerst zählt').disabled).toBe(true);
	expect(screen.getByLabelText<HTMLSelectElement>('Sieg').closest('fieldset')?.disabled).toBe(true);
	// All remaining fields are accepted.
	await user.type(screen.getByLabelText('Ort'), ' (Saal 2)');
	await user.type(screen.getByLabelText('Minuten je Spieler'), '5');
	await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
	await waitFor(() => expect(kralle.navigation.place).toBe('round'));
	expect((await desk.look('settings', {})).schedule.thinking_minutes).toBe(5);
});

test('an evening is simulated in every format, and each figure says why', async () => {
	const { user } = await program('new');
	const simulate = await screen.findByRole('button', { name: 'Durchspielen' });
	expect(simulate.getAttribute('aria-disabled')).toBe('true');
	await user.type(screen.getByLabelText('Spieler (erwartet)'), '12');
	await user.type(screen.getByLabelText('Tische vorhanden'), '2');
	await user.click(simulate);
	const format = within(await screen.findByRole('region', { name: 'Rundenturnier' }));
	format.getByText('Braucht 3 Tische.');
	const figure = format.getByRole('button', { name: /^Warum\? Die Stärksten gewinnen: \d+ %$/u });
	await user.click(figure);
	expect(figure.getAttribute('aria-expanded')).toBe('true');
	format.getByText(/^Anteil der 1\.000 durchgespielten Abende/u);
	screen.getByText(/^Mit angenommenen Wertungszahlen/u);
	await user.type(screen.getByLabelText('Spieler (erwartet)'), '0');
	screen.getByText('Die Einstellungen haben sich seitdem geändert.');
});

test('settings are changed after the lots also where the order of the ratings is not the usual one', async () => {
	const { desk, user } = await program('settings');
	const kept = (await desk.look('settings', {})).rating_order;
	expect(kept).not.toContain('tandem');
	await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).not.toBe(''));
	await user.type(screen.getByLabelText('Ort'), ' (Saal 2)');
	await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
	await waitFor(async () => expect((await desk.look('settings', {})).place).toContain('(Saal 2)'));
	expect((await desk.look('settings', {})).rating_order).toEqual(kept);
});

test('the number of players expected is kept in the file, also where it is changed or other settings are', async () => {
	const { desk, kralle, user } = await program('new');
	await user.type(await screen.findByLabelText('Name'), 'Vereinsabend');
	await user.type(screen.getByLabelText('Spieler (erwartet)'), '23');
	await user.click(screen.getByRole('button', { name: 'Turnier anlegen' }));
	await waitFor(() => expect(kralle.navigation.place).toBe('players'));
	expect((await desk.look('settings', {})).expected_entrants).toBe(23);

	kralle.navigation.go('settings');
	const expected = await screen.findByLabelText<HTMLInputElement>('Spieler (erwartet)');
	await waitFor(() => expect(expected.value).toBe('23'));
	await user.clear(expected);
	await user.type(expected, '26');
	await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
	await waitFor(() => expect(kralle.navigation.place).toBe('players'));
	expect((await desk.look('settings', {})).expected_entrants).toBe(26);
});

test('arbiters are kept in the file, and the website names them only where the director says so', async () => {
	const { desk, kralle, user } = await program('new');
	await user.type(await screen.findByLabelText('Name'), 'Vereinsabend');
	await user.click(screen.getByText('Weitere Einstellungen'));
	await user.type(screen.getByLabelText('Hauptschiedsrichter'), 'Probe, Kim');
	await user.type(screen.getByLabelText('Stellvertreter'), 'Muster, Ida{Enter}{Enter} Vogt, Al ');
	await user.click(screen.getByRole('button', { name: 'Turnier anlegen' }));
	await waitFor(() => expect(kralle.navigation.place).toBe('players'));
	const arbiters = { chief: 'Probe, Kim', deputies: ['Muster, Ida', 'Vogt, Al'], are_public: false };
	expect((await desk.look('settings', {})).arbiters).toEqual(arbiters);

	kralle.navigation.go('settings');
	const chief = await screen.findByLabelText<HTMLInputElement>('Hauptschiedsrichter');
	await waitFor(() => expect(chief.value).toBe('Probe, Kim'));
	await user.click(screen.getByLabelText(/^Schiedsrichter auf der Webseite/u));
	await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
	await waitFor(() => expect(kralle.navigation.place).toBe('players'));
	expect((await desk.look('settings', {})).arbiters).toEqual({ ...arbiters, are_public: true });
});

test('where teams exist their number is shown, and the one expected before stays as it was', async () => {
	const { desk, kralle, user } = await program('settings-fixed');
	await kralle.journal.act('change_settings', { ...(await desk.look('settings', {})), expected_entrants: 30 });
	kralle.navigation.go('round');
	await screen.findByRole('heading', { name: /^Runde/u });
	kralle.navigation.go('settings');
	const { teams } = await desk.look('overview', {});
	await waitFor(() =>
		expect(screen.getByLabelText<HTMLInputElement>('Spieler (erwartet)').value).toBe(String(2 * teams)),
	);
	await user.type(screen.getByLabelText('Ort'), ' (Saal 2)');
	await user.click(screen.getByRole('button', { name: 'Änderungen speichern' }));
	await waitFor(async () => expect((await desk.look('settings', {})).place).toContain('(Saal 2)'));
	expect((await desk.look('settings', {})).expected_entrants).toBe(30);
});

test('a number of rounds that is typed counts before the field is left', async () => {
	const { desk, kralle, user } = await program('new');
	await user.type(await screen.findByLabelText('Name'), 'Vereinsabend');
	const rounds = screen.getByLabelText('Runden');
	await user.clear(rounds);
	await user.type(rounds, '5');
	await user.keyboard('{Control>}{Enter}{/Control}');
	await waitFor(() => expect(kralle.navigation.place).toBe('players'));
	expect((await desk.look('settings', {})).swiss_rounds).toBe(5);
});
