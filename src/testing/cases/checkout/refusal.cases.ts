import type { Checkout, CheckoutPort, OrderRefusal, OrderRequest } from '../../../ports';
import { isConsolidatedCheckoutOffered, orderRequirements } from '../../../rules/checkout';
import { NOTES_MAX_LENGTH } from '../../../rules/limits';
import { casesOf } from '../../define-case';
import { required, rejectsField, assertEqual, skip, assertThat } from '../../expect';
import type { CaseContext } from '../../testing.types';
import { done, ordered } from '../cart/cart-helpers';
import {
  answering,
  orderable,
  orderIds,
  placed,
  placing,
  preparing,
  type Request,
  requestFor,
} from './checkout-helpers';

const define = casesOf('checkout');
type Preparing = CaseContext<(typeof preparing)[number]>;

/** Fails unless `prepare` is refused for the reason, creates no order and does not change the cart. */
async function refuses(
  context: Preparing,
  request: Request,
  reasons: readonly OrderRefusal[],
  what: string,
): Promise<void> {
  const before = await orderIds(context, request);
  const cart = await context.adapter.cart.read(request);
  const answer: Awaited<ReturnType<CheckoutPort['prepare']>> = await context.adapter.checkout.prepare(request);
  assertThat(
    answer.outcome === 'refused' && reasons.includes(answer.reason),
    `${what}: expected refused (${reasons.join(' or ')}), got ${answer.outcome}${'reason' in answer ? ` (${answer.reason})` : ''}`,
  );
  assertEqual(
    [await orderIds(context, request), ordered(await context.adapter.cart.read(request))],
    [before, ordered(cart)],
    `orders and cart after ${what}`,
  );
}

const field = (
  name: string,
  of: string,
  title: string,
  changes: readonly Partial<OrderRequest>[],
  isRequired: (checkout: Checkout) => boolean = () => true,
) =>
  define({
    name,
    family: 'error',
    needs: preparing,
    title,
    async run(context) {
      const at = await context.here();
      const checkout = await orderable(context, at);
      const request = requestFor(checkout, at);
      for (const change of changes) {
        if (!isRequired(checkout)) {
          const { outcome } = await context.adapter.checkout.prepare({ ...request, ...change });
          assertEqual(outcome, 'ready', `the outcome prepared with ${JSON.stringify(change)}, which is not required`);
          continue;
        }
        await rejectsField(
          context.adapter.checkout.prepare({ ...request, ...change }),
          of,
          `prepared with ${JSON.stringify(change)}`,
        );
      }
    },
  });

/** Cases of refused orders. */
export const refusingCases = [
  define({
    name: 'prepare-other-total',
    family: 'refusal',
    needs: preparing,
    title: 'preparing with a total that differs from the cart’s is refused as total-changed',
    async run(context) {
      const at = await context.here();
      const request = requestFor(await orderable(context, at), at);
      await refuses(
        context,
        { ...request, expectedTotal: { ...request.expectedTotal, minor: request.expectedTotal.minor + 1 } },
        ['total-changed'],
        'a total one off',
      );
    },
  }),
  define({
    name: 'prepare-other-cart',
    family: 'refusal',
    needs: preparing,
    title: 'a cart that is not the account’s is refused as cart-changed',
    async run(context) {
      const at = await context.here();
      await refuses(
        context,
        { ...requestFor(await orderable(context, at), at), cartId: context.unknownId },
        ['cart-changed'],
        'an unknown cart',
      );
    },
  }),
  define({
    name: 'below-minimum',
    family: 'refusal',
    needs: preparing,
    title: 'a cart below the account’s minimum is refused with that reason',
    async run(context) {
      const at = await context.here();
      const { cart } = await orderable(context, at);
      required(cart.minimum.cases ?? cart.minimum.value, 'an account with a minimum');
      const line = required(
        cart.lines.find(({ isFreeGood }) => !isFreeGood),
        'a line',
      );
      await done(context.adapter, at, { type: 'clear' });
      await done(context.adapter, at, {
        type: 'add',
        productId: line.product.id,
        quantity: line.product.quantityRule.min,
      });
      await refuses(
        context,
        requestFor(await context.adapter.checkout.open(at), at),
        ['below-minimum'],
        'a cart of one case',
      );
    },
  }),
  define({
    name: 'empty-cart',
    family: 'refusal',
    needs: preparing,
    title: 'an empty cart is refused',
    async run(context) {
      const at = await context.here();
      await orderable(context, at);
      await done(context.adapter, at, { type: 'clear' });
      await refuses(
        context,
        requestFor(await context.adapter.checkout.open(at), at),
        ['cart-changed', 'below-minimum', 'unavailable-lines'],
        'an empty cart',
      );
    },
  }),
  define({
    name: 'no-such-date',
    family: 'refusal',
    needs: preparing,
    title: 'a date that is unavailable or no longer available is refused as date-closed',
    async run(context) {
      const at = await context.here();
      await answering(context, at, 'deliveryDate');
      const checkout = await orderable(context, at);
      const request = requestFor(checkout, at);
      const closed = checkout.deliveries
        .find(({ method }) => method === request.method)
        ?.slots.find((slot) => slot.closedReason !== null);
      for (const date of ['1999-12-31', ...(closed === undefined ? [] : [closed.date])])
        await refuses(context, { ...request, date }, ['date-closed'], `the date ${date}`);
    },
  }),
  define({
    name: 'ordering-stopped',
    family: 'refusal',
    needs: preparing,
    title: 'an account that cannot check out is refused as ordering-stopped',
    async run(context) {
      const at = {
        accountId: required(context.fixtures.noCheckoutAccountId, 'fixtures.noCheckoutAccountId'),
        locale: context.locale,
      };
      await refuses(context, requestFor(await orderable(context, at), at), ['ordering-stopped'], 'a stopped account');
    },
  }),
  field(
    'terms',
    'termsAccepted',
    'terms that are not accepted are rejected, naming the field, unless the account does not require them',
    [{ termsAccepted: false }],
    (checkout) => orderRequirements(checkout).termsAccepted,
  ),
  field('payment', 'paymentMethodId', 'no payment method, or one that is not offered, is rejected, naming the field', [
    { paymentMethodId: null },
    { paymentMethodId: 'constructor' },
  ]),
  field(
    'purchase-order-number',
    'purchaseOrderNumber',
    'a blank PO number is rejected, naming the field, unless the account does not require one',
    [{ purchaseOrderNumber: '' }, { purchaseOrderNumber: '   ' }],
    (checkout) => orderRequirements(checkout).purchaseOrderNumber === 'required',
  ),
  field(
    'notes-too-long',
    'notes',
    'notes of 133 characters are rejected, naming the field',
    [{ notes: 'x'.repeat(NOTES_MAX_LENGTH + 1) }],
    (checkout) => orderRequirements(checkout).notes !== 'off',
  ),
  field(
    'no-date',
    'date',
    'no date is rejected, naming the field, unless the store plans no dates',
    [{ date: null }],
    (checkout) => orderRequirements(checkout).deliveryDate !== 'off',
  ),
  define({
    name: 'notes-in-full',
    family: 'limit',
    needs: placing,
    title: 'notes of 132 characters are kept complete, including special characters',
    async run(context) {
      const at = await context.here();
      await answering(context, at, 'notes');
      const notes = '“Côté” 🚚 ñ 한 '.padEnd(NOTES_MAX_LENGTH, 'x');
      const { order } = await placed(context, at, { notes });
      assertEqual(order.notes, notes, 'the order’s notes');
    },
  }),
  define({
    name: 'too-many-empties',
    family: 'error',
    needs: preparing,
    title: 'more empties than the maximum, or a negative number, are rejected with their kind',
    async run(context) {
      const at = await context.here();
      const checkout = await orderable(context, at);
      const { kind, most } = required(checkout.empties[0], 'a kind of empties that is taken back');
      for (const count of [most + 1, -1]) {
        await rejectsField(
          context.adapter.checkout.prepare(
            requestFor(checkout, at, { empties: { cylinder: 0, glass: 0, [kind]: count } }),
          ),
          kind,
          `${count} ${kind}`,
        );
      }
    },
  }),
  define({
    name: 'several-not-offered',
    family: 'error',
    needs: [...preparing, 'session.settings'],
    title: 'several dates are rejected with the field if everything has to be delivered at once',
    async run(context) {
      const at = await context.here();
      const checkout = await orderable(context, at);
      const { splitShipmentEnabled } = await context.adapter.session.settings({});
      if (splitShipmentEnabled || isConsolidatedCheckoutOffered(checkout.bottlerId))
        skip('needs an account with one delivery only');
      const { date, ...request } = requestFor(checkout, at);
      const lineIds = checkout.cart.lines.slice(0, 1).map(({ id }) => id);
      await rejectsField(
        context.adapter.checkout.prepare({ ...request, date, additionalDeliveries: [{ date, lineIds }] }),
        'additionalDeliveries',
        'a second date',
      );
    },
  }),
  define({
    name: 'guest-details',
    family: 'error',
    seat: 'guest',
    needs: [...preparing, 'session.settings'],
    title: 'a guest without details is rejected with the missing fields',
    async run(context) {
      const { guestCheckoutEnabled, guestCartCheckoutEnabled } = await context.adapter.session.settings({});
      required(guestCheckoutEnabled || guestCartCheckoutEnabled || null, 'a store that lets guests check out');
      const at = { accountId: null, locale: context.locale };
      const request = requestFor(await orderable(context, at), at);
      await rejectsField(
        context.adapter.checkout.prepare({ ...request, guest: { lastName: 'Reyes' } }),
        'email',
        'a guest without an email',
      );
    },
  }),
];
