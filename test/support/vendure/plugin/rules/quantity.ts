/** Rule for the quantities of a product. */
export interface QuantityRule {
  readonly min: number;
  readonly max: number | null;
  readonly step: number;
}

/** Why a quantity is not added as requested. */
export type QuantityRefusal = 'quantity' | 'out-of-stock';

/**
 * The quantity that a line can have when a buyer requests one, with the reason if it is lower; a refusal if no quantity
 * is possible, or if the request is not a quantity of the product. `left` is the number in stock; null for plenty.
 */
export function allowedQuantity(
  requested: number,
  { min, max, step }: QuantityRule,
  left: number | null,
): { readonly quantity: number; readonly reason: QuantityRefusal | null } | QuantityRefusal {
  if (left !== null && left <= 0) return 'out-of-stock';
  if (!Number.isInteger(requested) || requested < min || (requested - min) % step !== 0) return 'quantity';
  const most = Math.min(max ?? Number.MAX_SAFE_INTEGER, left ?? Number.MAX_SAFE_INTEGER);
  if (requested <= most) return { quantity: requested, reason: null };
  const quantity = min + Math.floor((most - min) / step) * step;
  if (quantity < min) return 'out-of-stock';
  return { quantity, reason: left !== null && left < (max ?? Number.MAX_SAFE_INTEGER) ? 'out-of-stock' : 'quantity' };
}

/** Number of selling units that fill a truck. */
const truckload: Readonly<Record<string, number>> = { case: 1500, box: 1500, keg: 160, cylinder: 120, each: 2000 };

/** Factor of the largest quantity of a year above which the buyer confirms a quantity. */
const ASK_ABOVE_TIMES = 5;

/** The quantity above which the buyer confirms it. */
export const askAboveOf = (largest: number | null, sellingUnit: string): number =>
  largest === null ? (truckload[sellingUnit] ?? 1500) : largest * ASK_ABOVE_TIMES;
