import { describe, expect, it } from 'vitest';
import { scenarioFor, scenarios } from '../../src/adapters/demo/scenarios';
import { serverMethodContract } from '../../src/adapters/salesforce/server-methods/contract';
import { platformFaults } from '../support/platform-server/site/demo-faults';

const known = new Set<string>(Object.keys(serverMethodContract));
const paths = (id: string) => (scenarioFor(id).faults ?? []).flatMap(platformFaults).map(({ path }) => path);

describe('the demo’s faults with this server', () => {
  it.each(scenarios.map(({ id }) => id))('%s names existing calls', (id) => {
    expect(paths(id).filter((path) => /^\w+$/.test(path) && !known.has(path))).toEqual([]);
  });

  it('exclude the session from a scenario in which everything fails', () => {
    const broken = new Set(paths('unavailable'));
    expect(broken).not.toContain('**');
    // Calls of session and account still work, and repricing is the platform's own.
    const spared = [...known].filter((name) => !broken.has(name)).sort();
    expect(spared).toEqual(['getAccountTerms', 'getBuyer', 'updateRepricingNeeded']);
  });

  it('reject a method that no call implements', () => {
    expect(() => platformFaults({ method: 'weather.*', kind: 'offline' })).toThrow('weather.*');
  });
});
