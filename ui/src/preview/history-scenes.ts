/** A history of ten thousand actions, to scroll and filter. */
import type { FakeBackend } from '../backend/fake/fake';
import type { HistoryLine } from '../backend/generated/HistoryLine';
import type { HistoryView } from '../backend/generated/HistoryView';
import type { Input } from '../backend/backend';
import type { Scene } from './scenes';

const ACTIONS = 10_000;
const PEOPLE = ['Ruth Probst', 'Kurt Muster', 'Anna Exempel'];

function line(number: number): HistoryLine {
	const time = new Date(Date.UTC(2026, 10, 19) + number * 24_000).toISOString();
	const [round, table] = [(number % 11) + 1, (number % 12) + 1];
	const reason = number % 5 === 0 ? { reason: `Nachgesehen im Formular ${String(number)}, das Ergebnis stand verkehrt` } : {};
	const result = { round, table, verdict: 'first_wins', cause: 'checkmate', ...reason };
	return {
		entry: { number, time, who: PEOPLE[number % 3] ?? '', command: number % 2 === 0 ? 'enter_result' : 'choose_colors', data: number % 2 === 0 ? result : { round, table, white_on_board_1: 'first' } },
		kind: number % 2 === 0 ? 'result' : 'seating',
		state: number > ACTIONS - 20 ? 'undone' : 'done',
		marks: [],
	};
}

/** Answers for the desk what it would say of so many actions. */
async function remember(desk: FakeBackend): Promise<void> {
	const lines = Array.from({ length: ACTIONS }, (_, index) => line(ACTIONS - index));
	const [history, step] = [await desk.call('history', { kind: null, who: null, round: null, team: null, player: null, before: null, most: null }), await desk.call('history_step', { entry: 1 })];
	const told = (asked: Input<'history'>): HistoryView => {
		const fits = lines.filter(({ entry, kind }) => (asked.kind ?? kind) === kind && (asked.who ?? entry.who) === entry.who && (asked.round ?? entry.data['round']) === entry.data['round']);
		const most = asked.most ?? 100;
		return { ...history, lines: fits.slice(0, most), total: fits.length, more: fits.length > most, position: ACTIONS - 20, people: PEOPLE };
	};
	const call = desk.call.bind(desk);
	desk.call = ((name: string, input: never) => {
		if (name === 'history') return Promise.resolve(told(input));
		if (name === 'history_step') return Promise.resolve({ ...step, line: line((input as Input<'history_step'>).entry) });
		return call(name as never, input);
	}) as typeof desk.call;
}

export const HISTORY_SCENES: Record<string, Scene> = {
	'history-long': { place: 'history', prepare: remember },
};
