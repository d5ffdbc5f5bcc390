import TablesPage from './arbiter/TablesPage.svelte';
import { start } from './page/start';

start(TablesPage);
