/** The table of situations that page and model must handle alike. */
import { FIRST } from '../test/day';
import { type Fate, LATER_SLIP, reportOf, type Script, SLIP, type Step, TYPED_SLIP } from './script';

const REPORT = reportOf(FIRST.players[0]?.player ?? 0);
const SCAN: Step = { after: 0, act: { scan: SLIP } };
/** Seven requests that never arrive. */
const OUTAGE = Array.from({ length: 7 }, (): Fate => 'cut');

function situation(name: string, steps: Step[], fates: Script['fates'] = {}, more: Partial<Script> = {}): Script {
	return { name, jitter: 0.5, ahead: 0, trips: [37, 53, 71], ...more, steps: [SCAN, ...steps], fates };
}

const reported = (name: string, fates: Fate[], steps: Step[] = []) =>
	situation(name, [{ after: 2003, act: REPORT }, ...steps], { report_result: fates });

export const SITUATIONS: Script[] = [
	reported('a report is answered', []),
	reported('the request is cut', ['cut', 'cut']),
	reported('the answer is cut', ['answer_cut', 'cut', 'answer_cut']),
	reported('a request arrives twice', ['doubled']),
	reported('nothing comes back', ['silent']),
	reported('an answer is late', ['late']),
	reported('a captive portal answers', ['portal', 'portal']),
	reported('the result was overtaken', [{ refused: [409, 'out_of_date'] }], [{ after: 3001, act: 'dismiss' }]),
	reported('too many requests', [{ refused: [429, 'throttled'] }, { unsigned: [429, 'throttled'] }]),
	reported('the report is refused', [{ refused: [422, 'hall_not_understood'] }], [{ after: 5003, act: 'dismiss' }]),
	reported('the desk is broken', [{ refused: [500, 'hall_not_understood'] }, { unsigned: [503, 'busy'] }]),
	reported('another machine does not know the phone', [{ unsigned: [401, 'unknown'] }]),
	reported(
		'the server starts again',
		['answer_cut', 'cut'],
		[
			{ after: 11, desk: 'restart' },
			{ after: 9007, desk: 'changed' },
		],
	),
	reported(
		'the page is loaded again while a report is on its way',
		['silent', 'cut'],
		[
			{ after: 61, act: 'reload' },
			{ after: 3001, act: 'reload' },
		],
	),
	reported(
		'the tab is closed and opened',
		['silent'],
		[
			{ after: 71, act: 'close' },
			{ after: 20_011, act: 'open' },
		],
	),
	reported(
		'the battery dies while a report is on its way',
		['silent'],
		[
			{ after: 83, act: 'battery_dies' },
			{ after: 2003, act: 'open' },
		],
	),
	reported(
		'the battery dies, and the clock is set back',
		['silent'],
		[
			{ after: 83, act: 'battery_dies' },
			{ after: 2003, act: { set_clock: -3_600_000 } },
			{ after: 10, act: 'open' },
		],
	),
	situation(
		'two acts wait, and no second report is offered',
		[
			{ after: 2003, act: REPORT },
			{ after: 503, act: { call_arbiter: 'clock' } },
			{ after: 303, act: REPORT },
			{ after: 107, act: 'confirm' },
		],
		{ report_result: ['cut', 'cut'], call_arbiter: ['answer_cut'] },
	),
	reported('a report is changed', [], [{ after: 1009, act: REPORT }]),
	situation('the other report is confirmed', [
		{ after: 1009, desk: 'theirs' },
		{ after: 1013, act: 'confirm' },
	]),
	situation(
		'the other report is contested, and the own one follows',
		[
			{ after: 1009, desk: 'theirs' },
			{ after: 1013, act: 'contest' },
			{ after: 301, act: 'confirm' },
			{ after: 4001, act: REPORT },
			{ after: 1009, act: 'confirm' },
		],
		{ answer_report: ['cut', 'answered'] },
	),
	situation(
		'no other report is confirmed while the own one waits',
		[
			{ after: 2003, act: REPORT },
			{ after: 3, desk: 'theirs' },
			{ after: 307, act: 'confirm' },
			{ after: 7003, act: 'confirm' },
		],
		{ report_result: ['cut', 'cut'] },
	),
	situation('a result is contested, and counts after all', [
		{ after: 1009, desk: 'theirs' },
		{ after: 1009, desk: 'result' },
		{ after: 1013, act: 'contest' },
		{ after: 2003, act: 'withdraw_contest' },
		{ after: 2003, act: 'contest' },
	]),
	reported('a long outage', OUTAGE),
	situation(
		'everything is cut for a minute',
		[{ after: 2003, act: REPORT }],
		{
			report_result: OUTAGE,
			my_match: ['answered', ...Array.from({ length: 8 }, (): Fate => 'cut')],
			day: ['answered', ...Array.from({ length: 8 }, (): Fate => 'cut')],
			events: Array.from({ length: 5 }, (): Fate => 'cut'),
		},
		{ jitter: 0.1 },
	),
	situation('boards and colors are chosen', [
		{ after: 503, desk: 'unseated' },
		{ after: 1009, act: { seating: 'cross' } },
		{ after: 11, act: { seating: 'parallel' } },
		{ after: 1009, act: { colors: 'second' } },
	]),
	situation('a report before the boards are chosen', [
		{ after: 503, desk: 'unseated' },
		{ after: 1009, act: REPORT },
	]),
	situation('another phone asks', [
		{ after: 503, desk: 'asks' },
		{ after: 1009, act: { let_in: 2 } },
		{ after: 1009, act: { turn_away: 2 } },
	]),
	situation('the entry is cut, refused and answered', [], {
		enter: ['answer_cut', 'portal', { unsigned: [429, 'throttled'] }, { refused: [500, 'hall_not_understood'] }],
	}),
	situation('the letters are wrong', [], { enter: [{ unsigned: [401, 'bad_mac'] }] }),
	situation('the slip is refused', [], { enter: [{ refused: [403, 'slip_not_open'] }] }),
	situation('another phone has the slip', [{ after: 9001, act: 'reload' }], {
		enter: [{ refused: [409, 'slip_in_use'] }, { refused: [409, 'slip_in_use'] }, { refused: [409, 'slip_in_use'] }],
	}),
	situation('the director frees the slip, and it is scanned again', [
		{ after: 2003, desk: 'freed' },
		{ after: 3001, act: REPORT },
		{ after: 3001, act: { scan: SLIP } },
		{ after: 3001, act: REPORT },
	]),
	situation('a slip is given back', [
		{ after: 2003, act: 'give_back' },
		{ after: 2003, act: { scan: SLIP } },
	]),
	situation(
		'a report is sent although the slip of the next round was opened',
		[
			{ after: 2003, act: REPORT },
			{ after: 203, act: { scan: LATER_SLIP } },
		],
		{ report_result: ['cut', 'cut', 'cut'] },
	),
	situation(
		'a report is sent although the slip was left',
		[
			{ after: 2003, act: REPORT },
			{ after: 203, act: 'other_code' },
			{ after: 7003, act: { scan: SLIP } },
		],
		{ report_result: ['cut', 'cut'] },
	),
	{
		...situation('a typed slip is left twice while a report waits', [], { report_result: OUTAGE }),
		steps: [
			{ after: 0, act: 'open' },
			{ after: 103, act: { type: TYPED_SLIP } },
			{ after: 2003, act: REPORT },
			{ after: 203, act: 'other_code' },
			{ after: 203, act: { type: TYPED_SLIP } },
			{ after: 1203, act: 'other_code' },
		],
	},
	situation(
		'a kept report is withdrawn',
		[
			{ after: 2003, act: REPORT },
			{ after: 503, act: 'withdraw' },
			{ after: 1009, act: REPORT },
		],
		{ report_result: ['cut'] },
	),
	situation(
		'a kept report is withdrawn a moment before it is sent again',
		[
			{ after: 2003, act: REPORT },
			{ after: 1110, act: 'withdraw' },
		],
		{ report_result: ['cut'] },
	),
	situation('a stream is silent, and comments keep it', [
		...Array.from({ length: 3 }, (): Step => ({ after: 50_021, desk: 'comment' })),
	]),
	situation('the clock of the phone is wrong', [{ after: 2003, act: { set_clock: 400_000 } }], {}, { ahead: -900_000 }),
];
