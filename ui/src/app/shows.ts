/** Opens sheets in the user's PDF viewer. */
import { refusalOf } from '../backend/backend';
import type { Desktop } from '../backend/desktop';

/**
 * Opens a sheet. If no program can, adds its path to `unseen` and resolves to false; rejects if there is no `unseen`.
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
