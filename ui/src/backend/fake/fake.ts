/**
 * A desk in memory, for component tests and for looking at screens without the window.
 *
 * It implements the generated types, so it cannot drift from the real one.
 */
import { type Backend, type CallName, type CommandName, type Input, type Job, type Output, Refused } from '../backend';
import type { BackupRow } from '../generated/BackupRow';
import type { HistoryLine } from '../generated/HistoryLine';
import type { JournalLine } from '../generated/JournalLine';
import type { ListPreview } from '../generated/ListPreview';
import type { Preferences } from '../generated/Preferences';
import type { RatingListView } from '../generated/RatingListView';
import type { RefusalView } from '../generated/RefusalView';
import type { UnderGamesName } from '../generated/UnderGamesName';
import type { SheetName } from '../generated/SheetName';
import type { RecentFile } from '../generated/RecentFile';
import type { ReplacedView } from '../generated/ReplacedView';
import { ACTS } from './commands';
import { gameCalls } from './games';
import { type FakeJournal, firstLine, headOf, historyOf, lineOf, stepOf, type Step } from './history';
import { PREVIEW } from './lists';
import { people } from './people';
import { postCalls } from './post';
import { emptyTournament, type FakeTournament, SETTINGS } from './state';
import * as views from './views';

type Answers = { [N in Exclude<CallName, CommandName>]?: (input: Input<N>) => Output<N> };

function isCommand(name: CallName): name is Exclude<CommandName, 'undo' | 'redo'> {
	return name in ACTS;
}

/** Work that goes on only when it is told. */
export class LongWork {
	readonly name: CallName;
	#job: Job | null = null;
	#end: { go: () => void; stop: (reason: unknown) => void } | null = null;

	constructor(name: CallName) {
		this.name = name;
	}

	/** Begins, and ends when it is told. */
	of(job: Job): Promise<void> {
		this.#job = job;
		return new Promise((go, stop) => (this.#end = { go, stop }));
	}

	progress(done: number, total: number) {
		this.#job?.progress(done, total);
	}

	finish() {
		this.#end?.go();
	}

	cancel(job: number) {
		if (this.#job?.number === job) this.#end?.stop(new Refused({ code: 'canceled', article: null, data: {} }));
	}
}

export class FakeBackend implements Backend {
	tournament: FakeTournament | null;
	recent: RecentFile[] = [];
	preferences: Preferences = {
		language: 'de',
		theme: 'system',
		acting_name: '',
		letter_keys: 'on',
		arbiters: [],
		pads: { entry: 'side_by_side', white: 'left_hand', black: 'keypad' },
	};
	ratingLists: RatingListView[] = [];
	/** What is understood of every list of players. */
	listPreview: ListPreview = PREVIEW;
	/** Templates beside the file, with what is wrong in them. */
	readonly templates = new Map<SheetName, RefusalView | null>();
	/** Every call, for tests that look at what was asked. */
	readonly calls: { name: CallName; input: unknown }[] = [];
	#held: LongWork | null = null;
	#done: Step[] = [];
	#undone: Step[] = [];
	#number = 0;
	#ended: HistoryLine[] = [];
	#first: JournalLine = firstLine('');
	/** What is shown instead: the tournament as it was. */
	#past: { line: JournalLine; tournament: FakeTournament } | null = null;
	/** The backups of every file, newest first. */
	backups: BackupRow[] = [];
	/** What another hand did to the open file. */
	replaced: ReplacedView | null = null;
	/** Files that are there and damaged. */
	damaged: string[] = [];

	constructor(tournament: FakeTournament | null = null) {
		this.tournament = tournament;
		if (tournament) this.#begin(tournament);
	}

	/** Lets the next call of this name take long: it waits until it may go on, or is canceled. */
	hold(name: CallName): LongWork {
		const work = new LongWork(name);
		this.#held = work;
		return work;
	}

	// Answers come later than the question, as over the bridge.
	async call<N extends CallName>(name: N, input: Input<N>, job?: Job): Promise<Output<N>> {
		this.calls.push({ name, input });
		await Promise.resolve();
		if (this.#held?.name === name && job) await this.#held.of(job);
		return structuredClone(this.#answer(name, structuredClone(input)));
	}

	#answer<N extends CallName>(name: N, input: Input<N>): Output<N> {
		if (name === 'undo') return this.#undo(input as Input<'undo'>) as Output<N>;
		if (name === 'redo') return this.#redo(input as Input<'redo'>) as Output<N>;
		if (isCommand(name)) return this.#act(name, input as Input<typeof name>) as Output<N>;
		const answer = this.#answers[name as keyof Answers] as ((input: Input<N>) => Output<N>) | undefined;
		if (!answer) throw new Refused({ code: 'unknown_call', article: null, data: { name } });
		return answer(input);
	}

	get #open(): FakeTournament {
		if (!this.tournament) throw new Refused({ code: 'no_tournament', article: null, data: {} });
		return this.#past?.tournament ?? this.tournament;
	}

	#mustBeNow() {
		if (this.replaced)
			throw new Refused({
				code: 'file_replaced',
				article: null,
				data: { path: this.replaced.path, how: this.replaced.how },
			});
		if (this.#past) throw new Refused({ code: 'looking_back', article: null, data: { entry: this.#past.line.number } });
	}

	get #journal(): FakeJournal {
		return { first: this.#first, done: this.#done, undone: this.#undone, ended: this.#ended };
	}

	#act<N extends Exclude<CommandName, 'undo' | 'redo'>>(name: N, input: Input<N>): Output<'overview'> {
		this.#mustBeNow();
		const before = this.#open;
		const after = structuredClone(before);
		const act = ACTS[name] as (tournament: FakeTournament, input: Input<N>) => JournalLine['data'];
		const data = act(after, input);
		this.tournament = after;
		this.#done.push({
			before,
			after,
			line: {
				number: ++this.#number,
				time: '2026-11-21T14:32:00Z',
				who: this.preferences.acting_name,
				command: name,
				data,
			},
		});
		this.#ended.push(...this.#undone.map(({ line }) => lineOf(line, 'ended')));
		this.#undone = [];
		return this.#overview();
	}

	#undo({ entry, under_games }: Input<'undo'>) {
		this.#mustBeNow();
		const step = this.#done.at(-1);
		if (!step) throw new Refused({ code: 'nothing_to_undo', article: null, data: {} });
		mustBeMeant(step, entry);
		mustLeaveGames(this.tournament, step.before, under_games);
		this.#done.pop();
		this.#undone.push(step);
		// Games are beside the journal.
		this.tournament = { ...step.before, games: this.tournament?.games ?? [] };
		return this.#overview();
	}

	#redo({ entry, under_games }: Input<'redo'>) {
		this.#mustBeNow();
		const step = this.#undone.at(-1);
		if (!step) throw new Refused({ code: 'nothing_to_redo', article: null, data: {} });
		mustBeMeant(step, entry);
		mustLeaveGames(this.tournament, step.after, under_games);
		this.#undone.pop();
		this.#done.push(step);
		this.tournament = { ...step.after, games: this.tournament?.games ?? [] };
		return this.#overview();
	}

	#overview() {
		const { replaced } = this;
		if (this.#past) return { ...views.overview(this.#open, null, null), past: this.#past.line, replaced };
		return {
			...views.overview(this.#open, this.#done.at(-1)?.line ?? null, this.#undone.at(-1)?.line ?? null),
			replaced,
		};
	}

	#begin(tournament: FakeTournament) {
		this.tournament = tournament;
		this.#first = firstLine(tournament.settings.name);
		this.#number = 1;
		[this.#done, this.#undone, this.#ended, this.#past] = [[], [], [], null];
		return this.#overview();
	}

	readonly #answers: Answers = {
		...gameCalls(() => this.#open),
		...postCalls(() => this.#open),
		start: () => ({
			recent: this.recent,
			folder: '/home/probe/Kralle',
			preferences: this.preferences,
			version: '0.1.0',
		}),
		set_preferences: (preferences) => (this.preferences = preferences),
		new_tournament: ({ settings }) => this.#begin(emptyTournament(settings)),
		open_tournament: ({ path }) => {
			const file = this.recent.find((recent) => recent.path === path);
			if (this.damaged.includes(path)) throw new Refused({ code: 'tables_changed', article: null, data: {} });
			if (!file?.found) throw new Refused({ code: 'missing', article: null, data: { path } });
			return this.#begin({ ...emptyTournament({ ...SETTINGS, name: file.name }), players: people(24) });
		},
		check_head: ({ word }) => headOf(this.#journal, word),
		history: (input) => historyOf(this.#open, this.#journal, input),
		history_step: ({ entry }) => stepOf(this.#journal, entry),
		undo_to: ({ entry, under_games }) => {
			this.#mustBeNow();
			const first = this.#done.find(({ line }) => line.number > entry);
			if (first) mustLeaveGames(this.tournament, first.before, under_games);
			while ((this.#done.at(-1)?.line.number ?? 0) > entry) this.#undo({ under_games: 'go_on' });
			return this.#overview();
		},
		redo_to: ({ entry }) => {
			this.#mustBeNow();
			while ((this.#undone.at(-1)?.line.number ?? Infinity) <= entry) this.#redo({ under_games: 'go_on' });
			return this.#overview();
		},
		look_back: ({ entry }) => {
			const step = [...this.#done, ...this.#undone].find(({ line }) => line.number === entry);
			const tournament = step?.after ?? this.#done[0]?.before;
			if (!tournament) throw new Refused({ code: 'unknown_entry', article: null, data: { entry } });
			this.#past = { line: step?.line ?? this.#first, tournament };
			return this.#overview();
		},
		back_to_now: () => {
			this.#past = null;
			return this.#overview();
		},
		backups: ({ path }) => ({
			path: path ?? '/home/probe/Kralle/Probeturnier.kralle',
			folder: `${path ?? '/home/probe/Kralle/Probeturnier.kralle'}-backups`,
			backups: this.backups,
			newest_sound: this.backups[0]?.name ?? null,
		}),
		preview_backup: ({ name }) => {
			if (!this.backups.some((backup) => backup.name === name))
				throw new Refused({ code: 'unknown_backup', article: null, data: { name } });
			return {
				name: SETTINGS.name,
				players: 24,
				teams: 12,
				stage: 'rounds',
				rounds: 2,
				rounds_planned: 5,
				results: 6,
				matches: 6,
				entries: 41,
				last: { ...this.#first, number: 41 },
			};
		},
		restore_backup: ({ under_games }) => {
			const going = (this.tournament?.games ?? []).filter(({ view }) => view.stage !== 'ended');
			const [first] = going;
			if (first && under_games !== 'go_on')
				throw new Refused({
					code: 'games_run',
					article: null,
					data: { games: going.length, round: first.view.round, tables: going.map(({ view }) => view.table) },
				});
			return this.#begin({ ...emptyTournament(), players: people(24) });
		},
		go_on_from_rescue: ({ to }) => {
			const path = to ?? this.replaced?.rescue?.path;
			if (!this.replaced || !path)
				throw new Refused({ code: this.replaced ? 'nothing_kept' : 'nothing_replaced', article: null, data: {} });
			this.replaced = null;
			return { ...this.#overview(), path };
		},
		close_file: () => {
			this.tournament = null;
			return {};
		},
		save_copy: ({ path }) => ({ path }),
		overview: () => this.#overview(),
		players: () => ({ ...views.players(this.#open), late: null }),
		preview_players: ({ columns, separator }) => {
			const { form } = this.listPreview;
			return {
				...this.listPreview,
				form: form.kind === 'text' && separator ? { ...form, separator } : form,
				columns: this.listPreview.columns.map((column) => ({
					...column,
					meaning: columns.find((choice) => choice.column === column.column)?.meaning ?? column.meaning,
				})),
				// Who says what a column means has answered the question about it.
				problems: this.listPreview.problems.filter(
					({ code, column }) => code !== 'unread_numbers' || !columns.some((choice) => choice.column === column),
				),
			};
		},
		round: ({ round }) => {
			const found = views.round(this.#open, round);
			if (!found) throw new Refused({ code: 'round_unknown', article: null, data: { round } });
			return found;
		},
		rating_lists: () => ({ lists: this.ratingLists }),
		cancel: ({ job }) => {
			this.#held?.cancel(job);
			return {};
		},
	};
}

function mustBeMeant({ line }: Step, entry: number | null | undefined) {
	if (entry !== undefined && entry !== null && line.number !== entry)
		throw new Refused({ code: 'not_the_next_step', article: null, data: {} });
}

/** Refuses to take a published round away from games that go on. */
function mustLeaveGames(before: FakeTournament | null, after: FakeTournament, under_games: UnderGamesName | undefined) {
	if (under_games === 'go_on') return;
	const published = ({ rounds }: FakeTournament, round: number) =>
		rounds.some((it) => it.number === round && it.published);
	const falls = (before?.games ?? []).filter(
		({ view }) => view.stage !== 'ended' && before && published(before, view.round) && !published(after, view.round),
	);
	const [first] = falls;
	if (first)
		throw new Refused({
			code: 'under_games',
			article: null,
			data: {
				games: falls.length,
				going: falls.length,
				round: first.view.round,
				tables: falls.map(({ view }) => view.table),
			},
		});
}
