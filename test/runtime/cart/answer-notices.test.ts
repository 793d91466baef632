import { describe, expect, it } from 'vitest';
import type { Cart, CartChange, CartChangeResult, CartItemAdjustment } from '../../../src/domain';
import { PortError } from '../../../src/ports';
import {
  addManyNotices,
  noticeSubject,
  remainingQuantity,
  remoteChangeNotices,
  toSubject,
} from '../../../src/runtime/cart/answer-notices';
import type { PendingDraft } from '../../../src/runtime/cart/cart.reducer';
import type { AddManyResult, NewNotice } from '../../../src/runtime/cart/cart.state';
import { byProduct, draftOf, emptyBatch } from '../../support/cart-lines';
import { cartOf, lineOf, product } from './cart-support';

const [cola, tonic, juice] = [product('cola'), product('tonic'), product('juice')];
const gift = { ...lineOf('3', juice, 1), isFreeGood: true };
const cart = cartOf([lineOf('1', cola, 4), lineOf('2', tonic, 6), gift]);

describe('the subject of a notice', () => {
  it.each([
    [[], { productName: '' }],
    [['Cola'], { productName: 'Cola' }],
    [['Cola', 'Tonic'], { productName: 'Cola', others: 1 }],
    [['Cola', 'Tonic', 'Juice'], { productName: 'Cola', others: 2 }],
  ])('about %j is %j', (names, subject) => expect(toSubject(names)).toStrictEqual(subject));

  const replacement: CartChange = { type: 'replace', lineId: '1', productId: 'juice', quantity: 3 };
  const replacements = new Map([['1', { product: juice, quantity: 3 }]]);
  it.each<[string, CartChange, Partial<PendingDraft>, CartChangeResult['outcome'], object]>([
    [
      'an addition is its product',
      { type: 'add', productId: 'juice', quantity: 2 },
      { adds: byProduct({ product: juice, quantity: 2 }) },
      'refused',
      { productName: 'Product juice' },
    ],
    [
      'an addition that is no longer pending has no name',
      { type: 'add', productId: 'juice', quantity: 2 },
      {},
      'refused',
      { productName: '' },
    ],
    [
      'many additions has no name',
      { type: 'add-many', items: [{ productId: 'cola', quantity: 1 }] },
      {},
      'refused',
      { productName: '' },
    ],
    [
      'an adjusted replacement is the new product',
      replacement,
      { replacements },
      'adjusted',
      { productName: 'Product juice' },
    ],
    ['an adjusted replacement that is no longer pending has no name', replacement, {}, 'adjusted', { productName: '' }],
    [
      'a refused replacement is the old product',
      replacement,
      { replacements },
      'refused',
      { productName: 'Product cola' },
    ],
    [
      'a removal of several lines is all their products',
      { type: 'remove-many', lineIds: ['2', '1', '9'] },
      {},
      'refused',
      { productName: 'Product tonic', others: 2 },
    ],
    [
      'clearing a cart is all products that were ordered',
      { type: 'clear' },
      {},
      'refused',
      { productName: 'Product cola', others: 1 },
    ],
    [
      'a quantity is its product',
      { type: 'set', lineId: '2', quantity: 9 },
      {},
      'refused',
      { productName: 'Product tonic' },
    ],
    ['a removal is its product', { type: 'remove', lineId: '1' }, {}, 'refused', { productName: 'Product cola' }],
    ['an unknown line has no name', { type: 'set', lineId: '9', quantity: 9 }, {}, 'refused', { productName: '' }],
  ])('about %s', (_what, change, pending, outcome, subject) =>
    expect(noticeSubject(change, draftOf(cart, pending), outcome)).toStrictEqual(subject),
  );

  it('has no name without a cart', () => {
    expect(noticeSubject({ type: 'clear' }, draftOf(null), 'refused')).toStrictEqual({ productName: '' });
  });
});

describe('the quantity in the cart after a change', () => {
  it.each<[string, CartChange, Cart | null, number]>([
    [
      'of a product is that of all its lines',
      { type: 'add', productId: 'cola', quantity: 1 },
      cartOf([lineOf('1', cola, 4), lineOf('2', cola, 3)]),
      7,
    ],
    ['of a cleared cart is that of its first line', { type: 'clear' }, cart, 4],
    ['of many products is that of its first line', { type: 'add-many', items: [] }, cart, 4],
    ['of an empty cart is 0', { type: 'clear' }, cartOf([]), 0],
    ['of many products without a cart is 0', { type: 'add-many', items: [] }, null, 0],
    ['of several lines is that of the first', { type: 'remove-many', lineIds: ['2', '1'] }, cart, 6],
    ['of no lines is 0', { type: 'remove-many', lineIds: [] }, cart, 0],
    ['of a line is its own', { type: 'set', lineId: '2', quantity: 9 }, cart, 6],
    ['of a line that was to be removed is its own', { type: 'remove', lineId: '2' }, cart, 6],
    [
      'of a line that was to be replaced is its own',
      { type: 'replace', lineId: '2', productId: 'cola', quantity: 1 },
      cart,
      6,
    ],
    ['of a line that is gone is 0', { type: 'set', lineId: '9', quantity: 9 }, cart, 0],
    ['of a line without a cart is 0', { type: 'set', lineId: '1', quantity: 9 }, null, 0],
    [
      'of a cleared cart with a free good first is that of the next line',
      { type: 'clear' },
      cartOf([gift, lineOf('1', cola, 4)]),
      4,
    ],
  ])('%s', (_what, change, of, quantity) => expect(remainingQuantity(change, of)).toBe(quantity));
});

describe('notices about remote changes', () => {
  const notice = (productName: string, quantity: number, others?: number): NewNotice => ({
    kind: 'changed-elsewhere',
    productName,
    quantity,
    reason: quantity === 0 ? 'line-gone' : 'conflict',
    ...(others === undefined ? {} : { others }),
  });

  it.each([
    ['are none for none', [], []],
    ['say the quantity of a line', [{ name: 'Cola', quantity: 5 }], [notice('Cola', 5)]],
    ['say that a line is gone', [{ name: 'Cola', quantity: 0 }], [notice('Cola', 0)]],
    [
      'are one each for two lines, those that are gone first',
      [
        { name: 'Cola', quantity: 5 },
        { name: 'Tonic', quantity: 0 },
        { name: 'Juice', quantity: 7 },
        { name: 'Water', quantity: 0 },
      ],
      [notice('Tonic', 0), notice('Water', 0), notice('Cola', 5), notice('Juice', 7)],
    ],
    [
      'are one for three lines',
      [
        { name: 'Cola', quantity: 5 },
        { name: 'Tonic', quantity: 6 },
        { name: 'Juice', quantity: 7 },
      ],
      [notice('Cola', 5, 2)],
    ],
  ])('%s', (_what, changes, notices) => expect(remoteChangeNotices(changes)).toStrictEqual(notices));
});

describe('notices about products that nobody waits for', () => {
  const items = [cola, tonic, juice].map((of) => ({ product: of, quantity: 2 }));
  const batch = { ...emptyBatch, items };
  const item = (productId: string, quantity: number, reason: CartItemAdjustment['reason']) => ({
    productId,
    quantity,
    reason,
  });

  it.each<[string, AddManyResult, readonly NewNotice[]]>([
    ['are none if all were added', { outcome: 'done' }, []],
    [
      'are one for all if the outcome is unknown',
      { outcome: 'unknown' },
      [{ kind: 'failed', productName: 'Product cola', others: 2, quantity: 0, reason: 'timeout' }],
    ],
    [
      'are one for all if the request failed',
      { outcome: 'failed', error: new PortError('forbidden', 'no') },
      [{ kind: 'failed', productName: 'Product cola', others: 2, quantity: 0, reason: 'forbidden' }],
    ],
    [
      'are one per reason',
      {
        outcome: 'partial',
        items: [item('tonic', 0, 'not-listed'), item('cola', 1, 'quantity'), item('juice', 0, 'not-listed')],
      },
      [
        { kind: 'refused', productName: 'Product tonic', others: 1, quantity: 0, reason: 'not-listed' },
        { kind: 'adjusted', productName: 'Product cola', quantity: 1, reason: 'quantity' },
      ],
    ],
    [
      'have no name for a product that is not in the batch',
      { outcome: 'partial', items: [item('water', 0, 'not-listed')] },
      [{ kind: 'refused', productName: '', quantity: 0, reason: 'not-listed' }],
    ],
  ])('%s', (_what, result, notices) => expect(addManyNotices(result, batch)).toStrictEqual(notices));
});
