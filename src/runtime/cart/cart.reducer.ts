import type { CartLine, Product } from '../../domain';
import {
  type Batch,
  type CartEffect,
  type CartModel,
  type CartState,
  type EditEvent,
  findLine,
  findProductLine,
  isBusy,
  type NewNotice,
  type PendingEdits,
  type ProductQuantity,
  type Reduction,
} from './cart.state';
import { applyPendingEdits, emptyOptimisticCart, listPendingAdds, toPendingQuantities } from './optimistic-cart';

/** Number of removals whose line positions are remembered for undo. */
const MAX_REMOVALS = 20;

/** The model of a cart before its first read. */
export const initialCart: CartModel = {
  view: { status: 'loading', error: null, ...emptyOptimisticCart, notices: [], waiting: null },
  pending: { edits: new Map(), adds: new Map(), replacements: new Map(), batches: [], isClearing: false },
  request: null,
  retries: 0,
  pausedBy: null,
  beforeRemovals: [],
  places: undefined,
  hasMissedRead: false,
  lastNoticeId: 0,
};

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** Mutable copy of the pending edits, for one reduction. */
export interface PendingDraft extends Mutable<PendingEdits> {
  edits: Map<string, number>;
  adds: Map<string, ProductQuantity>;
  replacements: Map<string, ProductQuantity>;
  batches: Batch[];
}

/** Mutable copy of a cart model, for one reduction; the original model does not change. */
export interface CartDraft extends Mutable<CartModel> {
  pending: PendingDraft;
  readonly effects: CartEffect[];
}

/** Applies a change to a copy of the model, then derives the view from it. */
export function reduceDraft(model: CartModel, change: (draft: CartDraft) => void): Reduction {
  const { edits, adds, replacements, batches } = model.pending;
  const pending = {
    ...model.pending,
    edits: new Map(edits),
    adds: new Map(adds),
    replacements: new Map(replacements),
    batches: [...batches],
  };
  const draft: CartDraft = { ...model, pending, effects: [] };
  change(draft);
  // The request that ended before the first read did not return a cart: it was refused, or waits for a connection.
  if (draft.view.cart === null && draft.hasMissedRead && draft.request === null) {
    draft.hasMissedRead = false;
    draft.effects.push({ type: 'read' });
  }
  const { effects, ...rest } = draft;
  return { model: { ...rest, view: deriveView(draft, model.view) }, effects };
}

/** Applies the events that the first chunk supports; the lazy chunk that sends changes handles the others. */
export const reduceEdit = (model: CartModel, event: EditEvent): Reduction =>
  reduceDraft(model, (draft) => applyEdit(draft, event));

function applyEdit(draft: CartDraft, event: EditEvent): void {
  const { view } = draft;
  switch (event.type) {
    case 'set-line':
      return view.lines[event.lineId] && setLines(draft, [[event.lineId, event.quantity]]);
    case 'set-product':
      return setProduct(draft, event);
    case 'remove-lines':
      rememberRemoval(draft);
      return setLines(
        draft,
        event.lineIds.map((lineId) => [lineId, 0]),
      );
    case 'read':
      draft.hasMissedRead = view.cart === null && draft.request !== null;
      // While edits are pending, their responses return a newer cart.
      if (!isBusy(draft) || (view.cart === null && !draft.hasMissedRead)) draft.view = { ...view, cart: event.cart };
      return;
    case 'read-failed': {
      const { error } = event;
      if (view.cart !== null) return;
      draft.effects.push({ type: 'report-error', error });
      draft.view = { ...view, status: 'failed', error };
      return;
    }
    case 'hold':
      return hold(draft, event);
    case 'notify':
      return notify(draft, event.notice);
    case 'dismiss':
      draft.view = { ...view, notices: view.notices.filter(({ id }) => id !== event.noticeId) };
      return;
    default:
      return event satisfies never;
  }
}

/** Keeps pending edits that cannot be sent now. All attempts until the next successful request count as one error. */
export function hold(draft: CartDraft, { error, isOnline }: Extract<EditEvent, { type: 'hold' }>): void {
  const reason = isOnline ? error.code : 'offline';
  if (draft.pausedBy !== reason) draft.effects.push({ type: 'report-error', error });
  draft.pausedBy = reason;
}

/** Adds a notice that is shown to the buyer once. */
export function notify(draft: CartDraft, notice: NewNotice): void {
  draft.lastNoticeId += 1;
  draft.view = { ...draft.view, notices: [...draft.view.notices, { ...notice, id: draft.lastNoticeId }] };
}

/** Remembers the positions of the lines that are shown now, so that an undo of the next removal can restore them. */
export function rememberRemoval(draft: CartDraft): void {
  draft.beforeRemovals = [...draft.beforeRemovals, draft.view].slice(-MAX_REMOVALS);
}

/**
 * Sets the quantity of a product: of its line, of a line that is being removed, or of a line that does not exist yet.
 */
export function setProduct(draft: CartDraft, { product, quantity }: ProductQuantity): void {
  const lineId = draft.view.lineIdByProduct[product.id];
  if (lineId !== undefined) {
    if (quantity <= 0) rememberRemoval(draft);
    return setLines(draft, [[lineId, Math.max(0, quantity)]]);
  }
  const removed = findProductLine(draft.view.cart, product.id);
  if (removed === undefined || draft.pending.replacements.has(removed.id))
    return setAdd(draft, product, Math.max(0, quantity));
  if (quantity > 0) setLines(draft, [[removed.id, quantity]]);
}

/** Sets quantities of lines; 0 removes. Ignores lines that the server's cart does not have. */
export function setLines(draft: CartDraft, quantities: readonly (readonly [lineId: string, quantity: number])[]): void {
  for (const [lineId, quantity] of quantities) {
    const line = findLine(draft.view.cart, lineId);
    if (line !== undefined) setLine(draft, line, quantity);
  }
  draft.effects.push({ type: 'send' });
}

/**
 * While a request is in flight, even an edit back to the server's quantity is kept; starting the next change drops
 * redundant edits.
 */
function setLine({ pending, request }: CartDraft, line: CartLine, quantity: number): void {
  const replacement = pending.replacements.get(line.id);
  if (replacement !== undefined && (quantity > 0 || request !== null)) {
    pending.replacements.set(line.id, { ...replacement, quantity });
    return;
  }
  takeFromBatches(pending, line.product.id);
  if (replacement === undefined && line.quantity === quantity && request === null) pending.edits.delete(line.id);
  else pending.edits.set(line.id, quantity);
  pending.replacements.delete(line.id);
}

/** Sets the quantity to add of a product without a line; 0 cancels the addition, also one in flight. */
export function setAdd({ pending, request, effects }: CartDraft, product: Product, quantity: number): void {
  takeFromBatches(pending, product.id);
  if (quantity > 0 || request !== null) pending.adds.set(product.id, { product, quantity });
  else pending.adds.delete(product.id);
  effects.push({ type: 'send' });
}

/** Removes a product from the pending batches, because an edit supersedes them. */
export function takeFromBatches(pending: PendingDraft, productId: string): void {
  pending.batches = pending.batches.map((batch) => {
    if (!batch.waiting.has(productId)) return batch;
    const waiting = new Map(batch.waiting);
    waiting.delete(productId);
    return { ...batch, waiting };
  });
}

/** Derives the view of a cart. Returns the previous view if nothing changed, so that subscribers do not re-render. */
function deriveView({ view, pending, places, pausedBy }: CartDraft, previous: CartState): CartState {
  const { cart } = view;
  const next: CartState =
    cart === null
      ? // Additions can be sent before the first read, so the error of a failed read must not stay in the view.
        { ...view, pendingAdds: toPendingQuantities(listPendingAdds(pending, cart), previous.pendingAdds) }
      : {
          ...view,
          ...applyPendingEdits(cart, pending, previous, places),
          status: 'ready',
          error: null,
          waiting: isBusy({ pending }) ? pausedBy : null,
        };
  return Object.entries(next).every(([key, value]) => value === previous[key as keyof CartState]) ? previous : next; // The keys of `next` are exactly its declared keys.
}
