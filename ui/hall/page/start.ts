/** Starts a page: loads the embedded messages, then mounts it. */
import { type Component, mount } from 'svelte';
import '../../src/styles/tokens.css';
import '../../src/styles/base.css';
import '../../src/styles/field.css';
import './hall.css';
import Guarded from './Guarded.svelte';
import type { PageProps } from './props';
import { LANGUAGES, learn, words } from '../../src/words/words.svelte';

/** The data the server embeds into the page, in the phone's language. */
interface Words {
	language: string;
	/** The selectable languages. */
	languages: string[];
	/** The concatenated files of `ui/messages`. */
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
