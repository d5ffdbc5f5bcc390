/** Pictures of every scene, and those of the handbook: `npm run shots`. They need a browser, as the round with phones does. */
import { mergeConfig } from 'vitest/config';
import phones from '../phones/vitest.config';

export default mergeConfig(phones, { root: import.meta.dirname });
