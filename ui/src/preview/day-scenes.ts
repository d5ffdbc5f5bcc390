/** Moments of a day that is planned. */
import { begin, drawn, people, play, published, seat } from './day';
import { at, type Scene, type SceneDesk } from './scene';

/** When the day of the scenes begins by plan, and when its first round really begins. */
export const BEGINS = '2026-11-21T13:00:00Z';
export const BEGAN = '2026-11-21T13:20:00Z';

/** A moment as the laptop's clock shows it. */
export function onTheClock(moment: string, minutes = 0): string {
	const time = new Date(Date.parse(moment) + minutes * 60_000);
	return [time.getHours(), time.getMinutes()].map((it) => String(it).padStart(2, '0')).join(':');
}

/** Three rounds of 25 minutes, an end an hour and a half after the first begins; nothing has begun. */
export async function planned(desk: SceneDesk) {
	const schedule = {
		thinking_minutes: 10,
		increment_seconds: 0,
		first_round_at: onTheClock(BEGINS),
		end_by: onTheClock(BEGINS, 90),
	};
	// Without a date it is the day on which the first round begins, wherever the laptop stands.
	await begin(desk, people(24), { schedule, swiss_rounds: 3, date: null });
	await drawn(desk);
}

/** The first round is over; it began 20 minutes late. */
export async function late(desk: SceneDesk) {
	await planned(desk);
	await desk.put(BEGAN);
	await published(desk);
	await seat(desk, 1, 1, 2, 3, 4, 5, 6);
	await play(desk, 1, 1, 2, 3, 4, 5, 6);
}

export const DAY_SCENES: Record<string, Scene> = {
	'day-plan': at('draw', planned, { dialog: 'plan' }),
	'day-plan-late': at('round', late, { dialog: 'plan' }),
	'day-plan-round': at('round', late),
	'day-plan-settings': at('settings', late),
};
