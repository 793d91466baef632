import { beforeAll, describe, expect, it } from 'vitest';
import { allCases, type CaseResult, casesFor, conform, countByPort, formatReport } from '../../src/testing';
import { demoHarness } from './demo-harness';

/** Cases that need a buyer without access to some account; they run for a different buyer. */
const elsewhere = [
  'accounts/foreign',
  'orders/unknown-account',
  'cart/unknown-account',
  'cart/change-of-anothers',
  'checkout/open-anothers',
  'catalog/unknown-account',
  'checkout/place',
];
const harness = demoHarness();
/** The kit derives the quantities for a cart from this account's minimum. */
const ofTwoAccounts = demoHarness({
  user: 'sam',
  fixtures: { foreignAccountId: 'english-bay-social', orderable: undefined },
});

/** Minimum number of cases per port, so that a removed case is noticed. */
const fewest = {
  registration: 8,
  register: 5,
  insights: 10,
  cancelOrder: 4,
  support: 16,
  createCase: 4,
  promotions: 7,
  rewards: 7,
  claimReward: 5,
  contact: 3,
  sendMessage: 5,
  invoices: 20,
  payInvoices: 3,
  disputeInvoice: 3,
  wallet: 11,
  addPaymentMethod: 3,
  setAutopay: 4,
  builder: 8,
  easyOrder: 12,
  session: 10,
  accounts: 15,
  catalog: 35,
  cart: 45,
  checkout: 50,
  orders: 20,
  lists: 35,
  reminders: 16,
  notifications: 16,
  content: 10,
  activation: 6,
  profile: 12,
  password: 8,
  users: 20,
};

describe('the demo adapter in every case of the kit', () => {
  const graded: CaseResult[] = [];
  beforeAll(async () => void graded.push(...(await conform(harness, { timeout: 60_000 }))), 120_000);

  it.each(allCases.filter(({ id }) => id !== 'accounts/foreign').map(({ id, title }) => [id, title]))(
    '%s: %s',
    (id) => {
      expect(graded.find((result) => result.case === id)).toMatchObject({ outcome: 'passed', message: '' });
    },
  );

  it.each(
    casesFor(ofTwoAccounts)
      .filter(({ id }) => elsewhere.includes(id))
      .map((one) => [one.id, one] as const),
  )('%s, of a buyer who has not every account', async (_id, { grade }) => {
    expect(await grade()).toMatchObject({ outcome: 'passed', message: '' });
  });

  it('has a minimum number of cases per port, which the report counts', () => {
    console.log(formatReport(graded));
    for (const { port, passed } of countByPort(graded)) expect(passed, port).toBeGreaterThanOrEqual(fewest[port]);
    expect(
      countByPort(graded)
        .map(({ port }) => port)
        .sort(),
    ).toEqual(Object.keys(fewest).sort());
  });
});
