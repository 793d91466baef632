import { expect, it } from 'vitest';
import { wavesOf } from '../../scripts/bench-page/waves.mjs';

const call = (start: number, end: number | null) => ({ start, end });
const sizes = (calls: readonly ReturnType<typeof call>[]) => wavesOf(calls).map((wave) => wave.length);

it('calls that all start before any has ended are one wave', () => {
  expect(sizes([call(0, 100), call(20, 60), call(59, 400)])).toEqual([3]);
});

it('a call that starts after a response belongs to the next wave, while slower calls are still in flight', () => {
  expect(sizes([call(0, 100), call(0, 500), call(110, 200)])).toEqual([2, 1]);
});

it('a response at the moment a call starts counts as one that it could wait for', () => {
  expect(sizes([call(0, 100), call(100, 200)])).toEqual([1, 1]);
});

it('a call after responses of two waves belongs to the wave after the later one', () => {
  expect(sizes([call(0, 100), call(120, 200), call(150, 600), call(210, 300)])).toEqual([1, 2, 1]);
});

it('the order of the calls makes no difference, and a call without an end starts no wave', () => {
  expect(sizes([call(500, 600), call(0, null), call(10, 100)])).toEqual([2, 1]);
  expect(sizes([call(0, null), call(1000, 1100)])).toEqual([2]);
});

it('no calls are no waves', () => expect(wavesOf([])).toEqual([]));
