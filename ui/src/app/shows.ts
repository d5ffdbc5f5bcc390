/** Sheets in the program a person uses for PDF files. */
import { refusalOf } from '../backend/backend';
import type { Desktop } from '../backend/desktop';

/**
 * Shows a sheet. Where no program does, its path goes to `unseen` and the answer is false; without
 * `unseen` that is refused.
 */
export async function shows(desktop: Desktop, path: string, unseen?: string[]): Promise<boolean> {
	try {
		await desktop.showSheet(path);
		return true;
	} catch (thrown) {
		if (unseen === undefined || refusalOf(thrown).code !== 'no_viewer') throw thrown;
		unseen.push(path);
		return false;
	}
}
