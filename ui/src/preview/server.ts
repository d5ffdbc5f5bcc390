/** Desks for the preview over HTTP, only in `npm run dev`. */
import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'vite';
import { refusalOf } from '../backend/backend';
import { DeskProcess } from '../test/process';
import { HOME, NOW } from './day';
import type { Asked } from './remote';

function answer(desk: DeskProcess, asked: Asked): Promise<unknown> {
	if ('clock' in asked) return desk.put(asked.clock);
	if ('text' in asked) return desk.write(asked.path, asked.text);
	return asked.from === undefined
		? desk.call(asked.name, asked.input)
		: desk.callFrom(asked.from, asked.name, asked.input);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
	let text = '';
	for await (const piece of request) text += String(piece);
	return text;
}

/** Serves a separate desk for each page, named by the page. Its folder appears as a home directory. */
export function previewDesks(): Plugin {
	const desks = new Map<string, DeskProcess>();
	const deskOf = (page: string) => {
		const desk = desks.get(page) ?? new DeskProcess(NOW);
		desks.set(page, desk);
		return desk;
	};
	return {
		name: 'preview-desks',
		apply: 'serve',
		configureServer(server) {
			server.middlewares.use('/preview-desk', (request, response) => {
				void bodyOf(request).then(async (body) => {
					const desk = deskOf((JSON.parse(body) as { page: string }).page);
					const asked = JSON.parse(body.replaceAll(HOME, desk.folder)) as Asked;
					const answered = await answer(desk, asked).then(
						(ok) => ({ ok }),
						(reason: unknown) => ({ refusal: refusalOf(reason) }),
					);
					response.end(JSON.stringify(answered).replaceAll(desk.folder, HOME));
				});
			});
			server.httpServer?.once('close', () => {
				for (const desk of desks.values()) void desk.end().then(() => desk.remove());
			});
		},
	};
}
