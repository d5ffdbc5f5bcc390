/** The network of a script: a server that holds each request of a page until the script replies. */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Reply, Sent } from '../hall/model/scriptDesk';
import { NUMBER, type Owed } from './stoppedPage';

/** The headers of a request that the protocol names. */
const HEADERS = ['Authorization', 'Content-Type', 'Idempotency-Key'];

/** A request that arrived, and its response. */
interface Flight extends Owed {
	sent: Sent;
	response: ServerResponse;
}

export class ScriptNetwork {
	readonly #server: Server;
	readonly #flights = new Map<number, Flight>();

	/** `page` returns the page. */
	private constructor(page: () => string) {
		this.#server = createServer((request, response) => {
			request.on('error', () => undefined);
			if (request.url === '/m') response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page());
			else void this.#take(request, response).catch(() => undefined);
		});
	}

	static async open(page: () => string): Promise<ScriptNetwork> {
		const network = new ScriptNetwork(page);
		await new Promise<void>((listens) => network.#server.listen(0, '127.0.0.1', listens));
		return network;
	}

	/** The URL of the page. */
	get address(): string {
		return `http://127.0.0.1:${String((this.#server.address() as AddressInfo).port)}/m`;
	}

	close() {
		this.#server.close();
		this.#server.closeAllConnections();
	}

	async #take(request: IncomingMessage, response: ServerResponse) {
		const chunks: Buffer[] = [];
		for await (const chunk of request) chunks.push(chunk as Buffer);
		const number = Number(request.headers[NUMBER.toLowerCase()]);
		const earlier = this.#flights.get(number);
		if (earlier) {
			// The browser itself repeats a request if an idle connection broke.
			earlier.response = response;
			if (earlier.ended) response.socket?.destroy();
			return;
		}
		const headers: Record<string, string> = {};
		for (const name of HEADERS) {
			const value = request.headers[name.toLowerCase()];
			if (typeof value === 'string') headers[name] = value;
		}
		const { method = '', url = '' } = request;
		const sent = { number, method, path: url, headers, body: Buffer.concat(chunks).toString() };
		this.#flights.set(number, { number, sent, response, answered: false, ended: false, bytes: 0 });
	}

	/** Returns a request that arrived; undefined as long as it did not. */
	arrived(number: number): Sent | undefined {
		return this.#flights.get(number)?.sent;
	}

	/** Returns what the page has yet to take of these requests. */
	owed(numbers: Iterable<number>): Owed[] {
		return [...numbers].flatMap((number): Owed[] => {
			const { answered, bytes, ended } = this.#flights.get(number) ?? {};
			return answered ? [{ number, answered, bytes: bytes ?? 0, ended: ended ?? false }] : [];
		});
	}

	reply(number: number, reply: Reply) {
		const flight = this.#flights.get(number);
		if (!flight) return;
		const { response } = flight;
		flight.answered = true;
		if (reply === 'cut') {
			flight.ended = true;
			response.socket?.destroy();
		} else if (reply === 'stream') {
			response.writeHead(200, { 'Content-Type': 'text/event-stream', Connection: 'close' }).flushHeaders();
		} else if ('chunk' in reply) {
			flight.bytes += Buffer.byteLength(reply.chunk);
			response.write(reply.chunk);
		} else {
			flight.ended = true;
			const { status, signature, laptop_time, body } = reply.answer;
			const headers: Record<string, string> = { Connection: 'close' };
			headers['Content-Type'] = signature === null ? 'text/html' : 'application/json';
			if (signature !== null) headers['Kralle-Answer'] = signature;
			if (laptop_time !== null) headers['Kralle-Now'] = String(laptop_time);
			response.writeHead(status, headers).end(body);
		}
	}
}
