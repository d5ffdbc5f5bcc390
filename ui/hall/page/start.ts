/** Begins a page: learns the words that came with it, then shows it. */
import { type Component, mount } from 'svelte';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/field.css';
import './hall.css';
import Guarded from './Guarded.svelte';
import type { PageProps } from './props';
import { LANGUAGES, learn, words } from '../../src/words/words.svelte';

/** What the server writes into the page, in the language of the phone. */
interface Words {
	language: string;
	/** The languages to choose from. */
	languages: string[];
	/** The messages as they stand in `ui/messages`, one file after the other. */
	messages: string;
}

export function start(page: Component<PageProps>) {
	const said: Words = JSON.parse(document.getElementById('words')?.textContent ?? '{}');
	const language = LANGUAGES.find(({ code }) => code === said.language)?.code ?? 'de';
	learn(language, [said.messages]);
	void words.speak(language);
	const target = document.getElementById('app');
	if (target) mount(Guarded, { target, props: { page, languages: said.languages } });
}
