/** The model of the phone in `src-tauri/crates/simulation`, driven over JSON lines. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { t } from '../../src/words/words.svelte';
import { hyphened } from '../../src/words/sentences';
import { PROGRAM } from '../../src/test/process';
import { named, type PhoneUnderTest, type Shown, START } from './play';
import type { PersonAct } from './script';
import type { Reply, Sent } from './scriptDesk';
import { Timeline } from './timeline';

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
	readonly #program: ChildProcessByStdio<Writable, Readable, null>;
	readonly #waiting: ((line: string) => void)[] = [];

	constructor() {
		if (!existsSync(MODEL)) throw new Error(`${MODEL} is missing; build it with: cargo build --workspace --bins`);
		this.#program = spawn(MODEL, [], { stdio: ['pipe', 'pipe', 'inherit'] });
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
	readonly #timeline = new Timeline();
	#next: number | null = null;
	#state: ModelState | undefined;

	constructor(model: Model) {
		this.#model = model;
	}

	now = () => this.#timeline.now;

	after: Timeline['after'] = (...event) => this.#timeline.after(...event);

	async tell(event: object): Promise<boolean | null> {
		const { done, requests, shown, next } = await this.#model.ask(event);
		this.#state = shown;
		this.#next = next === null ? null : next - START;
		for (const request of requests) this.onsent(request);
		return done;
	}

	readonly #at = () => START + this.#timeline.now;

	act = async (act: PersonAct) => (await this.tell({ act: { at: this.#at(), act } })) ?? false;

	reply = async (number: number, reply: Reply) => {
		await this.tell({ reply: { at: this.#at(), number, reply } });
	};

	run = (milliseconds: number): Promise<void> =>
		this.#timeline.run(
			milliseconds,
			() => this.#next,
			() => this.tell({ pass: { at: this.#at() } }),
		);

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
