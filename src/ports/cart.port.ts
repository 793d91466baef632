import type { Cart, CartChange, CartChangeResult } from '../domain';
import type { CallOptions, ForAccount, InLocale } from './call';

/** The active cart of an account. */
export interface CartPort {
  /** The current cart; an account without a cart gets an empty one. */
  read(request: ForAccount & InLocale, options?: CallOptions): Promise<Cart>;
  /** Applies one change. The caller serializes changes: a cart never has two requests in flight. */
  change(
    request: { readonly change: CartChange; readonly revision: string | null } & ForAccount & InLocale,
    options?: CallOptions,
  ): Promise<CartChangeResult>;
}
