// What the start page of a running app says, in the words of the page itself: `node packaging/start-page.js PORT`.
//
// For web views that tell by the protocol of Chromium's developer tools, as WebView2 on Windows does when
// it is started with --remote-debugging-port=PORT. Fails when the page is not there within a minute.
// Needs Node.js 22, for its WebSocket.
import { setTimeout as pause } from 'node:timers/promises';

const port = process.argv[2];
const until = Date.now() + 60_000;

/** The folder for new tournaments is known when the desk has answered. */
const LOOK = `(() => {
	const page = document.querySelector('main.start');
	const painted = page?.querySelector('h1')?.checkVisibility() && page.querySelector('.note b')?.textContent;
	return painted ? page.innerText : '';
})()`;

/** What an expression is in the first page of the app. */
async function asked(expression) {
	const pages = await (await fetch(`http://127.0.0.1:${port}/json/list`)).json();
	const { webSocketDebuggerUrl } = pages.find((it) => it.type === 'page');
	const socket = new WebSocket(webSocketDebuggerUrl);
	const answer = new Promise((resolve, reject) => {
		socket.onopen = () => socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression } }));
		socket.onmessage = ({ data }) => resolve(JSON.parse(data).result?.result?.value);
		socket.onerror = () => reject(new Error('the web view does not answer'));
	});
	return answer.finally(() => socket.close());
}

let trouble = 'no start page';
while (Date.now() < until) {
	const said = await asked(LOOK).catch((error) => {
		trouble = error.message;
	});
	if (said) {
		console.log(said);
		process.exit(0);
	}
	await pause(250);
}
console.error(trouble);
process.exit(1);
