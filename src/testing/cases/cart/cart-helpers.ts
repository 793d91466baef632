import type { Cart, CartChange, CartChangeResult, CartLine, CartPort, CartRefusal } from '../../../ports';
import { fail, assertEqual, required, skip, assertThat } from '../../expect';
import type { Sample } from '../../samples';
import type { At } from '../../testing.types';

/** Context of cart cases. */
export interface WithCart {
  readonly cart: Pick<CartPort, 'read' | 'change'>;
}

/** Applies one change at the cart's current revision. */
export async function change({ cart }: WithCart, at: At, requested: CartChange): Promise<CartChangeResult> {
  const { revision } = await cart.read(at);
  return cart.change({ ...at, change: requested, revision });
}

/** Applies a change that must be done without adjustment. Returns the cart after it. */
export async function done(adapter: WithCart, at: At, requested: CartChange): Promise<Cart> {
  const answer = await change(adapter, at, requested);
  if (answer.outcome !== 'done')
    fail(`${requested.type}: expected done, got ${answer.outcome}${'reason' in answer ? ` (${answer.reason})` : ''}`);
  return answer.cart;
}

/** Finds the ordered line of a product, ignoring free goods. */
export const lineOf = ({ lines }: Cart, productId: string): CartLine | undefined =>
  lines.find(({ product, isFreeGood }) => product.id === productId && !isFreeGood);

/** Ordered quantity of a product. */
export const quantityOf = ({ lines }: Cart, productId: string): number =>
  lines.reduce(
    (sum, { product, isFreeGood, quantity }) => (product.id === productId && !isFreeGood ? sum + (quantity ?? 0) : sum),
    0,
  );

/** Ordered lines as ids and quantities, for comparison. */
export const ordered = ({ lines }: Cart) =>
  lines
    .filter(({ isFreeGood }) => !isFreeGood)
    .map(({ id, product, quantity }) => ({ id, productId: product.id, quantity }));

/** Products that are not in the cart. */
export async function fresh(
  {
    adapter,
    products,
  }: { readonly adapter: WithCart; products(count: number, besides?: readonly string[]): Promise<readonly Sample[]> },
  at: At,
  count: number,
): Promise<{ readonly before: Cart; readonly samples: readonly Sample[] }> {
  const before = await adapter.cart.read(at);
  return {
    before,
    samples: await products(
      count,
      before.lines.map(({ product }) => product.id),
    ),
  };
}

/** Returns the nth sample; `fresh` has checked that there are enough. */
export const nth = (samples: readonly Sample[], place: number): Sample =>
  samples[place] ?? skip(`needs ${place + 1} products`);

/** Adds a product that is not in the cart. Returns its line. */
export async function addedLine(
  adapter: WithCart,
  at: At,
  { id, min }: Sample,
  quantity = min,
): Promise<CartLine & { readonly quantity: number }> {
  const cart = await done(adapter, at, { type: 'add', productId: id, quantity });
  const line = required(lineOf(cart, id), 'the added line in the returned cart');
  return { ...line, quantity: required(line.quantity, 'the quantity that was added') };
}

/** Fails unless each change is refused for one of its reasons and does not change the cart. */
export async function refusesAll(
  adapter: WithCart,
  at: At,
  changes: readonly {
    readonly change: CartChange;
    readonly reasons: readonly CartRefusal[];
    readonly description: string;
  }[],
): Promise<void> {
  const before = await adapter.cart.read(at);
  for (const { change: requested, reasons, description } of changes) {
    const answer = await change(adapter, at, requested);
    assertThat(
      answer.outcome === 'refused' && reasons.includes(answer.reason),
      `${description}: expected refused (${reasons.join(' or ')}), got ${answer.outcome}${'reason' in answer ? ` (${answer.reason})` : ''}`,
    );
    assertEqual(ordered(await adapter.cart.read(at)), ordered(before), `the cart after ${description}`);
    if (answer.cart !== null)
      assertEqual(ordered(answer.cart), ordered(before), `the cart returned for ${description}`);
  }
}
