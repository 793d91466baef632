import type { Cart, CartChange, CartChangeResult } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** The active cart of an account. */
export interface CartPort {
  /** The cart as it stands; an account without one answers with an empty cart. */
  read(request: ForAccount & InLocale, options?: CallOptions): Promise<Cart>;
  /** Carries one change out. Changes of one cart are sent one after another, never side by side. */
  change(
    request: { readonly change: CartChange; readonly revision: string | null } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<CartChangeResult>;
}
