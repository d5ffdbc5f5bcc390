/**
 * Acts without an answer, and refused acts. Each is a storage entry of its own, so that tabs do not overwrite each
 * other.
 */
import { written, drawn } from './bytes';
import type { Keep } from './keep';
import type { Time } from './time';

/** An act of this phone, to be executed once at the desk. */
export interface Act {
	/** The name of its storage entry. */
	name: string;
	call: string;
	/** The input, serialized once: every retry sends the same bytes. */
	body: string;
	/** The idempotency key. */
	key: string;
	/** Time of the act, in milliseconds since 1970. */
	at: number;
}

/** An act that the desk answered with another status than 200. */
export interface RefusedAct extends Act {
	status: number;
	/** The body of the answer: a refusal, or the current state. */
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

	/** Returns the sessions with unanswered acts. */
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

	/** Returns the unanswered acts, oldest first. */
	waiting(): Act[] {
		return this.#all('act');
	}

	/** Returns the refused acts that the user has not dismissed. */
	refused(): RefusedAct[] {
		return this.#all('refused');
	}

	/** Stores an act until the desk answers; `kept` is false if it is lost when the page closes. */
	add(call: string, input: object): { act: Act; kept: boolean } {
		const key = written(drawn(18));
		const at = this.#time.now();
		const act: Act = {
			name: `act.${this.#session}.${String(this.#place(at)).padStart(14, '0')}-${key}`,
			call,
			body: JSON.stringify(input),
			key,
			at,
		};
		const kept = this.#keep.set(act.name, JSON.stringify({ ...act, name: undefined }));
		return { act, kept };
	}

	/**
	 * Returns the number by which an act of the time `at` is sorted: after all waiting ones, also within a millisecond or
	 * if the phone's clock was set back.
	 */
	#place(at: number): number {
		const last = this.#keep.names(`act.${this.#session}.`).at(-1) ?? '';
		const before = parseInt(last.split('.')[2] ?? '', 10) || 0;
		return Math.max(at, before + 1);
	}

	/** Removes an answered act; a refusal is stored until the user dismisses it. */
	answered(act: Act, status: number, said: unknown) {
		if (status !== 200) {
			const name = act.name.replace(/^act\./u, 'refused.');
			this.#keep.set(name, JSON.stringify({ ...act, name: undefined, status, said }));
		}
		this.#keep.delete(act.name);
	}

	/** Deletes an act or a refusal. */
	forget({ name }: Act) {
		this.#keep.delete(name);
	}
}
