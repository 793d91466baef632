import type { Cart, CartChange, CartChangeResult, CartItem, CartItemAdjustment, CartRefusal } from '../../../domain';
import { type CartPort, PortError, toPortError } from '../../../ports';
import { ACTIVE_CART_NAME, CART_CHANGE_SIZE } from '../../../rules/limits';
import { quantityProblem } from '../../../rules/quantity';
import { sameId } from '../common/ids';
import { read } from '../common/scalars';
import type { Context } from '../context';
import { errorsIn, refusedOf, type ServerError } from '../transport/errors';
import { cartRefusalFor, detailOf, refusalOf } from './cart.mapping';
import { replaceCartItem, updateRepricingNeeded } from './cart.methods';
import { batchResults } from './cart.wire';
import { checkStock, findRefusalReason } from './check-stock';
import { ensureCart, type Owner, readCart, showCart, toUncertainError } from './read-cart';

/** Result of a change before the cart is read again. */
type Written =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'adjusted'; readonly quantity: number; readonly reason: CartRefusal }
  | { readonly outcome: 'partly'; readonly items: readonly CartItemAdjustment[] }
  | Extract<CartChangeResult, { outcome: 'refused' }>;

const DONE: Written = { outcome: 'done' };

/**
 * Implements the cart port. Changes of one cart are serialized, because the platform answers concurrent ones with 409.
 */
export function cartPort(context: Context): CartPort {
  const { http, methods, runExclusive, store } = context;
  const keyOf = ({ accountId }: Owner): string => accountId ?? '';

  const see = (owner: Owner): Promise<Cart> => readCart(context, owner);
  const known = (owner: Owner): Cart | null => context.carts.get(keyOf(owner)) ?? null;
  const knownId = (owner: Owner): string | null => known(owner)?.id ?? null;
  /** Quantity of a product in the cart that was read last. */
  const held = (owner: Owner, productId: string): number =>
    (known(owner)?.lines ?? [])
      .filter(({ product, free }) => !free && sameId(product.id, productId))
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
      context.carts.delete(keyOf(owner));
      return write(current);
    }
  }

  /** Converts refusals to outcomes and finds the reason if the platform's code does not contain it; rethrows errors. */
  async function refusedOr(
    thrown: unknown,
    whenGone: Written | null,
    wanted: { readonly owner: Owner; readonly item: CartItem | null },
  ): Promise<Written> {
    const error = toPortError(thrown);
    if (error.code === 'not-found' && whenGone !== null) return whenGone;
    const refused = refusedOf(error);
    if (refused === null || (error.code !== 'rejected' && error.code !== 'not-found')) throw error;
    const detail = detailOf(refused.errors);
    const said = refusalOf(refused.errors);
    const reason =
      said === 'not-added' && wanted.item !== null ? await findRefusalReason(context, wanted.owner, wanted.item) : said;
    return { outcome: 'refused', cart: null, reason, ...(detail === undefined ? {} : { detail }) };
  }

  const lineGone: Written = { outcome: 'refused', cart: null, reason: 'line-gone' };
  const call = ({ accountId, locale }: Owner) => ({ query: { effectiveAccountId: accountId }, locale });
  const itemOf = ({ productId, quantity }: CartItem) => ({ productId, quantity: String(quantity), type: 'Product' });
  const quantityRefused: Written = { outcome: 'refused', cart: null, reason: 'quantity' };

  async function add(owner: Owner, item: CartItem): Promise<Written> {
    if (quantityProblem(item.quantity) !== null) return quantityRefused;
    const had = held(owner, item.productId);
    const [may] = await checkStock(context, owner, [{ ...item, had }]);
    if (may !== undefined && may.quantity <= 0)
      return { outcome: 'refused', cart: null, reason: may.reason ?? 'not-added' };
    const quantity = may?.quantity ?? item.quantity;
    try {
      await inCart(owner, (cartId) =>
        http.data(itemsPath(cartId), { method: 'POST', json: itemOf({ ...item, quantity }), ...call(owner) }),
      );
      return may?.reason ? { outcome: 'adjusted', quantity: had + quantity, reason: may.reason } : DONE;
    } catch (thrown) {
      return refusedOr(thrown, null, { owner, item });
    }
  }

  async function set(owner: Owner, lineId: string, wanted: number): Promise<Written> {
    if (quantityProblem(wanted) !== null) return quantityRefused;
    const line = known(owner)?.lines.find(({ id }) => sameId(id, lineId));
    const item = line === undefined ? null : { productId: line.product.id, quantity: wanted };
    const [may] = item === null ? [] : await checkStock(context, owner, [{ ...item, had: 0 }]);
    if (may !== undefined && may.quantity <= 0)
      return { outcome: 'refused', cart: null, reason: may.reason ?? 'quantity' };
    const quantity = may?.quantity ?? wanted;
    try {
      await inCart(owner, (cartId) =>
        http.data(itemsPath(cartId, lineId), { method: 'PATCH', json: { quantity: String(quantity) }, ...call(owner) }),
      );
      return may?.reason ? { outcome: 'adjusted', quantity, reason: may.reason } : DONE;
    } catch (thrown) {
      return refusedOr(thrown, lineGone, { owner, item });
    }
  }

  /** Removes lines. A line that is gone already counts as removed. */
  async function remove(owner: Owner, lineIds: readonly string[]): Promise<Written> {
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
  async function clear(owner: Owner): Promise<Written> {
    const { id } = await see(owner);
    context.carts.delete(keyOf(owner));
    if (id === ACTIVE_CART_NAME) return DONE;
    try {
      await http.data(store(`/carts/${encodeURIComponent(id)}`), { method: 'DELETE', ...call(owner) });
    } catch (thrown) {
      if (toPortError(thrown).code !== 'not-found') throw thrown;
    }
    return DONE;
  }

  /** Adds items in reverse order: new lines come first, so the items keep their order. */
  async function addMany(owner: Owner, items: readonly CartItem[]): Promise<Written> {
    const troubles: CartItemAdjustment[] = [];
    const may =
      items.length === 0
        ? []
        : await checkStock(
            context,
            owner,
            items.map((item) => ({ ...item, had: held(owner, item.productId) })),
          );
    const wanted = items
      .flatMap((item, index) => {
        const { quantity, reason } =
          quantityProblem(item.quantity) === null
            ? (may[index] ?? { quantity: item.quantity, reason: null })
            : { quantity: 0, reason: 'quantity' as const };
        if (reason !== null) troubles.push({ productId: item.productId, quantity: Math.max(0, quantity), reason });
        return quantity > 0 ? [{ productId: item.productId, quantity }] : [];
      })
      .reverse();
    for (const [item, errors] of wanted.length === 0 ? [] : await batch(owner, wanted)) {
      const said = refusalOf(errors);
      const reason = said === 'not-added' ? await findRefusalReason(context, owner, item) : said;
      troubles.push({ productId: item.productId, quantity: 0, reason });
    }
    const place = ({ productId }: CartItemAdjustment): number =>
      items.findIndex((item) => item.productId === productId);
    return troubles.length === 0 ? DONE : { outcome: 'partly', items: troubles.sort((a, b) => place(a) - place(b)) };
  }

  /** Sends a batch. Returns the items that were not added, with their errors. */
  async function batch(
    owner: Owner,
    items: readonly CartItem[],
  ): Promise<readonly (readonly [CartItem, readonly ServerError[]])[]> {
    const inputs = items.map((item) => ({ richInput: itemOf(item) }));
    const { value } = await inCart(owner, (cartId) =>
      http.data(`${itemsPath(cartId)}/batch`, { method: 'POST', json: { inputs }, ...call(owner) }),
    );
    try {
      const { results } = read(batchResults, value, 'batch');
      if (results.length !== items.length) throw new PortError('malformed', 'The batch answered for other items');
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
  async function replace(owner: Owner, change: Extract<CartChange, { type: 'replace' }>): Promise<Written> {
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
    const before = await see(owner);
    if (!before.lines.some(({ id }) => sameId(id, lineId))) return lineGone;
    const added = await add(owner, { productId, quantity });
    if (added.outcome !== 'done') return added;
    try {
      return await remove(owner, [lineId]);
    } catch (thrown) {
      await takeBack(owner, before, productId).catch(() => undefined);
      throw toUncertainError(thrown);
    }
  }

  /** Restores the earlier quantity of a product. */
  async function takeBack(owner: Owner, before: Cart, productId: string): Promise<void> {
    const had = before.lines.find(({ product, free }) => !free && sameId(product.id, productId));
    const now = (await see(owner)).lines.find(({ product, free }) => !free && sameId(product.id, productId));
    if (now === undefined) return;
    if (had === undefined) await remove(owner, [now.id]);
    else if (had.quantity !== null) await set(owner, now.id, had.quantity);
  }

  /** Notifies the back office of a change. Its failure does not affect the change. */
  async function mark(cartId: string): Promise<void> {
    try {
      await methods.callIfAvailable(updateRepricingNeeded, { cartId, isRepricingNeeded: true });
    } catch (thrown) {
      context.warnings.push(`The cart was not marked for repricing: ${toPortError(thrown).code}`);
    }
  }

  function write(change: CartChange, owner: Owner): Promise<Written> {
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
  }

  /** Reports an adjustment when the platform stored another quantity than the requested one. */
  function adjusted(change: CartChange, written: Written, before: Cart | null, cart: Cart): Written {
    if (written.outcome !== 'done' || (change.type !== 'add' && change.type !== 'set')) return written;
    const counted = (of: Cart | null): number =>
      (of?.lines ?? [])
        .filter(({ id, product, free }) =>
          change.type === 'set' ? sameId(id, change.lineId) : !free && sameId(product.id, change.productId),
        )
        .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
    const now = counted(cart);
    if (now === 0 || (change.type === 'add' && before === null)) return written;
    const wanted = change.quantity + (change.type === 'add' ? counted(before) : 0);
    return now < wanted && (change.type === 'set' || now > counted(before))
      ? { outcome: 'adjusted', quantity: now, reason: 'quantity' }
      : written;
  }

  return {
    read: ({ accountId, locale }, options) => showCart(context, { accountId, locale, ...options }),
    change: ({ change, accountId, locale }, options) =>
      runExclusive(accountId ?? '', async () => {
        if (options?.signal?.aborted) throw new PortError('aborted', 'The call was given up');
        const size =
          change.type === 'add-many' ? change.items.length : change.type === 'remove-many' ? change.lineIds.length : 0;
        if (size > CART_CHANGE_SIZE) throw new PortError('rejected', `At most ${CART_CHANGE_SIZE} at once`);
        const owner = { accountId, locale };
        const before = known(owner);
        const written = await write(change, owner);
        try {
          if (written.outcome === 'refused') return { ...written, cart: await see(owner).catch(() => null) };
          const isMarked = before !== null && before.id !== ACTIVE_CART_NAME && change.type !== 'clear';
          const cart = await readCart(context, owner, isMarked ? mark(before.id) : undefined);
          const told = adjusted(change, written, before, cart);
          return told.outcome === 'refused' ? told : { ...told, cart };
        } catch (thrown) {
          throw toUncertainError(thrown);
        }
      }),
  };
}
