import type {
  Cart,
  CartChange,
  CartChangeResult,
  CartItemAdjustment,
  CartLine,
  CartRefusal,
  Minimum,
  Money,
  Product,
} from '../../domain';
import type { PortError, PortErrorCode } from '../../ports';

/** A cart line as shown: the server's line with the buyer's pending edit applied. */
export interface OptimisticLine extends CartLine {
  /** True while the server has not confirmed the buyer's edit. */
  readonly pending: boolean;
}

/** The totals as shown. While `final` is false, the client has calculated them from known prices. */
export interface OptimisticTotals {
  readonly cases: number;
  readonly countedCases: number;
  readonly countedValue: Money | null;
  readonly subtotal: Money | null;
  readonly total: Money | null;
  readonly final: boolean;
}

/** A one-time message for the buyer about an edit that was changed or rolled back. */
export interface CartNotice {
  readonly id: number;
  readonly kind: 'adjusted' | 'refused' | 'failed' | 'changed-elsewhere';
  readonly productName: string;
  /** The quantity in the cart now; 0 when the line no longer exists. */
  readonly quantity: number;
  readonly reason: CartRefusal | PortErrorCode | null;
  /** Number of further products that the notice covers. */
  readonly others?: number;
}

/** A notice without its id. */
export type NewNotice = Omit<CartNotice, 'id'>;

/** The view of an account's cart, shared by all widgets. */
export interface CartState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly error: PortError | null;
  /** The cart in the server's latest response. */
  readonly cart: Cart | null;
  readonly lines: Readonly<Record<string, OptimisticLine>>;
  /** Line ids in display order. An edit never changes the order (decision 15). */
  readonly lineIds: readonly string[];
  /** Line id by product id, for product cards that show the quantity in the cart. */
  readonly lineIdByProduct: Readonly<Record<string, string>>;
  /** Quantity of pending additions by product id, for products without a line. The totals include them. */
  readonly pendingAdds: Readonly<Record<string, number>>;
  readonly totals: OptimisticTotals | null;
  readonly minimum: Minimum;
  readonly notices: readonly CartNotice[];
  /**
   * Why pending edits are held: no connection (`offline`), no session (`signed-out`), or the code that sends them
   * failed to load (`unavailable`), which is retried every few seconds and by `settle`. Null when nothing is held.
   */
  readonly waiting: PortErrorCode | null;
}

/** Result of `addMany`. `unknown`: the response was lost, and the re-read cart was not conclusive. */
export type AddManyResult =
  | { readonly outcome: 'done' | 'unknown' }
  | { readonly outcome: 'partial'; readonly items: readonly CartItemAdjustment[] }
  | { readonly outcome: 'failed'; readonly error: PortError };

/** A product with a quantity. */
export interface ProductQuantity {
  readonly product: Product;
  readonly quantity: number;
}

/** Products that were added with one command. They are sent in several requests and have one result. */
export interface Batch {
  /** Id of the waiting caller; null when there is none, so that notices report what was not added. */
  readonly callId: number | null;
  readonly items: readonly ProductQuantity[];
  /** Unsent products by product id, in the order of the command. */
  readonly waiting: ReadonlyMap<string, ProductQuantity>;
  /** The products of the request in flight. */
  readonly inFlight: ReadonlyMap<string, ProductQuantity>;
  /** Adjustments from the requests so far. */
  readonly adjustments: readonly CartItemAdjustment[];
  /** True once a request has added products, so the batch did not fail completely. */
  readonly hasAdded: boolean;
}

/**
 * Edits that the server has not confirmed yet. An edit holds an absolute quantity, so it supersedes earlier pending
 * additions of the same product.
 */
export interface PendingEdits {
  /** Quantity by line id; 0 removes the line. */
  readonly edits: ReadonlyMap<string, number>;
  /** Quantity to add by product id, for products without a line; 0 cancels an addition in flight. */
  readonly adds: ReadonlyMap<string, ProductQuantity>;
  /** Replacement product by the id of the line that it replaces. */
  readonly replacements: ReadonlyMap<string, ProductQuantity>;
  readonly batches: readonly Batch[];
  /** True while the whole cart is being cleared, including lines that the client has not read. */
  readonly isClearing: boolean;
}

/** The immutable state of one account's cart; each event returns a new one. */
export interface CartModel {
  /** What widgets read: derived from the server's cart and the pending edits. */
  readonly view: CartState;
  readonly pending: PendingEdits;
  /** The request in flight, and the cart at the time it was sent. */
  readonly request: { readonly change: CartChange; readonly before: Cart | null } | null;
  /** Number of consecutive attempts that the backend did not apply. */
  readonly retries: number;
  /** Why pending edits are held; null again after a successful request. */
  readonly pausedBy: PortErrorCode | null;
  /** The view before each removal, oldest first. Undo restores line positions from it. */
  readonly beforeRemovals: readonly Pick<CartState, 'lineIds' | 'lines'>[];
  /** Position by product id after an undo restored products. */
  readonly places: ReadonlyMap<string, number> | undefined;
  /** True when the first read returned while a change was in flight, whose response has a newer cart. */
  readonly hasMissedRead: boolean;
  readonly lastNoticeId: number;
}

/** Events that the first chunk supports: edits of quantities, reads, notices. */
export type EditEvent =
  | { readonly type: 'set-line'; readonly lineId: string; readonly quantity: number }
  /** Sets the quantity of a product, with or without a line; 0 removes it. */
  | { readonly type: 'set-product'; readonly product: Product; readonly quantity: number }
  | { readonly type: 'remove-lines'; readonly lineIds: readonly string[] }
  | { readonly type: 'read'; readonly cart: Cart }
  | { readonly type: 'read-failed'; readonly error: PortError }
  /** Edits cannot be sent now and are held. */
  | { readonly type: 'hold'; readonly error: PortError; readonly isOnline: boolean }
  | { readonly type: 'notify'; readonly notice: NewNotice }
  | { readonly type: 'dismiss'; readonly noticeId: number };

/** Commands that change several lines. */
export type BulkEvent =
  /** Without a caller that waits, notices say what was not added. */
  | { readonly type: 'add-many'; readonly items: readonly ProductQuantity[]; readonly callId: number | null }
  | { readonly type: 'clear' }
  | { readonly type: 'replace'; readonly lineId: string; readonly item: ProductQuantity }
  | { readonly type: 'restore'; readonly lines: readonly CartLine[] }
  | { readonly type: 'discard' };

/** Events of the sending loop: `send` starts the next change, and each of the others ends it. */
export type SyncEvent =
  | { readonly type: 'send'; readonly isOnline: boolean }
  | { readonly type: 'answer'; readonly result: CartChangeResult }
  | { readonly type: 'hold-request'; readonly error: PortError; readonly isOnline: boolean }
  /** The response was lost; `cart` was read afterwards. */
  | { readonly type: 'look-up'; readonly cart: Cart; readonly error: PortError }
  /** `isUnknown`: the cart could not be read either, so whether the change was applied is unknown. */
  | { readonly type: 'give-up'; readonly error: PortError; readonly isUnknown: boolean };

/** A side effect for the caller to run after an event. */
export type CartEffect =
  | { readonly type: 'send' }
  | { readonly type: 'read' }
  | { readonly type: 'report-error'; readonly error: PortError }
  | { readonly type: 'finish-call'; readonly callId: number; readonly result: AddManyResult };

/** The result of an event: the new model and its side effects. */
export interface Reduction {
  readonly model: CartModel;
  readonly effects: readonly CartEffect[];
}

/** Whether any edits are pending. */
export const isBusy = ({ pending: { edits, adds, replacements, batches } }: Pick<CartModel, 'pending'>): boolean =>
  edits.size + adds.size + replacements.size + batches.length > 0;

/** Finds a cart line by its id. */
export const findLine = (cart: Cart | null, lineId: string): CartLine | undefined =>
  cart?.lines.find(({ id }) => id === lineId);

/** Quantity of a line; 0 if it is unknown. */
export const knownQuantity = ({ quantity }: Pick<CartLine, 'quantity'>): number => quantity ?? 0;

/** Whether a line's quantity is known. */
export const hasQuantity = <Line extends Pick<CartLine, 'quantity'>>(
  line: Line,
): line is Line & { readonly quantity: number } => line.quantity !== null;

/** Finds the line of a product, ignoring free goods. */
export const findProductLine = (cart: Cart | null, productId: string): CartLine | undefined =>
  cart?.lines.find(({ product, isFreeGood }) => product.id === productId && !isFreeGood);

/** The quantity shown for a product: of its line or of a pending addition. */
export const quantityOf = ({ lines, lineIdByProduct, pendingAdds }: CartState, productId: string): number =>
  lines[lineIdByProduct[productId] ?? '']?.quantity ?? pendingAdds[productId] ?? 0;
