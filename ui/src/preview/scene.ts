/** A moment of a tournament, for component tests and previews without the window. */
import type { Kralle } from '../app/kralle.svelte';
import type { DialogName, Place } from '../app/places';
import type { Backend, CallName, Input, Output } from '../backend/backend';
import type { FakeDesktop } from '../test/desktop';

/** A desk for preparing scenes. */
export interface SceneDesk extends Backend {
	/** Sets the desk's clock. */
	put(clock: string): Promise<void>;
	/** Calls as a phone that entered a slip, or as a device. */
	callFrom<N extends CallName>(from: string, name: N, input: Input<N>): Promise<Output<N>>;
	/** Writes a file by its path, or by its name in the desk's folder. */
	write(path: string, text: string): Promise<void>;
}

export interface Scene {
	place: Place;
	/** Brings the desk to the moment. */
	prepare: (desk: SceneDesk) => Promise<void>;
	/** Resumes a game at the board, which is halted when its file is opened. */
	goOn?: (desk: Backend) => Promise<void>;
	/** Wraps the desk to replace one of its answers. */
	heard?: (desk: Backend) => Backend;
	/** The open dialog. */
	dialog?: DialogName;
	/** Opens anything else. */
	begin?: (kralle: Kralle, desktop: FakeDesktop) => void;
	/** The controls to press in order, by message key or name. For screenshots only; tests press themselves. */
	press?: readonly string[];
}

export const at = (place: Place, prepare: Scene['prepare'], more: Omit<Scene, 'place' | 'prepare'> = {}): Scene => ({
	place,
	prepare,
	...more,
});

/** Shows a scene after its preparation. */
export async function show(kralle: Kralle, desktop: FakeDesktop, scene: Scene) {
	const { preferences } = await kralle.desk.ask('start', {});
	await kralle.preferences.apply(preferences);
	const open = await kralle.desk.ask('overview', {}).catch(() => null);
	if (open && scene.place !== 'start') await kralle.file.open(() => Promise.resolve(open));
	kralle.navigation.go(scene.place);
	scene.begin?.(kralle, desktop);
	if (scene.dialog) kralle.dialogs.shown = scene.dialog;
}
