import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import userEvent from '@testing-library/user-event';
import { begin, drawn, fieldsOf, people, published } from '../../preview/day';
import { program, programAt } from '../../test/program';

async function decisionsOf(scene: string) {
	const started = await program(scene);
	await started.user.click(await screen.findByRole('tab', { name: 'Entscheidungen' }));
	return started;
}

test('a penalty takes a team and a reason, cites its article, and shows in the standings', async () => {
	const { desk, user } = await decisionsOf('decisions-empty');
	await user.click(await screen.findByRole('button', { name: 'Strafe …' }));
	const dialog = within(await screen.findByRole('dialog', { name: 'Strafe' }));
	const impose = dialog.getByRole('button', { name: 'Strafe verhängen' });
	expect(impose.getAttribute('aria-disabled')).toBe('true');
	await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Wer')));
	await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Wer').options.length).toBeGreaterThan(2));
	await user.selectOptions(dialog.getByLabelText('Wer'), '5');
	await user.click(dialog.getByRole('radio', { name: /Punktabzug/u }));
	expect(dialog.getByRole('status').textContent).toContain('Schweizer Regeln, Allgemeines, Punkt 6');
	await user.selectOptions(dialog.getByLabelText('Punkte'), '½');
	await user.type(dialog.getByLabelText('Begründung'), 'Zu spät');
	await user.click(impose);
	await waitFor(async () =>
		expect((await desk.look('decisions', {})).penalties).toMatchObject([
			{ penalty: 'points_down', half_points: 1, reason: 'Zu spät' },
		]),
	);
	await user.click(await screen.findByRole('tab', { name: 'Rangliste' }));
	expect(await screen.findByText(/Nr\. 5: ½ P\. Abzug in Runde 3/u)).toBeTruthy();
});

test('a match is lost at the table of the round it is about', async () => {
	const { desk, user } = await program('round-decisions');
	await user.click(await screen.findByRole('button', { name: 'Tisch 5' }));
	const panel = within(await screen.findByRole('complementary', { name: 'Tisch 5' }));
	await user.click(panel.getByRole('button', { name: 'Strafe …' }));
	const dialog = within(await screen.findByRole('dialog', { name: 'Strafe' }));
	const team = (await desk.match(3, 5)).first.team ?? 0;
	await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Wer').options).toHaveLength(3));
	await user.selectOptions(dialog.getByLabelText('Wer'), String(team));
	await user.click(dialog.getByRole('radio', { name: /^Begegnung verloren/u }));
	await user.type(dialog.getByLabelText('Begründung'), 'Handy');
	await dialog.findByText(/^Tisch 5/u);
	await user.click(dialog.getByRole('button', { name: 'Strafe verhängen' }));
	await waitFor(async () =>
		expect((await desk.look('decisions', {})).penalties.at(-1)).toMatchObject({
			penalty: 'match_lost',
			round: 3,
			table: 5,
			reason: 'Handy',
		}),
	);
	expect(await panel.findByText(/an Tisch 5 in Runde 3 durch Strafe verloren/u)).toBeTruthy();
});

test('a penalty is lifted with a reason, typed where the focus is', async () => {
	const { desk, user } = await decisionsOf('decisions');
	const before = (await desk.look('decisions', {})).penalties.length ?? 0;
	await user.click(await screen.findByRole('button', { name: /^Aufheben: Verwarnung/u }));
	const dialog = within(await screen.findByRole('dialog', { name: 'Strafe aufheben' }));
	expect(document.activeElement).toBe(dialog.getByLabelText('Begründung'));
	await user.keyboard('Irrtum{Enter}');
	await waitFor(async () => expect((await desk.look('decisions', {})).penalties).toHaveLength(before - 1));
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('who leaves is named with the article that forbids it, and comes back', async () => {
	const { desk, user } = await decisionsOf('decisions-empty');
	await user.click(await screen.findByRole('button', { name: 'Rücktritt …' }));
	const dialog = within(await screen.findByRole('dialog', { name: 'Rücktritt' }));
	expect(dialog.getByText('Schweizer Regeln, Grundkonzept, Punkt 5')).toBeTruthy();
	await waitFor(() => expect(dialog.getByLabelText<HTMLSelectElement>('Wer').options.length).toBeGreaterThan(2));
	await user.selectOptions(dialog.getByLabelText('Wer'), '7');
	await user.type(dialog.getByLabelText('Begründung'), 'Letzter Zug');
	await user.click(dialog.getByRole('button', { name: 'Rücktritt festhalten' }));
	await waitFor(async () =>
		expect((await desk.look('teams', {})).absences).toMatchObject([
			{ team: 7, from: 4, to: null, reason: 'Letzter Zug' },
		]),
	);
	await user.click(await screen.findByRole('button', { name: /^Wieder mitspielen lassen/u }));
	await waitFor(async () => expect((await desk.look('teams', {})).absences).toEqual([]));
});

test('two teams exchange a partner: putting one in a place sends the other back', async () => {
	const { desk, user } = await decisionsOf('decisions-empty');
	const teams = await desk.teams();
	const [one, two] = [teams[0]?.players.map(({ id }) => id) ?? [], teams[1]?.players.map(({ id }) => id) ?? []];
	await user.click(await screen.findByRole('button', { name: 'Teams neu einteilen …' }));
	const dialog = within(await screen.findByRole('dialog', { name: 'Teams neu einteilen' }));
	for (const team of ['1', '2']) {
		await user.selectOptions(dialog.getByLabelText('Welche Teams?'), team);
		await user.click(await dialog.findByRole('button', { name: `Team ${team} dazunehmen` }));
	}
	await user.selectOptions(dialog.getByLabelText('Spieler 2 von Team 1'), String(two[1]));
	await user.type(dialog.getByLabelText('Begründung'), 'Streit');
	await user.click(dialog.getByRole('button', { name: 'Neu einteilen' }));
	await waitFor(() =>
		expect(desk.calls.findLast(({ name }) => name === 'reform_teams')?.input).toEqual({
			teams: [
				{
					team: 1,
					members: [
						{ player: one[0], fields: null },
						{ player: two[1], fields: null },
					],
				},
				{
					team: 2,
					members: [
						{ player: two[0], fields: null },
						{ player: one[1], fields: null },
					],
				},
			],
			gone: [],
			reason: 'Streit',
		}),
	);
});

test('what is missing stands above the list, and a match that is still played says so', async () => {
	const { desk, user } = await program('round-decisions');
	const missing = within(await screen.findByRole('status', { name: 'Tische ohne Ergebnis' }));
	expect(missing.getByText('Ergebnis fehlt: Tisch 4')).toBeTruthy();
	expect(missing.getByText('läuft noch: Tisch 6')).toBeTruthy();
	expect(screen.getByText('Ohne Ergebnis: 4. Noch laufend: 6')).toBeTruthy();
	await user.click(missing.getByRole('button', { name: 'Zu Tisch 6' }));
	const panel = within(await screen.findByRole('complementary', { name: 'Tisch 6' }));
	await user.click(panel.getByRole('button', { name: 'Läuft nicht mehr' }));
	await waitFor(async () => expect((await desk.match(3, 6)).progress).toBe('awaited'));
	expect(await missing.findByText('2 Ergebnisse fehlen: Tische 4 und 6')).toBeTruthy();
});

test('one of a team leaves alone, and it is said what becomes of the team', async () => {
	const { desk, user } = await decisionsOf('decisions-empty');
	await user.click(await screen.findByRole('button', { name: 'Rücktritt …' }));
	const dialog = within(await screen.findByRole('dialog', { name: 'Rücktritt' }));
	await user.selectOptions(dialog.getByLabelText('Wer'), '5');
	const [one] = (await desk.teams())[4]?.players ?? [];
	await user.selectOptions(dialog.getByLabelText('Wer zurücktritt'), one?.name ?? '');
	await user.click(dialog.getByRole('button', { name: 'Weiter' }));
	const home = within(await screen.findByRole('dialog', { name: `${one?.name ?? ''} geht nach Hause` }));
	await user.click(home.getByRole('radio', { name: /^Tritt zurück/u }));
	await user.type(home.getByLabelText('Begründung'), 'krank');
	const keep = home.getByRole('button', { name: 'Festhalten' });
	await waitFor(() => expect(keep.getAttribute('aria-disabled')).not.toBe('true'));
	await user.click(keep);
	await waitFor(async () => expect((await desk.look('decisions', {})).left).toMatchObject([{ team: { number: 5 } }]));
	expect((await desk.players()).find(({ name }) => name === one?.name)?.presence).toBe('absent');
	await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a decided tie, who left and who stepped in are named', async () => {
	await programAt('decisions-tie', {
		place: 'standings',
		press: ['decisions-tab'],
		prepare: async (desk) => {
			await begin(desk, people(8));
			await drawn(desk);
			await published(desk);
			for (const table of [1, 2])
				await desk.call('enter_result', {
					round: 1,
					table,
					winner_player: null,
					winner_team: null,
					no_winner: 'drawn',
					cause: 'arbiter_decision',
					reason: 'Probe',
				});
			await desk.call('decide_tie', {
				tied: [1, 2, 3, 4],
				ruling: { kind: 'order', teams: [2, 1, 3, 4] },
				reason: 'Stichkampf',
			});
			const { teams } = await desk.call('teams', {});
			const member = teams[0]?.members[0]?.player.id ?? 0;
			const fields = { ...fieldsOf('Amstutz, Reto', 1500, '') };
			await desk.call('go_home', {
				player: member,
				team: { kind: 'steps_in', member: { player: null, fields } },
				reason: 'krank',
			});
		},
	});
	await userEvent.click(await screen.findByRole('tab', { name: 'Entscheidungen' }));
	const table = within(await screen.findByRole('table', { name: /^Gleichstände/u }));
	expect(table.getByText('Gleichstand')).toBeTruthy();
	expect(table.getByText('Entscheidung der Turnierleitung: Reihenfolge 2, 1, 3, 4.')).toBeTruthy();
	expect(table.getByText('Stichkampf')).toBeTruthy();
	expect(table.getByText(/^Neu dabei: Amstutz, Reto\. Nicht mehr dabei: Achermann, Mona$/u)).toBeTruthy();
});
