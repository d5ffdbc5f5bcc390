import { expect, it } from 'vitest';
import type { DayPlanShown, PartOfDayView } from '../backend/generated';
import { planNow } from './dayPlan';

const part = (what: PartOfDayView['what'], round: number | null, at: string, began: string | null): PartOfDayView => ({
	what,
	round,
	title: null,
	minutes: 30,
	planned: at,
	expected: at,
	expected_at: `2026-03-07T${at}:00Z`,
	began,
});
const plan: DayPlanShown = {
	begins: '22:00',
	parts: [
		part('round', 1, '22:00', '22:00'),
		part('break', null, '22:30', null),
		part('round', 2, '23:00', null),
		part('prize_giving', null, '23:30', null),
	],
	planned_end: '00:00',
	expected_end: '00:00',
	late_minutes: 0,
	end_by: null,
	over_end_by: null,
};
const at = (time: string, day = '07') => Date.parse(`2026-03-${day}T${time}:00Z`);
const seen = (now: number, of = plan) => planNow(of, now).parts.map((it) => `${it.at} ${it.when}`);

it('the round that began is now, until the time of the break after it', () => {
	expect(seen(at('22:29'))).toEqual(['22:00 now', '22:30 ahead', '23:00 ahead', '23:30 ahead']);
	expect(seen(at('22:30'))).toEqual(['22:00 past', '22:30 now', '23:00 ahead', '23:30 ahead']);
});

it('a round whose time has passed moves what follows, and the end over midnight', () => {
	expect(seen(at('23:12'))).toEqual(['22:00 past', '22:30 now', '23:12 ahead', '23:42 ahead']);
	expect(planNow(plan, at('23:12'))).toMatchObject({ late: 12, end: '00:12' });
	expect(planNow({ ...plan, late_minutes: 5 }, at('23:12')).late).toBe(17);
});

it('a plan of another day, or of no day, is not late', () => {
	expect(planNow(plan, at('23:00', '09'))).toMatchObject({ late: 0, end: '00:00' });
	const parts = plan.parts.map((it) => ({ ...it, expected_at: null }));
	expect(planNow({ ...plan, parts }, at('23:59'))).toMatchObject({ late: 0 });
});

it('once all rounds have begun nothing is late by now', () => {
	const parts = plan.parts.map((it) => (it.round === 2 ? { ...it, began: '23:05' } : it));
	expect(seen(at('23:40'), { ...plan, parts })).toEqual(['22:00 past', '22:30 past', '23:05 past', '23:30 now']);
});
