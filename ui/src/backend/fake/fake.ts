/**
 * A desk in memory, for component tests and for looking at screens without the window.
 *
 * It implements the generated types, so it cannot drift from the real one.
 */
import { type Backend, type CallName, type CommandName, type Input, type Job, type Output, Refused } from '../backend';
import type { Desktop, DeviceKey } from '../desktop';
import type { Calls } from '../generated/calls';
import type { BackupRow } from '../generated/BackupRow';
import type { HistoryLine } from '../generated/HistoryLine';
import type { JournalLine } from '../generated/JournalLine';
import type { ListPreview } from '../generated/ListPreview';
import type { Preferences } from '../generated/Preferences';
import type { RatingListView } from '../generated/RatingListView';
import type { RefusalView } from '../generated/RefusalView';
import type { SheetName } from '../generated/SheetName';
import type { RecentFile } from '../generated/RecentFile';
import { ACTS } from './commands';
import { gameCalls } from './games';
import { decisions } from './decisions';
import { asked, NO_FINDING } from './judge';
import { type FakeJournal, firstLine, historyOf, lineOf, stepOf, type Step } from './history';
import { teams } from './formation';
import { people } from './people';
import { RATED, ratingDifferences } from './ratings';
import { byHand, numbers, reason } from './pairing';
import { crosstable, standings } from './ranking';
import { working } from './working';
import { postCalls } from './post';
import { readRuleSet, ruleSet, rulesOf, toml } from './ruleSet';
import { readRecord } from './records';
import { preview, print, sheets } from './sheets';
import { emptyTournament, type FakeTournament, fieldsOf, SETTINGS, teamsOf } from './state';
import { CAUSES } from './rules';
import * as views from './views';

type Answers = { [N in Exclude<CallName, CommandName>]: (input: Input<N>) => Output<N> };

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
	preferences: Preferences = { language: 'de', theme: 'system', acting_name: '', letter_keys: 'on', arbiters: [], pads: { entry: 'side_by_side', white: 'left_hand', black: 'keypad' } };
	ratingLists: RatingListView[] = [];
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
		if (name === 'undo') return this.#undo() as Output<N>;
		if (name === 'redo') return this.#redo() as Output<N>;
		if (isCommand(name)) return this.#act(name, input as Input<typeof name>) as Output<N>;
		const answer = this.#answers[name as keyof Answers] as (input: Input<N>) => Output<N>;
		return answer(input);
	}

	get #open(): FakeTournament {
		if (!this.tournament) throw new Refused({ code: 'no_tournament', article: null, data: {} });
		return this.#past?.tournament ?? this.tournament;
	}

	#mustBeNow() {
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
		this.#done.push({ before, after, line: { number: ++this.#number, time: '2026-11-21T14:32:00Z', who: this.preferences.acting_name, command: name, data } });
		this.#ended.push(...this.#undone.map(({ line }) => lineOf(line, 'ended')));
		this.#undone = [];
		return this.#overview();
	}

	#undo() {
		this.#mustBeNow();
		const step = this.#done.pop();
		if (!step) throw new Refused({ code: 'nothing_to_undo', article: null, data: {} });
		this.#undone.push(step);
		this.tournament = step.before;
		return this.#overview();
	}

	#redo() {
		this.#mustBeNow();
		const step = this.#undone.pop();
		if (!step) throw new Refused({ code: 'nothing_to_redo', article: null, data: {} });
		this.#done.push(step);
		this.tournament = step.after;
		return this.#overview();
	}

	#overview() {
		if (this.#past) return { ...views.overview(this.#open, null, null), past: this.#past.line };
		return views.overview(this.#open, this.#done.at(-1)?.line ?? null, this.#undone.at(-1)?.line ?? null);
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
		start: () => ({ recent: this.recent, folder: '/home/probe/Kralle', preferences: this.preferences, version: '0.1.0' }),
		set_preferences: (preferences) => (this.preferences = preferences),
		new_tournament: ({ settings }) => this.#begin(emptyTournament(settings)),
		open_tournament: ({ path }) => {
			const file = this.recent.find((recent) => recent.path === path);
			if (this.damaged.includes(path)) throw new Refused({ code: 'tables_changed', article: null, data: {} });
			if (!file?.found) throw new Refused({ code: 'missing', article: null, data: { path } });
			return this.#begin({ ...emptyTournament({ ...SETTINGS, name: file.name }), players: people(24) });
		},
		import_tournament: ({ name }) => this.#begin({ ...emptyTournament({ ...SETTINGS, name: name ?? 'Frühlingsturnier' }), players: people(24) }),
		open_demo: () => this.#begin({ ...emptyTournament(), players: people(24) }),
		look_into_damaged: () => this.#begin({ ...emptyTournament(), players: people(24) }),
		history: (input) => historyOf(this.#open, this.#journal, input),
		history_step: ({ entry }) => stepOf(this.#journal, entry),
		undo_to: ({ entry }) => {
			this.#mustBeNow();
			while ((this.#done.at(-1)?.line.number ?? 0) > entry) this.#undo();
			return this.#overview();
		},
		redo_to: ({ entry }) => {
			this.#mustBeNow();
			while ((this.#undone.at(-1)?.line.number ?? Infinity) <= entry) this.#redo();
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
			if (!this.backups.some((backup) => backup.name === name)) throw new Refused({ code: 'unknown_backup', article: null, data: { name } });
			return { name: SETTINGS.name, players: 24, teams: 12, stage: 'rounds', rounds: 2, rounds_planned: 5, results: 6, matches: 6, entries: 41, last: { ...this.#first, number: 41 } };
		},
		restore_backup: () => this.#begin({ ...emptyTournament(), players: people(24) }),
		close_file: () => {
			this.tournament = null;
			return {};
		},
		save_copy: ({ path }) => ({ path }),
		suggest_format: ({ teams }) => suggestion(teams),
		overview: () => this.#overview(),
		settings: () => this.#open.settings,
		rule_set: ({ draft }) => ruleSet(draft ?? rulesOf(this.#open), this.tournament),
		rule_set_toml: ({ rules }) => ({ text: toml(rules) }),
		read_rule_set: ({ path }) => readRuleSet(path),
		players: () => views.players(this.#open),
		preview_late_entry: (input) => {
			// This desk keeps the numbers of the others.
			return { number: input.team || input.player ? teamsOf(this.#open).length + 1 : 1, moved: 0, numbers: ['next'] };
		},
		preview_players: ({ columns }) => ({
			...PREVIEW,
			columns: PREVIEW.columns.map((column) => ({ ...column, meaning: columns.find((choice) => choice.column === column.column)?.meaning ?? column.meaning })),
		}),
		lots: () => this.#open.lots,
		teams: () => teams(this.#open),
		round: ({ round }) => {
			const found = views.round(this.#open, round);
			if (!found) throw new Refused({ code: 'round_unknown', article: null, data: { round } });
			return found;
		},
		by_hand: ({ round }) => byHand(this.#open, round),
		pairing_reason: ({ round, table }) => reason(this.#open, round, table ?? null),
		numbers: () => numbers(this.#open),
		standings: ({ after }) => {
			const view = standings(this.#open, after);
			return { ...view, rows: view.rows.map((row) => ({ ...row, tie_breaks: working(this.#open, row.team.number, after).tie_breaks.map(({ value }) => value) })) };
		},
		tie_break_working: ({ team, after }) => working(this.#open, team, after),
		decisions: () => decisions(this.#open),
		crosstable: () => crosstable(this.#open),
		rating_lists: () => ({ lists: this.ratingLists }),
		preview_rating_list: ({ path }) => ({ form: 'fide_text', name: path.includes('rapid') ? 'FIDE rapid' : 'FIDE', beginning: null }),
		load_rating_list: ({ name }) => {
			this.ratingLists = [...this.ratingLists.filter((list) => list.name !== name), { name, players: RATED.length, loaded: '2026-11-21T09:00:00Z' }];
			return { players: RATED.length, skipped: 0, first_skipped: null, lists: this.ratingLists };
		},
		remove_rating_list: ({ name }) => ({ lists: (this.ratingLists = this.ratingLists.filter((list) => list.name !== name)) }),
		find_rated: ({ text, most }) => ({
			rows: this.ratingLists.length === 0 ? [] : RATED.filter((row) => row.name.toLowerCase().startsWith(text.toLowerCase())).slice(0, most),
			lists: this.ratingLists.length,
		}),
		rating_differences: () => ratingDifferences(this.#open, this.ratingLists),
		export: ({ kind, path }) => ({ path: kind === 'site' ? `${path}/index.html` : path, files: kind === 'site' ? 42 : 1 }),
		preview_tournament: ({ path, carry }) => ({
			source: path.endsWith('.kralle') ? 'file' : 'report',
			settings: { ...SETTINGS, name: 'Frühlingsturnier' },
			players: 24,
			teams: path.endsWith('.kralle') && carry === 'players' ? 0 : 12,
			rounds: path.endsWith('.kralle') ? 0 : 4,
			remarks: path.endsWith('.kralle') ? [] : ['causes_unknown', 'wishes_left_out'],
		}),
		cancel: ({ job }) => {
			this.#held?.cancel(job);
			return {};
		},
		verify: () => ({ schema_version: 1, entries: this.#done.length, replayed: this.#done.length, findings: [] }),
		check_result: ({ cause, no_winner, evidence }) => {
			const known = cause === null ? undefined : (no_winner === 'drawn' ? CAUSES.drawn : CAUSES.win).find((it) => it.cause === cause);
			return {
				admitted: known && !known.refused ? known.article : null,
				condition: null,
				refused: known?.refused ?? null,
				finding: { ...NO_FINDING, finding: evidence ? 'goes_on' : 'nothing' },
				contradiction: evidence ? this.#open.objection : null,
			};
		},
		print_answer: () => ({ path: '/home/probe/Kralle/note.pdf', pages: 1, missing: '' }),
		judge: asked('judge'),
		see_position: asked('see_position'),
		read_position: asked('read_position'),
		replay_game: asked('replay_game'),
		read_record: readRecord,
		sheets: () => {
			const list = sheets(this.#open);
			return { ...list, sheets: list.sheets.map((offer) => ({ ...offer, own_template: this.templates.has(offer.sheet) })) };
		},
		count_pages: (input) => ({ pages: preview(this.#open, input).pages }),
		preview_sheet: (input) => {
			const fault = this.templates.get(input.sheet);
			if (fault) throw new Refused(fault);
			return preview(this.#open, input);
		},
		copy_template: ({ sheet }) => {
			this.templates.set(sheet, null);
			return { path: `/home/probe/Kralle/templates/${sheet}.toml` };
		},
		print_sheet: (input) => {
			this.#mustBeNow();
			return print(this.#open, input);
		},
	};
}

function suggestion(teams: number): Calls['suggest_format']['output'] {
	const single = teams % 2 === 0 ? teams - 1 : teams;
	const swiss = Math.min(teams - 1, Math.ceil(Math.log2(teams)) + 3);
	return { teams, format: teams <= 5 ? 'double_round_robin' : teams <= 8 ? 'round_robin' : 'swiss_system', rounds: [single, 2 * single, swiss] };
}

/** What a small list with mistakes looks like. */
const PREVIEW: ListPreview = {
	form: { kind: 'text', encoding: 'Windows-1252', separator: 'semicolon' },
	meanings: [
		'name',
		'surname',
		'given_name',
		'rating_standard',
		'rating_rapid',
		'rating_blitz',
		'rating_national',
		'rating_other',
		'birth_year',
		'club',
		'fide_id',
		'national_id',
		'club_number',
		'member_number',
		'team',
		'board_order',
		'captain',
		'ignored',
	],
	columns: [
		{ column: 1, heading: 'Nachname', meaning: 'surname' },
		{ column: 2, heading: 'Vorname', meaning: 'given_name' },
		{ column: 3, heading: 'DWZ', meaning: 'rating_national' },
		{ column: 4, heading: 'Verein', meaning: 'club' },
		{ column: 5, heading: 'Bemerkung', meaning: 'ignored' },
	],
	rows: [
		{ line: 2, fields: fieldsOf('Amrein, Lio', 1702, 'SC Muster'), team: null, board_order: null, captain: null, known: false },
		{ line: 3, fields: fieldsOf('Bischofberger, Uma', null, 'SC Muster'), team: null, board_order: null, captain: null, known: false },
		{ line: 5, fields: fieldsOf('Cathomas, Gian', 1544, 'SK Probe'), team: null, board_order: null, captain: null, known: false },
		{ line: 6, fields: fieldsOf('Achermann, Mona', 2214, 'SK Beispiel'), team: null, board_order: null, captain: null, known: true },
	],
	problems: [{ line: 4, column: null, code: 'empty_name', data: {}, severity: 'row_left_out' }],
};

/** A window in memory: the file dialog answers what it is told. */
export class FakeDesktop implements Desktop {
	/** What the file dialog answers. */
	picked: string | null = null;
	/** The sheets that were shown. */
	readonly shown: string[] = [];

	pickFile() {
		return Promise.resolve(this.picked);
	}

	pickPlace() {
		return Promise.resolve(this.picked);
	}

	showSheet(path: string) {
		this.shown.push(path);
		return Promise.resolve();
	}

	/** The messages that were opened in the mail program. */
	readonly mails: string[] = [];
	/** Whether the machine has a mail program. */
	hasMail = true;

	writeMail(link: string) {
		if (!this.hasMail) return Promise.reject(new Refused({ code: 'no_mail_program', article: null, data: { reason: '' } }));
		this.mails.push(link);
		return Promise.resolve();
	}

	/** The printers there are; none by default, as on a machine without. */
	names: string[] = [];
	/** What went to a printer. */
	/** What the next printer says instead of printing. */
	fault: RefusalView | null = null;
	readonly sent: { path: string; printer: string; copies: number }[] = [];

	printers() {
		return Promise.resolve({ names: this.names, usual: this.names[0] ?? null });
	}

	sendToPrinter(path: string, printer: string, copies: number) {
		if (this.fault) return Promise.reject(new Refused(this.fault));
		this.sent.push({ path, printer, copies });
		return Promise.resolve();
	}

	takeStartFile() {
		return Promise.resolve(null);
	}

	/** The game this window is for. */
	table: number | null = null;
	/** The tables that were shown in windows of their own. */
	readonly tables: number[] = [];
	/** Whether this window was closed. */
	closed = false;
	readonly #hearing = new Set<() => void>();

	ownTable() {
		return this.table;
	}

	openTable(game: number) {
		this.tables.push(game);
		return Promise.resolve();
	}

	closeTable() {
		this.closed = true;
		return Promise.resolve();
	}

	onChanged(hear: () => void) {
		this.#hearing.add(hear);
		return () => this.#hearing.delete(hear);
	}

	/** Why the system does not tell devices apart; null when it does. */
	alike: RefusalView | null = null;
	readonly #listening = new Set<(key: DeviceKey) => void>();

	listenToDevices(hear: (key: DeviceKey) => void) {
		if (this.alike) return Promise.reject(new Refused(this.alike));
		this.#listening.add(hear);
		return Promise.resolve(() => void this.#listening.delete(hear));
	}

	/** Whether this window has the focus. */
	inFront = true;

	/** As if keys had been pressed on a device. */
	press(device: number, ...codes: string[]) {
		for (const code of codes) for (const hear of this.#listening) hear({ device, code, letter: null, in_front: this.inFront });
	}

	/** As if another window had changed something. */
	changed() {
		for (const hear of this.#hearing) hear();
	}
}
