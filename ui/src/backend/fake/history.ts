/** The history of the fake desk. */
import { type Input, type Output, Refused } from '../backend';
import type { EntryStateName } from '../generated/EntryStateName';
import type { HistoryLine } from '../generated/HistoryLine';
import type { JournalLine } from '../generated/JournalLine';
import type { KindName } from '../generated/KindName';
import type { FakeTournament } from './state';

export interface Step {
	line: JournalLine;
	before: FakeTournament;
	after: FakeTournament;
}

/** Everything that was done: the creation, what is in force, what can be redone, and the rest. */
export interface FakeJournal {
	first: JournalLine;
	done: readonly Step[];
	/** The next to redo is the last. */
	undone: readonly Step[];
	ended: readonly HistoryLine[];
}

const KINDS: Partial<Record<string, KindName>> = {
	new_tournament: 'tournament',
	change_settings: 'tournament',
	add_player: 'players',
	check_in: 'players',
	draw_lots: 'lots',
	pair_round: 'pairing',
	publish_round: 'pairing',
	choose_seating: 'seating',
	choose_colors: 'seating',
	enter_result: 'result',
	clear_result: 'result',
	decide_tie: 'decision',
};

export function firstLine(name: string): JournalLine {
	return { number: 1, time: '2026-11-21T12:00:00Z', who: '', command: 'new_tournament', data: { name } };
}

export function lineOf(entry: JournalLine, state: EntryStateName): HistoryLine {
	const marks: HistoryLine['marks'] =
		state === 'done' ? [] : [{ act: 'undone', time: '2026-11-21T14:35:00Z', who: 'Kurt Muster' }];
	return { entry, kind: KINDS[entry.command] ?? 'other', state, marks };
}

function linesOf(journal: FakeJournal): HistoryLine[] {
	const lines = [
		lineOf(journal.first, 'done'),
		...journal.done.map(({ line }) => lineOf(line, 'done')),
		...journal.undone.map(({ line }) => lineOf(line, 'undone')),
		...journal.ended,
	];
	return lines.sort((one, other) => other.entry.number - one.entry.number);
}

export function historyOf(
	tournament: FakeTournament,
	journal: FakeJournal,
	asked: Input<'history'>,
): Output<'history'> {
	const teamsAt = (line: JournalLine) => {
		const { round, table } = line.data;
		const match =
			typeof round === 'number' ? tournament.rounds[round - 1]?.matches.find((it) => it.table === table) : undefined;
		return match ? [match.first, match.second] : [];
	};
	const fits = ({ entry, kind }: HistoryLine) =>
		(asked.kind === null || asked.kind === kind) &&
		(asked.who === null || asked.who === entry.who) &&
		(asked.round === null || asked.round === entry.data['round']) &&
		(asked.team === null || teamsAt(entry).some(({ team }) => team === asked.team)) &&
		(asked.player === null ||
			teamsAt(entry).some(({ seats }) => seats.some(({ player }) => player.id === asked.player)));
	const lines = linesOf(journal).filter(fits);
	const most = asked.most ?? 100;
	return {
		lines: lines.slice(0, most),
		total: lines.length,
		more: lines.length > most,
		position: journal.done.at(-1)?.line.number ?? 1,
		people: [...new Set(linesOf(journal).map(({ entry }) => entry.who))].sort(),
		rounds: tournament.rounds.length,
		teams: tournament.lots?.teams.length ?? 0,
		players: tournament.players
			.map(({ id, fields }) => ({ id, name: fields.name }))
			.sort((one, other) => one.name.localeCompare(other.name)),
	};
}

export function stepOf(journal: FakeJournal, number: number): Output<'history_step'> {
	const line = linesOf(journal).find(({ entry }) => entry.number === number);
	if (!line) throw new Refused({ code: 'unknown_entry', article: null, data: { entry: number } });
	const step = [...journal.done, ...journal.undone].find((candidate) => candidate.line.number === number);
	const falls = journal.done
		.map((candidate) => candidate.line)
		.filter((candidate) => candidate.number > number)
		.reverse();
	const returns = journal.undone
		.map((candidate) => candidate.line)
		.filter((candidate) => candidate.number <= number)
		.reverse();
	const on = line.state === 'undone' ? returns : line.state === 'done' ? falls : [];
	const stateOf = (tournament: FakeTournament | undefined) => {
		const { round, table } = line.entry.data;
		const match =
			typeof round === 'number' ? tournament?.rounds[round - 1]?.matches.find((it) => it.table === table) : undefined;
		return match
			? { outcome: match.outcome, article: null, seating: match.seating, white_on_board_1: match.white_on_board_1 }
			: null;
	};
	return {
		line,
		way: line.state === 'undone' ? 'redo' : line.state === 'ended' ? 'none' : falls.length === 0 ? 'here' : 'undo',
		blocked: line.state === 'ended' ? { code: 'not_on_the_way', article: null, data: { entry: number } } : null,
		on_the_way: on.slice(0, 40),
		steps: on.length,
		visible: line.state !== 'ended',
		match_before: stateOf(step?.before),
		match_after: stateOf(step?.after),
		player_before: null,
		player_after: null,
	};
}

/** The link of every entry of the fake desk, as it is read out. */
const LINK = 'KTRA-9MNP-XC4D-7HWQ';

export function headOf(journal: FakeJournal, word: string): Output<'check_head'> {
	const asked = word.trim().toUpperCase();
	if (asked === '') throw new Refused({ code: 'head_missing', article: null, data: {} });
	const [, number, link] = /^(\d+)-(.+)$/u.exec(asked) ?? [];
	if (number === undefined || link === undefined)
		throw new Refused({ code: 'head_number', article: null, data: { found: asked } });
	const entry = Number(number);
	const lines = linesOf(journal);
	const newest = lines[0]?.entry.number ?? 0;
	const line = lines.find((candidate) => candidate.entry.number === entry);
	if (entry > newest) return { word: asked, answer: { is: 'not_yet', newest } };
	if (!line || link !== LINK) return { word: asked, answer: { is: 'other_link', entry } };
	return {
		word: asked,
		answer: { is: 'contained', entry, time: line.entry.time, state: line.state, line: line.entry },
	};
}
