import type { Cart, OrderRefusal } from '../../../domain';
import { type CheckoutPort, PortError } from '../../../ports';
import type { DemoContext } from '../context';
import { type DemoAccount, regions } from '../data/accounts';
import type { DemoBuyer } from '../data/buyers';
import type { Priced } from '../engine/pricing';
import { priceCart, presentCart } from '../engine/cart';
import {
  deliveriesFor,
  emptiesFor,
  groupsFor,
  mayBeSeveral,
  paymentsFor,
  requirementsIn,
  termsOf,
} from '../engine/checkout';
import { answersOf, type Offered } from '../engine/order-answers';
import { presentOrder } from '../engine/orders';
import { abandon, place, type Placing, prepare } from '../engine/place-order';
import { instantOf } from '../engine/zoned-time';
import type { Call } from '../faults';
import type { Repricing } from '../repricing';
import type { AccountState, OrderRecord } from '../store/records';
import { canGuestsCheckOut } from '../engine/initial-carts';
import { requireOrdering } from './require-permission';

const TERMS = 'https://northquay.example/terms-of-sale';

/** The customer: a buyer with an account, or a guest if the store allows guest checkout. */
interface Who {
  readonly account: DemoAccount | null;
  readonly buyer: DemoBuyer | null;
}

/** Implements the checkout port. Each step is one transaction on the account's record. */
export function checkoutPort(context: DemoContext, call: Call, repricing: Repricing): CheckoutPort {
  const { world } = context;
  /** Number of look-ups for which an order is still being processed, by handle. */
  const looks = new Map<string, number>();

  async function buyerAt(accountId: string | null): Promise<Who> {
    await requireOrdering(context);
    const buyer = await context.buyer();
    const account = await context.accountOf(accountId);
    const isGuest = buyer === null && account === null;
    if (isGuest ? !canGuestsCheckOut(world.changes) : account === null)
      throw new PortError('signed-out', 'Checkout requires a signed-in buyer');
    return { account, buyer };
  }

  const placingOf = ({ account, buyer }: Who): Placing => ({
    account,
    world,
    buyerId: buyer?.id ?? null,
    honorsKeys: context.honorsKeys,
  });

  function offeredTo({ account, buyer }: Who, state: AccountState, priced: Priced, locale: string): Offered {
    const reader = context.reader(account, state, locale);
    return {
      paymentMethodIds: paymentsFor(account, buyer, priced.totals.total, reader, { state, world }).map(({ id }) => id),
      empties: new Map(emptiesFor(account, priced, reader).map(({ kind, most }) => [kind, most])),
      mayBeSeveral: mayBeSeveral(account, world),
      isGuest: account === null,
      requirements: requirementsIn(world),
    };
  }

  const cartIn = (state: AccountState, account: DemoAccount | null, locale: string): Cart =>
    presentCart(state, account, world, context.reader(account, state, locale), repricing.isOn(account));

  const done = (record: OrderRecord, state: AccountState, account: DemoAccount | null, locale: string) => ({
    outcome: 'done' as const,
    order: presentOrder(record, account, world, context.reader(account, state, locale)),
  });

  const refused = (reason: OrderRefusal, state: AccountState, account: DemoAccount | null, locale: string) => ({
    outcome: 'refused' as const,
    reason,
    cart: cartIn(state, account, locale),
  });

  return {
    open: call('checkout.open', async ({ accountId, locale }) => {
      const { account, buyer } = await buyerAt(accountId);
      const state = await context.state(account);
      const priced = priceCart(state, account, world);
      const reader = context.reader(account, state, locale);
      const { timeZone } = regions[termsOf(account).region];
      return {
        // Opening the checkout again finishes the repricing, as reading the cart does.
        cart: presentCart(state, account, world, reader, repricing.read(account)),
        deliveries: deliveriesFor(account, world, locale),
        groups: groupsFor(account, priced, world, locale),
        bottlerId: account?.bottlerId ?? null,
        empties: emptiesFor(account, priced, reader),
        paymentMethods: paymentsFor(account, buyer, priced.totals.total, reader, { state, world }),
        requirements: requirementsIn(world),
        lastPurchaseOrderNumber:
          (state.orders.at(-1) ?? world.history(account).at(-1))?.answers.purchaseOrderNumber ?? null,
        termsHref: TERMS,
        timeZone,
        serverTime: instantOf(world.now(), timeZone),
      };
    }),
    prepare: call('checkout.prepare', async (request) => {
      const { accountId, cartId, expectedTotal: expected, locale } = request;
      const caller = await buyerAt(accountId);
      const { account } = caller;
      const before = await context.state(account);
      const answers = answersOf(request, offeredTo(caller, before, priceCart(before, account, world), locale));
      if (repricing.isOn(account)) return refused('total-changed', before, account, locale);
      const { state, result } = await context.mutate(account, (before) => {
        const [state, result] = prepare(before, { cartId, answers, expected }, placingOf(caller));
        return [state, { state, result }];
      });
      if (result.outcome === 'done') return done(result.order, state, account, locale);
      return result.outcome === 'refused' ? refused(result.reason, state, account, locale) : result;
    }),
    place: call('checkout.place', async ({ accountId, key, handle, expectedTotal: expected, locale }) => {
      const caller = await buyerAt(accountId);
      const { account } = caller;
      const { state, result } = await context.mutate(account, (before) => {
        const [state, result] = place(before, { key, handle, expected }, placingOf(caller));
        return [state, { state, result }];
      });
      if (result.outcome === 'done') return done(result.order, state, account, locale);
      return refused(result.outcome === 'refused' ? result.reason : 'handle-closed', state, account, locale);
    }),
    outcome: call('checkout.outcome', async ({ accountId, key, handle, locale }) => {
      const { account } = await buyerAt(accountId);
      const state = await context.state(account);
      const order = state.orders.find(
        (placed) => placed.handle === handle || (context.honorsKeys && placed.key === key),
      );
      if (order !== undefined) {
        const left = looks.get(handle) ?? world.changes.processingLooks ?? 0;
        looks.set(handle, left - 1);
        return left > 0 ? { outcome: 'processing' } : done(order, state, account, locale);
      }
      const isOpen = state.handles.some(({ id, status }) => id === handle && status === 'open');
      return { outcome: isOpen ? 'open' : 'closed' };
    }),
    abandon: call('checkout.abandon', async ({ accountId, handle, locale }) => {
      const { account } = await buyerAt(accountId);
      const { state, result } = await context.mutate(account, (before) => {
        const [state, result] = abandon(before, handle);
        return [state, { state, result }];
      });
      return result.outcome === 'done' ? done(result.order, state, account, locale) : result;
    }),
  };
}
