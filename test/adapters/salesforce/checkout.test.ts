import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderRequest, Product } from '../../../src/domain';
import { type CheckoutPort, type InLocale, PortError } from '../../../src/ports';
import { money } from '../../../src/rules';
import type { FaultRule, PlatformBehaviour } from '../../support/platform-server';
import type { SalesforceAdapter } from '../../../src/adapters/salesforce';
import { openStore, type Store } from './support/store';

const locale = 'en-US';
const key = 'intent-1';
let store: Store;
let accountId: string;
let products: readonly Product[];

const errorOf = async (work: Promise<unknown>): Promise<PortError> => {
  const thrown: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof PortError)) throw new Error('A PortError was expected');
  return thrown;
};
const fault = (...rules: FaultRule[]) => store.server.platform.faults.set(rules);
const behave = (behaviour: Partial<PlatformBehaviour>) => {
  store.server.platform.behaviour = { ...store.server.platform.behaviour, ...behaviour };
};
const placedOrders = () => store.peek().orders.filter(({ number }) => number.startsWith('48'));
const ORDERS = { method: 'POST', path: '**/checkouts/*/orders' } as const;

beforeAll(async () => {
  store = await openStore({ behaviour: { checkoutReads: 0 } });
  accountId = await store.accountId();
  const { items } = await store.adapter.catalog.search({
    text: '',
    page: 0,
    pageSize: 50,
    sort: null,
    facets: {},
    accountId,
    locale,
  });
  products = items.filter(({ stock, price }) => stock.label === null && price.state === 'known');
}, 30_000);
beforeEach(async () => {
  fault();
  behave({ placeOrderV2: false, afterClosed: 'kept', orderReads: 0, simplifiedCleanup: true });
  await fill(store.adapter);
});
afterAll(() => store.close());

/** A cart above the account's minimum. */
async function fill(adapter: SalesforceAdapter, cases = 50): Promise<void> {
  await adapter.cart.change({ change: { type: 'clear' }, revision: null, accountId, locale });
  await adapter.cart.change({
    change: { type: 'add', productId: products[0]?.id ?? '', quantity: cases },
    revision: null,
    accountId,
    locale,
  });
}

async function requestOf(
  { checkout }: Pick<SalesforceAdapter, 'checkout'>,
  changes: Partial<OrderRequest> = {},
): Promise<OrderRequest & InLocale> {
  const open = await checkout.open({ accountId, locale });
  const slot = open.deliveries[0]?.slots.find(({ closedReason }) => closedReason === null);
  return {
    accountId,
    guest: null,
    cartId: open.cart.id,
    expectedTotal: open.cart.totals.total,
    method: 'delivery',
    date: slot?.date ?? null,
    additionalDeliveries: [],
    empties: { cylinder: 0, glass: 0 },
    notes: 'Rear door',
    purchaseOrderNumber: 'PO-7',
    paymentMethodId: open.paymentMethods[0]?.id ?? null,
    termsAccepted: true,
    locale,
    ...changes,
  };
}

async function prepared(adapter: SalesforceAdapter, changes: Partial<OrderRequest> = {}) {
  const request = await requestOf(adapter, changes);
  const ready = await adapter.checkout.prepare(request);
  if (ready.outcome !== 'ready') throw new Error(`Not ready: ${JSON.stringify(ready).slice(0, 200)}`);
  return {
    request,
    handle: ready.handle,
    attempt: { key, handle: ready.handle, accountId, locale },
    place: { key, handle: ready.handle, expectedTotal: request.expectedTotal, accountId, locale },
  };
}

describe('placing an order', () => {
  it.each([false, true])(
    'creates one order with the confirmed data (second version of placing: %s)',
    async (placeOrderV2) => {
      behave({ placeOrderV2 });
      const adapter = store.adapterWith({});
      const before = placedOrders().length;
      const { request, place, attempt } = await prepared(adapter);
      const answer = await adapter.checkout.place(place);
      expect(answer).toMatchObject({
        outcome: 'done',
        order: {
          total: request.expectedTotal,
          purchaseOrderNumber: 'PO-7',
          notes: 'Rear door',
          deliveryDate: request.date,
          method: 'delivery',
        },
      });
      expect(placedOrders()).toHaveLength(before + 1);
      expect(placedOrders().at(-1)?.total).toBe(request.expectedTotal.minor);
      const found = await adapter.checkout.outcome(attempt);
      expect(found).toMatchObject({ outcome: 'done', order: { id: answer.outcome === 'done' ? answer.order.id : '' } });
      expect(await adapter.checkout.abandon(attempt)).toMatchObject({ outcome: 'done' });
      expect((await adapter.cart.read({ accountId, locale })).lines).toEqual([]);
      expect(await adapter.checkout.prepare(request)).toMatchObject({ outcome: 'done' });
      expect(placedOrders()).toHaveLength(before + 1);
    },
  );

  it('waits for calculations, conflicts and locks of the platform', async () => {
    behave({ checkoutReads: 2 });
    fault(
      {
        method: 'PATCH',
        path: '**/checkouts/*',
        fault: { kind: 'status', status: 409, code: 'CHECKOUT_CONFLICT' },
        times: 1,
      },
      { method: 'GET', path: '**/checkouts/*', fault: { kind: 'status', status: 423 }, times: 1 },
    );
    expect((await prepared(store.adapter)).handle).toContain('2z9');
    behave({ checkoutReads: 0 });
  }, 20_000);

  it('rejects missing answers before it starts a checkout', async () => {
    const request = await requestOf(store.adapter, {
      purchaseOrderNumber: ' ',
      date: null,
      termsAccepted: false,
      paymentMethodId: null,
      notes: 'x'.repeat(133),
    });
    store.server.platform.log.clear();
    const error = await errorOf(store.adapter.checkout.prepare(request));
    expect(error.fields).toEqual({
      purchaseOrderNumber: 'valueMissing',
      date: 'valueMissing',
      termsAccepted: 'valueMissing',
      paymentMethodId: 'valueMissing',
      notes: 'tooLong',
    });
    expect(store.server.platform.log.entries.filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('refuses a changed cart or total, a closed day and an order below the minimum', async () => {
    const { checkout } = store.adapter;
    const reasonOf = async (changes: Partial<OrderRequest>) => {
      const answer = await checkout.prepare(await requestOf(store.adapter, changes));
      return answer.outcome === 'refused' ? answer.reason : answer.outcome;
    };
    expect(await reasonOf({ cartId: '0a6Tf0000999999AAA' })).toBe('cart-changed');
    expect(await reasonOf({ expectedTotal: money(100, 'USD') })).toBe('total-changed');
    expect(await reasonOf({ date: '2020-01-01' })).toBe('date-closed');
    await fill(store.adapter, 2);
    expect(await reasonOf({})).toBe('below-minimum');
    await store.adapter.cart.change({ change: { type: 'clear' }, revision: null, accountId, locale });
    expect(await reasonOf({})).toBe('cart-changed');
    expect(placedOrders().some(({ total }) => total === 100)).toBe(false);
  });

  it('closes an older handle of the cart when another one is opened', async () => {
    const first = await prepared(store.adapter);
    const second = await prepared(store.adapter);
    const before = placedOrders().length;
    expect(await store.adapter.checkout.place(first.place)).toMatchObject({
      outcome: 'refused',
      reason: 'handle-closed',
    });
    expect(await store.adapter.checkout.outcome(first.attempt)).toEqual({ outcome: 'closed' });
    expect((await store.adapter.checkout.place(second.place)).outcome).toBe('done');
    expect(placedOrders()).toHaveLength(before + 1);
  });

  it('refuses a total that differs from the confirmed one', async () => {
    const { place } = await prepared(store.adapter);
    expect(await store.adapter.checkout.place({ ...place, expectedTotal: money(1, 'USD') })).toMatchObject({
      outcome: 'refused',
      reason: 'total-changed',
    });
    fault({
      method: 'GET',
      path: '**/checkouts/*',
      fault: { kind: 'set', at: 'cartSummary.grandTotalAmount', value: '1.00' },
    });
    expect(await store.adapter.checkout.place(place)).toMatchObject({ outcome: 'refused', reason: 'total-changed' });
  });

  it('sends the payment of the host’s own form, and names the field that is not accepted', async () => {
    const requests: unknown[] = [];
    const adapter = store.adapterWith({
      payment: (choice) => {
        requests.push(choice.paymentMethodId);
        return { requestType: 'Auth', paymentToken: 'token-1' };
      },
    });
    const { place, request } = await prepared(adapter);
    expect((await adapter.checkout.place(place)).outcome).toBe('done');
    expect(requests).toEqual([request.paymentMethodId]);
    await fill(adapter);
    const declined = await prepared(adapter);
    fault({
      method: 'POST',
      path: '**/payments',
      fault: { kind: 'set', at: 'salesforceResultCode', value: 'Decline' },
    });
    expect((await errorOf(adapter.checkout.place(declined.place))).fields).toEqual({ paymentMethodId: 'invalidEntry' });
  });

  it('places a guest’s order with contact details', async () => {
    const guests = await openStore(
      { scenario: 'guest-checkout', behaviour: { checkoutReads: 0, orderReads: 0 } },
      null,
    );
    const { adapter } = guests;
    await adapter.session.isGuest({});
    const { items } = await adapter.catalog.search({
      text: '',
      page: 0,
      pageSize: 10,
      sort: null,
      facets: {},
      accountId: null,
      locale,
    });
    const item = items.find(({ stock, price }) => stock.label === null && price.state === 'known');
    await adapter.cart.change({
      change: { type: 'add', productId: item?.id ?? '', quantity: 60 },
      revision: null,
      accountId: null,
      locale,
    });
    const open = await adapter.checkout.open({ accountId: null, locale });
    const [option] = open.deliveries;
    const request: OrderRequest & InLocale = {
      accountId: null,
      guest: { lastName: 'Moss', email: 'moss@else.example', phoneNumber: '(207) 555-0101' },
      cartId: open.cart.id,
      expectedTotal: open.cart.totals.total,
      method: option?.method ?? 'pickup',
      date: option?.slots.find(({ closedReason }) => closedReason === null)?.date ?? null,
      additionalDeliveries: [],
      empties: { cylinder: 0, glass: 0 },
      notes: '',
      purchaseOrderNumber: 'G-1',
      paymentMethodId: open.paymentMethods[0]?.id ?? null,
      termsAccepted: true,
      locale,
    };
    expect((await errorOf(adapter.checkout.prepare({ ...request, guest: { lastName: 'Moss' } }))).fields).toEqual({
      email: 'valueMissing',
      phoneNumber: 'valueMissing',
    });
    const ready = await adapter.checkout.prepare(request);
    expect(ready.outcome).toBe('ready');
    const handle = ready.outcome === 'ready' ? ready.handle : '';
    const answer = await adapter.checkout.place({
      accountId: null,
      key,
      handle,
      expectedTotal: request.expectedTotal,
      locale,
    });
    expect(answer).toMatchObject({ outcome: 'done', order: { accountId: 'guest', guest: { lastName: 'Moss' } } });
    await guests.close();
  }, 20_000);
});

describe('an attempt whose response was lost', () => {
  type Outcome = Awaited<ReturnType<CheckoutPort['outcome']>>['outcome'];
  const adapters: readonly (readonly [string, () => SalesforceAdapter])[] = [
    ['with the store’s look-up', () => store.adapterWith({})],
    ['with only the platform', () => store.adapterWith({ apex: { methods: { getCheckoutOutcome: null } } as object })],
  ];

  describe.each(adapters)('%s', (_, make) => {
    const lost: readonly (readonly [string, FaultRule['fault'], Outcome])[] = [
      ['lost after the order was created', { kind: 'drop', after: true }, 'done'],
      ['lost before the order was created', { kind: 'drop' }, 'open'],
      ['status 500 after the order was created', { kind: 'status', status: 500, after: true }, 'done'],
      ['status 500 before the order was created', { kind: 'status', status: 500 }, 'open'],
      ['an empty response', { kind: 'empty', after: true }, 'done'],
      ['truncated JSON', { kind: 'truncated' }, 'done'],
      [
        'errors beside a reference number',
        { kind: 'with-errors', title: 'We are unable to place the order.', type: '/commerce/errors/shipping-failure' },
        'done',
      ],
    ];
    it.each(lost)('%s', async (_, rule, expected) => {
      const adapter = make();
      const before = placedOrders().length;
      const { place, attempt } = await prepared(adapter);
      fault({ ...ORDERS, fault: rule, times: 1 });
      const error = await errorOf(adapter.checkout.place(place));
      expect(['signed-out', 'forbidden', 'too-many-requests', 'rejected']).not.toContain(error.code);
      // A new adapter, as on another page after a reload: it has only the handle.
      const later = make();
      expect((await later.checkout.outcome(attempt)).outcome).toBe(expected);
      const closed = await later.checkout.abandon(attempt);
      expect(closed.outcome).toBe(expected === 'done' ? 'done' : 'closed');
      expect((await later.checkout.outcome(attempt)).outcome).toBe(expected === 'done' ? 'done' : 'closed');
      expect(placedOrders()).toHaveLength(before + (expected === 'done' ? 1 : 0));
    });

    it('refuses a late request, because its handle is closed', async () => {
      const adapter = make();
      const before = placedOrders().length;
      const { place, attempt } = await prepared(adapter);
      fault({ ...ORDERS, fault: { kind: 'late', ms: 150 }, times: 1 });
      await errorOf(adapter.checkout.place(place));
      expect((await adapter.checkout.abandon(attempt)).outcome).toBe('closed');
      await new Promise((done) => setTimeout(done, 300));
      expect(placedOrders()).toHaveLength(before);
      expect((await adapter.checkout.outcome(attempt)).outcome).toBe('closed');
    });

    it('reports an order in progress as unknown, never as closed', async () => {
      const adapter = make();
      behave({ orderReads: 3 });
      const { place, attempt } = await prepared(adapter);
      fault({ ...ORDERS, fault: { kind: 'drop', after: true }, times: 1 });
      await errorOf(adapter.checkout.place(place));
      const seen = [];
      for (let looks = 0; looks < 6; looks += 1) seen.push((await make().checkout.outcome(attempt)).outcome);
      expect(seen[0]).toBe('processing');
      expect(seen.at(-1)).toBe('done');
      expect(seen).not.toContain('closed');
      expect(seen).not.toContain('open');
    });

    it('never reports a handle as closed when the platform deleted the checkout of an order', async () => {
      behave({ afterClosed: 'gone' });
      const adapter = make();
      const { place, attempt } = await prepared(adapter);
      fault({ ...ORDERS, fault: { kind: 'drop', after: true }, times: 1 });
      await errorOf(adapter.checkout.place(place));
      expect(['done', 'processing']).toContain((await make().checkout.outcome(attempt)).outcome);
      const answer = await make()
        .checkout.abandon(attempt)
        .then(
          ({ outcome }) => outcome,
          (error: PortError) => error.code,
        );
      expect(['done', 'unavailable']).toContain(answer);
    });
  });
});

describe('an account whose orders have no PO number and whose terms are agreed elsewhere', () => {
  it('places an order without both, with the id of the checkout as the number of its payment', async () => {
    const other = await openStore({ behaviour: { checkoutReads: 0 }, scenario: 'no-po-no-terms' });
    try {
      const at = { accountId: await other.accountId(), locale };
      const open = await other.adapter.checkout.open(at);
      expect(open.requirements).toEqual({ purchaseOrderNumber: 'off', termsAccepted: false });
      const request = {
        ...at,
        ...(await requestOf(other.adapter, { purchaseOrderNumber: '', termsAccepted: false })),
        accountId: at.accountId,
      };
      const ready = await other.adapter.checkout.prepare(request);
      if (ready.outcome !== 'ready') throw new Error(JSON.stringify(ready).slice(0, 200));
      const { expectedTotal } = request;
      const placed = await other.adapter.checkout.place({ ...at, key, handle: ready.handle, expectedTotal });
      expect(placed).toMatchObject({ outcome: 'done', order: { purchaseOrderNumber: '' } });
    } finally {
      await other.close();
    }
  });
});

describe('a store with own checkout fields', () => {
  let other: Store;
  let at: { readonly accountId: string; readonly locale: string };
  beforeAll(async () => {
    other = await openStore({ behaviour: { checkoutReads: 0 }, scenario: 'own-fields' });
    at = { accountId: await other.accountId(), locale };
  }, 30_000);
  afterAll(() => other.close());

  const answers = [
    { id: 'cost-center', value: 'bar' },
    { id: 'receiver', value: 'Sam <Rivera> & Co' },
  ];
  const request = async (fields: OrderRequest['fields']) => ({
    ...(await requestOf(other.adapter, { accountId: at.accountId })),
    ...at,
    fields,
  });

  it('offers them, with the limits of each kind', async () => {
    const { fields } = await other.adapter.checkout.open(at);
    expect(fields?.map(({ id, kind, required }) => [id, kind, required])).toEqual([
      ['cost-center', 'choice', true],
      ['receiver', 'text', true],
      ['event-date', 'date', false],
      ['permit', 'file', false],
      ['warehouse-note', 'text', false],
    ]);
    expect(fields?.find(({ kind }) => kind === 'file')).toMatchObject({
      types: ['application/pdf', 'image/jpeg', 'image/png'],
      maxBytes: 5 * 1024 * 1024,
    });
  });

  it('rejects missing and invalid answers before a checkout is started', async () => {
    other.server.platform.faults.set([]);
    const error = await errorOf(
      other.adapter.checkout.prepare(await request([{ id: 'receiver', value: 'x'.repeat(61) }])),
    );
    expect(error).toMatchObject({
      code: 'rejected',
      fields: { 'fields.cost-center': 'valueMissing', 'fields.receiver': 'tooLong' },
    });
    expect(other.server.platform.ledger.checkouts).toEqual([]);
  });

  it('places an order with the answers and an uploaded file of several parts', async () => {
    const progress: number[] = [];
    const { handle } = await other.adapter.checkout.upload(
      {
        ...at,
        fieldId: 'permit',
        file: new Blob([new Uint8Array(900_000)], { type: 'application/pdf' }),
        name: 'permit.pdf',
      },
      { onProgress: (fraction) => progress.push(fraction) },
    );
    expect(progress).toHaveLength(3);
    expect(progress.at(-1)).toBe(1);
    const prepared = await other.adapter.checkout.prepare(
      await request([...answers, { id: 'permit', value: handle, fileName: 'permit.pdf' }]),
    );
    if (prepared.outcome !== 'ready') throw new Error(JSON.stringify(prepared).slice(0, 200));
    const { expectedTotal } = await request(answers);
    const placed = await other.adapter.checkout.place({ ...at, key, handle: prepared.handle, expectedTotal });
    // What a buyer typed stays as it is, markup included.
    expect(placed).toMatchObject({
      outcome: 'done',
      order: {
        fields: [
          { label: 'Cost center', kind: 'choice', value: 'Bar' },
          { label: 'Received by', kind: 'text', value: 'Sam <Rivera> & Co' },
          { label: 'Event permit', kind: 'file', value: 'permit.pdf' },
        ],
      },
    });
  });

  it('asks for no file, not even a required one, if the store has no method for it', async () => {
    const adapter = other.adapterWith({ apex: { methods: { uploadCheckoutFile: null } } as object }); // `apex` has a default for the rest.
    const { fields } = await adapter.checkout.open(at);
    expect(fields?.map(({ kind }) => kind)).toEqual(['choice', 'text', 'date', 'text']);
    expect(adapter.checkout.upload).toBeUndefined();
  });

  it('refuses a file of another type with the field `file`, and a field that takes no file', async () => {
    const upload = (fieldId: string, type: string) =>
      errorOf(other.adapter.checkout.upload({ ...at, fieldId, file: new Blob(['x'], { type }), name: 'x' }));
    expect(await upload('permit', 'text/html')).toMatchObject({ code: 'rejected', fields: { file: 'typeMismatch' } });
    expect((await upload('receiver', 'application/pdf')).code).toBe('not-found');
  });
});
