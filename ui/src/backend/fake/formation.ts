/** Fixed teams and numbers of the fake desk. */
import { type CommandName, type Input, Refused } from '../backend';
import type { Datum } from '../generated/Datum';
import type { FormationName } from '../generated/FormationName';
import type { LineUpView } from '../generated/LineUpView';
import type { RefusalView } from '../generated/RefusalView';
import type { TeamFields } from '../generated/TeamFields';
import type { TeamRef } from '../generated/TeamRef';
import type { FormationView } from '../generated/FormationView';
import { LINE_UP, SUBSTITUTES } from './rules';
import { type FakeTournament, ratingOf, refOf, takingPart, teamsOf } from './state';
import { lotsBlocked } from './views';

type Data = Record<string, Datum>;
type FormationCommand = Extract<CommandName, 'add_team' | 'change_team' | 'remove_team' | 'import_teams' | 'give_numbers' | 'take_numbers_back' | 'choose_line_up' | 'let_be_absent' | 'take_absence_back' | 'enter_late'>;
type Acts = { [N in FormationCommand]: (tournament: FakeTournament, input: Input<N>) => Data };

function plain(code: string, data: Data = {}): RefusalView {
	return { code, article: null, data };
}

/** The members by id; new ones are entered. */
function enter(tournament: FakeTournament, { members }: TeamFields): number[] {
	if (members.length < 2 || members.length > 6) throw new Refused(plain('team_of_size', { members: members.length, fewest: 2, most: 6 }));
	return members.map(({ player, fields }) => {
		if (!fields) return player ?? 0;
		const id = Math.max(0, ...tournament.players.map((known) => known.id)) + 1;
		tournament.players.push({ id, fields });
		return id;
	});
}

const closed = (tournament: FakeTournament) => tournament.rounds[0]?.published ?? false;

/** Every pair of members in their order. */
export function lineUpOf(team: TeamRef, formation: FormationName): LineUpView | null {
	if (formation !== 'fixed_teams') return null;
	const admitted = team.players.flatMap((one, index) => team.players.slice(index + 1).map((other) => ({ board_1: one.id, board_2: other.id, needs_reason: false })));
	return { chosen: false, members: team.players, admitted };
}

export const FORMATION_ACTS: Acts = {
	add_team(tournament, fields) {
		tournament.teams.push({ name: fields.name, captain: fields.captain ?? '', members: enter(tournament, fields) });
		return { team: tournament.teams.length, name: fields.name };
	},
	change_team(tournament, { number, team }) {
		const found = tournament.teams[number - 1];
		if (!found) throw new Refused(plain('team_unknown', { team: number }));
		const members = enter(tournament, team);
		if (closed(tournament) && members.join() !== found.members.join()) throw new Refused({ ...plain('line_ups_closed'), article: LINE_UP });
		Object.assign(found, { name: team.name, captain: team.captain ?? '', members });
		return { team: number, name: team.name };
	},
	remove_team(tournament, { number }) {
		const [removed] = tournament.teams.splice(number - 1, 1);
		return { team: number, name: removed?.name ?? '' };
	},
	import_teams(tournament, { teams: listed, players }) {
		for (const fields of players) tournament.players.push({ id: Math.max(0, ...tournament.players.map(({ id }) => id)) + 1, fields });
		for (const team of listed) FORMATION_ACTS.add_team(tournament, team);
		return { count: listed.length };
	},
	give_numbers(tournament, { seed, order }) {
		const blocked = lotsBlocked(tournament);
		if (blocked) throw new Refused(blocked);
		if (order === 'strength') tournament.teams.sort((one, other) => strength(tournament, other.members) - strength(tournament, one.members));
		tournament.startNumbering = { seed, order, top_role: 'first' };
		return { seed, order };
	},
	enter_late(tournament, { player, team: late, missed, reason }) {
		if (tournament.settings.format !== 'swiss_system') throw new Refused(plain('late_entry_in_round_robin'));
		if (late) return FORMATION_ACTS.add_team(tournament, late);
		if (!player) throw new Refused(plain('bad_field'));
		const id = Math.max(0, ...tournament.players.map((known) => known.id)) + 1;
		tournament.players.push({ id, fields: player });
		tournament.late.push(id);
		const played = tournament.rounds.filter(({ published }) => published).length;
		const team = takingPart(tournament).length;
		if (played > 0) tournament.absences.push({ team, name: player.name, from: 1, to: played, worth: missed === 'half' ? 'half' : 'nothing', reason: reason ?? null });
		return { name: player.name, round: played + 1, number: team, moved: 0 };
	},
	let_be_absent(tournament, { team, from, to, worth, reason }) {
		const found = teamsOf(tournament).find(({ number }) => number === team);
		tournament.absences.push({ team, name: found?.name ?? found?.players.map(({ name }) => name).join(' · ') ?? '', from, to, worth, reason });
		return { team, round: from };
	},
	take_absence_back(tournament, { team, round }) {
		tournament.absences = tournament.absences.filter((absence) => absence.team !== team);
		return { team, round };
	},
	take_numbers_back(tournament) {
		tournament.startNumbering = null;
		return {};
	},
	choose_line_up(tournament, { round, table, team, board_1, board_2 }) {
		const it = tournament.rounds[round - 1]?.matches.find((candidate) => candidate.table === table);
		const side = [it?.first, it?.second].find((candidate) => candidate?.team === team);
		if (!side?.line_up) throw new Refused(plain('team_not_in_match', { round, table, team }));
		const [one, other] = [board_1, board_2].map((id) => side.line_up?.members.find((member) => member.id === id));
		if (!one || !other) throw new Refused(plain('player_not_in_team', { player: board_1, team }));
		const order = side.line_up.members.map(({ id }) => id);
		if (order.indexOf(board_1) > order.indexOf(board_2)) {
			throw new Refused({ ...plain('line_up_order_broken', { ahead: board_2, behind: board_1, ahead_name: other.name, behind_name: one.name }), article: LINE_UP });
		}
		[one, other].forEach((player, index) => {
			const seat = side.seats[index];
			if (seat) seat.player = player;
		});
		side.line_up.chosen = true;
		return { round, table, team, players: [one.name, other.name] };
	},
};

/** Twice the average rating of the first two. */
function strength(tournament: FakeTournament, members: readonly number[]): number {
	const ratings = members
		.slice(0, 2)
		.map((id) => tournament.players.find((player) => player.id === id))
		.flatMap((player) => (player ? (ratingOf(tournament, player.fields) ?? []) : []));
	return ratings.length === 0 ? 0 : Math.round((2 * ratings.reduce((sum, rating) => sum + rating, 0)) / ratings.length);
}

export function teams(tournament: FakeTournament): FormationView {
	const placed = tournament.teams.flatMap(({ members }) => members);
	return {
		teams: teamsOf(tournament).map(({ number, name, players }) => ({
			captain: tournament.teams[number - 1]?.captain || null,
			number,
			name,
			members: players.map((player, index) => ({
				order: index + 1,
				player,
				substitute: index > 1,
				presence: tournament.players.find(({ id }) => id === player.id)?.fields.presence ?? 'here',
			})),
			strength_doubled: strength(tournament, players.map(({ id }) => id)) || null,
		})),
		without_team: tournament.settings.formation === 'fixed_teams' ? tournament.players.filter(({ id }) => !placed.includes(id)).map((player) => refOf(tournament, player)) : [],
		numbering: tournament.startNumbering,
		numbers_blocked: lotsBlocked(tournament),
		absences: tournament.absences,
		next_round: tournament.rounds.filter(({ published }) => published).length + 1,
		late_from: tournament.settings.format === 'swiss_system' && tournament.settings.formation !== 'pot_draw' && tournament.startNumbering ? tournament.rounds.filter(({ published }) => published).length + 1 : null,
		leaving_forbidden: tournament.settings.rule_set === 'swiss',
		closed: closed(tournament),
		director_may_change: false,
		article: LINE_UP,
		substitutes_article: SUBSTITUTES,
		order_is_kept: true,
		most_members: 6,
	};
}
