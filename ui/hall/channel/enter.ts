/**
 * Exchanges a scanned or typed code for a session of this phone.
 *
 * The secret half of the key exchange is stored until the desk has answered, so that a lost answer locks nobody out.
 * Afterwards it is deleted together with the paper's key.
 */
import { drawn, read, written } from './bytes';
import type { Keep } from './keep';
import type { Paper } from './paper';
import { phoneProof, publicOf, sessionKey } from './sign';
import { type Send, speak } from './speak';

/** The result of an attempt to enter. */
export type Entered =
	| { state: 'entered'; session: Paper }
	/**
	 * Another phone has the slip. `phone` is this phone's number in the waiting list; undefined if the desk gave none.
	 */
	| { state: 'in_use'; phone: number | undefined }
	/** The desk refused; the answer is authenticated. */
	| { state: 'refused'; code: string }
	/** No authenticated answer. `status` and `hint` are undefined if there was none at all. */
	| { state: 'unanswered'; status: number | undefined; hint: string | undefined };

/** The stored data of a slip or a device. */
interface Kept {
	/** The paper's key, until there is a session. */
	paper?: string;
	/** The secret half of the key exchange, until there is a session. */
	secret?: string;
	id?: string;
	key?: string;
}

export class Entrance {
	readonly #keep: Keep;
	readonly #send: Send;

	constructor(keep: Keep, send: Send) {
		this.#keep = keep;
		this.#send = send;
	}

	#kept(paper: string): Kept {
		return this.#read(`paper.${paper}`);
	}

	#read(name: string): Kept {
		try {
			return JSON.parse(this.#keep.get(name) ?? '{}');
		} catch {
			return {};
		}
	}

	#keepIt(paper: string, kept: Kept) {
		this.#keep.set(`paper.${paper}`, JSON.stringify(kept));
	}

	/**
	 * Returns the 16 random bytes that identify this phone. They show the desk that one phone opened both sides of a
	 * match.
	 */
	#phone(): string {
		const known = this.#keep.get('phone');
		if (known !== undefined) return known;
		const phone = written(drawn(16));
		this.#keep.set('phone', phone);
		return phone;
	}

	/**
	 * Returns a proof of this phone's identity: a code with the key of its newest session. Undefined before the first.
	 */
	#proof(paper: string, key: string): string | undefined {
		const { id, key: text } = this.#read('proof');
		const bytes = text === undefined ? undefined : read(text);
		return id !== undefined && bytes ? `${id}.${phoneProof(bytes, paper, key)}` : undefined;
	}

	/** Stores a paper to be entered; an existing session stays. */
	take({ id, key }: Paper) {
		const kept = this.#kept(id);
		if (kept.id === undefined) this.#keepIt(id, { ...kept, paper: written(key) });
	}

	/** Returns the session of an entered paper; undefined if there is none. */
	session(paper: string): Paper | undefined {
		const { id, key } = this.#kept(paper);
		const bytes = key === undefined ? undefined : read(key);
		return id !== undefined && bytes ? { id, key: bytes } : undefined;
	}

	/** Returns a scanned paper; undefined if it is unknown or already entered. */
	paper(id: string): Paper | undefined {
		const { paper } = this.#kept(id);
		const key = paper === undefined ? undefined : read(paper);
		return key ? { id, key } : undefined;
	}

	/** Deletes a session that the desk does not know any more; the paper must be scanned again. */
	forget(paper: string) {
		this.#keep.delete(`paper.${paper}`);
	}

	/** Asks the desk for a session. */
	async enter(paper: Paper): Promise<Entered> {
		const kept = this.#kept(paper.id);
		const secret = (kept.secret === undefined ? undefined : read(kept.secret)) ?? drawn(32);
		this.#keepIt(paper.id, { paper: written(paper.key), secret: written(secret) });
		const key = written(publicOf(secret));
		const input = { public: key, phone: this.#phone(), proof: this.#proof(paper.id, key) };
		const answer = await speak(this.#send, paper, '/api/enter', JSON.stringify(input));
		if (!answer.believed) return { state: 'unanswered', status: answer.status, hint: answer.hint };
		const said = (answer.said ?? {}) as {
			id?: string;
			public?: string;
			code?: string;
			phone?: number;
			data?: { phone?: number };
		};
		if (answer.status === 200) {
			const desk = read(said.public ?? '');
			const key = desk && sessionKey(paper.key, secret, desk);
			if (said.id === undefined || !key) return { state: 'refused', code: 'bad_input' };
			const session = { id: said.id, key };
			const kept = { id: session.id, key: written(session.key) };
			this.#keepIt(paper.id, kept);
			this.#keep.set('proof', JSON.stringify(kept));
			return { state: 'entered', session };
		}
		// The desk freed the slip while this phone waited: its earlier key exchange is void, so start a new one.
		if (said.code === 'ended' && kept.secret !== undefined) {
			this.#keepIt(paper.id, { paper: written(paper.key) });
			return this.enter(paper);
		}
		if (said.code === 'slip_in_use') return { state: 'in_use', phone: said.phone ?? said.data?.phone };
		if (answer.status === 429 || answer.status >= 500)
			return { state: 'unanswered', status: answer.status, hint: undefined };
		return { state: 'refused', code: said.code ?? 'unknown' };
	}
}
