import { casesOf } from '../../define-case';
import { rejects, assertEqual, assertThat } from '../../expect';
import { abandoned, outcome } from '../../schemas/checkout';
import { assertShape } from '../../schemas/shape';
import { fresh, nth } from '../cart/cart-helpers';
import { orderIds, orderOf, outcomeOf, placed, placeOf, placing, prepared, preparing } from './checkout-helpers';

const define = casesOf('checkout');
const looking = [...placing, 'checkout.outcome'] as const;
const closing = [...placing, 'checkout.abandon'] as const;

/** Cases of lost and repeated requests. */
export const onceCases = [
  define({
    name: 'place-twice',
    family: 'once',
    needs: placing,
    title: 'placing twice with the same key and handle creates one order: the response is that order or a refusal',
    async run(context) {
      const at = await context.here();
      const before = await orderIds(context, at);
      const { order, handle, request, key } = await placed(context, at);
      const again = await context.adapter.checkout.place(placeOf(request, handle, key));
      if (again.outcome === 'done') assertEqual(again.order.id, order.id, 'the order of the second answer');
      assertEqual((await orderIds(context, at)).length, before.length + 1, 'orders there are');
    },
  }),
  define({
    name: 'place-other-key',
    family: 'once',
    needs: placing,
    title: 'placing a handle again with another key creates no second order',
    async run(context) {
      const at = await context.here();
      const before = await orderIds(context, at);
      const { order, handle, request } = await placed(context, at);
      const again = await context.adapter.checkout.place(placeOf(request, handle, 'kit-key-2'));
      if (again.outcome === 'done') assertEqual(again.order.id, order.id, 'the order of the second answer');
      assertEqual((await orderIds(context, at)).length, before.length + 1, 'orders there are');
    },
  }),
  define({
    name: 'place-side-by-side',
    family: 'once',
    needs: placing,
    title: 'placing a handle three times at once creates one order',
    async run(context) {
      const at = await context.here();
      const before = await orderIds(context, at);
      const { handle, request } = await prepared(context, at);
      const place = () => context.adapter.checkout.place(placeOf(request, handle, 'kit-key-1')).catch(() => null);
      const answers = await Promise.all([place(), place(), place()]);
      const ids = new Set(answers.flatMap((answer) => (answer?.outcome === 'done' ? [answer.order.id] : [])));
      assertEqual(
        [ids.size, (await orderIds(context, at)).length],
        [1, before.length + 1],
        'orders answered, and orders there are',
      );
    },
  }),
  define({
    name: 'two-tabs',
    family: 'once',
    needs: placing,
    title: 'two tabs that place the same cart create one order',
    async run(context) {
      const at = await context.here();
      const before = await orderIds(context, at);
      const other = await context.second();
      const one = await prepared(context, at);
      const two = await other.checkout.prepare(one.request);
      await Promise.all([
        context.adapter.checkout.place(placeOf(one.request, one.handle, 'kit-key-1')).catch(() => null),
        two.outcome === 'ready'
          ? other.checkout.place(placeOf(one.request, two.handle, 'kit-key-2')).catch(() => null)
          : null,
      ]);
      assertEqual((await orderIds(context, at)).length, before.length + 1, 'orders there are');
    },
  }),
  define({
    name: 'prepare-closes-older',
    family: 'once',
    needs: placing,
    title: 'preparing again closes the older handle: placing it late is refused as handle-closed',
    async run(context) {
      const at = await context.here();
      const before = await orderIds(context, at);
      const older = await prepared(context, at);
      const newer = await context.adapter.checkout.prepare(older.request);
      assertThat(newer.outcome === 'ready', `the second prepare: expected ready, got ${newer.outcome}`);
      const late = await context.adapter.checkout.place(placeOf(older.request, older.handle, 'kit-key-1'));
      assertEqual(late.outcome === 'refused' ? late.reason : late.outcome, 'handle-closed', 'the older handle, placed');
      orderOf(
        await context.adapter.checkout.place(placeOf(older.request, newer.handle, 'kit-key-2')),
        'the newer handle, placed',
      );
      assertEqual((await orderIds(context, at)).length, before.length + 1, 'orders there are');
    },
  }),
  define({
    name: 'prepare-ordered-cart',
    family: 'once',
    needs: placing,
    title: 'an ordered cart cannot be prepared again: the response is its order or a refusal',
    async run(context) {
      const at = await context.here();
      const { order, request } = await placed(context, at);
      const again = await context.adapter.checkout.prepare(request);
      if (again.outcome === 'done') assertEqual(again.order.id, order.id, 'the order');
      else assertEqual(again.outcome, 'refused', 'the outcome');
    },
  }),
  define({
    name: 'outcome-shape',
    family: 'shape',
    needs: looking,
    title: 'outcomes match the domain schema, open and done',
    async run(context) {
      const at = await context.here();
      const { handle, request } = await prepared(context, at);
      const look = (of: string) => context.adapter.checkout.outcome({ ...at, key: 'kit-key-1', handle: of });
      assertShape(await look(handle), outcome, 'of an open handle');
      await context.adapter.checkout.place(placeOf(request, handle, 'kit-key-1'));
      assertShape(await look(handle), outcome, 'of a placed handle');
    },
  }),
  define({
    name: 'outcome-open',
    family: 'once',
    needs: [...preparing, 'checkout.outcome'],
    title: 'the outcome of a prepared handle is open',
    async run(context) {
      const at = await context.here();
      const { handle } = await prepared(context, at);
      assertEqual(
        await outcomeOf(context.adapter.checkout, { ...at, key: 'kit-key-1', handle }),
        { outcome: 'open' },
        'the outcome',
      );
    },
  }),
  define({
    name: 'outcome-done',
    family: 'once',
    needs: looking,
    title: 'the outcome of a placed handle is its order, in another tab too',
    async run(context) {
      const at = await context.here();
      const { handle, order, key } = await placed(context, at);
      assertEqual(
        orderOf(await outcomeOf(context.adapter.checkout, { ...at, key, handle }), 'the outcome').id,
        order.id,
        'the order',
      );
    },
  }),
  define({
    name: 'outcome-unknown',
    family: 'once',
    needs: ['checkout.outcome'],
    title: 'an unknown handle is closed or rejected, never open or done',
    async run({ adapter, here, unknownId }) {
      const look = adapter.checkout.outcome({ ...(await here()), key: 'kit-key-0', handle: unknownId });
      const answer = await look.catch(() => null);
      if (answer === null) await rejects(look, ['rejected', 'not-found'], 'an unknown handle');
      else assertEqual(answer, { outcome: 'closed' }, 'the outcome');
    },
  }),
  define({
    name: 'outcome-of-older',
    family: 'once',
    needs: [...preparing, 'checkout.outcome'],
    title: 'a handle that a newer one closed is closed',
    async run(context) {
      const at = await context.here();
      const { handle, request } = await prepared(context, at);
      await context.adapter.checkout.prepare(request);
      assertEqual(
        await outcomeOf(context.adapter.checkout, { ...at, key: 'kit-key-1', handle }),
        { outcome: 'closed' },
        'the older handle’s outcome',
      );
    },
  }),
  define({
    name: 'outcome-given-up',
    family: 'abort',
    needs: [...preparing, 'checkout.outcome'],
    title: 'a look-up whose signal is already aborted rejects as aborted',
    async run(context) {
      const at = await context.here();
      const { handle } = await prepared(context, at);
      const look = context.adapter.checkout.outcome(
        { ...at, key: 'kit-key-1', handle },
        { signal: AbortSignal.abort() },
      );
      await rejects(look, ['aborted'], 'with an aborted signal');
    },
  }),
  define({
    name: 'abandon',
    family: 'once',
    needs: closing,
    title: 'placing an abandoned handle is refused as handle-closed, and nothing is ordered',
    async run(context) {
      const at = await context.here();
      const before = await orderIds(context, at);
      const { handle, request } = await prepared(context, at);
      const given = { ...at, key: 'kit-key-1', handle };
      for (const time of ['first', 'second'])
        assertEqual(await context.adapter.checkout.abandon(given), { outcome: 'closed' }, `the ${time} answer`);
      const late = await context.adapter.checkout.place(placeOf(request, handle, 'kit-key-1'));
      assertEqual(late.outcome === 'refused' ? late.reason : late.outcome, 'handle-closed', 'the handle, placed late');
      assertEqual(await orderIds(context, at), before, 'orders there are');
    },
  }),
  define({
    name: 'abandon-placed',
    family: 'once',
    needs: closing,
    title: 'abandoning a placed handle returns its order',
    async run(context) {
      const at = await context.here();
      const { handle, order, key } = await placed(context, at);
      const answer = await context.adapter.checkout.abandon({ ...at, key, handle });
      assertShape(answer, abandoned, 'the answer');
      assertEqual(orderOf(answer, 'the answer').id, order.id, 'the order');
    },
  }),
  define({
    name: 'abandoned-outcome',
    family: 'once',
    needs: [...closing, 'checkout.outcome'],
    title: 'the outcome of an abandoned handle is closed, and the cart can be prepared again',
    async run(context) {
      const at = await context.here();
      const { handle, request } = await prepared(context, at);
      await context.adapter.checkout.abandon({ ...at, key: 'kit-key-1', handle });
      assertEqual(
        await outcomeOf(context.adapter.checkout, { ...at, key: 'kit-key-1', handle }),
        { outcome: 'closed' },
        'the outcome',
      );
      assertEqual((await context.adapter.checkout.prepare(request)).outcome, 'ready', 'the next preparation');
    },
  }),
  define({
    name: 'changed-since',
    family: 'refusal',
    needs: placing,
    title: 'a cart that changed after preparing is refused with the reason, and nothing is ordered',
    async run(context) {
      const at = await context.here();
      const before = await orderIds(context, at);
      const { handle, request } = await prepared(context, at);
      const { samples } = await fresh(context, at, 1);
      const { revision } = await context.adapter.cart.read(at);
      await context.adapter.cart.change({
        ...at,
        change: { type: 'add', productId: nth(samples, 0).id, quantity: nth(samples, 0).min },
        revision,
      });
      const answer = await context.adapter.checkout.place(placeOf(request, handle, 'kit-key-1'));
      assertThat(
        answer.outcome === 'refused' && ['cart-changed', 'total-changed', 'handle-closed'].includes(answer.reason),
        `expected refused as cart-changed, got ${answer.outcome}${'reason' in answer ? ` (${answer.reason})` : ''}`,
      );
      assertEqual(await orderIds(context, at), before, 'orders there are');
    },
  }),
  define({
    name: 'other-total',
    family: 'refusal',
    needs: placing,
    title: 'placing with a total that differs from the agreed one is refused as total-changed, and nothing is ordered',
    async run(context) {
      const at = await context.here();
      const before = await orderIds(context, at);
      const { handle, request } = await prepared(context, at);
      const expectedTotal = { ...request.expectedTotal, minor: request.expectedTotal.minor - 100 };
      const answer = await context.adapter.checkout.place({ ...placeOf(request, handle, 'kit-key-1'), expectedTotal });
      assertEqual(answer.outcome === 'refused' ? answer.reason : answer.outcome, 'total-changed', 'the answer');
      assertEqual(await orderIds(context, at), before, 'orders there are');
    },
  }),
];
