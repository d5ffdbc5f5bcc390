/** The desk of a preview page, behind the development server. */
import { type CallName, type Input, type Output, Refused } from '../backend/backend';
import type { RefusalView } from '../backend/generated';
import type { SceneDesk } from './scene';

const PAGE = crypto.randomUUID();

/** A request to a page's desk: a call, a clock setting, a file to write, or a stored scene to open or to store. */
export type Asked =
	| { name: CallName; input: never; from?: string }
	| { clock: string }
	| { path: string; text: string }
	| { open: string }
	| { store: string };

async function ask<T>(asked: Asked): Promise<T> {
	const body = JSON.stringify({ page: PAGE, ...asked });
	const answer = await fetch('/preview-desk', { method: 'POST', body });
	const { ok, refusal } = (await answer.json()) as { ok: T; refusal?: RefusalView };
	if (refusal) throw new Refused(refusal);
	return ok;
}

/** Brings the desk to a stored scene; resolves to false if it is not stored. */
export const openMoment = (moment: string): Promise<boolean> => ask({ open: moment });

/** Stores the scene that the desk has played. */
export const storeMoment = (moment: string): Promise<void> => ask({ store: moment });

export const remoteDesk: SceneDesk = {
	call: <N extends CallName>(name: N, input: Input<N>) => ask<Output<N>>({ name, input: input as never }),
	callFrom: <N extends CallName>(from: string, name: N, input: Input<N>) =>
		ask<Output<N>>({ name, input: input as never, from }),
	put: (clock) => ask({ clock }),
	write: (path, text) => ask({ path, text }),
};
