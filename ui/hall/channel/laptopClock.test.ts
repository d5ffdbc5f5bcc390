import { expect, it } from 'vitest';
import { LaptopClock } from './laptopClock';

it('the laptop’s clock is known as well as the round trip lets it be', () => {
	const clock = new LaptopClock();
	clock.heard(10_050, 0, 100);
	expect(clock.at(200)).toBe(10_200);
});

it('a slow answer does not spoil what a quick one said', () => {
	const clock = new LaptopClock();
	clock.heard(10_005, 0, 10);
	clock.heard(11_100, 1000, 1900);
	expect(clock.at(2000)).toBe(12_000);
});

it('a clock that was set, here or there, is believed at once', () => {
	const clock = new LaptopClock();
	clock.heard(10_005, 0, 10);
	clock.heard(91_000, 1000, 1200);
	expect(clock.at(2000)).toBe(91_900);
});

it('a measurement does not hold for ever: clocks drift', () => {
	const clock = new LaptopClock();
	clock.heard(10_005, 0, 10);
	clock.heard(710_040, 700_000, 700_080);
	expect(clock.at(700_080)).toBe(710_080);
});
