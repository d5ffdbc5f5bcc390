/**
 * The way from a scanned or typed code to a session, and back to the session after a reload.
 *
 * Start at {@link Door.begin}. It removes a scanned code from the address bar immediately.
 */
import { Channel, type Parts } from '../channel/channel';
import { type Entered, Entrance } from '../channel/enter';
import { Outbox } from '../channel/outbox';
import { fromFragment, type Paper } from '../channel/paper';
import { growing } from '../channel/time';

/** The stage of entering. */
export type Stage =
	| { at: 'outside' }
	| { at: 'entering'; answered: Entered | undefined }
	| { at: 'refused'; code: string }
	| { at: 'inside'; channel: Channel };

/** Milliseconds between requests while the other phone decides. */
const ASKS_AGAIN = 4000;

export class Door {
	stage = $state.raw<Stage>({ at: 'outside' });
	readonly #name: string;
	readonly #parts: Parts;
	readonly #entrance: Entrance;
	/** The paper scanned or typed since the page was loaded. */
	#paper: Paper | undefined;
	#current: string | undefined;
	/** Channels of other sessions by id, which only send their stored acts. */
	// eslint-disable-next-line svelte/prefer-svelte-reactivity -- nothing on screen depends on it
	readonly #left = new Map<string, Channel>();
	/** Cleanup functions of the current stage. */
	#end: (() => void)[] = [];

	/** `name` separates the pages of one address: a captain may also be a helper. */
	constructor(name: string, parts: Parts) {
		this.#name = name;
		this.#parts = parts;
		this.#entrance = new Entrance(parts.keep, parts.send);
	}

	#stage(stage: Stage) {
		this.#leaveStage();
		this.stage = stage;
	}

	#leaveStage() {
		for (const end of this.#end) end();
		this.#end = [];
	}

	/** Begins with the code in the address, or with the last code of this tab or this phone. */
	begin(fragment: string) {
		const paper = fromFragment(fragment);
		if (fragment) history.replaceState(history.state, '', location.pathname + location.search);
		if (paper) {
			this.open(paper);
			return;
		}
		this.#openLast();
		this.#sendLeft();
	}

	/** Opens the last code of this tab, or of this phone. */
	#openLast() {
		const name = `now.${this.#name}`;
		let last: string | undefined;
		try {
			last = sessionStorage.getItem(`kralle.${name}`) ?? undefined;
		} catch {
			// The tab's storage is forbidden; the phone's may not be.
		}
		last ??= this.#parts.keep.get(name);
		if (last !== undefined) this.#resume(last);
	}

	/** Opens a scanned or typed code. */
	open(paper: Paper) {
		this.#paper = paper;
		this.#entrance.take(paper);
		this.#resume(paper.id);
		this.#sendLeft();
	}

	/** Leaves this code; the user may type or scan another one. Stored acts are still sent. */
	leave() {
		this.#remember(undefined);
		this.#stage({ at: 'outside' });
		this.#sendLeft();
	}

	/** Deletes all data of a slip that was given back. */
	giveBack() {
		const paper = this.#current;
		this.#paper = undefined;
		if (paper !== undefined) this.#entrance.forget(paper);
		this.leave();
	}

	#remember(paper: string | undefined) {
		this.#current = paper;
		const name = `now.${this.#name}`;
		if (paper === undefined) this.#parts.keep.delete(name);
		else this.#parts.keep.set(name, paper);
		try {
			if (paper === undefined) sessionStorage.removeItem(`kralle.${name}`);
			else sessionStorage.setItem(`kralle.${name}`, paper);
		} catch {
			// Without storage, two tabs show the same match after a reload.
		}
	}

	#resume(id: string) {
		const session = this.#entrance.session(id);
		const paper = this.#entrance.paper(id);
		if (!session && !paper) {
			this.leave();
			return;
		}
		this.#remember(id);
		if (session) this.#inside(session);
		else if (paper) this.#enter(paper, 0);
	}

	#inside(session: Paper) {
		// Its own channel shows the answers to stored acts.
		this.#left.get(session.id)?.close();
		this.#left.delete(session.id);
		const channel = new Channel(session, this.#parts);
		this.#stage({ at: 'inside', channel });
		const paper = this.#paper;
		const ended = channel.watch(({ doubt }) => {
			// The desk freed the slip, and the user scanned it again: enter it anew.
			if (!paper || paper.id !== this.#current || (doubt !== 'unknown' && doubt !== 'ended')) return;
			this.#paper = undefined;
			this.#entrance.forget(paper.id);
			this.#entrance.take(paper);
			this.#enter(paper, 0);
		});
		this.#end.push(ended, () => channel.close());
	}

	#enter(paper: Paper, attempt: number, before?: Entered) {
		this.#stage({ at: 'entering', answered: before });
		let over = false;
		this.#end.push(() => {
			over = true;
		});
		void this.#entrance.enter(paper).then((entered) => {
			if (over) return;
			switch (entered.state) {
				case 'entered':
					// From here on the paper proves nothing: a session that ends does not restart automatically.
					this.#paper = undefined;
					this.#inside(entered.session);
					return;
				case 'refused':
					this.#remember(undefined);
					this.#entrance.forget(paper.id);
					this.#stage({ at: 'refused', code: entered.code });
					return;
				case 'in_use':
				case 'unanswered': {
					this.stage = { at: 'entering', answered: entered };
					// No retry for wrong letters: they stay wrong, and each attempt makes the desk slower to answer.
					if (entered.state === 'unanswered' && entered.hint === 'bad_mac') return;
					const wait = entered.state === 'in_use' ? ASKS_AGAIN : growing(attempt);
					const taken = this.#parts.time.after(wait, () => this.#enter(paper, attempt + 1, entered));
					this.#end.push(taken);
				}
			}
		});
	}

	/** Stops everything when the page closes. */
	close() {
		this.#leaveStage();
		for (const channel of this.#left.values()) channel.close();
	}

	/** Sends the stored acts of other sessions on this phone, such as a report of an earlier round. */
	#sendLeft() {
		const { keep } = this.#parts;
		const left = Outbox.sessions(keep);
		for (const name of keep.names('paper.')) {
			const session = this.#entrance.session(name.slice('paper.'.length));
			if (!session || !left.includes(session.id) || name === `paper.${this.#current ?? ''}`) continue;
			if (this.#left.has(session.id)) continue;
			const channel = new Channel(session, this.#parts);
			this.#left.set(session.id, channel);
			void channel.pump();
		}
	}
}
