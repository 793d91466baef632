import { casesOf } from '../../define-case';
import { required, rejects, assertEqual, assertThat } from '../../expect';
import { placed as placedShape, prepared as preparedShape } from '../../schemas/checkout';
import { assertShape } from '../../schemas/shape';
import { fresh, nth, ordered } from '../cart/cart-helpers';
import {
  answering,
  guestDetails,
  onTwoTrucks,
  openDate,
  orderable,
  orderIds,
  orderOf,
  opening,
  placed,
  placeOf,
  placing,
  prepared,
  preparing,
  requestFor,
  surchargeOf,
} from './checkout-helpers';

const define = casesOf('checkout');

/** Cases of placing an order. */
export const placingCases = [
  define({
    name: 'prepare-shape',
    family: 'shape',
    needs: preparing,
    title: 'the response of prepare matches the domain schema, ready or refused',
    async run(context) {
      const at = await context.here();
      const request = requestFor(await orderable(context, at), at);
      assertShape(
        await context.adapter.checkout.prepare({ ...request, cartId: context.unknownId }),
        preparedShape,
        'a refused prepare',
      );
      assertShape(await context.adapter.checkout.prepare(request), preparedShape, 'prepare');
    },
  }),
  define({
    name: 'place-shape',
    family: 'shape',
    needs: placing,
    title: 'the response of place matches the domain schema, done or refused',
    async run(context) {
      const { handle, request } = await prepared(context, await context.here());
      const expectedTotal = { ...request.expectedTotal, minor: request.expectedTotal.minor + 1 };
      const newer = await context.adapter.checkout.prepare(request);
      assertThat(newer.outcome === 'ready', `the second prepare: expected ready, got ${newer.outcome}`);
      assertShape(
        await context.adapter.checkout.place(placeOf({ ...request, expectedTotal }, handle, 'kit-key-0')),
        placedShape,
        'a refused place',
      );
      assertShape(
        await context.adapter.checkout.place(placeOf(request, newer.handle, 'kit-key-1')),
        placedShape,
        'place',
      );
    },
  }),
  define({
    name: 'prepare-orders-nothing',
    family: 'behaviour',
    needs: preparing,
    title: 'preparing orders nothing and does not change the cart',
    async run(context) {
      const at = await context.here();
      const before = await orderIds(context, at);
      const { checkout } = await prepared(context, at);
      assertEqual(await orderIds(context, at), before, 'orders there are');
      assertEqual(ordered(await context.adapter.cart.read(at)), ordered(checkout.cart), 'the cart');
    },
  }),
  define({
    name: 'place',
    family: 'behaviour',
    needs: placing,
    title: 'placing creates one order with the cart’s products and the agreed total',
    async run(context) {
      const at = await context.here();
      const before = await orderIds(context, at);
      const { order, checkout, request } = await placed(context, at);
      const after = await orderIds(context, at);
      assertEqual(
        [after.length, after.includes(order.id)],
        [before.length + 1, true],
        'orders there are, and whether it is one of them',
      );
      assertEqual([order.accountId, order.total], [at.accountId, request.expectedTotal], 'whose it is, and its total');
      const lines = (
        of: readonly {
          readonly product: { readonly id: string };
          readonly quantity: number | null;
          readonly isFreeGood: boolean;
        }[],
      ) =>
        of
          .filter(({ isFreeGood }) => !isFreeGood)
          .map(({ product, quantity }) => `${product.id} ${quantity}`)
          .sort();
      assertEqual(lines(order.lines), lines(checkout.cart.lines), 'what was ordered');
    },
  }),
  define({
    name: 'place-keeps-answers',
    family: 'behaviour',
    needs: placing,
    title: 'an order has its date, method and notes, and its PO number trimmed',
    async run(context) {
      const at = await context.here();
      await answering(context, at, 'notes');
      const notes = 'Ring twice; the bell is “new” & <loud>.';
      const { order, request } = await placed(context, at, {
        notes,
        purchaseOrderNumber: '  KIT-2207 ',
      });
      assertEqual(
        [order.method, order.deliveryDate, order.notes, order.purchaseOrderNumber],
        [request.method, request.date, notes, 'KIT-2207'],
        'way, date, notes and PO number',
      );
    },
  }),
  define({
    name: 'place-empties-the-cart',
    family: 'behaviour',
    needs: placing,
    title: 'after placing, the account has a new, empty cart',
    async run(context) {
      const at = await context.here();
      const { request } = await placed(context, at);
      const cart = await context.adapter.cart.read(at);
      assertEqual(cart.lines, [], 'lines of the cart');
      assertThat(cart.id !== request.cartId, 'the cart is the one that was ordered');
    },
  }),
  define({
    name: 'place-is-listed',
    family: 'behaviour',
    needs: [...placing, 'orders.list', 'orders.read'],
    title: 'a placed order is first in the list and agrees with the response',
    async run(context) {
      const at = await context.here();
      const { order } = await placed(context, at);
      assertEqual(
        (await context.adapter.orders.list({ ...at, page: 0, pageSize: 10 })).items[0]?.id,
        order.id,
        'the first order',
      );
      const read = await context.adapter.orders.read({ ...at, orderId: order.id });
      for (const key of ['id', 'number', 'total', 'deliveryDate', 'lines', 'purchaseOrderNumber'] as const)
        assertEqual(read?.[key], order[key], key);
    },
  }),
  define({
    name: 'place-with-surcharge',
    family: 'behaviour',
    needs: placing,
    title: 'a surcharge is on the order as quoted, and part of its total',
    async run(context) {
      const at = await context.here();
      const checkout = await orderable(context, at);
      const { method } = requestFor(checkout, at);
      const payment = required(
        checkout.paymentMethods.find((one) => surchargeOf(one, method) !== null),
        'a payment method with a surcharge',
      );
      const quoted = required(surchargeOf(payment, method), 'a surcharge');
      const expectedTotal = { ...quoted, minor: checkout.cart.totals.total.minor + quoted.minor };
      const { order } = await placed(context, at, { paymentMethodId: payment.id, expectedTotal });
      assertEqual([order.surcharge, order.total], [quoted, expectedTotal], 'surcharge and total');
    },
  }),
  define({
    name: 'place-with-empties',
    family: 'behaviour',
    needs: placing,
    title: 'the returned empties of an order have the submitted quantities',
    async run(context) {
      const at = await context.here();
      const { empties } = await orderable(context, at);
      const { kind, suggested } = required(empties[0], 'a kind of empties that is taken back');
      const { order } = await placed(context, at, { empties: { cylinder: 0, glass: 0, [kind]: suggested } });
      assertEqual(order.empties, { cylinder: 0, glass: 0, [kind]: suggested }, 'the order’s empties');
    },
  }),
  define({
    name: 'place-on-one-delivery',
    family: 'behaviour',
    needs: placing,
    title: 'every line of a placed order is in exactly one delivery',
    async run(context) {
      const { order } = await placed(context, await context.here());
      assertEqual(
        order.deliveries.flatMap(({ lineIds }) => lineIds).sort(),
        order.lines.map(({ id }) => id).sort(),
        'lines on deliveries',
      );
    },
  }),
  define({
    name: 'place-on-two-dates',
    family: 'behaviour',
    needs: [...placing, 'session.settings'],
    title: 'if lines can have dates of their own, each delivery is on its date and every line is in one delivery',
    async run(context) {
      const {
        checkout,
        trucks: [first, second],
        at,
      } = await onTwoTrucks(context);
      const [date, later] = [openDate(first), openDate(second)];
      const request = requestFor(checkout, at, {
        method: 'delivery',
        date,
        additionalDeliveries: [{ date: later, lineIds: second.lineIds }],
      });
      const answer = await context.adapter.checkout.prepare(request);
      assertThat(answer.outcome === 'ready', `prepare: expected ready, got ${answer.outcome}`);
      const order = orderOf(
        await context.adapter.checkout.place(placeOf(request, answer.handle, 'kit-key-1')),
        'place',
      );
      assertEqual(
        order.deliveries.map((delivery) => delivery.date),
        [date, later],
        'the dates',
      );
      assertEqual(
        order.deliveries.flatMap(({ lineIds }) => lineIds).sort(),
        order.lines.map(({ id }) => id).sort(),
        'lines on deliveries',
      );
    },
  }),
  define({
    name: 'guest',
    family: 'behaviour',
    seat: 'guest',
    needs: [...opening, 'session.settings'],
    title: 'guests can check out if the store allows it; otherwise they get signed-out',
    async run(context) {
      const { adapter, locale } = context;
      const { guestCheckoutEnabled, guestCartCheckoutEnabled } = await adapter.session.settings({});
      const at = { accountId: null, locale };
      if (!guestCheckoutEnabled && !guestCartCheckoutEnabled)
        await rejects(adapter.checkout.open(at), ['signed-out'], 'a guest’s checkout');
      else assertThat((await orderable(context, at)).deliveries.length > 0, 'a guest can not have the goods');
    },
  }),
  define({
    name: 'guest-places',
    family: 'behaviour',
    seat: 'guest',
    needs: [...placing, 'session.settings'],
    title: 'a guest’s order has the guest’s details',
    async run(context) {
      const { guestCheckoutEnabled, guestCartCheckoutEnabled } = await context.adapter.session.settings({});
      required(guestCheckoutEnabled || guestCartCheckoutEnabled || null, 'a store that lets guests check out');
      const { order } = await placed(context, { accountId: null, locale: context.locale }, { guest: guestDetails });
      assertEqual(order.guest, guestDetails, 'who ordered');
    },
  }),
  define({
    name: 'prepare-given-up',
    family: 'abort',
    needs: placing,
    title: 'a preparation whose signal is already aborted rejects as aborted, and an open handle stays open',
    async run(context) {
      const at = await context.here();
      const { handle, request, checkout } = await prepared(context, at);
      await rejects(
        context.adapter.checkout.prepare(request, { signal: AbortSignal.abort() }),
        ['aborted'],
        'with an aborted signal',
      );
      assertEqual(ordered(await context.adapter.cart.read(at)), ordered(checkout.cart), 'the cart');
      orderOf(await context.adapter.checkout.place(placeOf(request, handle, 'kit-key-1')), 'the open handle, placed');
    },
  }),
  define({
    name: 'prepare-after-a-change',
    family: 'behaviour',
    needs: preparing,
    title: 'a changed cart can be prepared again at its new total',
    async run(context) {
      const at = await context.here();
      await prepared(context, at);
      const { samples } = await fresh(context, at, 1);
      const { revision } = await context.adapter.cart.read(at);
      await context.adapter.cart.change({
        ...at,
        change: { type: 'add', productId: nth(samples, 0).id, quantity: nth(samples, 0).min },
        revision,
      });
      const answer = await context.adapter.checkout.prepare(requestFor(await context.adapter.checkout.open(at), at));
      assertEqual(answer.outcome, 'ready', 'the outcome');
    },
  }),
];
