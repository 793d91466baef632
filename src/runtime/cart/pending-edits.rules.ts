import type { Cart, CartChange, CartChangeResult, CartItem, CartLine } from '../../domain';
import { CART_CHANGE_SIZE } from '../../rules/limits';
import type { CartDraft, PendingDraft } from './cart.reducer';
import { findLine, findProductLine, knownQuantity, type ProductQuantity } from './cart.state';
import { withFirstBatch } from './pending-batches.rules';

type Outcome = CartChangeResult['outcome'];

/** A line with a pending edit that changed remotely. */
export interface RemoteChange {
  readonly name: string;
  /** The quantity in the cart now; 0 when the line no longer exists. */
  readonly quantity: number;
}

/** Whether a change can affect a line. */
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

/** The quantity that a change sets a line to; null if it does not set it. */
export function quantitySet(change: CartChange | undefined, lineId: string): number | null {
  switch (change?.type) {
    case 'set':
      return change.lineId === lineId ? change.quantity : null;
    case 'remove':
    case 'replace':
      return change.lineId === lineId ? 0 : null;
    case 'remove-many':
      return change.lineIds.includes(lineId) ? 0 : null;
    case 'clear':
      return 0;
    default:
      return null;
  }
}

/** The quantity of a product that a change adds; 0 if it adds none. */
export function addedQuantity(change: CartChange | undefined, productId: string): number {
  if (change?.type === 'add-many') return change.items.find((item) => item.productId === productId)?.quantity ?? 0;
  return (change?.type === 'add' || change?.type === 'replace') && change.productId === productId ? change.quantity : 0;
}

/** Whether a change adds products, so that a retry could add them twice. */
export const isAdding = ({ type }: CartChange): boolean => type === 'add' || type === 'add-many' || type === 'replace';

/** Returns the next change to send. Additions go first, because later edits can refer to the lines that they create. */
export function takeNextChange({ pending, view: { cart } }: CartDraft): CartChange | null {
  const ordered = cart?.lines.filter(({ isFreeGood }) => !isFreeGood) ?? [];
  pending.isClearing &&= ordered.length > 1 && ordered.every(({ id }) => pending.edits.get(id) === 0);
  if (pending.isClearing) return { type: 'clear' };
  for (const [lineId, { product, quantity }] of pending.replacements) {
    if (quantity > 0) return { type: 'replace', lineId, productId: product.id, quantity };
    pending.replacements.delete(lineId);
    pending.edits.set(lineId, 0);
  }
  for (const [productId, { quantity }] of pending.adds) {
    if (quantity > 0) return { type: 'add', productId, quantity };
    // Cancelled while its request was held.
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
  // Sent from the end, because the server inserts each request's products at the top of the cart.
  return {
    type: 'add-many',
    items: [...batch.waiting].slice(-CART_CHANGE_SIZE).map(([productId, { quantity }]) => ({ productId, quantity })),
  };
}

/** Marks a change as in flight. */
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

/**
 * Returns the products in flight to the pending edits, because the request was not applied; newer edits supersede them.
 */
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

/** Whether a change is still pending; a remote change may have superseded it. */
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
 * Removes a completed or abandoned change from the pending edits. Changes made while it was in flight become new edits.
 * Returns the products whose removal was undone too late, to add them again.
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
  { productId, quantity: sent }: CartItem,
  outcome: Outcome,
  cart: Cart | null,
): void {
  const quantity = pending.adds.get(productId)?.quantity ?? 0;
  pending.adds.delete(productId);
  const line = findProductLine(cart, productId);
  if (line === undefined || quantity === sent || outcome === 'refused') return;
  // The product has a line now, so the remaining difference becomes an edit of it. After an adjustment no more is
  // requested.
  if (outcome !== 'adjusted' || quantity === 0)
    pending.edits.set(line.id, Math.max(0, knownQuantity(line) + quantity - sent));
}

function settleReplacement(
  pending: PendingDraft,
  { lineId, productId, quantity: sent }: Extract<CartChange, { type: 'replace' }>,
  outcome: Outcome,
  cart: Cart | null,
): void {
  const quantity = pending.replacements.get(lineId)?.quantity ?? sent;
  pending.replacements.delete(lineId);
  const line = outcome === 'refused' ? undefined : findProductLine(cart, productId);
  // If the replacement was merged into an existing line, that line's pending edit does not include it yet.
  const edit = line && pending.edits.get(line.id);
  if (line !== undefined && edit !== undefined) pending.edits.set(line.id, edit + quantity);
  else if (line !== undefined && quantity !== sent)
    pending.edits.set(line.id, Math.max(0, knownQuantity(line) + quantity - sent));
  // The line was removed during the replacement, which was refused.
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
    const isRemoved = findLine(after, lineId) === undefined;
    if (quantity === 0 || isRemoved) pending.edits.delete(lineId);
    return quantity > 0 && isRemoved && line !== undefined ? [{ product: line.product, quantity }] : [];
  });
}

/** Quantity that a change adds to a line's product; Infinity when the change is about the line itself. */
function quantityAdded(change: CartChange | undefined, { id, product }: CartLine): number {
  if (change?.type === 'add-many') return change.items.find(({ productId }) => productId === product.id)?.quantity ?? 0;
  return change?.type === 'replace' && change.lineId !== id ? change.quantity : Infinity;
}

/**
 * Drops edits of lines that changed remotely between two carts, so that the buyer does not overwrite a change unseen.
 * Returns those lines. Effects of the request in flight are not remote changes.
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
