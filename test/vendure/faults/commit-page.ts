import * as z from 'zod/mini';
import type { VendureTradeAdapter } from '../../../src/adapters/vendure';
import type { PayRequest } from '../../../src/domain';
import type { CreateCaseRequest } from '../../../src/ports';
import { type Commit, createCommit } from '../../../src/runtime/commit/commit';
import { RESPONSE_TIMEOUT_MS } from '../../../src/runtime/commit/commit-limits';
import type { Operation } from '../../../src/runtime/commit/commit.types';
import { intentStore } from '../../../src/runtime/commit/intent';
import { placeOrderOperation } from '../../../src/runtime/commit/place-order';
import { toOperation } from '../../../src/runtime/commit/port-commit';
import { type KeyValueStore, memoryStore } from '../../../src/runtime/storage';
import { addToCart, type Asker, commitAttempt, countOrders, read, variantOf } from '../server/support/client';
import { createRequest } from '../server/support/real-schedule';
import { countingFetch, type FaultyShop, locale } from './fault-server';

/** Request of a commit operation; each operation has further fields. */
export interface Request {
  readonly accountId: string | null;
}

type AnyOperation = Operation<Request, unknown, string>;

/** A commit operation of the plugin. */
export interface Subject {
  readonly operation: `O${string}`;
  readonly name: string;
  /** Field of the mutation that prepares it. */
  readonly prepare: string;
  operationOf(adapter: VendureTradeAdapter): AnyOperation;
  /** A request that the server accepts. */
  request(adapter: VendureTradeAdapter, accountId: string): Promise<Request>;
  /** The same request with a value that the server's rules reject. */
  rejected(request: Request): Request;
  /** Number of executions for an account, counted past the adapter. */
  executions(asker: Asker): Promise<number>;
  /** What somebody else does meanwhile, and the outcome that follows from it. */
  readonly rival: { act(asker: Asker, request: Request): Promise<unknown>; readonly reason: string };
  /** Number of executions that are the rival's. Default: none. */
  readonly rivalExecutions?: number;
}

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
  if (row === undefined) throw new Error('The order is not in the list');
  return { orderId: row.id, transactionId: row.transactionId };
}

/** A payment of the first two open invoices, from the account's bank account. */
async function paymentFor({ invoices, wallet }: VendureTradeAdapter, accountId: string): Promise<PayRequest> {
  const at = { accountId, locale };
  const { items } = await invoices.list({
    ...at,
    text: '',
    statuses: [],
    bucket: null,
    ids: null,
    payableOnly: true,
    sort: 'due',
    descending: false,
    page: 0,
    pageSize: 2,
  });
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

/** The request of `ticketFor` with other fields of its case. */
const withCase = (request: Request, changes: Partial<CreateCaseRequest['case']>): CreateCaseRequest => {
  const ticket = request as CreateCaseRequest;
  return { ...ticket, case: { ...ticket.case, ...changes } };
};

/** Commit operations of the plugin with the fields of their requests. */
export const subjects: readonly Subject[] = [
  {
    operation: 'O01',
    name: 'place order',
    prepare: 'prepareTradeOrder',
    // The payload is this operation's own, made by `request` below.
    operationOf: ({ checkout }) => placeOrderOperation(checkout, () => locale) as unknown as AnyOperation,
    request: createRequest,
    rejected: (request) => Object.assign({}, request, { purchaseOrderNumber: ' ' }),
    executions: countOrders,
    rival: { act: async (asker) => addToCart(asker, await variantOf(asker, COLA), 1), reason: 'total-changed' },
  },
  {
    operation: 'O06',
    name: 'cancel order',
    prepare: 'prepareCancellation',
    operationOf: ({ cancelOrder }) => toOperation('cancelOrder', cancelOrder, () => locale) as unknown as AnyOperation,
    async request(adapter, accountId) {
      const request = { accountId, ...(await placeFirst(adapter, accountId)), reason: 'Ordered by mistake' };
      return request;
    },
    rejected: (request) => Object.assign({}, request, { reason: ' ' }),
    executions: (asker) => countOf(asker, 'tradeOrders', 'statuses: ["cancelled"]'),
    rival: {
      // The order of another number: as one that the backend has replaced.
      act: (_asker, request) => Promise.resolve(Object.assign(request, { transactionId: 'T-0000-00000' })),
      reason: 'transaction-unknown',
    },
  },
  {
    operation: 'O03',
    name: 'pay invoices',
    prepare: 'prepareInvoicePayment',
    operationOf: ({ payInvoices }) => toOperation('payInvoices', payInvoices, () => locale) as unknown as AnyOperation,
    request: paymentFor,
    rejected: (request) => ({ ...request, total: { minor: 1, currency: 'CAD' } }),
    executions: (asker) => countOf(asker, 'tradeInvoicePayments'),
    // The request is the one of `paymentFor`.
    rival: { act: (asker, request) => payPart(asker, request as PayRequest), reason: 'amounts-changed' },
    rivalExecutions: 1,
  },
  {
    operation: 'O07',
    name: 'create a ticket',
    prepare: 'prepareTicket',
    operationOf: ({ createCase }) => toOperation('createCase', createCase, () => locale) as unknown as AnyOperation,
    request: ticketFor,
    rejected: (request) => withCase(request, { message: ' ' }),
    executions: (asker) => countOf(asker, 'tradeTickets'),
    // A file of another backend, which the plugin does not have.
    rival: {
      act: (_asker, request) => Promise.resolve(Object.assign(request, withCase(request, { attachments: ['gone'] }))),
      reason: 'attachment-gone',
    },
  },
];

let keys = 0;

/** Storage and locks of one browser. */
export interface Browser {
  readonly written: KeyValueStore;
}

/** A page with an operation: its phases, the requests that it sends and the waits that it skips. */
export async function openPage(
  subject: Subject,
  shop: FaultyShop,
  { written = memoryStore(), later = 0 }: Partial<Browser> & { readonly later?: number } = {},
) {
  const network = countingFetch();
  // Waits are skipped, and the clock moves on instead: the adapter respects a pause until it is over.
  let ahead = later;
  const clock = (): number => Date.now() + ahead;
  const adapter = await shop.adapter({ fetch: network.fetch, clock });
  const waits: number[] = [];
  const waiting: (() => void)[] = [];
  const phases: string[] = [];
  const commit: Commit<Request, unknown, string> = createCommit(subject.operationOf(adapter), {
    adapter: adapter.id,
    user: 'dana',
    intents: intentStore(written),
    lock: { hold: (_id, work) => work(), free: () => Promise.resolve(true) },
    clock,
    newKey: () => `fault-${Date.now()}-${(keys += 1)}`,
    wait: (milliseconds) => {
      if (milliseconds === RESPONSE_TIMEOUT_MS) return new Promise((over) => void waiting.push(over));
      waits.push(milliseconds);
      ahead += milliseconds;
      return Promise.resolve();
    },
  });
  commit.store.subscribe(({ phase }) => void phases.push(phase));
  return {
    adapter,
    commit,
    network,
    phases,
    waits,
    written,
    state: () => commit.store.getState(),
    /** Ends every wait for a response. */
    expire: () => waiting.splice(0).forEach((over) => over()),
    /** Moves the page's clock. */
    advance: (milliseconds: number) => void (ahead += milliseconds),
  };
}
