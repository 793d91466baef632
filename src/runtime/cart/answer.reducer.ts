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
  affectsLine,
  isAdding,
  isPending,
  putBack,
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

/** Error codes that prove that nothing was applied: adding may be repeated too. */
const notApplied = new Set(['conflict', 'too-many-requests']);

/** Applies what sending brings and what the buyer does to many lines: loaded before the first change is sent. */
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

/** Puts the next change in flight. Without a connection it stays pending, and `request` null. */
function send(draft: CartDraft, isOnline: boolean): void {
  takeSettledBatches(draft.pending).forEach((settled) => finishBatch(draft, settled));
  const change = takeNextChange(draft);
  if (change === null) return;
  if (isOnline) startRequest(draft, change);
  else draft.heldBy = 'offline';
}

function answer(draft: CartDraft, result: CartChangeResult): void {
  if (draft.request === null) return;
  const { change } = draft.request;
  const before = draft.view.cart;
  draft.retries = 0;
  draft.heldBy = null;
  const subject = noticeSubject(change, draft, result.outcome);
  replaceCart(draft, result.cart ?? before, () => {
    settle(draft, change, result.outcome, before);
    // Nothing was applied, so what differs in the cart is somebody else's.
    if (result.outcome === 'refused') draft.request = null;
  });
  if (change.type === 'add-many') settlePart(draft.pending, adjustmentsOf(change.items, result));
  else if (result.outcome === 'refused' || result.outcome === 'adjusted') {
    const quantity = result.outcome === 'adjusted' ? result.quantity : remainingQuantity(change, draft.view.cart);
    notify(draft, { kind: result.outcome, ...subject, quantity, reason: result.reason });
  }
  draft.request = null;
}

/** Decides by a newer cart the outcome of a change whose answer was lost. */
function lookUp(draft: CartDraft, cart: Cart, error: PortError): void {
  if (draft.request === null) return;
  const { change, before } = draft.request;
  const inferred = inferResult(change, before, cart);
  if (inferred !== null) return answer(draft, inferred);
  // Nothing was applied, so what differs in the cart is somebody else's.
  draft.heldBy = null;
  putBack(draft);
  replaceCart(draft, cart);
  if (!isPending(draft.pending, change)) return;
  // Setting a quantity twice is setting it once; adding twice is not.
  const isRepeatable = notApplied.has(error.code) || !isAdding(change);
  if (isRepeatable && ++draft.retries < MAX_TRIES) return;
  abandon(draft, change, error, false);
}

function giveUp(draft: CartDraft, error: PortError, isUnknown: boolean): void {
  if (draft.request === null) return;
  draft.heldBy = null;
  abandon(draft, draft.request.change, error, isUnknown);
  draft.request = null;
}

/** Rolls a change back, with the reason. */
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

/** Takes a change off the pending edits; products whose removal was taken back too late are added again. */
function settle(draft: CartDraft, change: CartChange, outcome: CartChangeResult['outcome'], before: Cart | null): void {
  const again = settleEdits(draft, change, outcome, before);
  const [only, ...others] = again;
  if (others.length > 0) addMany(draft, again, null);
  else if (only !== undefined)
    setAdd(draft, only.product, only.quantity + (draft.pending.adds.get(only.product.id)?.quantity ?? 0));
}

/** Takes a newer cart; edits of lines that somebody else changed meanwhile are dropped, with a notice. */
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
    // Beside a pending edit it becomes part of that edit.
    if (add !== undefined) setAdd(draft, product, add + quantity);
    else if (line !== undefined && edit !== undefined) setLines(draft, [[line.id, edit + quantity]]);
    return add === undefined && edit === undefined;
  });
  pending.batches = [...pending.batches, createBatch(batched, callId)];
  draft.effects.push({ type: 'send' });
}

/** Tells the caller of a batch its result; where nobody waits for it, notices tell the buyer. */
function finishBatch(
  draft: CartDraft,
  { batch, result }: { readonly batch: Batch; readonly result: AddManyResult },
): void {
  if (batch.callId !== null) draft.effects.push({ type: 'finish-call', callId: batch.callId, result });
  else addManyNotices(result, batch).forEach((notice) => notify(draft, notice));
}

/** Removes everything that the buyer sees, and nothing else. */
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
  setLines(draft, cart?.lines.filter(({ free }) => !free).map(({ id }) => [id, 0]) ?? []);
  pending.isClearing = true;
}

/** Puts another product in a line's place, together with what is to be added to the line. */
function replace(draft: CartDraft, { lineId, item }: Extract<BulkEvent, { type: 'replace' }>): void {
  const line = findLine(draft.view.cart, lineId);
  if (line === undefined) return;
  takeFromBatches(draft.pending, line.product.id);
  draft.pending.edits.delete(lineId);
  draft.pending.replacements.set(lineId, item);
  draft.effects.push({ type: 'send' });
}

/** Brings removed lines back. A removal that was not sent is dropped; lines that are gone are added again, and shown where they were. */
function restore(draft: CartDraft, lines: readonly CartLine[]): void {
  const { edits } = draft.pending;
  const leaving = lines.filter(({ id }) => edits.get(id) === 0);
  const gone = lines.filter((line) => !leaving.includes(line));
  for (const { id, quantity } of leaving) if (quantity === null) edits.delete(id);
  setLines(
    draft,
    leaving.filter(hasQuantity).map(({ id, quantity }) => [id, quantity]),
  );
  // How many there were of it is not known, so it can not be added again.
  for (const { product } of gone.filter((line) => !hasQuantity(line)))
    notify(draft, { kind: 'refused', productName: product.name, quantity: 0, reason: 'quantity' });
  const again = gone.filter(hasQuantity);
  const [only, ...others] = again;
  if (others.length > 0) addMany(draft, again, null);
  else if (only !== undefined)
    setProduct(draft, { product: only.product, quantity: quantityOf(draft.view, only.product.id) + only.quantity });
  draft.places = placesOf(draft.beforeRemovals);
}

/** Drops what was not sent; the request in flight is answered as usual. */
function discard(draft: CartDraft): void {
  const { pending, request } = draft;
  const change = request?.change;
  dropWaiting(pending);
  for (const productId of pending.adds.keys()) if (!addsProduct(change, productId)) pending.adds.delete(productId);
  for (const lineId of pending.edits.keys()) {
    const line = findLine(request?.before ?? null, lineId);
    if (line === undefined || !affectsLine(change, line)) pending.edits.delete(lineId);
  }
  for (const lineId of pending.replacements.keys())
    if (change?.type !== 'replace' || change.lineId !== lineId) pending.replacements.delete(lineId);
  pending.isClearing &&= change?.type === 'clear';
}

/** Place by product id, removed products included. */
function placesOf(beforeRemovals: CartModel['beforeRemovals']): ReadonlyMap<string, number> {
  const productIds = beforeRemovals.reduce<readonly string[]>(
    (earlier, { order, lines }) =>
      withRemoved(
        order.flatMap((id) => lines[id]?.product.id ?? []),
        earlier,
      ),
    [],
  );
  return new Map(productIds.map((productId, at) => [productId, at]));
}

/** The products that are there, each followed by those that came after it before they were removed. */
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
