import type { Cart, CartChange, CartChangeResult, CartLine } from '../../domain';
import type { PortError } from '../../ports';
import { addManyNotices, noticeSubject, remainingQuantity, remoteChangeNotices } from './answer-notices';
import {
  type CartDraft,
  hold,
  notify,
  reduceDraft,
  rememberRemoval,
  setAdd,
  setLines,
  setProduct,
  takeFromBatches,
} from './cart.reducer';
import {
  type AddManyResult,
  type Batch,
  type BulkEvent,
  type CartModel,
  findLine,
  findProductLine,
  hasQuantity,
  type ProductQuantity,
  quantityOf,
  type Reduction,
  type SyncEvent,
} from './cart.state';
import {
  addsProduct,
  isAdding,
  isPending,
  putBack,
  addedQuantity,
  quantitySet,
  reconcile,
  settleEdits,
  startRequest,
  takeNextChange,
} from './pending-edits.rules';
import { inferResult } from './lost-answer.rules';
import {
  adjustmentsOf,
  createBatch,
  dropWaiting,
  settlePart,
  takeFailedBatch,
  takeSettledBatches,
} from './pending-batches.rules';

const MAX_TRIES = 3;

/** Error codes that prove that the backend applied nothing, so that even additions can be retried. */
const notApplied = new Set(['conflict', 'too-many-requests']);

/** Applies responses, and commands for several lines. Loaded before the first change is sent. */
export function reduceAnswer(model: CartModel, event: SyncEvent | BulkEvent): Reduction {
  return reduceDraft(model, (draft) => {
    applyEvent(draft, event);
    takeSettledBatches(draft.pending).forEach((settled) => finishBatch(draft, settled));
  });
}

function applyEvent(draft: CartDraft, event: SyncEvent | BulkEvent): void {
  switch (event.type) {
    case 'send':
      return send(draft, event.isOnline);
    case 'answer':
      return answer(draft, event.result);
    case 'look-up':
      return lookUp(draft, event.cart, event.error);
    case 'give-up':
      return giveUp(draft, event.error, event.isUnknown);
    case 'hold-request':
      putBack(draft);
      return hold(draft, { ...event, type: 'hold' });
    case 'add-many':
      return addMany(draft, event.items, event.callId);
    case 'clear':
      return clear(draft);
    case 'replace':
      return replace(draft, event);
    case 'restore':
      return restore(draft, event.lines);
    case 'discard':
      return discard(draft);
    default:
      return event satisfies never;
  }
}

/** Starts the next change. While the device is offline it stays pending, and `request` stays null. */
function send(draft: CartDraft, isOnline: boolean): void {
  takeSettledBatches(draft.pending).forEach((settled) => finishBatch(draft, settled));
  const change = takeNextChange(draft);
  if (change === null) return;
  if (isOnline) startRequest(draft, change);
  else draft.pausedBy = 'offline';
}

function answer(draft: CartDraft, result: CartChangeResult): void {
  if (draft.request === null) return;
  const { change } = draft.request;
  const before = draft.view.cart;
  draft.retries = 0;
  draft.pausedBy = null;
  const subject = noticeSubject(change, draft, result.outcome);
  replaceCart(draft, result.cart ?? before, () => {
    settle(draft, change, result.outcome, before);
    // A refusal applies nothing, so all differences in the cart are remote changes.
    if (result.outcome === 'refused') draft.request = null;
  });
  if (change.type === 'add-many') settlePart(draft.pending, adjustmentsOf(change.items, result));
  else if (result.outcome === 'refused' || result.outcome === 'adjusted') {
    const quantity = result.outcome === 'adjusted' ? result.quantity : remainingQuantity(change, draft.view.cart);
    notify(draft, { kind: result.outcome, ...subject, quantity, reason: result.reason });
  }
  draft.request = null;
}

/** Infers from the re-read cart whether a change with a lost response was applied. */
function lookUp(draft: CartDraft, cart: Cart, error: PortError): void {
  if (draft.request === null) return;
  const { change, before } = draft.request;
  const inferred = inferResult(change, before, cart);
  if (inferred !== null) return answer(draft, inferred);
  // The change was not applied, so all differences in the cart are remote changes.
  draft.pausedBy = null;
  putBack(draft);
  replaceCart(draft, cart);
  if (!isPending(draft.pending, change)) return;
  // Setting a quantity is idempotent; adding is not.
  const isRepeatable = notApplied.has(error.code) || !isAdding(change);
  if (isRepeatable && ++draft.retries < MAX_TRIES) return;
  abandon(draft, change, error, false);
}

function giveUp(draft: CartDraft, error: PortError, isUnknown: boolean): void {
  if (draft.request === null) return;
  draft.pausedBy = null;
  abandon(draft, draft.request.change, error, isUnknown);
  draft.request = null;
}

/** Rolls a change back and notifies the buyer of the reason. */
function abandon(draft: CartDraft, change: CartChange, error: PortError, isUnknown: boolean): void {
  draft.retries = 0;
  draft.effects.push({ type: 'report-error', error });
  const subject = noticeSubject(change, draft, 'refused');
  settle(draft, change, 'refused', draft.view.cart);
  if (change.type === 'add-many')
    takeFailedBatch(draft.pending, isUnknown ? null : error).forEach((failed) => finishBatch(draft, failed));
  else
    notify(draft, {
      kind: 'failed',
      ...subject,
      quantity: remainingQuantity(change, draft.view.cart),
      reason: error.code,
    });
}

/** Removes a change from the pending edits. Products whose removal was undone too late are added again. */
function settle(draft: CartDraft, change: CartChange, outcome: CartChangeResult['outcome'], before: Cart | null): void {
  const toAdd = settleEdits(draft, change, outcome, before);
  const [only, ...others] = toAdd;
  if (others.length > 0) addMany(draft, toAdd, null);
  else if (only !== undefined)
    setAdd(draft, only.product, only.quantity + (draft.pending.adds.get(only.product.id)?.quantity ?? 0));
}

/** Replaces the server's cart. Edits of lines that changed remotely are dropped with a notice. */
function replaceCart(draft: CartDraft, cart: Cart | null, settleFirst?: () => void): void {
  const before = draft.view.cart;
  draft.view = { ...draft.view, cart };
  settleFirst?.();
  if (cart !== null) remoteChangeNotices(reconcile(draft, before, cart)).forEach((notice) => notify(draft, notice));
}

function addMany(draft: CartDraft, items: readonly ProductQuantity[], callId: number | null): void {
  const {
    pending,
    view: { cart },
  } = draft;
  const batched = items.filter(({ product, quantity }) => {
    const line = findProductLine(cart, product.id);
    const edit = line && pending.edits.get(line.id);
    const add = pending.adds.get(product.id)?.quantity;
    // A pending edit of the product's line absorbs the addition.
    if (add !== undefined) setAdd(draft, product, add + quantity);
    else if (line !== undefined && edit !== undefined) setLines(draft, [[line.id, edit + quantity]]);
    return add === undefined && edit === undefined;
  });
  pending.batches = [...pending.batches, createBatch(batched, callId)];
  draft.effects.push({ type: 'send' });
}

/** Returns the result of a batch to its caller; without a waiting caller, notices inform the buyer. */
function finishBatch(
  draft: CartDraft,
  { batch, result }: { readonly batch: Batch; readonly result: AddManyResult },
): void {
  if (batch.callId !== null) draft.effects.push({ type: 'finish-call', callId: batch.callId, result });
  else addManyNotices(result, batch).forEach((notice) => notify(draft, notice));
}

/** Removes all lines that are shown, and only those. */
function clear(draft: CartDraft): void {
  const {
    pending,
    view: { cart },
  } = draft;
  rememberRemoval(draft);
  for (const { product } of [...pending.adds.values()]) setAdd(draft, product, 0);
  dropWaiting(pending);
  for (const { product } of pending.batches.flatMap(({ inFlight }) => [...inFlight.values()])) {
    if (findProductLine(cart, product.id) === undefined) setAdd(draft, product, 0);
  }
  setLines(draft, cart?.lines.filter(({ isFreeGood }) => !isFreeGood).map(({ id }) => [id, 0]) ?? []);
  pending.isClearing = true;
}

/** Replaces a line's product; an addition pending for the line is included in the quantity. */
function replace(draft: CartDraft, { lineId, item }: Extract<BulkEvent, { type: 'replace' }>): void {
  const line = findLine(draft.view.cart, lineId);
  if (line === undefined) return;
  takeFromBatches(draft.pending, line.product.id);
  draft.pending.edits.delete(lineId);
  draft.pending.replacements.set(lineId, item);
  draft.effects.push({ type: 'send' });
}

/**
 * Restores removed lines. Cancels a removal that was not sent; a line that is gone from the server is added again and
 * shown at its old position.
 */
function restore(draft: CartDraft, lines: readonly CartLine[]): void {
  const { edits } = draft.pending;
  const leaving = lines.filter(({ id }) => edits.get(id) === 0);
  const goneLines = lines.filter((line) => !leaving.includes(line));
  for (const { id, quantity } of leaving) if (quantity === null) edits.delete(id);
  setLines(
    draft,
    leaving.filter(hasQuantity).map(({ id, quantity }) => [id, quantity]),
  );
  // The line's quantity is unknown, so it cannot be added again.
  for (const { product } of goneLines.filter((line) => !hasQuantity(line)))
    notify(draft, { kind: 'refused', productName: product.name, quantity: 0, reason: 'quantity' });
  const toAdd = goneLines.filter(hasQuantity);
  const [only, ...others] = toAdd;
  if (others.length > 0) addMany(draft, toAdd, null);
  else if (only !== undefined)
    setProduct(draft, { product: only.product, quantity: quantityOf(draft.view, only.product.id) + only.quantity });
  draft.places = placesOf(draft.beforeRemovals);
}

/**
 * Drops all unsent edits, also what the buyer has changed about the request in flight since it was sent. The request
 * itself is still processed.
 */
function discard(draft: CartDraft): void {
  const { pending, request } = draft;
  const change = request?.change;
  dropWaiting(pending);
  for (const [productId, item] of [...pending.adds]) {
    const quantity = addsProduct(change, productId) ? addedQuantity(change, productId) : 0;
    if (quantity > 0) pending.adds.set(productId, { ...item, quantity });
    else pending.adds.delete(productId);
  }
  for (const lineId of [...pending.edits.keys()]) {
    const quantity = quantitySet(change, lineId);
    if (quantity === null) pending.edits.delete(lineId);
    else pending.edits.set(lineId, quantity);
  }
  for (const [lineId, item] of [...pending.replacements]) {
    if (change?.type !== 'replace' || change.lineId !== lineId) pending.replacements.delete(lineId);
    else pending.replacements.set(lineId, { ...item, quantity: change.quantity });
  }
  pending.isClearing &&= change?.type === 'clear';
}

/** Position by product id, including removed products. */
function placesOf(beforeRemovals: CartModel['beforeRemovals']): ReadonlyMap<string, number> {
  const productIds = beforeRemovals.reduce<readonly string[]>(
    (earlier, { lineIds, lines }) =>
      withRemoved(
        lineIds.flatMap((id) => lines[id]?.product.id ?? []),
        earlier,
      ),
    [],
  );
  return new Map(productIds.map((productId, at) => [productId, at]));
}

/** Returns the present products, with removed ones at the positions that they had. */
function withRemoved(present: readonly string[], earlier: readonly string[]): readonly string[] {
  const isPresent = new Set(present);
  const removedAfter = new Map<string | undefined, string[]>();
  let last: string | undefined;
  for (const productId of earlier) {
    if (isPresent.has(productId)) last = productId;
    else removedAfter.set(last, [...(removedAfter.get(last) ?? []), productId]);
  }
  return [
    ...(removedAfter.get(undefined) ?? []),
    ...present.flatMap((productId) => [productId, ...(removedAfter.get(productId) ?? [])]),
  ];
}
