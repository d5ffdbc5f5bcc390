/** The open issues of the hall for screen readers: calls, disputes, one-sided reports. */
import type { Reports } from '../backend/generated';
import { calledBy, callWords } from './calls';
import { t } from './words.svelte';
import { sideNumber } from './formation';

/** Returns a line for each issue; its key changes with the state of the report. */
export function hallNews({ reports, calls }: Reports): { key: string; text: string }[] {
	return [
		...calls.map((call) => {
			const text = t('hall-news-call', { table: call.table, team: calledBy(call) });
			const about = callWords(call.topic, call.about);
			return { key: `call ${String(call.call)}`, text: about ? `${text}${t('colon')} ${about}.` : `${text}.` };
		}),
		...reports.map((it) => {
			const by = it.contested_by.map((side) =>
				t(it.result ? 'hall-contested-by' : 'hall-contradicted-by', { team: sideNumber(it[side]) }),
			);
			const state = by.length > 0 ? by.join(', ') : t(`hall-state-${it.state}`);
			return {
				key: `report ${String(it.round)} ${String(it.table)} ${it.state} ${it.contested_by.join()} ${it.since ?? ''}`,
				text: `${t('hall-news-report', { table: it.table, state })}.`,
			};
		}),
	];
}
