/**
 * The tournament of the fake desk: plain data, copied before every change so that undo is exact.
 *
 * The fake knows just enough to answer the screens in component tests and when they are looked at
 * without the window (`npm run dev`). It is no second implementation: rules, pairing and ranking
 * are the crates'.
 */
import type { FakeGame } from './games';
import type { PenaltyView } from '../generated/PenaltyView';
import type { ReformedView } from '../generated/ReformedView';
import type { DecisionView } from '../generated/DecisionView';
import type { LotsView } from '../generated/LotsView';
import type { MatchView } from '../generated/MatchView';
import type { ByeView } from '../generated/ByeView';
import type { AbsenceRow } from '../generated/AbsenceRow';
import type { StartNumberingView } from '../generated/StartNumberingView';
import type { OddNumberName } from '../generated/OddNumberName';
import type { PairingWishView } from '../generated/PairingWishView';
import type { PlayerFields } from '../generated/PlayerFields';
import type { PlayerRef } from '../generated/PlayerRef';
import type { RefusalView } from '../generated/RefusalView';
import type { SettingsView } from '../generated/SettingsView';
import type { TeamRef } from '../generated/TeamRef';

export interface FakePlayer {
	id: number;
	fields: PlayerFields;
}

export interface FakeRound {
	number: number;
	published: boolean;
	matches: MatchView[];
	bye: ByeView | null;
	/** What was chosen by hand. */
	wishes?: PairingWishView[];
}

/** A fixed team: its name and its players by line-up order. */
export interface FakeTeam {
	name: string;
	captain?: string;
	members: number[];
}

export interface FakeTournament {
	settings: SettingsView;
	players: FakePlayer[];
	oddNumber: OddNumberName;
	lots: LotsView | null;
	/** Fixed teams by number. */
	teams: FakeTeam[];
	/** How fixed teams or single players got their numbers. */
	startNumbering: StartNumberingView | null;
	absences: AbsenceRow[];
	/** Who entered late, in that order. */
	late: number[];
	rounds: FakeRound[];
	decisions: DecisionView[];
	penalties: PenaltyView[];
	reformed: ReformedView[];
	closed: boolean;
	/** Numbers drawn for a round robin. */
	tableNumbers?: { seed: string; teams: number[] } | null;
	/** What the evidence says against every result entered with it; null: nothing. */
	objection: RefusalView | null;
	/** Games at the board. */
	games?: FakeGame[];
}

export const SETTINGS: SettingsView = {
	name: 'Probeturnier',
	place: 'Musterhalle',
	date: '2026-11-21',
	rule_set: 'swiss',
	rules: null,
	formation: 'pot_draw',
	format: 'swiss_system',
	swiss_rounds: 5,
	win_half_points: null,
	draw_half_points: null,
	loss_half_points: null,
	bye_half_points: null,
	rating_list: '',
	rating_list_date: null,
	tie_breaks: [],
	rating_order: ['national', 'standard', 'rapid', 'blitz', 'other'],
};

export function emptyTournament(settings: SettingsView = SETTINGS): FakeTournament {
	return {
		settings,
		players: [],
		oddNumber: 'refused',
		lots: null,
		teams: [],
		startNumbering: null,
		absences: [],
		late: [],
		rounds: [],
		decisions: [],
		penalties: [],
		reformed: [],
		closed: false,
		objection: null,
	};
}

export function fieldsOf(name: string, rating: number | null, club: string): PlayerFields {
	return {
		name,
		birth_year: null,
		club,
		fide_id: null,
		national_id: '',
		title: '',
		ratings: rating === null ? {} : { standard: rating },
		presence: 'here',
		part: 'entered',
	};
}

export function ratingOf(tournament: FakeTournament, fields: PlayerFields): number | null {
	for (const kind of tournament.settings.rating_order) {
		const rating = fields.ratings[kind];
		if (rating !== undefined) return rating;
	}
	return null;
}

/** Who plays if lots were drawn now, strongest first. */
export function takingPart(tournament: FakeTournament): FakePlayer[] {
	const here = tournament.players.filter(({ fields }) => fields.presence === 'here');
	const entered = here.filter(({ fields }) => fields.part === 'entered');
	/** Who entered late comes behind the others. */
	const late = ({ id }: FakePlayer) => tournament.late.indexOf(id);
	const steppingIn = here.filter(({ fields }) => fields.part === 'steps_in').slice(0, entered.length % 2);
	return [...entered, ...steppingIn].sort(
		(one, other) =>
			late(one) - late(other) || (ratingOf(tournament, other.fields) ?? -1) - (ratingOf(tournament, one.fields) ?? -1),
	);
}

/** The teams there are; a single player with a number is a team of one. */
export function teamsOf(tournament: FakeTournament): TeamRef[] {
	const refs = (ids: readonly number[]) =>
		tournament.players
			.filter(({ id }) => ids.includes(id))
			.sort((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
			.map((player) => refOf(tournament, player));
	switch (tournament.settings.formation) {
		case 'pot_draw':
			return tournament.lots?.teams ?? [];
		case 'fixed_teams':
			return tournament.teams.map(({ name, members }, index) => ({
				number: index + 1,
				name: name || null,
				players: refs(members),
			}));
		case 'single_players':
			return tournament.startNumbering
				? takingPart(tournament).map(({ id }, index) => ({ number: index + 1, name: null, players: refs([id]) }))
				: [];
	}
}

/** Whether rounds can be paired. */
export function isFormed(tournament: FakeTournament): boolean {
	return tournament.lots !== null || tournament.startNumbering !== null;
}

export function refOf(tournament: FakeTournament, player: FakePlayer): PlayerRef {
	return {
		id: player.id,
		name: player.fields.name,
		rating: ratingOf(tournament, player.fields),
		club: player.fields.club,
	};
}
