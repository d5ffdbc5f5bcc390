/** Scenes of a tournament day. */
import type { Backend } from '../backend/backend';
import type { PenaltyName } from '../backend/generated';
import {
	actAs,
	begin,
	checkOut,
	drawn,
	fieldsOf,
	FIXED,
	midRound,
	numbered,
	people,
	play,
	playRounds,
	published,
	seat,
	SINGLE,
} from './day';
import { ARCHIVE_SCENES } from './archive-scenes';
import { DAY_SCENES } from './day-scenes';
import { GAMES_SCENES } from './games-scenes';
import { PARTNERS_SCENES } from './partners-scenes';
import { HALL_SCENES } from './hall-scenes';
import { LIST_SCENES } from './list-scenes';
import { PICTURE_SCENES } from './picture-scenes';
import { POST_SCENES } from './post-scenes';
import { at, type Scene } from './scene';
import { SEASON_SCENES } from './season-scenes';
import { pairRound, TABLE_SCENES } from './table-scenes';

/** Prepares an evening of 23 players after two rounds, with a later arrival and a departure. */
async function evening(desk: Backend) {
	await begin(desk, people(24));
	await checkOut(desk, 22);
	await desk.call('set_odd_number', { odd_number: 'three_player_team' });
	await drawn(desk);
	await playRounds(desk, 2);
	await desk.call('add_player', fieldsOf('Spatz, Uli', 1795, 'SC Muster'));
	await checkOut(desk, 6);
}

/** Prepares every kind of penalty, a departure, teams formed again, and a match still in progress. */
async function decided(desk: Backend) {
	await midRound(desk);
	const impose = (
		penalty: PenaltyName,
		team: number,
		more: { table?: number; half_points?: number; round?: number; player?: number | undefined; reason: string },
	) =>
		desk.call('impose_penalty', {
			penalty,
			team,
			round: 3,
			table: null,
			half_points: null,
			...more,
			player: more.player ?? null,
		});
	const teams = (await desk.call('lots', {}))?.teams ?? [];
	const [third, fifth] = [teams[2], teams[4]];
	await impose('warning', 3, { player: third?.players[0]?.id, reason: 'Zug vorgesagt, obwohl schon ermahnt' });
	await impose('points_down', 5, { half_points: 1, round: 2, reason: 'Zum dritten Mal zu spät am Brett' });
	await impose('points_up', 7, { half_points: 2, round: 1, reason: 'Gegner spielten mit vertauschten Farben' });
	const { matches } = await desk.call('round', { round: 3 });
	await impose('match_lost', matches[1]?.first.team ?? 1, { table: 2, reason: 'Handy klingelte' });
	await impose('exclusion', 12, { round: 4, reason: 'Tätlichkeit' });
	await desk.call('let_be_absent', { team: 11, from: 4, to: null, worth: 'nothing', reason: 'Letzter Zug' });
	const swapped = [third, fifth].map((team, index) => ({
		team: team?.number ?? 0,
		members: [team?.players[0]?.id, [fifth, third][index]?.players[1]?.id].map((player) => ({
			player: player ?? 0,
			fields: null,
		})),
	}));
	await desk.call('reform_teams', { teams: swapped, gone: [], reason: 'Streit im Team' });
	await desk.call('mark_progress', { round: 3, table: 6, progress: 'still_playing' });
}

const TEAM_NAMES = ['Beispieler', 'Musterknaben', '', 'Exempelgarde', 'Probestück', 'Vorlage II'];

/** Prepares six fixed teams of two to four players. */
async function reported(desk: Backend) {
	const players = people(24);
	await begin(desk, [], FIXED);
	let next = 0;
	for (const [index, name] of TEAM_NAMES.entries()) {
		const members = players.slice(next, (next += 2 + (index % 3))).map((fields) => ({ player: null, fields }));
		await desk.call('add_team', { name, members });
	}
}

async function teamsNumbered(desk: Backend) {
	await reported(desk);
	await numbered(desk);
}

/** Prepares decisions of two users, one of them undone. */
async function history(desk: Backend) {
	await midRound(desk);
	await actAs(desk, 'Ruth Probst');
	await desk.call('enter_result', {
		round: 1,
		table: 1,
		winner_player: null,
		winner_team: null,
		no_winner: 'drawn',
		cause: 'arbiter_decision',
		reason: 'Beide Uhren standen, das Los entschied für eine Punkteteilung',
	});
	await desk.call('undo', { entry: null, under_games: 'ask' });
	await desk.call('choose_seating', { round: 3, table: 6, seating: 'cross' });
	await actAs(desk, 'Kurt Muster');
	await play(desk, 3, 4);
	await play(desk, 3, 6);
	await desk.call('undo', { entry: null, under_games: 'ask' });
	await desk.call('undo', { entry: null, under_games: 'ask' });
}

async function opened(desk: Backend, count = 24) {
	await begin(desk, people(count));
}

async function lots(desk: Backend) {
	await opened(desk);
	await drawn(desk);
}

async function draft(desk: Backend) {
	await lots(desk);
	await desk.call('pair_round', {});
}

const nothing = () => Promise.resolve();

export const SCENES: Record<string, Scene> = {
	new: at('new', nothing),

	'start-empty': at('start', nothing),
	'judge-alone': at('judge', nothing),
	start: at('start', async (desk) => {
		for (const name of ['Bodensee-Tandem 2026', 'Vereinsabend', 'Sommerfest']) await begin(desk, [], { name });
		await desk.call('close_file', {});
	}),
	'start-again': at('start', async (desk) => {
		await draft(desk);
		await desk.call('close_file', {});
	}),
	// The file is overwritten with garbage; its backups are intact.
	'start-damaged': at('start', async (desk) => {
		await midRound(desk);
		const { path } = await desk.call('overview', {});
		await desk.call('close_file', {});
		await desk.write(path, 'Kaffee');
	}),
	settings: at('settings', opened),
	'settings-fixed': at('settings', midRound),
	players: at('players', opened),
	'players-rated': at('players', async (desk) => {
		await opened(desk);
		for (const [name, rating] of [
			['FIDE', 2180],
			['DWZ', 2207],
		] as const) {
			await desk.write(`${name}.csv`, `ID;Name;Standard\n1300001;"Achermann, Mona";${String(rating)}\n`);
			await desk.call('load_rating_list', { path: `${name}.csv`, name, columns: [] });
		}
	}),
	job: at('players', opened, {
		heard: (desk) => ({
			call: (name, input, job) => {
				if (name !== 'import_players') return desk.call(name, input, job);
				job?.progress(37, 100);
				return new Promise(() => undefined);
			},
		}),
		begin: (kralle) => void kralle.journal.act('import_players', { players: [], updates: [] }),
	}),
	'players-empty': at('players', (desk) => begin(desk, [])),
	'players-odd': at('players', async (desk) => {
		await opened(desk);
		await checkOut(desk, 22);
	}),
	// Nobody has arrived yet; the first player checks in.
	arrivals: at(
		'players',
		async (desk) => {
			await opened(desk);
			await checkOut(desk, ...people(24).map((_, index) => index + 1));
			await desk.call('check_in', { players: [3, 7], presence: 'here' });
		},
		{
			begin: ({ roster }) => {
				roster.order = 'name';
				roster.search = 'a';
			},
		},
	),
	'players-late': at('players', evening),
	'players-single': at('players', async (desk) => {
		const players = people(14);
		for (const [index, fields] of players.entries()) {
			if (index % 3 !== 2) fields.fide_id = 1300000 + index;
			if (index % 2 === 0) fields.national_id = `70107-${String(index * 7 + 3).padStart(4, '0')}`;
		}
		await begin(desk, players, SINGLE);
		await numbered(desk);
		await published(desk);
		await play(desk, 1, 1);
	}),
	rules: at('players', lots, { dialog: 'rules' }),
	'rules-frozen': at('round', midRound, { dialog: 'rules' }),
	draw: at('draw', opened),
	'draw-odd': at('draw', async (desk) => {
		await opened(desk);
		await checkOut(desk, 22);
		await desk.call('set_odd_number', { odd_number: 'three_player_team' });
	}),
	drawn: at('draw', lots),
	'drawn-round-robin': at('draw', async (desk) => {
		await begin(desk, people(24), { format: 'round_robin', swiss_rounds: null });
		await drawn(desk);
		await desk.call('draw_numbers', { seed: '417 263 905' });
	}),
	'drawn-many': at('draw', async (desk) => {
		await opened(desk, 58);
		await drawn(desk);
	}),
	'teams-empty': at('draw', (desk) => begin(desk, [], FIXED)),
	teams: at('draw', reported),
	'teams-numbered': at('draw', teamsNumbered),
	numbers: at('draw', (desk) => begin(desk, people(7), SINGLE)),
	'round-empty': at('round', opened),
	'round-draft': at('round', draft),
	'round-by-hand': at('round', async (desk) => {
		await opened(desk);
		await checkOut(desk, 22, 21);
		await drawn(desk);
		await playRounds(desk, 2);
		await desk.call('pair_round', {});
		const { matches } = await desk.call('round', { round: 1 });
		const [met] = matches;
		await desk.call('wish_pairing', {
			kind: 'together_again',
			team: met?.first.team ?? null,
			other: met?.second.team ?? null,
		});
	}),
	'round-seating': at('round', async (desk) => {
		await lots(desk);
		await published(desk);
		await seat(desk, 1, 2);
	}),
	round: at('round', midRound),
	palette: at('round', midRound, { dialog: 'palette' }),
	help: at('round', midRound, { begin: (kralle) => (kralle.dialogs.help = 'round') }),
	'round-decisions': at('round', decided),
	'round-fixed': at('round', async (desk) => {
		await teamsNumbered(desk);
		await published(desk);
	}),
	'round-single': at('round', async (desk) => {
		await begin(desk, people(14), SINGLE);
		await numbered(desk);
		await published(desk);
		await play(desk, 1, 1);
	}),
	'round-threes': at('round', async (desk) => {
		await opened(desk);
		await checkOut(desk, 22);
		await desk.call('set_odd_number', { odd_number: 'three_player_team' });
		await desk.call('draw_lots', { seed: '1', wish: 'anyone', third_joins: 1 });
		await published(desk);
		await seat(desk, 1, 1, 2);
	}),
	'round-many': at('round', async (desk) => {
		await opened(desk, 58);
		await drawn(desk);
		await playRounds(desk, 2);
		await published(desk);
		await seat(desk, 3, ...Array.from({ length: 12 }, (_, index) => index + 1));
		await play(desk, 3, 1, 2, 3, 4, 5, 6, 7, 8);
	}),
	'round-thirty': at('round', async (desk) => {
		await opened(desk, 120);
		await drawn(desk);
		await published(desk);
		await seat(desk, 1, ...Array.from({ length: 30 }, (_, index) => index + 1));
	}),
	// A hall of 250 tables.
	'hall-many': at('round', async (desk) => {
		await opened(desk, 1000);
		await drawn(desk);
		await playRounds(desk, 1);
		await published(desk);
		await seat(desk, 2, 1, 2, 3);
		await play(desk, 2, 1, 2);
	}),
	standings: at('standings', async (desk) => {
		await lots(desk);
		await playRounds(desk, 5);
	}),
	'standings-single': at('standings', async (desk) => {
		await begin(desk, people(10), { ...SINGLE, tie_breaks: ['BH/C1', 'SB'] });
		await numbered(desk);
		await playRounds(desk, 4);
	}),
	'standings-ended': at('standings', async (desk) => {
		await begin(desk, people(10), { ...SINGLE, swiss_rounds: 4, tie_breaks: ['BH/C1', 'SB'] });
		await numbered(desk);
		await playRounds(desk, 4);
	}),
	'standings-many': at('standings', async (desk) => {
		await begin(desk, people(58), { swiss_rounds: 9 });
		await drawn(desk);
		await playRounds(desk, 9);
	}),
	decisions: at('standings', decided, { press: ['decisions-tab'] }),
	'decisions-empty': at('standings', midRound, { press: ['decisions-tab'] }),
	history: at('history', history),
	print: at('print', midRound),
	'print-draft': at('print', draft),
	'print-early': at('print', opened),
	judge: at('judge', midRound),
	'judge-single': at('judge', async (desk) => {
		await begin(desk, people(14), SINGLE);
		await numbered(desk);
		await published(desk);
	}),
	'judge-pairs': at('judge', pairRound),
	...DAY_SCENES,
	...GAMES_SCENES,
	...PARTNERS_SCENES,
	...HALL_SCENES,
	...SEASON_SCENES,
	...ARCHIVE_SCENES,
	...LIST_SCENES,
	...TABLE_SCENES,
	...POST_SCENES,
	...PICTURE_SCENES,
};

/**
 * Returns the name under which a prepared scene is stored; scenes with the same preparation share one. Null for the
 * start page: it lists files by path, so it cannot use a copy.
 */
export function momentOf(name: string, { place, prepare }: Scene): string | null {
	if (place === 'start') return null;
	return Object.entries(SCENES).find(([, other]) => other.prepare === prepare)?.[0] ?? name;
}
