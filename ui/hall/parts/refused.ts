/** Converts a refusing answer of the desk into a refusal with a message. */
import type { RefusalView } from '../../src/backend/generated';
import type { RefusalCode } from '../../src/backend/generated/refusals';
import type { RefusedAct } from '../channel/outbox';
import { hyphened } from '../../src/words/sentences';
import { says } from '../../src/words/words.svelte';

/** The refusal for statuses that come without one. */
const BY_STATUS: Record<number, RefusalCode> = {
	403: 'hall_not_allowed',
	404: 'hall_not_allowed',
	409: 'hall_overtaken',
};

export function refusalIn({ status, said }: Pick<RefusedAct, 'status' | 'said'>): RefusalView {
	const known = said as Partial<RefusalView> | null | undefined;
	if (typeof known?.code === 'string' && (status === 422 || says(`refusal-${hyphened(known.code)}`)))
		return { code: known.code, article: known.article ?? null, data: known.data ?? {} };
	return { code: BY_STATUS[status] ?? 'hall_not_understood', article: null, data: {} };
}
