/**
 * How the screens reach the desk: one call, typed by name.
 *
 * Two implementations: `tauri.ts` in the window, `test/process.ts` (`kralle call --lines`) in component tests
 * and previews. The types are generated from crate desk, so that neither can drift. Not here: what the calls mean.
 */
import type { Calls } from './generated/calls';
import type { RefusalView } from './generated';

export type CallName = keyof Calls;
export type Input<N extends CallName> = Calls[N]['input'];
export type Output<N extends CallName> = Calls[N]['output'];

/** The calls that answer with what is then in sight, and are no step of undo themselves. */
type OtherOverviews =
	| 'overview'
	| 'import_tournament'
	| 'new_tournament'
	| 'open_tournament'
	| 'open_demo'
	| 'look_into_damaged'
	| 'undo_to'
	| 'redo_to'
	| 'look_back'
	| 'back_to_now'
	| 'restore_backup'
	| 'go_on_from_rescue';

/** The calls that change the tournament: each is one step of undo and answers with what is then in sight. */
export type CommandName = {
	[N in CallName]: N extends OtherOverviews ? never : Output<N> extends Output<'overview'> ? N : never;
}[CallName];

/** Work that somebody waits for: it can be stopped with the call `cancel` by its number. */
export interface Job {
	readonly number: number;
	/** Hears how far it is, in steps of the work's own. */
	progress(done: number, total: number): void;
}

export interface Backend {
	/** Rejects with {@link Refused} when the desk refuses. */
	call<N extends CallName>(name: N, input: Input<N>, job?: Job): Promise<Output<N>>;
}

/** What the desk answers when it refuses: a code, an article and data, never a sentence. */
export class Refused extends Error {
	readonly refusal: RefusalView;

	constructor(refusal: RefusalView) {
		super(refusal.code);
		this.refusal = refusal;
	}
}

/** A refusal out of whatever was thrown: a fault of ours is `internal` with what is known. */
export function refusalOf(thrown: unknown): RefusalView {
	if (thrown instanceof Refused) return thrown.refusal;
	const reason = thrown instanceof Error ? thrown.message : String(thrown);
	return { code: 'internal', article: null, data: { reason } };
}
