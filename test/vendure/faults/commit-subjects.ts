import * as z from 'zod/mini';
import type { VendureTradeAdapter } from '../../../src/adapters/vendure';
import type { PayRequest } from '../../../src/domain';
import type { CreateCaseRequest } from '../../../src/ports';
import type { Operation } from '../../../src/runtime/commit/commit.types';
import { placeOrderOperation } from '../../../src/runtime/commit/place-order';
import { toOperation } from '../../../src/runtime/commit/port-commit';
import { addToCart, type Asker, commitAttempt, countOrders, read, variantOf } from '../server/support/client';
import { createRequest } from '../server/support/real-schedule';
import { invoicesToPay, locale } from './fault-server';

/** Request of a commit operation; each operation has further fields. */
export interface Request {
  readonly accountId: string | null;
}

/** A commit operation of the plugin, with its own type of request. */
interface SubjectOf<Own extends Request> {
  readonly operation: `O${string}`;
  readonly name: string;
  /** Field of the mutation that prepares it. */
  readonly prepare: string;
  operationOf(adapter: VendureTradeAdapter): Operation<Own, unknown, string>;
  /** A request that the server accepts. */
  request(adapter: VendureTradeAdapter, accountId: string): Promise<Own>;
  /** The request with a value that the server's rules reject. */
  rejected(request: Own): Own;
  /** Number of executions for an account, counted past the adapter. */
  executions(asker: Asker): Promise<number>;
  readonly outdated: {
    /** Changes what the request rests on, as somebody else, and returns the request that the page then sends. */
    make(asker: Asker, request: Own): Promise<Own>;
    /** Why it is refused. */
    readonly reason: string;
    /** Number of executions by somebody else. */
    readonly executions: number;
  };
}

/** A commit operation of the plugin. */
export type Subject = SubjectOf<Request>;

/** Hides the type of a subject's requests: each subject gets only the requests that it has made. */
const subject = <Own extends Request>(typed: SubjectOf<Own>): Subject => typed as unknown as Subject;

const COLA = '104417';

const total = z.object({ totalItems: z.number() });

/** Number of items of a list of the API, whose filter is in GraphQL: `statuses: ["cancelled"]`. */
const countOf = async (asker: Asker, list: string, filter = ''): Promise<number> =>
  (await read(asker, `query Count { ${list}(options: { take: 1 ${filter} }) { totalItems } }`, list, total)).totalItems;

/** Places an order past the faults and returns what a cancellation names. */
async function placeFirst(adapter: VendureTradeAdapter, accountId: string) {
  const { checkout, orders } = adapter;
  const request = await createRequest(adapter, accountId);
  const prepared = await checkout.prepare(request);
  if (prepared.outcome !== 'ready') throw new Error(`Not ready: ${JSON.stringify(prepared)}`);
  const { handle } = prepared;
  const placed = await checkout.place({ ...request, key: `first-${handle}`, handle });
  if (placed.outcome !== 'done') throw new Error(`Not placed: ${JSON.stringify(placed)}`);
  const row = (
    await orders.search({
      accountId,
      locale,
      text: '',
      placed: { start: null, end: null },
      statuses: [],
      sort: 'CreatedDateDesc',
      page: 0,
      pageSize: 5,
    })
  ).items.find(({ id }) => id === placed.order.id);
  if (row?.transactionId == null) throw new Error('The list has no order with a transaction');
  return { orderId: row.id, transactionId: row.transactionId };
}

/** A payment of the first two open invoices, from the account's bank account. */
async function paymentFor({ invoices, wallet }: VendureTradeAdapter, accountId: string): Promise<PayRequest> {
  const at = { accountId, locale };
  const { items } = await invoices.list({ ...at, ...invoicesToPay, page: 0, pageSize: 2 });
  const method = (await wallet.methods(at)).find(({ problem }) => problem === null);
  const lines = items.map(({ id, amountDue }) => ({ invoiceId: id, amount: amountDue }));
  const [first] = lines;
  if (first === undefined || method === undefined)
    throw new Error('The account has nothing to pay, or no bank account');
  const minor = lines.reduce((sum, { amount }) => sum + amount.minor, 0);
  return {
    accountId,
    lines,
    credits: [],
    methodId: method.id,
    surcharge: null,
    total: { minor, currency: first.amount.currency },
  };
}

/** Pays a part of the first invoice of a payment, as somebody else. */
async function payPart(asker: Asker, { lines, methodId, total: { currency } }: PayRequest): Promise<void> {
  const [line] = lines;
  const { handle } = await read(
    asker,
    'mutation ($input: TradeInvoicePaymentInput!) { prepareInvoicePayment(input: $input) { handle } }',
    'prepareInvoicePayment',
    z.object({ handle: z.string() }),
    {
      input: {
        parts: [{ invoiceId: line?.invoiceId, amount: 100 }],
        bankAccountId: methodId,
        expectedTotal: 100,
        expectedCurrency: currency,
      },
    },
  );
  await commitAttempt(asker, handle, `rival-${handle}`);
}

/** A ticket about a late delivery. */
async function ticketFor({ support }: VendureTradeAdapter, accountId: string): Promise<CreateCaseRequest> {
  const { contact } = await support.options({ accountId, locale });
  return {
    accountId,
    draftId: 'draft-1',
    case: {
      kind: 'customer',
      equipment: null,
      problemType: 'delivery',
      reason: 'late',
      message: 'The truck did not come.',
      attachments: [],
      availability: [],
      contact,
      onsiteContact: null,
      onBehalfOf: null,
      about: null,
    },
  };
}

/** Commit operations of the plugin with the fields of their requests. */
export const subjects: readonly Subject[] = [
  subject({
    operation: 'O01',
    name: 'place order',
    prepare: 'prepareTradeOrder',
    operationOf: ({ checkout }) => placeOrderOperation(checkout, () => locale),
    request: createRequest,
    rejected: (request) => ({ ...request, purchaseOrderNumber: ' ' }),
    executions: countOrders,
    outdated: {
      async make(asker, request) {
        await addToCart(asker, await variantOf(asker, COLA), 1);
        return request;
      },
      reason: 'total-changed',
      executions: 0,
    },
  }),
  subject({
    operation: 'O06',
    name: 'cancel order',
    prepare: 'prepareCancellation',
    operationOf: ({ cancelOrder }) => toOperation('cancelOrder', cancelOrder, () => locale),
    request: async (adapter, accountId) => ({
      accountId,
      ...(await placeFirst(adapter, accountId)),
      reason: 'Ordered by mistake',
    }),
    rejected: (request) => ({ ...request, reason: ' ' }),
    executions: (asker) => countOf(asker, 'tradeOrders', 'statuses: ["cancelled"]'),
    outdated: {
      // The number of a transaction that was replaced.
      make: (_asker, request) => Promise.resolve({ ...request, transactionId: 'T-0000-00000' }),
      reason: 'transaction-unknown',
      executions: 0,
    },
  }),
  subject({
    operation: 'O03',
    name: 'pay invoices',
    prepare: 'prepareInvoicePayment',
    operationOf: ({ payInvoices }) => toOperation('payInvoices', payInvoices, () => locale),
    request: paymentFor,
    rejected: (request) => ({ ...request, total: { minor: 1, currency: 'CAD' } }),
    executions: (asker) => countOf(asker, 'tradeInvoicePayments'),
    outdated: {
      async make(asker, request) {
        await payPart(asker, request);
        return request;
      },
      reason: 'amounts-changed',
      executions: 1,
    },
  }),
  subject({
    operation: 'O07',
    name: 'create a ticket',
    prepare: 'prepareTicket',
    operationOf: ({ createCase }) => toOperation('createCase', createCase, () => locale),
    request: ticketFor,
    rejected: (request) => ({ ...request, case: { ...request.case, message: ' ' } }),
    executions: (asker) => countOf(asker, 'tradeTickets'),
    outdated: {
      // A file of another backend, which the plugin does not have.
      make: (_asker, request) => Promise.resolve({ ...request, case: { ...request.case, attachments: ['gone'] } }),
      reason: 'attachment-gone',
      executions: 0,
    },
  }),
];
