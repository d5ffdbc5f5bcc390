/**
 * The handbook as it lies in `docs/handbook`: a folder a language, a Markdown file a page, the order
 * in `SUMMARY.md`, pictures beside. mdBook makes a book of the same files.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FOLDER = join(import.meta.dirname, '../../docs/handbook');
/** The languages that have a handbook, and which lends the pages that one lacks. */
export const LANGUAGES = ['de', 'en', 'fr', 'it'] as const;
export type HandbookLanguage = (typeof LANGUAGES)[number];

export interface Source {
	/** The name of its file without its ending. */
	name: string;
	markdown: string;
}

const ENTRY = /\]\(([\w-]+)\.md\)/gu;

/** The pages of a language, as its summary orders them. */
export function sources(language: HandbookLanguage): Source[] {
	const summary = readFileSync(join(FOLDER, language, 'SUMMARY.md'), 'utf8');
	return [...summary.matchAll(ENTRY)].map(([, name = '']) => ({
		name,
		markdown: readFileSync(join(FOLDER, language, `${name}.md`), 'utf8'),
	}));
}

/** Pixels of a picture: as wide as the help and the book show it. */
export const PICTURE = { width: 768, height: 525 } as const;
/** A picture of a scene, by the file it is in. */
const SHOWN = /!\[[^\]]*\]\(pictures\/([\w-]+)\.webp\)/gu;

/** The scenes that the pages of a language show. */
export function pictures(language: HandbookLanguage): string[] {
	const all = sources(language).flatMap(({ markdown }) => [...markdown.matchAll(SHOWN)].map(([, scene = '']) => scene));
	return [...new Set(all)].sort();
}

export const pictureFile = (language: HandbookLanguage, scene: string) =>
	join(FOLDER, language, 'pictures', `${scene}.webp`);

/** What each picture said when it was taken, in short, by language and scene. */
export const SAID = join(FOLDER, 'pictures.json');
export type Said = Partial<Record<HandbookLanguage, Record<string, string>>>;
export const saidBefore = (): Said => (existsSync(SAID) ? (JSON.parse(readFileSync(SAID, 'utf8')) as Said) : {});
