import { describe, expect, it } from 'vitest';
import { PortError } from '../../../src/ports';
import { initialCart, reduceEdit } from '../../../src/runtime/cart/cart.reducer';
import type { CartModel, NewNotice, PendingEdits } from '../../../src/runtime/cart/cart.state';
import {
  answered,
  cola,
  colaLine,
  edited,
  gin,
  noEdits,
  opened,
  sent,
  shown,
  sixCases,
  tonic,
  usd,
} from '../../support/cart-samples';
import { cartOf, lineOf, product } from './cart-support';

const ale = product('ale');
const failure = new PortError('unavailable', 'no');
const send = { type: 'send' } as const;

/** Pending edits of which the others are empty. */
const only = (edits: Partial<PendingEdits>): PendingEdits => ({ ...noEdits, ...edits });

describe('setting the quantity of a line', () => {
  it('is an edit to send', () => {
    const before = opened();
    const { model, effects } = reduceEdit(before, { type: 'set-line', lineId: 'line-cola', quantity: 5 });
    expect(model.pending).toStrictEqual(only({ edits: new Map([['line-cola', 5]]) }));
    expect(effects).toStrictEqual([send]);
    expect(model.view).toStrictEqual({
      ...before.view,
      lines: {
        ...before.view.lines,
        'line-cola': { ...colaLine, quantity: 5, total: usd(5000), pending: true },
      },
      totals: {
        cases: 9,
        countedCases: 9,
        countedValue: usd(9000),
        subtotal: usd(9000),
        total: usd(9000),
        final: false,
      },
    });
  });

  it('does not change the model before it', () => {
    const before = edited(opened(), { type: 'set-line', lineId: 'line-gin', quantity: 2 });
    edited(before, { type: 'set-line', lineId: 'line-cola', quantity: 5 });
    expect(before.pending).toStrictEqual(only({ edits: new Map([['line-gin', 2]]) }));
    expect(shown(before)).toStrictEqual([
      ['line-cola', 'cola', 2],
      ['line-tonic', 'tonic', 3],
      ['line-gin', 'gin', 2],
    ]);
  });

  it.each(['line-ale', ''])('does nothing for a line that is not shown (%j)', (lineId) => {
    const before = opened();
    const { model, effects } = reduceEdit(before, { type: 'set-line', lineId, quantity: 5 });
    expect(model).toStrictEqual(before);
    expect(model.view).toBe(before.view);
    expect(effects).toStrictEqual([]);
  });

  it('does nothing for a line that is being removed', () => {
    const before = edited(opened(), { type: 'remove-lines', lineIds: ['line-cola'] });
    const { model, effects } = reduceEdit(before, { type: 'set-line', lineId: 'line-cola', quantity: 5 });
    expect(model.pending.edits).toStrictEqual(new Map([['line-cola', 0]]));
    expect(effects).toStrictEqual([]);
  });

  it('is no edit at the server’s quantity', () => {
    const model = edited(
      opened(),
      { type: 'set-line', lineId: 'line-cola', quantity: 5 },
      { type: 'set-line', lineId: 'line-cola', quantity: 2 },
    );
    expect(model.pending).toStrictEqual(noEdits);
    expect(model.view).toStrictEqual(opened().view);
  });

  it('is an edit at the server’s quantity while a request is in flight', () => {
    const model = edited(sent(edited(opened(), { type: 'set-line', lineId: 'line-cola', quantity: 5 })), {
      type: 'set-line',
      lineId: 'line-cola',
      quantity: 2,
    });
    expect(model.pending.edits).toStrictEqual(new Map([['line-cola', 2]]));
  });

  it('takes the waiting additions of its product, and no others', () => {
    const items = [
      { product: cola, quantity: 4 },
      { product: ale, quantity: 1 },
    ];
    const before = answered(
      opened(),
      { type: 'add-many', items, callId: 1 },
      { type: 'add-many', items: items.slice(1), callId: 2 },
    );
    const { pending } = edited(before, { type: 'set-line', lineId: 'line-cola', quantity: 5 });
    expect(pending.edits).toStrictEqual(new Map([['line-cola', 5]]));
    expect(pending.batches.map(({ callId, waiting }) => [callId, [...waiting.keys()]])).toStrictEqual([
      [1, ['ale']],
      [2, ['ale']],
    ]);
    expect(pending.batches[1]).toBe(before.pending.batches[1]);
    expect([...(before.pending.batches[0]?.waiting.keys() ?? [])]).toStrictEqual(['cola', 'ale']);
  });
});

describe('a line that is being replaced', () => {
  const item = { product: ale, quantity: 4 };
  const replacing = answered(opened(), { type: 'replace', lineId: 'line-cola', item });

  it('has another quantity of the replacement', () => {
    const { pending } = edited(replacing, { type: 'set-line', lineId: 'line-cola', quantity: 6 });
    expect(pending).toStrictEqual(only({ replacements: new Map([['line-cola', { product: ale, quantity: 6 }]]) }));
  });

  it('is removed instead of being replaced', () => {
    const { pending } = edited(replacing, { type: 'set-line', lineId: 'line-cola', quantity: 0 });
    expect(pending).toStrictEqual(only({ edits: new Map([['line-cola', 0]]) }));
  });

  it('keeps a removed replacement while a request is in flight', () => {
    const { pending } = edited(sent(replacing), { type: 'set-line', lineId: 'line-cola', quantity: 0 });
    expect(pending).toStrictEqual(only({ replacements: new Map([['line-cola', { product: ale, quantity: 0 }]]) }));
  });

  it('keeps the waiting additions of the replaced product', () => {
    const before = answered(replacing, { type: 'add-many', items: [{ product: cola, quantity: 1 }], callId: null });
    const { pending } = edited(before, { type: 'set-line', lineId: 'line-cola', quantity: 6 });
    expect([...(pending.batches[0]?.waiting.keys() ?? [])]).toStrictEqual(['cola']);
  });

  it('does not keep an addition of its product out of the cart', () => {
    const { pending } = edited(replacing, { type: 'set-product', product: cola, quantity: 3 });
    expect(pending).toStrictEqual(
      only({
        adds: new Map([['cola', { product: cola, quantity: 3 }]]),
        replacements: new Map([['line-cola', item]]),
      }),
    );
  });
});

describe('setting the quantity of a product', () => {
  it('edits its line', () => {
    const before = opened();
    const { model, effects } = reduceEdit(before, { type: 'set-product', product: cola, quantity: 5 });
    expect(model.pending).toStrictEqual(only({ edits: new Map([['line-cola', 5]]) }));
    expect(model.beforeRemovals).toStrictEqual([]);
    expect(effects).toStrictEqual([send]);
  });

  it.each([0, -1])('removes its line with %i, and remembers where it was', (quantity) => {
    const before = opened();
    const { model, effects } = reduceEdit(before, { type: 'set-product', product: cola, quantity });
    expect(model.pending).toStrictEqual(only({ edits: new Map([['line-cola', 0]]) }));
    expect(model.beforeRemovals).toStrictEqual([before.view]);
    expect(effects).toStrictEqual([send]);
  });

  it('edits the line that is being removed', () => {
    const before = edited(opened(), { type: 'remove-lines', lineIds: ['line-cola'] });
    const { model, effects } = reduceEdit(before, { type: 'set-product', product: cola, quantity: 5 });
    expect(model.pending).toStrictEqual(only({ edits: new Map([['line-cola', 5]]) }));
    expect(effects).toStrictEqual([send]);
  });

  it('does nothing with 0 for a line that is being removed', () => {
    const before = edited(opened(), { type: 'remove-lines', lineIds: ['line-cola'] });
    const { model, effects } = reduceEdit(before, { type: 'set-product', product: cola, quantity: 0 });
    expect(model).toStrictEqual(before);
    expect(effects).toStrictEqual([]);
  });

  it('adds a product without a line', () => {
    const before = opened();
    const { model, effects } = reduceEdit(before, { type: 'set-product', product: ale, quantity: 3 });
    expect(model.pending).toStrictEqual(only({ adds: new Map([['ale', { product: ale, quantity: 3 }]]) }));
    expect(effects).toStrictEqual([send]);
    expect(model.view.pendingAdds).toStrictEqual({ ale: 3 });
    expect(model.view.lines).toBe(before.view.lines);
  });

  it.each([0, -1])('cancels the addition with %i', (quantity) => {
    const before = edited(opened(), { type: 'set-product', product: ale, quantity: 3 });
    const { model, effects } = reduceEdit(before, { type: 'set-product', product: ale, quantity });
    expect(model.pending).toStrictEqual(noEdits);
    expect(effects).toStrictEqual([send]);
  });

  it.each([0, -1])('cancels an addition in flight with %i, which its response needs to know', (quantity) => {
    const before = sent(edited(opened(), { type: 'set-product', product: ale, quantity: 3 }));
    const { pending, view } = edited(before, { type: 'set-product', product: ale, quantity });
    expect(pending.adds).toStrictEqual(new Map([['ale', { product: ale, quantity: 0 }]]));
    expect(view.pendingAdds).toStrictEqual({});
  });

  it('takes the waiting additions of the product', () => {
    const items = [
      { product: ale, quantity: 4 },
      { product: cola, quantity: 1 },
    ];
    const before = answered(opened(), { type: 'add-many', items, callId: null });
    const { pending } = edited(before, { type: 'set-product', product: ale, quantity: 5 });
    expect(pending.adds).toStrictEqual(new Map([['ale', { product: ale, quantity: 5 }]]));
    expect(pending.batches.map(({ waiting }) => [...waiting.keys()])).toStrictEqual([['cola']]);
  });
});

describe('removing lines', () => {
  it('is an edit of each line that the cart has', () => {
    const before = opened();
    const { model, effects } = reduceEdit(before, {
      type: 'remove-lines',
      lineIds: ['line-cola', 'line-ale', 'line-gin'],
    });
    expect(model.pending).toStrictEqual(
      only({
        edits: new Map([
          ['line-cola', 0],
          ['line-gin', 0],
        ]),
      }),
    );
    expect(effects).toStrictEqual([send]);
    expect(model.view.lineIds).toStrictEqual(['line-tonic']);
    expect(model.beforeRemovals).toStrictEqual([before.view]);
  });

  it('remembers the last 20 removals', () => {
    const views = Array.from({ length: 22 }, (_, at) => at);
    let model = opened();
    const before = views.map(() => {
      const { view } = model;
      model = edited(
        model,
        { type: 'remove-lines', lineIds: [] },
        { type: 'notify', notice: { kind: 'failed', productName: '', quantity: 0, reason: null } },
      );
      return view;
    });
    expect(model.beforeRemovals).toHaveLength(20);
    expect(model.beforeRemovals[0]).toBe(before[2]);
    expect(model.beforeRemovals[19]).toBe(before[21]);
  });
});

describe('a read', () => {
  const newer = cartOf([lineOf('line-cola', cola, 9)]);

  it('shows the cart', () => {
    const { model, effects } = reduceEdit(initialCart, { type: 'read', cart: newer });
    expect(model).toStrictEqual({
      ...initialCart,
      view: {
        status: 'ready',
        error: null,
        cart: newer,
        lines: { 'line-cola': { ...lineOf('line-cola', cola, 9), pending: false } },
        lineIds: ['line-cola'],
        lineIdByProduct: { cola: 'line-cola' },
        pendingAdds: {},
        totals: {
          cases: 9,
          countedCases: 9,
          countedValue: usd(9000),
          subtotal: usd(9000),
          total: usd(9000),
          final: true,
        },
        minimum: {},
        notices: [],
        waiting: null,
      },
    });
    expect(effects).toStrictEqual([]);
  });

  it('replaces the cart while nothing is pending', () => {
    expect(edited(opened(), { type: 'read', cart: newer }).view.cart).toBe(newer);
  });

  it('returns the view that it has for the same cart', () => {
    const before = opened();
    expect(edited(before, { type: 'read', cart: sixCases }).view).toBe(before.view);
  });

  it('is ignored while edits are pending, whose responses return a newer cart', () => {
    const before = edited(opened(), { type: 'set-line', lineId: 'line-gin', quantity: 4 });
    const { model, effects } = reduceEdit(before, { type: 'read', cart: newer });
    expect(model).toStrictEqual(before);
    expect(model.view).toBe(before.view);
    expect(effects).toStrictEqual([]);
  });

  it('is shown with additions that were not sent', () => {
    const { view } = edited(
      initialCart,
      { type: 'set-product', product: ale, quantity: 3 },
      { type: 'read', cart: newer },
    );
    expect(view.cart).toBe(newer);
    expect(view.pendingAdds).toStrictEqual({ ale: 3 });
  });

  it('is missed while an addition is in flight, and done again after that is refused without a cart', () => {
    const adding = sent(edited(initialCart, { type: 'set-product', product: ale, quantity: 3 }));
    const { model, effects } = reduceEdit(adding, { type: 'read', cart: newer });
    expect(model.hasMissedRead).toBe(true);
    expect(model.view).toBe(adding.view);
    expect(effects).toStrictEqual([]);
    const { model: after } = reduceEdit(model, { type: 'dismiss', noticeId: 1 });
    expect(after.hasMissedRead).toBe(true);
    // The model of a request that ended without a cart.
    const ended = reduceEdit({ ...after, request: null }, { type: 'dismiss', noticeId: 1 });
    expect(ended.effects).toStrictEqual([{ type: 'read' }]);
    expect(ended.model.hasMissedRead).toBe(false);
  });

  it('is not missed while a change of a known cart is in flight', () => {
    const changing = sent(edited(opened(), { type: 'set-line', lineId: 'line-gin', quantity: 4 }));
    const { model, effects } = reduceEdit(changing, { type: 'read', cart: newer });
    expect(model).toStrictEqual(changing);
    expect(effects).toStrictEqual([]);
  });

  it('is not done again after a response with a cart', () => {
    const known = { ...opened(), hasMissedRead: true };
    const { model, effects } = reduceEdit(known, { type: 'dismiss', noticeId: 1 });
    expect(effects).toStrictEqual([]);
    expect(model.hasMissedRead).toBe(true);
  });
});

describe('a read that failed', () => {
  it('is shown and reported before the first read', () => {
    const { model, effects } = reduceEdit(initialCart, { type: 'read-failed', error: failure });
    expect(model).toStrictEqual({
      ...initialCart,
      view: { ...initialCart.view, status: 'failed', error: failure },
    });
    expect(model.view.error).toBe(failure);
    expect(effects).toStrictEqual([{ type: 'report-error', error: failure }]);
  });

  it('is not shown after it', () => {
    const before = opened();
    const { model, effects } = reduceEdit(before, { type: 'read-failed', error: failure });
    expect(model).toStrictEqual(before);
    expect(effects).toStrictEqual([]);
  });

  it('is no longer shown after a read', () => {
    const { view } = edited(initialCart, { type: 'read-failed', error: failure }, { type: 'read', cart: sixCases });
    expect(view).toStrictEqual(opened().view);
  });

  it('is shown with additions', () => {
    const { view } = edited(
      initialCart,
      { type: 'read-failed', error: failure },
      { type: 'set-product', product: ale, quantity: 3 },
    );
    expect(view).toStrictEqual({
      ...initialCart.view,
      status: 'failed',
      error: failure,
      pendingAdds: { ale: 3 },
    });
  });
});

describe('edits that cannot be sent', () => {
  const editing = edited(opened(), { type: 'set-line', lineId: 'line-gin', quantity: 4 });
  const offline = { type: 'hold', error: failure, isOnline: false } as const;

  it.each([
    [true, 'unavailable'],
    [false, 'offline'],
  ] as const)('wait, for the reason that they have while the device is online (%j)', (isOnline, reason) => {
    const { model, effects } = reduceEdit(editing, { type: 'hold', error: failure, isOnline });
    expect(model).toStrictEqual({
      ...editing,
      pausedBy: reason,
      view: { ...editing.view, waiting: reason },
    });
    expect(effects).toStrictEqual([{ type: 'report-error', error: failure }]);
  });

  it('report the same reason once, and another one again', () => {
    const held = edited(editing, offline);
    const again = reduceEdit(held, offline);
    expect(again.effects).toStrictEqual([]);
    expect(again.model).toStrictEqual(held);
    expect(again.model.view).toBe(held.view);
    const other = reduceEdit(held, { ...offline, isOnline: true });
    expect(other.effects).toStrictEqual([{ type: 'report-error', error: failure }]);
    expect(other.model.view.waiting).toBe('unavailable');
  });

  it('are not shown as waiting when nothing is pending', () => {
    expect(edited(opened(), offline).view.waiting).toBeNull();
  });
});

describe('notices', () => {
  const notice = (productName: string): NewNotice => ({ kind: 'failed', productName, quantity: 1, reason: 'timeout' });
  const noticed: CartModel = edited(
    opened(),
    { type: 'notify', notice: notice('Cola') },
    { type: 'notify', notice: notice('Gin') },
  );

  it('are shown in their order, with an id each', () => {
    expect(noticed.view.notices).toStrictEqual([
      { ...notice('Cola'), id: 1 },
      { ...notice('Gin'), id: 2 },
    ]);
    expect(noticed.lastNoticeId).toBe(2);
  });

  it('are dismissed one by one, and their ids are not used again', () => {
    const { model, effects } = reduceEdit(noticed, { type: 'dismiss', noticeId: 2 });
    expect(model.view).toStrictEqual({ ...noticed.view, notices: [{ ...notice('Cola'), id: 1 }] });
    expect(effects).toStrictEqual([]);
    expect(edited(model, { type: 'notify', notice: notice('Tonic') }).view.notices).toStrictEqual([
      { ...notice('Cola'), id: 1 },
      { ...notice('Tonic'), id: 3 },
    ]);
  });

  it('are shown before the first read', () => {
    expect(edited(initialCart, { type: 'notify', notice: notice('Cola') }).view).toStrictEqual({
      ...initialCart.view,
      notices: [{ ...notice('Cola'), id: 1 }],
    });
  });
});

describe('the pending edits of a model', () => {
  it('stay with events that are not about them', () => {
    const item = { product: ale, quantity: 1 };
    const before: CartModel = {
      ...opened(),
      pending: {
        edits: new Map([['line-gin', 4]]),
        adds: new Map([['ale', item]]),
        replacements: new Map([['line-tonic', { product: gin, quantity: 2 }]]),
        batches: [
          {
            callId: 3,
            items: [{ product: tonic, quantity: 2 }],
            waiting: new Map([['tonic', { product: tonic, quantity: 2 }]]),
            inFlight: new Map(),
            adjustments: [],
            hasAdded: false,
          },
        ],
        isClearing: true,
      },
    };
    const { pending } = edited(before, { type: 'dismiss', noticeId: 1 });
    expect(pending).toStrictEqual(before.pending);
  });
});
