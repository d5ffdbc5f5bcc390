/** Teams being formed again: the chosen members, and the problems. */
import type { DecisionsView, PlayerRef, ReformedTeam, TeamRef } from '../../backend/generated';
import { t } from '../../words/words.svelte';
import { newPlayer } from '../players/fields';

/** Options besides the players' ids. */
export const NOBODY = '';
export const NEWCOMER = 'new';

/** A team of two may have a third (S G4b). */
const PLACES = 3;
const FEWEST = 2;

interface Forming {
	number: number;
	/** For each place a player's id, nobody, or a newcomer. */
	members: string[];
	/** The names of newcomers, by place. */
	names: string[];
}

export class Reforming {
	teams = $state<Forming[]>([]);
	readonly #view: DecisionsView;
	/** The player who goes home, and gets no place; undefined for none. */
	readonly #gone: number | undefined;

	constructor(view: DecisionsView, team?: number, gone?: number) {
		this.#view = view;
		this.#gone = gone;
		if (team === undefined) return;
		this.take(team);
		for (const { members } of this.teams)
			if (members.includes(String(gone))) members[members.indexOf(String(gone))] = NOBODY;
	}

	/** The teams that are unchanged so far. */
	readonly others: TeamRef[] = $derived.by(() =>
		this.#view.teams.filter(({ number }) => !this.teams.some((team) => team.number === number)),
	);

	/** The available players: those of these teams, and those without a team. */
	readonly players: PlayerRef[] = $derived.by(() =>
		[
			...this.#view.teams
				.filter(({ number }) => this.teams.some((team) => team.number === number))
				.flatMap(({ players }) => players),
			...this.#view.without_team,
		].filter(({ id }) => id !== this.#gone),
	);

	/** The names of players who would lose their team. */
	readonly leftOver: string[] = $derived.by(() => {
		const placed = this.teams.flatMap(({ members }) => members);
		const free = this.#view.without_team.map(({ id }) => id);
		return this.players.filter(({ id }) => !free.includes(id) && !placed.includes(String(id))).map(({ name }) => name);
	});

	/** The teams with changed members, as the desk accepts them. */
	readonly changed: ReformedTeam[] = $derived.by(() =>
		this.teams
			.filter((team) => team.members.join() !== this.#now(team.number).join())
			.map(({ number, members, names }) => ({
				team: number,
				members: members.flatMap((member, place) =>
					member === NOBODY
						? []
						: [
								member === NEWCOMER
									? { player: null, fields: newPlayer(names[place] ?? '') }
									: { player: Number(member), fields: null },
							],
				),
			})),
	);

	/** The reason the teams are invalid; undefined if they are valid. */
	readonly problem: string | undefined = $derived.by(() => {
		const placed = this.teams
			.flatMap(({ members }) => members)
			.filter((member) => member !== NOBODY && member !== NEWCOMER);
		const twice = placed.find((member, index) => placed.indexOf(member) !== index);
		if (twice !== undefined)
			return t('reform-twice', { name: this.players.find(({ id }) => String(id) === twice)?.name ?? '' });
		const short = this.teams.find(
			({ members, names }) =>
				members.filter((member, place) =>
					member === NEWCOMER ? (names[place] ?? '').trim() !== '' : member !== NOBODY,
				).length < FEWEST,
		);
		if (short) return t('reform-too-few', { team: short.number });
		return this.changed.length === 0 ? t('reform-unchanged') : undefined;
	});

	/** Adds a team to those being formed again. */
	take(number: number) {
		if (!this.teams.some((team) => team.number === number))
			this.teams.push({ number, members: this.#now(number), names: ['', '', ''] });
	}

	/** Puts a player in a place. If the player had another place, its occupants swap. */
	put(number: number, place: number, member: string) {
		const team = this.teams.find((it) => it.number === number);
		if (!team) return;
		const before = team.members[place] ?? NOBODY;
		if (member !== NOBODY && member !== NEWCOMER) {
			for (const other of this.teams) {
				const from = other.members.indexOf(member);
				if (from >= 0) other.members[from] = before;
			}
		}
		team.members[place] = member;
	}

	name(number: number, place: number, name: string) {
		const team = this.teams.find((it) => it.number === number);
		if (team) team.names[place] = name;
	}

	#now(number: number): string[] {
		const players = this.#view.teams.find((team) => team.number === number)?.players ?? [];
		return Array.from({ length: PLACES }, (_, place) => (players[place] ? String(players[place].id) : NOBODY));
	}
}
