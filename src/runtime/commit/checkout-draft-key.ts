import { storedKey } from '../storage';

/**
 * Where the answers of an account's unfinished checkout are kept, or of a guest's. It stands apart from placing, which the
 * first screen of the checkout doesn't need.
 */
export const checkoutDraftKey = (adapterId: string, accountId: string | null): string =>
  storedKey('draft', adapterId, accountId ?? 'guest', 'checkout');
