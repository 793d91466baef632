import type { SalesforceAdapter } from '../../../src/adapters/salesforce';
import type { InvoiceSummary, OrderRow } from '../../../src/domain';
import type { Attempt } from '../../../src/ports';
import { overPlatform } from './platform-backend';
import { withOutcomeIds } from './named-outcomes';

const known = new Map<string, InvoiceSummary>();

/**
 * The clock shows the same time at the start of every schedule, which makes it the same invoice in each: the one due
 * first.
 */
async function firstInvoice({ invoices }: SalesforceAdapter, accountId: string): Promise<InvoiceSummary> {
  const before = known.get(accountId);
  if (before !== undefined) return before;
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
  return first;
}

const accounts = new Map<string, string | null>();

/** A bank account that can be paid from: the wallet is the same in each schedule. */
async function bankAccount({ wallet }: SalesforceAdapter, accountId: string): Promise<string | null> {
  const before = accounts.get(accountId);
  if (before !== undefined) return before;
  const found =
    (await wallet.methods({ accountId, locale: 'en-US' })).find(
      ({ kind, problem }) => kind === 'ach' && problem === null,
    )?.id ?? null;
  accounts.set(accountId, found);
  return found;
}

/** The account of a schedule; these operations are never a guest's. */
export const named = (accountId: string | null): string => {
  if (accountId === null) throw new Error('A guest has none of this');
  return accountId;
};

/** Paying the invoice due first from a bank account. */
export const payOverPlatform = overPlatform({
  name: 'payInvoices',
  subjectOf: (account) => `due first of ${account}`,
  port: (adapter) => ({
    ...withOutcomeIds(adapter.payInvoices, ({ id }) => id),
    async prepare({ accountId: requestedAccountId, locale }) {
      const accountId = named(requestedAccountId);
      const { id, amountDue } = await firstInvoice(adapter, accountId);
      const methodId = await bankAccount(adapter, accountId);
      return adapter.payInvoices.prepare({
        accountId,
        locale,
        lines: [{ invoiceId: id, amount: amountDue }],
        credits: [],
        methodId,
        surcharge: null,
        total: amountDue,
      });
    },
  }),
  entries: ({ money }, idOf) =>
    money.flatMap(({ accountId, payments }) =>
      payments.map(({ id, handle }) => ({
        id,
        handle,
        account: idOf(accountId),
        subject: `due first of ${idOf(accountId)}`,
      })),
    ),
});

/** Disputing the invoice due first. */
export const disputeOverPlatform = overPlatform({
  name: 'disputeInvoice',
  subjectOf: (account) => `due first of ${account}`,
  port: (adapter) => ({
    ...withOutcomeIds(adapter.disputeInvoice, ({ id }) => id),
    async prepare({ accountId: requestedAccountId, locale }) {
      const accountId = named(requestedAccountId);
      const { id, amountDue } = await firstInvoice(adapter, accountId);
      return adapter.disputeInvoice.prepare({
        accountId,
        locale,
        invoiceId: id,
        reason: 'short',
        details: 'Two cases less than the slip says.',
        amount: amountDue,
      });
    },
  }),
  entries: ({ money }, idOf) =>
    money.flatMap(({ accountId, disputes }) =>
      disputes.map(({ id, handle }) => ({
        id,
        handle,
        account: idOf(accountId),
        subject: `due first of ${idOf(accountId)}`,
      })),
    ),
});

const confirmed = new Map<string, OrderRow>();

/** The same order in each schedule: the one that was confirmed last. */
async function confirmedOrder({ orders }: SalesforceAdapter, accountId: string): Promise<OrderRow> {
  const before = confirmed.get(accountId);
  if (before !== undefined) return before;
  const { items } = await orders.search({
    accountId,
    locale: 'en-US',
    text: '',
    placed: { start: null, end: null },
    statuses: ['confirmed'],
    sort: 'CreatedDateDesc',
    page: 0,
    pageSize: 1,
  });
  const [first] = items;
  if (first === undefined) throw new Error('Nothing to cancel');
  confirmed.set(accountId, first);
  return first;
}

/** Cancelling the order that was confirmed last. */
export const cancelOverPlatform = overPlatform({
  name: 'cancelOrder',
  subjectOf: (account) => `confirmed of ${account}`,
  port: (adapter) => ({
    ...withOutcomeIds(adapter.cancelOrder, ({ orderId }) => orderId),
    async prepare({ accountId: requestedAccountId, locale }) {
      const accountId = named(requestedAccountId);
      const { id, transactionId } = await confirmedOrder(adapter, accountId);
      const answer = await adapter.cancelOrder.prepare({
        accountId,
        locale,
        orderId: id,
        transactionId: transactionId ?? '',
        reason: 'Ordered by mistake',
      });
      return answer.outcome === 'done' ? { outcome: 'done', value: { id: answer.value.orderId } } : answer;
    },
  }),
  // The demo's history identifies an order by its own id, the port by the requested record.
  entries: ({ money }, idOf) =>
    money.flatMap(({ accountId, cancellations }) =>
      cancellations.map(({ handle }) => ({
        id: confirmed.get(idOf(accountId))?.id ?? handle,
        handle,
        account: idOf(accountId),
        subject: `confirmed of ${idOf(accountId)}`,
      })),
    ),
});

const endings = new Map<string, string>();
/** Each account uses one token for all attempts, as the form does. */
function tokenOf(account: string | null): string {
  const ending = endings.get(account ?? '') ?? String(1111 + endings.size * 1111);
  endings.set(account ?? '', ending);
  return `demo.card.Visa.${ending}.2031-04.schedule`;
}

/** Storing a card. */
export const addMethodOverPlatform = overPlatform({
  name: 'addPaymentMethod',
  subjectOf: (account) => `a card of ${account}`,
  port: ({ addPaymentMethod: port }) => ({
    ...withOutcomeIds(port, ({ id }) => id),
    prepare: ({ accountId, locale }) =>
      port.prepare({ accountId, locale, token: tokenOf(accountId), kind: 'card', nickname: '', makeDefault: false }),
  }),
  entries: ({ money }, idOf) =>
    money.flatMap(({ accountId, methods }) =>
      methods.flatMap(({ id, handle }) =>
        handle === null ? [] : [{ id, handle, account: idOf(accountId), subject: `a card of ${idOf(accountId)}` }],
      ),
    ),
});

/** Turning autopay off: the wallet names the attempts that changed it, and the page shows those. */
export const autopayOverPlatform = overPlatform({
  name: 'setAutopay',
  subjectOf: (account) => `autopay of ${account}`,
  port({ setAutopay: port }) {
    /** The handle that turned autopay off, by account. */
    const done = new Map<string | null, string>();
    const nameOf = (_: unknown, { accountId, handle }: Attempt): string => {
      done.set(accountId, handle);
      return handle;
    };
    return {
      ...withOutcomeIds(port, nameOf),
      async prepare({ accountId, locale }) {
        const answer = await port.prepare({ accountId, locale, autopay: { enabled: false } });
        return answer.outcome === 'done' ? { outcome: 'done', value: { id: done.get(accountId) ?? 'before' } } : answer;
      },
    };
  },
  entries: ({ money }, idOf) =>
    money.flatMap(({ accountId, autopayChanges }) =>
      autopayChanges.map((handle) => ({
        id: handle,
        handle,
        account: idOf(accountId),
        subject: `autopay of ${idOf(accountId)}`,
      })),
    ),
});
