import { expect, it } from 'vitest';
import type { WidgetContract } from '../../src/runtime/contract';
import { keyStates } from './key-states';

const contractFiles = import.meta.glob<Readonly<Record<string, unknown>>>('../../src/widgets/*/*.contract.ts', {
  eager: true,
});
const isContract = (value: unknown): value is WidgetContract =>
  typeof value === 'object' && value !== null && 'element' in value && 'states' in value;
const contracts = Object.values(contractFiles).flatMap((exports) => Object.values(exports).filter(isContract));

/** Pictures in git: two looks of each key state. */
const MAX_PICTURES = 400;

it('every widget has two to six key states', () => {
  expect(contracts.map(({ name }) => name).sort()).toEqual(Object.keys(keyStates).sort());
  for (const [widget, states] of Object.entries(keyStates)) {
    expect(states.length, widget).toBeGreaterThanOrEqual(2);
    expect(states.length, widget).toBeLessThanOrEqual(6);
  }
  expect(2 * Object.values(keyStates).flat().length).toBeLessThanOrEqual(MAX_PICTURES);
});

it.each(contracts.map((contract) => [contract.name, contract] as const))(
  'the key states of %s are states of its contract',
  (name, { states }) => {
    expect((keyStates[name] ?? []).filter((state) => !states.includes(state))).toEqual([]);
  },
);
