import type { Cart, CartChange, CartChangeResult, CartItem, CartItemAdjustment, CartRefusal } from '../../../domain';
import { PortError, toPortError } from '../../../ports';
import { ACTIVE_CART_NAME } from '../../../rules/limits';
import { quantityProblem } from '../../../rules/quantity';
import { sameId } from '../common/ids';
import { read } from '../../common/scalars';
import type { Context } from '../context';
import { errorsIn, type ServerError } from '../transport/errors';
import { cartRefusalFor } from './cart.mapping';
import { replaceCartItem } from './cart.methods';
import { batchResults } from './cart.wire';
import { checkStock, refusalReason, toRefusal } from './check-stock';
import { ensureCart, knownCart, type Owner, readCart, toUncertainError } from './read-cart';

/** Result of a write before the cart is read again. */
export type CartWrite =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'adjusted'; readonly quantity: number; readonly reason: CartRefusal }
  | { readonly outcome: 'partial'; readonly items: readonly CartItemAdjustment[] }
  | Extract<CartChangeResult, { outcome: 'refused' }>;

const DONE: CartWrite = { outcome: 'done' };

/** Creates the writer of cart changes. It does not serialize changes and does not read the cart after a write. */
export function createCartWriter(context: Context): (change: CartChange, owner: Owner) => Promise<CartWrite> {
  const { http, methods, store } = context;
  const knownId = (owner: Owner): string | null => knownCart(context, owner)?.id ?? null;
  /** Quantity of a product in the cart that was read last. */
  const held = (owner: Owner, productId: string): number =>
    (knownCart(context, owner)?.lines ?? [])
      .filter(({ product, isFreeGood }) => !isFreeGood && sameId(product.id, productId))
      .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  const itemsPath = (cartId: string, lineId?: string): string =>
    store(
      `/carts/${encodeURIComponent(cartId)}/cart-items${lineId === undefined ? '' : `/${encodeURIComponent(lineId)}`}`,
    );

  /**
   * Writes to the known cart. If that was ordered or cleared in another tab, nothing was written, and the change is
   * sent to the new cart.
   */
  async function inCart<Answer>(owner: Owner, write: (cartId: string) => Promise<Answer>): Promise<Answer> {
    const before = knownId(owner);
    const cartId = await ensureCart(context, owner, before);
    try {
      return await write(cartId);
    } catch (thrown) {
      const { code } = toPortError(thrown);
      if (before === null || (code !== 'not-found' && code !== 'rejected')) throw thrown;
      const current = await ensureCart(context, owner, null);
      if (sameId(current, cartId)) throw thrown;
      context.carts.delete(owner.accountId ?? '');
      return write(current);
    }
  }

  const missingLine: CartWrite = { outcome: 'refused', cart: null, reason: 'line-gone' };
  const call = ({ accountId, locale }: Owner) => ({ query: { effectiveAccountId: accountId }, locale });
  const itemOf = ({ productId, quantity }: CartItem) => ({ productId, quantity: String(quantity), type: 'Product' });
  const quantityRefused: CartWrite = { outcome: 'refused', cart: null, reason: 'quantity' };

  async function add(owner: Owner, item: CartItem): Promise<CartWrite> {
    if (quantityProblem(item.quantity) !== null) return quantityRefused;
    const had = held(owner, item.productId);
    const [stock] = await checkStock(context, owner, [{ ...item, had }]);
    if (stock !== undefined && stock.quantity <= 0)
      return { outcome: 'refused', cart: null, reason: stock.reason ?? 'not-added' };
    const quantity = stock?.quantity ?? item.quantity;
    try {
      await inCart(owner, (cartId) =>
        http.data(itemsPath(cartId), { method: 'POST', json: itemOf({ ...item, quantity }), ...call(owner) }),
      );
      return stock?.reason ? { outcome: 'adjusted', quantity: had + quantity, reason: stock.reason } : DONE;
    } catch (thrown) {
      return toRefusal(context, thrown, { owner, item });
    }
  }

  async function set(owner: Owner, lineId: string, requested: number): Promise<CartWrite> {
    if (quantityProblem(requested) !== null) return quantityRefused;
    const line = knownCart(context, owner)?.lines.find(({ id }) => sameId(id, lineId));
    const item = line === undefined ? null : { productId: line.product.id, quantity: requested };
    const [stock] = item === null ? [] : await checkStock(context, owner, [{ ...item, had: 0 }]);
    if (stock !== undefined && stock.quantity <= 0)
      return { outcome: 'refused', cart: null, reason: stock.reason ?? 'quantity' };
    const quantity = stock?.quantity ?? requested;
    try {
      await inCart(owner, (cartId) =>
        http.data(itemsPath(cartId, lineId), { method: 'PATCH', json: { quantity: String(quantity) }, ...call(owner) }),
      );
      return stock?.reason ? { outcome: 'adjusted', quantity, reason: stock.reason } : DONE;
    } catch (thrown) {
      return toPortError(thrown).code === 'not-found' ? missingLine : toRefusal(context, thrown, { owner, item });
    }
  }

  /** Removes lines. A line that no longer exists counts as removed. */
  async function remove(owner: Owner, lineIds: readonly string[]): Promise<CartWrite> {
    let removed = 0;
    for (const lineId of lineIds) {
      try {
        await inCart(owner, (cartId) => http.data(itemsPath(cartId, lineId), { method: 'DELETE', ...call(owner) }));
      } catch (thrown) {
        const error = toPortError(thrown);
        if (error.code !== 'not-found') throw removed > 0 ? toUncertainError(error) : error;
      }
      removed += 1;
    }
    return DONE;
  }

  /** Clears the cart by deleting it, because the platform has no call that empties one. */
  async function clear(owner: Owner): Promise<CartWrite> {
    const { id } = await readCart(context, owner);
    context.carts.delete(owner.accountId ?? '');
    if (id === ACTIVE_CART_NAME) return DONE;
    try {
      await http.data(store(`/carts/${encodeURIComponent(id)}`), { method: 'DELETE', ...call(owner) });
    } catch (thrown) {
      if (toPortError(thrown).code !== 'not-found') throw thrown;
    }
    return DONE;
  }

  /** Adds items in reverse order: new lines come first, so the items keep their order. */
  async function addMany(owner: Owner, items: readonly CartItem[]): Promise<CartWrite> {
    const adjustments: CartItemAdjustment[] = [];
    const stockChecks =
      items.length === 0
        ? []
        : await checkStock(
            context,
            owner,
            items.map((item) => ({ ...item, had: held(owner, item.productId) })),
          );
    const addable = items
      .flatMap((item, index) => {
        const { quantity, reason } =
          quantityProblem(item.quantity) === null
            ? (stockChecks[index] ?? { quantity: item.quantity, reason: null })
            : { quantity: 0, reason: 'quantity' as const };
        if (reason !== null) adjustments.push({ productId: item.productId, quantity: Math.max(0, quantity), reason });
        return quantity > 0 ? [{ productId: item.productId, quantity }] : [];
      })
      .reverse();
    for (const [item, errors] of addable.length === 0 ? [] : await sendBatch(owner, addable)) {
      const reason = await refusalReason(context, errors, { owner, item });
      adjustments.push({ productId: item.productId, quantity: 0, reason });
    }
    const place = ({ productId }: CartItemAdjustment): number =>
      items.findIndex((item) => item.productId === productId);
    return adjustments.length === 0
      ? DONE
      : { outcome: 'partial', items: adjustments.sort((a, b) => place(a) - place(b)) };
  }

  /** Sends a batch. Returns the items that were not added, with their errors. */
  async function sendBatch(
    owner: Owner,
    items: readonly CartItem[],
  ): Promise<readonly (readonly [CartItem, readonly ServerError[]])[]> {
    const inputs = items.map((item) => ({ richInput: itemOf(item) }));
    const { value } = await inCart(owner, (cartId) =>
      http.data(`${itemsPath(cartId)}/batch`, { method: 'POST', json: { inputs }, ...call(owner) }),
    );
    try {
      const { results } = read(batchResults, value, 'batch');
      if (results.length !== items.length) throw new PortError('malformed', 'The batch response contains other items');
      return items.flatMap((item, index) => {
        const { statusCode = 200, result } = results[index] ?? {};
        return (statusCode ?? 200) >= 400 || Array.isArray(result) ? [[item, errorsIn(result)] as const] : [];
      });
    } catch (thrown) {
      throw toUncertainError(thrown);
    }
  }

  /**
   * Replaces a line in one transaction with the store's server method. Without it, the addition is reverted if the old
   * line cannot be removed.
   */
  async function replace(owner: Owner, change: Extract<CartChange, { type: 'replace' }>): Promise<CartWrite> {
    const { lineId, productId, quantity } = change;
    if (quantityProblem(quantity) !== null) return quantityRefused;
    if (methods.has('replaceCartItem')) {
      const cartId = await ensureCart(context, owner, knownId(owner));
      const answer = await methods.call(replaceCartItem, {
        effectiveAccountId: owner.accountId,
        language: owner.locale,
        cartId,
        cartItemId: lineId,
        productId,
        quantity,
      });
      if (answer.outcome === 'done') return DONE;
      if (answer.outcome === 'adjusted')
        return { outcome: 'adjusted', quantity: answer.quantity ?? quantity, reason: 'quantity' };
      return { outcome: 'refused', cart: null, reason: cartRefusalFor(answer.reason) };
    }
    const before = await readCart(context, owner);
    if (!before.lines.some(({ id }) => sameId(id, lineId))) return missingLine;
    const added = await add(owner, { productId, quantity });
    if (added.outcome !== 'done') return added;
    try {
      return await remove(owner, [lineId]);
    } catch (thrown) {
      await restoreQuantity(owner, before, productId).catch(() => undefined);
      throw toUncertainError(thrown);
    }
  }

  /** Restores the earlier quantity of a product. */
  async function restoreQuantity(owner: Owner, before: Cart, productId: string): Promise<void> {
    const had = before.lines.find(({ product, isFreeGood }) => !isFreeGood && sameId(product.id, productId));
    const now = (await readCart(context, owner)).lines.find(
      ({ product, isFreeGood }) => !isFreeGood && sameId(product.id, productId),
    );
    if (now === undefined) return;
    if (had === undefined) await remove(owner, [now.id]);
    else if (had.quantity !== null) await set(owner, now.id, had.quantity);
  }

  return (change, owner) => {
    switch (change.type) {
      case 'add':
        return add(owner, change);
      case 'set':
        return set(owner, change.lineId, change.quantity);
      case 'remove':
        return remove(owner, [change.lineId]);
      case 'remove-many':
        return remove(owner, change.lineIds);
      case 'clear':
        return clear(owner);
      case 'add-many':
        return addMany(owner, change.items);
      case 'replace':
        return replace(owner, change);
      default:
        return change satisfies never;
    }
  };
}
