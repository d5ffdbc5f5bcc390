/** Acts that have no answer yet, and those that were refused: one text each, so that tabs do not overwrite each other's. */
import { written, drawn } from './bytes';
import type { Keep } from './keep';
import type { Time } from './time';

/** Something that was done on this phone and is to happen once at the desk. */
export interface Act {
	/** Where it is kept. */
	name: string;
	/** The call. */
	call: string;
	/** Its input as it is sent, the same bytes each time. */
	body: string;
	/** What makes it happen once. */
	key: string;
	/** Milliseconds since 1970. */
	at: number;
}

/** An act that the desk answered with something else than yes. */
export interface RefusedAct extends Act {
	status: number;
	/** What the desk said: a refusal, or what is so now. */
	said: unknown;
}

export class Outbox {
	readonly #keep: Keep;
	readonly #session: string;
	readonly #time: Time;

	constructor(keep: Keep, session: string, time: Time) {
		this.#keep = keep;
		this.#session = session;
		this.#time = time;
	}

	/** The sessions that left acts behind. */
	static sessions(keep: Keep): string[] {
		return [...new Set(keep.names('act.').map((name) => name.split('.')[1] ?? ''))];
	}

	#all<Kept extends Act>(kind: 'act' | 'refused'): Kept[] {
		return this.#keep.names(`${kind}.${this.#session}.`).flatMap((name): Kept[] => {
			try {
				return [{ ...JSON.parse(this.#keep.get(name) ?? ''), name }];
			} catch {
				return [];
			}
		});
	}

	/** Those without an answer, the oldest first. */
	waiting(): Act[] {
		return this.#all('act');
	}

	/** Those that were refused and that nobody has read. */
	refused(): RefusedAct[] {
		return this.#all('refused');
	}

	/** Keeps an act until it is answered. */
	add(call: string, input: object): { act: Act; kept: boolean } {
		const key = written(drawn(18));
		const at = this.#time.now();
		const act: Act = {
			name: `act.${this.#session}.${String(at).padStart(14, '0')}-${key}`,
			call,
			body: JSON.stringify(input),
			key,
			at,
		};
		const kept = this.#keep.set(act.name, JSON.stringify({ ...act, name: undefined }));
		return { act, kept };
	}

	/** It has its answer; a refusal is kept until somebody has read it. */
	answered(act: Act, status: number, said: unknown) {
		if (status !== 200) {
			const name = act.name.replace(/^act\./u, 'refused.');
			this.#keep.set(name, JSON.stringify({ ...act, name: undefined, status, said }));
		}
		this.#keep.delete(act.name);
	}

	/** Forgets an act or a refusal. */
	forget({ name }: Act) {
		this.#keep.delete(name);
	}
}
