/** The desk of a preview page, behind the development server. */
import { type CallName, type Input, type Output, Refused } from '../backend/backend';
import type { RefusalView } from '../backend/generated';
import type { SceneDesk } from './scene';

const PAGE = crypto.randomUUID();

/** A request to a page's desk: a call, a clock setting, or a file to write. */
export type Asked =
	{ name: CallName; input: never; from?: string } | { clock: string } | { path: string; text: string };

async function ask<T>(asked: Asked): Promise<T> {
	const body = JSON.stringify({ page: PAGE, ...asked });
	const answer = await fetch('/preview-desk', { method: 'POST', body });
	const { ok, refusal } = (await answer.json()) as { ok: T; refusal?: RefusalView };
	if (refusal) throw new Refused(refusal);
	return ok;
}

export const remoteDesk: SceneDesk = {
	call: <N extends CallName>(name: N, input: Input<N>) => ask<Output<N>>({ name, input: input as never }),
	callFrom: <N extends CallName>(from: string, name: N, input: Input<N>) =>
		ask<Output<N>>({ name, input: input as never, from }),
	put: (clock) => ask({ clock }),
	write: (path, text) => ask({ path, text }),
};
