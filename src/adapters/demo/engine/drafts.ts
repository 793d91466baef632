import type { OrdersPort } from '../../../ports';
import { CART_CHANGE_SIZE } from '../../../rules/limits';
import type { DemoAccount } from '../data/accounts';
import type { AccountState, OrderRecord } from '../store/records';
import type { World } from '../world';
import { changeCart } from './cart';

/** Whether an order is still there: a draft that was taken up or deleted is not. */
export const isThere = ({ id }: OrderRecord, { goneDrafts }: AccountState): boolean => !goneDrafts.includes(id);

/** The state without a draft. */
export const withoutDraft = (state: AccountState, id: string): AccountState => ({
  ...state,
  sequence: state.sequence + 1,
  goneDrafts: [...state.goneDrafts, id],
});

/** What came of taking a draft up again. */
export type Resumed = Awaited<ReturnType<OrdersPort['resumeDraft']>>;

/** Puts a draft's products in the cart, in one step with the end of the draft. */
export function resumed(
  draft: OrderRecord,
  state: AccountState,
  account: DemoAccount,
  world: World,
): readonly [AccountState, Resumed] {
  const items = draft.lines.slice(0, CART_CHANGE_SIZE).map(({ productId, quantity }) => ({ productId, quantity }));
  const [next, changed] = changeCart({ type: 'add-many', items }, null, {
    state,
    market: world.market(account),
    world,
    account,
  });
  const missed = changed.outcome === 'partly' ? changed.items.filter(({ quantity }) => quantity === 0) : [];
  if (changed.outcome === 'partly' && missed.length === items.length) {
    return [
      state,
      {
        outcome: 'refused',
        reason: missed.every(({ reason }) => reason === 'ordering-stopped') ? 'ordering-stopped' : 'nothing-added',
      },
    ];
  }
  return [withoutDraft(next, draft.id), { outcome: 'done', notAdded: missed.length }];
}
