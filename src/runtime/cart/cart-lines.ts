import type { Cart, CartChange, CartLine } from '../../domain';

/** A line of a cart by its id. */
export const findLine = (cart: Cart | null, lineId: string): CartLine | undefined => cart?.lines.find(({ id }) => id === lineId);

/** How many a line is known to have. */
export const knownQuantity = ({ quantity }: Pick<CartLine, 'quantity'>): number => quantity ?? 0;

/** Whether it is known how many a line has. */
export const hasQuantity = <Line extends Pick<CartLine, 'quantity'>>(line: Line): line is Line & { readonly quantity: number } => line.quantity !== null;

/** The line of a product; free goods are not it. */
export const findProductLine = (cart: Cart | null, productId: string): CartLine | undefined =>
  cart?.lines.find(({ product, free }) => product.id === productId && !free);

/** Whether a request under way may change this line. */
export function affectsLine(change: CartChange | undefined, { id, product }: CartLine): boolean {
  switch (change?.type) {
    case undefined: return false;
    case 'add': return change.productId === product.id;
    case 'add-many': return change.items.some(({ productId }) => productId === product.id);
    case 'clear': return true;
    case 'remove-many': return change.lineIds.includes(id);
    case 'replace': return change.lineId === id || change.productId === product.id;
    default: return change?.lineId === id;
  }
}

/** Whether a request adds this product. */
export const addsProduct = (change: CartChange | undefined, productId: string): boolean =>
  (change?.type === 'add' && change.productId === productId) ||
  (change?.type === 'add-many' && change.items.some((item) => item.productId === productId));
