/** The director's decisions about the lines of a list, before anyone is entered. */
import { SvelteMap, SvelteSet } from 'svelte/reactivity';
import type { ImportPlayersInput } from '../../backend/generated/ImportPlayersInput';
import type { ListedMember } from '../../backend/generated/ListedMember';
import type { LineProblem } from '../../backend/generated/LineProblem';
import type { ListPreview } from '../../backend/generated/ListPreview';
import type { PlayerFields } from '../../backend/generated/PlayerFields';
import type { PreviewRow } from '../../backend/generated/PreviewRow';
import type { RatingKindName } from '../../backend/generated/RatingKindName';
import { RATING_KINDS, readNumber } from '../players/fields';

/**
 * The decision about a line that resembles another player: open, same player (left out or updated), or another person.
 */
export type Choice = 'ask' | 'skip' | 'update' | 'enter';

/** The player or line that a line resembles. */
export type Twin = { of: 'entered'; player: number; name: string } | { of: 'line'; line: number; name: string };

const LOST: ReadonlySet<string> = new Set([
	'unreadable_rating',
	'rating_not_calculated',
	'ambiguous_rating',
	'impossible_rating',
]);

export class Importing {
	preview = $state.raw<ListPreview | null>(null);
	/** True if unreadable ratings may stay empty. */
	unrated = $state(false);
	/** True for lists of fixed teams: players already entered still become members. */
	byTeams = $state(false);
	readonly #ticks = new SvelteMap<number, boolean>();
	readonly #choices = new SvelteMap<number, Choice>();
	readonly #typed = new SvelteMap<number, string>();

	/** Every line that can be a player, in the order of the list. */
	readonly rows = $derived(
		[...(this.preview?.rows ?? []), ...(this.preview?.set_aside ?? [])].toSorted((one, other) => one.row - other.row),
	);
	/** The lines that are excluded by default. */
	readonly #aside = $derived(new SvelteSet(this.preview?.set_aside.map(({ row }) => row)));
	/** The reasons for default exclusion, by row. */
	readonly asideReasons = $derived(
		new SvelteMap(
			(this.preview?.problems ?? [])
				.filter(({ severity, row }) => severity === 'row_left_out' && row !== null && this.#aside.has(row))
				.map((problem) => [problem.row ?? 0, problem]),
		),
	);
	readonly unread = $derived((this.preview?.problems ?? []).filter(({ code }) => code === 'unread_numbers'));
	readonly #rowOfLine = $derived(new SvelteMap(this.rows.map((row) => [row.line, row.row])));
	readonly #lost = $derived(
		new SvelteMap(
			(this.preview?.problems ?? [])
				.filter(({ code, line }) => line !== null && LOST.has(code))
				// The problem of a workbook's cell names its line alone.
				.map((problem) => [problem.row ?? this.#rowOfLine.get(problem.line ?? 0) ?? 0, problem]),
		),
	);
	readonly #byRow = $derived(new SvelteMap(this.rows.map((row) => [row.row, row])));
	/** The lines that may not be players. */
	readonly doubtful = $derived(this.rows.filter((row) => row.doubtful));
	/** The question about the sheet of a workbook. */
	readonly sheets = $derived((this.preview?.problems ?? []).find(({ code }) => code === 'several_sheets'));
	readonly taken = $derived(this.rows.filter((row) => this.isTicked(row)));
	/** The lines with an unreadable rating and no typed one. */
	readonly lost = $derived(this.taken.filter((row) => this.lostRating(row) && this.typedRating(row) === undefined));
	/** The lines whose identity is undecided. */
	readonly asked = $derived(this.taken.filter((row) => this.twin(row) && this.choice(row) === 'ask'));
	/** The number of open questions. */
	readonly open = $derived(
		(this.sheets ? 1 : 0) + this.unread.length + (this.lost.length > 0 && !this.unrated ? 1 : 0) + this.asked.length,
	);

	/** Stores a preview; decisions stay if the lines are the same. */
	take(preview: ListPreview | null, lines: 'same' | 'other') {
		if (lines === 'other') {
			this.#ticks.clear();
			this.#choices.clear();
			this.#typed.clear();
			this.unrated = false;
		}
		this.preview = preview;
	}

	/** Returns the player or selected line that this line resembles; null if there is none. */
	twin(row: PreviewRow): Twin | null {
		if (row.same_as) return { of: 'entered', player: row.same_as.player, name: row.same_as.name };
		const earlier = row.same_as_row === null ? undefined : this.#byRow.get(row.same_as_row);
		return earlier && this.isTicked(earlier) ? { of: 'line', line: earlier.line, name: earlier.fields.name } : null;
	}

	choice(row: PreviewRow): Choice {
		const choice = this.#choices.get(row.row);
		if (choice) return choice;
		if (row.known) return this.byTeams ? 'update' : 'skip';
		// Selecting a line that repeats another one declares it another person.
		return this.#aside.has(row.row) ? 'enter' : 'ask';
	}

	isTicked(row: PreviewRow): boolean {
		return this.#ticks.get(row.row) ?? (!this.#aside.has(row.row) && this.choice(row) !== 'skip');
	}

	tick(row: PreviewRow, ticked: boolean) {
		this.#ticks.set(row.row, ticked);
		if (ticked && this.choice(row) === 'skip') this.#choices.set(row.row, 'ask');
	}

	tickAll(ticked: boolean) {
		for (const row of this.rows) this.tick(row, ticked);
	}

	/** Takes or leaves out every line that may not be a player. */
	tickDoubtful(ticked: boolean) {
		for (const row of this.doubtful) this.tick(row, ticked);
	}

	choose(row: PreviewRow, choice: Choice) {
		this.#choices.set(row.row, choice);
		this.#ticks.set(row.row, choice !== 'skip');
	}

	/** Decides all undecided lines; a repeated line cannot update a player, so it is left out. */
	chooseAll(choice: Choice) {
		for (const row of this.asked) this.choose(row, choice === 'update' && !row.same_as ? 'skip' : choice);
	}

	/** Returns the problem with this line's rating; undefined if it is readable. */
	lostRating(row: PreviewRow): LineProblem | undefined {
		return this.#lost.get(row.row);
	}

	typed(row: PreviewRow): string {
		return this.#typed.get(row.row) ?? '';
	}

	type(row: PreviewRow, typed: string) {
		this.#typed.set(row.row, typed);
	}

	/** Returns the rating typed for a line; undefined if it is missing or invalid. */
	typedRating(row: PreviewRow): number | null | undefined {
		const typed = this.typed(row);
		return typed.trim() === '' ? undefined : readNumber(typed, 1, 4000);
	}

	/** Returns the player fields to send for a line. */
	fields(row: PreviewRow): PlayerFields {
		const fields = { ...row.fields, ratings: { ...row.fields.ratings } };
		const typed = this.typedRating(row);
		if (typed !== undefined && typed !== null) fields.ratings[this.#kindOf(row)] = typed;
		if (this.twin(row) && this.choice(row) === 'enter') fields.namesake = 'admitted';
		return fields;
	}

	/** Returns the kind of the unreadable rating. */
	#kindOf(row: PreviewRow): RatingKindName {
		const column = this.lostRating(row)?.column;
		const meaning = this.preview?.columns.find((it) => it.column === column)?.meaning ?? '';
		return RATING_KINDS.find((kind) => meaning === `rating_${kind}`) ?? 'other';
	}

	/** Returns the id of the existing player that a line updates; null if there is none. */
	#entered(row: PreviewRow): number | null {
		const twin = this.twin(row);
		return twin?.of === 'entered' && this.choice(row) === 'update' ? twin.player : null;
	}

	/** Returns the query about the teams of the selected lines; existing players are members as they are. */
	lines(): ListedMember[] {
		return this.taken.map((row) => {
			const { team, board_order, captain } = row;
			const player = this.#entered(row);
			const member = player === null ? { player, fields: this.fields(row) } : { player, fields: null };
			return { member, team, board_order, captain };
		});
	}

	/** Returns the new players and the updates. */
	result(): ImportPlayersInput {
		const updates = this.taken.flatMap((row) => {
			const player = this.#entered(row);
			return player === null ? [] : [{ row, player }];
		});
		const updated = new SvelteSet(updates.map(({ row }) => row.row));
		return {
			players: this.taken.filter((row) => !updated.has(row.row)).map((row) => this.fields(row)),
			updates: updates.map(({ row, player }) => ({ player, fields: this.fields(row) })),
		};
	}
}
