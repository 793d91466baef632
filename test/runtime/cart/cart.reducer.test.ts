import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Cart, CartChange, CartLine, Product } from '../../../src/domain';
import { PortError } from '../../../src/ports';
import { reduceAnswer } from '../../../src/runtime/cart/answer.reducer';
import { initialCart, reduceEdit } from '../../../src/runtime/cart/cart.reducer';
import type {
  BulkEvent,
  CartEffect,
  CartModel,
  CartState,
  EditEvent,
  Reduction,
  SyncEvent,
} from '../../../src/runtime/cart/cart.state';
import { isBusy } from '../../../src/runtime/cart/cart.state';
import { applyPendingEdits, emptyOptimisticCart } from '../../../src/runtime/cart/optimistic-cart';
import { affectsLine } from '../../../src/runtime/cart/pending-edits.rules';
import { product } from './cart-support';

type Event = EditEvent | BulkEvent | SyncEvent;

/** Steps of the buyer, the network and the server. Lines and products are named by their index. */
type Step =
  | { readonly do: 'set-line' | 'set-product' | 'replace'; readonly at: number; readonly quantity: number }
  | {
      readonly do: 'remove-lines' | 'add-many' | 'restore';
      readonly places: readonly number[];
      readonly quantity: number;
    }
  | { readonly do: 'clear' | 'discard' | 'read' | 'notify' | 'dismiss' | 'send' | 'send-offline' }
  | { readonly do: 'done' | 'refused' | 'hold' | 'lost-after' | 'lost-before' | 'forbidden' }
  | { readonly do: 'remote'; readonly at: number; readonly quantity: number };

const place = fc.nat(4);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('set-line' as const, 'set-product' as const, 'replace' as const),
      at: place,
      quantity: fc.nat(6),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constantFrom('remove-lines' as const, 'add-many' as const, 'restore' as const),
      places: fc.uniqueArray(place, { minLength: 1 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constantFrom('clear' as const, 'discard' as const, 'read' as const, 'notify' as const, 'dismiss' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom('send' as const, 'send' as const, 'send' as const, 'send-offline' as const),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'done' as const,
        'done' as const,
        'done' as const,
        'refused' as const,
        'hold' as const,
        'lost-after' as const,
        'lost-before' as const,
        'forbidden' as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('remote' as const), at: place, quantity: fc.nat(6) }) },
);
const steps = fc.array(step, { maxLength: 30 });

const shelf: readonly Product[] = ['cola', 'tonic', 'gin', 'juice', 'ale'].map((id, at) => product(id, 100 * (at + 1)));
const at = (index: number): Product => shelf[index % shelf.length] ?? expect.fail();
const usd = (minor: number) => ({ minor, currency: 'USD' });

/** A server's cart with these quantities by product; each product has one line, whose id counts the lines created. */
function cartOf(known: readonly Pick<CartLine, 'id' | 'product' | 'quantity'>[]): Cart {
  const lines = known.map(({ id, product: of, quantity }) => ({
    id,
    product: of,
    quantity: quantity ?? expect.fail(),
  }));
  const total = (of: Product, quantity: number) =>
    usd((of.price.state === 'known' ? of.price.current.minor : 0) * quantity);
  const cases = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const value = usd(lines.reduce((sum, line) => sum + total(line.product, line.quantity).minor, 0));
  return {
    id: 'cart',
    accountId: 'a',
    revision: null,
    lines: lines.map((line): CartLine => ({
      ...line,
      total: total(line.product, line.quantity),
      isFreeGood: false,
      problem: null,
      promotion: null,
    })),
    totals: {
      cases,
      subtotal: value,
      discounts: [],
      deposits: null,
      minimumOrderCharge: null,
      tax: null,
      taxRate: null,
      total: value,
    },
    minimum: {},
    minimumProgress: { cases, value },
    isRepricing: false,
    savedAt: '2026-11-17T10:35:00-05:00',
  };
}

let created = 0;

/** The cart after a change that the server applied. */
function applyChange(cart: Cart, change: CartChange): Cart {
  const add = (lines: readonly CartLine[], productId: string, quantity: number): readonly CartLine[] => {
    const known = lines.find((line) => line.product.id === productId);
    if (known !== undefined)
      return lines.map((line) =>
        line === known ? { ...line, quantity: (line.quantity ?? Number.NaN) + quantity } : line,
      );
    const [first] = cartOf([
      { id: `line-${++created}`, product: shelf.find(({ id }) => id === productId) ?? expect.fail(), quantity },
    ]).lines;
    return [first ?? expect.fail(), ...lines];
  };
  const applied = (): readonly CartLine[] => {
    switch (change.type) {
      case 'add':
        return add(cart.lines, change.productId, change.quantity);
      case 'add-many':
        return [...change.items]
          .reverse()
          .reduce((lines, item) => add(lines, item.productId, item.quantity), cart.lines);
      case 'set':
        return cart.lines.map((line) => (line.id === change.lineId ? { ...line, quantity: change.quantity } : line));
      case 'remove':
        return cart.lines.filter(({ id }) => id !== change.lineId);
      case 'remove-many':
        return cart.lines.filter(({ id }) => !change.lineIds.includes(id));
      case 'replace':
        return add(
          cart.lines.filter(({ id }) => id !== change.lineId),
          change.productId,
          change.quantity,
        );
      case 'clear':
        return [];
      default:
        return change satisfies never;
    }
  };
  return cartOf(applied().filter(({ quantity }) => (quantity ?? 0) > 0));
}

/** One event of a run, with the models before and after it. */
interface Turn {
  readonly event: Event;
  readonly before: CartModel;
  readonly after: CartModel;
  readonly effects: readonly CartEffect[];
  /** Whether the server's response is based on the cart that the model had: no remote change came between. */
  readonly isUndisturbed: boolean;
}

const isSyncOrBulk = (event: Event): event is SyncEvent | BulkEvent =>
  [
    'add-many',
    'clear',
    'replace',
    'restore',
    'discard',
    'send',
    'answer',
    'hold-request',
    'look-up',
    'give-up',
  ].includes(event.type);

const reduce = (model: CartModel, event: Event): Reduction =>
  isSyncOrBulk(event) ? reduceAnswer(model, event) : reduceEdit(model, event);

/**
 * Runs steps against a server. Steps that are impossible in the current state, such as a response without a request,
 * are skipped.
 */
function play(given: readonly Step[]): readonly Turn[] {
  created = 0;
  let server = cartOf([
    { id: 'line-a', product: at(0), quantity: 2 },
    { id: 'line-b', product: at(1), quantity: 3 },
    { id: 'line-c', product: at(2), quantity: 1 },
  ]);
  let model = initialCart;
  let removed: readonly CartLine[] = [];
  let callId = 0;
  const turns: Turn[] = [];
  const take = (event: Event, isUndisturbed = true) => {
    const { model: after, effects } = reduce(model, event);
    turns.push({ event, before: model, after, effects, isUndisturbed });
    model = after;
  };
  take({ type: 'read', cart: server });
  for (const what of given) {
    const { lines, lineIds } = model.view;
    const displayed = lineIds.map((id) => lines[id] ?? expect.fail());
    const change = model.request?.change;
    const isUndisturbed = JSON.stringify(server) === JSON.stringify(model.view.cart);
    switch (what.do) {
      case 'set-line': {
        const line = displayed[what.at];
        if (line !== undefined && what.quantity > 0)
          take({ type: 'set-line', lineId: line.id, quantity: what.quantity });
        break;
      }
      case 'set-product':
        take({ type: 'set-product', product: at(what.at), quantity: what.quantity });
        break;
      case 'replace': {
        const line = displayed[what.at];
        // A dialog replaces one line at a time.
        if (line !== undefined && what.quantity > 0 && model.pending.replacements.size === 0)
          take({ type: 'replace', lineId: line.id, item: { product: at(what.at + 3), quantity: what.quantity } });
        break;
      }
      case 'remove-lines':
        removed = what.places.flatMap((index) => displayed[index] ?? []);
        take({ type: 'remove-lines', lineIds: removed.map(({ id }) => id) });
        break;
      case 'restore':
        take({ type: 'restore', lines: removed });
        removed = [];
        break;
      case 'add-many':
        take({
          type: 'add-many',
          items: what.places.map((index) => ({ product: at(index), quantity: what.quantity })),
          callId: ++callId,
        });
        break;
      case 'clear':
        removed = displayed;
        take({ type: 'clear' });
        break;
      case 'discard':
        take({ type: 'discard' });
        break;
      case 'read':
        take({ type: 'read', cart: server });
        break;
      case 'notify':
        take({ type: 'notify', notice: { kind: 'failed', productName: 'Product', quantity: 0, reason: null } });
        break;
      case 'dismiss':
        for (const { id } of model.view.notices.slice(-1)) take({ type: 'dismiss', noticeId: id });
        break;
      case 'send':
      case 'send-offline':
        if (change === undefined) take({ type: 'send', isOnline: what.do === 'send' });
        break;
      case 'remote':
        server = cartOf(
          server.lines.flatMap((line, index) =>
            index !== what.at ? [line] : what.quantity === 0 ? [] : [{ ...line, quantity: what.quantity }],
          ),
        );
        break;
      case 'hold':
        if (change !== undefined)
          take({ type: 'hold-request', error: new PortError('offline', 'no connection'), isOnline: true });
        break;
      case 'forbidden':
        if (change !== undefined) take({ type: 'give-up', error: new PortError('forbidden', 'no'), isUnknown: false });
        break;
      case 'refused':
        if (change !== undefined)
          take({ type: 'answer', result: { outcome: 'refused', cart: server, reason: 'out-of-stock' } }, isUndisturbed);
        break;
      case 'done':
        if (change === undefined) break;
        server = applyChange(server, change);
        take({ type: 'answer', result: { outcome: 'done', cart: server } }, isUndisturbed);
        break;
      case 'lost-after':
      case 'lost-before':
        if (change === undefined) break;
        if (what.do === 'lost-after') server = applyChange(server, change);
        take({ type: 'look-up', cart: server, error: new PortError('timeout', 'lost') }, isUndisturbed);
        break;
      default:
        what satisfies never;
    }
  }
  return turns;
}

/** Displayed quantity by product. */
function quantities({ lines, lineIds, pendingAdds }: CartState): Readonly<Record<string, number>> {
  const sums: Record<string, number> = { ...pendingAdds };
  for (const line of lineIds.flatMap((id) => lines[id] ?? []))
    sums[line.product.id] = (sums[line.product.id] ?? 0) + (line.quantity ?? Number.NaN);
  return sums;
}

const written = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part instanceof Map ? [...part] : part instanceof Error ? part.message : part,
  );

const runs = { numRuns: Number(process.env.MODEL_RUNS ?? 300), seed: Number(process.env.MODEL_SEED ?? 20261124) };

const inEach = (check: (turn: Turn) => void) =>
  fc.assert(
    fc.property(steps, (given) => play(given).forEach(check)),
    runs,
  );

describe('the cart reducer in random runs', () => {
  it('shows the server’s totals plus the pending edits', () => {
    inEach(({ event, after: { view } }) => {
      const displayed = quantities(view);
      const value = shelf.reduce(
        (sum, { id, price }) => sum + (displayed[id] ?? 0) * (price.state === 'known' ? price.current.minor : 0),
        0,
      );
      const cases = Object.values(displayed).reduce((sum, quantity) => sum + quantity, 0);
      expect({ event, totals: view.totals }).toMatchObject({
        event,
        totals: { cases, countedCases: cases, countedValue: usd(value), subtotal: usd(value), total: usd(value) },
      });
    });
  });

  it('shows the server’s own totals as final once nothing is pending', () => {
    inEach(({ after }) => {
      if (isBusy(after)) return;
      expect(after.view.totals).toMatchObject({
        cases: after.view.cart?.totals.cases,
        total: after.view.cart?.totals.total,
        final: true,
      });
      expect(after.view.lineIds.map((id) => after.view.lines[id]?.pending)).not.toContain(true);
    });
  });

  it('shows the quantities that the buyer sets', () => {
    inEach(({ event, before, after }) => {
      if (event.type === 'set-line') expect(after.view.lines[event.lineId]?.quantity).toBe(event.quantity);
      // A product in two lines, as after a replacement, is set in the first of them.
      const placesOf = ({ lines, pendingAdds }: CartState, { id }: Product) =>
        Object.values(lines).filter((line) => line.product.id === id).length + (pendingAdds[id] === undefined ? 0 : 1);
      if (event.type === 'set-product' && placesOf(before.view, event.product) <= 1)
        expect(quantities(after.view)[event.product.id] ?? 0).toBe(event.quantity);
      if (event.type === 'clear') expect(quantities(after.view)).toEqual({});
      if (event.type === 'remove-lines')
        for (const lineId of event.lineIds) expect(after.view.lines[lineId]).toBeUndefined();
    });
  });

  it('keeps every pending edit when sending, holding, reading or notifying', () => {
    inEach(({ event, before, after }) => {
      if (
        !['send', 'hold-request', 'notify', 'dismiss'].includes(event.type) &&
        !(event.type === 'read' && isBusy(before))
      )
        return;
      expect({ event, displayed: quantities(after.view) }).toEqual({ event, displayed: quantities(before.view) });
    });
  });

  it('shows the same cart after the server has applied a change', () => {
    inEach(({ event, before, after, isUndisturbed }) => {
      if (!isUndisturbed || event.type !== 'answer' || event.result.outcome !== 'done') return;
      expect({ pending: written(before.pending), event, displayed: quantities(after.view) }).toEqual({
        pending: written(before.pending),
        event,
        displayed: quantities(before.view),
      });
    });
  });

  it('rolls back only the change that failed', () => {
    inEach(({ event, before, after, isUndisturbed }) => {
      const isFailure = event.type === 'give-up' || (event.type === 'answer' && event.result.outcome === 'refused');
      if (!isFailure || !isUndisturbed) return;
      for (const [lineId, quantity] of before.pending.edits) {
        const line = before.view.cart?.lines.find(({ id }) => id === lineId) ?? expect.fail();
        if (!affectsLine(before.request?.change, line)) expect(after.pending.edits.get(lineId)).toBe(quantity);
      }
    });
  });

  it('answers each call of addMany at most once, and all of them when nothing is pending', () => {
    fc.assert(
      fc.property(steps, (given) => {
        const turns = play(given);
        const finished = turns.flatMap(({ effects }) =>
          effects.flatMap((effect) => (effect.type === 'finish-call' ? effect.callId : [])),
        );
        expect(new Set(finished).size).toBe(finished.length);
        const last = turns.at(-1)?.after ?? initialCart;
        const called = turns.flatMap(({ event }) => (event.type === 'add-many' ? event.callId : []));
        if (!isBusy(last)) expect([...finished].sort((a, b) => a - b)).toEqual(called);
      }),
      runs,
    );
  });

  it('keeps the identity of unchanged values', () => {
    inEach(({ before: { view: before }, after: { view: after } }) => {
      for (const [lineId, line] of Object.entries(after.lines))
        if (written(before.lines[lineId]) === written(line)) expect(line).toBe(before.lines[lineId]);
      for (const part of ['lines', 'lineIds', 'lineIdByProduct', 'pendingAdds', 'totals'] as const)
        if (written(before[part]) === written(after[part])) expect(after[part]).toBe(before[part]);
      if (before.cart === after.cart && written(before) === written(after)) expect(after).toBe(before);
    });
  });

  it('derives the same cart with the previous view as without it', () => {
    inEach(({ after: { view, pending, places } }) => {
      if (view.cart === null) return;
      const { lines, lineIds, lineIdByProduct, totals } = applyPendingEdits(
        view.cart,
        pending,
        emptyOptimisticCart,
        places,
      );
      expect(view).toMatchObject({ lines, lineIds, lineIdByProduct, totals });
      expect(Object.keys(view.lines).sort()).toEqual(Object.keys(lines).sort());
    });
  });

  it('never changes an earlier model, and is deterministic', () => {
    fc.assert(
      fc.property(steps, (given) => {
        let model = initialCart;
        const first: string[] = [];
        const turns = play(given);
        for (const { event, after } of turns) {
          model = reduce(model, event).model;
          first.push(written(model));
          expect(first.at(-1)).toBe(written(after));
        }
        expect(turns.map(({ after }) => written(after))).toEqual(first);
      }),
      runs,
    );
  });
});

describe('a product in two lines', () => {
  it('is found in the line that the server lists first', () => {
    const [cola = expect.fail()] = shelf;
    const lines = ['old', 'new'].map((id) => ({ id, product: cola, quantity: 1 }));
    const first = reduce(initialCart, { type: 'read', cart: cartOf(lines) }).model;
    const second = reduce(first, { type: 'read', cart: cartOf([...lines].reverse()) }).model;
    expect([first, second].map(({ view }) => view.lineIdByProduct[cola.id])).toEqual(['old', 'new']);
  });
});
