import { describe, expect, it } from 'vitest';
import type { Cart, CartLine } from '../../../src/domain';
import { reduceAnswer } from '../../../src/runtime/cart/answer.reducer';
import { initialCart, reduceEdit } from '../../../src/runtime/cart/cart.reducer';
import type { BulkEvent, CartModel, EditEvent, SyncEvent } from '../../../src/runtime/cart/cart.state';
import {
  fateOf,
  parseUnsentEdits,
  quantityNow,
  type UnsentEdit,
  unsentEdits,
} from '../../../src/runtime/cart/unsent-edits.rules';
import { cartOf, lineOf, product } from './cart-support';

const [cola, tonic, juice] = [product('cola'), product('tonic'), product('juice')];
const lines: readonly CartLine[] = [lineOf('1', cola, 4), lineOf('2', tonic, 6)];
const cart: Cart = cartOf(lines);

type Event = EditEvent | SyncEvent | BulkEvent;
const edits: readonly string[] = ['set-line', 'set-product', 'remove-lines', 'read', 'read-failed', 'hold', 'notify'];
const isEdit = (event: Event): event is EditEvent => edits.includes(event.type);

/** The model of a cart that was read, after some events. */
const after = (...events: readonly Event[]): CartModel =>
  [{ type: 'read', cart } as const, ...events].reduce<CartModel>(
    (model, event) => (isEdit(event) ? reduceEdit(model, event) : reduceAnswer(model, event)).model,
    initialCart,
  );
const send: Event = { type: 'send', isOnline: true };
const set = (lineId: string, quantity: number): Event => ({ type: 'set-line', lineId, quantity });
const add = (of: typeof cola, quantity: number): Event => ({ type: 'set-product', product: of, quantity });

/** Edits as “line or product: from → to”, and what the request in flight leads to. */
const list = (...events: readonly Event[]) =>
  unsentEdits(after(...events)).map(
    ({ lineId, productId, before, quantity, requested, isAdding }) =>
      `${lineId ?? productId}: ${before} → ${quantity}` +
      (requested === null ? '' : `, requested ${requested}${isAdding ? ' by adding' : ''}`),
  );

describe('edits that the server has not confirmed', () => {
  it('are none in a cart as it was read', () => {
    expect(list()).toEqual([]);
    expect(list(set('1', 9), set('1', 4))).toEqual([]);
    expect(unsentEdits(initialCart)).toEqual([]);
  });

  it('are quantities of lines, removals and products without a line, with the words for a notice', () => {
    expect(list(set('1', 9), set('2', 0), add(juice, 3))).toEqual(['1: 4 → 9', '2: 6 → 0', 'juice: 0 → 3']);
    expect(unsentEdits(after(add(juice, 3)))).toMatchObject([{ sku: 'juice', name: 'Product juice' }]);
  });

  it('include a product of a batch', () => {
    const batch: Event = { type: 'add-many', callId: null, items: [{ product: juice, quantity: 2 }] };
    expect(list(batch)).toEqual(['juice: 0 → 2']);
    expect(list(batch, send)).toEqual(['juice: 0 → 2, requested 2 by adding']);
    const known: Event = { type: 'add-many', callId: null, items: [{ product: cola, quantity: 2 }] };
    expect(list(known)).toEqual(['1: 4 → 6']);
    expect(list(known, send)).toEqual(['1: 4 → 6, requested 6 by adding']);
  });

  it('include what the request in flight leads to', () => {
    expect(list(set('1', 9), send)).toEqual(['1: 4 → 9, requested 9']);
    expect(list(set('1', 9), set('2', 7), send)).toEqual(['1: 4 → 9, requested 9', '2: 6 → 7']);
    expect(list(set('1', 0), send)).toEqual(['1: 4 → 0, requested 0']);
    expect(list(set('1', 0), set('2', 0), send)).toEqual(['1: 4 → 0, requested 0', '2: 6 → 0, requested 0']);
    expect(list({ type: 'clear' }, send)).toEqual(['1: 4 → 0, requested 0', '2: 6 → 0, requested 0']);
    expect(list(add(juice, 3), send)).toEqual(['juice: 0 → 3, requested 3 by adding']);
  });

  it('include an edit that takes back the request in flight', () => {
    expect(list(set('1', 9), send, set('1', 4))).toEqual(['1: 4 → 4, requested 9']);
    expect(list(add(juice, 3), send, add(juice, 5))).toEqual(['juice: 0 → 5, requested 3 by adding']);
    expect(list(add(juice, 3), send, add(juice, 0))).toEqual(['juice: 0 → 0, requested 3 by adding']);
  });

  it('are two for a replacement: the line leaves, and the product comes', () => {
    const replace = (of: typeof cola): Event => ({ type: 'replace', lineId: '1', item: { product: of, quantity: 4 } });
    expect(list(replace(juice))).toEqual(['1: 4 → 0', 'juice: 0 → 4']);
    expect(list(replace(juice), send)).toEqual([
      '1: 4 → 0, requested 0 by adding',
      'juice: 0 → 4, requested 4 by adding',
    ]);
    expect(list(replace(tonic))).toEqual(['1: 4 → 0', 'tonic: 6 → 10']);
  });

  it('are quantities to add if the cart was not read yet', () => {
    const { model } = reduceEdit(initialCart, { type: 'set-product', product: cola, quantity: 2 });
    expect(unsentEdits(model)).toMatchObject([{ lineId: null, productId: 'cola', quantity: 2, before: null }]);
    expect(unsentEdits(reduceAnswer(model, { type: 'send', isOnline: true }).model)).toMatchObject([
      { quantity: 2, before: null, requested: 2, isAdding: true },
    ]);
  });

  it('leave out free goods', () => {
    const withGift = { ...cart, lines: [{ ...lineOf('3', juice, 1), isFreeGood: true }, ...lines] };
    expect(list({ type: 'read', cart: withGift }, set('1', 9))).toEqual(['1: 4 → 9']);
  });
});

describe('an edit of an earlier page', () => {
  const edit = (over: Partial<UnsentEdit> = {}): UnsentEdit => ({
    lineId: '1',
    productId: 'cola',
    sku: 'cola',
    name: 'Cola',
    quantity: 9,
    before: 4,
    requested: null,
    isAdding: false,
    ...over,
  });

  it.each([
    ['is done if the server has the quantity', edit(), 9, 'done'],
    ['is sent if nothing has changed', edit(), 4, 'send'],
    ['is not sent if somebody else has changed the quantity', edit(), 5, 'changed'],
    ['is done if its request was executed', edit({ requested: 9 }), 9, 'done'],
    ['is sent again if its request was lost', edit({ requested: 9 }), 4, 'send'],
    ['is sent if an older request was executed', edit({ requested: 7 }), 7, 'send'],
    ['is not sent if it is neither', edit({ requested: 7 }), 8, 'changed'],
    ['is not repeated if its request adds', edit({ requested: 9, isAdding: true }), 4, 'lost'],
    ['is sent if the request in flight added something else', edit({ isAdding: true }), 4, 'send'],
    ['is sent if its page had not read the cart', edit({ before: null }), 20, 'send'],
    ['is not repeated if its page had not read the cart', edit({ before: null, requested: 9 }), 9, 'lost'],
    ['sends the rest of an addition', edit({ requested: 7, isAdding: true }), 7, 'send'],
  ])('%s', (_what, unsent, now, fate) => expect(fateOf(unsent, now)).toBe(fate));

  it('is compared with its line, or with the line of its product', () => {
    expect(quantityNow(edit(), cart)).toBe(4);
    expect(quantityNow(edit({ lineId: '9' }), cart)).toBe(0);
    expect(quantityNow(edit({ lineId: null, productId: 'tonic' }), cart)).toBe(6);
    expect(quantityNow(edit({ lineId: null, productId: 'juice' }), cart)).toBe(0);
    expect(quantityNow(edit(), null)).toBe(0);
    expect(quantityNow(edit(), { ...cart, lines: [{ ...lineOf('1', cola, 4), quantity: null }] })).toBe(0);
  });

  it('is read from storage as it was written, and only if it is complete', () => {
    const all = [
      edit(),
      edit({ lineId: null, requested: 9, isAdding: true }),
      edit({ sku: '', name: '', quantity: 0 }),
    ];
    const read = (value: unknown) => parseUnsentEdits(JSON.parse(JSON.stringify(value)));
    expect(read(all)).toEqual(all);
    for (const wrong of [
      null,
      {},
      'text',
      [null],
      [edit(), {}],
      [{ ...edit(), productId: '' }],
      [{ ...edit(), productId: 7 }],
      [{ ...edit(), sku: null }],
      [{ ...edit(), name: null }],
      [{ ...edit(), quantity: '9' }],
      [{ ...edit(), quantity: -1 }],
      Array.from({ length: 2001 }, () => edit()),
    ])
      expect(read(wrong)).toBeNull();
    expect(read(Array.from({ length: 2000 }, () => edit()))).toHaveLength(2000);
    expect(read([{ ...edit(), requested: 'x', isAdding: 'yes', lineId: 7 }])).toEqual([edit({ lineId: null })]);
  });
});

describe('discarding edits while a request is in flight', () => {
  const pendingAfter = (...events: readonly Event[]) => {
    const { pending } = after(...events, { type: 'discard' });
    return {
      edits: [...pending.edits],
      adds: [...pending.adds].map(([id, { quantity }]) => [id, quantity]),
      replacements: [...pending.replacements].map(([id, { quantity }]) => [id, quantity]),
    };
  };
  const none = { edits: [], adds: [], replacements: [] };

  it('drops all that was not sent', () => {
    expect(pendingAfter(set('1', 9), add(juice, 3))).toEqual(none);
    expect(pendingAfter(set('1', 9), send, set('2', 7))).toEqual({ ...none, edits: [['1', 9]] });
  });

  it('keeps the request as it was sent, not as the buyer has changed it since', () => {
    expect(pendingAfter(set('1', 9), send, set('1', 12))).toEqual({ ...none, edits: [['1', 9]] });
    expect(pendingAfter(set('1', 0), send, set('1', 4))).toEqual({ ...none, edits: [['1', 0]] });
    expect(pendingAfter(add(juice, 3), send, add(juice, 5))).toEqual({ ...none, adds: [['juice', 3]] });
    const replace: Event = { type: 'replace', lineId: '1', item: { product: juice, quantity: 4 } };
    expect(pendingAfter(replace, send, set('1', 6))).toEqual({ ...none, replacements: [['1', 4]] });
  });
});
