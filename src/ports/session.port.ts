import type { SessionUser, StoreSettings } from '../domain';
import type { CallOptions } from './call';

/** Who is here. */
export interface SessionPort {
  /** The guest flag, asked first. True unless the backend says in so many words that it is not a guest (decision 12). */
  isGuest(request: object, options?: CallOptions): Promise<boolean>;
  /**
   * The account that a buyer's session stands on, null for none or for a guest. Told before the rest is known of the
   * buyer: a page then begins to read for it. Where it is left out a page begins once it has the buyer.
   */
  account(request: object, options?: CallOptions): Promise<string | null>;
  /** The signed-in buyer; never asked for a guest. Rejects `signed-out` when the session ended. */
  user(request: object, options?: CallOptions): Promise<SessionUser>;
  /** The store's settings. */
  settings(request: object, options?: CallOptions): Promise<StoreSettings>;
}
