const done = arguments[0];
const ends = (animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
const moving = document.getAnimations().filter(ends);
Promise.allSettled(moving.map((animation) => animation.finished)).then(() => {
	requestAnimationFrame(() => requestAnimationFrame(() => done(true)));
});
