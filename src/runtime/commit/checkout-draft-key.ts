import { storedKey } from '../storage';

/**
 * Storage key of the unfinished checkout of an account or a guest. A separate module, because the checkout's first
 * screen does not need the code that places orders.
 */
export const checkoutDraftKey = (adapterId: string, accountId: string | null): string =>
  storedKey('draft', adapterId, accountId ?? 'guest', 'checkout');
