import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCases, type CaseResult, casesFor, conform, formatReport } from '../../src/testing';
import { recordId } from '../support/platform-server/ids';
import { salesforceHarness } from './salesforce-harness';

const NO_DRAFTS = 'the platform keeps no draft orders: an order that is begun there is a cart';

/** Cases that can't run against the store over HTTP, with the reason. */
const skipped: Readonly<Record<string, string>> = {
  'accounts/foreign': 'every account is this buyer’s: another buyer is asked below',
  'cart/conflict': 'the platform’s carts have no revisions',
  'cart/conflict-of-many': 'the platform’s carts have no revisions',
  'content/image-shape': 'the test server has no TLS: its images may not be shown',
  'orders/draft-resumed': NO_DRAFTS,
  'orders/draft-deleted': NO_DRAFTS,
  'orders/placed-not-deleted': NO_DRAFTS,
};

const runnable = allCases.filter(({ id }) => skipped[id] === undefined);

describe('the Salesforce adapter over HTTP in every case of the kit', () => {
  const graded: CaseResult[] = [];
  let close = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    const harness = await salesforceHarness();
    close = harness.close;
    graded.push(...(await conform(harness, { skip: skipped, timeout: 60_000 })));
  }, 600_000);
  afterAll(() => close());

  it.each(runnable.map(({ id, title }) => [id, title]))('%s: %s', (id) => {
    expect(graded.find((result) => result.case === id)).toMatchObject({ outcome: 'passed', message: '' });
  });

  it('runs at least 450 cases', () => {
    console.log(formatReport(graded));
    console.log(`Salesforce: ${runnable.length} of ${allCases.length} cases run`);
    expect(runnable.length).toBeGreaterThanOrEqual(450);
  });

  it('has every method of every port that the platform can answer', async () => {
    const harness = await salesforceHarness();
    const opened = await harness.open('buyer');
    await harness.close();
    const has = Object.entries(opened?.adapter ?? {}).flatMap(([port, methods]) =>
      typeof methods === 'object' && methods !== null ? Object.keys(methods).map((method) => `${port}.${method}`) : [],
    );
    expect([...new Set(runnable.flatMap(({ needs }) => needs))].filter((method) => !has.includes(method))).toEqual([]);
  });
});

/** Cases that need a buyer without access to some account. */
const elsewhere = [
  'accounts/foreign',
  'orders/unknown-account',
  'cart/unknown-account',
  'cart/change-of-anothers',
  'checkout/open-anothers',
  'catalog/unknown-account',
  'checkout/place',
];

describe('a buyer without access to some account', () => {
  let harness: Awaited<ReturnType<typeof salesforceHarness>>;
  beforeAll(async () => {
    harness = await salesforceHarness({ buyer: 'sam', fixtures: { foreignAccountId: recordId('account', 3) } });
  });
  afterAll(() => harness.close());

  it.each(elsewhere)('%s', async (id) => {
    const found = casesFor(harness).find((one) => one.id === id);
    expect(await found?.grade()).toMatchObject({ outcome: 'passed', message: '' });
  });
});
