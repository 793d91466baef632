import type { DemoAdapter } from '../../src/adapters/demo';
import type { InvoiceSummary } from '../../src/domain';
import type { CommitPort } from '../../src/ports';
import { here, taproom } from '../adapters/demo/demo-support';

/** Request of a commit operation; each port has further fields. */
export interface Request {
  /** Null for a guest. */
  readonly accountId: string | null;
}
export type Steps = CommitPort<Request, unknown, string>;

/** A commit operation of the matrix with the request of its widget. */
export interface Subject {
  readonly operation: `O${string}`;
  readonly port:
    'payInvoices' | 'setAutopay' | 'addPaymentMethod' | 'cancelOrder' | 'createCase' | 'claimReward' | 'register';
  readonly request: (backend: DemoAdapter) => Promise<Request>;
  /** Another request of the same kind. */
  readonly other: (backend: DemoAdapter) => Promise<Request>;
  /** Number of executions, according to the account's record in the backend. */
  readonly books: (backend: DemoAdapter, accountId: string) => Promise<number>;
  /** A concurrent change by somebody else, and the outcome that follows from it. */
  readonly rival: (backend: DemoAdapter) => Promise<void>;
  readonly refusal: string;
  /** The request after that change: without the removed subject, or unchanged if somebody else changed it. */
  readonly stale?: (request: Request) => Request;
  /** Texts that must never be stored. */
  readonly secret: RegExp;
}

/** The steps of a subject's port on a backend; they receive what `request` returns. */
export const stepsOf = (backend: DemoAdapter, port: Subject['port']): Steps => backend[port] as unknown as Steps;

const wallet = async (backend: DemoAdapter, accountId: string) =>
  (await backend.demo.peek()).wallets.find((one) => one.accountId === accountId);

async function payable({ invoices }: DemoAdapter): Promise<readonly InvoiceSummary[]> {
  const { items } = await invoices.list({
    ...here,
    text: '',
    statuses: [],
    bucket: null,
    ids: null,
    payableOnly: true,
    sort: 'due',
    descending: false,
    page: 0,
    pageSize: 5,
  });
  if (items.length < 4) throw new Error('The story has invoices to pay');
  return items;
}

/** A payment of some invoices with a method and its quoted surcharge: of each the amount due, or a part of it. */
export async function payment(
  backend: DemoAdapter,
  kind: 'card' | 'ach',
  at: readonly number[],
  part = 1,
): Promise<Request> {
  const invoices = await payable(backend);
  const lines = at
    .map((one) => invoices[one])
    .flatMap((invoice) =>
      invoice === undefined
        ? []
        : [
            {
              invoiceId: invoice.id,
              amount: { ...invoice.amountDue, minor: Math.round(invoice.amountDue.minor / part) },
            },
          ],
    );
  const method = (await backend.wallet.methods(here)).find((one) => one.kind === kind && one.problem === null);
  if (method === undefined) throw new Error(`The wallet has no ${kind}`);
  const minor = lines.reduce((sum, { amount }) => sum + amount.minor, 0);
  const [quote] = await backend.invoices.quote({ ...here, amount: { minor, currency: 'USD' }, methodIds: [method.id] });
  const surcharge = quote?.surcharge?.amount ?? null;
  const request = {
    accountId: taproom,
    lines,
    credits: [],
    methodId: method.id,
    surcharge,
    total: { minor: minor + (surcharge?.minor ?? 0), currency: 'USD' },
  };
  return request;
}

/** Executes a request without the tested code. */
async function carryOut(backend: DemoAdapter, port: Subject['port'], request: Request): Promise<void> {
  const steps = stepsOf(backend, port);
  const prepared = await steps.prepare({ ...request, locale: 'en-US' });
  if (prepared.outcome !== 'ready') throw new Error(`Not ready: ${JSON.stringify(prepared)}`);
  await steps.commit({
    accountId: request.accountId,
    locale: 'en-US',
    key: `somebody-else-${prepared.handle}`,
    handle: prepared.handle,
  });
}

const paying = (operation: `O${string}`, kind: 'card' | 'ach'): Subject => ({
  operation,
  port: 'payInvoices',
  request: (backend) => payment(backend, kind, [0, 1]),
  other: (backend) => payment(backend, kind, [2]),
  books: async (backend, accountId) =>
    (await backend.demo.peek()).payments.filter((one) => one.accountId === accountId).length,
  rival: async (backend) =>
    carryOut(backend, 'payInvoices', await payment(backend, kind === 'card' ? 'ach' : 'card', [0], 2)),
  refusal: 'amounts-changed',
  secret: /INV-|pm-|1111|7788|total|surcharge/,
});

const autopay =
  (day: number) =>
  async (backend: DemoAdapter): Promise<Request> => {
    const method = (await backend.wallet.methods(here)).find(
      ({ problem, isAutopayMethod }) => problem === null && !isAutopayMethod,
    );
    const request = {
      accountId: taproom,
      autopay: { enabled: true as const, methodId: method?.id ?? '', day, limit: { minor: 90_000, currency: 'USD' } },
    };
    return request;
  };

const card = (lastFour: string) => async (): Promise<Request> => {
  const request = {
    accountId: taproom,
    token: `demo.card.Visa.${lastFour}.2031-04.x7f2k9`,
    kind: 'card' as const,
    nickname: 'Bar card',
    makeDefault: false,
  };
  return request;
};

const cancelling =
  (nth: number) =>
  async ({ orders }: DemoAdapter): Promise<Request> => {
    const { items } = await orders.search({
      ...here,
      text: '',
      placed: { start: null, end: null },
      statuses: ['confirmed', 'order-received', 'pending'],
      sort: 'CreatedDateDesc',
      page: 0,
      pageSize: 10,
    });
    const able = items.filter(({ transactionId }) => transactionId !== null);
    const order = able[Math.min(nth, able.length - 1)];
    if (order === undefined) throw new Error('The story has an order to cancel');
    const request = {
      accountId: taproom,
      orderId: order.id,
      transactionId: order.transactionId,
      reason: nth === 0 ? 'Ordered by mistake' : 'Closed that day',
    };
    return request;
  };

/** A ticket about a delivery, of one of two drafts. */
const ticket =
  (nth: number) =>
  async ({ support }: DemoAdapter): Promise<Request> => {
    const { contact } = await support.options(here);
    const request = {
      accountId: taproom,
      draftId: `draft ${nth}`,
      case: {
        kind: 'customer',
        equipment: null,
        problemType: 'delivery',
        reason: 'missing',
        message: `Two cases of tonic are missing (${nth})`,
        attachments: [],
        availability: [],
        contact,
        onsiteContact: null,
        onBehalfOf: null,
        about: null,
      },
    };
    return request;
  };

const claiming = (rewardId: string, points: number, claimed: number) => async (): Promise<Request> => {
  const request = { accountId: taproom, rewardId, points, claimed };
  return request;
};

/** The commit operations of wallet, invoices, orders and support tickets. */
export const subjects: readonly Subject[] = [
  paying('O02', 'card'),
  paying('O03', 'ach'),
  {
    operation: 'O04',
    port: 'setAutopay',
    request: autopay(12),
    other: autopay(13),
    books: async (backend, accountId) => (await wallet(backend, accountId))?.autopayChanges.length ?? 0,
    rival: async (backend) => {
      const {
        autopay: { methodId },
      } = (await autopay(12)(backend)) as Request & { readonly autopay: { readonly methodId: string } };
      await backend.wallet.remove({ ...here, methodId });
    },
    refusal: 'method-gone',
    secret: /pm-|90000|limit/,
  },
  {
    operation: 'O05',
    port: 'addPaymentMethod',
    request: card('1111'),
    other: card('2222'),
    books: async (backend, accountId) =>
      ((await wallet(backend, accountId))?.methods ?? []).filter(({ token }) => /\.(?:1111|2222)\./.test(token)).length,
    // The same card again, with its own token.
    rival: async (backend) =>
      carryOut(backend, 'addPaymentMethod', {
        ...(await card('1111')()),
        token: 'demo.card.Visa.1111.2031-04.anothr',
      } as Request),
    refusal: 'already-stored',
    secret: /demo\.card|1111|Bar card|Visa/,
  },
  {
    operation: 'O06',
    port: 'cancelOrder',
    request: cancelling(0),
    other: cancelling(1),
    books: async (backend, accountId) =>
      (await backend.demo.peek()).cancellations.filter((one) => one.accountId === accountId).length,
    rival: async () => {},
    refusal: 'transaction-unknown',
    stale: (request) => ({ ...request, transactionId: 'T-0000-00000' }) as Request,
    secret: /Ordered by mistake|T-|o-4/,
  },
  {
    operation: 'O07',
    port: 'createCase',
    request: ticket(0),
    other: ticket(1),
    books: async (backend, accountId) =>
      (await backend.demo.peek()).cases.filter((one) => one.accountId === accountId).length,
    rival: async () => {},
    refusal: 'attachment-gone',
    // An uploaded photo that is no longer stored.
    stale: (request) =>
      ({
        ...request,
        case: {
          ...('case' in request && typeof request.case === 'object' ? request.case : {}),
          attachments: ['up-gone'],
        },
      }) as Request,
    secret: /tonic|Whitlock|555|draft \d|delivery/,
  },
  {
    operation: 'O08',
    port: 'claimReward',
    request: claiming('umbrella', 9500, 1),
    other: claiming('coasters', 1200, 1),
    books: async (backend, accountId) =>
      (await backend.demo.peek()).rewardClaims.filter((one) => one.accountId === accountId).length,
    // Another buyer of the account spends the points.
    rival: async (backend) => {
      for (const claimed of [1, 2, 3])
        await carryOut(backend, 'claimReward', await claiming('training', 18_000, claimed)());
    },
    refusal: 'not-enough-points',
    secret: /umbrella|9500/,
  },
];
