// Says where a thing is seen, and watches whether the next press of the mouse meets it.
const [element, done] = arguments;
element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
const label = element.closest('label');
const isHidden = ({ width, height }) => width < 4 || height < 4;
const seen = label && isHidden(element.getBoundingClientRect()) ? label : element;
const { x, y, width, height } = seen.getBoundingClientRect();
globalThis.pressedInstead = 'nothing';
function watch({ target }) {
	const isMet = seen.contains(target) || label?.contains(target);
	globalThis.pressedInstead = isMet ? null : target.outerHTML.slice(0, 160);
}
addEventListener('pointerdown', watch, { capture: true, once: true });
done({ x: Math.round(x + width / 2), y: Math.round(y + height / 2) });
