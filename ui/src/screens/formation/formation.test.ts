import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { fieldsOf } from '../../preview/day';
import { program } from '../../test/program';

describe('a new tournament', () => {
	test('offers three ways in, and the rules that go with each', async () => {
		const { desk, user } = await program('new');
		await user.type(await screen.findByLabelText('Name'), 'Vereinsabend');
		await user.click(screen.getByRole('radio', { name: /^Einzelspieler/u }));
		await waitFor(() => expect(screen.queryByRole('radio', { name: /Tandemordnung/u })).toBeNull());
		await user.click(screen.getByRole('radio', { name: /PaarZugSchach Beide/u }));
		await user.click(screen.getByRole('button', { name: 'Turnier anlegen' }));
		await waitFor(async () =>
			expect(await desk.look('settings', {})).toMatchObject({
				formation: 'single_players',
				rule_set: 'pzs',
				tie_breaks: ['BH/C1', 'BH', 'SB'],
			}),
		);
	});

	test('of fixed teams asks for teams, and leaves what is level to the regulations', async () => {
		const { desk, user } = await program('new');
		await user.type(await screen.findByLabelText('Name'), 'Mannschaftspokal');
		await user.click(screen.getByRole('radio', { name: /Feste Teams/u }));
		await user.type(screen.getByLabelText('Teams (erwartet)'), '8');
		await screen.findByText(/8 Teams → Rundenturnier, 7 Runden/u);
		await user.click(screen.getByRole('button', { name: 'Turnier anlegen' }));
		await waitFor(async () =>
			expect(await desk.look('settings', {})).toMatchObject({
				formation: 'fixed_teams',
				rule_set: 'ordnung',
				tie_breaks: [],
			}),
		);
	});
});

describe('a fixed team', () => {
	test('is entered with two new players and no mouse', async () => {
		const { desk, user } = await program('teams-empty');
		await screen.findByText('Noch keine Teams');
		await user.keyboard('n');
		const dialog = within(await screen.findByRole('dialog'));
		await user.type(dialog.getByLabelText('Teamname'), 'Klauen');
		for (const [name, rating] of [
			['Krähe, Jürg', '1800'],
			['Kralle, Kim', '1700'],
			['Ersatz, Ede', ''],
		] as const) {
			await user.type(dialog.getByLabelText('Name'), name);
			if (rating) await user.type(dialog.getByLabelText('Spielstärke'), rating);
			await user.keyboard('{Enter}');
		}
		await user.click(dialog.getByRole('button', { name: 'Kralle, Kim nach oben' }));
		await user.click(dialog.getByRole('button', { name: 'Team melden' }));
		await waitFor(async () => expect((await desk.look('teams', {})).teams).toHaveLength(1));
		const [team] = (await desk.look('teams', {})).teams;
		const members = team?.members.map(({ player }) => player.name);
		expect(members).toEqual(['Kralle, Kim', 'Krähe, Jürg', 'Ersatz, Ede']);
	});

	test('is typed as fluently as players are: Enter goes on to the next one, and reports a team that is full', async () => {
		const { desk, user } = await program('teams-empty');
		await screen.findByText('Noch keine Teams');
		await user.keyboard('n');
		const dialog = within(await screen.findByRole('dialog', { name: 'Team melden' }));
		const typed = 'Klauen{Enter}Krähe, Jürg{Tab}1800{Enter}Kralle, Kim{Tab}1700{Enter}';
		await user.keyboard(typed);
		expect(document.activeElement).toBe(dialog.getByLabelText('Name'));
		await user.keyboard('{Enter}');
		// The next team can be typed without delay.
		await user.keyboard('Tatzen{Enter}Amsel, Anna{Enter}Bär, Bert{Enter}{Enter}');
		expect(await dialog.findByText('Gemeldet: Tatzen')).toBeTruthy();
		const { teams } = await desk.look('teams', {});
		expect(teams.map(({ name, members }) => [name, members.map(({ player }) => player.name)])).toEqual([
			['Klauen', ['Krähe, Jürg', 'Kralle, Kim']],
			['Tatzen', ['Amsel, Anna', 'Bär, Bert']],
		]);
		await user.keyboard('{Escape}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	});

	test('that is typed is thrown away only when that is said twice', async () => {
		const { user } = await program('teams-empty');
		await screen.findByText('Noch keine Teams');
		await user.keyboard('n');
		const dialog = await screen.findByRole('dialog', { name: 'Team melden' });
		await user.keyboard('{Enter}Krähe, Jürg{Enter}{Tab}{Tab}');
		await user.click(within(dialog).getByRole('button', { name: 'Fertig' }));
		expect(document.activeElement?.textContent?.trim()).toBe('Weiter bearbeiten');
		await user.keyboard('{Enter}');
		expect(within(dialog).getByText('Krähe, Jürg')).toBeTruthy();
		await user.keyboard('{Escape}');
		await user.click(await screen.findByRole('button', { name: 'Verwerfen' }));
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	});

	test('gets its number with a public seed, and round 1 is paired', async () => {
		const { desk, kralle, user } = await program('teams');
		await user.click(await screen.findByRole('button', { name: 'Startnummern vergeben' }));
		await screen.findByText(/^Startnummern vergeben mit „/u, { selector: 'aside p' });
		await user.click(screen.getByRole('button', { name: /Runde 1 paaren/u }));
		await waitFor(() => expect(kralle.navigation.place).toBe('round'));
		expect(await desk.state(1)).toBe('draft');
	});
});

describe('the line-up of a match', () => {
	test('is confirmed for both teams with Enter', async () => {
		const { desk } = await program('round-fixed');
		const { user } = { user: (await import('@testing-library/user-event')).default.setup() };
		await screen.findByRole('button', { name: /Beide bestätigen/u });
		await user.keyboard('{Enter}');
		await waitFor(async () => expect((await desk.match(1, 1)).second.line_up?.chosen).toBe(true));
		expect((await desk.match(1, 1)).first.line_up?.chosen).toBe(true);
	});

	test('in another order than reported is refused with the article', async () => {
		const { desk, user } = await program('round-fixed');
		await user.click(await screen.findByRole('button', { name: 'Zu Tisch 2' }));
		const { first, second } = await desk.match(1, 2);
		const large = [first, second].findIndex(({ line_up }) => (line_up?.members.length ?? 0) > 2);
		const [change] = (await screen.findAllByRole('button', { name: /Ändern Aufstellung/u })).slice(large);
		if (change) await user.click(change);
		const [, brüll, estermann] = [first, second][large]?.line_up?.members ?? [];
		await user.selectOptions(screen.getByLabelText('Brett 1'), String(estermann?.id));
		await user.selectOptions(screen.getByLabelText('Brett 2'), String(brüll?.id));
		await user.click(screen.getByRole('button', { name: 'Aufstellung festhalten' }));
		const alert = await screen.findByRole('alert');
		expect(alert.textContent).toContain('steht in der Rangfolge hinter');
		expect(alert.textContent).toContain('Artikel 10.1');
	});
});

describe('a single game', () => {
	test('is entered with two keys, zero for a loss of White', async () => {
		const { desk, user } = await program('round-single');
		await screen.findByText('Tisch 2');
		await user.keyboard('0m');
		await waitFor(async () => expect((await desk.match(1, 2)).outcome?.verdict).toBe('second_wins'));
		await user.keyboard('1a');
		await waitFor(async () => expect((await desk.match(1, 3)).outcome?.verdict).toBe('first_wins'));
	});

	test('is shown by colors, not by roles', async () => {
		await program('round-single');
		expect(await screen.findByRole('columnheader', { name: 'Weiß' })).toBeTruthy();
		await waitFor(() => expect(screen.queryByText('erstgenannt')).toBeNull());
	});
});

test('who asks for a bye and who leaves stands beside the numbers, and comes back', async () => {
	const { desk, user } = await program('numbers');
	await user.click(await screen.findByRole('button', { name: 'Startnummern vergeben' }));
	await user.selectOptions(await screen.findByLabelText('Wer'), '3');
	await user.click(screen.getByRole('button', { name: 'Aussetzen lassen' }));
	await waitFor(async () =>
		expect((await desk.look('teams', {})).absences).toMatchObject([{ team: 3, from: 1, to: 1, worth: 'half' }]),
	);
	await user.click(await screen.findByRole('button', { name: /Wieder mitspielen lassen/u }));
	await waitFor(async () => expect((await desk.look('teams', {})).absences).toEqual([]));
	// A withdrawn player cannot sit out.
	await user.click(screen.getByRole('radio', { name: 'Bis zum Ende' }));
	expect(screen.getByRole('button', { name: 'Rücktritt festhalten' })).toBeTruthy();
	expect(screen.queryByRole('button', { name: 'Aussetzen lassen' })).toBeNull();
});

test('a list gives teams in the order of their boards, and names those that are none', async () => {
	const { desk, kralle, user } = await program('teams-empty');
	await desk.look('add_player', fieldsOf('Hahn, Hugo', null, ''));
	kralle.navigation.go('players');
	await user.click(await screen.findByRole('button', { name: 'Importieren' }));
	const list = [
		'Name;Team;Brett;Kapitän',
		'Biber, Bea;Klauen;2;',
		'Adler, Ann;klauen;1;',
		'Eule, Ede;Klauen;;',
		'Dachs, Dora;Allein;1;',
		'Fuchs, Finn;Läufer;1;',
		'Gans, Gero;Läufer;2;Gans, Gero',
		'Hahn, Hugo;Läufer;3;',
		'Igel, Ida;;;',
	];
	await user.click(await screen.findByRole('textbox', { name: /einfügen|Zeilen/u }));
	await user.paste(list.join('\n'));
	await user.click(screen.getByRole('button', { name: 'Lesen' }));
	expect(await screen.findByText(/Allein/u, { selector: '[role] p' })).toBeTruthy();
	await user.click(await screen.findByRole('button', { name: /2 Teams/u }));
	await waitFor(async () => expect((await desk.look('teams', {})).teams).toHaveLength(2));
	const { teams, without_team } = await desk.look('teams', {});
	expect(teams.map(({ name, captain, members }) => [name, captain, members.map(({ player }) => player.name)])).toEqual([
		['Klauen', null, ['Adler, Ann', 'Biber, Bea', 'Eule, Ede']],
		['Läufer', 'Gans, Gero', ['Fuchs, Finn', 'Gans, Gero', 'Hahn, Hugo']],
	]);
	expect(without_team.map(({ name }) => name)).toEqual(['Igel, Ida']);
});

describe('a late entry typed in a hurry', () => {
	test('keeps every letter from the moment the dialog opens', async () => {
		const { desk, kralle, user } = await program('standings-single');
		kralle.navigation.go('players');
		await screen.findByRole('heading', { name: 'Spieler' });
		// Characters typed while the dialog's key is still deferred go into its first field.
		let answer: (given: null) => void = () => undefined;
		void kralle.desk.work.follow(new Promise<null>((given) => (answer = given)));
		await user.keyboard('nHu');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		answer(null);
		await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Hu'));
		await user.keyboard('mmel, Hanna');
		expect(await screen.findByText(/bekommt Nummer 11/u)).toBeTruthy();
		expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Hummel, Hanna');
		// The next player is typed before the first is saved.
		await user.keyboard('{Enter}Zeisig, Zora');
		await screen.findByText(/Hummel, Hanna/u, { selector: '.added' });
		expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Zeisig, Zora');
		await user.keyboard('{Enter}');
		await waitFor(async () =>
			expect((await desk.players()).slice(-2).map(({ name }) => name)).toEqual(['Hummel, Hanna', 'Zeisig, Zora']),
		);
	});

	test('of a team begins with its name', async () => {
		const { user } = await program('teams-numbered');
		await screen.findByRole('heading', { name: 'Teams' });
		await user.keyboard('nKlauen');
		expect((await screen.findByLabelText<HTMLInputElement>('Teamname')).value).toBe('Klauen');
	});
});

test('someone enters late: the list stands, yet a player comes with the next number', async () => {
	const { desk, kralle, user } = await program('standings-single');
	kralle.navigation.go('players');
	await screen.findByRole('heading', { name: 'Spieler' });
	await user.keyboard('n');
	expect(await screen.findByText('Nachmeldung: spielt ab Runde 5')).toBeTruthy();
	await user.type(screen.getByLabelText('Name'), 'Hummel, Hanna');
	await user.click(screen.getByRole('radio', { name: 'Ein halber Punkt' }));
	await user.click(screen.getByRole('button', { name: 'Nachmelden' }));
	await waitFor(async () =>
		expect((await desk.look('teams', {})).absences).toMatchObject([
			{ team: 11, name: 'Hummel, Hanna', from: 1, to: 4, worth: 'half' },
		]),
	);
});

test('members of a later list join the team of that name', async () => {
	const { desk, kralle, user } = await program('teams');
	const team = async () => (await desk.look('teams', {})).teams.find(({ name }) => name === 'Beispieler');
	const before = (await team())?.members.length ?? 0;
	kralle.navigation.go('players');
	await user.click(await screen.findByRole('button', { name: 'Importieren' }));
	await user.click(await screen.findByRole('textbox', { name: /einfügen|Zeilen/u }));
	await user.paste('Name;Team;Brett\nHahn, Hugo;beispieler;3');
	await user.click(screen.getByRole('button', { name: 'Lesen' }));
	expect(await screen.findByText('1 Team erkannt.')).toBeTruthy();
	expect(screen.getByText('Team beispieler gibt es schon: 1 Spieler kommt dazu.')).toBeTruthy();
	await user.click(await screen.findByRole('button', { name: /1 Team/u }));
	await waitFor(async () => expect((await team())?.members).toHaveLength(before + 1));
	expect((await team())?.members.at(-1)?.player.name).toBe('Hahn, Hugo');
});
