/**
 * Draws the pages of a PDF with pdf.js. It ships with the program, and is loaded with the first sheet. Not here:
 * scrolling and size on screen.
 */
import type { PDFDocumentProxy, PDFWorker } from 'pdfjs-dist';
import workerAddress from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

/** A page's size in points. */
export interface PageSize {
	width: number;
	height: number;
}

/** A loaded sheet. */
export interface Pages {
	readonly sizes: readonly PageSize[];
	/** Draws a page (from 1) at this many pixels per point. */
	draw(page: number, dots: number): Drawing;
	/** Frees the memory. */
	close(): void;
}

export interface Drawing {
	/** The picture; null if it was stopped before. */
	picture: Promise<HTMLCanvasElement | null>;
	stop(): void;
}

let worker: PDFWorker | undefined;

/** The maximum number of pixels: some engines leave larger canvases white. */
const MOST_DOTS = 16_000_000;

/** Reads a PDF in base64. Rejects if it is damaged. */
export async function readPages(base64: string): Promise<Pages> {
	// The build for older engines, such as WebKitGTK on a long-term supported system.
	const { getDocument, GlobalWorkerOptions, PDFWorker } = await import('pdfjs-dist/legacy/build/pdf.mjs');
	GlobalWorkerOptions.workerSrc = workerAddress;
	// One worker for all sheets: starting it is slow.
	worker ??= new PDFWorker();
	const data = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
	// Sheets embed their fonts; nothing is fetched, and no form or script runs.
	const task = getDocument({ data, worker, useWasm: false, disableAutoFetch: true, disableStream: true });
	const pdf = await task.promise;
	try {
		const sizes = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => sizeOf(pdf, index + 1)));
		let closed = false;
		return {
			sizes,
			draw: (page, dots) => draw(pdf, page, dots, () => closed),
			close() {
				closed = true;
				void task.destroy();
			},
		};
	} catch (thrown) {
		void task.destroy();
		throw thrown;
	}
}

async function sizeOf(pdf: PDFDocumentProxy, number: number): Promise<PageSize> {
	const page = await pdf.getPage(number);
	const { width, height } = page.getViewport({ scale: 1 });
	return { width, height };
}

function draw(pdf: PDFDocumentProxy, number: number, dots: number, closed: () => boolean): Drawing {
	let stopped = false;
	let cancel: (() => void) | undefined;
	async function picture() {
		const page = await pdf.getPage(number);
		const whole = page.getViewport({ scale: 1 });
		const scale = Math.min(dots, Math.sqrt(MOST_DOTS / (whole.width * whole.height)));
		const viewport = page.getViewport({ scale });
		const canvas = document.createElement('canvas');
		canvas.width = Math.round(viewport.width);
		canvas.height = Math.round(viewport.height);
		const task = page.render({ canvas, viewport });
		cancel = () => task.cancel();
		await task.promise;
		// The cached page data is read again when the page becomes visible again.
		page.cleanup();
		return canvas;
	}
	async function unlessStopped() {
		try {
			return await picture();
		} catch (thrown) {
			// A stopped page is no failure.
			if (stopped || closed()) return null;
			throw thrown;
		}
	}
	return {
		picture: unlessStopped(),
		stop() {
			stopped = true;
			cancel?.();
		},
	};
}
