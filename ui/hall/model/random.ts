/** Random scripts by seed. */
import { FIRST } from '../test/day';
import {
	type DeskEvent,
	type Fate,
	LATER_SLIP,
	type PersonAct,
	reportOf,
	type Script,
	SLIP,
	type Step,
	TYPED_SLIP,
} from './script';

const REPORT = reportOf(FIRST.players[0]?.player ?? 0);

/** The acts of a script; repeated ones are more frequent. */
const ACTS: readonly PersonAct[] = [
	REPORT,
	REPORT,
	REPORT,
	'confirm',
	'confirm',
	'contest',
	'withdraw_contest',
	{ call_arbiter: 'clock' },
	{ call_arbiter: 'illegal_move' },
	{ seating: 'parallel' },
	{ seating: 'cross' },
	{ colors: 'first' },
	{ let_in: 2 },
	{ turn_away: 2 },
	'give_back',
	'other_code',
	'withdraw',
	'dismiss',
	'wake',
	'reload',
	'reload',
	'close',
	'open',
	'open',
	'battery_dies',
	{ scan: SLIP },
	{ scan: LATER_SLIP },
	{ type: TYPED_SLIP },
	{ type: TYPED_SLIP },
	{ set_clock: 90_000 },
	{ set_clock: -90_000 },
];
const EVENTS: readonly DeskEvent[] = [
	'changed',
	'changed',
	'comment',
	'restart',
	'theirs',
	'theirs',
	'result',
	'unseated',
	'asks',
	'freed',
];
const FATES: readonly Fate[] = [
	'answered',
	'answered',
	'answer_cut',
	'cut',
	'cut',
	'doubled',
	'silent',
	'portal',
	'late',
	{ unsigned: [401, 'unknown'] },
	{ unsigned: [401, 'ended'] },
	{ unsigned: [401, 'bad_mac'] },
	{ unsigned: [429, 'throttled'] },
	{ unsigned: [503, 'busy'] },
	{ refused: [409, 'out_of_date'] },
	{ refused: [422, 'hall_not_understood'] },
	{ refused: [425, 'played_again'] },
	{ refused: [429, 'throttled'] },
	{ refused: [500, 'hall_not_understood'] },
];
const CALLS = ['enter', 'events', 'my_match', 'day', 'report_result', 'answer_report', 'call_arbiter'] as const;

/** Returns numbers from 0 to 1 by a seed: the multiplicative generator of Park and Miller. */
function generator(seed: number): () => number {
	let state = (seed * 69_621 + 1) % 2_147_483_647;
	return () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}

export function randomScript(seed: number): Script {
	const next = generator(seed);
	const below = (end: number) => Math.floor(next() * end);
	const one = <T>(list: readonly T[]): T => list[below(list.length)] as T;
	/** Mostly short, sometimes long. */
	const pause = () => 1 + below(one([80, 2000, 2000, 9000, 40_000]));
	const badness = next();
	const fates = Object.fromEntries(
		CALLS.map((call) => [call, Array.from({ length: 8 }, () => (next() < badness ? one(FATES) : 'answered'))]),
	);
	const steps = Array.from({ length: 3 + below(14) }, (): Step =>
		next() < 0.7 ? { after: pause(), act: one(ACTS) } : { after: pause(), desk: one(EVENTS) },
	);
	return {
		name: `seed ${String(seed)}`,
		jitter: one([0, 0.1, 0.5, 0.83, 0.99]),
		ahead: one([0, 0, 700, -900_000]),
		trips: Array.from({ length: 5 }, () => 3 + below(400)),
		steps: [{ after: 0, act: { scan: SLIP } }, ...steps],
		fates,
	};
}
