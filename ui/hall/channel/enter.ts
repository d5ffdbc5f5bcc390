/**
 * Entering: what was scanned or typed becomes a session of this phone.
 *
 * The secret half of the exchange is kept until the desk has answered, so that a lost answer locks
 * nobody out; then it is forgotten, and so is the paper's key.
 */
import { drawn, read, written } from './bytes';
import type { Keep } from './keep';
import type { Paper } from './paper';
import { phoneProof, publicOf, sessionKey } from './sign';
import { type Send, speak } from './speak';

/** What came of it. */
export type Entered =
	| { state: 'entered'; session: Paper }
	/** Another phone has the slip; `phone` is the number this one asks under. */
	| { state: 'in_use'; phone: number | undefined }
	/** The desk says no, in words only it could say. */
	| { state: 'refused'; code: string }
	/** Nobody answered, or somebody who is not believed. */
	| { state: 'unanswered'; status: number | undefined; hint: string | undefined };

/** What is kept of a slip or a device. */
interface Kept {
	/** The paper's key, until the session is there. */
	paper?: string;
	/** The secret half of the exchange, until the session is there. */
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

	/** Sixteen bytes that stay with this phone: by them the desk sees who opened both sides of a match. */
	#phone(): string {
		const known = this.#keep.get('phone');
		if (known !== undefined) return known;
		const phone = written(drawn(16));
		this.#keep.set('phone', phone);
		return phone;
	}

	/** Proves the phone's name: a code by the key of its newest session. */
	#proof(paper: string, key: string): string | undefined {
		const { id, key: text } = this.#read('proof');
		const bytes = text === undefined ? undefined : read(text);
		return id !== undefined && bytes ? `${id}.${phoneProof(bytes, paper, key)}` : undefined;
	}

	/** Keeps a paper that is to be entered; a session that is there stays. */
	take({ id, key }: Paper) {
		const kept = this.#kept(id);
		if (kept.id === undefined) this.#keepIt(id, { ...kept, paper: written(key) });
	}

	/** The session of a paper that was entered. */
	session(paper: string): Paper | undefined {
		const { id, key } = this.#kept(paper);
		const bytes = key === undefined ? undefined : read(key);
		return id !== undefined && bytes ? { id, key: bytes } : undefined;
	}

	/** The paper as it was scanned, while it is not entered. */
	paper(id: string): Paper | undefined {
		const { paper } = this.#kept(id);
		const key = paper === undefined ? undefined : read(paper);
		return key ? { id, key } : undefined;
	}

	/** Forgets a session that the desk does not know any more; the paper has to be scanned again. */
	forget(paper: string) {
		this.#keep.delete(`paper.${paper}`);
	}

	/** Asks the desk to be let in. */
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
		// The desk freed the slip while this phone waited: what it sent before counts no more.
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
