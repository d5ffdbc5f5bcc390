/** The code that is loaded after the start page, as a single chunk, so that no screen has to wait. */
export { default as BackupsDialog } from '../screens/history/BackupsDialog.svelte';
export { default as ImportTournamentDialog } from '../screens/import/ImportTournamentDialog.svelte';
export { default as NewSeasonDialog } from '../screens/season/NewSeasonDialog.svelte';
export { default as Dialogs } from './Dialogs.svelte';
export { default as Places } from './Places.svelte';
