/** A real hall on this machine: a tournament with its first round published, served by `kralle serve`. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { drawn as random, read, written } from '../hall/channel/bytes';
import type { Paper } from '../hall/channel/paper';
import { speak } from '../hall/channel/speak';
import type { CallName, Input, Output } from '../src/backend/backend';
import type { RoleName } from '../src/backend/generated';
import { begin, drawn, fieldsOf, people, published } from '../src/preview/day';
import { slip } from '../src/preview/hall-scenes';
import { DeskProcess, PROGRAM } from '../src/test/process';

/** What `kralle serve` says first. */
interface Opened {
	address: string;
	id: string;
	key: string;
}

/** Names as they are, short and long. */
const PLAYERS = [fieldsOf('Bächtold von Dürrenmatt, Maximilian', 2230, 'Schachfreunde Krähenbühl'), ...people(27)];

const now = () => new Date().toISOString();

/** Seven tables, of which the first round is published. */
async function firstRound(desk: DeskProcess) {
	await begin(desk, PLAYERS, { name: 'Stadtmeisterschaft im Tandemschach' });
	await drawn(desk);
	await published(desk);
}

export class Hall {
	readonly #desk: string;
	readonly #file: string;
	#program: ChildProcess | undefined;
	#log = '';
	/** Where it is: host and port. */
	address = '';
	#director: Paper | undefined;

	private constructor(desk: string, file: string) {
		this.#desk = desk;
		this.#file = file;
	}

	/** Makes the tournament, and opens its hall. */
	static async open(prepare = firstRound): Promise<Hall> {
		const desk = new DeskProcess(now());
		await prepare(desk);
		const { path } = await desk.call('overview', {});
		await desk.end();
		const hall = new Hall(desk.folder, path);
		await hall.start();
		return hall;
	}

	/** Opens the hall, at the address that it had before. */
	async start(): Promise<void> {
		const port = this.address.split(':')[1] ?? '0';
		const program = spawn(PROGRAM, ['serve', this.#file, '--port', port], {
			env: { ...process.env, KRALLE_CONFIG_DIR: this.#desk },
			stdio: ['ignore', 'pipe', 'pipe'],
		});
		this.#program = program;
		program.stderr.on('data', (said: Buffer) => (this.#log += said.toString()));
		const said = await new Promise<Opened>((done, failed) => {
			program.once('exit', () => failed(new Error(`kralle serve ended:\n${this.#log}`)));
			createInterface(program.stdout).once('line', (line) => done(JSON.parse(line) as Opened));
		});
		this.address = said.address;
		this.#director = { id: said.id, key: read(said.key) ?? new Uint8Array() };
	}

	/** Ends the program: asked to, or in the middle of whatever it does. */
	async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
		const program = this.#program;
		if (!program) return;
		this.#program = undefined;
		const ended = new Promise((done) => program.once('exit', done));
		program.kill(signal);
		await ended;
	}

	/** The laptop sleeps: connections stay, and nothing is answered. */
	sleep() {
		this.#program?.kill('SIGSTOP');
	}

	wake() {
		this.#program?.kill('SIGCONT');
	}

	/** Asks as the director does. */
	async ask<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
		if (!this.#director) throw new Error('the hall is closed');
		const send: typeof fetch = (path, request) => fetch(`http://${this.address}${String(path)}`, request);
		const key = written(random(18));
		const answer = await speak(send, this.#director, `/api/call/${name}`, JSON.stringify(input), key);
		if (!answer.believed || answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer)}`);
		return answer.said as Output<N>;
	}

	/** A side's slip: what a phone scans, and what is typed. */
	async slip(table: number, side: RoleName, round = 1): Promise<{ path: string; code: string }> {
		const { links } = await this.ask('match_links', { round });
		const found = links.find((link) => link.table === table && link.side === side);
		if (!found) throw new Error(`no slip of table ${String(table)}`);
		return found;
	}

	/** What is in the file once the program has ended, as a desk of its own says it. */
	async look<Seen>(ask: (desk: DeskProcess) => Promise<Seen>): Promise<Seen> {
		const desk = new DeskProcess(now(), this.#desk);
		try {
			await desk.call('open_tournament', { path: this.#file });
			return await ask(desk);
		} finally {
			await desk.end();
		}
	}

	/** Closes it, and forgets the tournament. */
	async close(): Promise<void> {
		await this.stop('SIGKILL');
		const desk = new DeskProcess(now(), this.#desk);
		await desk.end();
		desk.remove();
	}
}

/** How often a side has reported and called, as the file has it. */
export async function counted(desk: DeskProcess, table: number, side: RoleName) {
	// The phone that had the slip has gone home.
	await desk.call('free_slip', { round: 1, table, side });
	const match = await desk.callFrom(await slip(desk, table, side, 1), 'my_match', {});
	return { reports: 20 - match.reports_left, calls: 5 - match.calls_left, result: match.result?.verdict ?? 'none' };
}
