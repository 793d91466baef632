import { describe, expect, it } from 'vitest';
import type { Cart, CartChange, CartChangeResult, CartLine } from '../../../src/domain';
import type { PendingDraft } from '../../../src/runtime/cart/cart.reducer';
import type { ProductQuantity } from '../../../src/runtime/cart/cart.state';
import {
  addedQuantity,
  addsProduct,
  affectsLine,
  isAdding,
  isPending,
  putBack,
  quantitySet,
  reconcile,
  settleEdits,
  startRequest,
  takeNextChange,
} from '../../../src/runtime/cart/pending-edits.rules';
import { byProduct, draftOf, emptyBatch, pendingWith } from '../../support/cart-lines';
import { cartOf, lineOf, product } from './cart-support';

const [cola, tonic, juice, water] = [product('cola'), product('tonic'), product('juice'), product('water')];
const colaLine = lineOf('1', cola, 4);
const tonicLine = lineOf('2', tonic, 6);
const gift: CartLine = { ...lineOf('3', water, 1), isFreeGood: true };
const cart = cartOf([colaLine, tonicLine, gift]);
const of = (item: ProductQuantity['product'], quantity: number): ProductQuantity => ({ product: item, quantity });

const addCola: CartChange = { type: 'add', productId: 'cola', quantity: 2 };
const addTonic: CartChange = { type: 'add', productId: 'tonic', quantity: 2 };
const addMany = (...productIds: readonly string[]): CartChange => ({
  type: 'add-many',
  items: productIds.map((productId) => ({ productId, quantity: 2 })),
});
const set = (lineId: string, quantity = 9): CartChange => ({ type: 'set', lineId, quantity });
const remove = (lineId: string): CartChange => ({ type: 'remove', lineId });
const removeMany = (...lineIds: readonly string[]): CartChange => ({ type: 'remove-many', lineIds });
const replace = (lineId: string, productId: string, quantity = 3): CartChange => ({
  type: 'replace',
  lineId,
  productId,
  quantity,
});
const clear: CartChange = { type: 'clear' };

describe('a change', () => {
  it.each<[CartChange | undefined, boolean]>([
    [undefined, false],
    [addCola, true],
    [addTonic, false],
    [addMany('tonic', 'cola'), true],
    [addMany('tonic', 'juice'), false],
    [clear, true],
    [removeMany('2', '1'), true],
    [removeMany('2', '3'), false],
    [replace('1', 'juice'), true],
    [replace('2', 'cola'), true],
    [replace('2', 'juice'), false],
    [set('1'), true],
    [set('2'), false],
    [remove('1'), true],
    [remove('2'), false],
  ])('%j affects a line of cola: %s', (change, expected) => expect(affectsLine(change, colaLine)).toBe(expected));

  it.each<[CartChange | undefined, boolean]>([
    [undefined, false],
    [addCola, true],
    [addTonic, false],
    [addMany('tonic', 'cola'), true],
    [addMany('tonic', 'juice'), false],
    [clear, false],
    [set('1'), false],
    [replace('1', 'cola'), false],
  ])('%j adds cola: %s', (change, expected) => expect(addsProduct(change, 'cola')).toBe(expected));

  it.each<[CartChange | undefined, number | null]>([
    [undefined, null],
    [set('1', 9), 9],
    [set('2', 9), null],
    [remove('1'), 0],
    [remove('2'), null],
    [replace('1', 'juice'), 0],
    [replace('2', 'juice'), null],
    [removeMany('2', '1'), 0],
    [removeMany('2', '3'), null],
    [clear, 0],
    [addCola, null],
    [addMany('cola'), null],
  ])('%j sets the first line to %s', (change, expected) => expect(quantitySet(change, '1')).toBe(expected));

  it.each<[CartChange | undefined, number]>([
    [undefined, 0],
    [addCola, 2],
    [addTonic, 0],
    [addMany('tonic', 'cola'), 2],
    [addMany('tonic'), 0],
    [replace('1', 'cola', 3), 3],
    [replace('1', 'juice', 3), 0],
    [set('cola', 9), 0],
    [clear, 0],
  ])('%j adds this much cola: %s', (change, expected) => expect(addedQuantity(change, 'cola')).toBe(expected));

  it.each<[CartChange, boolean]>([
    [addCola, true],
    [addMany('cola'), true],
    [replace('1', 'juice'), true],
    [set('1'), false],
    [remove('1'), false],
    [removeMany('1', '2'), false],
    [clear, false],
  ])('%j adds products: %s', (change, expected) => expect(isAdding(change)).toBe(expected));

  it.each<[string, Partial<PendingDraft>, CartChange, boolean]>([
    ['an addition that waits', { adds: byProduct(of(cola, 1)) }, addCola, true],
    ['an addition that was cancelled', { adds: byProduct(of(cola, 0)) }, addCola, false],
    ['an addition of another product', { adds: byProduct(of(juice, 1)) }, addCola, false],
    [
      'a part of the first batch that waits',
      { batches: [{ ...emptyBatch, waiting: byProduct(of(cola, 1)) }] },
      addMany('tonic', 'cola'),
      true,
    ],
    [
      'a part of a later batch',
      { batches: [emptyBatch, { ...emptyBatch, waiting: byProduct(of(cola, 1)) }] },
      addMany('cola'),
      false,
    ],
    ['a part of no batch', {}, addMany('cola'), false],
    ['a replacement that waits', { replacements: new Map([['1', of(juice, 3)]]) }, replace('1', 'juice'), true],
    ['a replacement of another line', { replacements: new Map([['2', of(juice, 3)]]) }, replace('1', 'juice'), false],
    ['clearing the cart', { isClearing: true }, clear, true],
    ['clearing the cart, which was taken back', { edits: new Map([['1', 0]]) }, clear, false],
    [
      'a removal of two lines',
      {
        edits: new Map([
          ['1', 0],
          ['2', 0],
        ]),
      },
      removeMany('1', '2'),
      true,
    ],
    ['a removal of two lines without one of them', { edits: new Map([['1', 0]]) }, removeMany('1', '2'), false],
    ['a quantity', { edits: new Map([['1', 9]]) }, set('1'), true],
    ['a quantity of another line', { edits: new Map([['2', 9]]) }, set('1'), false],
    ['a removal', { edits: new Map([['1', 0]]) }, remove('1'), true],
    ['a removal of another line', { edits: new Map([['2', 0]]) }, remove('1'), false],
  ])('is pending if it is %s: %#', (_what, pending, change, expected) =>
    expect(isPending(pendingWith(pending), change)).toBe(expected),
  );
});

describe('the next change to send', () => {
  const edits = (...entries: readonly (readonly [string, number])[]) => new Map(entries);

  it.each<[string, Cart | null, Partial<PendingDraft>, CartChange | null, Partial<PendingDraft>]>([
    ['is none without edits', cart, {}, null, {}],
    ['is none without a cart', null, {}, null, {}],
    [
      'clears a cart whose lines are all removed, apart from free goods',
      cart,
      { isClearing: true, edits: edits(['1', 0], ['2', 0]) },
      clear,
      { isClearing: true, edits: edits(['1', 0], ['2', 0]) },
    ],
    [
      'removes the lines if the buyer removed each',
      cart,
      { edits: edits(['1', 0], ['2', 0]) },
      removeMany('1', '2'),
      { edits: edits(['1', 0], ['2', 0]) },
    ],
    [
      'does not clear a cart of which a line stays',
      cart,
      { isClearing: true, edits: edits(['1', 0], ['2', 7]) },
      remove('1'),
      { edits: edits(['1', 0], ['2', 7]) },
    ],
    [
      'does not clear a cart without an edit of one line',
      cart,
      { isClearing: true, edits: edits(['2', 0]) },
      remove('2'),
      { edits: edits(['2', 0]) },
    ],
    [
      'removes the only line instead of clearing the cart',
      cartOf([colaLine, gift]),
      { isClearing: true, edits: edits(['1', 0]) },
      remove('1'),
      { edits: edits(['1', 0]) },
    ],
    ['does not clear a cart that was not read', null, { isClearing: true }, null, {}],
    [
      'replaces a product before anything is added',
      cart,
      { replacements: new Map([['1', of(juice, 3)]]), adds: byProduct(of(water, 2)), edits: edits(['2', 7]) },
      replace('1', 'juice', 3),
      { replacements: new Map([['1', of(juice, 3)]]), adds: byProduct(of(water, 2)), edits: edits(['2', 7]) },
    ],
    [
      'removes a line whose replacement was removed',
      cart,
      { replacements: new Map([['1', of(juice, 0)]]) },
      remove('1'),
      { edits: edits(['1', 0]) },
    ],
    [
      'adds a product before quantities are set',
      cart,
      { adds: byProduct(of(juice, 2)), edits: edits(['2', 7]) },
      { type: 'add', productId: 'juice', quantity: 2 },
      { adds: byProduct(of(juice, 2)), edits: edits(['2', 7]) },
    ],
    ['is none for an addition that was cancelled', cart, { adds: byProduct(of(juice, 0)) }, null, {}],
    ['is none for a quantity that the server has', cart, { edits: edits(['1', 4]) }, null, {}],
    [
      'leaves out a quantity that the server has',
      cart,
      { edits: edits(['1', 4], ['2', 7]) },
      set('2', 7),
      { edits: edits(['2', 7]) },
    ],
    [
      'sets quantities in the order of the edits',
      cart,
      { edits: edits(['1', 7], ['2', 0]) },
      set('1', 7),
      { edits: edits(['1', 7], ['2', 0]) },
    ],
    [
      'removes a line that was removed first',
      cart,
      { edits: edits(['2', 0], ['1', 7]) },
      remove('2'),
      { edits: edits(['2', 0], ['1', 7]) },
    ],
    [
      'removes several lines before a quantity is set',
      cart,
      { edits: edits(['9', 7], ['1', 0], ['2', 0]) },
      removeMany('1', '2'),
      { edits: edits(['9', 7], ['1', 0], ['2', 0]) },
    ],
    [
      'sets a quantity before a batch is added',
      cart,
      { edits: edits(['1', 7]), batches: [{ ...emptyBatch, waiting: byProduct(of(juice, 2)) }] },
      set('1', 7),
      { edits: edits(['1', 7]), batches: [{ ...emptyBatch, waiting: byProduct(of(juice, 2)) }] },
    ],
  ])('%s', (_what, of, pending, change, left) => {
    const draft = draftOf(of, pending);
    expect(takeNextChange(draft)).toStrictEqual(change);
    expect(draft.pending).toStrictEqual(pendingWith(left));
  });

  const numbered = Array.from({ length: 101 }, (_, at) => `n${at}`);

  it('removes at most a hundred lines', () => {
    const draft = draftOf(null, { edits: new Map(numbered.map((id) => [id, 0])) });
    expect(takeNextChange(draft)).toStrictEqual({ type: 'remove-many', lineIds: numbered.slice(0, 100) });
  });

  it('adds the last hundred products of the first batch', () => {
    const waiting = byProduct(...numbered.map((id, at) => of(product(id), at)));
    const later = { ...emptyBatch, waiting: byProduct(of(juice, 2)) };
    expect(takeNextChange(draftOf(cart, { batches: [{ ...emptyBatch, waiting }, later] }))).toStrictEqual({
      type: 'add-many',
      items: Array.from({ length: 100 }, (_, at) => ({ productId: `n${at + 1}`, quantity: at + 1 })),
    });
  });
});

describe('a request', () => {
  const waiting = byProduct(of(juice, 2), of(water, 3));

  it('has the cart at the time when it is sent', () => {
    const batches = [{ ...emptyBatch, waiting }];
    const draft = draftOf(cart, { batches });
    startRequest(draft, set('1'));
    expect(draft.request).toStrictEqual({ change: set('1'), before: cart });
    expect(draft.pending).toStrictEqual(pendingWith({ batches }));
  });

  it('takes its products from those that wait', () => {
    const later = { ...emptyBatch, waiting };
    const draft = draftOf(null, { batches: [{ ...emptyBatch, waiting }, later] });
    startRequest(draft, addMany('juice', 'unknown'));
    expect(draft.request).toStrictEqual({ change: addMany('juice', 'unknown'), before: null });
    expect(draft.pending.batches).toStrictEqual([
      { ...emptyBatch, waiting: byProduct(of(water, 3)), inFlight: byProduct(of(juice, 2)) },
      later,
    ]);
  });

  it('that was not applied leaves the pending edits', () => {
    const pending = { edits: new Map([['1', 9]]), batches: [{ ...emptyBatch, inFlight: waiting }] };
    const draft = draftOf(cart, pending, { change: set('1'), before: cart });
    putBack(draft);
    expect(draft.request).toBeNull();
    expect(draft.pending).toStrictEqual(pendingWith(pending));
  });

  it('is none after none was put back', () => {
    const draft = draftOf(cart);
    putBack(draft);
    expect(draft.request).toBeNull();
    expect(draft.pending).toStrictEqual(pendingWith());
  });

  it('that was not applied returns its products, after those that wait and without those with a newer edit', () => {
    const lime = product('lime');
    const grape = product('grape');
    const batch = {
      ...emptyBatch,
      waiting: byProduct(of(grape, 1)),
      inFlight: byProduct(of(juice, 2), of(water, 3), of(cola, 4), of(tonic, 5), of(lime, 6)),
    };
    const draft = draftOf(
      cartOf([]),
      {
        adds: byProduct(of(water, 1)),
        edits: new Map([
          ['9', 2],
          ['1', 5],
        ]),
        replacements: new Map([['2', of(product('other'), 3)]]),
        batches: [batch],
      },
      { change: addMany('juice', 'water', 'cola', 'tonic', 'lime'), before: cart },
    );
    putBack(draft);
    expect(draft.request).toBeNull();
    const [left] = draft.pending.batches;
    expect([...(left?.waiting ?? [])]).toStrictEqual([
      ['grape', of(grape, 1)],
      ['juice', of(juice, 2)],
      ['lime', of(lime, 6)],
    ]);
    expect(left?.inFlight).toStrictEqual(new Map());
  });
});

describe('a change that has ended', () => {
  type Outcome = CartChangeResult['outcome'];
  const juiceLine = lineOf('j', juice, 3);
  const unknownJuice: CartLine = { ...juiceLine, quantity: null };
  const withJuice = cartOf([juiceLine, colaLine, tonicLine]);
  const addJuice: CartChange = { type: 'add', productId: 'juice', quantity: 3 };
  const toJuice = replace('1', 'juice', 3);
  const toTonic = replace('1', 'tonic', 4);
  const afterReplacement = cartOf([juiceLine, tonicLine]);
  const replacedBy = (item: ProductQuantity) => new Map([['1', item]]);

  it.each<[string, Cart, CartChange, Outcome, Partial<PendingDraft>, Partial<PendingDraft>]>([
    ['an addition leaves nothing', withJuice, addJuice, 'done', { adds: byProduct(of(juice, 3)) }, {}],
    [
      'an addition of which the buyer wants more sets the line',
      withJuice,
      addJuice,
      'done',
      { adds: byProduct(of(juice, 5)) },
      { edits: new Map([['j', 5]]) },
    ],
    [
      'an addition to a larger line leaves the difference',
      cartOf([lineOf('j', juice, 10)]),
      addJuice,
      'done',
      { adds: byProduct(of(juice, 5)) },
      { edits: new Map([['j', 12]]) },
    ],
    [
      'an addition that was cancelled removes the line',
      withJuice,
      addJuice,
      'done',
      { adds: byProduct(of(juice, 0)) },
      { edits: new Map([['j', 0]]) },
    ],
    [
      'an addition never sets a negative quantity',
      cartOf([unknownJuice]),
      addJuice,
      'done',
      { adds: byProduct(of(juice, 1)) },
      { edits: new Map([['j', 0]]) },
    ],
    ['an adjusted addition asks for no more', withJuice, addJuice, 'adjusted', { adds: byProduct(of(juice, 5)) }, {}],
    [
      'an adjusted addition that was cancelled removes the line',
      withJuice,
      addJuice,
      'adjusted',
      { adds: byProduct(of(juice, 0)) },
      { edits: new Map([['j', 0]]) },
    ],
    ['a refused addition leaves nothing', withJuice, addJuice, 'refused', { adds: byProduct(of(juice, 5)) }, {}],
    ['an addition without a line leaves nothing', cart, addJuice, 'done', { adds: byProduct(of(juice, 5)) }, {}],
    [
      'a part of a batch sets the lines of products with a newer quantity',
      cartOf([lineOf('j', juice, 2), lineOf('w', water, 2)]),
      addMany('water', 'juice'),
      'done',
      { adds: byProduct(of(juice, 4)) },
      { edits: new Map([['j', 4]]) },
    ],
    ['a quantity leaves nothing', cart, set('1', 9), 'done', { edits: new Map([['1', 9]]) }, {}],
    [
      'a quantity leaves a newer one',
      cart,
      set('1', 9),
      'done',
      { edits: new Map([['1', 12]]) },
      { edits: new Map([['1', 12]]) },
    ],
    ['a replacement leaves nothing', afterReplacement, toJuice, 'done', { replacements: replacedBy(of(juice, 3)) }, {}],
    ['a replacement that is no longer pending leaves nothing', afterReplacement, toJuice, 'done', {}, {}],
    [
      'a replacement with a newer quantity sets the line',
      afterReplacement,
      toJuice,
      'done',
      { replacements: replacedBy(of(juice, 8)) },
      { edits: new Map([['j', 8]]) },
    ],
    [
      'a replacement that was removed meanwhile removes the line',
      afterReplacement,
      toJuice,
      'done',
      { replacements: replacedBy(of(juice, 0)) },
      { edits: new Map([['j', 0]]) },
    ],
    [
      'a replacement never sets a negative quantity',
      cartOf([unknownJuice]),
      toJuice,
      'done',
      { replacements: replacedBy(of(juice, 1)) },
      { edits: new Map([['j', 0]]) },
    ],
    [
      'a replacement that was merged into a line is included in the edit of that line',
      cartOf([lineOf('2', tonic, 10)]),
      toTonic,
      'done',
      { replacements: replacedBy(of(tonic, 4)), edits: new Map([['2', 7]]) },
      { edits: new Map([['2', 11]]) },
    ],
    [
      'a refused replacement leaves the edit of another line',
      cart,
      toTonic,
      'refused',
      { replacements: replacedBy(of(tonic, 4)), edits: new Map([['2', 7]]) },
      { edits: new Map([['2', 7]]) },
    ],
    [
      'a refused replacement with a newer quantity leaves nothing',
      cart,
      toTonic,
      'refused',
      { replacements: replacedBy(of(tonic, 6)) },
      {},
    ],
    [
      'a refused replacement that was removed meanwhile removes its line',
      cart,
      toJuice,
      'refused',
      { replacements: replacedBy(of(juice, 0)) },
      { edits: new Map([['1', 0]]) },
    ],
    [
      'a refused replacement that was removed meanwhile leaves nothing if its line is gone',
      cartOf([tonicLine]),
      toJuice,
      'refused',
      { replacements: replacedBy(of(juice, 0)) },
      {},
    ],
    [
      'a replacement that was removed meanwhile leaves a line that stayed',
      cart,
      toJuice,
      'done',
      { replacements: replacedBy(of(juice, 0)) },
      {},
    ],
  ])('%s', (_what, after, change, outcome, pending, left) => {
    const draft = draftOf(after, pending);
    expect(settleEdits(draft, change, outcome, cart)).toStrictEqual([]);
    expect(draft.pending).toStrictEqual(pendingWith(left));
  });

  it.each<
    [string, CartChange, Cart | null, Cart, Partial<PendingDraft>, Partial<PendingDraft>, readonly ProductQuantity[]]
  >([
    ['a removal leaves nothing', remove('1'), cart, cartOf([tonicLine]), { edits: new Map([['1', 0]]) }, {}, []],
    ['a removal without an edit leaves nothing', remove('1'), cart, cartOf([tonicLine]), {}, {}, []],
    [
      'a removal that was undone too late adds the product again',
      remove('1'),
      cart,
      cartOf([tonicLine]),
      { edits: new Map([['1', 5]]) },
      {},
      [of(cola, 5)],
    ],
    [
      'a removal that was undone adds nothing if the line is unknown',
      remove('1'),
      null,
      cartOf([tonicLine]),
      { edits: new Map([['1', 5]]) },
      {},
      [],
    ],
    [
      'a removal that was undone leaves the quantity of a line that stayed',
      remove('1'),
      cart,
      cart,
      { edits: new Map([['1', 5]]) },
      { edits: new Map([['1', 5]]) },
      [],
    ],
    ['a removal of a line that stayed is dropped', remove('1'), cart, cart, { edits: new Map([['1', 0]]) }, {}, []],
    [
      'a removal of several lines adds the products again that were undone too late',
      removeMany('1', '2'),
      cart,
      cartOf([]),
      {
        edits: new Map([
          ['1', 0],
          ['2', 6],
        ]),
      },
      {},
      [of(tonic, 6)],
    ],
    [
      'clearing a cart adds the products again that were undone too late',
      clear,
      cart,
      cartOf([]),
      {
        isClearing: true,
        edits: new Map([
          ['1', 0],
          ['2', 8],
        ]),
      },
      {},
      [of(tonic, 8)],
    ],
    ['clearing a cart that was not read leaves nothing', clear, null, cartOf([]), { isClearing: true }, {}, []],
  ])('%s', (_what, change, before, after, pending, left, again) => {
    const draft = draftOf(after, pending);
    expect(settleEdits(draft, change, 'done', before)).toStrictEqual(again);
    expect(draft.pending).toStrictEqual(pendingWith(left));
  });
});

describe('an edit of a line', () => {
  const cartWith = (quantity: number | null) => cartOf([{ ...colaLine, quantity }, tonicLine]);
  const now = (quantity: number) => [{ name: 'Product cola', quantity }];

  it.each<[string, number, Cart | null, Cart, CartChange | null, boolean, readonly object[]]>([
    ['stays if the line is as it was', 9, cart, cartWith(4), null, true, []],
    ['is dropped if the quantity changed remotely', 9, cart, cartWith(5), null, false, now(5)],
    ['is dropped without a notice if the line has its quantity', 5, cart, cartWith(5), null, false, []],
    ['is dropped if the line is gone', 9, cart, cartOf([tonicLine]), null, false, now(0)],
    ['is dropped without a notice if the line was to be removed', 0, cart, cartOf([]), null, false, []],
    ['stays if the quantity is unknown', 9, cart, cartWith(null), null, true, []],
    ['stays if the line is new', 9, null, cartWith(5), null, true, []],
    ['stays after its own request', 12, cart, cartWith(9), set('1'), true, []],
    ['is dropped after a request for another line', 12, cart, cartWith(9), set('2'), false, now(9)],
    ['is dropped if the line is gone despite its request', 12, cart, cartOf([]), set('1'), false, now(0)],
    ['stays after an addition of the product', 9, cart, cartWith(6), addCola, true, []],
    ['stays after a batch with the product', 9, cart, cartWith(6), addMany('tonic', 'cola'), true, []],
    ['is dropped if more came than the batch adds', 9, cart, cartWith(7), addMany('tonic', 'cola'), false, now(7)],
    ['is dropped after a batch without the product', 9, cart, cartWith(6), addMany('tonic'), false, now(6)],
    ['stays after a replacement by the product', 9, cart, cartWith(7), replace('2', 'cola', 3), true, []],
    ['is dropped if more came than it replaces', 9, cart, cartWith(8), replace('2', 'cola', 3), false, now(8)],
    ['stays after a replacement of the line itself', 9, cart, cartWith(20), replace('1', 'juice', 3), true, []],
    ['stays after an unknown quantity and its request', 9, cartWith(null), cartWith(2), addMany('cola'), true, []],
  ])('%s', (_what, edit, before, after, change, isKept, expected) => {
    const edits = new Map([['1', edit]]);
    const draft = draftOf(after, { edits: new Map(edits) }, change && { change, before });
    expect(reconcile(draft, before, after)).toStrictEqual(expected);
    expect(draft.pending).toStrictEqual(pendingWith(isKept ? { edits } : {}));
  });

  it('is reported before a replacement, which is dropped too', () => {
    const draft = draftOf(cart, { edits: new Map([['2', 7]]), replacements: new Map([['1', of(juice, 3)]]) });
    const after = cartOf([lineOf('1', cola, 5)]);
    expect(reconcile(draft, cart, after)).toStrictEqual([
      { name: 'Product tonic', quantity: 0 },
      { name: 'Product cola', quantity: 5 },
    ]);
    expect(draft.pending).toStrictEqual(pendingWith());
  });

  it('has the name of the product in the new cart', () => {
    const renamed = cartOf([lineOf('1', { ...cola, name: 'Cola' }, 5)]);
    expect(reconcile(draftOf(renamed, { edits: new Map([['1', 9]]) }), cart, renamed)).toStrictEqual([
      { name: 'Cola', quantity: 5 },
    ]);
  });
});
