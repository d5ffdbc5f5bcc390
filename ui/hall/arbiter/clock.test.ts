/** An arbiter's clock actions take effect now or never. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Channel } from '../channel/channel';
import { opened, parts } from '../test/line';
import type { HallDesk } from '../test/hallDesk';
import { ClockActs } from './clock.svelte';

let desk: HallDesk;
const key = Buffer.alloc(32, 5);
const session = { id: 's1', key: new Uint8Array(key) };

beforeEach(async () => {
	desk = await opened();
	desk.sessions.set('s1', key);
});

afterEach(() => desk.stop());

/** A fake time that advances only when the test advances it. */
function standing() {
	let now = 1_000_000;
	const due: { at: number; act: () => void }[] = [];
	const time = {
		now: () => now,
		after: (milliseconds: number, act: () => void) => {
			const later = { at: now + milliseconds, act };
			due.push(later);
			return () => void due.splice(due.indexOf(later), 1);
		},
	};
	const pass = (milliseconds: number) => {
		now += milliseconds;
		for (const { act } of due.splice(0).filter(({ at }) => at <= now)) act();
	};
	return { time, pass };
}

test('without an answer the clock is not stopped later, when nobody means it any more', async () => {
	await desk.stop();
	const { time, pass } = standing();
	const channel = new Channel(session, { ...parts(), time });
	const acts = new ClockActs(channel, time);
	acts.do('pause_clock', {});
	expect(channel.state.waiting).toHaveLength(1);
	pass(10_000);
	expect(channel.state.waiting).toEqual([]);
	expect(acts.lost).toBe(true);
	channel.close();
	await desk.start();
});

test('what was left behind when the page was closed is not sent when it is opened again', async () => {
	const { time, pass } = standing();
	const before = new Channel(session, { ...parts(), time });
	before.outbox.add('pause_clock', {});
	before.outbox.add('end_call', { call: 1 });
	before.close();
	pass(60_000);
	const channel = new Channel(session, { ...parts(), time });
	new ClockActs(channel, time);
	expect(channel.state.waiting.map(({ call }) => call)).toEqual(['end_call']);
	channel.close();
});
