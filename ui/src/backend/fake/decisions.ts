/** Penalties, departures and teams formed anew on the fake desk. */
import { type Input, Refused } from '../backend';
import type { ArticleView } from '../generated/ArticleView';
import type { Datum } from '../generated/Datum';
import type { DecisionsView } from '../generated/DecisionsView';
import type { MatchView } from '../generated/MatchView';
import type { PenaltyName } from '../generated/PenaltyName';
import type { TeamRef } from '../generated/TeamRef';
import { rulesOf } from './ruleSet';
import { type FakeTournament, fieldsOf, refOf, teamsOf } from './state';

type Data = Record<string, Datum>;

const PENALTIES: readonly PenaltyName[] = ['warning', 'match_lost', 'points_down', 'points_up', 'exclusion'];

/** The articles of the Swiss rules; of the others the one that leaves it to the arbiter. */
function articleOf(tournament: FakeTournament, penalty: PenaltyName): ArticleView {
	const swiss = (heading: string, point: string): ArticleView => ({ regulation: 'swiss_rules', text: `${heading} (${point})`, heading, point });
	const point = tournament.settings.rule_set === 'dsj' ? '7.4' : '9.2';
	if (tournament.settings.rule_set !== 'swiss') return { regulation: tournament.settings.rule_set === 'dsj' ? 'dsj' : 'tandemordnung', text: point, heading: null, point };
	if (penalty === 'warning') return swiss('Kommunikation', '3');
	return penalty === 'match_lost' ? swiss('Ende', '4') : swiss('Allgemeines', '6');
}

function teamOf(tournament: FakeTournament, number: number): TeamRef {
	const found = teamsOf(tournament).find((team) => team.number === number);
	if (!found) throw new Refused({ code: 'team_unknown', article: null, data: { team: number } });
	return found;
}

function matchAt(tournament: FakeTournament, round: number, table: number | null): MatchView {
	const found = tournament.rounds[round - 1]?.matches.find((it) => it.table === table);
	if (!found) throw new Refused({ code: 'table_unknown', article: null, data: { round, table: table ?? 0 } });
	return found;
}

export const nextRound = (tournament: FakeTournament) => tournament.rounds.filter(({ published }) => published).length + 1;

/** Half points that penalties gave a team, or with a minus took. */
export function penaltyPoints(tournament: FakeTournament, team: number, after: number): number {
	return tournament.penalties
		.filter((it) => it.team.number === team && it.round <= after)
		.reduce((sum, { penalty, half_points }) => sum + (penalty === 'points_down' ? -(half_points ?? 0) : penalty === 'points_up' ? (half_points ?? 0) : 0), 0);
}

export function isExcluded(tournament: FakeTournament, team: number): boolean {
	return tournament.penalties.some((it) => it.penalty === 'exclusion' && it.team.number === team);
}

export function decisions(tournament: FakeTournament): DecisionsView {
	const swiss = tournament.settings.format === 'swiss_system';
	const rules = rulesOf(tournament);
	const named = teamsOf(tournament).flatMap(({ players }) => players.map(({ id }) => id));
	const article = (heading: string, point: string): ArticleView => ({ regulation: 'swiss_rules', text: `${heading} (${point})`, heading, point });
	return {
		penalties: tournament.penalties,
		left: tournament.absences
			.filter(({ team, to }) => to === null && !isExcluded(tournament, team))
			.map(({ team, from, reason }) => ({ team: teamOf(tournament, team), from, reason, annulled: !swiss })),
		reformed: tournament.reformed,
		teams: teamsOf(tournament),
		without_team: tournament.players.filter(({ id }) => !named.includes(id)).map((player) => refOf(tournament, player)),
		next_round: nextRound(tournament),
		articles: PENALTIES.map((penalty) => ({ penalty, article: articleOf(tournament, penalty) })),
		leaving_article: article('Grundkonzept', '5'),
		leaving_forbidden: rules.base === 'swiss',
		withdrawal: swiss ? null : 'half_played',
		reform_article: article('Grundkonzept', '2a'),
		reform_blocked: tournament.settings.formation === 'pot_draw' ? null : { code: 'other_formation', article: null, data: { formation: tournament.settings.formation } },
		closed: tournament.closed,
	};
}

export const DECISION_ACTS = {
	impose_penalty(tournament: FakeTournament, input: Input<'impose_penalty'>): Data {
		const { penalty, team, player, round, table, half_points, reason } = input;
		const ref = teamOf(tournament, team);
		if (penalty === 'match_lost') {
			const it = matchAt(tournament, round, table);
			const first = it.first.team === team;
			it.outcome = {
				verdict: first ? 'second_wins' : 'first_wins',
				first_half_points: first ? 0 : 2,
				second_half_points: first ? 2 : 0,
				cause: 'arbiter_decision',
				board: null,
				reason,
				evidence: null,
				overruled: null,
				entered_by: '',
				entered_at: '2026-11-21T14:32:00Z',
				late: false,
				corrects: null,
			};
		}
		if (penalty === 'exclusion') tournament.absences.push({ team, name: ref.players.map(({ name }) => name).join(' · '), from: round, to: null, worth: 'nothing', reason });
		const number = Math.max(0, ...tournament.penalties.map((it) => it.number)) + 1;
		const given = { number, penalty, team: ref, player: ref.players.find(({ id }) => id === player) ?? null, round, table, half_points, reason, article: articleOf(tournament, penalty) };
		tournament.penalties.push(given);
		return { team, round, imposed: penalty, reason, ...(table === null ? {} : { table }), ...(half_points === null ? {} : { points: half_points === 1 ? '½' : String(half_points / 2) }) };
	},
	lift_penalty(tournament: FakeTournament, { number, reason }: Input<'lift_penalty'>): Data {
		const found = tournament.penalties.find((it) => it.number === number);
		if (!found) throw new Refused({ code: 'penalty_unknown', article: null, data: { number } });
		tournament.penalties = tournament.penalties.filter((it) => it !== found);
		if (found.penalty === 'match_lost') matchAt(tournament, found.round, found.table).outcome = null;
		if (found.penalty === 'exclusion') tournament.absences = tournament.absences.filter(({ team }) => team !== found.team.number);
		return { team: found.team.number, round: found.round, imposed: found.penalty, reason };
	},
	reform_teams(tournament: FakeTournament, { teams, reason }: Input<'reform_teams'>): Data {
		const round = nextRound(tournament);
		for (const { team, members } of teams) {
			const ref = teamOf(tournament, team);
			ref.players = members.map(({ player, fields }) => {
				const known = tournament.players.find(({ id }) => id === player);
				const entered = known ?? { id: Math.max(0, ...tournament.players.map(({ id }) => id)) + 1, fields: fields ?? fieldsOf('', null, '') };
				if (!known) tournament.players.push(entered);
				return refOf(tournament, entered);
			});
			tournament.reformed.push({ team: { ...ref }, from: round, reason });
		}
		return { teams: teams.map(({ team }) => team), round, reason };
	},
	mark_progress(tournament: FakeTournament, { round, table, progress }: Input<'mark_progress'>): Data {
		matchAt(tournament, round, table).progress = progress;
		return { round, table, progress };
	},
};
