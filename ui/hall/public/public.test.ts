/** The public page against a desk on 127.0.0.1. */
import { render, screen, waitFor } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PublicCrosstable, ScoreKind } from '../../src/backend/generated';
import { accessible } from '../test/accessible';
import { OVERVIEW, ROUND, STANDINGS } from '../test/day';
import { at, opened, parts } from '../test/line';
import type { HallDesk } from '../test/hallDesk';
import { HallViews } from '../channel/views';
import { HallBoard } from './hallboard.svelte';
import PublicPage from './PublicPage.svelte';

let desk: HallDesk;
const user = userEvent.setup();

beforeEach(async () => {
	desk = await opened();
	desk.open['overview'] = OVERVIEW;
	desk.open['round'] = ROUND;
	desk.open['standings'] = STANDINGS;
	at(desk, '/');
});

afterEach(() => desk.stop());

const open = () => render(PublicPage, { languages: ['de', 'en', 'fr', 'it'] });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

test('some letters of a name find the seat, without accents, and the phone remembers them', async () => {
	const page = open();
	await user.type(await screen.findByLabelText('Dein Name'), 'krah ro');
	await screen.findByText('Tisch 5');
	screen.getByText('Brett 1, Schwarz');
	screen.getByText('Dürrenmatt Maximilian Bächtold');
	await accessible();
	page.unmount();
	open();
	await screen.findByText('Tisch 5');
});

test('before the first round it says so', async () => {
	desk.open['overview'] = { ...OVERVIEW, round: null };
	delete desk.open['round'];
	open();
	await screen.findByText('Es ist noch keine Runde veröffentlicht.');
});

test('the round shows results as they come, and earlier rounds on demand', async () => {
	desk.open['round/2'] = { ...ROUND, round: 2, tables: ROUND.tables.slice(0, 1), bye: null };
	open();
	await user.click(await button('Runde'));
	await screen.findByText('1–0');
	screen.getByText('spielfrei');
	desk.open['round'] = {
		...ROUND,
		tables: ROUND.tables.map((it) => ({
			...it,
			result: { verdict: 'drawn', cause: 'both_mated', board: null, first_half_points: 1, second_half_points: 1 },
		})),
	};
	desk.changed();
	await waitFor(() => expect(screen.getAllByText('½–½')).toHaveLength(6));
	await user.selectOptions(screen.getByLabelText('Runde'), '2');
	await waitFor(() => expect(screen.queryByText('½–½')).toBeNull());
	await screen.findByText('1–0');
	await accessible();
});

test('a line of the standings says why it is there, and how its tie-breaks came about', async () => {
	open();
	await user.click(await button('Tabelle'));
	await user.click(await button(/^3 .*7/u));
	await screen.findByText(
		'Rang 2 (Nr. 8) hat gleich viele Punkte und steht davor: Buchholz mit einem Streichwert (Cut 1) 6 gegen 6½.',
	);
	screen.getByText('Rang 4 (Nr. 3) hat 1 P. weniger.');
	screen.getByText('(gestrichen)', { exact: false });
	await accessible();
});

test('the crosstable says who met whom, in the order of the standings', async () => {
	const game = (half_points: number | null, kind: ScoreKind = half_points === null ? 'open' : 'played') => ({
		half_points,
		role: 'first' as const,
		forfeit: kind === 'forfeit',
		annulled: kind === 'annulled',
		kind,
	});
	const row = (index: number, half_points: number, cells: PublicCrosstable['rows'][number]['cells']) => {
		const { team, rank_from, rank_to } = STANDINGS.rows[index] as (typeof STANDINGS.rows)[number];
		return { team, rank_from, rank_to, half_points, cells, rests: [], penalty_half_points: 0 };
	};
	const crosstable: PublicCrosstable = {
		formation: 'pot_draw',
		rows: [
			row(0, 3, [
				{ opponent: 8, games: [game(2), game(1)] },
				{ opponent: 7, games: [game(null)] },
			]),
			row(1, 1, [{ opponent: 12, games: [game(0), game(1)] }]),
			row(2, 2, [
				{ opponent: 12, games: [game(null)] },
				{ opponent: 3, games: [game(2, 'forfeit'), game(0, 'annulled')] },
			]),
		],
	};
	desk.open['crosstable'] = crosstable;
	open();
	await user.click(await button('Kreuztabelle'));
	await screen.findByRole('table', { name: 'Kreuztabelle' });
	const lines = screen.getAllByRole('row').map((line) => line.textContent?.replace(/\s+/gu, ' ').trim());
	expect(lines).toMatchInlineSnapshot(`
		[
		  "TeamΣPunkte1287",
		  "12 Huonder · Vögele1½selbst1 ½…",
		  "8 Die Rabenkrähen½0 ½selbstnicht gespielt·",
		  "7 Bächtold · Dürr1…nicht gespielt·selbst",
		]
	`);
	await accessible();
});

test('what did not change is asked for by its tag, and not sent again', async () => {
	const asked: (string | null)[] = [];
	const send: typeof fetch = (_, request) => {
		const tag = new Headers(request?.headers).get('If-None-Match');
		asked.push(tag);
		const said = { ...OVERVIEW, round: null };
		return Promise.resolve(
			tag ? new Response(null, { status: 304 }) : new Response(JSON.stringify(said), { headers: { ETag: '"1"' } }),
		);
	};
	const board = new HallBoard(new HallViews({ ...parts(), send }));
	await board.look();
	await board.look();
	expect(asked).toEqual([null, '"1"']);
	expect(board.connected).toBe(true);
	expect(board.overview?.tournament).toBe(OVERVIEW.tournament);
});

test('without a connection it says since when what it shows is old', async () => {
	open();
	await screen.findByText(OVERVIEW.tournament);
	await desk.stop();
	await waitFor(() => {
		window.dispatchEvent(new Event('online'));
		screen.getByText('Keine Verbindung');
	});
	await desk.start();
});

test('the working says which opponents have left or were punished, and nobody who left rests', async () => {
	const [first, ...others] = STANDINGS.rows;
	if (!first) throw new Error('no standings');
	const [buchholz] = first.tie_breaks;
	if (!buchholz) throw new Error('no tie-break');
	const [one, two] = buchholz.parts;
	if (!one || !two) throw new Error('no parts');
	const parts = [
		{ ...one, left: { from: 2, half_points: 1 } },
		{ ...two, penalty_half_points: -1 },
	];
	const [met] = first.results;
	if (!met) throw new Error('no result');
	const gone = { ...met, round: 2, opponent: null, half_points: 0, absent: true, left: true, kind: 'left' as const };
	desk.open['standings'] = {
		...STANDINGS,
		rows: [{ ...first, left_with: 2, results: [met, gone], tie_breaks: [{ ...buchholz, parts }] }, ...others],
	};
	open();
	await user.click(await button('Tabelle'));
	await user.click(await button(/^1 12/u));
	await screen.findByText('Rücktritt ab Runde 2; von da an zählt jede Runde hier ½');
	screen.getByText('ohne die Strafe von −½');
	screen.getByText('Rücktritt ab Runde 2.');
	expect(screen.queryByText(/spielfrei|setzt aus/u)).toBeNull();
});
