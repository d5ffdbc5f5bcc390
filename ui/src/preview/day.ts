/** Steps of a tournament day as calls, for scenes and component tests. */
import type { Backend } from '../backend/backend';
import type { MatchFormatView, MatchView, PlayerFields, SettingsView } from '../backend/generated';
import { newPlayer } from '../parts/players/fields';

/** The time of the scenes. */
export const NOW = '2026-11-21T14:32:00Z';
/** The directory shown in screenshots: an invented user's home. */
export const HOME = '/home/mona';

const ONE_GAME: MatchFormatView = {
	games_per_match: 1,
	best_of: null,
	colors_between_games: 'swapped',
	seating_between_games: 'kept',
	match_score: 'games',
	standings_by: 'match',
};

export const SETTINGS: SettingsView = {
	name: 'Probeturnier',
	place: 'Musterhalle',
	date: '2026-11-21',
	rule_set: 'swiss',
	rules: null,
	formation: 'pot_draw',
	format: 'swiss_system',
	swiss_rounds: 5,
	acceleration: 'none',
	win_half_points: null,
	draw_half_points: null,
	loss_half_points: null,
	bye_half_points: null,
	rating_list: '',
	rating_list_date: null,
	expected_entrants: null,
	arbiters: { chief: '', deputies: [], are_public: false },
	tie_breaks: [],
	rating_order: ['national', 'standard', 'rapid', 'blitz', 'other'],
	schedule: { thinking_minutes: null, increment_seconds: null, first_round_at: null, end_by: null },
	match_format: ONE_GAME,
};

/** Settings for double rounds: two games a match with swapped colors. */
export const DOUBLE: Partial<SettingsView> = { match_format: { ...ONE_GAME, games_per_match: 2 } };
/** Settings for matches that end with the second win of a side. */
export const BEST_OF_THREE: Partial<SettingsView> = {
	match_format: { ...ONE_GAME, games_per_match: null, best_of: 3, match_score: 'match' },
};

export const FIXED: Partial<SettingsView> = { rule_set: 'ordnung', formation: 'fixed_teams' };
export const SINGLE: Partial<SettingsView> = { rule_set: 'standard', formation: 'single_players' };
/** Settings for changing partners by standing. */
export const CHANGING: Partial<SettingsView> = { formation: 'changing_partners', swiss_rounds: 7 };
/** Settings for a complete schedule of changing partners. */
export const COMPLETE: Partial<SettingsView> = {
	formation: 'changing_partners',
	format: 'round_robin',
	swiss_rounds: null,
};
/** Settings for PaarZugSchach as a round robin. */
export const PAIR_MOVES: Partial<SettingsView> = {
	rule_set: 'pzs',
	formation: 'single_players',
	format: 'round_robin',
	swiss_rounds: null,
};

const PEOPLE: readonly [string, number | null, string][] = [
	['Achermann, Mona', 2214, 'SK Beispiel'],
	['Brüllhardt, Kaspar', 2168, 'SC Muster'],
	['Çelebi, Tuna', 2121, 'SK Probe'],
	['Dombrowski, Łucja', 2087, 'SK Beispiel'],
	['Estermann, Udo', 2052, 'SC Vorlage'],
	['Föhnle, Annegret', 2031, 'SC Muster'],
	['Gämperle, Silvan', 1998, 'SG Exempel'],
	['Hübscher, Tilman', 1974, 'SK Probe'],
	['Ibañez, Nadja', 1946, 'SK Beispiel'],
	['Jörimann, Beda', 1921, 'SG Exempel'],
	['Krähenbühl, Pius', 1897, 'SC Vorlage'],
	['Lötscher, Fränzi', 1876, 'SC Muster'],
	['Mühlemann, Domenic', 1852, 'SK Probe'],
	['Nägeli, Solveig', 1829, 'SC Vorlage'],
	['Östlund, Lennart', 1803, 'SK Beispiel'],
	['Pfäffli, Marius', 1788, 'SC Muster'],
	['Quadri, Dario', 1764, 'SG Exempel'],
	['Rüttimann, Vreneli', 1731, 'SK Probe'],
	['Schwärzler, Hanno', 1702, 'SC Vorlage'],
	['Tüscher, Elian', 1655, 'SC Muster'],
	['Übelhart, Corina', 1610, 'SK Beispiel'],
	['Vögtlin, Martina', 1577, 'SG Exempel'],
	['Wäspi, Alina', 1490, 'SK Probe'],
	['Zgraggen, Joel', null, ''],
];

export function fieldsOf(name: string, rating: number | null, club: string): PlayerFields {
	return {
		...newPlayer(name),
		club,
		ratings: rating === null ? {} : { standard: rating },
	};
}

/** Returns this many invented people; beyond the list, names repeat as juniors. */
export function people(count: number): PlayerFields[] {
	return Array.from({ length: count }, (_, index) => {
		const [name, rating, club] = PEOPLE[index % PEOPLE.length] ?? ['', null, ''];
		const generation = Math.floor(index / PEOPLE.length);
		const junior = generation > 0 ? ` ${'I'.repeat(generation + 1)}` : '';
		return fieldsOf(name + junior, rating === null ? null : rating - 7 * generation, club);
	});
}

/** Creates a tournament with these players, numbered from 1. */
export async function begin(desk: Backend, players: PlayerFields[], settings: Partial<SettingsView> = {}) {
	await desk.call('new_tournament', { settings: { ...SETTINGS, ...settings }, path: null });
	if (players.length > 0) await desk.call('import_players', { players });
}

export async function drawn(desk: Backend) {
	await desk.call('draw_lots', { seed: '739 142 068', wish: 'anyone', third_joins: null });
}

export async function numbered(desk: Backend) {
	await desk.call('give_numbers', { seed: '739 142 068', order: 'strength' });
}

/** Returns the number of the latest round, played or drafted; 0 before the first. */
export async function lastRound(desk: Backend): Promise<number> {
	const { rounds } = await desk.call('overview', {});
	return rounds.at(-1)?.number ?? 0;
}

export async function published(desk: Backend) {
	await desk.call('pair_round', {});
	await desk.call('publish_round', { round: await lastRound(desk) });
}

export async function seat(desk: Backend, round: number, ...tables: number[]) {
	const several = (await desk.call('round', { round })).matches.some(({ game }) => game !== null);
	for (const table of tables) {
		const game = several ? 1 : null;
		await desk.call('choose_seating', { round, table, game, seating: table % 2 === 0 ? 'cross' : 'parallel' });
		await desk.call('choose_colors', { round, table, game, white_on_board_1: table % 3 === 0 ? 'first' : 'second' });
	}
}

/** Enters the results of the current games at these tables; returns the tables with another game to play. */
export async function playGame(desk: Backend, round: number, ...tables: number[]): Promise<number[]> {
	const chosen = ({ matches }: { matches: MatchView[] }) => matches.filter((it) => tables.includes(it.table));
	const matches = chosen(await desk.call('round', { round }));
	for (const { table, game, first, second } of matches) {
		// The lower number wins, with exceptions.
		const firstWins = first.team < second.team !== ((first.team + second.team + round + (game ?? 1)) % 4 === 1);
		const { seats } = firstWins ? first : second;
		await desk.call('enter_result', {
			round,
			table,
			game,
			winner_player: seats[(table + round) % seats.length]?.player.id ?? null,
			winner_team: null,
			no_winner: null,
			cause: (['checkmate', 'flag_fall', 'resignation'] as const)[(table + round) % 3] ?? 'checkmate',
			reason: null,
		});
	}
	if (matches.every(({ game }) => game === null)) return [];
	const after = chosen(await desk.call('round', { round }));
	return after.filter(({ outcome }) => outcome === null).map(({ table }) => table);
}

/** Enters the results of these tables, game after game. */
export async function play(desk: Backend, round: number, ...tables: number[]) {
	let open = tables;
	while (open.length > 0) open = await playGame(desk, round, ...open);
}

/** Pairs, seats and plays this many rounds. */
export async function playRounds(desk: Backend, rounds: number) {
	for (let count = 0; count < rounds; count++) {
		await published(desk);
		const round = await lastRound(desk);
		const { formation, matches } = await desk.call('round', { round });
		const tables = matches.map(({ table }) => table);
		if (formation === 'pot_draw' || formation === 'changing_partners') await seat(desk, round, ...tables);
		await play(desk, round, ...tables);
	}
}

/** Prepares a third round in which only tables 4 and 6 are open. */
export async function midRound(desk: Backend) {
	await begin(desk, people(24));
	await drawn(desk);
	await playRounds(desk, 2);
	await published(desk);
	await seat(desk, 3, 1, 2, 3, 4, 5);
	await play(desk, 3, 1, 2, 3, 5);
}

export async function checkOut(desk: Backend, ...players: number[]) {
	await desk.call('check_in', { players, presence: 'absent' });
}

/** Sets the user's name for the next commands. */
export async function actAs(desk: Backend, name: string) {
	const { preferences } = await desk.call('start', {});
	await desk.call('set_preferences', { ...preferences, acting_name: name });
}
