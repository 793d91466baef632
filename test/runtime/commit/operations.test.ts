import { describe, expect, it, vi } from 'vitest';
import { createDemoAdapter, storyTime } from '../../../src/adapters/demo';
import type { Order, OrderRequest } from '../../../src/domain';
import { type Adapter, PortError } from '../../../src/ports';
import { cartChannel } from '../../../src/runtime/channel';
import { checkoutDraftKey } from '../../../src/runtime/commit/checkout-draft-key';
import { getPlaceOrderCommit, placeOrderOperation } from '../../../src/runtime/commit/place-order';
import { getPortCommit, toOperation } from '../../../src/runtime/commit/port-commit';
import { committing } from '../../../src/runtime/commit/shared-commit';
import { getSessionRuntime } from '../../../src/runtime/session/session';
import { storedKey, storeFor } from '../../../src/runtime/storage';
import { placeOrderMethods, sampleIntent } from '../../support/commit-samples';

const attempt = { accountId: 'pine', key: 'k', handle: 'h', locale: 'fr-CA' };

let made = 0;
const demo = (): ReturnType<typeof createDemoAdapter> => ({
  ...createDemoAdapter({ storage: 'memory', clock: () => storyTime }),
  id: `operations-${++made}`,
});

describe('the operation of a commit port', () => {
  const port = {
    prepare: vi.fn(async (_request: unknown) => ({ outcome: 'ready', handle: 'h' }) as const),
    commit: vi.fn(async (_request: unknown) => ({ outcome: 'done', value: 'v' }) as const),
    outcome: vi.fn(async (_request: unknown) => ({ outcome: 'open' }) as const),
    abandon: vi.fn(async (_request: unknown) => ({ outcome: 'closed' }) as const),
  };

  it('names the method of each step, without its subject', () => {
    expect(toOperation('cancelOrder/o-1', port, () => 'fr-CA')).toMatchObject({
      name: 'cancelOrder/o-1',
      methods: {
        prepare: 'cancelOrder.prepare',
        send: 'cancelOrder.commit',
        lookUp: 'cancelOrder.outcome',
        close: 'cancelOrder.abandon',
      },
    });
  });

  it('passes each step its attempt in the locale of the moment, and the payload to the first one only', async () => {
    let locale = 'en-US';
    const operation = toOperation('claimReward', port, () => locale);
    locale = 'fr-CA';
    const payload = { accountId: 'pine', rewardId: 'r' };
    expect(await operation.prepare(payload)).toEqual({ outcome: 'ready', handle: 'h' });
    expect(port.prepare).toHaveBeenCalledWith({ ...payload, locale: 'fr-CA' });
    expect(await operation.send({ key: 'k', handle: 'h', payload })).toEqual({ outcome: 'done', value: 'v' });
    expect(port.commit).toHaveBeenCalledWith(attempt);
    expect(await operation.lookUp(sampleIntent)).toEqual({ outcome: 'open' });
    expect(port.outcome).toHaveBeenCalledWith(attempt);
    expect(await operation.close(sampleIntent)).toEqual({ outcome: 'closed' });
    expect(port.abandon).toHaveBeenCalledWith(attempt);
  });
});

describe('the operation that places an order', () => {
  const order = { id: 'o-1' } as Order; // passed on as it is
  const placed = { outcome: 'done', order } as const;

  it('names the method of each step', () => {
    const { checkout } = demo();
    if (!checkout) throw new Error('The demo has a checkout');
    expect(placeOrderOperation(checkout, () => 'en-US')).toMatchObject({
      name: 'place-order',
      methods: placeOrderMethods,
    });
  });

  it('passes each step its attempt, and the total that the buyer has seen to the one that places', async () => {
    const checkout = {
      prepare: vi.fn(async () => ({ outcome: 'ready', handle: 'h' }) as const),
      place: vi.fn(async () => placed),
      outcome: vi.fn(async () => ({ outcome: 'processing' }) as const),
      abandon: vi.fn(async () => placed),
    };
    const operation = placeOrderOperation(checkout, () => 'fr-CA');
    // The rest of a request is passed on as it is.
    const payload = { accountId: 'pine', expectedTotal: { minor: 5, currency: 'USD' }, notes: 'n' } as OrderRequest;
    expect(await operation.prepare(payload)).toEqual({ outcome: 'ready', handle: 'h' });
    expect(checkout.prepare).toHaveBeenCalledWith({ ...payload, locale: 'fr-CA' });
    expect(await operation.send({ key: 'k', handle: 'h', payload })).toEqual({ outcome: 'done', value: order });
    expect(checkout.place).toHaveBeenCalledWith({ ...attempt, expectedTotal: { minor: 5, currency: 'USD' } });
    expect(await operation.lookUp(sampleIntent)).toEqual({ outcome: 'processing' });
    expect(checkout.outcome).toHaveBeenCalledWith(attempt);
    expect(await operation.close(sampleIntent)).toEqual({ outcome: 'done', value: order });
    expect(checkout.abandon).toHaveBeenCalledWith(attempt);
  });
});

describe('a shared commit', () => {
  it('is one for each port, subject and person of an adapter', async () => {
    const adapter = demo();
    const options = { storage: 'memory' } as const;
    const claim = getPortCommit(adapter, 'claimReward', options);
    expect(getPortCommit(adapter, 'claimReward', options)).toBe(claim);
    expect(getPortCommit(demo(), 'claimReward', options)).not.toBe(claim);
    expect(getPortCommit(adapter, 'createCase', options)).not.toBe(claim);
    const first = getPortCommit(adapter, 'cancelOrder', { ...options, subject: 'o-1' });
    expect(getPortCommit(adapter, 'cancelOrder', { ...options, subject: 'o-1' })).toBe(first);
    expect(getPortCommit(adapter, 'cancelOrder', { ...options, subject: 'o-2' })).not.toBe(first);
    expect(getPlaceOrderCommit(adapter, 'memory')).toBe(getPlaceOrderCommit(adapter, 'memory'));
    expect(committing(adapter)).toBe('guest');
    await getSessionRuntime(adapter).load({ storage: 'memory', locale: 'en-US' });
    const user = await adapter.session.user({});
    expect(committing(adapter)).toBe(user.id);
    expect(getPortCommit(adapter, 'claimReward', options)).not.toBe(claim);
  });

  it.each(['prepare', 'commit', 'outcome', 'abandon'])('needs the method %s of its port', (method) => {
    const adapter = demo();
    const port = { ...adapter.claimReward, [method]: undefined };
    const broken = { ...adapter, claimReward: port } as Adapter; // a backend without the method
    const act = () => getPortCommit(broken, 'claimReward', { storage: 'memory' });
    expect(act).toThrow(PortError);
    expect(act).toThrow('The adapter has no claimReward');
    expect(act).toThrow(expect.objectContaining({ code: 'rejected' }));
  });

  it('needs its port', () => {
    const { claimReward: _, checkout: __, ...adapter } = demo();
    expect(() => getPortCommit(adapter, 'claimReward', { storage: 'memory' })).toThrow(
      'The adapter has no claimReward',
    );
    expect(() => getPlaceOrderCommit(adapter, 'memory')).toThrow('The adapter does not place orders');
  });

  it.each(['prepare', 'place', 'outcome', 'abandon'])('that places orders needs the method %s', (method) => {
    const adapter = demo();
    const broken = { ...adapter, checkout: { ...adapter.checkout, [method]: undefined } } as Adapter; // as above
    const act = () => getPlaceOrderCommit(broken, 'memory');
    expect(act).toThrow('The adapter does not place orders');
    expect(act).toThrow(expect.objectContaining({ code: 'rejected' }));
  });
});

describe('the commit that places orders', () => {
  async function place(accountId: string | null, answer: 'done' | 'refused') {
    const backend = demo();
    const order = { id: 'o-1' } as Order; // passed on as it is
    const checkout = {
      ...backend.checkout,
      prepare: async () => ({ outcome: 'ready', handle: 'h' }) as const,
      place: async () =>
        answer === 'done'
          ? ({ outcome: 'done', order } as const)
          : ({ outcome: 'refused', reason: { code: 'cart-changed' } } as never), // only its outcome is read
    };
    const adapter = { ...backend, checkout };
    const kept = [
      [storeFor('draft', 'memory'), checkoutDraftKey(adapter.id, accountId)],
      [storeFor('draft', 'memory'), checkoutDraftKey(adapter.id, 'elm')],
      [storeFor('guestCart', 'memory'), storedKey('guestCart', adapter.id)],
    ] as const;
    for (const [store, key] of kept) store.set(key, 'stored');
    const posted: string[] = [];
    const stop = cartChannel(adapter.id, accountId).listen((message) => posted.push(message));
    const request = { accountId } as OrderRequest; // only the account is read
    await getPlaceOrderCommit(adapter, 'memory').for({ locale: 'en-US' }).submit(request);
    await new Promise((resolve) => setTimeout(resolve, 50));
    stop();
    return { left: kept.map(([store, key]) => store.get(key) !== null), posted };
  }

  it('removes the draft of the account and has the cart read again once the order is placed', async () => {
    expect(await place('pine', 'done')).toEqual({ left: [false, true, true], posted: ['changed'] });
  });

  it('also removes the cart of a guest', async () => {
    expect(await place(null, 'done')).toEqual({ left: [false, true, false], posted: ['changed'] });
  });

  it('keeps everything where the order is refused', async () => {
    expect(await place('pine', 'refused')).toEqual({ left: [true, true, true], posted: [] });
  });
});

it('the draft of a checkout has a key of its own for each adapter and account', () => {
  expect(checkoutDraftKey('a', 'pine')).toBe('tradefront:1:draft:a:pine:checkout');
  expect(checkoutDraftKey('a', null)).toBe('tradefront:1:draft:a:guest:checkout');
});
