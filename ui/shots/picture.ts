/**
 * A picture of a page for the handbook: in few colors, and with nothing lost besides them. A screen is of one color
 * in most places, so that it takes half of what a photograph would, and letters keep their edges.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';
import type { Page } from 'playwright-core';
import UPNG from 'upng-js';

/** Enough for what screens are colored with and for the edges of letters. */
const COLORS = 24;
/** Tried: slower ones save a hundredth. */
const EFFORT = { lossless: 1, method: 4, quality: 100 };

const encoder = init({
	wasmBinary: readFileSync(createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm')),
});

/** What the page shows, as WebP. */
export async function picture(page: Page): Promise<Buffer> {
	const seen = UPNG.decode(new Uint8Array(await page.screenshot({ caret: 'hide' })).buffer);
	const few = UPNG.decode(UPNG.encode(UPNG.toRGBA8(seen), seen.width, seen.height, COLORS));
	const [data = new ArrayBuffer()] = UPNG.toRGBA8(few);
	const image = {
		data: new Uint8ClampedArray(data),
		width: few.width,
		height: few.height,
		colorSpace: 'srgb',
	} as const;
	await encoder;
	return Buffer.from(await encode(image, EFFORT));
}
