import type { Cart, CartChange, CartChangeResult, CartLine } from '../../domain';
import type { PortError, PortErrorCode } from '../../ports';
import type { CartNotice } from './cart.types';
import type { PendingEdits } from './pending-edits';

/** How the queue reaches the outside. */
export interface LineQueuePort {
  change(change: CartChange, revision: string | null): Promise<CartChangeResult>;
  read(): Promise<Cart>;
  /** Waits before edits leave, so that quick ones become one; rejects never. */
  wait(milliseconds: number): Promise<void>;
  online(): boolean;
}

/** What the queue tells its owner. */
export interface LineQueueEvents {
  /** The cart or what waits for it changed by an answer: show anew. */
  changed(): void;
  notice(notice: Omit<CartNotice, 'id'>): void;
  /** Trouble that the buyer is shown: an edit was given up, or could not leave and is kept. */
  failed(error: PortError): void;
  sent(): void;
}

/** Milliseconds for which quick edits are gathered (spec §9: leave debounce 200 ms). */
export const DEBOUNCE_MS = 200;

/** Whether the device has a connection, as far as it says. */
export const online = (): boolean => typeof navigator === 'undefined' || navigator.onLine !== false;

/** What sending needs of the queue it sends for. */
export interface SendableQueue {
  readonly wanted: PendingEdits;
  cart: Cart | null;
  heldBy: PortErrorCode | null;
  lineOf(productId: string): CartLine | undefined;
  start(): void;
}
