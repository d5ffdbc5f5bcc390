/**
 * The WLAN between a phone and the hall: a proxy on 127.0.0.1 that forwards, delays, doubles and cuts requests.
 *
 * Each phone has its own. {@link Network.weather} sets the fate of requests; {@link Network.count} counts them.
 */
import { createServer, type IncomingMessage, request as ask, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

/** The fate of a request. */
export type Fate =
	| 'passed'
	/** Forwarded after a delay. */
	| 'delayed'
	/** The desk gets it twice in parallel. */
	| 'doubled'
	/** The desk gets it and answers, but the answer never arrives. */
	| 'answer_lost'
	/** The desk gets only half of it. */
	| 'cut'
	/** It never leaves the phone. */
	| 'lost'
	/** A captive portal, such as a hotel's WLAN, answers with a 200. */
	| 'portal';

/** The fate of all requests, or a function of their path. */
type Weather = Fate | ((path: string) => Fate);

/** An answer of the desk. */
interface Answer {
	status: number;
	headers: string[];
	body: Buffer;
}

/** The delay in milliseconds. */
const DELAY = 400;

/** The fates on a bad WLAN. */
const ROUGH: readonly Fate[] = ['answer_lost', 'passed', 'cut', 'doubled', 'lost', 'delayed'];

/**
 * A WLAN in which each six requests get all six fates, in varying order, but the same in every run. With a fixed order,
 * the fates of a page that repeats its requests would never change.
 */
export function rough(): Weather {
	let drawn = 1;
	let left: Fate[] = [];
	return () => {
		if (left.length === 0) left = [...ROUGH];
		// The multiplicative generator of Park and Miller.
		drawn = (drawn * 48_271) % 2_147_483_647;
		return left.splice(drawn % left.length, 1)[0] ?? 'passed';
	};
}

/** Applies this fate only to requests to `call`. */
export const only =
	(call: string, fate: Fate): Weather =>
	(path) =>
		path.endsWith(`/${call}`) ? fate : 'passed';

export class Network {
	readonly #server: Server;
	readonly #sockets = new Set<Socket>();
	#weather: Weather = 'passed';
	/** Each completed request with its fate. */
	readonly #seen: { path: string; fate: Fate }[] = [];
	/** Acts that the desk received twice and answered differently. */
	readonly differing: string[] = [];

	private constructor() {
		this.#server = createServer((request, response) => {
			void this.#carry(request, response).catch(() => request.socket.destroy());
		});
		this.#server.on('connection', (socket) => {
			this.#sockets.add(socket);
			socket.on('close', () => this.#sockets.delete(socket));
			socket.on('error', () => socket.destroy());
		});
	}

	static async open(): Promise<Network> {
		const network = new Network();
		await new Promise<void>((listens) => network.#server.listen(0, '127.0.0.1', listens));
		return network;
	}

	/** The proxy's URL. */
	get address(): string {
		return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}`;
	}

	/** Applies to requests from now on; open connections are cut. */
	set weather(weather: Weather) {
		this.#weather = weather;
		for (const socket of this.#sockets) socket.destroy();
	}

	/** Returns the number of requests to `call` with this fate. */
	count(call: string, fate: Fate): number {
		return this.#seen.filter((it) => it.path.endsWith(`/${call}`) && it.fate === fate).length;
	}

	close(): void {
		this.#server.close();
		this.#server.closeAllConnections();
	}

	async #carry(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const url = new URL(request.url ?? '');
		const path = url.pathname;
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const body = Buffer.concat(chunks);
		const fate = typeof this.#weather === 'string' ? this.#weather : this.#weather(path);
		const met = () => void this.#seen.push({ path, fate });
		const stream = path.endsWith('/events');
		switch (fate) {
			case 'lost':
				met();
				request.socket.destroy();
				return;
			case 'portal':
				met();
				response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Willkommen im WLAN des Hotels</h1>');
				return;
			case 'cut':
				await cut(url, request, body);
				met();
				request.socket.destroy();
				return;
			case 'delayed':
				await new Promise((later) => setTimeout(later, DELAY));
		}
		if (stream) {
			met();
			pipe(url, request, response);
			return;
		}
		const [answer, second] = await Promise.all([
			once(url, request, body),
			fate === 'doubled' ? once(url, request, body) : undefined,
		]);
		const isAct = request.headers['idempotency-key'] !== undefined;
		if (second && isAct && answer.status === 200 && second.status === 200 && !answer.body.equals(second.body))
			this.differing.push(path);
		met();
		if (fate === 'answer_lost') request.socket.destroy();
		else response.writeHead(answer.status, answer.headers).end(answer.body);
	}
}

/** Returns the options that forward a request unchanged, including its host header. */
const options = (url: URL, { method, rawHeaders }: IncomingMessage) => ({
	host: url.hostname,
	port: url.port,
	path: url.pathname + url.search,
	method,
	headers: rawHeaders,
	agent: false as const,
});

/** Sends the request to the desk once. */
function once(url: URL, request: IncomingMessage, body: Buffer): Promise<Answer> {
	return new Promise((done, failed) => {
		const asked = ask(options(url, request), (answer) => {
			const chunks: Buffer[] = [];
			answer.on('data', (chunk: Buffer) => chunks.push(chunk));
			answer.on('error', failed);
			answer.on('end', () =>
				done({ status: answer.statusCode ?? 0, headers: answer.rawHeaders, body: Buffer.concat(chunks) }),
			);
		});
		asked.on('error', failed);
		asked.end(body);
	});
}

/** Forwards a stream until either end closes it. */
function pipe(url: URL, request: IncomingMessage, response: ServerResponse): void {
	const asked = ask(options(url, request), (answer) => {
		response.writeHead(answer.statusCode ?? 0, answer.rawHeaders);
		response.flushHeaders();
		answer.on('error', () => request.socket.destroy());
		answer.pipe(response);
	});
	asked.on('error', () => request.socket.destroy());
	response.on('close', () => asked.destroy());
	asked.end();
}

/** Sends the desk the first half of a request, and nothing more. */
function cut(url: URL, { method, rawHeaders }: IncomingMessage, body: Buffer): Promise<void> {
	const headers: string[] = [];
	for (let at = 0; at < rawHeaders.length; at += 2)
		headers.push(`${String(rawHeaders[at])}: ${String(rawHeaders[at + 1])}\r\n`);
	const head = `${String(method)} ${url.pathname}${url.search} HTTP/1.1\r\n${headers.join('')}\r\n`;
	const half =
		body.length > 0 ? Buffer.concat([Buffer.from(head), body.subarray(0, body.length / 2)]) : head.slice(0, -2);
	return new Promise((done) => {
		const socket = connect(Number(url.port), url.hostname, () => socket.end(half, () => socket.destroy()));
		socket.on('error', () => done());
		socket.on('close', () => done());
	});
}
