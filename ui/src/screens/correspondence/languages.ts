/** The language of each player's letters. */
import type { ColorName, LanguageName, LetterLanguageName, PostGameView } from '../../backend/generated';
import { LANGUAGES } from '../../words/words.svelte';
import { COLORS } from '../../parts/game/game.svelte';

/** Returns the letter language for a window language: letters have no Swiss spelling of German. */
export const inLetters = (language: LanguageName): LetterLanguageName => (language === 'de-CH' ? 'de' : language);

/** The languages of letters, each by its own name. */
export const LETTER_LANGUAGES = LANGUAGES.flatMap(({ code, name }) => (code === 'de-CH' ? [] : [{ code, name }]));

const chosen = (post: PostGameView, color: ColorName) =>
	color === 'white' ? post.white_language : post.black_language;

/** Returns the language chosen for a player in this game, else in another; undefined if it is the window's. */
export function languageOf(
	post: PostGameView,
	color: ColorName,
	games: readonly PostGameView[],
): LetterLanguageName | undefined {
	const player = post.game[color].player.id;
	const elsewhere = games.flatMap((other) =>
		COLORS.flatMap((side) => (other.game[side].player.id === player ? [chosen(other, side)] : [])),
	);
	return chosen(post, color) ?? elsewhere.find((language) => language !== null) ?? undefined;
}
