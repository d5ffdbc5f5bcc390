/** A tournament's settings during editing. */
import type { AccelerationName } from '../../backend/generated/AccelerationName';
import type { FormatName } from '../../backend/generated/FormatName';
import type { FormationName } from '../../backend/generated/FormationName';
import type { FormatSuggestion } from '../../backend/generated/FormatSuggestion';
import type { MatchFormatView } from '../../backend/generated/MatchFormatView';
import type { RatingKindName } from '../../backend/generated/RatingKindName';
import type { RuleSetDraft } from '../../backend/generated/RuleSetDraft';
import type { ScheduleView } from '../../backend/generated/ScheduleView';
import type { SettingsView } from '../../backend/generated/SettingsView';
import { readDate, readTime, today, writeDate } from '../../words/dates';
import { RATING_KINDS, readNumber } from '../../parts/players/fields';
import { changesPartners, playsSingly } from '../../words/formation';

export const FORMATIONS: readonly FormationName[] = ['pot_draw', 'fixed_teams', 'single_players', 'changing_partners'];

/** The offered rule sets, default first: tandem is played by pairs, every other game by single players. */
export const RULE_SETS: Record<FormationName, readonly string[]> = {
	pot_draw: ['swiss', 'dsj', 'ordnung'],
	fixed_teams: ['ordnung', 'dsj', 'swiss'],
	single_players: ['standard', 'pzs', 'fairschach'],
	changing_partners: ['swiss', 'dsj', 'ordnung'],
};
/** The tie-breaks that FIDE recommends for single players. */
const USUAL_TIE_BREAKS: Record<FormatName, readonly string[]> = {
	swiss_system: ['BH/C1', 'BH', 'SB'],
	round_robin: ['DE', 'SB', 'WIN'],
	double_round_robin: ['DE', 'SB', 'WIN'],
};

export const FORMATS: readonly FormatName[] = ['swiss_system', 'round_robin', 'double_round_robin'];

export const ACCELERATIONS: readonly AccelerationName[] = ['none', 'baku'];
const ONE_GAME: MatchFormatView = {
	games_per_match: 1,
	best_of: null,
	colors_between_games: 'swapped',
	seating_between_games: 'kept',
	match_score: 'games',
	standings_by: 'match',
};

export class SettingsDraft {
	name = $state('');
	place = $state('');
	date = $state(writeDate(today()));
	formation = $state<FormationName>('pot_draw');
	ruleSet = $state('swiss');
	/** The detailed rules, if they differ from the preset; null for the preset. */
	rules = $state.raw<RuleSetDraft | null>(null);
	format = $state<FormatName>('swiss_system');
	/** The rounds of a Swiss system; null follows the suggestion. */
	swissRounds = $state<number | null>(null);
	/** The choice for a Swiss system. */
	acceleration = $state<AccelerationName>('none');
	win = $state<number | null>(null);
	draw = $state<number | null>(null);
	loss = $state<number | null>(null);
	bye = $state<number | null>(null);
	ratingList = $state('');
	ratingListDate = $state('');
	firstRating = $state<RatingKindName>('national');
	/** The saved order; it stays complete while its first rating is unchanged. */
	#ratingOrder: readonly RatingKindName[] = RATING_KINDS;
	/** The director's choice; null follows the default list. */
	#tieBreaksChosen = $state.raw<readonly string[] | null>(null);
	/** The expected number of players, or of teams for fixed teams; only for the suggestion. */
	expected = $state('');
	/**
	 * The saved expected number (null if none), and the text it was loaded as, which may be the number of actual
	 * entrants.
	 */
	#expectedKept: number | null = null;
	#expectedLoaded = '';
	suggestion = $state.raw<FormatSuggestion | null>(null);
	thinkingMinutes = $state('');
	incrementSeconds = $state('');
	firstRoundAt = $state('');
	endBy = $state('');
	chiefArbiter = $state('');
	/** The deputy arbiters, one a line. */
	deputyArbiters = $state('');
	arbitersPublic = $state(false);
	/** The games of a match; single players meet for one. */
	matchFormat = $state.raw<MatchFormatView>(ONE_GAME);
	/** The games of a match in this formation. */
	readonly playedFormat = $derived(playsSingly(this.formation) ? ONE_GAME : this.matchFormat);
	/** The schedule; null if an input is invalid. */
	readonly schedule = $derived(this.#schedule());
	/** The saved schedule as JSON; empty if there is none. */
	#scheduleKept = $state('');
	/** True if the schedule differs from the saved one. */
	readonly rescheduled = $derived(JSON.stringify(this.schedule) !== this.#scheduleKept);
	/** The date on which the draft was begun. */
	#begunOn = this.date;
	/** True once the director has chosen a format or rules; the suggestion then no longer changes them. */
	#formatChosen = $state(false);
	#rulesChosen = $state(false);

	/** The expected number of entrants, with a single player counting as a team; 0 if unknown. */
	readonly teams = $derived(
		Math.floor(Number.parseInt(this.expected, 10) / (this.formation === 'pot_draw' ? 2 : 1)) || 0,
	);
	/** The tie-breaks after the points; empty for tandem, where the regulations decide. */
	readonly tieBreaks = $derived(
		this.#tieBreaksChosen ?? (playsSingly(this.formation) ? USUAL_TIE_BREAKS[this.format] : []),
	);
	/** The acceleration of the chosen format; none in a round robin. */
	readonly accelerated = $derived(
		this.format === 'swiss_system' && !changesPartners(this.formation) ? this.acceleration : 'none',
	);
	readonly rounds = $derived(this.#rounds());
	/** The possible formats: nobody has the same partner in a second cycle. */
	readonly formats = $derived(
		FORMATS.filter((format) => !changesPartners(this.formation) || format !== 'double_round_robin'),
	);
	/** The offered rule sets, plus the current one if it is another. */
	readonly offered = $derived([
		...RULE_SETS[this.formation],
		...(RULE_SETS[this.formation].includes(this.ruleSet) ? [] : [this.ruleSet]),
	]);
	/** True if the suggested format differs from the chosen one. */
	readonly differs = $derived(this.suggestion !== null && this.suggestion.format !== this.format);

	/** Continues a draft, possibly on another day: the default date becomes today, a chosen date stays. */
	goOn() {
		if (this.date !== this.#begunOn) return;
		this.#begunOn = writeDate(today());
		this.date = this.#begunOn;
	}

	/**
	 * Chooses the formation. Incompatible rules, and rules that the director has not chosen, are replaced by the
	 * default.
	 */
	chooseFormation(formation: FormationName) {
		this.formation = formation;
		if (!this.formats.includes(this.format)) this.format = 'round_robin';
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

	/** Applies individually edited rules. */
	settleRules(rules: RuleSetDraft) {
		this.chooseRules(rules.base);
		this.rules = rules;
	}

	/** Changes the preset; edited rules belong to their preset and are dropped. */
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

	/** Returns the rounds of a format for the expected teams; null if unknown. */
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

	/**
	 * Loads settings. For the expected number, the final number of entrants has priority, then the saved number, then
	 * the entered one.
	 */
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
		this.acceleration = settings.acceleration;
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
		this.chiefArbiter = settings.arbiters.chief;
		this.deputyArbiters = settings.arbiters.deputies.join('\n');
		this.arbitersPublic = settings.arbiters.are_public;
		this.matchFormat = settings.match_format;
		this.#scheduleKept = JSON.stringify(this.schedule);
		this.#expectedKept = settings.expected_entrants;
		this.#expectedLoaded = String(there.final ?? settings.expected_entrants ?? there.entered ?? '');
		this.expected = this.#expectedLoaded;
	}

	/** Returns the expected number to save; if it was not edited, the saved one. */
	#expectedEntrants(): number | null {
		if (this.expected === this.#expectedLoaded) return this.#expectedKept;
		const typed = Number.parseInt(this.expected, 10);
		return typed >= 1 && typed <= 65535 ? typed : null;
	}

	/** Returns the half points of a bye by the rules. */
	get usualBye(): number {
		const swiss = this.format === 'swiss_system';
		const settled = this.rules?.changes.find(
			({ option }) => option === (swiss ? 'bye_swiss_system' : 'bye_round_robin'),
		)?.value;
		return settled === undefined ? (swiss ? 2 : 0) : settled === 'one' ? 2 : settled === 'half' ? 1 : 0;
	}

	/** True if a typed date is invalid. */
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
			acceleration: this.accelerated,
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
			arbiters: {
				chief: this.chiefArbiter.trim(),
				deputies: this.deputyArbiters.split('\n').flatMap((line) => line.trim() || []),
				are_public: this.arbitersPublic,
			},
			match_format: this.playedFormat,
			tie_breaks: [...this.tieBreaks],
			rating_order:
				this.firstRating === this.#ratingOrder[0]
					? [...this.#ratingOrder]
					: [this.firstRating, ...RATING_KINDS.filter((kind) => kind !== this.firstRating)],
		};
	}
}
