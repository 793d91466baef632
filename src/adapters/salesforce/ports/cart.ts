import type { Cart, CartChange, CartChangeResult, CartItem, CartItemTrouble } from '../../../domain';
import { type CartPort, PortError, toPortError } from '../../../ports';
import { CART_CHANGE_SIZE } from '../../../rules/limits';
import { quantityProblem } from '../../../rules/quantity';
import type { Context } from '../context';
import { afterWrite, ensureCart, type Owner, readCart } from '../carts';
import { sameId } from '../mapping/ids';
import { cartRefusalFor, detailOf, refusalOf } from '../mapping/refusals';
import { errorsIn, refusedOf } from '../transport/trouble';
import { batchResults } from '../wire/cart';
import { read } from '../wire/scalars';

/** What a change came to, before the cart is read after it. */
type Written =
  | { readonly outcome: 'done' }
  | { readonly outcome: 'adjusted'; readonly quantity: number; readonly reason: 'quantity' }
  | { readonly outcome: 'partly'; readonly items: readonly CartItemTrouble[] }
  | Extract<CartChangeResult, { outcome: 'refused' }>;

const DONE: Written = { outcome: 'done' };

/** The active cart of an account. Changes of one cart go one after another (spec §7, platform: 409 otherwise). */
export function cartPort(context: Context): CartPort {
  const { http, methods, serial, store } = context;
  /** The cart as each account last saw it. */
  const seen = new Map<string, Cart>();
  const keyOf = ({ accountId }: Owner): string => accountId ?? '';

  async function see(owner: Owner): Promise<Cart> {
    const cart = await readCart(context, owner);
    seen.set(keyOf(owner), cart);
    return cart;
  }

  const known = (owner: Owner): Cart | null => seen.get(keyOf(owner)) ?? null;
  const itemsPath = (cartId: string, lineId?: string): string => store(`/carts/${encodeURIComponent(cartId)}/cart-items${lineId === undefined ? '' : `/${encodeURIComponent(lineId)}`}`);

  /** The write itself, against the cart that is known. When that one was ordered or cleared elsewhere, nothing was done: it goes to the new one. */
  async function inCart<Answer>(owner: Owner, write: (cartId: string) => Promise<Answer>): Promise<Answer> {
    const before = known(owner)?.id || null;
    const cartId = await ensureCart(context, owner, before);
    try {
      return await write(cartId);
    } catch (thrown) {
      const { code } = toPortError(thrown);
      if (before === null || (code !== 'not-found' && code !== 'rejected')) throw thrown;
      const current = await ensureCart(context, owner, null);
      if (sameId(current, cartId)) throw thrown;
      seen.delete(keyOf(owner));
      return write(current);
    }
  }

  /** Refusals are answers; trouble stays trouble. */
  function refusedOr(thrown: unknown, whenGone: Written | null): Written {
    const error = toPortError(thrown);
    if (error.code === 'not-found' && whenGone !== null) return whenGone;
    const refused = refusedOf(error);
    if (refused === null || (error.code !== 'rejected' && error.code !== 'not-found')) throw error;
    const detail = detailOf(refused.errors);
    return { outcome: 'refused', cart: null, reason: refusalOf(refused.errors), ...(detail === undefined ? {} : { detail }) };
  }

  const lineGone: Written = { outcome: 'refused', cart: null, reason: 'line-gone' };
  const call = ({ accountId, locale }: Owner) => ({ query: { effectiveAccountId: accountId }, locale });
  const itemOf = ({ productId, quantity }: CartItem) => ({ productId, quantity: String(quantity), type: 'Product' });
  const quantityRefused: Written = { outcome: 'refused', cart: null, reason: 'quantity' };

  async function add(owner: Owner, item: CartItem): Promise<Written> {
    if (quantityProblem(item.quantity) !== null) return quantityRefused;
    try {
      await inCart(owner, (cartId) => http.data(itemsPath(cartId), { method: 'POST', json: itemOf(item), ...call(owner) }));
      return DONE;
    } catch (thrown) {
      return refusedOr(thrown, null);
    }
  }

  async function set(owner: Owner, lineId: string, quantity: number): Promise<Written> {
    if (quantityProblem(quantity) !== null) return quantityRefused;
    try {
      await inCart(owner, (cartId) => http.data(itemsPath(cartId, lineId), { method: 'PATCH', json: { quantity: String(quantity) }, ...call(owner) }));
      return DONE;
    } catch (thrown) {
      return refusedOr(thrown, lineGone);
    }
  }

  /** A line that is gone already is gone: what was wanted is so. */
  async function remove(owner: Owner, lineIds: readonly string[]): Promise<Written> {
    let removed = 0;
    for (const lineId of lineIds) {
      try {
        await inCart(owner, (cartId) => http.data(itemsPath(cartId, lineId), { method: 'DELETE', ...call(owner) }));
      } catch (thrown) {
        const error = toPortError(thrown);
        if (error.code !== 'not-found') throw removed > 0 ? afterWrite(error) : error;
      }
      removed += 1;
    }
    return DONE;
  }

  /** The platform has no call that empties a cart: it deletes it. */
  async function clear(owner: Owner): Promise<Written> {
    const { id } = await see(owner);
    seen.delete(keyOf(owner));
    if (id === '') return DONE;
    try {
      await http.data(store(`/carts/${encodeURIComponent(id)}`), { method: 'DELETE', ...call(owner) });
    } catch (thrown) {
      if (toPortError(thrown).code !== 'not-found') throw thrown;
    }
    return DONE;
  }

  /** Sent from the last to the first: new lines stand on top, and the items are to stand as they were given. */
  async function addMany(owner: Owner, items: readonly CartItem[]): Promise<Written> {
    const troubles: CartItemTrouble[] = items.filter(({ quantity }) => quantityProblem(quantity) !== null).map((item) => ({ ...item, quantity: 0, reason: 'quantity' }));
    const wanted = items.filter(({ quantity }) => quantityProblem(quantity) === null).reverse();
    if (wanted.length > 0) {
      const inputs = wanted.map((item) => ({ richInput: itemOf(item) }));
      const { value } = await inCart(owner, (cartId) => http.data(`${itemsPath(cartId)}/batch`, { method: 'POST', json: { inputs }, ...call(owner) }));
      let results;
      try {
        ({ results } = read(batchResults, value, 'batch'));
      } catch (thrown) {
        throw afterWrite(thrown);
      }
      if (results.length !== wanted.length) throw afterWrite(new PortError('malformed', 'The batch answered for other items'));
      results.forEach(({ statusCode, result }, index) => {
        const item = wanted[index];
        const failed = (statusCode ?? 200) >= 400 || Array.isArray(result);
        if (item !== undefined && failed) troubles.unshift({ productId: item.productId, quantity: 0, reason: refusalOf(errorsIn(result)) });
      });
    }
    return troubles.length === 0 ? DONE : { outcome: 'partly', items: troubles };
  }

  /** In one transaction by the store's server method; without it the addition is taken back when the line stays. */
  async function replace(owner: Owner, change: Extract<CartChange, { type: 'replace' }>): Promise<Written> {
    const { lineId, productId, quantity } = change;
    if (quantityProblem(quantity) !== null) return quantityRefused;
    if (methods.has('replaceCartItem')) {
      const cartId = await ensureCart(context, owner, known(owner)?.id || null);
      const answer = await methods.call('replaceCartItem', { effectiveAccountId: owner.accountId, language: owner.locale, cartId, cartItemId: lineId, productId, quantity });
      if (answer.outcome === 'done') return DONE;
      if (answer.outcome === 'adjusted') return { outcome: 'adjusted', quantity: answer.quantity ?? quantity, reason: 'quantity' };
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
      throw afterWrite(thrown);
    }
  }

  /** Puts a product back to how many of it there were. */
  async function takeBack(owner: Owner, before: Cart, productId: string): Promise<void> {
    const held = before.lines.find(({ product, free }) => !free && sameId(product.id, productId));
    const now = (await see(owner)).lines.find(({ product, free }) => !free && sameId(product.id, productId));
    if (now === undefined) return;
    if (held === undefined) await remove(owner, [now.id]);
    else await set(owner, now.id, held.quantity);
  }

  /** Tells the back office that the cart changed (spec §7). The change stands whatever becomes of it. */
  async function mark(cartId: string): Promise<void> {
    try {
      await methods.maybe('updateRepricingNeeded', { cartId, isRepricingNeeded: true });
    } catch (thrown) {
      context.warnings.push(`The cart was not marked for repricing: ${toPortError(thrown).code}`);
    }
  }

  function write(change: CartChange, owner: Owner): Promise<Written> {
    switch (change.type) {
      case 'add': return add(owner, change);
      case 'set': return set(owner, change.lineId, change.quantity);
      case 'remove': return remove(owner, [change.lineId]);
      case 'remove-many': return remove(owner, change.lineIds);
      case 'clear': return clear(owner);
      case 'add-many': return addMany(owner, change.items);
      case 'replace': return replace(owner, change);
      default: return change satisfies never;
    }
  }

  /** A quantity that the platform kept and nobody asked for is told. */
  function adjusted(change: CartChange, written: Written, before: Cart | null, cart: Cart): Written {
    if (written.outcome !== 'done' || (change.type !== 'add' && change.type !== 'set')) return written;
    const held = (of: Cart | null): number => (of?.lines ?? [])
      .filter(({ id, product, free }) => (change.type === 'set' ? sameId(id, change.lineId) : !free && sameId(product.id, change.productId)))
      .reduce((sum, { quantity }) => sum + quantity, 0);
    const now = held(cart);
    if (now === 0 || (change.type === 'add' && before === null)) return written;
    const wanted = change.quantity + (change.type === 'add' ? held(before) : 0);
    return now < wanted && (change.type === 'set' || now > held(before)) ? { outcome: 'adjusted', quantity: now, reason: 'quantity' } : written;
  }

  return {
    read: ({ accountId, locale }, options) => see({ accountId, locale, signal: options?.signal }),
    change: ({ change, accountId, locale }, options) => serial(accountId ?? '', async () => {
      if (options?.signal?.aborted) throw new PortError('aborted', 'The call was given up');
      const size = change.type === 'add-many' ? change.items.length : change.type === 'remove-many' ? change.lineIds.length : 0;
      if (size > CART_CHANGE_SIZE) throw new PortError('rejected', `At most ${CART_CHANGE_SIZE} at once`);
      const owner = { accountId, locale };
      const before = known(owner);
      const written = await write(change, owner);
      try {
        if (written.outcome === 'refused') return { ...written, cart: await see(owner).catch(() => null) };
        if (before !== null && before.id !== '' && change.type !== 'clear') await mark(before.id);
        const cart = await see(owner);
        const told = adjusted(change, written, before, cart);
        return told.outcome === 'refused' ? told : { ...told, cart };
      } catch (thrown) {
        throw afterWrite(thrown);
      }
    }),
  };
}
