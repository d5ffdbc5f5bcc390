/** Converts the codes of the rules engine into sentences in the user's language. */
import type { ColorName } from '../../backend/generated/ColorName';
import type { HallSide } from '../../backend/generated/HallSide';
import type { HallTable } from '../../backend/generated/HallTable';
import type { MatchView } from '../../backend/generated/MatchView';
import type { ReadingView } from '../../backend/generated/ReadingView';
import type { RefusalView } from '../../backend/generated/RefusalView';
import type { Said } from '../../backend/generated/Said';
import type { SideName } from '../../backend/generated/SideName';
import type { VerdictCard } from '../../backend/generated/VerdictCard';
import { surname } from '../../words/names';
import { argumentsOf, hyphened, refusalWords } from '../../words/sentences';
import { decimal, says, t, type Arguments } from '../../words/words.svelte';

export type SideCode = 'a_white' | 'a_black' | 'b_white' | 'b_black';

export function codeOf(side: SideName): SideCode {
	return `${side.board}_${side.color}`;
}

/** The players and teams at a table, as far as the match is known. */
export interface People {
	players: Partial<Record<SideCode, string>>;
	/** The numbers of the teams: White of board 1 is in the first. */
	teams: Partial<Record<'team1' | 'team2', number>>;
}

export const NOBODY: People = { players: {}, teams: {} };

/** Returns the people of two sides, once boards and colors are chosen. */
export function peopleAt({
	first,
	second,
	white_on_board_1,
}: Pick<HallTable, 'first' | 'second' | 'white_on_board_1'>) {
	if (white_on_board_1 === null) return NOBODY;
	const people: People = { players: {}, teams: {} };
	for (const { name, board, color } of [...first.players, ...second.players]) {
		if (board === null || color === null) continue;
		people.players[`${board === 1 ? 'a' : 'b'}_${color}`] = surname(name);
	}
	const [one, two] = white_on_board_1 === 'first' ? [first, second] : [second, first];
	people.teams = { team1: one.team, team2: two.team };
	return people;
}

/** Returns the people of a match. */
export function peopleOf(it: MatchView | null): People {
	if (!it) return NOBODY;
	const sideOf = ({ team, partner, name, seats }: MatchView['first']): HallSide => ({
		team,
		partner,
		name,
		players: seats.map(({ player, board, color }) => ({ player: player.id, name: player.name, board, color })),
	});
	return peopleAt({ first: sideOf(it.first), second: sideOf(it.second), white_on_board_1: it.white_on_board_1 });
}

/** Returns a player by name and place, or by place alone. */
export function sideName(code: SideCode, people: People): string {
	const name = people.players[code];
	const place = t(`side-${hyphened(code)}`);
	return name ? t('judge-player', { name, place }) : place;
}

/** True if an answer contains a mate that can still be averted. */
export const isPending = ({ answer, lines }: VerdictCard): boolean =>
	[answer, ...lines.map(({ said }) => said)].some(
		({ code }) => code === 'mate_pending' || code === 'mate_also_pending',
	);

const SIDES = ['side', 'opponent', 'partner'];

/** Formats a statement of the engine. */
export function sayIt(said: Said, people: People): string {
	const args: Arguments = argumentsOf(said.data);
	for (const [key, value] of Object.entries(said.data)) {
		if (typeof value !== 'string') continue;
		if (SIDES.includes(key)) args[key] = sideName(value as SideCode, people);
		else if (key === 'winner') {
			const team = people.teams[value as 'team1' | 'team2'];
			args[key] = team === undefined ? t(`tandem-${value}`) : t('judge-team', { team });
		} else if (key === 'piece' || key === 'taken') args[key] = t(`piece-${value}.the`);
		else if (key === 'claim') args[key] = t(`claim-${hyphened(value)}`);
		else if (key === 'why') args[key] = ruleOf(value);
		else if (key === 'color' || key === 'opponent_color') args[key] = t(value);
		else if (key === 'role') args[key] = t(`piece-${value}`);
		else if (key === 'cause') args[key] = t(`cause-${hyphened(value)}`);
		else if (key === 'right' || key === 'void')
			args[key] = t(`table-${key}-${hyphened(value)}`, argumentsOf(said.data));
	}
	const text = t(`judge-${hyphened(said.code)}`, args);
	return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the sentence of the rule behind a reason. */
function ruleOf(why: string): string {
	return refusalWords({ code: why, article: null, data: {} }).rule ?? '';
}

/** Describes an option in force; null if there is no message for it. */
export function sayReading(reading: ReadingView): { title: string; text: string } | null {
	const option = `option-${hyphened(reading.option)}`;
	const value = `${option}.${hyphened(reading.value)}`;
	return says(option) && says(value) ? { title: t(option), text: t(value) } : null;
}

/** Returns the reason a position is impossible, and the rule. */
export function problemOf(refusal: RefusalView): { what: string; rule: string | undefined } {
	const id = `problem-${hyphened(refusal.code)}`;
	const words = refusalWords(refusal);
	if (!says(id)) return words;
	const args = argumentsOf(refusal.data);
	const { color, piece } = refusal.data;
	if (typeof color === 'string') args['color'] = t(color);
	if (typeof piece === 'string') args['piece'] = t(`piece-${piece}`);
	return { what: t(id, args), rule: words.rule };
}

/** Converts a short move to the piece letters of the language. */
export function localSan(san: string): string {
	const letters: Record<string, string> = { K: 'king', Q: 'queen', R: 'rook', B: 'bishop', N: 'knight', P: 'pawn' };
	return san.replaceAll(/[KQRBN](?![:).]|\d(?![a-hx]))|^P(?=@)|(?<==)[QRBN]/gu, (letter) =>
		t(`piece-${letters[letter] ?? 'pawn'}.letter`),
	);
}

/** Formats the remaining time of a clock: "2:05"; the last ten seconds with a tenth. */
export function clock(ms: number): string {
	const minutes = Math.floor(ms / 60_000);
	const seconds = (ms % 60_000) / 1000;
	const text = minutes === 0 && seconds < 10 ? seconds.toFixed(1) : String(Math.floor(seconds));
	return `${String(minutes)}:${decimal(text.padStart(text.includes('.') ? 4 : 2, '0'))}`;
}

export const COLORS: readonly ColorName[] = ['white', 'black'];
