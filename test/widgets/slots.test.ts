import { expect, it } from 'vitest';
import { fillSlot, haveSameValues, type SlotGiven } from '../../src/widgets/common/slots';

it('shows the widget’s own content without a slot, and the node, nothing or the result of a function with one', () => {
  const own = 'own';
  expect(fillSlot(undefined, own)).toBe(own);
  expect(fillSlot('host', own)).toBe('host');
  expect(fillSlot(null, own)).toBe(null);
  const list = ({ data, children }: SlotGiven<{ readonly line: number }>) => [data.line, children];
  expect(fillSlot(list, own, { line: 7 })).toEqual([7, own]);
});

it('calls a function without own content or data with null and an empty object', () => {
  expect(fillSlot(({ data, children }) => `${JSON.stringify(data)} ${children}`)).toBe('{} null');
});

it('compares the values of two objects by identity', () => {
  const line = {};
  expect(haveSameValues({ line }, { line })).toBe(true);
  expect(haveSameValues({ line }, { line: {} })).toBe(false);
  expect(haveSameValues({ line }, { line, other: 1 })).toBe(false);
  expect(haveSameValues({ line, other: 1 }, { line })).toBe(false);
  expect(haveSameValues({}, { other: undefined })).toBe(true);
});
