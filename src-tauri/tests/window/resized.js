// Waits until the page has the wanted size; the window system takes its time.
const [width, height, done] = arguments;
const deadline = performance.now() + 10000;
function look() {
	const fits = innerWidth === width && innerHeight === height;
	if (fits || performance.now() > deadline) done({ fits, width: innerWidth, height: innerHeight });
	else requestAnimationFrame(look);
}
look();
