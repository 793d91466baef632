import { describe, expect, it } from 'vitest';
import { scenarioFor, scenarios } from '../../src/adapters/demo/scenarios';
import { serverMethodContract } from '../../src/adapters/salesforce/server-methods/contract';
import { platformFaults } from '../support/platform-server/site/demo-faults';

const known = new Set<string>(Object.keys(serverMethodContract));
const paths = (id: string) => (scenarioFor(id).faults ?? []).flatMap(platformFaults).map(({ path }) => path);

describe('the demo’s faults over this server', () => {
  it.each(scenarios.map(({ id }) => id))('%s names calls that there are', (id) => {
    expect(paths(id).filter((path) => /^\w+$/.test(path) && !known.has(path))).toEqual([]);
  });

  it('keep who is here out of a scenario in which nothing works', () => {
    const broken = new Set(paths('unavailable'));
    expect(broken).not.toContain('**');
    // What the session and the account ask goes on working, and asking for prices anew is the platform’s own.
    const spared = [...known].filter((name) => !broken.has(name)).sort();
    expect(spared).toEqual(['getAccountTerms', 'getBuyer', 'updateRepricingNeeded']);
  });

  it('are none for a method that no call does the work of', () => {
    expect(() => platformFaults({ method: 'weather.*', kind: 'offline' })).toThrow('weather.*');
  });
});
