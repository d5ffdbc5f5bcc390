/** What the fake desk answers when it is asked. */
import type { JournalLine } from '../generated/JournalLine';
import type { Overview } from '../generated/Overview';
import type { PlayerRow } from '../generated/PlayerRow';
import type { PlayersView } from '../generated/PlayersView';
import type { RefusalView } from '../generated/RefusalView';
import type { RoundStateView } from '../generated/RoundStateView';
import type { RoundView } from '../generated/RoundView';
import { CAUSES, EVEN_NUMBER } from './rules';
import { type FakePlayer, type FakeRound, type FakeTournament, isFormed, ratingOf, takingPart, teamsOf } from './state';

export function teamCount(tournament: FakeTournament): number {
	switch (tournament.settings.formation) {
		case 'pot_draw':
			return tournament.lots?.teams.length ?? Math.floor(takingPart(tournament).length / 2);
		case 'fixed_teams':
			return tournament.teams.length;
		case 'single_players':
			return takingPart(tournament).length;
	}
}

export function roundsPlanned(tournament: FakeTournament): number {
	const teams = teamCount(tournament);
	const single = teams % 2 === 0 ? teams - 1 : teams;
	if (teams < 2) return 0;
	switch (tournament.settings.format) {
		case 'round_robin':
			return single;
		case 'double_round_robin':
			return 2 * single;
		case 'swiss_system':
			return tournament.settings.swiss_rounds ?? 5;
	}
}

export function openTables(round: FakeRound): number[] {
	return round.matches.filter(({ outcome }) => outcome === null).map(({ table }) => table);
}

/** Those of them that are known to be still playing. */
function playingTables(round: FakeRound): number[] {
	return round.matches
		.filter(({ outcome, progress }) => outcome === null && progress === 'still_playing')
		.map(({ table }) => table);
}

export function stateOf(round: FakeRound): RoundStateView {
	if (!round.published) return 'draft';
	return openTables(round).length === 0 ? 'complete' : 'published';
}

export function lotsBlocked(tournament: FakeTournament): RefusalView | null {
	const players = takingPart(tournament).length;
	if (tournament.rounds.length > 0)
		return { code: 'rounds_exist', article: null, data: { rounds: tournament.rounds.length } };
	const entrants = teamCount(tournament);
	if (tournament.settings.formation === 'fixed_teams')
		return entrants < 2 ? { code: 'too_few_teams', article: null, data: { teams: entrants, needed: 2 } } : null;
	if (tournament.settings.formation === 'single_players')
		return entrants < 2 ? { code: 'too_few_players', article: null, data: { players: entrants, needed: 2 } } : null;
	if (players < 4) return { code: 'too_few_players', article: null, data: { players, needed: 4 } };
	if (players % 2 === 1 && tournament.oddNumber === 'refused')
		return { code: 'odd_players', article: EVEN_NUMBER, data: { players } };
	return null;
}

export function pairingBlocked(tournament: FakeTournament): RefusalView | null {
	const last = tournament.rounds.at(-1);
	const rounds = roundsPlanned(tournament);
	if (tournament.closed) return { code: 'tournament_closed', article: null, data: {} };
	if (!isFormed(tournament))
		return {
			code: tournament.settings.formation === 'pot_draw' ? 'lots_missing' : 'numbers_missing',
			article: null,
			data: {},
		};
	// A round robin is paired by its tables, whatever the results.
	if (tournament.settings.format === 'swiss_system' && last?.published && openTables(last).length > 0) {
		const playing = playingTables(last);
		const tables = openTables(last).filter((table) => !playing.includes(table));
		if (playing.length === 0) return { code: 'round_incomplete', article: null, data: { round: last.number, tables } };
		if (tables.length === 0)
			return { code: 'round_still_playing', article: null, data: { round: last.number, playing } };
		return { code: 'round_partly_playing', article: null, data: { round: last.number, tables, playing } };
	}
	if (tournament.rounds.length >= rounds) return { code: 'all_rounds_paired', article: null, data: { rounds } };
	return null;
}

export function overview(tournament: FakeTournament, undo: JournalLine | null, redo: JournalLine | null): Overview {
	const { settings, rounds } = tournament;
	const planned = roundsPlanned(tournament);
	const finished = rounds.length >= planned && planned > 0 && rounds.every((round) => stateOf(round) === 'complete');
	return {
		path: `/home/probe/Kralle/${settings.name}.kralle`,
		read_only: false,
		name: settings.name,
		place: settings.place || null,
		date: settings.date,
		rule_set: settings.rule_set,
		formation: settings.formation,
		format: settings.format,
		stage: tournament.closed ? 'closed' : !isFormed(tournament) ? 'before_lots' : finished ? 'finished' : 'rounds',
		rounds_planned: planned,
		rounds: rounds.map((round) => ({
			number: round.number,
			state: stateOf(round),
			matches: round.matches.length,
			open_tables: openTables(round),
			playing_tables: playingTables(round),
		})),
		players: tournament.players.length,
		players_here: tournament.players.filter(({ fields }) => fields.presence === 'here').length,
		teams: teamCount(tournament),
		pairing_blocked: pairingBlocked(tournament),
		lots_blocked: lotsBlocked(tournament),
		undo,
		redo,
		past: null,
		backup_trouble: null,
		replaced: null,
	};
}

/** Those the lots were drawn from, in their order. */
function drawnOf({ lots, players: known }: FakeTournament): FakePlayer[] | null {
	return lots && [...lots.pot_1, ...lots.pot_2].flatMap(({ id }) => known.filter((player) => player.id === id));
}

export function players(tournament: FakeTournament): Omit<PlayersView, 'late'> {
	const part = drawnOf(tournament) ?? takingPart(tournament);
	const half = Math.floor(part.length / 2);
	const row = (player: (typeof part)[number], index: number | null): PlayerRow => ({
		id: player.id,
		start_number: index === null ? null : index + 1,
		pot: index === null || tournament.settings.formation !== 'pot_draw' ? null : index < half ? 1 : 2,
		team: teamsOf(tournament).find((team) => team.players.some(({ id }) => id === player.id))?.number ?? null,
		rating: ratingOf(tournament, player.fields),
		fields: player.fields,
	});
	const others = tournament.players
		.filter((player) => !part.includes(player))
		.sort((one, other) => one.fields.name.localeCompare(other.fields.name));
	const [last, next] = [part[half - 1], part[half]];
	const level =
		tournament.settings.formation === 'pot_draw' &&
		last &&
		next &&
		ratingOf(tournament, last.fields) === ratingOf(tournament, next.fields);
	const border = level
		? part.filter(({ fields }) => ratingOf(tournament, fields) === ratingOf(tournament, last.fields))
		: [];
	return {
		rows: [...part.map((player, index) => row(player, index)), ...others.map((player) => row(player, null))],
		taking_part: part.length,
		odd_number: tournament.oddNumber,
		lots_blocked: lotsBlocked(tournament),
		lots_drawn:
			tournament.settings.formation === 'fixed_teams'
				? (tournament.rounds[0]?.published ?? false)
				: isFormed(tournament),
		late_from:
			tournament.settings.formation === 'single_players' &&
			tournament.settings.format === 'swiss_system' &&
			tournament.startNumbering
				? tournament.rounds.filter(({ published }) => published).length + 1
				: null,
		border_tie: border.map(({ id }) => id),
		rating_order: tournament.settings.rating_order,
	};
}

export function round(tournament: FakeTournament, number: number): RoundView | null {
	const found = tournament.rounds[number - 1];
	if (!found) return null;
	return {
		number,
		state: stateOf(found),
		formation: tournament.settings.formation,
		matches: found.matches.map((it) => ({
			...it,
			penalties: tournament.penalties.filter(
				({ round, team }) => round === number && [it.first.team, it.second.team].includes(team.number),
			),
		})),
		bye: found.bye,
		absent: tournament.absences
			.filter(({ from, to }) => from <= number && (to === null || number <= to))
			.map(({ team, to, worth, reason }) => ({
				team,
				players: teamsOf(tournament).find((other) => other.number === team)?.players ?? [],
				half_points: worth === 'half' ? 1 : 0,
				to,
				excluded: false,
				reason,
			})),
		seating_fixed:
			tournament.settings.rule_set === 'swiss' || tournament.settings.formation === 'single_players'
				? null
				: { regulation: 'dsj', text: '8.2', heading: null, point: '8.2' },
		causes: CAUSES,
		settled: tournament.rounds[number]?.published ?? false,
	};
}
