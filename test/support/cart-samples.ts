import type { Cart, CartLine, Product } from '../../src/domain';
import { reduceAnswer } from '../../src/runtime/cart/answer.reducer';
import { initialCart, reduceEdit } from '../../src/runtime/cart/cart.reducer';
import type { BulkEvent, CartModel, EditEvent, PendingEdits, SyncEvent } from '../../src/runtime/cart/cart.state';
import { cartOf, lineOf, product } from '../runtime/cart/cart-support';

export const usd = (minor: number) => ({ minor, currency: 'USD' });

export const cola = product('cola');
export const tonic = product('tonic', 2500);
export const gin = product('gin', 500);

/** A product whose price the account may not see. */
export const unpriced: Product = { ...product('unpriced'), price: { state: 'hidden' } };

/** Lines of a cart, at ten dollars a case. */
export const colaLine = lineOf('line-cola', cola, 2);
export const tonicLine = lineOf('line-tonic', tonic, 3);
export const ginLine = lineOf('line-gin', gin, 1);

/** A free case of cola. */
export const freeLine: CartLine = { ...lineOf('line-free', cola, 1), total: usd(0), isFreeGood: true };

/** A line whose response had no quantity. */
export const unknownLine: CartLine = { ...ginLine, quantity: null, total: null, problem: 'quantity-unknown' };

/** Six cases: 2 of cola, 3 of tonic, 1 of gin. */
export const sixCases: Cart = cartOf([colaLine, tonicLine, ginLine]);

export const noEdits: PendingEdits = {
  edits: new Map(),
  adds: new Map(),
  replacements: new Map(),
  batches: [],
  isClearing: false,
};

/** A model after the first read of a cart. */
export const opened = (cart: Cart = sixCases): CartModel => reduceEdit(initialCart, { type: 'read', cart }).model;

/** The model after edits. */
export const edited = (model: CartModel, ...events: readonly EditEvent[]): CartModel =>
  events.reduce((last, event) => reduceEdit(last, event).model, model);

/** The model after commands for several lines, and events of the sending loop. */
export const answered = (model: CartModel, ...events: readonly (SyncEvent | BulkEvent)[]): CartModel =>
  events.reduce((last, event) => reduceAnswer(last, event).model, model);

/** The model after the next change is sent. */
export const sent = (model: CartModel): CartModel => answered(model, { type: 'send', isOnline: true });

/** Products and quantities by line id, in display order. */
export const shown = ({ view: { lines, lineIds } }: CartModel) =>
  lineIds.map((id) => [id, lines[id]?.product.id, lines[id]?.quantity]);
