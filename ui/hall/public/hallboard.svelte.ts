/** What the public sees, kept as it is at the desk: asked for by ETag, when an event says that something changed. */
import { listen } from '../channel/stream';
import { growing, type Time } from '../channel/time';
import type { Send } from '../channel/speak';
import { browserParts } from '../page/parts';
import type { PublicOverview } from '../../src/backend/generated/PublicOverview';
import type { PublicRound } from '../../src/backend/generated/PublicRound';
import type { PublicStandings } from '../../src/backend/generated/PublicStandings';

const ASKS = 20_000;
/** Longer than this nobody waits for an answer. */
const PATIENCE = 10_000;

export type Part = 'seat' | 'round' | 'standings';

export class HallBoard {
	overview = $state.raw<PublicOverview | null>(null);
	/** The newest published round; none before the first. */
	newest = $state.raw<PublicRound | null>(null);
	/** An earlier round that was asked for. */
	earlier = $state.raw<PublicRound | null>(null);
	standings = $state.raw<PublicStandings | null>(null);
	part = $state<Part>('seat');
	/** Whether the last question was answered. */
	connected = $state<boolean | undefined>();
	/** When something was last heard, in milliseconds since 1970. */
	heard = $state<number | undefined>();
	readonly #send: Send;
	readonly #time: Time;
	/** What was answered last, by path. */
	readonly #known: Record<string, { etag: string; said: unknown }> = {};
	#wanted: number | null = null;
	#looking = false;
	#again = false;

	constructor({ send, time } = browserParts()) {
		this.#send = send;
		this.#time = time;
	}

	/** What stands at a path; null where there is nothing (yet), undefined where nobody answered. */
	async #ask<Said>(path: string): Promise<Said | null | undefined> {
		const known = this.#known[path];
		const stop = new AbortController();
		const heard = this.#time.after(PATIENCE, () => stop.abort());
		try {
			const response = await this.#send(`/api/public/${path}`, {
				headers: known ? { 'If-None-Match': known.etag } : {},
				signal: stop.signal,
				cache: 'no-store',
				credentials: 'omit',
				redirect: 'error',
			});
			if (response.status === 304 && known) return known.said as Said;
			// Refused: there is no such round, or none yet.
			if (response.status === 404 || response.status === 422) return null;
			const said = response.ok ? ((await response.json()) as Said) : undefined;
			const etag = response.headers.get('ETag');
			if (said !== undefined && etag) this.#known[path] = { etag, said };
			return said;
		} catch {
			return undefined;
		} finally {
			heard();
		}
	}

	/** Asks for what is looked at. */
	async look(): Promise<void> {
		if (this.#looking) {
			this.#again = true;
			return;
		}
		this.#looking = true;
		do {
			this.#again = false;
			const overview = await this.#ask<PublicOverview>('overview');
			this.connected = overview !== undefined;
			if (!overview) continue;
			this.overview = overview;
			this.heard = this.#time.now();
			if (overview.round !== null) this.newest = (await this.#ask<PublicRound>('round')) ?? this.newest;
			else this.newest = null;
			if (this.#wanted !== null) this.earlier = (await this.#ask<PublicRound>(`round/${String(this.#wanted)}`)) ?? null;
			if (this.part === 'standings') {
				this.standings = (await this.#ask<PublicStandings>('standings')) ?? this.standings;
			}
		} while (this.#again);
		this.#looking = false;
	}

	/** Looks at another part. */
	choose(part: Part) {
		this.part = part;
		void this.look();
	}

	/** Looks at an earlier round; null is the newest. */
	chooseRound(round: number | null) {
		this.#wanted = round === this.overview?.round ? null : round;
		this.earlier = null;
		void this.look();
	}

	/** Keeps all of it as it is at the desk; gives what ends it. */
	follow(): () => void {
		const stop = new AbortController();
		const ended = () => stop.signal.aborted;
		const tick = () => {
			if (ended()) return;
			void this.look();
			this.#time.after(ASKS, tick);
		};
		const open = async (attempt: number): Promise<void> => {
			let next = attempt + 1;
			try {
				const response = await this.#send('/api/public/events', {
					signal: stop.signal,
					cache: 'no-store',
					credentials: 'omit',
				});
				await listen(response, this.#time, () => {
					next = 0;
					void this.look();
				});
			} catch {
				// Asking every now and then is the other way.
			}
			if (ended()) return;
			// The desk may be gone: whoever looks at the page learns it now.
			void this.look();
			this.#time.after(growing(next), () => void open(next));
		};
		tick();
		void open(-1);
		const back = () => document.visibilityState === 'visible' && void this.look();
		document.addEventListener('visibilitychange', back);
		window.addEventListener('online', back);
		return () => {
			stop.abort();
			document.removeEventListener('visibilitychange', back);
			window.removeEventListener('online', back);
		};
	}
}
