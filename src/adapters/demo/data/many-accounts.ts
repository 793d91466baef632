import type { DemoAccount } from './accounts';
import { hash } from '../engine/random';

const first = [
  'Amber',
  'Bay',
  'Cedar',
  'Dock',
  'Elm',
  'Falcon',
  'Grove',
  'Harbor',
  'Iron',
  'Juniper',
  'Kettle',
  'Lantern',
  'Mill',
  'North',
  'Oak',
  'Pier',
  'Quarry',
  'River',
  'Spruce',
  'Tide',
];
const second = [
  'Arcade',
  'Bistro',
  'Cafe',
  'Diner',
  'Eatery',
  'Grill',
  'House',
  'Inn',
  'Kitchen',
  'Market',
  'Pantry',
  'Pub',
  'Room',
  'Saloon',
  'Tavern',
];
const towns = [
  ['Augusta', '04330'],
  ['Bangor', '04401'],
  ['Biddeford', '04005'],
  ['Brunswick', '04011'],
  ['Lewiston', '04240'],
  ['Saco', '04072'],
] as const;

const pick = <Item>(
  items: readonly [Item, ...Item[]] | readonly Item[],
  ...parts: readonly (string | number)[]
): Item =>
  // The index is below the length, and no list in this file is empty.
  items[hash(...parts) % items.length] as Item;

/** Generates thousands of accounts, always the same, to test large lists. */
export const manyAccounts = (count: number): readonly DemoAccount[] =>
  Array.from({ length: Math.max(0, count) }, (_, index): DemoAccount => {
    const [city, zip] = pick(towns, 'town', index);
    return {
      id: `account-${index + 1}`,
      name: `${pick(first, 'first', index)} ${pick(second, 'second', index)} ${index + 1}`,
      number: `0090-${String(index + 1).padStart(4, '0')}`,
      address: { street: `${1 + (hash('street', index) % 400)} Main Street`, city, state: 'ME', zip, country: 'US' },
      region: 'maine',
      restrictions: index % 97 === 0 ? [{ code: 'not-eligible', stops: ['add', 'checkout'] }] : [],
      minimum: { cases: 20 },
      bottlerId: null,
      creditLimit: 400_000,
      plan: { weekly: [1 + (index % 5)], fortnightly: [], leadDays: 1, cutOffMinutes: 14 * 60 },
      ordering: null,
    };
  });
