import type { SessionUser, StoreSettings } from '../domain';
import type { CallOptions } from './call';

/** The user and the store's settings. */
export interface SessionPort {
  /**
   * The guest flag, read before anything else. True unless the backend explicitly says that the user is not a guest
   * (decision 12).
   */
  isGuest(request: object, options?: CallOptions): Promise<boolean>;
  /**
   * The account of the buyer's session; null for none or for a guest. It can be read before the user, so that a page
   * can start its requests. Without this method a page starts them after reading the user.
   */
  account(request: object, options?: CallOptions): Promise<string | null>;
  /** The signed-in buyer; not called for guests. Rejects with `signed-out` when the session has ended. */
  user(request: object, options?: CallOptions): Promise<SessionUser>;
  /** The store's settings. */
  settings(request: object, options?: CallOptions): Promise<StoreSettings>;
}
