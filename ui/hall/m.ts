import { start } from './page/start';
import CaptainPage from './captain/CaptainPage.svelte';

start(CaptainPage);
