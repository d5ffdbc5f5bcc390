/** The round clock at a given time: the remaining time and its urgency. */
import type { ClockFace } from '../backend/generated';

/** The phases: not begun, running, little time left, time up. */
export type Phase = 'before' | 'running' | 'amber' | 'over';

/** The tone of each phase. */
export const TONES = { before: 'plain', running: 'success', amber: 'warning', over: 'danger' } as const;

/** The values that a clock shows. */
export interface Shown {
	phase: Phase;
	paused: boolean;
	/** Seconds until the beginning, until the end, or since the end. */
	seconds: number;
}

/**
 * Returns the clock at `now`, in milliseconds since 1970 by the laptop's clock. `table` is a table with extra time;
 * undefined for all tables.
 */
export function shown(face: ClockFace, now: number, table?: number): Shown {
	const paused = face.paused_since !== null;
	const at = face.paused_since === null ? now : Date.parse(face.paused_since);
	const own = face.tables.find((it) => it.table === table);
	const begins = Date.parse(face.begins);
	const left = Date.parse(own?.ends ?? face.ends) - at;
	if (at < begins) return { phase: 'before', paused, seconds: Math.ceil((begins - at) / 1000) };
	if (left <= 0) return { phase: 'over', paused, seconds: Math.floor(Math.abs(left) / 1000) };
	const seconds = Math.ceil(left / 1000);
	return { phase: seconds <= face.amber_seconds ? 'amber' : 'running', paused, seconds };
}

/**
 * Returns the clock while it should be shown, else null: a clock of an earlier round disappears when its time is up at
 * every table.
 */
export function stillShown(face: ClockFace | null, now: number): ClockFace | null {
	if (!face?.of_earlier_round) return face;
	const ends = [undefined, ...face.tables.map(({ table }) => table)];
	return ends.every((table) => shown(face, now, table).phase === 'over') ? null : face;
}

/** Formats seconds as `4:05`, from an hour on as `1:04:05`. */
export function digits(seconds: number): string {
	const two = (part: number) => String(part).padStart(2, '0');
	const minutes = Math.floor(seconds / 60);
	const hours = Math.floor(minutes / 60);
	return hours > 0
		? `${String(hours)}:${two(minutes % 60)}:${two(seconds % 60)}`
		: `${String(minutes)}:${two(seconds % 60)}`;
}
