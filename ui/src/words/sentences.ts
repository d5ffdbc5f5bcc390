/** Sentences built from the codes and data of the bridge. */
import type { AccelerationName } from '../backend/generated/AccelerationName';
import type { ArticleView } from '../backend/generated/ArticleView';
import type { Datum } from '../backend/generated/Datum';
import type { FormatName } from '../backend/generated/FormatName';
import type { FormationName } from '../backend/generated/FormationName';
import type { JournalLine } from '../backend/generated/JournalLine';
import type { LineProblem } from '../backend/generated/LineProblem';
import type { Overview } from '../backend/generated/Overview';
import type { RefusalView } from '../backend/generated/RefusalView';
import type { RoomName } from '../backend/generated/RoomName';
import { type Arguments, list, says, t } from './words.svelte';
import { changesPartners } from './formation';

/** Converts a code to its form in message names. */
export const hyphened = (code: string) => code.replaceAll('_', '-');

/** Describes the games of a match; “” for one game. */
export const gamesWords = (count: number, bestOf: boolean): string =>
	count === 1 ? '' : t(bestOf ? 'games-best-of' : 'games-per-match', { count });

/** Returns the message that names a format to choose; changing partners have their own. */
export const formatChoice = (format: FormatName, formation: FormationName): string =>
	`new-format-${hyphened(format)}${changesPartners(formation) ? '-partners' : ''}`;

/** Returns the name of a format, with its acceleration; changing partners have their own names. */
export const formatName = (
	format: FormatName,
	acceleration: AccelerationName = 'none',
	formation: FormationName = 'pot_draw',
) => {
	const name = `format-${hyphened(format)}`;
	if (changesPartners(formation)) return t(`${name}-partners`);
	return t(acceleration === 'none' ? name : `${name}-${acceleration}`);
};

/** Returns the title of swapping: teams, or players who change partners. */
export const swapTitle = (formation: FormationName): string =>
	t(changesPartners(formation) ? 'swap-title-players' : 'swap-title');

/** The message prefix of data fields that contain codes. */
const CODES: Record<string, string> = {
	cause: 'cause-',
	instead: 'cause-',
	verdict: 'verdict-',
	field: 'field-',
	expected: 'expected-',
	option: 'option-',
	piece: 'piece-',
	level: 'hall-level-',
	shows: 'display-',
	reporting: 'hall-reporting-',
};

/** Translates a code; any other text stays unchanged. */
function named(key: string, text: string): string {
	const id = `${CODES[key] ?? ''}${hyphened(text)}`;
	return key in CODES && says(id) ? t(id) : text;
}

/** Joins a list, shortened to four entries if it is long: it may stand beside a button. */
function shortList(items: readonly string[]): string {
	const SHOWN = 4;
	if (items.length <= SHOWN + 1) return list(items);
	return t('list-more', { list: items.slice(0, SHOWN).join(', '), count: items.length - SHOWN });
}

/** Fields with journal entry numbers, which sheets print without a separator. */
const ENTRIES = ['entry', 'wall'];

/** Converts data of the bridge to message arguments. */
export function argumentsOf(data: Record<string, Datum | undefined>): Arguments {
	const args: Arguments = {};
	for (const [key, datum] of Object.entries(data)) {
		if (datum === undefined) continue;
		if (Array.isArray(datum)) {
			args[key] = shortList(datum.map((item) => (typeof item === 'string' ? named(key, item) : String(item))));
		} else if (ENTRIES.includes(key) && typeof datum === 'number') args[key] = String(datum);
		else args[key] = typeof datum === 'string' ? named(key, datum) : datum;
	}
	return args;
}

/** Translates the heading of a regulation; without a message it stays unchanged. */
function headingName(heading: string): string {
	const id = `heading-${heading.toLowerCase().replaceAll('ä', 'ae')}`;
	return says(id) ? t(id) : heading;
}

/** Regulations whose passages have names instead of article numbers: "PZSR 5", "Rochade". */
const PASSAGES = ['paar_zug', 'ordinary_chess'];

/** Formats an article: "Ende, Punkt 3", "Artikel 3.4", "PZSR 5". */
export function articleName(article: ArticleView): string {
	if (article.regulation === 'announcement') {
		const option = `option-${hyphened(article.point)}`;
		return says(option) ? t('article-announced', { option: t(option) }) : t('regulation-announcement');
	}
	if (article.regulation === 'kralle') return t('regulation-kralle');
	if (article.regulation === 'fics') return t('regulation-fics');
	if (PASSAGES.includes(article.regulation)) return article.point;
	if (article.heading !== null)
		return t('article-point', { heading: headingName(article.heading), point: article.point });
	return t('article-number', { number: article.point });
}

/** Formats an article with its regulation in front. */
export function articleSource(article: ArticleView): string {
	if (['announcement', 'kralle', 'fics'].includes(article.regulation)) return articleName(article);
	const regulation = `regulation-${hyphened(article.regulation)}`;
	return says(regulation) ? `${t(regulation)}, ${articleName(article)}` : articleName(article);
}

/** Explains an interpretation where the text of the regulations leaves room. */
export const textLeavesRoom = (room: RoomName) => t('text-leaves-room', { because: t(`room-${hyphened(room)}`) });

/** Describes a refusal, or a reason of the rules: the failed action, and the rule in a sentence. */
export function refusalWords(refusal: Omit<RefusalView, 'code'> & { code: string }): {
	what: string;
	rule: string | undefined;
} {
	const args = argumentsOf(refusal.data);
	// The rules send their reason as a separate code, whose message is more specific.
	const why = refusal.data['why'];
	const reasons = typeof why === 'string' ? [`refusal-${hyphened(why)}`, `why-${hyphened(why)}`] : [];
	const id = `refusal-${hyphened(refusal.code)}`;
	const rule = [...reasons, `${id}.rule`].find(says);
	return {
		what: says(id) ? t(id, args) : t('unexpected'),
		rule: rule ? t(rule, args) : says(id) ? undefined : t('unexpected.rule'),
	};
}

/** Describes a refusal in one short line, for use beside a blocked button. */
export function refusalLine(refusal: RefusalView): string {
	const short = `refusal-${hyphened(refusal.code)}.short`;
	return says(short) ? t(short, argumentsOf(refusal.data)) : refusalWords(refusal).what;
}

export function causeKey(cause: string): string {
	const id = `cause-${hyphened(cause)}`;
	return says(`${id}.key`) ? t(`${id}.key`) : t(`cause-key-${hyphened(cause)}`);
}

/** Converts the data of a line. A game of a match of several is named with its table. */
function lineArguments({ data }: JournalLine): Arguments {
	const { table, game } = data;
	const place =
		typeof table === 'number' && typeof game === 'number' ? { table: t('table-and-game', { table, game }) } : {};
	return { ...argumentsOf(data), ...place };
}

export function journalSentence(line: JournalLine): string {
	const id = `journal-${hyphened(line.command)}`;
	return says(id) ? t(id, lineArguments(line)) : line.command;
}

/** Describes a command completely, with round and choice, for use without context. */
export function fullSentence(line: JournalLine): string {
	const id = `history-${hyphened(line.command)}`;
	// Entries of older files lack some fields.
	return says(id)
		? t(id, { seating: '', white: 0, length: '', report: 0, table: 0, ...lineArguments(line) })
		: journalSentence(line);
}

/** Describes a command just given; with its round unless that is the newest. */
export function actSentence(line: JournalLine, overview: Overview | null): string {
	const { round } = line.data;
	const newest = overview?.rounds.at(-1)?.number;
	return typeof round === 'number' && round !== newest ? fullSentence(line) : journalSentence(line);
}

/** Describes a problem with a line of a list. */
export function problemSentence(problem: LineProblem): string {
	const id = `list-problem-${hyphened(problem.code)}`;
	return says(id) ? t(id, argumentsOf(problem.data)) : problem.code;
}
