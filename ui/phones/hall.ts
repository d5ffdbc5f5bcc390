/** A real hall on this machine: a tournament with a published first round, served by `kralle serve`. */
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

/** The first output line of `kralle serve`. */
interface Opened {
	address: string;
	id: string;
	key: string;
}

/** Realistic names, short and long. */
const PLAYERS = [fieldsOf('Bächtold von Dürrenmatt, Maximilian', 2230, 'Schachfreunde Krähenbühl'), ...people(27)];

const now = () => new Date().toISOString();

/** Prepares seven tables with a published first round. */
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
	/** Host and port. */
	address = '';
	#director: Paper | undefined;

	private constructor(desk: string, file: string) {
		this.#desk = desk;
		this.#file = file;
	}

	/** Creates the tournament and opens its hall. */
	static async open(prepare = firstRound): Promise<Hall> {
		const desk = new DeskProcess(now());
		await prepare(desk);
		const { path } = await desk.call('overview', {});
		await desk.end();
		const hall = new Hall(desk.folder, path);
		await hall.start();
		return hall;
	}

	/** Opens the hall at its previous address, if it had one. */
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

	/** Stops the program: gracefully with SIGTERM, immediately with SIGKILL. */
	async stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
		const program = this.#program;
		if (!program) return;
		this.#program = undefined;
		const ended = new Promise((done) => program.once('exit', done));
		program.kill(signal);
		await ended;
	}

	/** Suspends the laptop: connections stay open, but nothing is answered. */
	sleep() {
		this.#program?.kill('SIGSTOP');
	}

	wake() {
		this.#program?.kill('SIGCONT');
	}

	/** Sends a call as the director. */
	async ask<N extends CallName>(name: N, input: Input<N>): Promise<Output<N>> {
		if (!this.#director) throw new Error('the hall is closed');
		const send: typeof fetch = (path, request) => fetch(`http://${this.address}${String(path)}`, request);
		const key = written(random(18));
		const answer = await speak(send, this.#director, `/api/call/${name}`, JSON.stringify(input), key);
		if (!answer.believed || answer.status !== 200) throw new Error(`${name}: ${JSON.stringify(answer)}`);
		return answer.said as Output<N>;
	}

	/** Returns a side's slip: the path in its QR code and the code to type. */
	async slip(table: number, side: RoleName, round = 1): Promise<{ path: string; code: string }> {
		const { links } = await this.ask('match_links', { round });
		const found = links.find((link) => link.table === table && link.side === side);
		if (!found) throw new Error(`no slip of table ${String(table)}`);
		return found;
	}

	/** Reads the file with a separate desk after the program has ended. */
	async look<Seen>(ask: (desk: DeskProcess) => Promise<Seen>): Promise<Seen> {
		const desk = new DeskProcess(now(), this.#desk);
		try {
			await desk.call('open_tournament', { path: this.#file });
			return await ask(desk);
		} finally {
			await desk.end();
		}
	}

	/** Closes the hall and deletes the tournament. */
	async close(): Promise<void> {
		await this.stop('SIGKILL');
		const desk = new DeskProcess(now(), this.#desk);
		await desk.end();
		desk.remove();
	}
}

/** Returns the numbers of reports and calls of a side, and the result, as stored in the file. */
export async function counted(desk: DeskProcess, table: number, side: RoleName) {
	// The phone with the slip is gone, so free it.
	await desk.call('free_slip', { round: 1, table, side });
	const match = await desk.callFrom(await slip(desk, table, side, 1), 'my_match', {});
	return { reports: 20 - match.reports_left, calls: 5 - match.calls_left, result: match.result?.verdict ?? 'none' };
}
