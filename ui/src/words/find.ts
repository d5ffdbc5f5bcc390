/** Search for names by the beginnings of their words, ignoring accents. */

/** Letters that Unicode does not decompose into a plain letter and a mark. */
const PLAIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ł: 'l', ı: 'i' };
/** Umlauts as typed without an umlaut key. */
const SPELLED: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue' };

/** Returns the text in lower case and without marks. */
function folded(text: string): string {
	return text
		.normalize('NFD')
		.replaceAll(/\p{M}/gu, '')
		.toLowerCase()
		.replaceAll(/[ßæœøđłı]/gu, (letter) => PLAIN[letter] ?? letter);
}

/** The cached search words of each text. */
const read = new Map<string, readonly string[]>();
/** The number of texts at which the cache is cleared. */
const MOST_READ = 10_000;

/** Returns the folded words of a text, in both spellings of umlauts. */
function wordsIn(text: string): readonly string[] {
	let cached = read.get(text);
	if (cached === undefined) {
		const spelled = text.normalize('NFC').replaceAll(/[äöü]/giu, (letter) => SPELLED[letter.toLowerCase()] ?? letter);
		cached = [...new Set([...wordsOf(folded(text)), ...wordsOf(folded(spelled))])];
		if (read.size >= MOST_READ) read.clear();
		read.set(text, cached);
	}
	return cached;
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** True if every typed word begins a word of the texts. */
export function finds(typed: string, ...texts: readonly string[]): boolean {
	const candidates = texts.map(wordsIn);
	return wordsOf(folded(typed)).every((word) => candidates.some((words) => words.some((it) => it.startsWith(word))));
}

/** Characters of a passage before the matching word, and of the passage in all. */
const BEFORE = 20;
const SHOWN = 90;

/** Returns the passage of a text around the first match of the first typed word; empty if there is none. */
export function passage(typed: string, text: string): string {
	const first = wordsOf(typed)[0];
	if (first === undefined) return '';
	for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
		if (!finds(first, word)) continue;
		const from = index <= BEFORE ? 0 : text.indexOf(' ', index - BEFORE) + 1;
		const to = from + SHOWN >= text.length ? text.length : text.lastIndexOf(' ', from + SHOWN);
		return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
	}
	return '';
}
