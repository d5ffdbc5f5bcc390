/** A tournament's settings while they are typed. */
import type { FormatName } from '../../backend/generated/FormatName';
import type { FormationName } from '../../backend/generated/FormationName';
import type { FormatSuggestion } from '../../backend/generated/FormatSuggestion';
import type { RatingKindName } from '../../backend/generated/RatingKindName';
import type { RuleSetDraft } from '../../backend/generated/RuleSetDraft';
import type { ScheduleView } from '../../backend/generated/ScheduleView';
import type { SettingsView } from '../../backend/generated/SettingsView';
import { readDate, readTime, today, writeDate } from '../../words/dates';
import { RATING_KINDS, readNumber } from '../../parts/players/fields';

export const FORMATIONS: readonly FormationName[] = ['pot_draw', 'fixed_teams', 'single_players'];

/** The rules that are offered, the usual ones first: tandem is played by teams, every other game by single players. */
export const RULE_SETS: Record<FormationName, readonly string[]> = {
	pot_draw: ['swiss', 'dsj', 'ordnung'],
	fixed_teams: ['ordnung', 'dsj', 'swiss'],
	single_players: ['standard', 'pzs', 'fairschach'],
};
/** The lists that FIDE recommends for single players. */
const USUAL_TIE_BREAKS: Record<FormatName, readonly string[]> = {
	swiss_system: ['BH/C1', 'BH', 'SB'],
	round_robin: ['DE', 'SB', 'WIN'],
	double_round_robin: ['DE', 'SB', 'WIN'],
};

export const FORMATS: readonly FormatName[] = ['swiss_system', 'round_robin', 'double_round_robin'];

export class SettingsDraft {
	name = $state('');
	place = $state('');
	date = $state(writeDate(today()));
	formation = $state<FormationName>('pot_draw');
	ruleSet = $state('swiss');
	/** The rules in detail where they differ from the preset; null takes it as it is. */
	rules = $state.raw<RuleSetDraft | null>(null);
	format = $state<FormatName>('swiss_system');
	/** Rounds of a Swiss system; null follows the suggestion. */
	swissRounds = $state<number | null>(null);
	win = $state<number | null>(null);
	draw = $state<number | null>(null);
	loss = $state<number | null>(null);
	bye = $state<number | null>(null);
	ratingList = $state('');
	ratingListDate = $state('');
	firstRating = $state<RatingKindName>('national');
	/** The order that is kept; it stays whole while its first one does. */
	#ratingOrder: readonly RatingKindName[] = RATING_KINDS;
	/** What the director chose; null follows the usual list. */
	#tieBreaksChosen = $state.raw<readonly string[] | null>(null);
	/** How many players, of fixed teams how many teams are expected; only for the suggestion. */
	expected = $state('');
	/** The number in the file, and the text it was loaded as: that may be the number of those who are there. */
	#expectedKept: number | null = null;
	#expectedLoaded = '';
	suggestion = $state.raw<FormatSuggestion | null>(null);
	thinkingMinutes = $state('');
	incrementSeconds = $state('');
	firstRoundAt = $state('');
	endBy = $state('');
	/** When it is played; null where something typed cannot be read. */
	readonly schedule = $derived(this.#schedule());
	/** The schedule that is kept, as text; empty where none is. */
	#scheduleKept = $state('');
	/** Whether it is played otherwise than is kept. */
	readonly rescheduled = $derived(JSON.stringify(this.schedule) !== this.#scheduleKept);
	/** The day it was begun on. */
	#begunOn = this.date;
	/** Once the director has chosen a format or rules, nothing else changes them. */
	#formatChosen = $state(false);
	#rulesChosen = $state(false);

	/** How many entrants that makes; a single player counts as a team. */
	readonly teams = $derived(
		Math.floor(Number.parseInt(this.expected, 10) / (this.formation === 'pot_draw' ? 2 : 1)) || 0,
	);
	/** The tie-breaks after the points; in tandem none, since the regulations say what decides. */
	readonly tieBreaks = $derived(
		this.#tieBreaksChosen ?? (this.formation === 'single_players' ? USUAL_TIE_BREAKS[this.format] : []),
	);
	readonly rounds = $derived(this.#rounds());
	/** The rules offered, with those in force where they are others. */
	readonly offered = $derived([
		...RULE_SETS[this.formation],
		...(RULE_SETS[this.formation].includes(this.ruleSet) ? [] : [this.ruleSet]),
	]);
	/** The suggestion where it differs from what is chosen. */
	readonly differs = $derived(this.suggestion !== null && this.suggestion.format !== this.format);

	/** Goes on with it, maybe on another day; a date that was chosen stays. */
	goOn() {
		if (this.date !== this.#begunOn) return;
		this.#begunOn = writeDate(today());
		this.date = this.#begunOn;
	}

	/** Rules that do not go with it give way to the usual ones, and so do those nobody has chosen. */
	chooseFormation(formation: FormationName) {
		this.formation = formation;
		const offered = RULE_SETS[formation];
		if (!this.#rulesChosen || !offered.includes(this.ruleSet)) this.#follow(offered[0] ?? this.ruleSet);
	}

	chooseTieBreaks(list: readonly string[]) {
		this.#tieBreaksChosen = list;
	}

	chooseRules(ruleSet: string) {
		this.#follow(ruleSet);
		this.#rulesChosen = true;
	}

	/** Rules that were settled one by one. */
	settleRules(rules: RuleSetDraft) {
		this.chooseRules(rules.base);
		this.rules = rules;
	}

	/** What was settled otherwise belongs to its preset. */
	#follow(ruleSet: string) {
		if (ruleSet !== this.ruleSet) this.rules = null;
		this.ruleSet = ruleSet;
	}

	chooseFormat(format: FormatName) {
		this.format = format;
		this.#formatChosen = true;
	}

	suggest(suggestion: FormatSuggestion | null) {
		this.suggestion = suggestion;
		if (suggestion && !this.#formatChosen) this.format = suggestion.format;
	}

	/** Rounds the format has with the teams expected; null while it cannot be told. */
	roundsOf(format: FormatName): number | null {
		const [single, double, swiss] = this.suggestion?.rounds ?? [];
		const rounds = { round_robin: single, double_round_robin: double, swiss_system: swiss }[format];
		return rounds ?? null;
	}

	#rounds(): number | null {
		return (this.format === 'swiss_system' ? this.swissRounds : null) ?? this.roundsOf(this.format);
	}

	#schedule(): ScheduleView | null {
		const number = (typed: string) => readNumber(typed, 0, 65535);
		const time = (typed: string) => (typed.trim() === '' ? null : readTime(typed));
		const schedule = {
			thinking_minutes: number(this.thinkingMinutes),
			increment_seconds: number(this.incrementSeconds),
			first_round_at: time(this.firstRoundAt),
			end_by: time(this.endBy),
		};
		const { thinking_minutes, increment_seconds, first_round_at, end_by } = schedule;
		return thinking_minutes === undefined ||
			increment_seconds === undefined ||
			first_round_at === undefined ||
			end_by === undefined
			? null
			: { thinking_minutes, increment_seconds, first_round_at, end_by };
	}

	/** Loads settings. The final number of entrants goes before the number expected, that of those entered behind it. */
	load(settings: SettingsView, there: { final: number | null; entered: number | null }) {
		this.name = settings.name;
		this.place = settings.place;
		this.date = writeDate(settings.date);
		this.formation = settings.formation;
		this.ruleSet = settings.rule_set;
		this.rules = settings.rules;
		this.#rulesChosen = true;
		this.format = settings.format;
		this.#formatChosen = true;
		this.swissRounds = settings.swiss_rounds;
		this.win = settings.win_half_points;
		this.draw = settings.draw_half_points;
		this.loss = settings.loss_half_points;
		this.bye = settings.bye_half_points;
		this.ratingList = settings.rating_list;
		this.ratingListDate = writeDate(settings.rating_list_date);
		this.#ratingOrder = settings.rating_order;
		this.firstRating = settings.rating_order[0] ?? 'national';
		this.#tieBreaksChosen = settings.tie_breaks;
		const { schedule } = settings;
		this.thinkingMinutes = String(schedule.thinking_minutes ?? '');
		this.incrementSeconds = String(schedule.increment_seconds ?? '');
		this.firstRoundAt = schedule.first_round_at ?? '';
		this.endBy = schedule.end_by ?? '';
		this.#scheduleKept = JSON.stringify(this.schedule);
		this.#expectedKept = settings.expected_entrants;
		this.#expectedLoaded = String(there.final ?? settings.expected_entrants ?? there.entered ?? '');
		this.expected = this.#expectedLoaded;
	}

	/** The number expected as it is kept; one that was not typed stays as it was. */
	#expectedEntrants(): number | null {
		if (this.expected === this.#expectedLoaded) return this.#expectedKept;
		const typed = Number.parseInt(this.expected, 10);
		return typed >= 1 && typed <= 65535 ? typed : null;
	}

	/** Half points of a bye as the rules say. */
	get usualBye(): number {
		const swiss = this.format === 'swiss_system';
		const settled = this.rules?.changes.find(
			({ option }) => option === (swiss ? 'bye_swiss_system' : 'bye_round_robin'),
		)?.value;
		return settled === undefined ? (swiss ? 2 : 0) : settled === 'one' ? 2 : settled === 'half' ? 1 : 0;
	}

	/** Whether a date that was typed cannot be read. */
	static unreadable(date: string): boolean {
		return date.trim() !== '' && readDate(date) === undefined;
	}

	get ready(): boolean {
		return (
			this.name.trim() !== '' &&
			!SettingsDraft.unreadable(this.date) &&
			!SettingsDraft.unreadable(this.ratingListDate) &&
			this.schedule !== null
		);
	}

	settings(): SettingsView {
		return {
			name: this.name.trim(),
			place: this.place.trim(),
			date: readDate(this.date) ?? null,
			rule_set: this.ruleSet,
			rules: this.rules,
			formation: this.formation,
			format: this.format,
			swiss_rounds: this.format === 'swiss_system' ? this.swissRounds : null,
			win_half_points: this.win,
			draw_half_points: this.draw,
			loss_half_points: this.loss,
			bye_half_points: this.bye,
			rating_list: this.ratingList.trim(),
			rating_list_date: readDate(this.ratingListDate) ?? null,
			schedule: this.schedule ?? {
				thinking_minutes: null,
				increment_seconds: null,
				first_round_at: null,
				end_by: null,
			},
			expected_entrants: this.#expectedEntrants(),
			tie_breaks: [...this.tieBreaks],
			rating_order:
				this.firstRating === this.#ratingOrder[0]
					? [...this.#ratingOrder]
					: [this.firstRating, ...RATING_KINDS.filter((kind) => kind !== this.firstRating)],
		};
	}
}
