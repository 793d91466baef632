import type { CartChangeResult, CartItem, CartItemAdjustment, CartRefusal } from '../../domain';
import type { PortError } from '../../ports';
import type { PendingDraft } from './cart.reducer';
import type { AddManyResult, Batch, ProductQuantity } from './cart.state';

/** Creates a batch of products. */
export function createBatch(products: readonly ProductQuantity[], callId: number | null): Batch {
  const waiting = new Map<string, ProductQuantity>();
  for (const { product, quantity } of products) {
    waiting.set(product.id, { product, quantity: quantity + (waiting.get(product.id)?.quantity ?? 0) });
  }
  return { callId, items: products, waiting, inFlight: new Map(), adjustments: [], hasAdded: false };
}

const isSettled = ({ waiting, inFlight }: Batch): boolean => waiting.size === 0 && inFlight.size === 0;

/** Adjustments per item from the response to `add-many`. */
export function adjustmentsOf(items: readonly CartItem[], result: CartChangeResult): readonly CartItemAdjustment[] {
  if (result.outcome === 'partial') return result.items;
  return result.outcome === 'refused'
    ? items.map(({ productId }) => ({ productId, quantity: 0, reason: result.reason }))
    : [];
}

/** Completes the part of a batch in flight. Items without an adjustment were added in full. */
export function settlePart(pending: PendingDraft, adjustments: readonly CartItemAdjustment[]): void {
  withFirstBatch(pending, (batch) => ({
    ...batch,
    inFlight: new Map(),
    adjustments: [...adjustments, ...batch.adjustments],
    hasAdded: batch.hasAdded || adjustments.filter(({ quantity }) => quantity <= 0).length < batch.inFlight.size,
  }));
}

/** Removes completed batches. Returns them with their results. */
export function takeSettledBatches(
  pending: PendingDraft,
): readonly { readonly batch: Batch; readonly result: AddManyResult }[] {
  const settled = pending.batches.filter(isSettled);
  pending.batches = pending.batches.filter((batch) => !isSettled(batch));
  return settled.map((batch) => ({
    batch,
    result: batch.adjustments.length === 0 ? { outcome: 'done' } : { outcome: 'partial', items: batch.adjustments },
  }));
}

/**
 * Removes the first batch after its request failed for good. Returns its result; a null error means an unknown outcome.
 */
export function takeFailedBatch(
  pending: PendingDraft,
  error: PortError | null,
): readonly { readonly batch: Batch; readonly result: AddManyResult }[] {
  const batch = pending.batches.shift();
  if (batch === undefined) return [];
  if (error === null) return [{ batch, result: { outcome: 'unknown' } }];
  if (!batch.hasAdded) return [{ batch, result: { outcome: 'failed', error } }];
  const reason: CartRefusal = 'not-added';
  const rest = [...batch.waiting.keys(), ...batch.inFlight.keys()].map((productId) => ({
    productId,
    quantity: 0,
    reason,
  }));
  return [{ batch, result: { outcome: 'partial', items: [...rest, ...batch.adjustments] } }];
}

/** Drops the unsent products of all batches. */
export function dropWaiting(pending: PendingDraft): void {
  pending.batches = pending.batches.map((batch) => ({ ...batch, waiting: new Map() }));
}

export function withFirstBatch(pending: PendingDraft, change: (batch: Batch) => Batch): void {
  const [first, ...others] = pending.batches;
  if (first !== undefined) pending.batches = [change(first), ...others];
}
