import type {
  Cart,
  CartChange,
  CartChangeResult,
  CartItem,
  CartItemAdjustment,
  CartLine,
  CartRefusal,
} from '../../domain';
import type { PortError } from '../../ports';
import { CART_CHANGE_SIZE } from '../../rules/limits';
import type { CartDraft, PendingDraft } from './cart.reducer';
import {
  type AddManyResult,
  type Batch,
  findLine,
  findProductLine,
  knownQuantity,
  type ProductQuantity,
} from './cart.state';

type Outcome = CartChangeResult['outcome'];

/** A line that was changed by somebody else while an edit of it was pending. */
export interface RemoteChange {
  readonly name: string;
  /** The quantity in the cart now; 0 when the line is gone. */
  readonly quantity: number;
}

/** Whether a change may affect this line. */
export function affectsLine(change: CartChange | undefined, { id, product }: CartLine): boolean {
  switch (change?.type) {
    case undefined:
      return false;
    case 'add':
      return change.productId === product.id;
    case 'add-many':
      return change.items.some(({ productId }) => productId === product.id);
    case 'clear':
      return true;
    case 'remove-many':
      return change.lineIds.includes(id);
    case 'replace':
      return change.lineId === id || change.productId === product.id;
    default:
      return change?.lineId === id;
  }
}

/** Whether a change adds this product. */
export const addsProduct = (change: CartChange | undefined, productId: string): boolean =>
  (change?.type === 'add' && change.productId === productId) ||
  (change?.type === 'add-many' && change.items.some((item) => item.productId === productId));

/** Whether a change adds products: repeated, it may add them twice. */
export const isAdding = ({ type }: CartChange): boolean => type === 'add' || type === 'add-many' || type === 'replace';

/** Products to be added together. */
export function createBatch(products: readonly ProductQuantity[], callId: number | null): Batch {
  const waiting = new Map<string, ProductQuantity>();
  for (const { product, quantity } of products) {
    waiting.set(product.id, { product, quantity: quantity + (waiting.get(product.id)?.quantity ?? 0) });
  }
  return { callId, items: products, waiting, inFlight: new Map(), adjustments: [], hasAdded: false };
}

const isSettled = ({ waiting, inFlight }: Batch): boolean => waiting.size === 0 && inFlight.size === 0;

/** The next change to send. Edits go after what creates lines: a line that is about to exist may be edited next. */
export function takeNextChange({ pending, view: { cart } }: CartDraft): CartChange | null {
  const ordered = cart?.lines.filter(({ free }) => !free) ?? [];
  pending.isClearing &&= ordered.length > 1 && ordered.every(({ id }) => pending.edits.get(id) === 0);
  if (pending.isClearing) return { type: 'clear' };
  for (const [lineId, { product, quantity }] of pending.replacements) {
    if (quantity > 0) return { type: 'replace', lineId, productId: product.id, quantity };
    pending.replacements.delete(lineId);
    pending.edits.set(lineId, 0);
  }
  for (const [productId, { quantity }] of pending.adds) {
    if (quantity > 0) return { type: 'add', productId, quantity };
    // Taken back while its request was held.
    pending.adds.delete(productId);
  }
  const quantities = new Map(cart?.lines.map(({ id, quantity }) => [id, quantity]));
  for (const [lineId, quantity] of pending.edits) if (quantities.get(lineId) === quantity) pending.edits.delete(lineId);
  const removed = [...pending.edits].filter(([, quantity]) => quantity === 0).map(([lineId]) => lineId);
  if (removed.length > 1) return { type: 'remove-many', lineIds: removed.slice(0, CART_CHANGE_SIZE) };
  for (const [lineId, quantity] of pending.edits)
    return quantity === 0 ? { type: 'remove', lineId } : { type: 'set', lineId, quantity };
  const [batch] = pending.batches;
  if (batch === undefined) return null;
  // The last come first: each part is put on top of the cart.
  return {
    type: 'add-many',
    items: [...batch.waiting].slice(-CART_CHANGE_SIZE).map(([productId, { quantity }]) => ({ productId, quantity })),
  };
}

/** Puts a change in flight. */
export function startRequest(draft: CartDraft, change: CartChange): void {
  draft.request = { change, before: draft.view.cart };
  if (change.type !== 'add-many') return;
  withFirstBatch(draft.pending, (batch) => {
    const [waiting, inFlight] = [new Map(batch.waiting), new Map<string, ProductQuantity>()];
    for (const { productId } of change.items) {
      const item = waiting.get(productId);
      if (item !== undefined) inFlight.set(productId, item);
      waiting.delete(productId);
    }
    return { ...batch, waiting, inFlight };
  });
}

/** Nothing of the request was applied. What was in flight waits again, unless a newer edit supersedes it. */
export function putBack(draft: CartDraft): void {
  const { pending, request } = draft;
  if (request?.change.type === 'add-many') {
    const lineIds = [...pending.edits.keys(), ...pending.replacements.keys()];
    const superseded = new Set([
      ...pending.adds.keys(),
      ...lineIds.map((lineId) => findLine(request.before, lineId)?.product.id),
    ]);
    withFirstBatch(pending, (batch) => {
      const left = [...batch.inFlight].filter(([productId]) => !superseded.has(productId));
      return { ...batch, waiting: new Map([...batch.waiting, ...left]), inFlight: new Map() };
    });
  }
  draft.request = null;
}

/** Whether a change is still pending: a remote change may have superseded it. */
export function isPending(
  { adds, batches, replacements, edits, isClearing }: PendingDraft,
  change: CartChange,
): boolean {
  switch (change.type) {
    case 'add':
      return (adds.get(change.productId)?.quantity ?? 0) > 0;
    case 'add-many':
      return change.items.some(({ productId }) => batches[0]?.waiting.has(productId));
    case 'replace':
      return replacements.has(change.lineId);
    case 'clear':
      return isClearing;
    case 'remove-many':
      return change.lineIds.every((lineId) => edits.has(lineId));
    default:
      return edits.has(change.lineId);
  }
}

/**
 * Takes an answered or abandoned change off the pending edits; what the buyer changed while it was in flight becomes an
 * edit of its own. Returns the products whose removal was taken back too late: they are to be added again.
 */
export function settleEdits(
  { pending, view }: CartDraft,
  change: CartChange,
  outcome: Outcome,
  before: Cart | null,
): readonly ProductQuantity[] {
  const after = view.cart;
  switch (change.type) {
    case 'add':
      settleAdd(pending, change, outcome, after);
      return [];
    case 'add-many':
      for (const item of change.items) if (pending.adds.has(item.productId)) settleAdd(pending, item, outcome, after);
      return [];
    case 'set':
      if (pending.edits.get(change.lineId) === change.quantity) pending.edits.delete(change.lineId);
      return [];
    case 'replace':
      settleReplacement(pending, change, outcome, after);
      return [];
    case 'remove':
      return settleRemoval(pending, [change.lineId], before, after);
    case 'remove-many':
      return settleRemoval(pending, change.lineIds, before, after);
    case 'clear':
      pending.isClearing = false;
      return settleRemoval(pending, before?.lines.map(({ id }) => id) ?? [], before, after);
    default:
      return change satisfies never;
  }
}

function settleAdd(
  pending: PendingDraft,
  { productId, quantity: asked }: CartItem,
  outcome: Outcome,
  cart: Cart | null,
): void {
  const quantity = pending.adds.get(productId)?.quantity ?? 0;
  pending.adds.delete(productId);
  const line = findProductLine(cart, productId);
  if (line === undefined || quantity === asked || outcome === 'refused') return;
  // There is a line now: the rest is an edit of it. More is not asked for where less was given.
  if (outcome !== 'adjusted' || quantity === 0)
    pending.edits.set(line.id, Math.max(0, knownQuantity(line) + quantity - asked));
}

function settleReplacement(
  pending: PendingDraft,
  { lineId, productId, quantity: asked }: Extract<CartChange, { type: 'replace' }>,
  outcome: Outcome,
  cart: Cart | null,
): void {
  const quantity = pending.replacements.get(lineId)?.quantity ?? asked;
  pending.replacements.delete(lineId);
  const line = outcome === 'refused' ? undefined : findProductLine(cart, productId);
  // Where it joined a line, a pending edit of that line does not count it yet.
  const edit = line && pending.edits.get(line.id);
  if (line !== undefined && edit !== undefined) pending.edits.set(line.id, edit + quantity);
  else if (line !== undefined && quantity !== asked)
    pending.edits.set(line.id, Math.max(0, knownQuantity(line) + quantity - asked));
  // Removed while it was being replaced, and it was not replaced.
  if (outcome === 'refused' && quantity === 0 && findLine(cart, lineId) !== undefined) pending.edits.set(lineId, 0);
}

function settleRemoval(
  pending: PendingDraft,
  lineIds: readonly string[],
  before: Cart | null,
  after: Cart | null,
): readonly ProductQuantity[] {
  return lineIds.flatMap((lineId) => {
    const quantity = pending.edits.get(lineId) ?? 0;
    const line = findLine(before, lineId);
    const isGone = findLine(after, lineId) === undefined;
    if (quantity === 0 || isGone) pending.edits.delete(lineId);
    return quantity > 0 && isGone && line !== undefined ? [{ product: line.product, quantity }] : [];
  });
}

/** How many more of a line's product a change asks for; no limit where it is about the line itself. */
function quantityAdded(change: CartChange | undefined, { id, product }: CartLine): number {
  if (change?.type === 'add-many') return change.items.find(({ productId }) => productId === product.id)?.quantity ?? 0;
  return change?.type === 'replace' && change.lineId !== id ? change.quantity : Infinity;
}

/**
 * Drops the edits of lines that somebody else changed between two carts, so that a remote change is not overwritten
 * unseen, and returns those lines. What the request in flight did is no remote change.
 */
export function reconcile({ pending, request }: CartDraft, before: Cart | null, after: Cart): readonly RemoteChange[] {
  const remote: RemoteChange[] = [];
  const replaced = [...pending.replacements.keys()].map((lineId) => [lineId, null] as const);
  for (const [lineId, edit] of [...pending.edits, ...replaced]) {
    const was = findLine(before, lineId);
    const is = findLine(after, lineId);
    const isOwn =
      was !== undefined &&
      is !== undefined &&
      affectsLine(request?.change, was) &&
      knownQuantity(is) <= knownQuantity(was) + quantityAdded(request?.change, was);
    if (is !== undefined && (was === undefined || isOwn || is.quantity === null || is.quantity === was.quantity))
      continue;
    pending.edits.delete(lineId);
    pending.replacements.delete(lineId);
    const quantity = is?.quantity ?? 0;
    if (edit !== quantity) remote.push({ name: (is ?? was)?.product.name ?? '', quantity });
  }
  return remote;
}

/** What an answer to `add-many` says of its items. */
export function adjustmentsOf(items: readonly CartItem[], result: CartChangeResult): readonly CartItemAdjustment[] {
  if (result.outcome === 'partly') return result.items;
  return result.outcome === 'refused'
    ? items.map(({ productId }) => ({ productId, quantity: 0, reason: result.reason }))
    : [];
}

/** The part of a batch that was in flight is answered; what is not among the adjustments was added as asked. */
export function settlePart(pending: PendingDraft, adjustments: readonly CartItemAdjustment[]): void {
  withFirstBatch(pending, (batch) => ({
    ...batch,
    inFlight: new Map(),
    adjustments: [...adjustments, ...batch.adjustments],
    hasAdded: batch.hasAdded || adjustments.filter(({ quantity }) => quantity <= 0).length < batch.inFlight.size,
  }));
}

/** Removes the batches of which nothing is left, and returns them with their results. */
export function takeSettledBatches(
  pending: PendingDraft,
): readonly { readonly batch: Batch; readonly result: AddManyResult }[] {
  const settled = pending.batches.filter(isSettled);
  pending.batches = pending.batches.filter((batch) => !isSettled(batch));
  return settled.map((batch) => ({
    batch,
    result: batch.adjustments.length === 0 ? { outcome: 'done' } : { outcome: 'partly', items: batch.adjustments },
  }));
}

/** Removes the first batch, of which nothing more is tried, and returns its result; a null error is an unknown outcome. */
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
  return [{ batch, result: { outcome: 'partly', items: [...rest, ...batch.adjustments] } }];
}

/** Drops everything of the batches that was not sent. */
export function dropWaiting(pending: PendingDraft): void {
  pending.batches = pending.batches.map((batch) => ({ ...batch, waiting: new Map() }));
}

function withFirstBatch(pending: PendingDraft, change: (batch: Batch) => Batch): void {
  const [first, ...others] = pending.batches;
  if (first !== undefined) pending.batches = [change(first), ...others];
}

/** How many of a product a cart holds; free goods are given, not ordered, and do not count. */
export const orderedQuantity = (cart: Cart | null, productId: string): number =>
  cart?.lines
    .filter((line) => line.product.id === productId && !line.free)
    .reduce((sum, line) => sum + knownQuantity(line), 0) ?? 0;

/** Infers the result of a change whose answer was lost from the cart that was read after it; null when it was not applied. */
export function inferResult(change: CartChange, before: Cart | null, after: Cart): CartChangeResult | null {
  const missing = ({ productId, quantity }: CartItem): readonly CartItemAdjustment[] => {
    const added = Math.max(0, orderedQuantity(after, productId) - orderedQuantity(before, productId));
    return added >= quantity ? [] : [{ productId, quantity: added, reason: 'not-added' }];
  };
  const isDone = (): boolean => {
    switch (change.type) {
      case 'add':
        return missing(change).length === 0;
      case 'set':
        return findLine(after, change.lineId)?.quantity === change.quantity;
      case 'remove':
        return findLine(after, change.lineId) === undefined;
      case 'remove-many':
        return change.lineIds.every((lineId) => findLine(after, lineId) === undefined);
      case 'replace':
        return findLine(after, change.lineId) === undefined && missing(change).length === 0;
      case 'clear':
        return after.lines.length === 0;
      case 'add-many':
        return change.items.every((item) => missing(item).length === 0);
      default:
        return change satisfies never;
    }
  };
  if (isDone()) return { outcome: 'done', cart: after };
  if (change.type !== 'add-many') return null;
  const items = change.items.flatMap(missing);
  const isNothingAdded = items.length === change.items.length && items.every(({ quantity }) => quantity === 0);
  return isNothingAdded ? null : { outcome: 'partly', cart: after, items };
}
