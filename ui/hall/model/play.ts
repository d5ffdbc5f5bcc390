/** Plays a script on a phone, the page or its model, and records what both must have in common. */
import { ScriptDesk, type Reply, type Sent } from './scriptDesk';
import type { PersonAct, Script } from './script';
import type { PageState } from './taps';

/** The beginning of every script, in milliseconds since 1970. */
export const START = 1_795_000_000_000;

/** The state of a page as a person reads it. */
export interface Shown {
	stage: string;
	/** The lines of the footer, without the time of day. */
	line: string;
	/** The unanswered acts: call, body and name of the key. */
	waiting: string[];
	/** The refused acts: call, body, name of the key, status and code. */
	refused: string[];
}

/** The state without an open page. */
export const CLOSED: Shown = { stage: 'closed', line: '', waiting: [], refused: [] };

/** Names the keys in the state of a page. */
export const named = ({ waiting, refused, ...state }: PageState, name: (key: string) => string): Shown => ({
	...state,
	waiting: waiting.map(([call, body, key]) => [call, body, name(key)].join(' ')),
	refused: refused.map(([call, body, key, ...answer]) => [call, body, name(key), ...answer].join(' ')),
});

/** A phone that a script can drive: the page, or its model. */
export interface PhoneUnderTest {
	/** Called with each request. */
	onsent: (sent: Sent) => void;
	/** Milliseconds since the beginning, whatever the phone's clock shows. */
	now: () => number;
	/** Runs something after some milliseconds. */
	after: (milliseconds: number, run: () => void | Promise<void>) => void;
	/** Performs an act; false if the page offers none. */
	act: (act: PersonAct) => boolean | Promise<boolean>;
	reply: (number: number, reply: Reply) => void | Promise<void>;
	/** Returns the state; `name` names a key. */
	shown: (name: (key: string) => string) => Shown | Promise<Shown>;
	/** Lets time pass. */
	run: (milliseconds: number) => Promise<void>;
}

/** The record of a script. */
export interface Trace {
	/** Each request with its moment; sorted within a millisecond. */
	requests: string[];
	/** Each step with its effect and the state before it. */
	steps: string[];
	/** The acts executed at the desk. */
	done: string[];
	faults: string[];
}

/** Plays a script, and `rest` milliseconds after its last step. */
export async function play(script: Script, phone: PhoneUnderTest, rest = 70_000): Promise<Trace> {
	const desk = new ScriptDesk(script);
	const requests: [number, string][] = [];
	const steps: string[] = [];
	phone.onsent = (sent) => {
		requests.push([phone.now(), desk.describe(sent)]);
		for (const [delay, reply] of desk.take(sent, START + phone.now()))
			phone.after(delay, () => phone.reply(sent.number, reply));
	};
	const read = async () => JSON.stringify(await phone.shown(desk.keyName));
	let at = 0;
	for (const { after, act, desk: event } of script.steps) {
		at += after;
		phone.after(at, async () => {
			const before = await read();
			for (const [number, reply] of event ? desk.event(event, START + phone.now()) : [])
				await phone.reply(number, reply);
			const done = act === undefined ? '' : String(await phone.act(act));
			steps.push(`${String(phone.now())} ${before} ${JSON.stringify(act ?? event)} ${done}`);
		});
	}
	await phone.run(at + rest);
	steps.push(`at the end ${await read()}`);
	const sorted = requests.sort(([one, first], [other, second]) => one - other || (first < second ? -1 : 1));
	return {
		requests: sorted.map(([at, text]) => `${String(at)} ${text}`),
		steps,
		done: desk.done,
		faults: desk.faults,
	};
}
