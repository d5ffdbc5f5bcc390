import { expect, it } from 'vitest';
import type { PartNow } from '../../src/day/dayPlan';
import { nextRound } from './nextRound';

const part = (round: number | null, planned: string, at: string, began: string | null = null): PartNow => ({
	what: round === null ? 'break' : 'round',
	round,
	title: null,
	minutes: 20,
	planned,
	expected: at,
	expected_at: null,
	began,
	at,
	when: 'ahead',
});

it.each([
	['on time', [part(1, '19:30', '19:30', '19:30'), part(null, '19:50', '19:50'), part(2, '20:00', '20:00')], 2, 0],
	['late', [part(1, '19:30', '19:37', '19:37'), part(2, '19:50', '19:57')], 2, 7],
	['after midnight', [part(3, '23:50', '23:55', '23:55'), part(4, '23:55', '00:10')], 4, 15],
] as const)('the next round is the first that has not begun: %s', (_, parts, number, late) => {
	const found = nextRound({ parts: [...parts], late, end: '' });
	expect(found).toMatchObject({ number, late });
});

it('after the last round there is none', () => {
	const parts = [part(1, '19:30', '19:30', '19:30'), part(null, '19:50', '19:50')];
	expect(nextRound({ parts, late: 0, end: '' })).toBeUndefined();
});
