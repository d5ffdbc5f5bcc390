/** The model of the phone in `src-tauri/crates/simulation`, driven over JSON lines. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { t } from '../../src/words/words.svelte';
import { hyphened } from '../../src/words/sentences';
import { PROGRAM } from '../../src/test/process';
import { named, type PhoneUnderTest, type Shown, START } from './play';
import type { PersonAct } from './script';
import type { Reply, Sent } from './scriptDesk';

const MODEL = process.env['KRALLE_PHONE_MODEL'] ?? join(dirname(PROGRAM), 'kralle-phone');

/** The state that the model shows. */
interface ModelState {
	stage: string | Record<string, unknown>;
	link: 'waiting' | 'connected' | 'lost' | null;
	doubt: string | null;
	confirmed: boolean;
	waiting: [string, string, string][];
	refused: [string, string, string, number, string | null][];
}

interface Line {
	done: boolean | null;
	requests: Sent[];
	shown: ModelState;
	next: number | null;
}

/** The process of the model; it plays one phone after the other. */
export class Model {
	readonly #program: ChildProcessByStdio<Writable, Readable, null> = spawn(MODEL, [], {
		stdio: ['pipe', 'pipe', 'inherit'],
	});
	readonly #waiting: ((line: string) => void)[] = [];

	constructor() {
		createInterface(this.#program.stdout).on('line', (line) => this.#waiting.shift()?.(line));
	}

	async ask(event: object): Promise<Line> {
		const line = new Promise<string>((done) => this.#waiting.push(done));
		this.#program.stdin.write(`${JSON.stringify(event)}\n`);
		return JSON.parse(await line) as Line;
	}

	/** Begins a phone that has never opened a page. */
	async phone(seed: number, jitter: number): Promise<ModelPhone> {
		const phone = new ModelPhone(this);
		await phone.tell({ new: { at: START, seed, jitter } });
		return phone;
	}

	end() {
		this.#program.stdin.end();
	}
}

export class ModelPhone implements PhoneUnderTest {
	onsent: (sent: Sent) => void = () => {};
	readonly #model: Model;
	#now = 0;
	#next: number | null = null;
	#state: ModelState | undefined;
	#count = 0;
	readonly #queue: { at: number; order: number; run: () => void | Promise<void> }[] = [];

	constructor(model: Model) {
		this.#model = model;
	}

	now = () => this.#now;

	after = (milliseconds: number, run: () => void | Promise<void>) => {
		this.#count += 1;
		this.#queue.push({ at: this.#now + milliseconds, order: this.#count, run });
		this.#queue.sort((one, other) => one.at - other.at || one.order - other.order);
	};

	async tell(event: object): Promise<boolean | null> {
		const { done, requests, shown, next } = await this.#model.ask(event);
		this.#state = shown;
		this.#next = next === null ? null : next - START;
		for (const request of requests) this.onsent(request);
		return done;
	}

	act = async (act: PersonAct) => (await this.tell({ act: { at: START + this.#now, act } })) ?? false;

	reply = async (number: number, reply: Reply) => {
		await this.tell({ reply: { at: START + this.#now, number, reply } });
	};

	async run(milliseconds: number): Promise<void> {
		const end = this.#now + milliseconds;
		for (;;) {
			const queued = this.#queue[0]?.at ?? Number.POSITIVE_INFINITY;
			const timer = this.#next ?? Number.POSITIVE_INFINITY;
			const next = Math.min(queued, timer);
			if (next > end) break;
			this.#now = Math.max(this.#now, next);
			if (timer <= queued) await this.tell({ pass: { at: START + this.#now } });
			else await this.#queue.shift()?.run();
		}
		this.#now = end;
	}

	shown(name: (key: string) => string): Shown {
		const { stage, link, doubt, confirmed, waiting, refused } =
			this.#state ??
			(() => {
				throw new Error('no state');
			})();
		const kind = typeof stage === 'string' ? stage : (Object.keys(stage)[0] ?? '');
		const stages: Record<string, string> = {
			doubtful: 'not_entered',
			refused: 'not_entered',
			in_use: JSON.stringify(stage),
		};
		const line = footer(link, doubt, confirmed, waiting.length);
		return named({ stage: stages[kind] ?? kind, line, waiting, refused }, name);
	}
}

/** Returns the lines that the footer of a page shows for a state. */
function footer(link: ModelState['link'], doubt: string | null, confirmed: boolean, count: number): string {
	if (!link) return '';
	const more = doubt === null ? '' : ` / ${t(`hall-doubt-${hyphened(doubt)}`)}`;
	if (link === 'lost') return (count > 0 ? t('hall-line-lost-kept', { count }) : t('hall-line-lost')) + more;
	if (count > 0) return t('hall-line-sending', { count });
	if (link === 'waiting') return t('hall-line-waiting');
	return confirmed ? t('hall-line-confirmed', { time: '' }) : t('hall-line-connected');
}
