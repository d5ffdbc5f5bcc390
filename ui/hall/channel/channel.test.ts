/**
 * The channel against a real server on 127.0.0.1 that signs with node:crypto. Whatever the WLAN does, each act happens
 * once, and the phone rejects answers without the desk's signature.
 */
import { createHmac } from 'node:crypto';
import { waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { opened, parts, slip } from '../test/line';
import type { HallDesk } from '../test/hallDesk';
import { drawn } from './bytes';
import { Channel } from './channel';
import { Entrance } from './enter';
import { fromFragment, type Paper } from './paper';

let desk: HallDesk;
let channels: Channel[];
/** The acts executed at the desk, each once. */
let done: unknown[];

const paper = (fragment: string): Paper => fromFragment(fragment) ?? { id: '', key: drawn(1) };

/** Enters a slip on this phone and returns the session. */
async function enter(id: string, byte: number): Promise<Paper> {
	const { keep, send } = parts();
	const entered = await new Entrance(keep, send).enter(paper(slip(desk, id, byte)));
	if (entered.state !== 'entered') throw new Error(entered.state);
	return entered.session;
}

/** Opens a tab with this session; the test cleanup closes it. */
function tab(session: Paper): Channel {
	const channel = new Channel(session, parts());
	channels.push(channel);
	return channel;
}

beforeEach(async () => {
	desk = await opened();
	channels = [];
	done = [];
	desk.acts.add('report_result');
	desk.calls['report_result'] = (input) => {
		done.push(input);
		return { reports: done.length };
	};
	desk.calls['my_match'] = () => ({ table: 5 });
});

afterEach(async () => {
	for (const channel of channels) channel.close();
	await desk.stop();
});

describe('entering', () => {
	test('agrees on a key that the desk knows, too, and forgets the paper', async () => {
		const session = await enter('slip', 1);
		expect(session.key).toEqual(new Uint8Array(desk.sessions.get(session.id) ?? []));
		expect(JSON.stringify({ ...window.localStorage })).not.toContain(Buffer.alloc(32, 1).toString('base64url'));
		expect(await tab(session).ask('my_match')).toMatchObject({ status: 200, said: { table: 5 } });
	});

	test('gives the same session again where the answer was lost', async () => {
		const scanned = paper(slip(desk, 'slip', 1));
		const { keep, send } = parts();
		desk.lose = 1;
		expect(await new Entrance(keep, send).enter(scanned)).toMatchObject({ state: 'unanswered' });
		// The page reloads and restores the session from storage.
		const entered = await new Entrance(keep, send).enter(scanned);
		expect(entered).toMatchObject({ state: 'entered', session: { id: 's1' } });
		expect(desk.sessions.size).toBe(1);
	});

	test('waits under a number where another phone has the slip', async () => {
		const scanned = paper(slip(desk, 'slip', 1));
		const { keep, send } = parts();
		await new Entrance(keep, send).enter(scanned);
		window.localStorage.clear();
		expect(await new Entrance(keep, send).enter(scanned)).toEqual({ state: 'in_use', phone: 2 });
	});

	test('enters anew where the slip was freed while it waited', async () => {
		const scanned = paper(slip(desk, 'slip', 1));
		const { keep, send } = parts();
		await new Entrance(keep, send).enter(scanned);
		window.localStorage.clear();
		expect(await new Entrance(keep, send).enter(scanned)).toMatchObject({ state: 'in_use' });
		const key = Buffer.alloc(32, 1);
		desk.papers.set('slip', { key, freed: new Set(desk.entering.map((it) => it.public)) });
		expect(await new Entrance(keep, send).enter(scanned)).toMatchObject({ state: 'entered' });
		// A page that starts over gets `ended`.
		window.localStorage.clear();
		desk.papers.set('slip', { key, freed: { has: () => true } as unknown as Set<string> });
		expect(await new Entrance(keep, send).enter(scanned)).toEqual({ state: 'refused', code: 'ended' });
	});

	test('proves its name by the key of the session that it has', async () => {
		const first = await enter('slip', 1);
		await enter('other', 2);
		expect(desk.entering[0]?.proof).toBeUndefined();
		const { public: key, phone, proof } = desk.entering[1] ?? {};
		expect(phone).toBe(desk.entering[0]?.phone);
		const code = createHmac('sha256', first.key)
			.update(`kralle/phone\nother\n${String(key)}`)
			.digest('base64url');
		expect(proof).toBe(`${first.id}.${code}`);
	});

	test('believes no stranger who answers', async () => {
		const scanned = paper(slip(desk, 'slip', 1));
		const { keep, send } = parts();
		desk.portal = true;
		expect(await new Entrance(keep, send).enter(scanned)).toMatchObject({ state: 'unanswered', status: 200 });
		desk.portal = false;
		desk.papers.set('slip', { key: Buffer.alloc(32, 9) });
		expect(await new Entrance(keep, send).enter(scanned)).toMatchObject({ state: 'unanswered', hint: 'bad_mac' });
	});
});

describe('a look', () => {
	test('carries a key of its own, by the laptop’s time', async () => {
		desk.ahead = 600_000;
		const channel = tab(await enter('slip', 1));
		// The phone's clock is ten minutes slow; the first answer corrects it.
		expect(await channel.ask('my_match')).toMatchObject({ status: 200 });
		expect(await channel.ask('my_match')).toMatchObject({ status: 200 });
		const keys = desk.asked.map(({ key }) => key);
		expect(new Set(keys).size).toBe(2);
		for (const key of keys) expect(key).toMatch(/^look-\d{13}-[\w-]{12}$/u);
	});
});

describe('an act', () => {
	test('is kept until it is answered, and then no more', async () => {
		const channel = tab(await enter('slip', 1));
		channel.act('report_result', { winner: 1 });
		expect(channel.state.waiting).toHaveLength(1);
		await waitFor(() => expect(channel.state.waiting).toHaveLength(0));
		expect(done).toEqual([{ winner: 1 }]);
		expect(channel.state.confirmed).toBeGreaterThan(0);
		expect(desk.asked[0]?.key).toMatch(/^[\x21-\x7e]{16,64}$/u);
	});

	test.each([0, -60_000])('is sent after those before it, also if the clock goes %i ms on', async (step) => {
		const channel = tab(await enter('slip', 1));
		const start = Date.now();
		const clock = vi.spyOn(Date, 'now').mockReturnValue(start);
		for (let winner = 0; winner < 8; winner += 1) {
			clock.mockReturnValue(start + winner * step);
			channel.act('report_result', { winner });
		}
		clock.mockRestore();
		await waitFor(() => expect(channel.state.waiting).toHaveLength(0));
		expect(done).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((winner) => ({ winner })));
	});

	test.each([1, 3])('happens once although %i answers are lost', async (lost) => {
		const channel = tab(await enter('slip', 1));
		desk.lose = lost;
		channel.act('report_result', { winner: 1 });
		await waitFor(() => expect(channel.state.waiting).toHaveLength(0));
		expect(done).toHaveLength(1);
		expect(new Set(desk.asked.map(({ key, body }) => `${key} ${body}`)).size).toBe(1);
		expect(desk.asked).toHaveLength(lost + 1);
	});

	test('is not believed to be kept by a captive portal that answers 200', async () => {
		const channel = tab(await enter('slip', 1));
		desk.portal = true;
		channel.act('report_result', { winner: 1 });
		await waitFor(() => expect(channel.state).toMatchObject({ link: 'lost', doubt: 'stranger' }));
		expect(channel.state.waiting).toHaveLength(1);
		desk.portal = false;
		await waitFor(() => expect(channel.state).toMatchObject({ link: 'connected', waiting: [] }));
		expect(done).toHaveLength(1);
	});

	test('outlives the desk, and the page that was reloaded meanwhile', async () => {
		const session = await enter('slip', 1);
		const before = tab(session);
		await desk.stop();
		before.act('report_result', { winner: 1 });
		await waitFor(() => expect(before.state.link).toBe('lost'));
		before.close();
		const after = tab(session);
		expect(after.state.waiting).toHaveLength(1);
		await desk.start();
		await after.pump();
		await waitFor(() => expect(after.state.waiting).toHaveLength(0));
		expect(done).toHaveLength(1);
	});

	test('that was answered while the page was reloaded is only answered again', async () => {
		const session = await enter('slip', 1);
		const before = tab(session);
		desk.lose = 1;
		before.act('report_result', { winner: 1 });
		await waitFor(() => expect(done).toHaveLength(1));
		before.close();
		const after = tab(session);
		await after.pump();
		await waitFor(() => expect(after.state.waiting).toHaveLength(0));
		expect(done).toHaveLength(1);
	});

	test('is sent by one of two tabs, and both know', async () => {
		const session = await enter('slip', 1);
		const [one, other] = [tab(session), tab(session)];
		one.act('report_result', { winner: 1 });
		// The storage event that the browser sends to the other tab.
		window.dispatchEvent(new StorageEvent('storage', { key: 'kralle.journal.act' }));
		await waitFor(() => expect(one.state.waiting).toHaveLength(0));
		window.dispatchEvent(new StorageEvent('storage', { key: 'kralle.journal.act' }));
		expect(other.state.waiting).toHaveLength(0);
		expect(done).toHaveLength(1);
		expect(desk.asked).toHaveLength(1);
	});

	test('that the desk refuses is told once read, and nothing else waits behind it', async () => {
		const channel = tab(await enter('slip', 1));
		desk.calls['report_result'] = (input) => {
			if (done.push(input) > 1) return {};
			return { status: 409, said: { code: 'out_of_date', article: null, data: {} } };
		};
		channel.act('report_result', { winner: 1 });
		channel.act('report_result', { winner: 2 });
		await waitFor(() => expect(channel.state.waiting).toHaveLength(0));
		expect(done).toHaveLength(2);
		const [refused] = channel.state.refused;
		expect(refused).toMatchObject({ status: 409, said: { code: 'out_of_date' }, body: '{"winner":1}' });
		if (refused) channel.dismiss(refused);
		expect(channel.state.refused).toEqual([]);
	});

	test('waits while the desk is busy, however often it says so', async () => {
		const channel = tab(await enter('slip', 1));
		let busy = 2;
		desk.acts.delete('report_result');
		desk.calls['report_result'] = (input) => {
			busy -= 1;
			if (busy >= 0) return { status: busy ? 503 : 429, said: { code: 'busy' } };
			return done.push(input);
		};
		channel.act('report_result', { winner: 1 });
		await waitFor(() => expect(done).toHaveLength(1));
		await waitFor(() => expect(channel.state.waiting).toHaveLength(0));
	});

	test('is not thrown away by somebody who says that nobody knows this phone', async () => {
		const session = await enter('slip', 1);
		const channel = tab(session);
		const key = desk.sessions.get(session.id);
		desk.sessions.delete(session.id);
		channel.act('report_result', { winner: 1 });
		await waitFor(() => expect(channel.state.doubt).toBe('unknown'));
		expect(channel.state.waiting).toHaveLength(1);
		if (key) desk.sessions.set(session.id, key);
		await waitFor(() => expect(done).toHaveLength(1));
	});
});

test('an event makes the page look again, also after the desk was away', async () => {
	const channel = tab(await enter('slip', 1));
	let looks = 0;
	const end = channel.follow(() => {
		looks += 1;
	});
	await waitFor(() => expect(looks).toBeGreaterThan(1));
	const before = looks;
	desk.changed();
	await waitFor(() => expect(looks).toBeGreaterThan(before));
	await desk.stop();
	await desk.start();
	const away = looks;
	await waitFor(() => expect(looks).toBeGreaterThan(away));
	end();
});

/** A channel whose timers the test fires by hand, and its timers. */
async function still() {
	const timers = new Set<{ milliseconds: number; act: () => void }>();
	const after = (milliseconds: number, act: () => void) => {
		const timer = { milliseconds, act };
		timers.add(timer);
		return () => timers.delete(timer);
	};
	const channel = new Channel(await enter('slip', 1), { ...parts(), time: { now: () => Date.now(), after } });
	channels.push(channel);
	const end = channel.follow(() => void channel.ask('my_match'));
	await waitFor(() => expect(channel.state.link).toBe('connected'));
	return { channel, timers, end };
}

test('an answer that was lost is asked for again soon, although another one arrived', async () => {
	const { channel, timers, end } = await still();
	desk.changed();
	const looks = () => [...timers].filter(({ milliseconds }) => milliseconds > 100);
	await waitFor(() => expect(looks().some(({ milliseconds }) => milliseconds >= 15_000)).toBe(true));
	desk.lose = 1;
	expect(await channel.ask('my_match')).toBeUndefined();
	expect(await channel.ask('my_match')).toBeDefined();
	expect(channel.state.link).toBe('connected');
	const [next] = looks().filter(({ milliseconds }) => milliseconds < 2000);
	const before = desk.asked.length;
	next?.act();
	await waitFor(() => expect(desk.asked.length).toBeGreaterThan(before));
	end();
});

test('two tabs do not drive each other: a lock given back sends nothing before its time', async () => {
	const { channel, timers, end } = await still();
	/** The sender's timers: it takes the lock and waits briefly for a competing tab. */
	const begins = () => [...timers].filter(({ milliseconds }) => milliseconds < 100);
	desk.lose = 1;
	channel.act('report_result', {});
	for (const timer of begins()) {
		timers.delete(timer);
		timer.act();
	}
	await waitFor(() => expect(channel.state.link).toBe('lost'));
	await waitFor(() => expect(window.localStorage.getItem(`kralle.lock.${channel.session.id}`)).toBeNull());
	window.dispatchEvent(new StorageEvent('storage', { key: `kralle.lock.${channel.session.id}` }));
	expect(begins()).toEqual([]);
	window.dispatchEvent(new StorageEvent('storage', { key: `kralle.journal.act.${channel.session.id}` }));
	expect(begins()).toHaveLength(1);
	end();
});

test('a page that goes away while it sends keeps no other one from sending', async () => {
	const { channel, end } = await still();
	const lock = () => window.localStorage.getItem(`kralle.lock.${channel.session.id}`);
	channel.act('report_result', {});
	expect(lock()).not.toBeNull();
	window.dispatchEvent(new Event('pagehide'));
	expect(lock()).toBeNull();
	end();
});

test('a desk that is gone is missed when its stream ends, before anything is asked for', async () => {
	const { channel, end } = await still();
	await desk.stop();
	await waitFor(() => expect(channel.state.link).toBe('lost'));
	end();
});

test('one lost answer is made good within two seconds', async () => {
	const { channel, timers, end } = await still();
	desk.lose = 1;
	await channel.ask('my_match');
	expect(channel.state.link).toBe('lost');
	for (const { milliseconds, act } of [...timers]) if (milliseconds <= 2000) act();
	await waitFor(() => expect(channel.state.link).toBe('connected'));
	end();
});
