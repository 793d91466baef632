import type { Cart, CartChange } from '../../domain';
import { ownValue } from '../../rules/read';
import { ownNumber, ownString } from '../storage';
import { type CartModel, findLine, findProductLine, knownQuantity } from './cart.state';
import { isAdding, addedQuantity, quantitySet } from './pending-edits.rules';
import { listPendingAdds } from './optimistic-cart';

/** An edit of a cart that the server has not confirmed. Contains what the next page needs to send it. */
export interface UnsentEdit {
  /** Null for a product without a line. */
  readonly lineId: string | null;
  readonly productId: string;
  readonly sku: string;
  readonly name: string;
  /** The quantity that the buyer wants; 0 removes. If `before` is null, the quantity to add. */
  readonly quantity: number;
  /** The quantity in the server's cart before the edit; null if the page had not read the cart yet. */
  readonly before: number | null;
  /** The quantity that the request in flight leads to; null if it does not concern this product. */
  readonly requested: number | null;
  /** True if the request in flight adds: it is never repeated. */
  readonly isAdding: boolean;
}

/** Maximum number of stored edits: more than the lines of a cart. */
const MOST = 2000;

/** Lists the edits of a cart that the server has not confirmed, in the order of the cart. */
export function unsentEdits({ pending, request, view: { cart, lines } }: CartModel): readonly UnsentEdit[] {
  const change = request?.change;
  const adds = change !== undefined && isAdding(change);
  const ofLines = (cart?.lines ?? [])
    .filter(({ isFreeGood }) => !isFreeGood)
    .map((line): UnsentEdit => {
      const shown = lines[line.id];
      const before = knownQuantity(line);
      return {
        ...identityOf(line.product),
        lineId: line.id,
        quantity: shown?.product.id === line.product.id ? knownQuantity(shown) : 0,
        before,
        requested: requestedQuantity(change, line.product.id, line.id, before),
        isAdding: adds,
      };
    });
  const added = new Map([
    // An addition in flight that the buyer has cancelled has the quantity 0.
    ...[...pending.adds.values(), ...listPendingAdds(pending, cart), ...pending.replacements.values()].map(
      (item) => [item.product.id, item] as const,
    ),
  ]);
  const ofProducts = [...added.values()].map(({ product, quantity }): UnsentEdit => {
    const inCart = knownQuantity(findProductLine(cart, product.id) ?? { quantity: 0 });
    return {
      ...identityOf(product),
      lineId: null,
      quantity: inCart + quantity,
      before: cart === null ? null : inCart,
      requested: requestedQuantity(change, product.id, null, inCart),
      isAdding: adds,
    };
  });
  return [...ofLines, ...ofProducts]
    .filter(({ quantity, before, requested }) => quantity !== before || (requested ?? quantity) !== quantity)
    .slice(0, MOST);
}

const identityOf = ({ id, sku, name }: { readonly id: string; readonly sku: string; readonly name: string }) => ({
  productId: id,
  sku,
  name,
});

/** The quantity that a change leads to for a line, or for a product without one; null if it does not concern it. */
function requestedQuantity(
  change: CartChange | undefined,
  productId: string,
  lineId: string | null,
  before: number,
): number | null {
  const quantity = lineId === null ? null : quantitySet(change, lineId);
  const added = addedQuantity(change, productId);
  return quantity ?? (added > 0 ? before + added : null);
}

/**
 * What to do with an edit of an earlier page.
 * - `done`: the server has it.
 * - `send`: the server does not have it.
 * - `lost`: it was an addition in flight, and the cart does not show that the server has it. It is not repeated, because
 *   it may arrive late.
 * - `changed`: somebody else has changed the quantity.
 */
export type UnsentFate = 'done' | 'send' | 'lost' | 'changed';

/** The quantity of an edit's product in a cart; 0 if it is not in it. */
export function quantityNow({ lineId, productId }: UnsentEdit, cart: Cart | null): number {
  const line = lineId === null ? findProductLine(cart, productId) : findLine(cart, lineId);
  return line === undefined ? 0 : knownQuantity(line);
}

/** Decides what to do with an edit of an earlier page when the server has the quantity `now`. */
export function fateOf({ quantity, before, requested, isAdding: adds }: UnsentEdit, now: number): UnsentFate {
  if (before === null) return requested === null ? 'send' : 'lost';
  if (now === quantity) return 'done';
  if (requested !== null && now === requested) return 'send';
  if (now !== before) return 'changed';
  return requested !== null && adds ? 'lost' : 'send';
}

/** Parses stored edits; null for anything else. */
export function parseUnsentEdits(value: unknown): readonly UnsentEdit[] | null {
  if (!Array.isArray(value) || value.length > MOST) return null;
  const edits = value.map((entry: unknown): UnsentEdit | null => {
    const [productId, sku, name] = [ownString(entry, 'productId'), ownString(entry, 'sku'), ownString(entry, 'name')];
    const [quantity, before] = [ownNumber(entry, 'quantity'), ownNumber(entry, 'before')];
    const isValid = productId && sku !== null && name !== null && quantity !== null && quantity >= 0;
    return isValid
      ? {
          lineId: ownString(entry, 'lineId'),
          productId,
          sku,
          name,
          quantity,
          before,
          requested: ownNumber(entry, 'requested'),
          isAdding: ownValue(entry, 'isAdding') === true,
        }
      : null;
  });
  return edits.every((edit) => edit !== null) ? edits : null;
}
