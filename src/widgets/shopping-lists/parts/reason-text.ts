import type { CartRefusal, ListRefusal, ProductProblem } from '../../../domain';
import { LIST_SIZE } from '../../../rules';
import { fill } from '../../../runtime/messages/messages';
import type { PortErrorCode } from '../../../ports';
import type { shoppingListsLazyMessages } from '../shopping-lists.lazy.messages';

type Errors = Readonly<Record<PortErrorCode, string>>;

const isRefusal = (reason: string, refused: (typeof shoppingListsLazyMessages)['refused']): reason is ListRefusal =>
  Object.hasOwn(refused, reason);

/** Message for the reason why a list did not change. */
export const listReason = (
  reason: ListRefusal | PortErrorCode,
  refused: (typeof shoppingListsLazyMessages)['refused'],
  errors: Errors,
): string => (isRefusal(reason, refused) ? fill(refused[reason], { most: String(LIST_SIZE) }) : errors[reason]);

/** Message for the reason why a product was not added to the cart. */
export const cartReason = (
  reason: CartRefusal | PortErrorCode | ProductProblem,
  reasons: Readonly<Record<CartRefusal | PortErrorCode, string>>,
  noPrice: string,
): string => (reason === 'price-unavailable' ? noPrice : reasons[reason]);
