/** The real desk, in a program of its own: `kralle call --lines`. */
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

/** A line the program writes. */
interface Said {
	id: number;
	ok?: unknown;
	refusal?: RefusalView;
	progress?: { done: number; total: number };
}

/** Who waits for an answer. */
interface Waiting {
	done: (output: unknown) => void;
	failed: (reason: Error) => void;
	job: Job | undefined;
}

/** As `cargo xtask` names it; else the one that `cargo build` makes beside the screens. */
export const PROGRAM = process.env['KRALLE_PROGRAM'] ?? resolve(import.meta.dirname, '../../../target/debug/kralle');

export class DeskProcess implements SceneDesk {
	/** Files and preferences of this desk. */
	readonly folder: string;
	readonly #program: ChildProcessByStdio<Writable, Readable, null>;
	readonly #waiting = new Map<number, Waiting>();
	readonly #ended: Promise<void>;
	#last = 0;

	/** In a folder of its own, or in that of a desk that has ended. */
	constructor(clock: string, folder = mkdtempSync(join(tmpdir(), 'kralle-screens-'))) {
		this.folder = folder;
		// The words of the screens are tested before there is a program.
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
		// A job has the number of its screen there, and the number of its line here.
		const { job: number } = input as Input<'cancel'>;
		const [id] = [...this.#waiting].find(([, waiting]) => waiting.job?.number === number) ?? [0];
		return this.#ask<Output<N>>({ name, input: { job: id } });
	}

	callFrom<N extends CallName>(from: string, name: N, input: Input<N>): Promise<Output<N>> {
		return this.#ask<Output<N>>({ name, input, from });
	}

	/** Puts the clock of the desk. */
	async put(clock: string): Promise<void> {
		await this.#ask({ clock });
	}

	/** Writes a file: its path, or its name in the folder of this desk. */
	write(path: string, text: string): Promise<void> {
		return writeFile(resolve(this.folder, path), text);
	}

	/** Ends the program; it has let go of its files then. */
	end(): Promise<void> {
		this.#waiting.clear();
		this.#program.stdin.end();
		return this.#ended;
	}

	/** Removes its folder. */
	remove() {
		rmSync(this.folder, { recursive: true, force: true });
	}

	#ask<T>(line: object, job?: Job): Promise<T> {
		const id = ++this.#last;
		return new Promise<T>((done, failed) => {
			this.#waiting.set(id, { done: done as (output: unknown) => void, failed, job });
			this.#program.stdin.write(`${JSON.stringify({ id, ...line })}\n`);
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
