const done = arguments[0];
const dot = document.createElement('i');
dot.id = 'painted-anew';
dot.style.cssText = 'position: fixed; top: 0; left: 0; width: 1px; height: 1px';
document.body.append(dot);
let red = 0;
const paint = () => {
	if (!dot.isConnected) return;
	red = 1 - red;
	dot.style.background = `rgb(${red} 0 0 / 0)`;
	requestAnimationFrame(paint);
};
paint();
done(true);
