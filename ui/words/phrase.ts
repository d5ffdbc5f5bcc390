/** Phrases in texts. */

const isLetter = (letter: string | undefined) => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** True if the text has the phrase, and not as a part of longer words. */
export function hasPhrase(text: string, phrase: string): boolean {
	for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
		const begins = !isLetter(phrase[0]) || !isLetter(text[at - 1]);
		const ends = !isLetter(phrase.at(-1)) || !isLetter(text[at + phrase.length]);
		if (begins && ends) return true;
	}
	return false;
}
