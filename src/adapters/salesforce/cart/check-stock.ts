import type { CartChangeResult, CartItem, CartRefusal, Product } from '../../../domain';
import { toPortError } from '../../../ports';
import { quantityProblem } from '../../../rules/quantity';
import { stockLabelFor } from '../../../rules/server-codes';
import { getAccountTerms } from '../accounts/accounts.methods';
import { getProductTerms } from '../catalog/catalog.methods';
import { productsBy } from '../catalog/products';
import { recordId, sameId } from '../common/ids';
import type { Context } from '../context';
import { refusedOf, type ServerError } from '../transport/errors';
import { detailOf, refusalOf } from './cart.mapping';
import type { Owner } from './read-cart';

/** Available quantity of a product. */
export interface StockCheck {
  readonly quantity: number;
  readonly reason: CartRefusal | null;
}

/** A requested product with its quantity in the cart. */
export interface RequestedItem {
  readonly productId: string;
  readonly quantity: number;
  readonly had: number;
}

/**
 * Checks requested quantities against the store's own stock data, because the platform accepts out-of-stock products
 * into a cart. Without stock data every quantity is accepted.
 */
export async function checkStock(
  { methods }: Context,
  { accountId, locale }: Owner,
  items: readonly RequestedItem[],
): Promise<readonly StockCheck[]> {
  const termsRequest = methods.callIfAvailable(getProductTerms, {
    effectiveAccountId: accountId,
    language: locale,
    productIds: items.map(({ productId }) => recordId(productId)),
  });
  const terms = await termsRequest.catch((thrown: unknown) => {
    // Without stock data the platform decides, but without a connection or session nothing can be added.
    if (['offline', 'signed-out'].includes(toPortError(thrown).code)) throw thrown;
    return null;
  });
  return items.map(({ productId, quantity, had }) => {
    const own = terms?.products.find((one) => sameId(one.productId, productId));
    if (own?.stockLabel && stockLabelFor(own.stockLabel) === 'out-of-stock')
      return { quantity: 0, reason: 'out-of-stock' };
    const left = Math.max(0, (own?.left ?? Infinity) - had);
    if (quantity <= left) return { quantity, reason: null };
    return { quantity: Math.floor(left), reason: 'out-of-stock' };
  });
}

/**
 * Finds the reason why the platform rejected a product if its code does not contain it: the account, the product or the
 * quantity.
 */
async function findRefusalReason(
  context: Context,
  { accountId, locale }: Owner,
  { productId, quantity }: Omit<RequestedItem, 'had'>,
): Promise<CartRefusal> {
  try {
    const terms =
      accountId === null
        ? null
        : await context.methods.callIfAvailable(getAccountTerms, { language: locale, accountIds: [accountId] });
    const isStopped = terms?.accounts.some(
      ({ accountId: id, conditions }) =>
        sameId(id, accountId) && (conditions ?? []).some(({ stops }) => stops.includes('add')),
    );
    if (isStopped) return 'ordering-stopped';
    const [product]: readonly (Product | undefined)[] = await productsBy(context, 'ids', [recordId(productId)], {
      accountId,
      locale,
    });
    if (product === undefined) return 'not-listed';
    return quantityProblem(quantity, product.quantityRule) === null ? 'not-added' : 'quantity';
  } catch (thrown) {
    // The refusal is valid even if its reason cannot be found.
    context.warnings.push(`The reason of a refusal was not found: ${toPortError(thrown).code}`);
    return 'not-added';
  }
}

/** Product of a refused write; `item` is null when the product is unknown. */
interface RefusedWrite {
  readonly owner: Owner;
  readonly item: CartItem | null;
}

/** Returns the reason of the platform's errors, or finds it if their codes do not contain it. */
export async function refusalReason(
  context: Context,
  errors: readonly ServerError[],
  { owner, item }: RefusedWrite,
): Promise<CartRefusal> {
  const reported = refusalOf(errors);
  return reported === 'not-added' && item !== null ? findRefusalReason(context, owner, item) : reported;
}

/** Converts a thrown refusal to an outcome; rethrows errors. */
export async function toRefusal(
  context: Context,
  thrown: unknown,
  write: RefusedWrite,
): Promise<Extract<CartChangeResult, { outcome: 'refused' }>> {
  const error = toPortError(thrown);
  const refused = refusedOf(error);
  if (refused === null || (error.code !== 'rejected' && error.code !== 'not-found')) throw error;
  const detail = detailOf(refused.errors);
  const reason = await refusalReason(context, refused.errors, write);
  return { outcome: 'refused', cart: null, reason, ...(detail === undefined ? {} : { detail }) };
}
