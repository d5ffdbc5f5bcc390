/**
 * A fake PDF renderer without a canvas: it counts pages and draws none. The tests in the real window (tests/window)
 * cover drawing.
 */
import type { Pages } from '../parts/print/pdf';

/** A record of the PDFs read since the test began. */
export const read = {
	base64: '',
	drawn: [] as number[],
	closed: 0,
	/** The error for every PDF; undefined reads them. */
	fault: undefined as Error | undefined,
};

export function forgetPages() {
	Object.assign(read, { base64: '', drawn: [], closed: 0, fault: undefined });
}

export function readPages(base64: string): Promise<Pages> {
	if (read.fault) return Promise.reject(read.fault);
	read.base64 = base64;
	const count = atob(base64).match(/\/Type\s*\/Page\b/gu)?.length ?? 0;
	return Promise.resolve({
		sizes: Array.from({ length: count }, () => ({ width: 595, height: 842 })),
		draw(page) {
			read.drawn.push(page);
			return { picture: Promise.resolve(document.createElement('canvas')), stop: () => undefined };
		},
		close: () => void read.closed++,
	});
}
