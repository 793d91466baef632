import { expect, it } from 'vitest';
import { slopeOf } from '../../scripts/bench-page/statistics.mjs';

it('the slope of an even growth is its step', () => {
  expect(
    slopeOf([
      { x: 0, y: 10 },
      { x: 100, y: 12 },
      { x: 300, y: 16 },
    ]),
  ).toBeCloseTo(0.02);
});

it('values that vary around the same level are flat', () => {
  const points = [4, 5, 4, 5, 4].map((y, x) => ({ x, y }));
  expect(slopeOf(points)).toBeCloseTo(0);
});

it('one point, however often it occurs, has no slope', () => {
  expect(() => slopeOf([{ x: 5, y: 1 }])).toThrow('two points apart');
});
