import { casesOf } from '../../define-case';
import { deepEqual, required, rejects, assertEqual, assertThat } from '../../expect';
import { checkout as checkoutShape } from '../../schemas/checkout';
import { assertShape } from '../../schemas/shape';
import { ordered } from '../cart/cart-helpers';
import { once } from '../common/paging';
import { readingCases } from '../common/reading';
import { opening, orderable } from './checkout-helpers';

const define = casesOf('checkout');

/** Cases of the options of a checkout. */
export const offeringCases = [
  define({
    name: 'open-shape',
    family: 'shape',
    needs: opening,
    title: 'a checkout matches the domain schema',
    async run(context) {
      assertShape(await orderable(context, await context.here()), checkoutShape, 'checkout');
    },
  }),
  define({
    name: 'open-is-the-cart',
    family: 'behaviour',
    needs: opening,
    title: 'a checkout has the current cart, and opening it changes nothing',
    async run(context) {
      const at = await context.here();
      const { cart } = await orderable(context, at);
      const read = await context.adapter.cart.read(at);
      assertEqual(
        [cart.id, cart.accountId, cart.revision, cart.totals.total, ordered(cart)],
        [read.id, at.accountId, read.revision, read.totals.total, ordered(read)],
        'the checkout’s cart',
      );
    },
  }),
  define({
    name: 'dates-in-order',
    family: 'behaviour',
    needs: opening,
    title: 'the dates of each delivery are sorted, without duplicates',
    async run(context) {
      const { deliveries, groups } = await orderable(context, await context.here());
      for (const { slots } of [...deliveries, ...groups]) {
        const dates = slots.map(({ date }) => date);
        once(dates, 'the dates');
        assertEqual(dates, [...dates].sort(), 'the dates');
      }
    },
  }),
  define({
    name: 'past-dates-closed',
    family: 'behaviour',
    needs: opening,
    title: 'a date after its cut-off is closed, with a reason',
    async run(context) {
      const { deliveries, groups, serverTime } = await orderable(context, await context.here());
      const open = [...deliveries, ...groups]
        .flatMap(({ slots }) => slots)
        .find(({ cutOff, closedReason }) => closedReason === null && Date.parse(cutOff) <= Date.parse(serverTime));
      assertThat(open === undefined, `${open?.date ?? ''} is offered, and its cut-off was ${open?.cutOff ?? ''}`);
    },
  }),
  define({
    name: 'choices-told',
    family: 'behaviour',
    needs: opening,
    title:
      'methods, payment methods and kinds of empties have no duplicates, and suggested empties are within their maximum',
    async run(context) {
      const { deliveries, paymentMethods, empties } = await orderable(context, await context.here());
      assertThat(
        deliveries.length > 0 && paymentMethods.length > 0,
        'there is no way to have the goods, or none to pay',
      );
      once(
        deliveries.map(({ method }) => method),
        'the ways to have the goods',
      );
      once(
        paymentMethods.map(({ id }) => id),
        'the payment methods',
      );
      once(
        empties.map(({ kind }) => kind),
        'the empties',
      );
      const odd = empties.find(({ suggested, most }) => suggested > most);
      assertThat(
        odd === undefined,
        `${odd?.suggested ?? 0} ${odd?.kind ?? ''} are suggested, ${odd?.most ?? 0} are the most`,
      );
    },
  }),
  define({
    name: 'groups-hold-lines',
    family: 'behaviour',
    needs: opening,
    title: 'lines of a delivery are lines of the cart, each in one delivery',
    async run(context) {
      const { groups, cart } = await orderable(context, await context.here());
      const ids = groups.flatMap(({ lineIds }) => lineIds);
      required(ids[0], 'fixtures.orderable: products with several deliveries');
      once(ids, 'the trucks together');
      const stray = ids.find((id) => !cart.lines.some((line) => line.id === id));
      assertThat(stray === undefined, `line ${stray ?? ''} is on a truck and not in the cart`);
    },
  }),
  define({
    name: 'surcharge-told',
    family: 'behaviour',
    needs: opening,
    title: 'a surcharge is quoted in the cart’s currency and based on the cart’s total',
    async run(context) {
      const { paymentMethods, cart } = await orderable(context, await context.here());
      required(
        paymentMethods.find(({ surcharge }) => surcharge !== null),
        'a payment method with a surcharge',
      );
      for (const { label, surcharge } of paymentMethods) {
        if (surcharge === null) continue;
        assertEqual(surcharge.basis, cart.totals.total, `what the surcharge of ${label} is worked out on`);
        assertThat(
          surcharge.amount.currency === surcharge.basis.currency && surcharge.amount.minor >= 0,
          `the surcharge of ${label} is ${surcharge.amount.minor} ${surcharge.amount.currency}`,
        );
      }
    },
  }),
  define({
    name: 'open-viewer',
    family: 'error',
    seat: 'viewer',
    needs: ['checkout.open'],
    title: 'a user without the order permission cannot open a checkout: forbidden',
    run: async ({ adapter, here }) =>
      void (await rejects(adapter.checkout.open(await here()), ['forbidden'], 'a checkout of a viewer’s')),
  }),
  define({
    name: 'open-anothers',
    family: 'error',
    needs: ['checkout.open'],
    title: 'a checkout of an account that is not the buyer’s is forbidden or not-found',
    async run({ adapter, locale, unknownId, fixtures: { foreignAccountId = unknownId } }) {
      for (const accountId of [unknownId, foreignAccountId])
        await rejects(
          adapter.checkout.open({ accountId, locale }),
          ['not-found', 'forbidden'],
          `a checkout of ${accountId}`,
        );
    },
  }),
  define({
    name: 'language',
    family: 'language',
    needs: opening,
    title: 'options are in the requested language; dates, ids and amounts do not change',
    async run(context) {
      const at = await context.here();
      const locale = required(context.fixtures.otherLocale, 'fixtures.otherLocale');
      const one = await orderable(context, at);
      const other = await context.adapter.checkout.open({ ...at, locale });
      const stays = ({ cart, deliveries, paymentMethods }: typeof one) => [
        cart.totals.total,
        deliveries.map(({ method, slots }) => [method, slots.map(({ date, cutOff }) => [date, cutOff])]),
        paymentMethods.map(({ id, kind }) => [id, kind]),
      ];
      assertEqual(stays(other), stays(one), 'the choices in another language');
      const labels = ({ deliveries, paymentMethods }: typeof one) =>
        [...deliveries, ...paymentMethods].map(({ label }) => label);
      assertThat(!deepEqual(labels(other), labels(one)), `the labels are the same in ${at.locale} and ${locale}`);
    },
  }),
  ...readingCases('checkout.open', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.checkout.open(at, options);
  }),
];
