/**
 * The language each player's messages are in, by player, until the program ends.
 *
 * Not here: the file. Which language a player reads is nothing the tournament rests on.
 */
import { SvelteMap } from 'svelte/reactivity';
import type { LanguageName } from '../../backend/generated/LanguageName';

const chosen = new SvelteMap<number, LanguageName>();

/** The language chosen for a player; undefined while it is that of the window. */
export const languageOf = (player: number): LanguageName | undefined => chosen.get(player);

/** Chooses the language of a player. */
export function speaks(player: number, language: LanguageName) {
	chosen.set(player, language);
}
