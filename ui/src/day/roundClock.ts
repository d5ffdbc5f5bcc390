/** The round clock at a moment: what is left, and how urgent that is. */
import type { ClockFace } from '../backend/generated';

/** It has not begun; it runs; little time is left; the time is up. */
export type Phase = 'before' | 'running' | 'amber' | 'over';

/** The tone of each. */
export const TONES = { before: 'plain', running: 'success', amber: 'warning', over: 'danger' } as const;

/** What a clock shows. */
export interface Shown {
	phase: Phase;
	/** Whether it stands still. */
	paused: boolean;
	/** Seconds until it begins, until the time is up, or since then. */
	seconds: number;
}

/** The clock at `now`, in milliseconds since 1970 by the laptop's clock; for a table with more time, or for all. */
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

/** The clock while it has something to say: that of an earlier round ends with its time, also for each table. */
export function stillShown(face: ClockFace | null, now: number): ClockFace | null {
	if (!face?.of_earlier_round) return face;
	const ends = [undefined, ...face.tables.map(({ table }) => table)];
	return ends.every((table) => shown(face, now, table).phase === 'over') ? null : face;
}

/** Seconds as `4:05`, from an hour on `1:04:05`. */
export function digits(seconds: number): string {
	const two = (part: number) => String(part).padStart(2, '0');
	const minutes = Math.floor(seconds / 60);
	const hours = Math.floor(minutes / 60);
	return hours > 0
		? `${String(hours)}:${two(minutes % 60)}:${two(seconds % 60)}`
		: `${String(minutes)}:${two(seconds % 60)}`;
}
