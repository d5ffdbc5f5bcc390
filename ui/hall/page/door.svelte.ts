/**
 * How a page gets from a scanned or typed code to a session, and back to it after reloading.
 *
 * Start at {@link Door.begin}. What was scanned is taken out of the address bar at once.
 */
import { Channel, type Parts } from '../channel/channel';
import { type Entered, Entrance } from '../channel/enter';
import { Outbox } from '../channel/outbox';
import { fromFragment, type Paper } from '../channel/paper';
import { growing } from '../channel/time';

/** Where the page stands. */
export type Stage =
	| { at: 'outside' }
	| { at: 'entering'; answered: Entered | undefined }
	| { at: 'refused'; code: string }
	| { at: 'inside'; channel: Channel };

/** While the other phone thinks about it, the question is asked so often. */
const ASKS_AGAIN = 4000;

export class Door {
	stage = $state.raw<Stage>({ at: 'outside' });
	readonly #name: string;
	readonly #parts: Parts;
	readonly #entrance: Entrance;
	/** The paper in hand: scanned or typed since the page was loaded. */
	#paper: Paper | undefined;
	#current: string | undefined;
	/** Sessions that only send what they left behind. */
	readonly #left: Channel[] = [];
	/** Ends what an earlier stage began. */
	#end: (() => void)[] = [];

	/** `name` tells the pages of one address apart: a captain may help, too. */
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

	/** Begins with what the address says, or with the code that this tab, or this phone, had last. */
	begin(fragment: string) {
		const paper = fromFragment(fragment);
		if (fragment) history.replaceState(history.state, '', location.pathname + location.search);
		if (paper) this.open(paper);
		else this.#openLast();
		this.#sendLeft();
	}

	/** Opens the code that this tab, or this phone, had last. */
	#openLast() {
		const name = `now.${this.#name}`;
		let last: string | undefined;
		try {
			last = sessionStorage.getItem(`kralle.${name}`) ?? undefined;
		} catch {
			// The tab keeps nothing; the phone may.
		}
		last ??= this.#parts.keep.get(name);
		if (last !== undefined) this.#resume(last);
	}

	/** Opens what was scanned or typed. */
	open(paper: Paper) {
		this.#paper = paper;
		this.#entrance.take(paper);
		this.#resume(paper.id);
	}

	/** Goes away from this code; typing or scanning another begins anew. */
	leave() {
		this.#remember(undefined);
		this.#stage({ at: 'outside' });
	}

	/** The slip was given back: nothing of it stays on this phone. */
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
			// Then two tabs show the same match after reloading.
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
		const channel = new Channel(session, this.#parts);
		this.#stage({ at: 'inside', channel });
		const paper = this.#paper;
		const ended = channel.watch(({ doubt }) => {
			// The desk freed the slip, and it was scanned again: it is entered anew.
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
					// From here on the paper proves nothing: a session that ends is not begun again by itself.
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
					// Letters that are wrong do not become right, and each try makes the desk slower to answer.
					if (entered.state === 'unanswered' && entered.hint === 'bad_mac') return;
					const wait = entered.state === 'in_use' ? ASKS_AGAIN : growing(attempt);
					const taken = this.#parts.time.after(wait, () => this.#enter(paper, attempt + 1, entered));
					this.#end.push(taken);
				}
			}
		});
	}

	/** Ends what goes on, with the page. */
	close() {
		this.#leaveStage();
		for (const channel of this.#left) channel.close();
	}

	/** Sends what other sessions of this phone left behind, such as the report of an earlier round. */
	#sendLeft() {
		const { keep } = this.#parts;
		const left = Outbox.sessions(keep);
		for (const name of keep.names('paper.')) {
			const session = this.#entrance.session(name.slice('paper.'.length));
			if (!session || !left.includes(session.id) || name === `paper.${this.#current ?? ''}`) continue;
			const channel = new Channel(session, this.#parts);
			this.#left.push(channel);
			void channel.pump();
		}
	}
}
