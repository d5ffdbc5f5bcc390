/** A moment of a tournament, for component tests and for looking at screens without the window. */
import type { Kralle } from '../app/kralle.svelte';
import type { DialogName, Place } from '../app/places';
import type { Backend, CallName, Input, Output } from '../backend/backend';
import type { FakeDesktop } from '../test/desktop';

/** A desk that moments are played on. */
export interface SceneDesk extends Backend {
	/** Puts the clock of the desk. */
	put(clock: string): Promise<void>;
	/** Asks as the phone that entered a slip in the hall, or a device. */
	callFrom<N extends CallName>(from: string, name: N, input: Input<N>): Promise<Output<N>>;
	/** Writes a file: its path, or its name in the folder of the desk. */
	write(path: string, text: string): Promise<void>;
}

export interface Scene {
	place: Place;
	/** Brings the desk to the moment. */
	prepare: (desk: SceneDesk) => Promise<void>;
	/** Resumes a game at the board, which is halted when its file is opened. */
	goOn?: (desk: Backend) => Promise<void>;
	/** The desk as the screens hear it, where one answer is another one. */
	heard?: (desk: Backend) => Backend;
	/** The dialog that is open over the screen. */
	dialog?: DialogName;
	/** What else is opened there. */
	begin?: (kralle: Kralle, desktop: FakeDesktop) => void;
	/** What is pressed then, one after the other, as messages or as a name that stands there: for pictures; tests press themselves. */
	press?: readonly string[];
}

export const at = (place: Place, prepare: Scene['prepare'], more: Omit<Scene, 'place' | 'prepare'> = {}): Scene => ({
	place,
	prepare,
	...more,
});

/** Shows a scene, once the desk is at its moment. */
export async function show(kralle: Kralle, desktop: FakeDesktop, scene: Scene) {
	const { preferences } = await kralle.desk.ask('start', {});
	await kralle.preferences.apply(preferences);
	const open = await kralle.desk.ask('overview', {}).catch(() => null);
	if (open && scene.place !== 'start') await kralle.file.open(() => Promise.resolve(open));
	kralle.navigation.go(scene.place);
	scene.begin?.(kralle, desktop);
	if (scene.dialog) kralle.dialogs.shown = scene.dialog;
}
