/** Sentences made of codes and data that came over the bridge. */
import type { ArticleView } from '../backend/generated/ArticleView';
import type { Datum } from '../backend/generated/Datum';
import type { JournalLine } from '../backend/generated/JournalLine';
import type { LineProblem } from '../backend/generated/LineProblem';
import type { Overview } from '../backend/generated/Overview';
import type { RefusalView } from '../backend/generated/RefusalView';
import type { RoomName } from '../backend/generated/RoomName';
import { type Arguments, list, says, t } from './words.svelte';

/** A code as the names of messages have it. */
export const hyphened = (code: string) => code.replaceAll('_', '-');

/** Data that are codes with messages of their own, by the beginning of those messages. */
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

/** A code in words, or the text as it is. */
function named(key: string, text: string): string {
	const id = `${CODES[key] ?? ''}${hyphened(text)}`;
	return key in CODES && says(id) ? t(id) : text;
}

/** A long list is cut: nobody reads 29 tables beside a button. */
function shortList(items: readonly string[]): string {
	const SHOWN = 4;
	if (items.length <= SHOWN + 1) return list(items);
	return t('list-more', { list: items.slice(0, SHOWN).join(', '), count: items.length - SHOWN });
}

/** Numbers of entries of the journal, which stand on sheets without a separator. */
const ENTRIES = ['entry', 'wall'];

/** What a message needs, out of what came over the bridge. */
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

/** The heading of a regulation in the language of the window; a heading without a message stays as it is. */
function headingName(heading: string): string {
	const id = `heading-${heading.toLowerCase().replaceAll('ä', 'ae')}`;
	return says(id) ? t(id) : heading;
}

/** Regulations whose passages have names and no numbers: "PZSR 5", "Rochade". */
const PASSAGES = ['paar_zug', 'ordinary_chess'];

/** An article as a person reads it: "Ende, Punkt 3", "Artikel 3.4", "PZSR 5". */
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

/** The same with its regulation in front. */
export function articleSource(article: ArticleView): string {
	if (['announcement', 'kralle', 'fics'].includes(article.regulation)) return articleName(article);
	const regulation = `regulation-${hyphened(article.regulation)}`;
	return says(regulation) ? `${t(regulation)}, ${articleName(article)}` : articleName(article);
}

/** Why a text is read so, where it leaves room. */
export const textLeavesRoom = (room: RoomName) => t('text-leaves-room', { because: t(`room-${hyphened(room)}`) });

/** The words of a refusal, or of a reason of the rules: what did not happen, and the rule in a sentence. */
export function refusalWords(refusal: Omit<RefusalView, 'code'> & { code: string }): {
	what: string;
	rule: string | undefined;
} {
	const args = argumentsOf(refusal.data);
	// The rules give their reason as a code of its own; its sentence is nearer to the case.
	const why = refusal.data['why'];
	const reasons = typeof why === 'string' ? [`refusal-${hyphened(why)}`, `why-${hyphened(why)}`] : [];
	const id = `refusal-${hyphened(refusal.code)}`;
	const rule = [...reasons, `${id}.rule`].find(says);
	return {
		what: says(id) ? t(id, args) : t('unexpected'),
		rule: rule ? t(rule, args) : says(id) ? undefined : t('unexpected.rule'),
	};
}

/** A refusal in one short line, to stand beside a blocked button. */
export function refusalLine(refusal: RefusalView): string {
	const short = `refusal-${hyphened(refusal.code)}.short`;
	return says(short) ? t(short, argumentsOf(refusal.data)) : refusalWords(refusal).what;
}

export function causeKey(cause: string): string {
	const id = `cause-${hyphened(cause)}`;
	return says(`${id}.key`) ? t(`${id}.key`) : t(`cause-key-${hyphened(cause)}`);
}

export function journalSentence(line: JournalLine): string {
	const id = `journal-${hyphened(line.command)}`;
	return says(id) ? t(id, argumentsOf(line.data)) : line.command;
}

/** The same with all that is needed where it stands alone: its round, and what was chosen. */
export function fullSentence(line: JournalLine): string {
	const id = `history-${hyphened(line.command)}`;
	// Entries of older files do not say what was chosen.
	return says(id)
		? t(id, { seating: '', white: 0, length: '', report: 0, table: 0, ...argumentsOf(line.data) })
		: journalSentence(line);
}

/** What was just done; in another round than the newest with its round. */
export function actSentence(line: JournalLine, overview: Overview | null): string {
	const { round } = line.data;
	const newest = overview?.rounds.at(-1)?.number;
	return typeof round === 'number' && round !== newest ? fullSentence(line) : journalSentence(line);
}

/** What is wrong with a line of a list. */
export function problemSentence(problem: LineProblem): string {
	const id = `list-problem-${hyphened(problem.code)}`;
	return says(id) ? t(id, argumentsOf(problem.data)) : problem.code;
}
