import type { InvoiceSummary } from '../../../src/domain';
import type { DemoAdapter } from '../../../src/adapters/demo';
import type { Attempt, CommitPort } from '../../../src/ports';
import type { Backend, ScheduledOperation } from './backend';
import { demoBackends } from './demo-backend';

const accounts = ['harbor-lane-taproom', 'english-bay-social'] as const;

/** The steps of a port after `prepare`, in the shape that schedules use: the value's own id names the outcome. */
function withOutcomeIds<Value extends { readonly id: string }>(
  port: Pick<CommitPort<{ readonly accountId: string }, Value, string>, 'commit' | 'outcome' | 'abandon'>,
): Pick<Backend['port'], 'commit' | 'outcome' | 'abandon'> {
  return {
    commit: (attempt: Attempt) => port.commit(attempt),
    outcome: (attempt: Attempt) => port.outcome(attempt),
    abandon: (attempt: Attempt) => port.abandon(attempt),
  };
}

const known = new Map<string, InvoiceSummary>();

/** The clock is fixed, which makes it the same invoice in every schedule: the one due first. */
async function firstInvoice(
  { invoices }: DemoAdapter,
  accountId: string | null,
): Promise<InvoiceSummary & { readonly accountId: string }> {
  if (accountId === null) throw new Error('A guest has no invoices');
  const before = known.get(accountId);
  if (before !== undefined) return { ...before, accountId };
  const {
    items: [first],
  } = await invoices.list({
    accountId,
    locale: 'en-US',
    text: '',
    statuses: [],
    bucket: null,
    ids: null,
    payableOnly: true,
    sort: 'due',
    descending: false,
    page: 0,
    pageSize: 1,
  });
  if (first === undefined) throw new Error('Nothing to pay');
  known.set(accountId, first);
  return { ...first, accountId };
}

/** Paying an invoice from a bank account, judged by the demo's records: the one due first, on each of two accounts. */
export const payInvoice: ScheduledOperation = {
  name: 'payInvoices',
  accounts,
  subjectOf: (account) => `due first of ${account}`,
  open: demoBackends((adapter) => ({
    port: {
      ...withOutcomeIds(adapter.payInvoices),
      prepare: async ({ accountId: requestedAccountId, locale }) => {
        const { id, amountDue, accountId } = await firstInvoice(adapter, requestedAccountId);
        return adapter.payInvoices.prepare({
          accountId,
          locale,
          lines: [{ invoiceId: id, amount: amountDue }],
          credits: [],
          methodId: `pm-${accountId}-2`,
          surcharge: null,
          total: amountDue,
        });
      },
    },
    entries: async () =>
      (await adapter.demo.peek()).payments.map(({ id, accountId, handle }) => ({
        id,
        account: accountId,
        subject: `due first of ${accountId}`,
        handle,
      })),
  })),
};

/** Disputing an invoice, judged by the demo's records. */
export const disputeInvoice: ScheduledOperation = {
  name: 'disputeInvoice',
  accounts,
  subjectOf: (account) => `due first of ${account}`,
  open: demoBackends((adapter) => ({
    port: {
      ...withOutcomeIds(adapter.disputeInvoice),
      prepare: async ({ accountId: requestedAccountId, locale }) => {
        const { id, amountDue, accountId } = await firstInvoice(adapter, requestedAccountId);
        return adapter.disputeInvoice.prepare({
          accountId,
          locale,
          invoiceId: id,
          reason: 'short',
          details: 'Two cases less than the slip says.',
          amount: amountDue,
        });
      },
    },
    entries: async () =>
      (await adapter.demo.peek()).disputes.map(({ id, accountId, handle }) => ({
        id,
        account: accountId,
        subject: `due first of ${accountId}`,
        handle,
      })),
  })),
};
