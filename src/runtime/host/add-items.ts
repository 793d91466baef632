import type { CartRefusal, Product } from '../../domain';
import { type Adapter, PortError, toPortError } from '../../ports';
import { CART_CHANGE_SIZE, quantityProblem } from '../../rules';
import type { AddManyResult, CartState, ProductQuantity } from '../cart/cart.state';
import { getCartRuntime } from '../cart/cart.store';
import { withRetry } from '../reads/retry';
import { findBlockingCondition } from '../session/blocking-condition';
import type { Session } from '../session/session.types';
import { cartAccessOf } from './cart-access';
import { startSession, whenKnown } from './host-session';

/** A product to add, by id or SKU, with its quantity. */
export type CartAddition =
  { readonly productId: string; readonly quantity: number } | { readonly sku: string; readonly quantity: number };

/** Reason why an item was not added in full. `signed-out` and `not-allowed` concern the buyer, the others the item. */
export type AddRefusal = CartRefusal | 'price-unavailable' | 'signed-out' | 'not-allowed';

/** Result of adding one item; `quantity` is the quantity added. */
export type AddOutcome =
  | { readonly outcome: 'added'; readonly quantity: number }
  | { readonly outcome: 'adjusted'; readonly quantity: number; readonly reason: AddRefusal }
  | { readonly outcome: 'refused'; readonly reason: AddRefusal }
  | { readonly outcome: 'failed'; readonly error: PortError }
  /** The response was lost and the cart does not show the result, or the item waits offline behind another edit. */
  | { readonly outcome: 'unknown' };

type NotAdded = Extract<AddOutcome, { outcome: 'refused' | 'failed' }>;
/** The product of an item, or the reason why it can't be added. */
type Resolved = Product | NotAdded;

const refused = (reason: AddRefusal): NotAdded => ({ outcome: 'refused', reason });
const failed = (thrown: unknown): NotAdded => ({ outcome: 'failed', error: toPortError(thrown) });
const isProduct = (resolved: Resolved): resolved is Product => 'id' in resolved;

/**
 * Adds products to the current buyer's cart under the rules of the widgets: permissions, conditions on the account and
 * quantity rules apply, and a request with a lost response is never repeated. Resolves with one outcome per item, in
 * order; never rejects.
 */
export async function addItems(adapter: Adapter, items: readonly CartAddition[]): Promise<readonly AddOutcome[]> {
  const runtime = startSession(adapter);
  const access = cartAccessOf(await whenKnown(runtime));
  switch (access.status) {
    case 'unavailable':
      return items.map(() => refused(access.reason));
    case 'failed':
      return items.map(() => failed(access.error));
    case 'loading':
      // Unreachable: `whenKnown` waits until the session has loaded.
      return items.map(() => failed(new PortError('unexpected', 'No session')));
    case 'open':
      return findBlockingCondition(access.session) === null
        ? addFor(adapter, access.session, items)
        : items.map(() => refused('ordering-stopped'));
    default:
      return access satisfies never;
  }
}

async function addFor(
  adapter: Adapter,
  { accountId }: Session,
  items: readonly CartAddition[],
): Promise<readonly AddOutcome[]> {
  const session = startSession(adapter);
  const locale = session.locale() ?? 'en-US';
  const cart = getCartRuntime(adapter, accountId);
  if (cart.store.getState().status !== 'ready') await cart.refresh(locale);
  // A pending edit of the same product would absorb the item, and its response would not belong to the item.
  if (cart.busy) await cart.settle();

  const found = await findProducts(adapter, items, cart.store.getState(), { accountId, locale });
  const now = cartAccessOf(session.store.getState());
  if (now.status !== 'open' || now.session.accountId !== accountId) {
    const error = new PortError('aborted', 'The account was switched');
    return items.map(() => ({ outcome: 'failed', error }));
  }

  const requested = new Map<string, ProductQuantity>();
  items.forEach(({ quantity }, at) => {
    const product = found[at];
    if (product === undefined || !isProduct(product)) return;
    const sum = quantity + (requested.get(product.id)?.quantity ?? 0);
    requested.set(product.id, { product, quantity: sum });
  });
  const problems = new Map([...requested.values()].map((item) => [item.product.id, problemOf(item)]));
  const orderable = [...requested.values()].filter(({ product }) => problems.get(product.id) === null);
  const { pendingAdds, lines, lineIdByProduct } = cart.store.getState();
  const isHeld = (productId: string) =>
    productId in pendingAdds || lines[lineIdByProduct[productId] ?? '']?.pending === true;
  const held = new Set(orderable.map(({ product }) => product.id).filter(isHeld));
  const result: AddManyResult = orderable.length === 0 ? { outcome: 'done' } : await cart.addMany(orderable);

  const left = new Map(orderable.map(({ product, quantity }) => [product.id, addedOf(result, product.id) ?? quantity]));
  return items.map(({ quantity }, at): AddOutcome => {
    const product = found[at] ?? refused('not-listed');
    if (!isProduct(product)) return product;
    const problem = problems.get(product.id);
    if (problem != null) return refused(problem);
    if (result.outcome === 'failed') return { outcome: 'failed', error: result.error };
    if (result.outcome === 'unknown' || held.has(product.id)) return { outcome: 'unknown' };
    // Items of the same product share the quantity that was added, in order.
    const added = Math.min(quantity, left.get(product.id) ?? 0);
    left.set(product.id, (left.get(product.id) ?? 0) - added);
    if (added === quantity) return { outcome: 'added', quantity };
    const reason = reasonOf(result, product.id);
    return added > 0 ? { outcome: 'adjusted', quantity: added, reason } : refused(reason);
  });
}

const adjustmentOf = (result: AddManyResult, productId: string) =>
  result.outcome === 'partial' ? result.items.find((item) => item.productId === productId) : undefined;
const addedOf = (result: AddManyResult, productId: string) => adjustmentOf(result, productId)?.quantity;
const reasonOf = (result: AddManyResult, productId: string): AddRefusal =>
  adjustmentOf(result, productId)?.reason ?? 'not-added';

/** Reason why a widget would not offer to add this item; null if it would. */
function problemOf({ product, quantity }: ProductQuantity): AddRefusal | null {
  if (product.stock.label === 'out-of-stock') return 'out-of-stock';
  if (product.price.state === 'unavailable') return 'price-unavailable';
  return quantityProblem(quantity, product.quantityRule) === null ? null : 'quantity';
}

interface ForBuyer {
  readonly accountId: string | null;
  readonly locale: string;
}

/** Finds the product of each item; products of cart lines need no request. */
async function findProducts(
  { catalog }: Adapter,
  items: readonly CartAddition[],
  { lines }: CartState,
  buyer: ForBuyer,
): Promise<readonly Resolved[]> {
  const inCart = Object.values(lines).map(({ product }) => product);
  const read = <Data>(call: () => Promise<Data>) =>
    withRetry(call, {
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      isOver: () => false,
    });

  const byId = async (productId: string): Promise<Resolved> => {
    if (catalog?.product === undefined) throw new PortError('rejected', 'The adapter has no catalog.product');
    const product = catalog.product.bind(catalog);
    return (await read(() => product({ productId, ...buyer }))) ?? refused('not-listed');
  };
  const bySku = async (skus: readonly string[]): Promise<readonly Resolved[]> => {
    if (catalog?.match === undefined) throw new PortError('rejected', 'The adapter has no catalog.match');
    const match = catalog.match.bind(catalog);
    const matches = await read(() => match({ entries: skus, ...buyer }));
    // The port also matches names; only an exact SKU counts here.
    return skus.map((sku, at) => {
      const product = matches[at]?.product;
      return product?.sku === sku ? product : refused('not-listed');
    });
  };

  const keyOf = (item: CartAddition) => ('sku' in item ? `sku ${item.sku}` : `id ${item.productId}`);
  const known = new Map<string, Promise<Resolved> | Resolved>();
  for (const product of inCart) known.set(`sku ${product.sku}`, product).set(`id ${product.id}`, product);
  const skus = [...new Set(items.flatMap((item) => ('sku' in item && !known.has(keyOf(item)) ? item.sku : [])))];
  for (let at = 0; at < skus.length; at += CART_CHANGE_SIZE) {
    const part = skus.slice(at, at + CART_CHANGE_SIZE);
    const answers = bySku(part).catch((thrown: unknown) => part.map(() => failed(thrown)));
    part.forEach((sku, index) =>
      known.set(
        `sku ${sku}`,
        answers.then((all) => all[index] ?? refused('not-listed')),
      ),
    );
  }
  for (const item of items)
    if (!('sku' in item) && !known.has(keyOf(item))) known.set(keyOf(item), byId(item.productId).catch(failed));
  return Promise.all(items.map(async (item) => (await known.get(keyOf(item))) ?? refused('not-listed')));
}
