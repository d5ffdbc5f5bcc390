/** Places that may have a phrase the glossary bans, as `key: phrase`, each with its reason. */
import type { Language } from './texts';

export const EXCEPTIONS: Record<Language, Record<string, string>> = { de: {}, en: {}, fr: {}, it: {} };
