/** The desk of a preview page, behind the development server. */
import { type Backend, type CallName, type Input, type Output, Refused } from '../backend/backend';
import type { RefusalView } from '../backend/generated/RefusalView';

const PAGE = crypto.randomUUID();

export const remoteDesk: Backend = {
	async call<N extends CallName>(name: N, input: Input<N>) {
		const body = JSON.stringify({ page: PAGE, name, input });
		const answer = await fetch('/preview-desk', { method: 'POST', body });
		const { ok, refusal } = (await answer.json()) as { ok: Output<N>; refusal?: RefusalView };
		if (refusal) throw new Refused(refusal);
		return ok;
	},
};
