import { describe, expect, it } from 'vitest';
import type { WidgetContract } from '../../src/runtime/contract';

type Exports = Readonly<Record<string, unknown>>;

const contractFiles = import.meta.glob<Exports>('../../src/widgets/*/*.contract.ts', { eager: true });
const storyFiles = import.meta.glob<Exports>('../../stories/widgets/*/*.stories.tsx', { eager: true });

const isContract = (value: unknown): value is WidgetContract =>
  typeof value === 'object' && value !== null && 'element' in value && 'states' in value;

const contracts = Object.values(contractFiles).flatMap((exports) => Object.values(exports).filter(isContract));

/** The state that a story shows, if it shows a state of a widget. */
const shownState = (story: unknown): { readonly widget: string; readonly state: string } | null => {
  if (typeof story !== 'object' || story === null || !('parameters' in story)) return null;
  const { parameters } = story;
  if (typeof parameters !== 'object' || parameters === null || !('widget' in parameters) || !('state' in parameters))
    return null;
  return { widget: String(parameters.widget), state: String(parameters.state) };
};

const allStories = Object.values(storyFiles).flatMap((exports) => Object.values(exports));

/** States of a contract without a story. */
const missing = ({ name, states }: WidgetContract, stories: readonly unknown[]): readonly string[] => {
  const known = new Set(stories.map(shownState).flatMap((story) => (story?.widget === name ? [story.state] : [])));
  return states.filter((state) => !known.has(state));
};

describe('every state of a contract has a story', () => {
  it('covers every widget', () => {
    expect(contracts.length).toBe(Object.keys(contractFiles).length);
    expect(contracts.length).toBeGreaterThanOrEqual(9);
  });

  it.each(contracts.map((contract) => [contract.name, contract] as const))('%s', (_name, contract) => {
    expect(missing(contract, allStories)).toEqual([]);
  });

  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    'detects a missing story of %s',
    (_name, contract) => {
      for (const state of contract.states) {
        const without = allStories.filter((story) => {
          const about = shownState(story);
          return about?.widget !== contract.name || about.state !== state;
        });
        expect(missing(contract, without)).toContain(state);
      }
    },
  );
});

describe('a contract matches its widget', () => {
  it.each(contracts.map((contract) => [contract.name, contract] as const))(
    '%s has its own element and names',
    (_name, contract) => {
      expect(contract.element).toBe(`tradefront-${contract.name}`);
      expect(new Set(contract.attributes.map(({ name }) => name)).size).toBe(contract.attributes.length);
      expect(contract.needs.filter((method) => contract.uses.includes(method))).toEqual([]);
      for (const [event, { cancelable }] of Object.entries(contract.events)) {
        expect(event).toMatch(/^[a-z]+(-[a-z]+)*$/);
        expect(event.startsWith('before-')).toBe(cancelable === true);
      }
    },
  );
});
