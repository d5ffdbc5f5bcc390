import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { begin, fieldsOf, FIXED, lastRound, numbered, people, playRounds, published } from '../../preview/day';
import { program, programAt } from '../../test/program';

/** Four teams, three rounds, every match drawn by the arbiter: all are tied. */
const allLevel = () =>
	programAt('all-level', {
		place: 'standings',
		prepare: async (desk) => {
			await begin(desk, people(8), { format: 'round_robin', swiss_rounds: null });
			await desk.call('draw_lots', { seed: '1', wish: 'anyone', third_joins: null });
			for (let count = 0; count < 3; count++) {
				await desk.call('pair_round', {});
				const round = await lastRound(desk);
				await desk.call('publish_round', { round });
				for (const table of [1, 2])
					await desk.call('enter_result', {
						round,
						table,
						winner_player: null,
						winner_team: null,
						no_winner: 'drawn',
						cause: 'arbiter_decision',
						reason: 'Probe',
					});
			}
		},
	});

test('an open first place blocks the end, with the reason beside the button', async () => {
	await allLevel();
	const close = await screen.findByRole('button', { name: 'Turnier abschließen' });
	expect(close.getAttribute('aria-disabled')).toBe('true');
	expect(screen.getByText('Platz 1 ist offen')).toBeTruthy();
	expect(screen.getByText('Platz 1 ist offen: Die Turnierleitung entscheidet.')).toBeTruthy();
});

test('the director names joint winners with a reason, and the tournament is closed', async () => {
	const { desk, user } = await allLevel();
	await user.click(await screen.findByRole('button', { name: 'Entscheiden …' }));
	await user.click(await screen.findByRole('radio', { name: 'Gemeinsame Sieger' }));
	expect(screen.getByRole('button', { name: 'Entscheidung festhalten' }).getAttribute('aria-disabled')).toBe('true');
	await user.click(screen.getByRole('checkbox', { name: /Team 1/u }));
	await user.click(screen.getByRole('checkbox', { name: /Team 3/u }));
	await user.type(screen.getByLabelText('Begründung'), 'Beide ungeschlagen');
	await user.click(screen.getByRole('button', { name: 'Entscheidung festhalten' }));
	await waitFor(async () =>
		expect((await desk.look('standings', { after: null })).decisions).toMatchObject([
			{ tied: [1, 2, 3, 4], ruling: { kind: 'joint_winners', teams: [1, 3] }, reason: 'Beide ungeschlagen' },
		]),
	);
	await user.click(await screen.findByRole('button', { name: 'Turnier abschließen' }));
	expect(await screen.findByText('Gemeinsame Sieger: Teams 1 und 3.')).toBeTruthy();
});

test('the crosstable stands beside the standings', async () => {
	const { user } = await program('standings');
	await user.click(await screen.findByRole('tab', { name: 'Kreuztabelle' }));
	expect(await screen.findByRole('table', { name: 'Kreuztabelle' })).toBeTruthy();
});

test('of many teams the crosstable draws those near what is seen', async () => {
	const { user } = await programAt('seventy-teams', {
		place: 'standings',
		prepare: async (desk) => {
			await begin(desk, people(140));
			await desk.call('draw_lots', { seed: '1', wish: 'anyone', third_joins: null });
		},
	});
	await user.click(await screen.findByRole('tab', { name: 'Kreuztabelle' }));
	const table = await waitFor(() => {
		const found = document.querySelector('table[aria-rowcount]');
		if (!found) throw new Error('no crosstable');
		return found;
	});
	expect(table.getAttribute('aria-rowcount')).toBe('71');
	const lines = [...table.querySelectorAll('tr[aria-rowindex]')];
	expect(lines).toHaveLength(12);
	expect(lines.map((line) => line.querySelectorAll('[data-field]').length)).toEqual(lines.map(() => 12));
});

test('a table is copied in words, as the export has it', async () => {
	const { desktop, user } = await program('standings');
	await user.click(await screen.findByRole('tab', { name: 'Kreuztabelle' }));
	await user.click(await screen.findByRole('button', { name: 'Tabelle kopieren' }));
	expect(await screen.findByText(/^Tabelle kopiert/u)).toBeTruthy();
	const [copied] = desktop.copied;
	if (!copied || copied instanceof Blob) throw new Error('no table was copied');
	const lines = copied.text.split('\n').map((line) => line.split('\t'));
	expect(lines).toHaveLength(13);
	expect(new Set(lines.map((cells) => cells.length)).size).toBe(1);
	// The diagonal.
	expect(lines[1]?.[3]).toBe('×');
	expect(copied.html.match(/<tr>/gu)).toHaveLength(13);
	desktop.copies = false;
	await user.click(screen.getByRole('button', { name: 'Tabelle kopieren' }));
	expect(await screen.findByText(/^Nicht kopiert: Das Fenster darf nichts/u)).toBeTruthy();
});

test('a tie-break says how it came about: the opponents, their values, what is cut', async () => {
	const { user } = await program('standings-single');
	const [first] = await screen.findAllByRole('button', { name: /^\d/u });
	if (!first) throw new Error('no tie-break is shown');
	const value = first.textContent;
	await user.click(first);
	const buchholz = await screen.findByRole('table', { name: 'Buchholz mit einem Streichwert (Cut 1)' });
	const lines = [...buchholz.querySelectorAll('tbody tr')];
	expect(lines).toHaveLength(4);
	expect(lines.filter((line) => line.textContent.includes('gestrichen'))).toHaveLength(1);
	const kept = lines
		.filter((line) => !line.querySelector('s'))
		.map((line) => Number(line.querySelectorAll('td')[2]?.textContent));
	expect(kept.reduce((sum, part) => sum + part, 0)).toBe(Number(value));
});

test('the crosstable of single players has the color beside each result', async () => {
	const { user } = await program('standings-single');
	await user.click(await screen.findByRole('tab', { name: 'Kreuztabelle' }));
	const table = await screen.findByRole('table', { name: 'Kreuztabelle' });
	const games = [...table.querySelectorAll('td small')].map(({ textContent }) => textContent);
	expect(games.filter((letter) => letter === 'w')).toHaveLength(20);
	expect(games.filter((letter) => letter === 's')).toHaveLength(20);
	expect(screen.getByText(/Der Buchstabe gibt die Farbe an/u)).toBeTruthy();
});

test('the crosstable has the name of a team, and tells namesakes apart', async () => {
	const namesakes = people(8);
	namesakes[0] = fieldsOf('Achermann, Mona', 2214, '');
	namesakes[1] = fieldsOf('Achermann, Uwe', 2168, '');
	const { desk, user } = await programAt('standings-namesakes', {
		place: 'standings',
		prepare: async (desk) => {
			await begin(desk, namesakes, FIXED);
			const { rows } = await desk.call('players', {});
			const id = (name: string) => rows.find(({ fields }) => fields.name === name)?.id ?? 0;
			const others = rows.filter(({ fields }) => !fields.name.startsWith('Achermann')).map((row) => row.id);
			const teams: [string, number[]][] = [
				['', [id('Achermann, Mona'), id('Achermann, Uwe')]],
				['Springerduett', others.slice(0, 2)],
				['', others.slice(2, 4)],
				['', others.slice(4, 6)],
			];
			for (const [name, players] of teams)
				await desk.call('add_team', { name, members: players.map((player) => ({ player, fields: null })) });
			await numbered(desk);
			await published(desk);
		},
	});
	await user.click(await screen.findByRole('tab', { name: 'Kreuztabelle' }));
	const table = within(await screen.findByRole('table', { name: 'Kreuztabelle' }));
	expect(table.getByText('Springerduett')).toBeTruthy();
	expect(table.getByText('Mona Achermann · Uwe Achermann')).toBeTruthy();
	expect((await desk.look('crosstable', {})).rows).toHaveLength(4);
});

test('who has left is not said to sit out, round after round', async () => {
	await programAt('standings-left', {
		place: 'standings',
		prepare: async (desk) => {
			await begin(desk, people(8));
			await desk.call('draw_lots', { seed: '1', wish: 'anyone', third_joins: null });
			await playRounds(desk, 1);
			await desk.call('let_be_absent', { team: 4, from: 2, to: null, worth: 'nothing', reason: 'krank' });
			await playRounds(desk, 2);
		},
	});
	const table = within(await screen.findByRole('table', { name: 'Rangliste' }));
	expect(table.getByText('Rücktritt ab Runde 2')).toBeTruthy();
	expect(table.queryByText('setzt aus')).toBeNull();
	expect(table.getAllByTitle('Rücktritt ab Runde 2').map(({ textContent }) => textContent)).toEqual(['–', '–']);
});
