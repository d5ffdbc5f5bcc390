import { start } from './page/start';
import ScreenPage from './screen/ScreenPage.svelte';

start(ScreenPage);
