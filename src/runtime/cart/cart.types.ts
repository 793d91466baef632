import type { Cart, CartItemAdjustment, CartLine, CartRefusal, Minimum, Money, Product } from '../../domain';
import type { PortError, PortErrorCode } from '../../ports';

/** A cart line as it is shown: the server's, with the buyer's edit on top. */
export interface OptimisticLine extends CartLine {
  /** The buyer's edit is not yet answered. */
  readonly pending: boolean;
}

/** The sums as they are shown. While `final` is false they are worked out here from prices already known. */
export interface OptimisticTotals {
  readonly cases: number;
  readonly countedCases: number;
  readonly countedValue: Money | null;
  readonly subtotal: Money | null;
  readonly total: Money | null;
  readonly final: boolean;
}

/** Something the buyer should hear of once: an edit that did not stay as made. */
export interface CartNotice {
  readonly id: number;
  readonly kind: 'adjusted' | 'refused' | 'failed' | 'changed-elsewhere';
  readonly productName: string;
  /** The quantity that stands now; 0 when the line is gone. */
  readonly quantity: number;
  readonly reason: CartRefusal | PortErrorCode | null;
  /** How many more products the same happened to; they are told of together. */
  readonly others?: number;
}

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
  /** Quantity on its way in by product id, for products that have no line yet. They are part of the totals. */
  readonly adds: Readonly<Record<string, number>>;
  readonly totals: OptimisticTotals | null;
  readonly minimum: Minimum;
  readonly notices: readonly CartNotice[];
  /**
   * What edits wait for, null for nothing: a connection (`offline`), or the code that sends them (`unavailable`), which is
   * asked for again every few seconds and by `settle`.
   */
  readonly waiting: PortErrorCode | null;
}

/** The cart of one account: what is in it, and the verbs that change it. Verbs answer at once and settle later. */
export interface CartCommands {
  add(product: Product, quantity: number): void;
  /** The quantity wanted of a product, whether it has a line yet or not; 0 takes it out. */
  setProduct(product: Product, quantity: number): void;
  setQuantity(lineId: string, quantity: number): void;
  remove(lineId: string): void;
  /** Brings a removed line back, at the quantity it had. */
  restore(line: CartLine): void;
  /**
   * Adds several products; answers when the backend has, with what did not go in as asked. Whoever asks tells the
   * buyer: the cart's own notices stay silent about it.
   */
  addMany(items: readonly { readonly product: Product; readonly quantity: number }[]): Promise<AddManyResult>;
  removeMany(lineIds: readonly string[]): void;
  clear(): void;
  /** Another product in a line's place. */
  replace(lineId: string, product: Product, quantity: number): void;
  /** Brings removed lines back, at the quantities they had and in the order they stood. */
  restoreMany(lines: readonly CartLine[]): void;
  /** Says something in the cart's own voice, which one widget of a page speaks with. */
  tell(notice: Omit<CartNotice, 'id'>): void;
  dismiss(noticeId: number): void;
  /** Drops what waits and has not left; what is under way is answered as usual. */
  discard(): void;
}

/** What became of `addMany`. `unknown`: the answer was lost and the cart read afterwards could not tell. */
export type AddManyResult =
  | { readonly outcome: 'done' | 'unknown' }
  | { readonly outcome: 'partly'; readonly items: readonly CartItemAdjustment[] }
  | { readonly outcome: 'failed'; readonly error: PortError };
