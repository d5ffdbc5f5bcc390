/** A contested result at the desk: the contesting side, the outcome, and the blocked steps. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { report, slip } from '../../preview/hall-scenes';
import type { TestDesk } from '../../test/desk';
import { program } from '../../test/program';

const waits = () => screen.findByRole('region', { name: 'Aus der Halle' });
const answer = async (desk: TestDesk, agrees: boolean) =>
	desk.process.callFrom(await slip(desk, 6, 'second'), 'answer_report', { agrees, report: null });

/** Both captains of table 6 report alike, and the second-named team then contests the result. */
async function contested() {
	const at = await program('hall-reports');
	await report(at.desk.process, 6, 'first', 'first', 'resignation');
	await answer(at.desk, false);
	at.desktop.changed();
	return at;
}

/** Returns the line of a table in the strip. */
async function line(table: number): Promise<HTMLElement> {
	const place = await within(await waits()).findAllByRole('button', { name: `Tisch ${String(table)}` });
	const row = place.at(-1)?.closest<HTMLElement>('.line');
	if (!row) throw new Error('no line');
	return row;
}

/** Enters the missing results of the other tables. */
async function enterOthers(desk: TestDesk) {
	const { matches } = await desk.look('round', { round: 3 });
	for (const { table, outcome, first } of matches)
		if (!outcome && table !== 6)
			await desk.look('enter_result', {
				round: 3,
				table,
				winner_player: null,
				winner_team: first.team,
				no_winner: null,
				cause: 'forfeit',
				reason: null,
			});
}

test('who contests a result stands there, and no version twice', async () => {
	const { desk } = await contested();
	const { matches } = await desk.look('round', { round: 3 });
	const second = matches.find(({ table }) => table === 6)?.second.team ?? 0;
	await waitFor(async () =>
		expect((await line(6)).textContent).toContain(`Team ${String(second)} bestreitet das Ergebnis`),
	);
	const shown = await line(6);
	expect(shown.textContent).toContain('Eingetragen ist');
	expect(shown.textContent?.match(/Aufgabe/gu)).toHaveLength(1);
	expect(within(shown).queryByRole('button', { name: 'Annehmen' })).toBeNull();
});

test('keeping the result ends the dispute, and so does entering it again', async () => {
	const { desk, desktop, user } = await contested();
	await user.click(await within(await line(6)).findByRole('button', { name: 'Ergebnis bleibt' }));
	await waitFor(async () => expect((await desk.look('reports', {})).reports.map(({ table }) => table)).toEqual([4]));
	await answer(desk, false);
	desktop.changed();
	await waitFor(async () => expect((await line(6)).textContent).toContain('bestreitet'));
	const { matches } = await desk.look('round', { round: 3 });
	const winner = matches.find(({ table }) => table === 6)?.first.seats[0]?.player.id ?? null;
	await desk.look('enter_result', {
		round: 3,
		table: 6,
		winner_player: winner,
		winner_team: null,
		no_winner: null,
		cause: 'resignation',
		reason: null,
	});
	expect((await desk.look('reports', {})).reports.map(({ table }) => table)).toEqual([4]);
});

test('a call says which team calls, and its topic in the language of the desk', async () => {
	const { desk, desktop } = await program('hall-reports', { language: 'fr' });
	await desk.process.callFrom(await slip(desk, 2, 'second'), 'call_arbiter', { about: '', topic: 'illegal_move' });
	desktop.changed();
	const { matches } = await desk.look('round', { round: 3 });
	const side = matches.find(({ table }) => table === 2)?.second;
	const section = await screen.findByRole('region', { name: 'Nouvelles de la salle' });
	await waitFor(() => expect(section.textContent).toContain('Coup illégal'));
	expect(section.textContent).toContain(`${String(side?.team)} ${side?.name ?? ''}`.trim());
});

test('what comes from the hall is read out on every screen', async () => {
	const { desk, desktop, kralle } = await program('hall-reports');
	kralle.navigation.go('standings');
	await screen.findByRole('heading', { name: 'Tabelle' });
	await desk.process.callFrom(await slip(desk, 2, 'second'), 'call_arbiter', { about: '', topic: 'clock' });
	desktop.changed();
	const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent ?? '');
	await waitFor(() => expect(announcements().join()).toMatch(/Tisch 2: Team \d+ .* ruft einen Schiedsrichter: Uhr\./u));
	await report(desk.process, 6, 'first', 'first', 'resignation');
	await answer(desk, false);
	desktop.changed();
	await waitFor(() => expect(announcements().join()).toMatch(/Tisch 6: Team \d+ bestreitet das Ergebnis\./u));
});

test('the next round is paired over a dispute only when that is said', async () => {
	const { desk, desktop, kralle, user } = await contested();
	const { matches } = await desk.look('round', { round: 3 });
	await enterOthers(desk);
	desktop.changed();
	await kralle.file.lookAgain();
	// Wait for pending work: during a reload the button may be replaced.
	await desk.look('overview', {});
	await user.click(await screen.findByRole('button', { name: 'Runde 4 paaren' }));
	const asks = await screen.findByRole('dialog', { name: 'Ein Ergebnis wird bestritten' });
	expect(asks.textContent).toContain('Tisch Nr. 6');
	await user.click(within(asks).getByRole('button', { name: 'Abbrechen' }));
	expect((await desk.look('overview', {})).rounds).toHaveLength(3);
	await user.click(await screen.findByRole('button', { name: 'Runde 4 paaren' }));
	await user.click(await screen.findByRole('button', { name: 'Trotzdem weitermachen' }));
	await waitFor(async () => expect((await desk.look('overview', {})).rounds).toHaveLength(4));
	// The strip still names both teams, although their round is not shown.
	const places = await screen.findAllByRole('button', { name: 'Tisch 6, Runde 3' });
	const shown = places.at(-1)?.closest('.line');
	const six = matches.find(({ table }) => table === 6);
	for (const team of [six?.first.team, six?.second.team]) expect(shown?.textContent).toContain(String(team));
	expect(shown?.textContent).toMatch(/ · /u);
});

test('a version of an earlier round replaces its result for a reason only', async () => {
	const { desk, desktop, user } = await contested();
	await report(desk.process, 6, 'second', 'second', 'checkmate');
	await enterOthers(desk);
	await desk.look('pair_round', { under_disputes: 'go_on' });
	await desk.look('publish_round', { round: 4, under_disputes: 'go_on' });
	desktop.changed();
	// The table also calls an arbiter; its report is below the call.
	const places = await screen.findAllByRole('button', { name: 'Tisch 6, Runde 3' });
	const shown = places.at(-1)?.closest<HTMLElement>('.line') ?? document.body;
	await user.click(await within(shown).findByRole('button', { name: /^Annehmen/u }));
	const asks = await screen.findByRole('dialog', { name: 'Tisch 6, Runde 3' });
	expect(asks.textContent).toContain('0–1, Matt, Brett 1');
	await user.click(within(asks).getByRole('button', { name: 'Annehmen' }));
	expect(desk.asked('accept_report')).toEqual([]);
	await user.type(within(asks).getByLabelText('Begründung'), 'Karte gesehen');
	await user.click(within(asks).getByRole('button', { name: 'Annehmen' }));
	await waitFor(async () => expect((await desk.match(3, 6)).outcome?.verdict).toBe('second_wins'));
	expect(desk.asked('accept_report')).toMatchObject([{ round: 3, table: 6, side: 'second', reason: 'Karte gesehen' }]);
});
