import { describe, expect, it } from 'vitest';
import type { Cart } from '../../../src/domain';
import { PortError, type PortErrorCode } from '../../../src/ports';
import { reduceAnswer } from '../../../src/runtime/cart/answer.reducer';
import { initialCart } from '../../../src/runtime/cart/cart.reducer';
import type { Batch, CartModel, PendingEdits, ProductQuantity } from '../../../src/runtime/cart/cart.state';
import {
  answered,
  cola,
  colaLine,
  edited,
  freeLine,
  gin,
  ginLine,
  noEdits,
  opened,
  sent,
  shown,
  sixCases,
  tonic,
  tonicLine,
  unknownLine,
} from '../../support/cart-samples';
import { cartOf, lineOf, product } from './cart-support';

const ale = product('ale');
const juice = product('juice');
const timeout = new PortError('timeout', 'lost');
const send = { type: 'send' } as const;
const report = (error: PortError) => ({ type: 'report-error', error });

/** Pending edits of which the others are empty. */
const only = (edits: Partial<PendingEdits>): PendingEdits => ({ ...noEdits, ...edits });

const byId = (items: readonly ProductQuantity[]) => new Map(items.map((item) => [item.product.id, item]));

/** A batch none of which has been sent. */
const waitingBatch = (items: readonly ProductQuantity[], callId: number | null = null): Batch => ({
  callId,
  items,
  waiting: byId(items),
  inFlight: new Map(),
  adjustments: [],
  hasAdded: false,
});

/** A batch all of which is in flight. */
const batchInFlight = (items: readonly ProductQuantity[], callId: number | null = null): Batch => ({
  ...waitingBatch(items, callId),
  waiting: new Map(),
  inFlight: byId(items),
});

/** The three lines with five cases of cola. */
const fiveColas: Cart = cartOf([lineOf('line-cola', cola, 5), tonicLine, ginLine]);

const setCola = (quantity: number) => ({ type: 'set-line', lineId: 'line-cola', quantity }) as const;

/** A model whose change of cola from two to five cases is in flight. */
const settingCola = sent(edited(opened(), setCola(5)));

const aleAndJuice = [
  { product: ale, quantity: 2 },
  { product: juice, quantity: 1 },
];

/** A model that adds two products for a caller. */
const addingMany = sent(answered(opened(), { type: 'add-many', items: aleAndJuice, callId: 7 }));

describe('sending', () => {
  it('starts the next change', () => {
    const before = edited(opened(), setCola(5));
    const { model, effects } = reduceAnswer(before, { type: 'send', isOnline: true });
    expect(model).toStrictEqual({
      ...before,
      request: { change: { type: 'set', lineId: 'line-cola', quantity: 5 }, before: sixCases },
    });
    expect(model.view).toBe(before.view);
    expect(effects).toStrictEqual([]);
  });

  it('waits while the device is offline', () => {
    const before = edited(opened(), setCola(5));
    const { model, effects } = reduceAnswer(before, { type: 'send', isOnline: false });
    expect(model).toStrictEqual({ ...before, pausedBy: 'offline', view: { ...before.view, waiting: 'offline' } });
    expect(effects).toStrictEqual([]);
  });

  it.each([true, false])('does nothing when nothing is pending (%j)', (isOnline) => {
    const { model, effects } = reduceAnswer(opened(), { type: 'send', isOnline });
    expect(model).toStrictEqual(opened());
    expect(effects).toStrictEqual([]);
  });

  it('finishes a batch whose products were all set since, without a request', () => {
    const before = edited(
      answered(opened(), { type: 'add-many', items: [{ product: cola, quantity: 1 }], callId: 7 }),
      setCola(2),
    );
    const { model, effects } = reduceAnswer(before, { type: 'send', isOnline: true });
    expect(model.request).toBeNull();
    expect(model.pending).toStrictEqual(noEdits);
    expect(effects).toStrictEqual([{ type: 'finish-call', callId: 7, result: { outcome: 'done' } }]);
  });
});

describe('an answer', () => {
  it('shows the returned cart and ends the edit', () => {
    const before: CartModel = { ...settingCola, retries: 2, pausedBy: 'timeout' };
    const { model, effects } = reduceAnswer(before, { type: 'answer', result: { outcome: 'done', cart: fiveColas } });
    expect(model).toStrictEqual(opened(fiveColas));
    expect(effects).toStrictEqual([]);
  });

  it('is ignored without a request', () => {
    const before: CartModel = { ...edited(opened(), setCola(5)), retries: 2, pausedBy: 'timeout' };
    const { model } = reduceAnswer(before, { type: 'answer', result: { outcome: 'done', cart: fiveColas } });
    expect(model).toStrictEqual({ ...before, view: { ...before.view, waiting: 'timeout' } });
  });

  it('keeps what was changed since it was sent', () => {
    const before = edited(settingCola, setCola(6));
    const { model } = reduceAnswer(before, { type: 'answer', result: { outcome: 'done', cart: fiveColas } });
    expect(model.pending).toStrictEqual(only({ edits: new Map([['line-cola', 6]]) }));
    expect(model.view.notices).toStrictEqual([]);
  });

  it('drops edits of lines that changed elsewhere, with a notice', () => {
    const before = edited(settingCola, { type: 'set-line', lineId: 'line-gin', quantity: 4 });
    const cart = cartOf([lineOf('line-cola', cola, 5), tonicLine, lineOf('line-gin', gin, 8)]);
    const { model } = reduceAnswer(before, { type: 'answer', result: { outcome: 'done', cart } });
    expect(model.pending).toStrictEqual(noEdits);
    expect(model.view.notices).toStrictEqual([
      { id: 1, kind: 'changed-elsewhere', productName: 'Product gin', quantity: 8, reason: 'conflict' },
    ]);
  });

  it('says that a change was adjusted', () => {
    const cart = cartOf([lineOf('line-cola', cola, 4), tonicLine, ginLine]);
    const { model, effects } = reduceAnswer(settingCola, {
      type: 'answer',
      result: { outcome: 'adjusted', cart, quantity: 4, reason: 'quantity' },
    });
    expect(model).toStrictEqual({
      ...opened(cart),
      view: {
        ...opened(cart).view,
        notices: [{ id: 1, kind: 'adjusted', productName: 'Product cola', quantity: 4, reason: 'quantity' }],
      },
      lastNoticeId: 1,
    });
    expect(effects).toStrictEqual([]);
  });

  it('names the product of a replacement that was adjusted, with the quantity that it has', () => {
    const item = { product: ale, quantity: 4 };
    const before = sent(answered(opened(), { type: 'replace', lineId: 'line-cola', item }));
    const { model } = reduceAnswer(before, {
      type: 'answer',
      result: {
        outcome: 'adjusted',
        cart: cartOf([lineOf('line-ale', ale, 3), tonicLine, ginLine]),
        quantity: 3,
        reason: 'quantity',
      },
    });
    expect(model.pending).toStrictEqual(noEdits);
    expect(model.view.notices).toStrictEqual([
      { id: 1, kind: 'adjusted', productName: 'Product ale', quantity: 3, reason: 'quantity' },
    ]);
  });

  it('says that a change was refused, and keeps the cart if none is returned', () => {
    const { model, effects } = reduceAnswer(settingCola, {
      type: 'answer',
      result: { outcome: 'refused', cart: null, reason: 'out-of-stock' },
    });
    expect(model).toStrictEqual({
      ...opened(),
      view: {
        ...opened().view,
        notices: [{ id: 1, kind: 'refused', productName: 'Product cola', quantity: 2, reason: 'out-of-stock' }],
      },
      lastNoticeId: 1,
    });
    expect(effects).toStrictEqual([]);
  });

  it('takes all differences in the cart of a refusal for changes elsewhere', () => {
    const cart = cartOf([lineOf('line-cola', cola, 4), tonicLine, ginLine]);
    const { model } = reduceAnswer(edited(settingCola, setCola(6)), {
      type: 'answer',
      result: { outcome: 'refused', cart, reason: 'out-of-stock' },
    });
    expect(model.pending).toStrictEqual(noEdits);
    expect(model.view.notices).toStrictEqual([
      { id: 1, kind: 'changed-elsewhere', productName: 'Product cola', quantity: 4, reason: 'conflict' },
      { id: 2, kind: 'refused', productName: 'Product cola', quantity: 4, reason: 'out-of-stock' },
    ]);
  });

  it('without a cart leads to a read if the first one was missed', () => {
    const adding = sent(edited(initialCart, { type: 'set-product', product: ale, quantity: 3 }));
    const { model, effects } = reduceAnswer(edited(adding, { type: 'read', cart: sixCases }), {
      type: 'answer',
      result: { outcome: 'refused', cart: null, reason: 'not-listed' },
    });
    expect(model).toStrictEqual({
      ...initialCart,
      view: {
        ...initialCart.view,
        notices: [{ id: 1, kind: 'refused', productName: 'Product ale', quantity: 0, reason: 'not-listed' }],
      },
      lastNoticeId: 1,
    });
    expect(effects).toStrictEqual([{ type: 'read' }]);
  });

  it('returns to the caller what was added in part, without a notice', () => {
    const cart = cartOf([lineOf('line-ale', ale, 1), ...sixCases.lines]);
    const items = [
      { productId: 'ale', quantity: 1, reason: 'quantity' },
      { productId: 'juice', quantity: 0, reason: 'out-of-stock' },
    ] as const;
    const { model, effects } = reduceAnswer(addingMany, {
      type: 'answer',
      result: { outcome: 'partial', cart, items },
    });
    expect(model).toStrictEqual(opened(cart));
    expect(effects).toStrictEqual([{ type: 'finish-call', callId: 7, result: { outcome: 'partial', items } }]);
  });

  it('returns to the caller that nothing was added, without a notice', () => {
    const { model, effects } = reduceAnswer(addingMany, {
      type: 'answer',
      result: { outcome: 'refused', cart: null, reason: 'cart-full' },
    });
    expect(model).toStrictEqual(opened());
    expect(effects).toStrictEqual([
      {
        type: 'finish-call',
        callId: 7,
        result: {
          outcome: 'partial',
          items: [
            { productId: 'ale', quantity: 0, reason: 'cart-full' },
            { productId: 'juice', quantity: 0, reason: 'cart-full' },
          ],
        },
      },
    ]);
  });

  it('shows a notice about a batch that has no caller', () => {
    const adding = sent(answered(opened(), { type: 'add-many', items: aleAndJuice, callId: null }));
    const { model, effects } = reduceAnswer(adding, {
      type: 'answer',
      result: { outcome: 'refused', cart: null, reason: 'cart-full' },
    });
    expect(model.view.notices).toStrictEqual([
      { id: 1, kind: 'refused', productName: 'Product ale', others: 1, quantity: 0, reason: 'cart-full' },
    ]);
    expect(effects).toStrictEqual([]);
  });
});

describe('the answer to a removal that was undone too late', () => {
  const remove = (...lineIds: string[]) => sent(edited(opened(), { type: 'remove-lines', lineIds }));

  it('adds the product again', () => {
    const before = answered(remove('line-cola'), { type: 'restore', lines: [colaLine] });
    expect(before.pending.edits).toStrictEqual(new Map([['line-cola', 2]]));
    const { model, effects } = reduceAnswer(before, {
      type: 'answer',
      result: { outcome: 'done', cart: cartOf([tonicLine, ginLine]) },
    });
    expect(model.pending).toStrictEqual(only({ adds: new Map([['cola', { product: cola, quantity: 2 }]]) }));
    expect(model.view.pendingAdds).toStrictEqual({ cola: 2 });
    expect(effects).toStrictEqual([send]);
  });

  it('adds it to what is pending of the product', () => {
    const before = answered(remove('line-cola'), { type: 'restore', lines: [colaLine] });
    const adds = new Map([['cola', { product: cola, quantity: 3 }]]);
    const { model } = reduceAnswer(
      { ...before, pending: { ...before.pending, adds } },
      { type: 'answer', result: { outcome: 'done', cart: cartOf([tonicLine, ginLine]) } },
    );
    expect(model.pending).toStrictEqual(only({ adds: new Map([['cola', { product: cola, quantity: 5 }]]) }));
  });

  it('adds several products with one request', () => {
    const before = answered(remove('line-cola', 'line-gin'), { type: 'restore', lines: [colaLine, ginLine] });
    const { model, effects } = reduceAnswer(before, {
      type: 'answer',
      result: { outcome: 'done', cart: cartOf([tonicLine]) },
    });
    const items = [
      { product: cola, quantity: 2 },
      { product: gin, quantity: 1 },
    ];
    expect(model.pending).toStrictEqual(only({ batches: [waitingBatch(items)] }));
    expect(effects).toStrictEqual([send]);
  });

  it('adds nothing that is still removed', () => {
    const { model, effects } = reduceAnswer(remove('line-cola', 'line-gin'), {
      type: 'answer',
      result: { outcome: 'done', cart: cartOf([tonicLine]) },
    });
    expect(model.pending).toStrictEqual(noEdits);
    expect(effects).toStrictEqual([]);
  });
});

describe('a lost answer', () => {
  it('is ignored without a request', () => {
    const before = edited(opened(), setCola(5));
    const { model, effects } = reduceAnswer(before, { type: 'look-up', cart: fiveColas, error: timeout });
    expect(model).toStrictEqual(before);
    expect(effects).toStrictEqual([]);
  });

  it('is done when the cart has the change', () => {
    const { model, effects } = reduceAnswer(settingCola, { type: 'look-up', cart: fiveColas, error: timeout });
    expect(model).toStrictEqual(opened(fiveColas));
    expect(effects).toStrictEqual([]);
  });

  it('leads to another try when the cart does not have the change', () => {
    const paused: CartModel = { ...settingCola, pausedBy: 'timeout' };
    const { model, effects } = reduceAnswer(paused, { type: 'look-up', cart: sixCases, error: timeout });
    expect(model).toStrictEqual({ ...edited(opened(), setCola(5)), retries: 1 });
    expect(effects).toStrictEqual([]);
  });

  it('is given up after three tries', () => {
    const lost = { type: 'look-up', cart: sixCases, error: timeout } as const;
    const twice = sent(answered(sent(answered(settingCola, lost)), lost));
    expect(twice.retries).toBe(2);
    expect(twice.view.notices).toStrictEqual([]);
    const { model, effects } = reduceAnswer(twice, lost);
    expect(model).toStrictEqual({
      ...opened(),
      view: {
        ...opened().view,
        notices: [{ id: 1, kind: 'failed', productName: 'Product cola', quantity: 2, reason: 'timeout' }],
      },
      lastNoticeId: 1,
    });
    expect(effects).toStrictEqual([report(timeout)]);
  });

  it('ends the edit of a line that changed elsewhere, without another try', () => {
    const cart = cartOf([lineOf('line-cola', cola, 4), tonicLine, ginLine]);
    const { model, effects } = reduceAnswer(settingCola, { type: 'look-up', cart, error: timeout });
    expect(model).toStrictEqual({
      ...opened(cart),
      view: {
        ...opened(cart).view,
        notices: [{ id: 1, kind: 'changed-elsewhere', productName: 'Product cola', quantity: 4, reason: 'conflict' }],
      },
      lastNoticeId: 1,
    });
    expect(effects).toStrictEqual([]);
  });

  const addingAle = sent(edited(opened(), { type: 'set-product', product: ale, quantity: 3 }));

  it.each<PortErrorCode>(['timeout', 'unexpected', 'unavailable'])(
    'to an addition is not tried again after “%s”, because it could add twice',
    (code) => {
      const error = new PortError(code, 'no');
      const { model, effects } = reduceAnswer(addingAle, { type: 'look-up', cart: sixCases, error });
      expect(model.pending).toStrictEqual(noEdits);
      expect(model.retries).toBe(0);
      expect(model.view.notices).toStrictEqual([
        { id: 1, kind: 'failed', productName: 'Product ale', quantity: 0, reason: code },
      ]);
      expect(effects).toStrictEqual([report(error)]);
    },
  );

  it.each<PortErrorCode>(['conflict', 'too-many-requests'])(
    'to an addition is tried again after “%s”, which applied nothing',
    (code) => {
      const { model, effects } = reduceAnswer(addingAle, {
        type: 'look-up',
        cart: sixCases,
        error: new PortError(code, 'no'),
      });
      expect(model).toStrictEqual({ ...addingAle, request: null, retries: 1 });
      expect(effects).toStrictEqual([]);
    },
  );

  it('to an addition is done when the cart has the product', () => {
    const cart = cartOf([lineOf('line-ale', ale, 3), ...sixCases.lines]);
    const { model, effects } = reduceAnswer(addingAle, { type: 'look-up', cart, error: timeout });
    expect(model).toStrictEqual(opened(cart));
    expect(effects).toStrictEqual([]);
  });

  it('to an addition drops what was changed since, when the cart has only a part of the product', () => {
    const before = edited(addingAle, { type: 'set-product', product: ale, quantity: 5 });
    const cart = cartOf([lineOf('line-ale', ale, 1), ...sixCases.lines]);
    const { model } = reduceAnswer(before, { type: 'look-up', cart, error: timeout });
    expect(model.pending).toStrictEqual(noEdits);
    expect(model.view.notices).toStrictEqual([
      { id: 1, kind: 'failed', productName: 'Product ale', quantity: 1, reason: 'timeout' },
    ]);
  });

  it('to a batch of which the cart has a part returns that to its caller', () => {
    const cart = cartOf([lineOf('line-ale', ale, 2), ...sixCases.lines]);
    const { model, effects } = reduceAnswer(addingMany, { type: 'look-up', cart, error: timeout });
    expect(model).toStrictEqual(opened(cart));
    expect(effects).toStrictEqual([
      {
        type: 'finish-call',
        callId: 7,
        result: { outcome: 'partial', items: [{ productId: 'juice', quantity: 0, reason: 'not-added' }] },
      },
    ]);
  });

  it('to a batch that was not added fails it for its caller', () => {
    const { model, effects } = reduceAnswer(addingMany, { type: 'look-up', cart: sixCases, error: timeout });
    expect(model).toStrictEqual(opened());
    expect(effects).toStrictEqual([
      report(timeout),
      { type: 'finish-call', callId: 7, result: { outcome: 'failed', error: timeout } },
    ]);
  });
});

describe('giving up', () => {
  it('is ignored without a request', () => {
    const before: CartModel = { ...edited(opened(), setCola(5)), pausedBy: 'timeout' };
    const { model, effects } = reduceAnswer(before, { type: 'give-up', error: timeout, isUnknown: true });
    expect(model.pending).toStrictEqual(before.pending);
    expect(model.pausedBy).toBe('timeout');
    expect(effects).toStrictEqual([]);
  });

  it('rolls the change back with a notice', () => {
    const error = new PortError('forbidden', 'no');
    const before: CartModel = { ...settingCola, retries: 2, pausedBy: 'offline' };
    const { model, effects } = reduceAnswer(before, { type: 'give-up', error, isUnknown: false });
    expect(model).toStrictEqual({
      ...opened(),
      view: {
        ...opened().view,
        notices: [{ id: 1, kind: 'failed', productName: 'Product cola', quantity: 2, reason: 'forbidden' }],
      },
      lastNoticeId: 1,
    });
    expect(effects).toStrictEqual([report(error)]);
  });

  it('names the line that a replacement was for', () => {
    const item = { product: ale, quantity: 4 };
    const before = sent(answered(opened(), { type: 'replace', lineId: 'line-cola', item }));
    const { model } = reduceAnswer(before, { type: 'give-up', error: timeout, isUnknown: false });
    expect(model.view.notices).toStrictEqual([
      { id: 1, kind: 'failed', productName: 'Product cola', quantity: 2, reason: 'timeout' },
    ]);
  });

  it.each([
    [true, { outcome: 'unknown' }],
    [false, { outcome: 'failed', error: timeout }],
  ])('returns the result of a batch to its caller (unknown: %j)', (isUnknown, result) => {
    const { model, effects } = reduceAnswer(addingMany, { type: 'give-up', error: timeout, isUnknown });
    expect(model).toStrictEqual(opened());
    expect(effects).toStrictEqual([report(timeout), { type: 'finish-call', callId: 7, result }]);
  });

  it('does not add a removed line whose removal was undone', () => {
    const removing = sent(edited(opened(), { type: 'remove-lines', lineIds: ['line-cola'] }));
    const before = answered(removing, { type: 'restore', lines: [colaLine] });
    const { model } = reduceAnswer(before, { type: 'give-up', error: timeout, isUnknown: false });
    expect(model.pending.adds).toStrictEqual(new Map());
    expect(shown(model)).toStrictEqual(shown(opened()));
  });

  it('leaves the rest of the edits', () => {
    const before = edited(settingCola, { type: 'set-product', product: ale, quantity: 1 });
    const { model } = reduceAnswer(before, { type: 'give-up', error: timeout, isUnknown: false });
    expect(model.pending).toStrictEqual(only({ adds: new Map([['ale', { product: ale, quantity: 1 }]]) }));
  });
});

describe('holding a request', () => {
  it.each([
    [true, 'timeout'],
    [false, 'offline'],
  ] as const)('keeps its edits, for the reason that they have while the device is online (%j)', (isOnline, reason) => {
    const { model, effects } = reduceAnswer(settingCola, { type: 'hold-request', error: timeout, isOnline });
    expect(model).toStrictEqual({
      ...settingCola,
      request: null,
      pausedBy: reason,
      view: { ...settingCola.view, waiting: reason },
    });
    expect(effects).toStrictEqual([report(timeout)]);
  });

  it('returns its products to their batch', () => {
    expect(addingMany.pending).toStrictEqual(only({ batches: [batchInFlight(aleAndJuice, 7)] }));
    const { model } = reduceAnswer(addingMany, { type: 'hold-request', error: timeout, isOnline: true });
    expect(model.pending).toStrictEqual(only({ batches: [waitingBatch(aleAndJuice, 7)] }));
  });
});

describe('adding several products', () => {
  it('makes a batch', () => {
    const { model, effects } = reduceAnswer(opened(), { type: 'add-many', items: aleAndJuice, callId: 7 });
    expect(model.pending).toStrictEqual(only({ batches: [waitingBatch(aleAndJuice, 7)] }));
    expect(model.view.pendingAdds).toStrictEqual({ ale: 2, juice: 1 });
    expect(effects).toStrictEqual([send]);
  });

  it('comes after the batches before it', () => {
    const items = [{ product: cola, quantity: 1 }];
    const { pending } = answered(
      opened(),
      { type: 'add-many', items: aleAndJuice, callId: 7 },
      { type: 'add-many', items, callId: 8 },
    );
    expect(pending.batches).toStrictEqual([waitingBatch(aleAndJuice, 7), waitingBatch(items, 8)]);
  });

  it('is included in the pending addition of a product and in the pending edit of its line', () => {
    const before = edited(opened(), { type: 'set-product', product: ale, quantity: 3 }, setCola(5), {
      type: 'remove-lines',
      lineIds: ['line-gin'],
    });
    const items = [
      ...aleAndJuice,
      { product: cola, quantity: 4 },
      { product: gin, quantity: 6 },
      { product: tonic, quantity: 1 },
    ];
    const { model, effects } = reduceAnswer(before, { type: 'add-many', items, callId: null });
    expect(model.pending).toStrictEqual(
      only({
        edits: new Map([
          ['line-cola', 9],
          ['line-gin', 6],
        ]),
        adds: new Map([['ale', { product: ale, quantity: 5 }]]),
        batches: [
          waitingBatch([
            { product: juice, quantity: 1 },
            { product: tonic, quantity: 1 },
          ]),
        ],
      }),
    );
    expect(effects).toStrictEqual([send, send, send, send]);
  });

  it('is done for its caller when pending edits include all of it', () => {
    const before = edited(opened(), setCola(5));
    const { model, effects } = reduceAnswer(before, {
      type: 'add-many',
      items: [{ product: cola, quantity: 4 }],
      callId: 7,
    });
    expect(model.pending).toStrictEqual(only({ edits: new Map([['line-cola', 9]]) }));
    expect(effects).toStrictEqual([send, send, { type: 'finish-call', callId: 7, result: { outcome: 'done' } }]);
  });
});

describe('clearing the cart', () => {
  it('removes all lines that are shown, and the additions', () => {
    const before = edited(
      answered(opened(cartOf([colaLine, freeLine, ginLine])), { type: 'add-many', items: aleAndJuice, callId: 7 }),
      { type: 'set-product', product: tonic, quantity: 3 },
    );
    const { model, effects } = reduceAnswer(before, { type: 'clear' });
    expect(model.pending).toStrictEqual(
      only({
        edits: new Map([
          ['line-cola', 0],
          ['line-gin', 0],
        ]),
        isClearing: true,
      }),
    );
    expect(model.view.lineIds).toStrictEqual([]);
    expect(model.view.pendingAdds).toStrictEqual({});
    expect(model.beforeRemovals).toStrictEqual([before.view]);
    expect(effects).toStrictEqual([send, send, { type: 'finish-call', callId: 7, result: { outcome: 'done' } }]);
  });

  it('cancels an addition in flight', () => {
    const adding = sent(edited(opened(), { type: 'set-product', product: ale, quantity: 3 }));
    const { pending } = answered(adding, { type: 'clear' });
    expect(pending.adds).toStrictEqual(new Map([['ale', { product: ale, quantity: 0 }]]));
  });

  it('cancels the products of a batch in flight that have no line', () => {
    const items = [
      { product: ale, quantity: 2 },
      { product: cola, quantity: 1 },
    ];
    const adding = sent(answered(opened(), { type: 'add-many', items, callId: 7 }));
    const { model, effects } = reduceAnswer(adding, { type: 'clear' });
    expect(model.pending).toStrictEqual({
      edits: new Map([
        ['line-cola', 0],
        ['line-tonic', 0],
        ['line-gin', 0],
      ]),
      adds: new Map([['ale', { product: ale, quantity: 0 }]]),
      replacements: new Map(),
      batches: [batchInFlight(items, 7)],
      isClearing: true,
    });
    expect(model.view.pendingAdds).toStrictEqual({});
    expect(effects).toStrictEqual([send, send]);
  });

  it('works before the first read', () => {
    const before = edited(initialCart, { type: 'set-product', product: ale, quantity: 3 });
    const { model, effects } = reduceAnswer(before, { type: 'clear' });
    expect(model.pending).toStrictEqual(only({ isClearing: true }));
    expect(effects).toStrictEqual([send, send]);
  });
});

describe('replacing a line', () => {
  const item = { product: ale, quantity: 4 };

  it('takes its edit and the waiting additions of its product', () => {
    const before = answered(edited(opened(), { type: 'set-line', lineId: 'line-gin', quantity: 3 }), {
      type: 'add-many',
      items: [
        { product: cola, quantity: 1 },
        { product: juice, quantity: 1 },
      ],
      callId: null,
    });
    const { model, effects } = reduceAnswer(before, { type: 'replace', lineId: 'line-cola', item });
    expect(model.pending.replacements).toStrictEqual(new Map([['line-cola', item]]));
    expect(model.pending.edits).toStrictEqual(new Map([['line-gin', 3]]));
    expect(model.pending.batches.map(({ waiting }) => [...waiting.keys()])).toStrictEqual([['juice']]);
    expect(effects).toStrictEqual([send]);
    const ginReplaced = answered(before, { type: 'replace', lineId: 'line-gin', item });
    expect(ginReplaced.pending.edits).toStrictEqual(new Map());
    expect(ginReplaced.pending.replacements).toStrictEqual(new Map([['line-gin', item]]));
  });

  it('does nothing for a line that the cart does not have', () => {
    const { model, effects } = reduceAnswer(opened(), { type: 'replace', lineId: 'line-ale', item });
    expect(model).toStrictEqual(opened());
    expect(effects).toStrictEqual([]);
  });
});

describe('restoring lines', () => {
  const gone = (...lineIds: string[]): CartModel =>
    answered(sent(edited(opened(), { type: 'remove-lines', lineIds })), {
      type: 'answer',
      result: { outcome: 'done', cart: cartOf(sixCases.lines.filter(({ id }) => !lineIds.includes(id))) },
    });

  it('cancels a removal that was not sent', () => {
    const before = edited(opened(), { type: 'remove-lines', lineIds: ['line-cola', 'line-gin'] });
    const { model, effects } = reduceAnswer(before, { type: 'restore', lines: [colaLine] });
    expect(model.pending).toStrictEqual(only({ edits: new Map([['line-gin', 0]]) }));
    expect(model.view.lineIds).toStrictEqual(['line-cola', 'line-tonic']);
    expect(effects).toStrictEqual([send]);
  });

  it('restores the quantity that was shown', () => {
    const before = edited(opened(), setCola(5), { type: 'remove-lines', lineIds: ['line-cola'] });
    const { pending } = answered(before, { type: 'restore', lines: [{ ...colaLine, quantity: 5 }] });
    expect(pending).toStrictEqual(only({ edits: new Map([['line-cola', 5]]) }));
  });

  it('cancels the removal of a line whose quantity is unknown', () => {
    const before = edited(opened(cartOf([colaLine, unknownLine])), {
      type: 'remove-lines',
      lineIds: ['line-cola', 'line-gin'],
    });
    const { model } = reduceAnswer(before, { type: 'restore', lines: [unknownLine] });
    expect(model.pending).toStrictEqual(only({ edits: new Map([['line-cola', 0]]) }));
    expect(model.view.lines['line-gin']).toStrictEqual({ ...unknownLine, pending: false });
    expect(model.view.notices).toStrictEqual([]);
  });

  it('cancels the removal of such a line while another request is in flight', () => {
    const cart = cartOf([colaLine, unknownLine]);
    const before = edited(sent(edited(opened(cart), setCola(5))), { type: 'remove-lines', lineIds: ['line-gin'] });
    const { pending } = answered(before, { type: 'restore', lines: [unknownLine] });
    expect(pending).toStrictEqual(only({ edits: new Map([['line-cola', 5]]) }));
  });

  it('says that a line whose quantity is unknown cannot be added again', () => {
    const before = opened(cartOf([colaLine]));
    const { model, effects } = reduceAnswer(before, { type: 'restore', lines: [unknownLine] });
    expect(model.pending).toStrictEqual(noEdits);
    expect(model.view.notices).toStrictEqual([
      { id: 1, kind: 'refused', productName: 'Product gin', quantity: 0, reason: 'quantity' },
    ]);
    expect(effects).toStrictEqual([send]);
  });

  it('adds the product of a line that is gone', () => {
    const { model, effects } = reduceAnswer(gone('line-cola'), { type: 'restore', lines: [colaLine] });
    expect(model.pending).toStrictEqual(only({ adds: new Map([['cola', { product: cola, quantity: 2 }]]) }));
    expect(model.view.notices).toStrictEqual([]);
    expect(effects).toStrictEqual([send, send]);
  });

  it('adds it to what is shown of the product', () => {
    const before = edited(gone('line-cola'), { type: 'set-product', product: cola, quantity: 3 });
    const { pending } = answered(before, { type: 'restore', lines: [colaLine] });
    expect(pending).toStrictEqual(only({ adds: new Map([['cola', { product: cola, quantity: 5 }]]) }));
  });

  it('adds several products with one request', () => {
    const { model, effects } = reduceAnswer(gone('line-cola', 'line-gin'), {
      type: 'restore',
      lines: [colaLine, ginLine],
    });
    expect(model.pending.adds).toStrictEqual(new Map());
    expect(model.pending.batches.map(({ callId, waiting }) => [callId, [...waiting]])).toStrictEqual([
      [
        null,
        [
          ['cola', { product: cola, quantity: 2 }],
          ['gin', { product: gin, quantity: 1 }],
        ],
      ],
    ]);
    expect(effects).toStrictEqual([send, send]);
  });

  it('cancels the removal of one line, and adds the product of another that is gone', () => {
    const before = edited(gone('line-cola'), { type: 'remove-lines', lineIds: ['line-gin'] });
    const { pending } = answered(before, { type: 'restore', lines: [colaLine, ginLine] });
    expect(pending).toStrictEqual(only({ adds: new Map([['cola', { product: cola, quantity: 2 }]]) }));
  });
});

describe('the positions of restored products', () => {
  /** Cola, tonic, gin, ale and juice, each removed by one of the given steps. */
  const all = cartOf([colaLine, tonicLine, ginLine, lineOf('line-ale', ale, 1), lineOf('line-juice', juice, 1)]);
  const afterRemovals = (...steps: readonly (readonly string[])[]) => {
    const model = edited(
      opened(all),
      ...steps.map((lineIds) => ({ type: 'remove-lines', lineIds: lineIds.map((name) => `line-${name}`) }) as const),
    );
    return answered(model, { type: 'restore', lines: [] }).places;
  };
  const places = (...productIds: string[]) => new Map(productIds.map((productId, at) => [productId, at]));

  it.each<[string, readonly (readonly string[])[]]>([
    ['a removal', [['tonic']]],
    ['two removals', [['tonic'], ['juice']]],
    ['a removal of the first', [['cola'], ['ale']]],
    ['a removal of the first two, one after the other', [['cola'], ['tonic'], ['ale']]],
    ['a removal of two in a row', [['tonic', 'gin'], ['ale']]],
    ['a removal of the first and the last', [['cola', 'juice'], ['gin']]],
    ['a removal of all but one', [['cola', 'tonic', 'ale', 'juice'], ['gin']]],
  ])('are those before %s', (_what, steps) => {
    expect(afterRemovals(...steps)).toStrictEqual(places('cola', 'tonic', 'gin', 'ale', 'juice'));
  });

  it('have newer lines first', () => {
    const removing = sent(edited(opened(), { type: 'remove-lines', lineIds: ['line-cola'] }));
    const newer = cartOf([lineOf('line-ale', ale, 1), tonicLine, ginLine]);
    const model = edited(answered(removing, { type: 'answer', result: { outcome: 'done', cart: newer } }), {
      type: 'remove-lines',
      lineIds: ['line-gin'],
    });
    expect(answered(model, { type: 'restore', lines: [] }).places).toStrictEqual(places('cola', 'ale', 'tonic', 'gin'));
  });

  it('are unknown without a restored line', () => {
    expect(edited(opened(), { type: 'remove-lines', lineIds: ['line-cola'] }).places).toBeUndefined();
  });

  it('show a product that was added again where it was', () => {
    const removed = answered(sent(edited(opened(), { type: 'remove-lines', lineIds: ['line-tonic'] })), {
      type: 'answer',
      result: { outcome: 'done', cart: cartOf([colaLine, ginLine]) },
    });
    const { view } = answered(sent(answered(removed, { type: 'restore', lines: [tonicLine] })), {
      type: 'answer',
      result: { outcome: 'done', cart: cartOf([lineOf('line-again', tonic, 3), colaLine, ginLine]) },
    });
    expect(view.lineIds).toStrictEqual(['line-cola', 'line-again', 'line-gin']);
  });
});

describe('discarding edits', () => {
  const item = { product: juice, quantity: 4 };

  it('drops all that were not sent', () => {
    const before = answered(
      edited(opened(), setCola(5), { type: 'set-product', product: ale, quantity: 3 }),
      { type: 'replace', lineId: 'line-gin', item },
      { type: 'add-many', items: [{ product: tonic, quantity: 1 }], callId: 7 },
    );
    const { model, effects } = reduceAnswer(before, { type: 'discard' });
    expect(model).toStrictEqual(opened());
    expect(effects).toStrictEqual([{ type: 'finish-call', callId: 7, result: { outcome: 'done' } }]);
  });

  it('drops a removal of all lines that was not sent', () => {
    expect(answered(opened(), { type: 'clear' }, { type: 'discard' }).pending).toStrictEqual(noEdits);
  });

  it('keeps the removal of all lines in flight', () => {
    const { pending } = answered(sent(answered(opened(), { type: 'clear' })), { type: 'discard' });
    expect(pending).toStrictEqual(
      only({
        edits: new Map([
          ['line-cola', 0],
          ['line-tonic', 0],
          ['line-gin', 0],
        ]),
        isClearing: true,
      }),
    );
  });

  it('drops a removal of all lines after the request in flight', () => {
    const { pending } = answered(settingCola, { type: 'clear' }, { type: 'discard' });
    expect(pending).toStrictEqual(only({ edits: new Map([['line-cola', 5]]) }));
  });

  it('is not a removal of all lines, although one was undone while it was in flight', () => {
    const clearing = sent(answered(opened(), { type: 'clear' }));
    const before = { ...clearing, pending: { ...clearing.pending, isClearing: false } };
    expect(answered(before, { type: 'discard' }).pending.isClearing).toBe(false);
  });

  it('keeps the quantity in flight of a line, and no other line', () => {
    const before = edited(settingCola, setCola(9), { type: 'set-line', lineId: 'line-gin', quantity: 3 });
    const { model } = reduceAnswer(before, { type: 'discard' });
    expect(model.pending).toStrictEqual(only({ edits: new Map([['line-cola', 5]]) }));
    expect(model.request).toBe(settingCola.request);
  });

  it('keeps the quantity in flight of an addition, and no other addition', () => {
    const adding = sent(edited(opened(), { type: 'set-product', product: ale, quantity: 3 }));
    const before = edited(
      adding,
      { type: 'set-product', product: ale, quantity: 8 },
      { type: 'set-product', product: juice, quantity: 1 },
    );
    const { pending } = answered(before, { type: 'discard' });
    expect(pending).toStrictEqual(only({ adds: new Map([['ale', { product: ale, quantity: 3 }]]) }));
  });

  it('keeps an addition in flight that was cancelled', () => {
    const adding = sent(edited(opened(), { type: 'set-product', product: ale, quantity: 3 }));
    const before = edited(adding, { type: 'set-product', product: ale, quantity: 0 });
    expect(answered(before, { type: 'discard' }).pending).toStrictEqual(adding.pending);
  });

  it('drops an addition of the product that replaces a line in flight', () => {
    const replacing = sent(answered(opened(), { type: 'replace', lineId: 'line-cola', item }));
    const before = edited(replacing, { type: 'set-product', product: ale, quantity: 1 });
    const withJuice = {
      ...before,
      pending: { ...before.pending, adds: new Map([['juice', { product: juice, quantity: 2 }]]) },
    };
    expect(answered(withJuice, { type: 'discard' }).pending).toStrictEqual(
      only({ replacements: new Map([['line-cola', item]]) }),
    );
  });

  it('keeps the quantity in flight of a replacement, and no other replacement', () => {
    const replacing = sent(answered(opened(), { type: 'replace', lineId: 'line-cola', item }));
    const before = answered(edited(replacing, setCola(9)), { type: 'replace', lineId: 'line-gin', item });
    expect(before.pending.replacements.get('line-cola')?.quantity).toBe(9);
    expect(answered(before, { type: 'discard' }).pending).toStrictEqual(
      only({ replacements: new Map([['line-cola', item]]) }),
    );
  });

  it('drops a replacement of the line that a request in flight sets', () => {
    const before = answered(settingCola, { type: 'replace', lineId: 'line-cola', item }, { type: 'discard' });
    expect(before.pending).toStrictEqual(noEdits);
  });

  it('keeps the quantity in flight of a batch for a product that was set since', () => {
    const before = edited(addingMany, { type: 'set-product', product: ale, quantity: 5 });
    const { pending, view } = answered(before, { type: 'discard' });
    expect(pending).toStrictEqual(
      only({
        adds: new Map([['ale', { product: ale, quantity: 2 }]]),
        batches: [batchInFlight(aleAndJuice, 7)],
      }),
    );
    expect(view.pendingAdds).toStrictEqual({ ale: 2, juice: 1 });
  });

  it('keeps the part of a batch in flight', () => {
    const before = answered(addingMany, { type: 'add-many', items: [{ product: cola, quantity: 1 }], callId: 8 });
    const { model, effects } = reduceAnswer(before, { type: 'discard' });
    expect(model.pending).toStrictEqual(only({ batches: [batchInFlight(aleAndJuice, 7)] }));
    expect(effects).toStrictEqual([{ type: 'finish-call', callId: 8, result: { outcome: 'done' } }]);
  });
});
