/**
 * Takes a screenshot for the handbook: few colors, otherwise lossless. Most of a screen has one color, so the file is
 * half of a photographic one, and letters stay sharp.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import encode, { init } from '@jsquash/webp/encode.js';
import type { Page } from 'playwright-core';
import UPNG from 'upng-js';

/** Enough colors for the screens and the edges of letters. */
const COLORS = 24;
/** Chosen by experiment: slower settings save a hundredth. */
const EFFORT = { lossless: 1, method: 4, quality: 100 };

const encoder = init({
	wasmBinary: readFileSync(createRequire(import.meta.url).resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm')),
});

/** Takes a screenshot of the page as WebP. */
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
