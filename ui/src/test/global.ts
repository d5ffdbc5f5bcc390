/** Before all tests: a folder for the moments of the day that many of them begin with. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export default function setup() {
	const moments = mkdtempSync(join(tmpdir(), 'kralle-moments-'));
	process.env['KRALLE_MOMENTS'] = moments;
	return () => rmSync(moments, { recursive: true, force: true });
}
