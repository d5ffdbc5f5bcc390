/** Moments of a tournament day, to look at a screen without the window. */
import type { BackupRow } from '../backend/generated/BackupRow';
import type { PenaltyName } from '../backend/generated/PenaltyName';
import type { Kralle, Place } from '../app/kralle.svelte';
import { FakeBackend } from '../backend/fake/fake';
import { people } from '../backend/fake/people';
import type { SettingsView } from '../backend/generated/SettingsView';
import { emptyTournament, SETTINGS } from '../backend/fake/state';
import { HISTORY_SCENES } from './history-scenes';
import { POST_SCENES } from './post-scenes';
import { TABLE_SCENES } from './table-scenes';

export interface Scene {
	place: Place;
	/** Brings the desk to the moment. */
	prepare: (desk: FakeBackend) => Promise<void>;
	/** What is opened there. */
	begin?: (kralle: Kralle) => void;
}

async function drawn(desk: FakeBackend) {
	await desk.call('draw_lots', { seed: '739 142 068', wish: 'anyone', third_joins: null });
}

async function published(desk: FakeBackend) {
	await desk.call('pair_round', {});
	await desk.call('publish_round', { round: desk.tournament?.rounds.length ?? 1 });
}

async function seat(desk: FakeBackend, table: number) {
	const round = desk.tournament?.rounds.length ?? 1;
	await desk.call('choose_seating', { round, table, seating: table % 2 === 0 ? 'cross' : 'parallel' });
	await desk.call('choose_colors', { round, table, white_on_board_1: table % 3 === 0 ? 'first' : 'second' });
}

async function play(desk: FakeBackend, table: number) {
	const round = desk.tournament?.rounds.length ?? 1;
	const it = desk.tournament?.rounds[round - 1]?.matches.find((candidate) => candidate.table === table);
	if (!it) return;
	// The lower number wins, but not always.
	const firstWins = it.first.team < it.second.team !== ((it.first.team + it.second.team + round) % 4 === 0);
	const winner = (firstWins ? it.first : it.second).seats[(table + round) % 2]?.player.id ?? null;
	const cause = (['checkmate', 'flag_fall', 'resignation'] as const)[(table + round) % 3] ?? 'checkmate';
	await desk.call('enter_result', { round, table, winner_player: winner, winner_team: null, no_winner: null, cause, reason: null, evidence: null, overrule: null });
}

async function playRounds(desk: FakeBackend, rounds: number) {
	for (let round = 1; round <= rounds; round++) {
		await published(desk);
		for (const { table } of desk.tournament?.rounds.at(-1)?.matches ?? []) {
			await seat(desk, table);
			await play(desk, table);
		}
	}
}

async function midRound(desk: FakeBackend) {
	await drawn(desk);
	await playRounds(desk, 2);
	await published(desk);
	for (const table of [1, 2, 3, 4, 5]) await seat(desk, table);
	for (const table of [1, 2, 3, 5]) await play(desk, table);
}

/** Every kind of penalty, a departure, teams formed anew, a corrected result and a match still playing. */
async function decided(desk: FakeBackend) {
	await midRound(desk);
	const impose = (penalty: PenaltyName, team: number, more: { table?: number; half_points?: number; round?: number; player?: number | undefined; reason: string }) =>
		desk.call('impose_penalty', { penalty, team, player: more.player ?? null, round: more.round ?? 3, table: more.table ?? null, half_points: more.half_points ?? null, reason: more.reason });
	const teams = desk.tournament?.lots?.teams ?? [];
	const [third, fifth] = [teams[2], teams[4]];
	await impose('warning', 3, { player: third?.players[0]?.id, reason: 'Zug vorgesagt, obwohl schon ermahnt' });
	await impose('points_down', 5, { half_points: 1, round: 2, reason: 'Zum dritten Mal zu spät am Brett' });
	await impose('points_up', 7, { half_points: 2, round: 1, reason: 'Gegner spielten mit vertauschten Farben' });
	const lost = desk.tournament?.rounds[2]?.matches[1];
	await impose('match_lost', lost?.first.team ?? 1, { table: 2, reason: 'Handy klingelte' });
	await impose('exclusion', 12, { round: 4, reason: 'Tätlichkeit' });
	await desk.call('let_be_absent', { team: 11, from: 4, to: null, worth: 'nothing', reason: 'Letzter Zug' });
	const swapped = [third, fifth].map((team, index) => ({ team: team?.number ?? 0, members: [team?.players[0]?.id, [fifth, third][index]?.players[1]?.id].map((player) => ({ player: player ?? 0, fields: null })) }));
	await desk.call('reform_teams', { teams: swapped, reason: 'Streit im Team' });
	await desk.call('mark_progress', { round: 3, table: 6, progress: 'still_playing' });
}

const BACKUPS: BackupRow[] = [
	{ name: '2026-11-21 13-51-07Z before-round.kralle', time: '2026-11-21T13:51:07Z', occasion: 'round', kilobytes: 212 },
	{ name: '2026-11-21 13-02-44Z before-round.kralle', time: '2026-11-21T13:02:44Z', occasion: 'round', kilobytes: 180 },
	{ name: '2026-11-21 12-10-00Z before-restore.kralle', time: '2026-11-21T12:10:00Z', occasion: 'restore', kilobytes: 164 },
	{ name: '2026-11-20 18-30-12Z before-import.kralle', time: '2026-11-20T18:30:12Z', occasion: 'import', kilobytes: 92 },
];

const nothing = () => Promise.resolve();

const FIXED: SettingsView = { ...SETTINGS, rule_set: 'ordnung', formation: 'fixed_teams' };
const SINGLE: SettingsView = { ...SETTINGS, rule_set: 'standard', formation: 'single_players' };
const TEAM_NAMES = ['Beispieler', 'Musterknaben', '', 'Exempelgarde', 'Probestück', 'Vorlage II'];

/** Fixed teams of two to four, and one player without a team. */
async function reported(desk: FakeBackend, teams: number) {
	desk.tournament = { ...emptyTournament(FIXED), players: people(24) };
	let next = 1;
	for (let team = 0; team < teams; team++) {
		const members = Array.from({ length: 2 + (team % 3) }, () => ({ player: next++, fields: null }));
		await desk.call('add_team', { name: TEAM_NAMES[team % TEAM_NAMES.length] ?? '', members });
	}
	for (const player of desk.tournament.players.slice(next)) await desk.call('remove_player', { player: player.id });
}

export const SCENES: Record<string, Scene> = {
	...TABLE_SCENES,
	...HISTORY_SCENES,
	...POST_SCENES,
	start: {
		place: 'start',
		prepare: (desk) => {
			desk.tournament = null;
			desk.recent = [
				{ path: '/home/probe/Kralle/Bodensee-Tandem.kralle', name: 'Bodensee-Tandem 2026', opened: '2026-11-21T14:32:00Z', found: true },
				{ path: '/home/probe/Kralle/Vereinsabend.kralle', name: 'Vereinsabend', opened: '2026-11-06T19:02:00Z', found: true },
				{ path: '/media/stick/sommerfest.kralle', name: 'Sommerfest', opened: '2026-08-14T17:40:00Z', found: false },
			];
			return nothing();
		},
	},
	'start-empty': { place: 'start', prepare: nothing },
	new: { place: 'new', prepare: nothing },
	settings: { place: 'settings', prepare: nothing },
	decisions: { place: 'standings', prepare: decided },
	'decisions-empty': { place: 'standings', prepare: midRound },
	'round-decisions': { place: 'round', prepare: decided },
	rules: { place: 'players', prepare: drawn, begin: (kralle) => (kralle.dialog = 'rules') },
	'rules-frozen': { place: 'round', prepare: midRound, begin: (kralle) => (kralle.dialog = 'rules') },
	players: { place: 'players', prepare: nothing },
	'players-empty': {
		place: 'players',
		prepare: (desk) => {
			desk.tournament = emptyTournament();
			return nothing();
		},
	},
	'players-odd': {
		place: 'players',
		prepare: async (desk) => {
			await desk.call('check_in', { players: [22], presence: 'absent' });
		},
	},
	draw: { place: 'draw', prepare: nothing },
	'draw-odd': {
		place: 'draw',
		prepare: async (desk) => {
			await desk.call('check_in', { players: [22], presence: 'absent' });
			await desk.call('set_odd_number', { odd_number: 'three_player_team' });
		},
	},
	drawn: { place: 'draw', prepare: drawn },
	'round-empty': { place: 'round', prepare: nothing },
	'round-draft': {
		place: 'round',
		prepare: async (desk) => {
			await drawn(desk);
			await desk.call('pair_round', {});
		},
	},
	'round-by-hand': {
		place: 'round',
		prepare: async (desk) => {
			await desk.call('check_in', { players: [22, 21], presence: 'absent' });
			await drawn(desk);
			await playRounds(desk, 2);
			await desk.call('pair_round', {});
			await desk.call('wish_pairing', { kind: 'together_again', team: 3, other: 5 });
			await desk.call('wish_pairing', { kind: 'apart', team: 1, other: 2 });
		},
	},
	'round-seating': {
		place: 'round',
		prepare: async (desk) => {
			await drawn(desk);
			await published(desk);
			await seat(desk, 2);
		},
	},
	round: { place: 'round', prepare: midRound },
	'new-fixed': { place: 'new', prepare: nothing },
	'teams-empty': {
		place: 'draw',
		prepare: (desk) => {
			desk.tournament = emptyTournament(FIXED);
			return nothing();
		},
	},
	teams: { place: 'draw', prepare: (desk) => reported(desk, 6) },
	'teams-numbered': {
		place: 'draw',
		prepare: async (desk) => {
			await reported(desk, 6);
			await desk.call('give_numbers', { seed: '739 142 068', order: 'strength' });
		},
	},
	'round-fixed': {
		place: 'round',
		prepare: async (desk) => {
			await reported(desk, 6);
			await desk.call('give_numbers', { seed: '739 142 068', order: 'strength' });
			await published(desk);
		},
	},
	numbers: {
		place: 'draw',
		prepare: (desk) => {
			desk.tournament = { ...emptyTournament(SINGLE), players: people(7) };
			return nothing();
		},
	},
	'players-single': {
		place: 'players',
		prepare: async (desk) => {
			const players = people(14);
			for (const [index, { fields }] of players.entries()) {
				if (index % 3 !== 2) fields.fide_id = 1300000 + index;
				if (index % 2 === 0) fields.national_id = `70107-${String(index * 7 + 3).padStart(4, '0')}`;
			}
			desk.tournament = { ...emptyTournament(SINGLE), players };
			await desk.call('give_numbers', { seed: '739 142 068', order: 'strength' });
			await published(desk);
			await play(desk, 1);
		},
	},
	'round-single': {
		place: 'round',
		prepare: async (desk) => {
			desk.tournament = { ...emptyTournament(SINGLE), players: people(14) };
			await desk.call('give_numbers', { seed: '739 142 068', order: 'strength' });
			await published(desk);
			await play(desk, 1);
		},
	},
	'standings-single': {
		place: 'standings',
		prepare: async (desk) => {
			desk.tournament = { ...emptyTournament({ ...SINGLE, tie_breaks: ['BH/C1', 'SB'] }), players: people(10) };
			await desk.call('give_numbers', { seed: '739 142 068', order: 'strength' });
			await playRounds(desk, 4);
		},
	},
	'round-threes': {
		place: 'round',
		prepare: async (desk) => {
			await desk.call('check_in', { players: [22], presence: 'absent' });
			await desk.call('set_odd_number', { odd_number: 'three_player_team' });
			await desk.call('draw_lots', { seed: '1', wish: 'anyone', third_joins: 1 });
			await published(desk);
			for (const table of [1, 2]) await seat(desk, table);
		},
	},
	'round-many': {
		place: 'round',
		prepare: async (desk) => {
			desk.tournament = { ...emptyTournament(), players: people(58) };
			await drawn(desk);
			await playRounds(desk, 2);
			await published(desk);
			for (let table = 1; table <= 12; table++) await seat(desk, table);
			for (let table = 1; table <= 8; table++) await play(desk, table);
		},
	},
	'drawn-round-robin': {
		place: 'draw',
		prepare: async (desk) => {
			desk.tournament = { ...emptyTournament({ ...SETTINGS, format: 'round_robin' }), players: people(24) };
			await drawn(desk);
			await desk.call('draw_numbers', { seed: '417 263 905' });
		},
	},
	'drawn-many': {
		place: 'draw',
		prepare: async (desk) => {
			desk.tournament = { ...emptyTournament(), players: people(58) };
			await drawn(desk);
		},
	},
	'standings-many': {
		place: 'standings',
		prepare: async (desk) => {
			desk.tournament = { ...emptyTournament({ ...SETTINGS, swiss_rounds: 9 }), players: people(58) };
			await drawn(desk);
			await playRounds(desk, 9);
		},
	},
	'players-rated': {
		place: 'players',
		prepare: (desk) => {
			desk.ratingLists = [
				{ name: 'FIDE', players: 1_501_234, loaded: '2026-11-20T09:00:00Z' },
				{ name: 'DWZ', players: 92_417, loaded: '2026-11-20T09:05:00Z' },
			];
			return Promise.resolve();
		},
	},
	job: {
		place: 'players',
		prepare: () => Promise.resolve(),
		begin: (kralle) => {
			if (!(kralle.backend instanceof FakeBackend)) return;
			const work = kralle.backend.hold('import_players');
			void kralle.act('import_players', { players: [] });
			setTimeout(() => work.progress(37, 100), 100);
		},
	},
	history: {
		place: 'history',
		prepare: async (desk) => {
			await midRound(desk);
			desk.preferences = { ...desk.preferences, acting_name: 'Ruth Probst' };
			await desk.call('enter_result', { round: 1, table: 1, winner_player: null, winner_team: null, no_winner: 'drawn', cause: 'arbiter_decision', reason: 'Beide Uhren standen, das Los entschied für eine Punkteteilung' });
			await desk.call('undo', {});
			await desk.call('choose_seating', { round: 3, table: 6, seating: 'cross' });
			desk.preferences = { ...desk.preferences, acting_name: 'Kurt Muster' };
			await play(desk, 4);
			await play(desk, 6);
			await desk.call('undo', {});
			await desk.call('undo', {});
			desk.backups = BACKUPS;
		},
	},
	'start-damaged': {
		place: 'start',
		prepare: (desk) => {
			desk.tournament = null;
			desk.recent = [{ path: '/home/probe/Kralle/Bodensee-Tandem.kralle', name: 'Bodensee-Tandem 2026', opened: '2026-11-21T14:32:00Z', found: true }];
			desk.damaged = ['/home/probe/Kralle/Bodensee-Tandem.kralle'];
			desk.backups = BACKUPS;
			return nothing();
		},
	},
	print: { place: 'print', prepare: midRound },
	'print-draft': {
		place: 'print',
		prepare: async (desk) => {
			await drawn(desk);
			await desk.call('pair_round', {});
		},
	},
	'print-early': { place: 'print', prepare: nothing },
	judge: { place: 'judge', prepare: midRound },
	'judge-alone': {
		place: 'judge',
		prepare: (desk) => {
			desk.tournament = null;
			return nothing();
		},
	},
	standings: {
		place: 'standings',
		prepare: async (desk) => {
			await drawn(desk);
			await playRounds(desk, 5);
		},
	},
};

/** A desk before the draw, with so many players. */
export function demoDesk(players = 24): FakeBackend {
	return new FakeBackend({ ...emptyTournament(), players: people(players) });
}

/** Brings the program to a scene. */
export async function show(kralle: Kralle, desk: FakeBackend, scene: Scene) {
	await scene.prepare(desk);
	kralle.apply(desk.preferences);
	if (desk.tournament && scene.place !== 'start') await kralle.open(() => kralle.ask('overview', {}));
	kralle.go(scene.place);
	scene.begin?.(kralle);
}
