/** Scenes of a planned day. */
import { begin, drawn, people, play, published, seat } from './day';
import { at, type Scene, type SceneDesk } from './scene';

/** The planned start of the day, and the actual start of its first round. */
export const BEGINS = '2026-11-21T13:00:00Z';
export const BEGAN = '2026-11-21T13:20:00Z';

/** Formats a moment in the laptop's time zone, as HH:MM. */
export function onTheClock(moment: string, minutes = 0): string {
	const time = new Date(Date.parse(moment) + minutes * 60_000);
	return [time.getHours(), time.getMinutes()].map((it) => String(it).padStart(2, '0')).join(':');
}

/** Prepares three rounds of 25 minutes, with an end 90 minutes after the first start; nothing has begun. */
export async function planned(desk: SceneDesk) {
	const schedule = {
		thinking_minutes: 10,
		increment_seconds: 0,
		first_round_at: onTheClock(BEGINS),
		end_by: onTheClock(BEGINS, 90),
	};
	// Without a date it is the day of the first round's start, in any time zone.
	await begin(desk, people(24), { schedule, swiss_rounds: 3, date: null });
	await drawn(desk);
}

/** Prepares a finished first round that began 20 minutes late. */
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
