import type { VendureTradeAdapter } from '../../../src/adapters/vendure';
import { type Commit, createCommit } from '../../../src/runtime/commit/commit';
import { RESPONSE_TIMEOUT_MS } from '../../../src/runtime/commit/commit-limits';
import type { Operation } from '../../../src/runtime/commit/commit.types';
import { intentStore } from '../../../src/runtime/commit/intent';
import { placeOrderOperation } from '../../../src/runtime/commit/place-order';
import { toOperation } from '../../../src/runtime/commit/port-commit';
import { type KeyValueStore, memoryStore } from '../../../src/runtime/storage';
import { ask, type Asker, addToCart, countOrders, variantOf } from '../server/support/client';
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
}

const COLA = '104417';

/** Number of orders with a status. */
async function countWith(asker: Asker, status: string): Promise<number> {
  const { data } = await ask(
    asker,
    'query Count($statuses: [String!]) { tradeOrders(options: { statuses: $statuses, take: 1 }) { totalItems } }',
    { statuses: [status] },
  );
  // The shape that the query asks for.
  return (data as { tradeOrders: { totalItems: number } }).tradeOrders.totalItems;
}

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
    executions: (asker) => countWith(asker, 'cancelled'),
    rival: {
      // The order of another number: as one that the backend has replaced.
      act: (_asker, request) => Promise.resolve(Object.assign(request, { transactionId: 'T-0000-00000' })),
      reason: 'transaction-unknown',
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
