import type { Cart, OrderRefusal, OrderRequest } from '../../../domain';
import { type CheckoutPort, type InLocale, PortError } from '../../../ports';
import { answerTo } from '../../../rules/checkout-fields';
import { attachmentProblem } from '../../../rules/support';
import type { DemoContext } from '../context';
import { type DemoAccount, regions } from '../data/accounts';
import type { DemoBuyer } from '../data/buyers';
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
import { checkoutFieldsIn } from '../engine/checkout-fields';
import { answersOf, type Offered } from '../engine/order-answers';
import { presentOrder } from '../engine/orders';
import { abandon, place, type Placing, prepare } from '../engine/place-order';
import { instantOf } from '../engine/zoned-time';
import type { Call } from '../faults';
import { readInParts } from '../read-in-parts';
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

  /** Owner of an uploaded file: the account, or the guest of this browser. */
  const ownerOf = (account: DemoAccount | null): string => account?.id ?? 'guest';

  async function offeredTo(
    { account, buyer }: Who,
    state: AccountState,
    { locale, fields: answers = [] }: Pick<OrderRequest & InLocale, 'locale' | 'fields'>,
  ): Promise<Offered> {
    const reader = context.reader(account, state, locale);
    const priced = priceCart(state, account, world);
    const fields = checkoutFieldsIn(world, reader);
    const handles = fields.flatMap((field) => (field.kind === 'file' ? (answerTo(field, answers)?.value ?? []) : []));
    const files = await Promise.all(handles.map(async (handle) => [handle, await context.files.find(handle)] as const));
    return {
      fields,
      uploads: new Set(files.filter(([, file]) => file?.accountId === ownerOf(account)).map(([handle]) => handle)),
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
        fields: checkoutFieldsIn(world, reader),
        lastPurchaseOrderNumber:
          (state.orders.at(-1) ?? world.history(account).at(-1))?.answers.purchaseOrderNumber ?? null,
        termsHref: TERMS,
        timeZone,
        serverTime: instantOf(world.now(), timeZone),
      };
    }),
    upload: (request, options) =>
      call('checkout.upload', async ({ accountId, fieldId, file, name, locale }: typeof request) => {
        const { account } = await buyerAt(accountId);
        const reader = context.reader(account, await context.state(account), locale);
        const field = checkoutFieldsIn(world, reader).find(({ id }) => id === fieldId);
        if (field?.kind !== 'file') throw new PortError('not-found', 'The checkout has no such file field');
        const problem = attachmentProblem(file, field);
        if (problem !== null)
          throw new PortError('rejected', 'The file was not accepted', { fields: { file: problem } });
        await readInParts(file, options);
        const handle = `up-${crypto.randomUUID()}`;
        await context.files.keep(handle, { accountId: ownerOf(account), name: name.slice(0, 120), content: file });
        return { handle };
      })(request, options),
    prepare: call('checkout.prepare', async (request) => {
      const { accountId, cartId, expectedTotal: expected, locale } = request;
      const caller = await buyerAt(accountId);
      const { account } = caller;
      const before = await context.state(account);
      const answers = answersOf(request, await offeredTo(caller, before, request));
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
