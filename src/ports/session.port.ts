import type { SessionUser, StoreSettings } from '../domain';
import type { CallOptions } from './call';

/** Who is here (spec §3, session context). */
export interface SessionPort {
  /** The guest flag, asked first. True unless the backend says in so many words that it is not a guest (decision 12). */
  isGuest(request: object, options?: CallOptions): Promise<boolean>;
  /** The signed-in buyer; never asked for a guest. Rejects `signed-out` when the session ended. */
  user(request: object, options?: CallOptions): Promise<SessionUser>;
  /** The store's settings (spec §3, application context). */
  settings(request: object, options?: CallOptions): Promise<StoreSettings>;
}
