import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCases, type CaseResult, conform, printReport } from '../../src/testing';
import { salesforceHarness } from './salesforce-harness';

/** What the store over HTTP can not be asked, and why. */
const unasked: Readonly<Record<string, string>> = {
  'accounts/foreign': 'every account is this buyer’s',
  'cart/conflict': 'the platform’s carts have no revisions',
  'cart/conflict-of-many': 'the platform’s carts have no revisions',
  'content/image-shape': 'the test server has no TLS: its images may not be shown',
  'profile/saved': 'the server’s users can not be looked at',
};

describe('the Salesforce adapter over HTTP, by every case of the kit', () => {
  const graded: CaseResult[] = [];
  let close = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    const harness = await salesforceHarness();
    close = harness.close;
    graded.push(...(await conform(harness, { skip: unasked })));
  }, 600_000);
  afterAll(() => close());

  it.each(allCases.filter(({ id }) => unasked[id] === undefined).map(({ id, says }) => [id, says]))('%s: %s', (id) => {
    expect(graded.find((result) => result.case === id)).toMatchObject({ outcome: 'passed', message: '' });
  });

  it('says how much was asked', () => {
    console.log(printReport(graded));
    expect(graded).toHaveLength(allCases.length);
  });
});
