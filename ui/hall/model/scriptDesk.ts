/**
 * The desk of a script: answers and signs by `docs/hall.md` with `node:crypto`, and gives each request its fate. It has
 * no clock and no network; the phone under test brings them.
 */
import { createHash, createHmac, createPublicKey, diffieHellman } from 'node:crypto';
import type { MyMatch } from '../../src/backend/generated';
import { MATCH, REPORT, UNSEATED, WON } from '../test/day';
import { privateKey, publicKey } from '../test/hallDesk';
import { type DeskEvent, type Fate, LATER_SLIP, type Script, SLIP, TYPED_SLIP } from './script';

/** A request as it leaves a phone. */
export interface Sent {
	number: number;
	method: string;
	path: string;
	headers: Record<string, string>;
	body: string;
}

/** A reply of the network, as the model reads it. */
export type Reply =
	| 'cut'
	| 'stream'
	| { chunk: string }
	| { answer: { status: number; signature: string | null; laptop_time: number | null; body: string } };

/** Milliseconds after which a late answer arrives: the phone has given up. */
const LATE = 11_111;

const hash = (text: string) => createHash('sha256').update(text).digest('hex');
const code = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest('hex');
const refusal = (name: string) =>
	JSON.stringify({ code: name, article: null, data: name === 'slip_in_use' ? { phone: 2 } : {} });

const SECRET = privateKey(Buffer.alloc(32, 9));
/** The public key of the desk: the end of its SPKI form. */
const PUBLIC = createPublicKey(SECRET).export({ format: 'der', type: 'spki' }).subarray(-32).toString('base64url');

export class ScriptDesk {
	readonly #script: Script;
	readonly #counts: Record<string, number> = {};
	readonly #sessions = new Map<string, Buffer>();
	/** The keys of all sessions, also of those that have ended. */
	readonly #proofs = new Map<string, Buffer>();
	/** The public keys that the desk has freed. */
	readonly #freed = new Set<string>();
	readonly #answers = new Map<string, { status: number; body: string; request: string }>();
	readonly #names: Record<string, string[]> = {};
	/** The moment from which each stream is open, by the number of its request. */
	readonly #streams = new Map<number, number>();
	#match: MyMatch = MATCH;
	/** The acts executed at the desk, each once. */
	readonly done: string[] = [];
	/** The faults of requests, such as a wrong signature. */
	readonly faults: string[] = [];

	constructor(script: Script) {
		this.#script = script;
	}

	/** Names a random value by the order of its first use. */
	#named(kind: string, value: string): string {
		const names = (this.#names[kind] ??= []);
		if (!names.includes(value)) names.push(value);
		return `${kind} ${String(names.indexOf(value) + 1)}`;
	}

	/** Names the key of an act; undefined for other keys. */
	keyName = (key: string) => this.#named('key', key);

	/** Describes a request, with names for random values; `now` is the phone's clock. */
	describe({ method, path, headers, body }: Sent): string {
		const once = headers['Idempotency-Key'] ?? '';
		const key = once.startsWith('look-') ? once.replace(/-[\w-]{12}$/u, '') : once && this.#named('key', once);
		let input = body;
		if (path === '/api/enter') {
			const { public: own, phone, proof, ...rest } = JSON.parse(body) as Record<string, string>;
			const names = [this.#named('secret', own ?? ''), this.#named('phone', phone ?? '')];
			const proved = proof ? this.#proves(proof, headers, own ?? '') : 'no proof';
			input = [...names, proved, ...Object.keys(rest)].join(', ');
		}
		const type = headers['Content-Type'] ?? '';
		const names = Object.keys(headers).sort().join(' ');
		return [method, path, key, input, type, names].join(' | ');
	}

	#proves(proof: string, headers: Record<string, string>, own: string): string {
		const [session = '', proved] = proof.split('.');
		const slip = headers['Authorization']?.split(' ')[1] ?? '';
		const key = this.#proofs.get(session);
		const right = key && createHmac('sha256', key).update(`kralle/phone\n${slip}\n${own}`).digest('base64url');
		return proved === right ? `proved by ${this.#named('session', session)}` : 'WRONG PROOF';
	}

	/** Takes a request at `now`; returns its replies with their delays in milliseconds. */
	take(sent: Sent, now: number): [number, Reply][] {
		const call = sent.path.split('/').at(-1) ?? '';
		const count = (this.#counts[call] = (this.#counts[call] ?? -1) + 1);
		const fate: Fate = this.#script.fates[call]?.[count] ?? 'answered';
		const trip = this.#script.trips[(call.length + count) % this.#script.trips.length] ?? 30;
		const laptop = now + Math.floor(trip / 2) + this.#script.ahead;
		const unsigned = (status: number, body: string): [number, Reply][] => [
			[trip, { answer: { status, signature: null, laptop_time: null, body } }],
		];
		if (typeof fate === 'object' && 'unsigned' in fate) return unsigned(fate.unsigned[0], refusal(fate.unsigned[1]));
		if (fate === 'portal') return unsigned(200, '<h1>Willkommen im WLAN des Hotels</h1>');
		if (fate === 'cut') return [[trip, 'cut']];
		const refused = typeof fate === 'object' ? fate.refused : undefined;
		const reply = this.#answer(sent, laptop, refused);
		if (fate === 'doubled') this.#answer(sent, laptop, refused);
		if (fate === 'answer_cut') return [[trip, 'cut']];
		if (fate === 'silent') return [];
		if (reply === 'stream') {
			this.#streams.set(sent.number, now + trip);
			return [
				[trip, reply],
				[trip + 1, { chunk: 'event: state\ndata: {"journal":1,"boot":"b"}\n\n' }],
			];
		}
		return [[fate === 'late' ? LATE : trip, reply]];
	}

	#answer({ method, path, headers, body }: Sent, laptop: number, refused: [number, string] | undefined): Reply {
		const [, id = '', request = ''] = /^Kralle (\S+) ([0-9a-f]{64})$/u.exec(headers['Authorization'] ?? '') ?? [];
		const slip = [SLIP, LATER_SLIP, TYPED_SLIP].find((it) => it.id === id);
		const key = path === '/api/enter' ? slip && Buffer.from(slip.key, 'base64url') : this.#sessions.get(id);
		const unsigned = (status: number, name: string): Reply => ({
			answer: { status, signature: null, laptop_time: laptop, body: refusal(name) },
		});
		if (!key) return unsigned(401, 'ended');
		const once = headers['Idempotency-Key'] ?? '';
		if (code(key, `${method}\n${path}\n${once}\n${hash(body)}`) !== request) {
			this.faults.push(`a wrong signature of ${path}`);
			return unsigned(401, 'bad_mac');
		}
		const signed = (status: number, text: string): Reply => ({
			answer: {
				status,
				signature: code(key, `${String(status)}\n${request}\n${hash(text)}`),
				laptop_time: laptop,
				body: text,
			},
		});
		if (refused) {
			const [status, name] = refused;
			if (status < 429 && !once.startsWith('look-') && path !== '/api/enter')
				this.#answers.set(once, { status, body: refusal(name), request: `${path} ${body}` });
			return signed(status, refusal(name));
		}
		if (once.startsWith('look-')) {
			const made = Number(once.split('-')[1]);
			if (Math.abs(laptop - made) > 60_000) return signed(425, refusal('played_again'));
		}
		if (path === '/api/events') return 'stream';
		if (path === '/api/enter') return this.#enter(body, key, signed);
		const call = path.replace('/api/call/', '');
		if (call === 'my_match') return signed(200, JSON.stringify(this.#match));
		if (call === 'day') return signed(200, JSON.stringify({ clock: null, notices: [], plan: null }));
		const stored = this.#answers.get(once);
		if (stored) {
			if (stored.request !== `${path} ${body}`) this.faults.push('a key with two bodies');
			return signed(stored.status, stored.body);
		}
		this.done.push(`${call} ${body}`);
		this.#execute(call, body, id);
		const text = JSON.stringify(this.#match);
		this.#answers.set(once, { status: 200, body: text, request: `${path} ${body}` });
		return signed(200, text);
	}

	#enter(body: string, key: Buffer, signed: (status: number, text: string) => Reply): Reply {
		const own = (JSON.parse(body) as { public: string }).public;
		if (this.#freed.has(own)) return signed(401, refusal('ended'));
		const shared = diffieHellman({ privateKey: SECRET, publicKey: publicKey(Buffer.from(own, 'base64url')) });
		const id = `s-${hash(own).slice(0, 12)}`;
		const session = createHmac('sha256', key).update(shared).digest();
		this.#sessions.set(id, session);
		this.#proofs.set(id, session);
		return signed(200, JSON.stringify({ id, public: PUBLIC }));
	}

	#execute(call: string, body: string, session: string) {
		const input = JSON.parse(body) as { agrees?: boolean; phone?: number; seating?: MyMatch['seating'] };
		const it = this.#match;
		if (call === 'report_result')
			this.#match = { ...it, mine: WON, report: it.theirs ? 'disputed' : 'mine', reports_left: it.reports_left - 1 };
		if (call === 'answer_report' && input.agrees) this.#match = { ...this.#counting(), contested_by: [] };
		if (call === 'answer_report' && !input.agrees)
			this.#match = { ...it, contested_by: [it.side], report: it.theirs ? 'disputed' : it.report };
		if (call === 'call_arbiter') this.#match = { ...it, called: true, calls_left: it.calls_left - 1 };
		if (call === 'choose_my_seating')
			this.#match = { ...it, seating: input.seating ?? null, next_step: 'first', white_on_board_1: null };
		if (call === 'choose_my_colors') this.#match = MATCH;
		if (call === 'let_phone_in' || call === 'turn_phone_away') this.#match = { ...it, asks: [] };
		if (call === 'give_slip_back') this.#sessions.delete(session);
	}

	/** The match with the result of a report in force. */
	#counting(): MyMatch {
		const { verdict, cause, board } = this.#match.theirs ?? WON;
		const first = verdict === 'first_wins' ? 2 : 0;
		const result = { verdict, cause, board, first_half_points: first, second_half_points: 2 - first };
		return { ...this.#match, report: 'agreed', result };
	}

	/** Executes an event at the desk at `now`; returns the replies to open streams. */
	event(event: DeskEvent, now: number): [number, Reply][] {
		const it = this.#match;
		if (event === 'theirs') this.#match = { ...it, theirs: REPORT, report: it.mine ? 'disputed' : 'theirs' };
		if (event === 'result') this.#match = { ...this.#counting(), contested_by: [] };
		if (event === 'unseated') this.#match = UNSEATED;
		if (event === 'asks') this.#match = { ...it, asks: [2] };
		if (event === 'freed') {
			for (const name of this.#names['secret'] ?? []) this.#freed.add(name);
			this.#sessions.clear();
		}
		if (event === 'restart' || event === 'freed') {
			const cut = [...this.#streams.keys()];
			this.#streams.clear();
			return cut.map((stream) => [stream, 'cut']);
		}
		const chunk = event === 'comment' ? ': still here\n\n' : 'event: changed\ndata: {"journal":2,"boot":"b"}\n\n';
		const open = [...this.#streams].filter(([, from]) => from < now);
		return open.map(([stream]) => [stream, { chunk }]);
	}
}
