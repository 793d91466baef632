import { expect, it } from 'vitest';
import { shownColumns } from '../../../src/widgets/common/columns';

const own = ['number', 'status', 'total'] as const;
const truck = { id: 'truck', header: 'Truck' };
/** As an attribute of an element, which can contain anything. */
const parsed = (text: string) => shownColumns(JSON.parse(text), own);

it('without a choice of the host, the widget shows its own columns', () => {
  expect(shownColumns(undefined, own)).toEqual(own);
});

it('shows the columns of the host in its order', () => {
  expect(shownColumns(['total', truck, 'number'], own)).toEqual(['total', truck, 'number']);
  expect(shownColumns([], own)).toEqual([]);
});

it('shows a repeated column once', () => {
  expect(shownColumns(['total', truck, 'total', { ...truck, header: 'Again' }], own)).toEqual(['total', truck]);
});

it.each([
  ['null', own],
  ['"total"', own],
  ['{"0":"total"}', own],
  ['["price","total"]', ['total']],
  ['[7,null,{"id":"truck"},{"id":4,"header":"Truck"},"total"]', ['total']],
  ['[{"id":"truck","header":"Truck"}]', [truck]],
] as const)('%s', (text, expected) => {
  expect(parsed(text)).toEqual(expected);
});
