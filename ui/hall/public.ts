import { start } from './page/start';
import PublicPage from './public/PublicPage.svelte';

start(PublicPage);
