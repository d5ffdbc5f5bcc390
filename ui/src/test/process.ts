/** The real desk in a separate process: `kralle call --lines`. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { type CallName, type Input, type Job, type Output, Refused } from '../backend/backend';
import type { RefusalView } from '../backend/generated';
import type { SceneDesk } from '../preview/scene';

/** An output line of the program. */
interface Said {
	id: number;
	ok?: unknown;
	refusal?: RefusalView;
	progress?: { done: number; total: number };
}

/** A pending call. */
interface Waiting {
	line: string;
	done: (output: unknown) => void;
	failed: (reason: Error) => void;
	job: Job | undefined;
}

/** The program set by `cargo xtask`, else the debug build of the workspace. */
export const PROGRAM = process.env['KRALLE_PROGRAM'] ?? resolve(import.meta.dirname, '../../../target/debug/kralle');

export class DeskProcess implements SceneDesk {
	/** The directory for the files and preferences of this desk. */
	readonly folder: string;
	readonly #program: ChildProcessByStdio<Writable, Readable, null>;
	readonly #waiting = new Map<number, Waiting>();
	readonly #ended: Promise<void>;
	#last = 0;

	/** Starts in a new directory, or in that of a desk that has ended. */
	constructor(clock: string, folder = mkdtempSync(join(tmpdir(), 'kralle-screens-'))) {
		this.folder = folder;
		// The tests of messages also run before the program is built.
		if (!existsSync(PROGRAM))
			throw new Error(`${PROGRAM} is missing; build it with: cargo build --workspace --bin kralle`);
		this.#program = spawn(PROGRAM, ['call', '--lines', '--config', this.folder, '--clock', clock], {
			cwd: this.folder,
			stdio: ['pipe', 'pipe', 'inherit'],
		});
		this.#ended = new Promise((ended) => this.#program.once('close', () => ended()));
		this.#program.on('error', (reason) => this.#fail(reason));
		createInterface(this.#program.stdout)
			.on('line', (line) => this.#hear(JSON.parse(line) as Said))
			.on('close', () => this.#fail(new Error('the desk has ended')));
	}

	call<N extends CallName>(name: N, input: Input<N>, job?: Job): Promise<Output<N>> {
		if (name !== 'cancel') return this.#ask<Output<N>>({ name, input }, job);
		// The screen numbers jobs differently from the process, which uses line numbers.
		const { job: number } = input as Input<'cancel'>;
		const [id] = [...this.#waiting].find(([, waiting]) => waiting.job?.number === number) ?? [0];
		return this.#ask<Output<N>>({ name, input: { job: id } });
	}

	callFrom<N extends CallName>(from: string, name: N, input: Input<N>): Promise<Output<N>> {
		return this.#ask<Output<N>>({ name, input, from });
	}

	/** Sets the desk's clock. */
	async put(clock: string): Promise<void> {
		await this.#ask({ clock });
	}

	/** Writes a file by its path, or by its name in the desk's folder. */
	write(path: string, text: string): Promise<void> {
		return writeFile(resolve(this.folder, path), text);
	}

	/** The lines of the pending calls. */
	get pending(): string[] {
		return [...this.#waiting.values()].map(({ line }) => line);
	}

	/** Ends the program; resolves when it has released its files. */
	end(): Promise<void> {
		this.#waiting.clear();
		this.#program.stdin.end();
		return this.#ended;
	}

	/** Removes the desk's folder. */
	remove() {
		rmSync(this.folder, { recursive: true, force: true });
	}

	#ask<T>(line: object, job?: Job): Promise<T> {
		const id = ++this.#last;
		return new Promise<T>((done, failed) => {
			const text = JSON.stringify({ id, ...line });
			this.#waiting.set(id, { line: text, done: done as (output: unknown) => void, failed, job });
			this.#program.stdin.write(`${text}\n`);
		});
	}

	#hear({ id, ok, refusal, progress }: Said) {
		const waiting = this.#waiting.get(id);
		if (!waiting) return;
		if (progress) {
			waiting.job?.progress(progress.done, progress.total);
			return;
		}
		this.#waiting.delete(id);
		if (refusal) waiting.failed(new Refused(refusal));
		else waiting.done(ok);
	}

	#fail(reason: Error) {
		for (const { failed } of this.#waiting.values()) failed(reason);
		this.#waiting.clear();
	}
}
