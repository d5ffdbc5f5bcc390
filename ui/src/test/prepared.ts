/** Desks at a scene, for component tests. */
import { NOW } from '../preview/day';
import type { Scene } from '../preview/scene';
import { momentOf } from '../preview/scenes';
import { TestDesk } from './desk';
import { openMoment, storeMoment } from './moment';
import { DeskProcess } from './process';

/** Plays a scene and stores its folder. */
async function play(moment: string, scene: Scene): Promise<void> {
	const desk = new DeskProcess(NOW);
	await scene.prepare(desk);
	await storeMoment(moment, desk);
}

/** Returns a desk with a prepared scene, for one test. */
export async function deskAt(name: string, scene: Scene): Promise<TestDesk> {
	const desk = new TestDesk();
	const moment = momentOf(name, scene);
	if (moment === null) {
		await scene.prepare(desk.process);
		return desk;
	}
	if (!(await openMoment(moment, desk.process))) {
		await play(moment, scene);
		await openMoment(moment, desk.process);
	}
	await scene.goOn?.(desk.process);
	return desk;
}
