/**
 * Runs before all tests: creates a directory for prepared scenes, which many tests share. It stays for the next run
 * while the program and the scenes are the same.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PROGRAM } from './process';

const UI = join(import.meta.dirname, '../..');
const FOLDER = join(UI, 'node_modules/.cache/kralle-moments');
/** Milliseconds after which an old directory is removed; another run may still use a newer one. */
const OLD = 24 * 60 * 60 * 1000;

/** Returns a hash of the program and the scenes. */
function fingerprint(): string {
	const hash = createHash('sha256');
	// The tests of messages also run before the program is built.
	if (existsSync(PROGRAM)) {
		const { mtimeMs, size } = statSync(PROGRAM);
		hash.update(`${PROGRAM} ${String(mtimeMs)} ${String(size)}`);
	}
	const preview = join(UI, 'src/preview');
	for (const name of readdirSync(preview).sort()) hash.update(readFileSync(join(preview, name)));
	return hash.digest('hex').slice(0, 16);
}

export default function setup() {
	const moments = join(FOLDER, fingerprint());
	mkdirSync(moments, { recursive: true });
	for (const name of readdirSync(FOLDER)) {
		const other = join(FOLDER, name);
		if (other !== moments && Date.now() - statSync(other).mtimeMs > OLD)
			rmSync(other, { recursive: true, force: true });
	}
	process.env['KRALLE_MOMENTS'] = moments;
}
