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

/** A cart line as it is shown: the server's, with the buyer's edit on top. */
export interface OptimisticLine extends CartLine {
  /** The server has not answered the buyer's edit yet. */
  readonly pending: boolean;
}

/** The totals as they are shown. While `final` is false they are computed here from prices that are already known. */
export interface OptimisticTotals {
  readonly cases: number;
  readonly countedCases: number;
  readonly countedValue: Money | null;
  readonly subtotal: Money | null;
  readonly total: Money | null;
  readonly final: boolean;
}

/** A one-time message for the buyer: an edit that did not stay as made. */
export interface CartNotice {
  readonly id: number;
  readonly kind: 'adjusted' | 'refused' | 'failed' | 'changed-elsewhere';
  readonly productName: string;
  /** The quantity in the cart now; 0 when the line is gone. */
  readonly quantity: number;
  readonly reason: CartRefusal | PortErrorCode | null;
  /** How many more products the notice is about. */
  readonly others?: number;
}

/** A notice before it has its id. */
export type NewNotice = Omit<CartNotice, 'id'>;

/** The cart of one account as all widgets see it. */
export interface CartState {
  readonly status: 'loading' | 'ready' | 'failed';
  readonly error: PortError | null;
  /** The server's last answer. */
  readonly cart: Cart | null;
  readonly lines: Readonly<Record<string, OptimisticLine>>;
  /** Line ids in the order shown. An edit never changes it (decision 15). */
  readonly order: readonly string[];
  /** Line id by product id, for cards that show how many are in the cart. */
  readonly byProduct: Readonly<Record<string, string>>;
  /** Quantity of pending adds by product id, for products that have no line yet. They are part of the totals. */
  readonly adds: Readonly<Record<string, number>>;
  readonly totals: OptimisticTotals | null;
  readonly minimum: Minimum;
  readonly notices: readonly CartNotice[];
  /**
   * What pending edits wait for, null for nothing: a connection (`offline`), a session (`signed-out`), or the code that
   * sends them (`unavailable`), which is asked for again every few seconds and by `settle`.
   */
  readonly waiting: PortErrorCode | null;
}

/** Result of `addMany`. `unknown`: the answer was lost and the cart read afterwards could not tell. */
export type AddManyResult =
  | { readonly outcome: 'done' | 'unknown' }
  | { readonly outcome: 'partly'; readonly items: readonly CartItemAdjustment[] }
  | { readonly outcome: 'failed'; readonly error: PortError };

/** A product and how many of it are wanted. */
export interface ProductQuantity {
  readonly product: Product;
  readonly quantity: number;
}

/** Products that were added together. They are sent in parts, and answered for as one. */
export interface Batch {
  /** Who waits for the result; null when nobody does, and notices tell of what was not added. */
  readonly callId: number | null;
  readonly items: readonly ProductQuantity[];
  /** What was not sent yet, by product id, in the order asked. */
  readonly waiting: ReadonlyMap<string, ProductQuantity>;
  /** The part whose request is in flight. */
  readonly inFlight: ReadonlyMap<string, ProductQuantity>;
  /** What the parts so far did not add in full. */
  readonly adjustments: readonly CartItemAdjustment[];
  /** A part was added, so that not everything failed. */
  readonly hasAdded: boolean;
}

/**
 * Edits that the server has not confirmed yet. An edit holds an absolute quantity, so it supersedes earlier pending
 * additions of the same product.
 */
export interface PendingEdits {
  /** Quantity by line id; 0 removes. */
  readonly edits: ReadonlyMap<string, number>;
  /** Quantity to add by product id, for products without a line; 0 takes back an add that is in flight. */
  readonly adds: ReadonlyMap<string, ProductQuantity>;
  /** Another product, by the id of the line that it replaces. */
  readonly replacements: ReadonlyMap<string, ProductQuantity>;
  readonly batches: readonly Batch[];
  /** The whole cart is to go, not only the lines that were seen one by one. */
  readonly isClearing: boolean;
}

/** Everything that is known of the cart of one account. Nothing in it is ever changed: each event makes a new one. */
export interface CartModel {
  /** What widgets see: derived from the server's cart and the pending edits. */
  readonly view: CartState;
  readonly pending: PendingEdits;
  /** The request in flight, and the cart as it was when it left. */
  readonly request: { readonly change: CartChange; readonly before: Cart | null } | null;
  /** Times in a row that a change came back undone. */
  readonly retries: number;
  /** What pending edits wait for; null again once a request got through. */
  readonly heldBy: PortErrorCode | null;
  /** What was shown before each removal, oldest first: an undo finds there where lines stood. */
  readonly beforeRemovals: readonly Pick<CartState, 'order' | 'lines'>[];
  /** Place by product id, since an undo brought products back. */
  readonly places: ReadonlyMap<string, number> | undefined;
  /** The first read was answered while a change was in flight, whose answer is the newer cart. */
  readonly hasMissedRead: boolean;
  readonly lastNoticeId: number;
}

/** What changes a cart and is known from the start: edits of quantities, reads, notices. */
export type EditEvent =
  | { readonly type: 'set-line'; readonly lineId: string; readonly quantity: number }
  /** The quantity of a product, whether it has a line yet or not; 0 takes it out. */
  | { readonly type: 'set-product'; readonly product: Product; readonly quantity: number }
  | { readonly type: 'remove-lines'; readonly lineIds: readonly string[] }
  | { readonly type: 'read'; readonly cart: Cart }
  | { readonly type: 'read-failed'; readonly error: PortError }
  /** Edits can not be sent for now and are kept. */
  | { readonly type: 'hold'; readonly error: PortError; readonly isOnline: boolean }
  | { readonly type: 'notify'; readonly notice: NewNotice }
  | { readonly type: 'dismiss'; readonly noticeId: number };

/** What the buyer does to many lines at once. */
export type BulkEvent =
  | { readonly type: 'add-many'; readonly items: readonly ProductQuantity[]; readonly callId: number }
  | { readonly type: 'clear' }
  | { readonly type: 'replace'; readonly lineId: string; readonly item: ProductQuantity }
  | { readonly type: 'restore'; readonly lines: readonly CartLine[] }
  | { readonly type: 'discard' };

/** What sending does: `send` puts the next change in flight, each other one ends it. */
export type SyncEvent =
  | { readonly type: 'send'; readonly isOnline: boolean }
  | { readonly type: 'answer'; readonly result: CartChangeResult }
  | { readonly type: 'hold-request'; readonly error: PortError; readonly isOnline: boolean }
  /** The answer was lost, and this is the cart that was read afterwards. */
  | { readonly type: 'look-up'; readonly cart: Cart; readonly error: PortError }
  /** `isUnknown`: the cart could not be read either, so that nobody knows whether the change was applied. */
  | { readonly type: 'give-up'; readonly error: PortError; readonly isUnknown: boolean };

/** What is to be done outside after an event. */
export type CartEffect =
  | { readonly type: 'send' }
  | { readonly type: 'read' }
  | { readonly type: 'report-error'; readonly error: PortError }
  | { readonly type: 'finish-call'; readonly callId: number; readonly result: AddManyResult };

/** What an event makes of a cart. */
export interface Reduction {
  readonly model: CartModel;
  readonly effects: readonly CartEffect[];
}

/** Whether edits wait for an answer. */
export const isBusy = ({ pending: { edits, adds, replacements, batches } }: Pick<CartModel, 'pending'>): boolean =>
  edits.size + adds.size + replacements.size + batches.length > 0;

/** A line of a cart by its id. */
export const findLine = (cart: Cart | null, lineId: string): CartLine | undefined =>
  cart?.lines.find(({ id }) => id === lineId);

/** How many a line is known to have. */
export const knownQuantity = ({ quantity }: Pick<CartLine, 'quantity'>): number => quantity ?? 0;

/** Whether it is known how many a line has. */
export const hasQuantity = <Line extends Pick<CartLine, 'quantity'>>(
  line: Line,
): line is Line & { readonly quantity: number } => line.quantity !== null;

/** The line of a product; free goods are not it. */
export const findProductLine = (cart: Cart | null, productId: string): CartLine | undefined =>
  cart?.lines.find(({ product, free }) => product.id === productId && !free);

/** The quantity shown of a product: of its line, or of a pending add. */
export const quantityOf = ({ lines, byProduct, adds }: CartState, productId: string): number =>
  lines[byProduct[productId] ?? '']?.quantity ?? adds[productId] ?? 0;
