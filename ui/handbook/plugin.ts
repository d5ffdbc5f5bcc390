/**
 * The pages of the handbook as modules, `virtual:handbook/de` and so on: rendered when the screens are built, with
 * their pictures as files that are read when they are looked at.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { render } from './render';
import { FOLDER, LANGUAGES, pictureFile, pictures, sources } from './sources';

const NAME = 'virtual:handbook/';

export const handbook = (): Plugin => ({
	name: 'kralle-handbook',
	// The handbook lies outside the folder of the screens.
	config: () => ({ server: { fs: { allow: ['.', FOLDER] } } }),
	resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
	load(id) {
		const language = LANGUAGES.find((it) => id === `\0${NAME}${it}`);
		if (!language) return null;
		const pages = sources(language);
		for (const { name } of pages) this.addWatchFile(join(FOLDER, language, `${name}.md`));
		// One that is not taken yet is needed by nobody: a test asks for it, and this may run to take it.
		const shown = pictures(language).filter((scene) => existsSync(pictureFile(language, scene)));
		const files = shown.map((scene, at) => {
			const file = JSON.stringify(`${pictureFile(language, scene)}?url&no-inline`);
			return `import picture${String(at)} from ${file};\n`;
		});
		const html = JSON.stringify(pages.map(render)).replaceAll(/pictures\/([\w-]+)\.webp/gu, (there, scene: string) =>
			shown.includes(scene) ? `"+picture${String(shown.indexOf(scene))}+"` : there,
		);
		return `${files.join('')}export default ${html};`;
	},
});
