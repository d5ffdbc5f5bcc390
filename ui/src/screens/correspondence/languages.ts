/** The language each player's letters are in. */
import type { ColorName, LanguageName, LetterLanguageName, PostGameView } from '../../backend/generated';
import { LANGUAGES } from '../../words/words.svelte';
import { COLORS } from '../../parts/game/game.svelte';

/** The language of letters in a window of this language: letters have no spelling of their own for Switzerland. */
export const inLetters = (language: LanguageName): LetterLanguageName => (language === 'de-CH' ? 'de' : language);

/** The languages letters can be in, each by its own name. */
export const LETTER_LANGUAGES = LANGUAGES.flatMap(({ code, name }) => (code === 'de-CH' ? [] : [{ code, name }]));

const chosen = (post: PostGameView, color: ColorName) =>
	color === 'white' ? post.white_language : post.black_language;

/** The language chosen for a player, in this game or else in another; undefined while it is that of the window. */
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
