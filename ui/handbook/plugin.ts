/** The pages of the handbook as modules, `virtual:handbook/de` and so on: rendered when the screens are built. */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { render } from './render';
import { FOLDER, LANGUAGES, sources } from './sources';

const NAME = 'virtual:handbook/';

export const handbook = (): Plugin => ({
	name: 'kralle-handbook',
	resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
	load(id) {
		const language = LANGUAGES.find((it) => id === `\0${NAME}${it}`);
		if (!language) return null;
		const pages = sources(language);
		for (const { name } of pages) this.addWatchFile(join(FOLDER, language, `${name}.md`));
		return `export default ${JSON.stringify(pages.map(render))};`;
	},
});
