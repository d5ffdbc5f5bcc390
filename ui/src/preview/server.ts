/** Desks for the preview over HTTP: in `npm run dev`, and where the preview was built. */
import type { IncomingMessage } from 'node:http';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { refusalOf } from '../backend/backend';
import { openMoment, storeMoment } from '../test/moment';
import { DeskProcess } from '../test/process';
import { HOME, NOW } from './day';
import type { Asked } from './remote';

async function bodyOf(request: IncomingMessage): Promise<string> {
	let text = '';
	for await (const piece of request) text += String(piece);
	return text;
}

/** The desks of the pages, by the page's name. */
class Desks {
	readonly #desks = new Map<string, DeskProcess>();

	of(page: string): DeskProcess {
		const desk = this.#desks.get(page) ?? new DeskProcess(NOW);
		this.#desks.set(page, desk);
		return desk;
	}

	answer(page: string, asked: Asked): Promise<unknown> {
		const desk = this.of(page);
		if ('clock' in asked) return desk.put(asked.clock);
		if ('text' in asked) return desk.write(asked.path, asked.text);
		if ('open' in asked) return openMoment(asked.open, desk);
		if ('store' in asked) return this.#store(page, asked.store);
		return asked.from === undefined
			? desk.call(asked.name, asked.input)
			: desk.callFrom(asked.from, asked.name, asked.input);
	}

	/** Stores the scene, and gives the page a new desk with it. */
	async #store(page: string, moment: string) {
		await storeMoment(moment, this.of(page));
		this.#desks.delete(page);
		await openMoment(moment, this.of(page));
	}

	end() {
		for (const desk of this.#desks.values()) void desk.end().then(() => desk.remove());
	}
}

/** Serves a separate desk for each page. Its folder appears as a home directory. */
export function previewDesks(): Plugin {
	const desks = new Desks();
	const serve = ({ middlewares, httpServer }: ViteDevServer | PreviewServer) => {
		middlewares.use('/preview-desk', (request, response) => {
			void bodyOf(request).then(async (body) => {
				const { page } = JSON.parse(body) as { page: string };
				const asked = JSON.parse(body.replaceAll(HOME, desks.of(page).folder)) as Asked;
				const answered = await desks.answer(page, asked).then(
					(ok) => ({ ok }),
					(reason: unknown) => ({ refusal: refusalOf(reason) }),
				);
				response.end(JSON.stringify(answered).replaceAll(desks.of(page).folder, HOME));
			});
		});
		httpServer?.once('close', () => {
			desks.end();
		});
	};
	return { name: 'preview-desks', apply: 'serve', configureServer: serve, configurePreviewServer: serve };
}
