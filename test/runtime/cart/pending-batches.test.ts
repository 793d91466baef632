import { describe, expect, it } from 'vitest';
import type { CartItemAdjustment } from '../../../src/domain';
import { PortError } from '../../../src/ports';
import {
  adjustmentsOf,
  createBatch,
  dropWaiting,
  settlePart,
  takeFailedBatch,
  takeSettledBatches,
  withFirstBatch,
} from '../../../src/runtime/cart/pending-batches.rules';
import { byProduct, emptyBatch, pendingWith } from '../../support/cart-lines';
import { cartOf, product } from './cart-support';

const [cola, tonic] = [
  { product: product('cola'), quantity: 2 },
  { product: product('tonic'), quantity: 1 },
];
const waiting = byProduct(cola);
const inFlight = byProduct(cola, tonic);
const adjusted = (productId: string, quantity: number): CartItemAdjustment => ({
  productId,
  quantity,
  reason: 'out-of-stock',
});

describe('a batch of products', () => {
  it('has a product once, with the sum of its quantities', () => {
    const items = [cola, tonic, { ...cola, quantity: 3 }];
    expect(createBatch(items, 7)).toStrictEqual({
      callId: 7,
      items,
      waiting: byProduct({ ...cola, quantity: 5 }, tonic),
      inFlight: new Map(),
      adjustments: [],
      hasAdded: false,
    });
  });

  const items = [
    { productId: 'cola', quantity: 2 },
    { productId: 'tonic', quantity: 1 },
  ];
  const cart = cartOf([]);
  it.each([
    ['those of an answer in part', { outcome: 'partial', cart, items: [adjusted('cola', 1)] }, [adjusted('cola', 1)]],
    [
      'all products of a refusal',
      { outcome: 'refused', cart, reason: 'out-of-stock' },
      [adjusted('cola', 0), adjusted('tonic', 0)],
    ],
    ['none of a success', { outcome: 'done', cart }, []],
    ['none of an adjustment', { outcome: 'adjusted', cart, quantity: 1, reason: 'quantity' }, []],
  ] as const)('has as adjustments %s', (_what, result, expected) =>
    expect(adjustmentsOf(items, result)).toStrictEqual(expected),
  );

  it.each([
    ['has added products if one is not adjusted', false, [adjusted('cola', 0)], true],
    [
      'has added products if all are adjusted and one is added in part',
      false,
      [adjusted('cola', 0), adjusted('tonic', 1)],
      true,
    ],
    ['has added nothing if all products are adjusted to 0', false, [adjusted('cola', 0), adjusted('tonic', 0)], false],
    ['has added products if an earlier part has', true, [adjusted('cola', 0), adjusted('tonic', 0)], true],
  ] as const)('%s', (_what, hadAdded, adjustments, hasAdded) => {
    const first = { ...emptyBatch, waiting, inFlight, adjustments: [adjusted('water', 0)], hasAdded: hadAdded };
    const second = { ...emptyBatch, inFlight };
    const pending = pendingWith({ batches: [first, second] });
    settlePart(pending, adjustments);
    expect(pending.batches).toStrictEqual([
      { ...emptyBatch, waiting, adjustments: [...adjustments, adjusted('water', 0)], hasAdded },
      second,
    ]);
  });

  it('ends when nothing of it waits or is in flight', () => {
    const done = { ...emptyBatch, callId: 1 };
    const inPart = { ...emptyBatch, callId: 2, adjustments: [adjusted('cola', 1)] };
    const waits = { ...emptyBatch, callId: 3, waiting };
    const isInFlight = { ...emptyBatch, callId: 4, inFlight };
    const pending = pendingWith({ batches: [waits, done, isInFlight, inPart] });
    expect(takeSettledBatches(pending)).toStrictEqual([
      { batch: done, result: { outcome: 'done' } },
      { batch: inPart, result: { outcome: 'partial', items: [adjusted('cola', 1)] } },
    ]);
    expect(pending.batches).toStrictEqual([waits, isInFlight]);
  });

  it('drops only what was not sent', () => {
    const pending = pendingWith({
      batches: [
        { ...emptyBatch, waiting, inFlight },
        { ...emptyBatch, waiting },
      ],
    });
    dropWaiting(pending);
    expect(pending.batches).toStrictEqual([{ ...emptyBatch, inFlight }, emptyBatch]);
  });

  it('is changed only if it is the first', () => {
    const pending = pendingWith({ batches: [emptyBatch, { ...emptyBatch, callId: 2 }] });
    withFirstBatch(pending, (batch) => ({ ...batch, callId: 9 }));
    expect(pending.batches).toStrictEqual([
      { ...emptyBatch, callId: 9 },
      { ...emptyBatch, callId: 2 },
    ]);
    const none = pendingWith();
    withFirstBatch(none, (batch) => ({ ...batch, callId: 9 }));
    expect(none).toStrictEqual(pendingWith());
  });
});

describe('a batch whose request fails for good', () => {
  const error = new PortError('forbidden', 'no');
  const later = { ...emptyBatch, callId: 2 };

  it('has failed if nothing was added', () => {
    const batch = { ...emptyBatch, inFlight };
    const pending = pendingWith({ batches: [batch, later] });
    expect(takeFailedBatch(pending, error)).toStrictEqual([{ batch, result: { outcome: 'failed', error } }]);
    expect(pending.batches).toStrictEqual([later]);
  });

  it('has an unknown outcome without an error, even if an earlier part was added', () => {
    const batch = { ...emptyBatch, inFlight, hasAdded: true };
    const pending = pendingWith({ batches: [batch, later] });
    expect(takeFailedBatch(pending, null)).toStrictEqual([{ batch, result: { outcome: 'unknown' } }]);
    expect(pending.batches).toStrictEqual([later]);
  });

  it('names the products that were not added if an earlier part was', () => {
    const batch = {
      ...emptyBatch,
      waiting: byProduct(tonic),
      inFlight: byProduct(cola),
      adjustments: [adjusted('water', 1)],
      hasAdded: true,
    };
    expect(takeFailedBatch(pendingWith({ batches: [batch] }), error)).toStrictEqual([
      {
        batch,
        result: {
          outcome: 'partial',
          items: [
            { productId: 'tonic', quantity: 0, reason: 'not-added' },
            { productId: 'cola', quantity: 0, reason: 'not-added' },
            adjusted('water', 1),
          ],
        },
      },
    ]);
  });

  it('is none if there is none', () => {
    expect(takeFailedBatch(pendingWith(), error)).toStrictEqual([]);
  });
});
