import type { Cart, CartChange, CartChangeResult, CartItem, CartItemAdjustment } from '../../../../domain';
import { type CallOptions, type CartPort, type ForAccount, type InLocale, PortError } from '../../../../ports';
import { CART_CHANGE_SIZE } from '../../../../rules/limits';
import type { Context } from '../../context';
import { serverCodeOf } from '../../transport/errors';
import { variantsBy } from '../catalog/catalog.port';
import { idsOf } from '../catalog/variant.mapping';
import { readOrder } from './read-order';
import { refusalFor, toCart } from './order.mapping';
import { addItem, addItems, adjustLine, removeAll, removeLines, transition, type WireResult } from './order.wire';

type Caller = ForAccount & InLocale & CallOptions;
type Written =
  { readonly outcome: 'done' } | { readonly outcome: 'refused'; readonly reason: ReturnType<typeof refusalFor> };

const DONE: Written = { outcome: 'done' };
const refused = (reason: ReturnType<typeof refusalFor>): Written => ({ outcome: 'refused', reason });
const isQuantity = (quantity: number): boolean => Number.isInteger(quantity) && quantity > 0;

/** Quantity of a product in a cart. */
const quantityOf = ({ lines }: Cart, productId: string): number =>
  lines.reduce((sum, { product, quantity }) => (product.id === productId ? sum + (quantity ?? 0) : sum), 0);

/**
 * Implements the cart port for plain Vendure. The server names neither the products of a refused batch nor the added
 * quantity, so each change is compared with the cart before it.
 */
export function cartPort(context: Context): CartPort {
  const { graphql, now, options, runExclusive } = context;

  async function read(caller: Caller): Promise<{ readonly cart: Cart; readonly state: string | null }> {
    const { order, currency, accountId } = await readOrder(context, caller);
    return {
      cart: toCart(order, { accountId, currency, locale: caller.locale, options, now: now() }),
      state: order?.state ?? null,
    };
  }

  const outcomeOf = ({ errorCode }: WireResult): Written =>
    errorCode === undefined ? DONE : refused(refusalFor(errorCode));

  async function add(productId: string, quantity: number, { locale }: Caller): Promise<Written> {
    const ids = idsOf(productId);
    if (ids === null) return refused('not-listed');
    if (!isQuantity(quantity)) return refused('quantity');
    try {
      const variables = { id: ids.variantId, quantity };
      return outcomeOf((await graphql.send(addItem, { variables, locale })).result);
    } catch (thrown) {
      if (serverCodeOf(thrown) === 'ENTITY_NOT_FOUND') return refused('not-listed');
      throw thrown;
    }
  }

  async function set(lineId: string, quantity: number, before: Cart, { locale }: Caller): Promise<Written> {
    if (!isQuantity(quantity)) return refused('quantity');
    if (!before.lines.some(({ id }) => id === lineId)) return refused('line-gone');
    return outcomeOf((await graphql.send(adjustLine, { variables: { id: lineId, quantity }, locale })).result);
  }

  async function remove(lineIds: readonly string[], before: Cart, { locale }: Caller): Promise<Written> {
    const known = before.lines.filter(({ id }) => lineIds.includes(id)).map(({ id }) => id);
    if (known.length === 0) return DONE;
    const variables = Object.fromEntries(known.map((id, nth) => [`l${nth}`, id]));
    const answers: Readonly<Record<string, WireResult>> = await graphql.send(removeLines(known.length), {
      variables,
      locale,
    });
    const [failed] = Object.values(answers).filter(({ errorCode }) => errorCode !== undefined);
    return failed === undefined ? DONE : outcomeOf(failed);
  }

  /**
   * Adds a batch, which Vendure rolls back as a whole if it does not know a variant. Returns the ids of the products
   * that it knows.
   */
  async function addMany(items: readonly CartItem[], caller: Caller): Promise<ReadonlySet<string>> {
    const parsed = items.map((item) => ({ item, ids: idsOf(item.productId) }));
    const known = await variantsBy(
      context,
      parsed.flatMap(({ ids }) => ids?.productId ?? []),
      caller,
    );
    // The oldest line is first in Vendure, and the newest in a cart.
    const inputs = parsed
      .flatMap(({ item: { quantity }, ids }) =>
        ids !== null && known.has(ids.variantId) && isQuantity(quantity)
          ? [{ productVariantId: ids.variantId, quantity }]
          : [],
      )
      .reverse();
    if (inputs.length > 0) await graphql.send(addItems, { variables: { inputs }, locale: caller.locale });
    return new Set(
      parsed.flatMap(({ item, ids }) => (ids !== null && known.has(ids.variantId) ? [item.productId] : [])),
    );
  }

  /** Adds the new product before it removes the line: an unavailable one leaves the line as it is. */
  async function replace(
    change: Extract<CartChange, { type: 'replace' }>,
    before: Cart,
    caller: Caller,
  ): Promise<Written> {
    const { lineId, productId, quantity } = change;
    if (!before.lines.some(({ id }) => id === lineId)) return refused('line-gone');
    const added = await add(productId, quantity, caller);
    if (added.outcome === 'done') return remove([lineId], before, caller);
    const { cart } = await read({ ...caller, signal: undefined });
    const had = quantityOf(before, productId);
    const line = cart.lines.find(({ product }) => product.id === productId);
    // Vendure adds what it has: that is taken back.
    if (line !== undefined && quantityOf(cart, productId) > had)
      await (had === 0 ? remove([line.id], cart, caller) : set(line.id, had, cart, caller));
    return added;
  }

  async function write(
    change: Exclude<CartChange, { type: 'add-many' }>,
    before: Cart,
    caller: Caller,
  ): Promise<Written> {
    switch (change.type) {
      case 'add':
        return add(change.productId, change.quantity, caller);
      case 'set':
        return set(change.lineId, change.quantity, before, caller);
      case 'remove':
        return remove([change.lineId], before, caller);
      case 'remove-many':
        return remove(change.lineIds, before, caller);
      case 'clear':
        return before.lines.length === 0
          ? DONE
          : outcomeOf((await graphql.send(removeAll, { locale: caller.locale })).result);
      case 'replace':
        return replace(change, before, caller);
    }
  }

  async function apply(change: CartChange, caller: Caller): Promise<CartChangeResult> {
    const { cart: before, state } = await read(caller);
    // A prepared order can't be changed. Opening it again closes the attempt, as a change must.
    if (state === 'ArrangingPayment') await graphql.send(transition, { variables: { state: 'AddingItems' } });
    if (change.type === 'add-many') {
      const known = await addMany(change.items, caller);
      return partialOf(change.items, known, before, (await read({ ...caller, signal: undefined })).cart);
    }
    const written = await write(change, before, caller);
    const { cart } = await read({ ...caller, signal: undefined });
    if (written.outcome === 'done') return { outcome: 'done', cart };
    const productId =
      change.type === 'add'
        ? change.productId
        : change.type === 'set'
          ? before.lines.find(({ id }) => id === change.lineId)?.product.id
          : undefined;
    const now = productId === undefined ? 0 : quantityOf(cart, productId);
    return productId !== undefined && now > 0 && now !== quantityOf(before, productId)
      ? { outcome: 'adjusted', cart, quantity: now, reason: written.reason }
      : { outcome: 'refused', cart, reason: written.reason };
  }

  return {
    read: async ({ accountId, locale }, call) => (await read({ accountId, locale, ...call })).cart,
    change: ({ change, accountId, locale }, call) =>
      runExclusive(`cart ${accountId}`, async () => {
        if (call?.signal?.aborted) throw new PortError('aborted', 'The call was aborted');
        const size =
          change.type === 'add-many' ? change.items.length : change.type === 'remove-many' ? change.lineIds.length : 0;
        if (size > CART_CHANGE_SIZE) throw new PortError('rejected', `At most ${CART_CHANGE_SIZE} products at once`);
        return apply(change, { accountId, locale, ...call });
      }),
  };
}

/** The outcome of a batch: the items that were not added in full, by comparing the cart before and after. */
function partialOf(items: readonly CartItem[], known: ReadonlySet<string>, before: Cart, cart: Cart): CartChangeResult {
  const left = new Map<string, number>();
  for (const { productId } of items)
    left.set(productId, Math.max(0, quantityOf(cart, productId) - quantityOf(before, productId)));
  const adjustments = items.flatMap(({ productId, quantity }): CartItemAdjustment[] => {
    const added = Math.min(quantity, left.get(productId) ?? 0);
    left.set(productId, (left.get(productId) ?? 0) - added);
    if (added === quantity) return [];
    const reason = !known.has(productId) ? 'not-listed' : isQuantity(quantity) ? 'out-of-stock' : 'quantity';
    return [{ productId, quantity: Math.max(0, added), reason }];
  });
  return adjustments.length === 0 ? { outcome: 'done', cart } : { outcome: 'partial', cart, items: adjustments };
}
