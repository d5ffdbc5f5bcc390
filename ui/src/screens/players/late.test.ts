import { screen, waitFor, within } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { begin, drawn, fieldsOf, people, playRounds } from '../../preview/day';
import type { Scene } from '../../preview/scene';
import { program, programAt } from '../../test/program';

async function dialogOf(name: string | RegExp) {
	return within(await screen.findByRole('dialog', { name }));
}

describe('after the drawing of lots', () => {
	test('who is typed in gets a place, and sees first what it changes', async () => {
		const { desk, user } = await program('players-late');
		await screen.findByText('Achermann');
		await user.keyboard('n');
		await user.type(await screen.findByLabelText('Name'), 'Amstutz, Reto');
		await user.click(screen.getByRole('button', { name: 'Weiter' }));
		const dialog = await dialogOf('Platz für Amstutz, Reto');
		expect(dialog.getByText('Die Änderung gilt ab Runde 3. Die Runden davor bleiben, wie sie sind.')).toBeTruthy();
		// A player is missing, so that place is free.
		expect(dialog.getByRole('radio', { name: /^Springt ein/u })).toHaveProperty('checked', true);
		await user.click(dialog.getByRole('radio', { name: /^Dritter in einem Team/u }));
		const effects = await dialog.findByText(/weiterhin ist in jeder Runde eines spielfrei/u);
		expect(effects).toBeTruthy();
		expect((await dialog.findByText(/^Vorgesehen ist ein einziges Dreierteam/u)).textContent).toContain(
			'Schweizer Regeln, Grundkonzept, Punkt 4',
		);
		const keep = dialog.getByRole('button', { name: 'Zuteilen' });
		expect(keep.getAttribute('aria-disabled')).toBe('true');
		await user.selectOptions(dialog.getByLabelText('Welches Team?'), '2');
		await user.type(dialog.getByLabelText('Begründung'), 'kam spät');
		await user.click(dialog.getByRole('button', { name: 'Zuteilen' }));
		await waitFor(async () =>
			expect((await desk.teams())[1]?.players.map(({ name }) => name)).toContain('Amstutz, Reto'),
		);
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
	});

	test('the round says that somebody waits before the next one is paired', async () => {
		const { kralle, user } = await program('players-late');
		kralle.navigation.go('round');
		const hint = (await screen.findByText('Spatz, Uli ist da und hat kein Team.')).parentElement;
		if (!hint) throw new Error('no hint');
		await user.click(within(hint).getByRole('button', { name: 'Zu den Spielern' }));
		expect(await screen.findByRole('heading', { name: 'Spieler' })).toBeTruthy();
	});

	test('what was typed stays when one goes back', async () => {
		const { desk, user } = await program('players-late');
		await screen.findByText('Achermann');
		await user.keyboard('n');
		await user.type(await screen.findByLabelText('Name'), 'Amstutz, Reto');
		await user.type(screen.getByLabelText('Verein'), 'SK Probe');
		await user.click(screen.getByRole('button', { name: 'Weiter' }));
		const dialog = await dialogOf('Platz für Amstutz, Reto');
		await user.click(dialog.getByRole('button', { name: 'Zurück' }));
		expect(await screen.findByLabelText('Name')).toHaveProperty('value', 'Amstutz, Reto');
		expect(screen.getByLabelText('Verein')).toHaveProperty('value', 'SK Probe');
		expect(desk.calls.map(({ name }) => name)).not.toContain('place_player');
	});

	test('who waits forms a new team with one of a team of three, and the bye ends', async () => {
		const { desk, user } = await program('players-late');
		const banner = (await screen.findByText('Spatz, Uli ist da und hat kein Team.')).closest('[role="status"]');
		if (!(banner instanceof HTMLElement)) throw new Error('no banner');
		await user.click(within(banner).getByRole('button', { name: 'Spatz zuteilen …' }));
		const dialog = await dialogOf('Platz für Spatz, Uli');
		await user.click(dialog.getByRole('radio', { name: /^Neues Team/u }));
		expect(
			await dialog.findByText(/^Die Zahl der Teams wird gerade \(11 → 12\): Ab Runde 3 ist niemand mehr spielfrei\.$/u),
		).toBeTruthy();
		expect(dialog.getByText('Das Team holt die 2 versäumten Runden nicht nach.')).toBeTruthy();
		expect(dialog.getByText('Punkte gehören dem Team: Wer das Team wechselt, nimmt keine mit.')).toBeTruthy();
		await user.click(dialog.getByRole('radio', { name: 'Ein halber Punkt' }));
		await user.type(dialog.getByLabelText('Begründung'), 'Dreierteam aufgelöst{Enter}');
		await waitFor(async () => expect(await desk.teams()).toHaveLength(12));
		expect(desk.calls.findLast(({ name }) => name === 'place_player')?.input).toMatchObject({
			place: { kind: 'new_team', missed: 'half' },
			reason: 'Dreierteam aufgelöst',
		});
		await waitFor(() => expect(screen.queryByText('Spatz, Uli ist da und hat kein Team.')).toBeNull());
	});

	test('whoever only waits needs no reason', async () => {
		const { desk, user } = await program('players-late');
		await screen.findByText('Achermann');
		await user.keyboard('n');
		await user.type(await screen.findByLabelText('Name'), 'Amstutz, Reto{Enter}');
		const dialog = await dialogOf('Platz für Amstutz, Reto');
		await user.click(dialog.getByRole('radio', { name: /^Wartet/u }));
		await user.click(dialog.getByRole('button', { name: 'Eintragen' }));
		await waitFor(async () =>
			expect((await desk.players()).at(-1)).toMatchObject({ name: 'Amstutz, Reto', presence: 'here' }),
		);
		// Two players wait, and can form a team.
		expect(await screen.findByRole('button', { name: 'Spatz und Amstutz als Team …' })).toBeTruthy();
	});
});

describe('who goes home', () => {
	test('leaves a partner without a team, who is not asked to step in for her', async () => {
		const { user } = await program('players-late');
		const cell = (await screen.findByText('Achermann')).closest('[role="gridcell"]');
		if (!(cell instanceof HTMLElement)) throw new Error('no cell');
		await user.click(cell);
		await user.keyboard(' ');
		const home = await dialogOf('Achermann, Mona geht nach Hause');
		await user.click(home.getByRole('radio', { name: /^Tritt zurück/u }));
		const [names = ''] =
			(await home.findByText(/^Ohne Team: /u)).textContent.replace('Uli Spatz', '').match(/\p{L}+(?=\.| und |,)/gu) ??
			[];
		await user.type(home.getByLabelText('Begründung'), 'letzter Zug{Enter}');
		await user.click(await screen.findByRole('button', { name: new RegExp(`^${names} zuteilen`, 'u') }));
		const dialog = within(await screen.findByRole('dialog', { name: /^Platz für/u }));
		await user.click(dialog.getByRole('radio', { name: /^Springt ein/u }));
		const free = await dialog.findByLabelText<HTMLSelectElement>('Für wen?');
		expect([...free.options].map(({ text }) => text)).not.toContain('Achermann, Mona (Team 1, nicht da)');
	});

	test('is unticked, and the choices follow with what they change', async () => {
		const { desk, user } = await program('players-late');
		const cell = (await screen.findByText('Achermann')).closest('[role="gridcell"]');
		if (!(cell instanceof HTMLElement)) throw new Error('no cell');
		await user.click(cell);
		await user.keyboard(' ');
		const dialog = await dialogOf('Achermann, Mona geht nach Hause');
		expect(desk.calls.map(({ name }) => name)).not.toContain('check_in');
		expect(dialog.getByRole('radio', { name: /^Spielt weiter.*Allein kann niemand weiterspielen/u })).toHaveProperty(
			'disabled',
			true,
		);
		expect(dialog.getByRole('radio', { name: /^Jemand springt ein/u })).toHaveProperty('checked', true);
		await user.click(dialog.getByRole('radio', { name: /^Tritt zurück/u }));
		expect(await dialog.findByText(/^Team 1 wird nicht mehr gepaart\./u)).toBeTruthy();
		expect(dialog.getByText(/^Ohne Team: /u)).toBeTruthy();
		expect(
			dialog.getByText(/^Die Regeln verbieten es einzelnen Spielern wie Teams, vorzeitig zu gehen/u).textContent,
		).toContain('Grundkonzept, Punkt 5');
		await user.click(dialog.getByRole('radio', { name: /^Jemand springt ein/u }));
		await user.selectOptions(dialog.getByLabelText('Wer springt ein?'), 'Spatz, Uli');
		await user.type(dialog.getByLabelText('Begründung'), 'letzter Zug');
		await user.click(dialog.getByRole('button', { name: 'Festhalten' }));
		await waitFor(async () => expect((await desk.teams())[0]?.players.map(({ name }) => name)).toContain('Spatz, Uli'));
		expect((await desk.players())[0]?.presence).toBe('absent');
	});

	test('may be put out of the team while teams are formed anew', async () => {
		const { desk, user } = await program('players-late');
		await user.click(await screen.findByRole('button', { name: 'Föhnle geht …' }));
		const home = await dialogOf('Föhnle, Annegret geht nach Hause');
		await user.click(home.getByRole('button', { name: 'Teams neu einteilen …' }));
		const dialog = await dialogOf('Teams neu einteilen');
		const place = dialog.getAllByRole<HTMLSelectElement>('combobox').find((select) => select.id.endsWith('-0'));
		expect(place?.value).toBe('');
		const spatz = String((await desk.look('players', {})).rows.find(({ fields }) => fields.name === 'Spatz, Uli')?.id);
		if (place) await user.selectOptions(place, spatz);
		await user.type(dialog.getByLabelText('Begründung'), 'krank');
		await user.click(dialog.getByRole('button', { name: 'Neu einteilen' }));
		await waitFor(() =>
			expect(desk.calls.findLast(({ name }) => name === 'reform_teams')?.input).toMatchObject({
				gone: [6],
				reason: 'krank',
			}),
		);
	});
});

describe('one of a fixed team', () => {
	test('goes home, the substitute plays, and one step takes it back', async () => {
		const { desk, kralle, user } = await program('round-fixed');
		const { teams } = await desk.look('teams', {});
		const team = teams.find(({ members }) => members.length > 2);
		const [first, second, third] = team?.members.map(({ player }) => player.name) ?? [];
		kralle.navigation.go('players');
		const row = (await desk.look('players', {})).rows.find(({ fields }) => fields.name === first);
		expect(row?.team).toBe(team?.number);
		kralle.navigation.go('standings');
		await user.click(await screen.findByRole('tab', { name: 'Entscheidungen' }));
		await user.click(await screen.findByRole('button', { name: 'Rücktritt …' }));
		const dialog = await dialogOf('Rücktritt');
		await user.selectOptions(dialog.getByLabelText('Wer'), String(team?.number));
		await user.selectOptions(dialog.getByLabelText('Wer zurücktritt'), first ?? '');
		await user.click(dialog.getByRole('button', { name: 'Weiter' }));
		const home = await dialogOf(`${first ?? ''} geht nach Hause`);
		// No player is without a team, and the line-up order is closed.
		expect(home.getByRole('radio', { name: /^Jemand springt ein.*hat schon ein Team/u })).toHaveProperty(
			'disabled',
			true,
		);
		const follows = (await home.findByText(/^Ab Runde 2 spielt Team/u)).textContent;
		const surnames = [second, third].map((name) => name?.split(',')[0] ?? '?');
		for (const name of surnames) expect(follows).toContain(name);
		await user.click(home.getByRole('button', { name: 'Festhalten' }));
		await waitFor(async () =>
			expect((await desk.players()).find(({ name }) => name === first)?.presence).toBe('absent'),
		);
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		await user.keyboard('{Control>}z{/Control}');
		await waitFor(async () => expect((await desk.players()).find(({ name }) => name === first)?.presence).toBe('here'));
	});
});

describe('who plays only because the number was odd', () => {
	const odd: Scene = {
		place: 'players',
		prepare: async (desk) => {
			await begin(desk, [...people(23), { ...fieldsOf('Leitner, Rosa', 1000, ''), part: 'steps_in' }]);
			await drawn(desk);
			await playRounds(desk, 1);
		},
	};

	test('gives up the place first, stands by, and is offered no team with herself', async () => {
		const { desk, user } = await programAt('players-odd-director', odd);
		await screen.findByText('Achermann');
		await user.keyboard('n');
		await user.type(await screen.findByLabelText('Name'), 'Amstutz, Reto');
		await user.click(screen.getByRole('button', { name: 'Weiter' }));
		const dialog = await dialogOf('Platz für Amstutz, Reto');
		expect(dialog.getByRole('radio', { name: /^Springt ein/u })).toHaveProperty('checked', true);
		const whom = await dialog.findByLabelText<HTMLSelectElement>('Für wen?');
		expect(whom.selectedOptions[0]?.text).toMatch(/^Leitner, Rosa \(Team \d+, springt nur ein\)$/u);
		await user.type(dialog.getByLabelText('Begründung'), 'kam spät{Enter}');
		await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
		const leitner = async () =>
			(await desk.look('players', {})).rows.find(({ fields }) => fields.name === 'Leitner, Rosa');
		expect(await leitner()).toMatchObject({ team: null, fields: { presence: 'here' } });

		// Unchecked and checked again, she stands by without a question.
		const cell = (await screen.findByText('Leitner')).closest('[role="gridcell"]');
		if (!(cell instanceof HTMLElement)) throw new Error('no cell');
		await user.click(cell);
		await user.keyboard(' ');
		await waitFor(async () => expect((await leitner())?.fields.presence).toBe('absent'));
		await user.keyboard(' ');
		await waitFor(async () => expect((await leitner())?.fields.presence).toBe('here'));
		expect(screen.queryByRole('dialog')).toBeNull();
		expect((await desk.look('players', {})).late?.stand_by).toMatchObject([{ name: 'Leitner, Rosa' }]);

		// The departure of a player asks for a replacement.
		const gone = (await screen.findByText('Achermann')).closest('[role="gridcell"]');
		if (!(gone instanceof HTMLElement)) throw new Error('no cell');
		await user.click(gone);
		await user.keyboard(' ');
		const home = await dialogOf('Achermann, Mona geht nach Hause');
		expect(home.getByRole('radio', { name: /^Jemand springt ein/u })).toHaveProperty('checked', true);
		expect(home.getByLabelText<HTMLSelectElement>('Wer springt ein?').selectedOptions[0]?.text).toContain(
			'Leitner, Rosa',
		);
	});

	test('where nobody gives up a place, none is proposed', async () => {
		const { user } = await programAt('players-all-here', {
			place: 'players',
			prepare: async (desk) => {
				await begin(desk, people(24));
				await drawn(desk);
				await playRounds(desk, 1);
			},
		});
		await screen.findByText('Achermann');
		await user.keyboard('n');
		await user.type(await screen.findByLabelText('Name'), 'Amstutz, Reto');
		await user.click(screen.getByRole('button', { name: 'Weiter' }));
		const dialog = await dialogOf('Platz für Amstutz, Reto');
		await user.click(dialog.getByRole('radio', { name: /^Springt ein/u }));
		const whom = await dialog.findByLabelText<HTMLSelectElement>('Für wen?');
		expect(whom.value).toBe('');
		await user.type(dialog.getByLabelText('Begründung'), 'kam spät');
		expect(dialog.getByRole('button', { name: 'Zuteilen' }).getAttribute('aria-disabled')).toBe('true');
	});
});
