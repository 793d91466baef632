import { describe, expect, it } from 'vitest';
import type { InvoiceTotals } from '../../../src/domain';
import { money } from '../../../src/rules';
import { fill } from '../../../src/runtime/messages/messages';
import { payInvoicesMessages } from '../../../src/widgets/pay-invoices/pay-invoices.messages';
import { leavesText, pastDueAmount } from '../../../src/widgets/pay-invoices/payment-totals.rules';

describe('pastDueAmount', () => {
  it('adds up the buckets that start after the due date', () => {
    const span = (from: number | null, to: number | null, minor: number) => ({
      id: `${from}`,
      from,
      to,
      count: 1,
      amount: money(minor, 'USD'),
    });
    expect(
      pastDueAmount({ aging: [span(31, 60, 500), span(1, 30, 70), span(-7, 0, 9000), span(null, -8, 80_000)] }),
    ).toBe(570);
    expect(pastDueAmount({ aging: [] })).toBe(0);
  });
});

it('leavesText names the dispute if the disputed amount is all that remains (decision 53)', () => {
  const usd = (minor: number) => money(minor, 'USD');
  const totals = {
    amountDue: usd(10_000),
    disputed: { amountDue: usd(528), pastDue: usd(0) },
    aging: [],
  } as unknown as InvoiceTotals; // leavesText reads only these fields.
  const plan = (settled: number) =>
    ({ plan: { allocation: { settled: usd(settled) }, lines: [] } }) as unknown as Parameters<typeof leavesText>[0]; // leavesText reads only these fields.
  const messages = { m: payInvoicesMessages, fill } as unknown as Parameters<typeof leavesText>[2]; // The messages it uses.
  const text = (settled: number) => leavesText(plan(settled), totals, messages, ({ minor }) => `$${minor / 100}`);
  expect(text(9472)).toBe('Leaves $5.28 in dispute open.');
  expect(text(9000)).not.toContain('in dispute');
  expect(text(10_000)).toBe(payInvoicesMessages.pay.leavesNothing);
});
