/** What is loaded after the start page, in one file: no screen is waited for. */
export { default as BackupsDialog } from './history/BackupsDialog.svelte';
export { default as ImportTournamentDialog } from './import/ImportTournamentDialog.svelte';
export { default as NewSeasonDialog } from './season/NewSeasonDialog.svelte';
export { default as Dialogs } from '../shell/Dialogs.svelte';
export { default as Places } from '../shell/Places.svelte';
