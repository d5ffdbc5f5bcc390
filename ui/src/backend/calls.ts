/** Every call, until the generated list has those of lists, sheets and the demo as well. */
import type { Calls as Generated } from './generated/calls';
import type { LanguageName } from './generated/LanguageName';
import type { ListPreview } from './generated/ListPreview';
import type { Nothing } from './generated/Nothing';
import type { Overview } from './generated/Overview';

interface Awaited {
	open_demo: { input: Nothing; output: Overview };
	preview_players: { input: { path: string | null; text: string | null }; output: ListPreview };
	print_sheet: { input: { sheet: 'pairings' | 'standings' | 'lots'; round: number | null; language: LanguageName }; output: { path: string; pages: number } };
}

export type Calls = Generated & Omit<Awaited, keyof Generated>;
