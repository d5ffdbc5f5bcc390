/** Changing partners: a tournament from its settings to a result, the reasons of a table, and swaps in a draft. */
import { screen, waitFor, within } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { program } from '../../test/program';

const panel = (table: number) => screen.findByRole('complementary', { name: `Tisch ${String(table)}` });

test('a complete schedule is chosen by its number of players, and made', async () => {
	const { desk, kralle, user } = await program('new');
	await user.type(await screen.findByLabelText('Name'), 'Jeder mit jedem');
	await user.click(screen.getByRole('radio', { name: /^Wechselnde Partner/u }));
	await user.type(screen.getByLabelText('Spieler (erwartet)'), '12');
	await screen.findByText('Jeder ist einmal Partner von jedem: 11 Runden.');
	await screen.findByText(/^12 Spieler → Wechselnde Partner, vollständig, 11 Runden$/u);
	expect(screen.queryByRole('radio', { name: /Doppelt/u })).toBeNull();
	const players = screen.getByLabelText('Spieler (erwartet)');
	await user.clear(players);
	await user.type(players, '14');
	await screen.findByText('15 Runden; nur die beiden letzten Nummern spielen nie zusammen.');
	await screen.findByText('In jeder Runde sind 2 Spieler spielfrei.');
	await user.click(screen.getByRole('radio', { name: /^Nach Stand/u }));
	expect(screen.queryByLabelText('Beschleunigung')).toBeNull();
	await user.click(screen.getByRole('radio', { name: /^Vollständig/u }));
	await user.click(screen.getByRole('button', { name: 'Turnier anlegen' }));
	await waitFor(() => expect(kralle.navigation.place).toBe('players'));
	const { formation, format } = await desk.look('settings', {});
	expect([formation, format]).toEqual(['changing_partners', 'round_robin']);
});

test('a result counts for both partners, and its table is explained', async () => {
	const { desk, user } = await program('round-partners');
	const side = await panel(1);
	const { first, second } = await desk.match(3, 1);
	const numbers = [first, second].map(({ team, partner }) => `${String(team)}+${String(partner)}`);
	for (const number of numbers) expect(side.textContent).toContain(number);
	const why = `Warum spielt Team ${numbers.join(' gegen Team ')}?`;
	await user.click(within(side).getByText(why));
	await within(side).findByText(/im 1\. Viereck\./u);
	const before = await desk.look('standings', { after: null });
	await user.keyboard('1m');
	await screen.findByText('Tisch 1: 1–0, Matt');
	const after = await desk.look('standings', { after: null });
	const points = (view: typeof after, number: number | null) =>
		view.rows.find(({ team }) => team.number === number)?.half_points ?? 0;
	for (const number of [first.team, first.partner]) expect(points(after, number) - points(before, number)).toBe(2);
	for (const number of [second.team, second.partner]) expect(points(after, number)).toBe(points(before, number));
});

test('three players have a bye, and each says so', async () => {
	const { desk } = await program('round-partners');
	await panel(1);
	const { bye, further_byes } = await desk.look('round', { round: 3 });
	const byes = [bye, ...further_byes].map((it) => it?.team ?? 0);
	expect(byes.length).toBe(3);
	for (const number of byes)
		await screen.findByText(new RegExp(`^Nummer ${String(number)}, .* ist spielfrei\\.$`, 'u'));
});

test('two players of a draft swap their places, and two partners do not', async () => {
	const { desk, user } = await program('round-partners-draft');
	const { matches } = await desk.look('round', { round: 3 });
	const [one, other] = matches;
	if (!one || !other) throw new Error('the draft has two tables');
	const swap = async (first: number, second: number) => {
		await user.click(await screen.findByRole('button', { name: /tauschen/iu }));
		const dialog = await screen.findByRole('dialog');
		await user.selectOptions(within(dialog).getByLabelText('Wer'), String(first));
		await user.selectOptions(within(dialog).getByLabelText('tauscht mit'), String(second));
		await user.click(within(dialog).getByRole('button', { name: 'Plätze tauschen' }));
	};
	await swap(one.first.partner ?? 0, other.second.team);
	await waitFor(async () => {
		const after = (await desk.look('round', { round: 3 })).matches[0];
		expect([after?.first.team, after?.first.partner]).toContain(other.second.team);
	});
	const now = (await desk.look('round', { round: 3 })).matches[0];
	await swap(now?.first.team ?? 0, now?.first.partner ?? 0);
	await screen.findByText(/sind Partner und behalten dieselben Gegner/u);
});
