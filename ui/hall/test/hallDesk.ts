/**
 * A fake desk for tests: a small server on 127.0.0.1 that signs and checks by `docs/hall.md`. It is a second, slow
 * implementation with `node:crypto`.
 */
import {
	createHash,
	createHmac,
	createPrivateKey,
	createPublicKey,
	diffieHellman,
	generateKeyPairSync,
	type KeyObject,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Said = { status: number; said: unknown };
/** The implementation of a call, synchronous or asynchronous. */
type Call = (input: Record<string, unknown>, session: string) => Said | unknown;

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const hmac = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex');
/** The DER prefix of a 32-byte X25519 key (RFC 8410). */
const SPKI = Buffer.from('302a300506032b656e032100', 'hex');
const PKCS8 = Buffer.from('302e020100300506032b656e04220420', 'hex');

export const publicKey = (bytes: Buffer): KeyObject =>
	createPublicKey({ key: Buffer.concat([SPKI, bytes]), format: 'der', type: 'spki' });
export const privateKey = (bytes: Buffer): KeyObject =>
	createPrivateKey({ key: Buffer.concat([PKCS8, bytes]), format: 'der', type: 'pkcs8' });

interface Paper {
	key: Buffer;
	/** The entered phone: the public key of its page, and the answer. */
	by?: { page: string; id: string; answer: unknown };
	/** Public keys that the desk has freed; they are invalid. */
	freed?: Set<string>;
	/** The code that refuses each entry; undefined accepts them. */
	refuses?: string;
	/** True if the desk refuses because of too many requests. */
	throttled?: boolean;
}

export class HallDesk {
	readonly papers = new Map<string, Paper>();
	readonly sessions = new Map<string, Buffer>();
	/** The answer to each act, by session and key. */
	readonly #kept = new Map<string, { body: string; answer: Said }>();
	/** The implementation of each call. */
	readonly calls: Record<string, Call> = {};
	/** The calls whose answers are stored by idempotency key. */
	readonly acts = new Set<string>();
	/** The public data, by path. */
	readonly open: Record<string, unknown> = {};
	/** Whole pages, by path. */
	readonly pages: Record<string, () => string> = {};
	/** The requests to calls in order, including those whose answer is lost. */
	readonly asked: { call: string; key: string; body: string }[] = [];
	/** The fields of the requests to enter, in order. */
	readonly entering: { public: string; phone: string | undefined; proof: string | undefined }[] = [];
	/** The query keys that were already used. */
	readonly #seen = new Set<string>();
	/** Milliseconds the laptop's clock is ahead of the browser's. */
	ahead = 0;
	/** The number of next answers to lose after the act has happened. */
	lose = 0;
	/** True if a captive portal answers instead of the desk. */
	portal = false;
	#streams = new Set<ServerResponse>();
	#server: Server | undefined;
	port = 0;

	/** Opens the hall at its previous address, if it had one. */
	async start(): Promise<void> {
		const server = createServer((request, response) => {
			const chunks: Buffer[] = [];
			request.on('data', (chunk: Buffer) => chunks.push(chunk));
			request.on('end', () => void this.#answer(request, response, Buffer.concat(chunks)));
		});
		this.#server = server;
		await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
		this.port = (server.address() as AddressInfo).port;
	}

	/** Closes the hall; its data stays. */
	async stop(): Promise<void> {
		this.#streams.clear();
		this.#server?.closeAllConnections();
		await new Promise((resolve) => this.#server?.close(resolve));
	}

	/** The number of open streams. */
	get streams(): number {
		return this.#streams.size;
	}

	/** Sends a change event on every stream. */
	changed() {
		for (const stream of this.#streams) stream.write('event: changed\ndata: {"journal":2,"boot":"b"}\n\n');
	}

	async #answer(request: IncomingMessage, response: ServerResponse, body: Buffer) {
		const path = request.url ?? '';
		if (this.portal) {
			response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Welcome to this hotel</h1>');
			return;
		}
		response.setHeader('Kralle-Now', String(Date.now() + this.ahead));
		const plain = path.split('?')[0] ?? '';
		const page = this.pages[plain];
		if (page) {
			response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page());
			return;
		}
		if (path.startsWith('/api/public/')) {
			response.setHeader('Cache-Control', 'no-store');
			this.#public(path.slice('/api/public/'.length), response);
			return;
		}
		const [, id = '', code = ''] = /^Kralle (\S+) ([0-9a-f]{64})$/u.exec(request.headers.authorization ?? '') ?? [];
		const paper = this.papers.get(id);
		const key = path === '/api/enter' ? paper?.key : this.sessions.get(id);
		if (paper?.throttled) {
			response.writeHead(429, { 'Content-Type': 'application/json' }).end('{"code":"throttled"}');
			return;
		}
		if (!key) {
			response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"code":"unknown"}');
			return;
		}
		const once = String(request.headers['idempotency-key'] ?? '');
		if (hmac(key, `${request.method ?? ''}\n${path}\n${once}\n${sha256(body)}`) !== code) {
			response.writeHead(401, { 'Content-Type': 'application/json' }).end('{"code":"bad_mac"}');
			return;
		}
		if (once.startsWith('look-')) {
			const made = Number(once.split('-')[1]);
			if (Math.abs(Date.now() + this.ahead - made) > 60_000 || this.#seen.has(once)) {
				const bytes = Buffer.from('{"code":"played_again","article":null,"data":{}}');
				response.writeHead(425, { 'Kralle-Answer': hmac(key, `425\n${code}\n${sha256(bytes)}`) }).end(bytes);
				return;
			}
			this.#seen.add(once);
		}
		if (path === '/api/events') {
			response.writeHead(200, { 'Content-Type': 'text/event-stream' });
			response.write('event: state\ndata: {"journal":1,"boot":"b"}\n\n');
			this.#streams.add(response);
			return;
		}
		const { status, said } =
			paper && path === '/api/enter' ? this.#enter(paper, body) : await this.#call(id, path, once, body);
		if (this.lose > 0) {
			this.lose -= 1;
			request.socket.destroy();
			return;
		}
		const bytes = Buffer.from(JSON.stringify(said));
		response
			.writeHead(status, {
				'Content-Type': 'application/json',
				'Kralle-Answer': hmac(key, `${String(status)}\n${code}\n${sha256(bytes)}`),
			})
			.end(bytes);
	}

	#public(path: string, response: ServerResponse) {
		if (path === 'events') {
			response.writeHead(200, { 'Content-Type': 'text/event-stream' });
			response.write('event: state\ndata: {}\n\n');
			this.#streams.add(response);
			return;
		}
		const said = this.open[path];
		if (said === undefined) {
			response.writeHead(404).end();
			return;
		}
		// No ETag: happy-dom loses a 304 that it did not ask for itself.
		response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(said));
	}

	#enter(paper: Paper, body: Buffer): Said {
		const { public: page, phone, proof } = JSON.parse(body.toString()) as Record<string, string>;
		if (page === undefined) return { status: 400, said: { code: 'bad_input', article: null, data: {} } };
		this.entering.push({ public: page, phone, proof });
		if (paper.freed?.has(page)) return { status: 401, said: { code: 'ended', article: null, data: {} } };
		if (paper.refuses) return { status: 422, said: { code: paper.refuses, article: null, data: {} } };
		if (paper.by && paper.by.page !== page)
			return { status: 409, said: { code: 'slip_in_use', article: null, data: { phone: 2 } } };
		if (paper.by) return { status: 200, said: paper.by.answer };
		const own = generateKeyPairSync('x25519');
		const shared = diffieHellman({
			privateKey: own.privateKey,
			publicKey: publicKey(Buffer.from(page, 'base64url')),
		});
		const id = `s${String(this.sessions.size + 1)}`;
		this.sessions.set(id, createHmac('sha256', paper.key).update(shared).digest());
		const spki = own.publicKey.export({ format: 'der', type: 'spki' });
		paper.by = { page, id, answer: { id, public: spki.subarray(-32).toString('base64url') } };
		return { status: 200, said: paper.by.answer };
	}

	async #call(id: string, path: string, once: string, body: Buffer): Promise<Said> {
		const name = path.replace('/api/call/', '');
		const text = body.toString();
		this.asked.push({ call: name, key: once, body: text });
		const call = this.calls[name];
		if (!call) return { status: 404, said: { code: 'unknown_call' } };
		const act = this.acts.has(name);
		if (act && once === '') return { status: 428, said: { code: 'key_missing' } };
		const known = this.#kept.get(`${id} ${once}`);
		if (act && known)
			return known.body === text
				? known.answer
				: { status: 422, said: { code: 'key_reused', article: null, data: {} } };
		const done = await call(JSON.parse(text || '{}') as Record<string, unknown>, id);
		const answer =
			typeof done === 'object' && done !== null && 'status' in done && 'said' in done
				? (done as Said)
				: { status: 200, said: done };
		if (act) this.#kept.set(`${id} ${once}`, { body: text, answer });
		return answer;
	}
}
