import type { Cart, OrderRefusal } from '../../../domain';
import { type CheckoutPort, PortError } from '../../../ports';
import type { DemoContext } from '../context';
import { type DemoAccount, regions } from '../data/accounts';
import type { DemoBuyer } from '../data/buyers';
import { priceCart, presentCart } from '../engine/cart';
import { answersOf, deliveriesFor, paymentsFor } from '../engine/checkout';
import { presentOrder } from '../engine/orders';
import { abandon, place, type Placing, prepare } from '../engine/placing';
import { instantOf } from '../engine/zoned-time';
import type { Call } from '../faults';
import type { Repricing } from '../repricing';
import type { AccountState, OrderRecord } from '../store/records';
import { mayOrder } from './may-order';

const TERMS = 'https://northquay.example/terms-of-sale';

/** Placing an order, once. Each step is one transaction on the account's record. */
export function checkoutPort(context: DemoContext, call: Call, repricing: Repricing): CheckoutPort {
  const { world } = context;
  /** Look-ups that still find an order being processed, by handle. */
  const looks = new Map<string, number>();

  async function buyerAt(accountId: string | null): Promise<{ account: DemoAccount; buyer: DemoBuyer }> {
    await mayOrder(context);
    const buyer = await context.buyer();
    const account = await context.accountOf(accountId);
    if (buyer === null || account === null) throw new PortError('signed-out', 'Checking out needs a signed-in buyer');
    return { account, buyer };
  }

  const placingOf = ({ account, buyer }: { account: DemoAccount; buyer: DemoBuyer }): Placing =>
    ({ account, world, buyerId: buyer.id, knowsKeys: context.knowsKeys });

  const cartIn = (state: AccountState, account: DemoAccount, locale: string): Cart =>
    presentCart(state, account, world, context.reader(account, state, locale), repricing.isOn(account));

  const done = (record: OrderRecord, state: AccountState, account: DemoAccount, locale: string) =>
    ({ outcome: 'done' as const, order: presentOrder(record, account, world, context.reader(account, state, locale)) });

  const refused = (reason: OrderRefusal, state: AccountState, account: DemoAccount, locale: string) =>
    ({ outcome: 'refused' as const, reason, cart: cartIn(state, account, locale) });

  return {
    open: call('checkout.open', async ({ accountId, locale }) => {
      const { account, buyer } = await buyerAt(accountId);
      const state = await context.state(account);
      const { total } = priceCart(state, account, world).totals;
      return {
        cart: cartIn(state, account, locale),
        deliveries: deliveriesFor(account, world, locale),
        paymentMethods: paymentsFor(account, buyer, total, context.reader(account, state, locale)),
        termsHref: TERMS,
        timeZone: regions[account.region].timeZone,
        serverTime: instantOf(world.now(), regions[account.region].timeZone),
      };
    }),
    prepare: call('checkout.prepare', async (request) => {
      const { accountId, cartId, expectedTotal: expected, locale } = request;
      const { account, buyer } = await buyerAt(accountId);
      const answers = answersOf(request, buyer);
      if (repricing.isOn(account)) return refused('total-changed', await context.state(account), account, locale);
      const { state, result } = await context.mutate(account, (before) => {
        const [state, result] = prepare(before, { cartId, answers, expected }, placingOf({ account, buyer }));
        return [state, { state, result }];
      });
      if (result.outcome === 'done') return done(result.order, state, account, locale);
      return result.outcome === 'refused' ? refused(result.reason, state, account, locale) : result;
    }),
    place: call('checkout.place', async ({ accountId, key, handle, expectedTotal: expected, locale }) => {
      const { account, buyer } = await buyerAt(accountId);
      const { state, result } = await context.mutate(account, (before) => {
        const [state, result] = place(before, { key, handle, expected }, placingOf({ account, buyer }));
        return [state, { state, result }];
      });
      if (result.outcome === 'done') return done(result.order, state, account, locale);
      return refused(result.outcome === 'refused' ? result.reason : 'handle-closed', state, account, locale);
    }),
    outcome: call('checkout.outcome', async ({ accountId, key, handle, locale }) => {
      const { account } = await buyerAt(accountId);
      const state = await context.state(account);
      const order = state.orders.find((placed) => placed.handle === handle || (context.knowsKeys && placed.key === key));
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
