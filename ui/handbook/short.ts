/** A text in a few signs, to be kept beside a picture of it. */
import { createHash } from 'node:crypto';

export const inShort = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
