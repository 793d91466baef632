import type { EasyOrder, EasyOrderDecision, EasyOrderPort } from '../../ports';
import { casesOf } from '../define-case';
import { required, rejects, assertEqual, assertThat } from '../expect';
import { easyOrder, easyOrderQuote } from '../schemas/builder';
import { assertShape } from '../schemas/shape';
import type { At } from '../testing.types';
import { totalsAddUp } from './common/check-totals';
import { once } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('easyOrder');

type Reads = { readonly easyOrder: Pick<EasyOrderPort, 'read'> };

async function draft(adapter: Reads, at: At): Promise<EasyOrder> {
  const read = await adapter.easyOrder.read(at);
  return required(read?.status === 'draft' ? read : null, 'an account with an open proposal');
}

const itemsOf = ({ lines }: EasyOrder) => lines.map(({ product, quantity }) => ({ productId: product.id, quantity }));

const accepting = (easy: EasyOrder, at: At): EasyOrderDecision & At => ({
  ...at,
  easyOrderId: easy.id,
  decision: 'accept',
  items: itemsOf(easy),
  expectedTotal: easy.totals.total,
});

const rejecting = (easy: EasyOrder, at: At): EasyOrderDecision & At => ({
  ...at,
  easyOrderId: easy.id,
  decision: 'reject',
  reason: 'enough-stock',
  note: 'Kit',
});

async function ready(
  adapter: { readonly easyOrder: Pick<EasyOrderPort, 'prepare'> },
  request: EasyOrderDecision & At,
): Promise<string> {
  const step = await adapter.easyOrder.prepare(request);
  assertThat(step.outcome === 'ready', `an open proposal is not ready to be decided: ${step.outcome}`);
  return step.handle;
}

const KEY = 'kit-easy-order';

/** Cases of the order proposed for the next delivery. */
export const easyOrderCases = [
  define({
    name: 'read-shape',
    family: 'shape',
    needs: ['easyOrder.read'],
    title: 'a proposal matches the domain schema',
    run: async ({ adapter, here }) => void assertShape(await draft(adapter, await here()), easyOrder, 'the proposal'),
  }),
  define({
    name: 'adds-up',
    family: 'behaviour',
    needs: ['easyOrder.read'],
    title: 'a proposal’s amounts add up to its total, and each product has one line',
    async run({ adapter, here }) {
      const easy = await draft(adapter, await here());
      totalsAddUp(easy.totals, 'the proposal');
      once(
        easy.lines.map(({ product }) => product.id),
        'products proposed',
      );
    },
  }),
  define({
    name: 'can-be-had',
    family: 'behaviour',
    needs: ['easyOrder.read'],
    title: 'no proposed product is out of stock',
    async run({ adapter, here }) {
      for (const { product } of (await draft(adapter, await here())).lines)
        assertThat(product.stock.label !== 'out-of-stock', `${product.name} is out of stock`);
    },
  }),
  define({
    name: 'quote-shape',
    family: 'shape',
    needs: ['easyOrder.read', 'easyOrder.quote'],
    title: 'a quote matches the domain schema, and a quote of the proposed quantities equals the proposal',
    async run({ adapter, here }) {
      const at = await here();
      const easy = await draft(adapter, at);
      assertShape(
        await adapter.easyOrder.quote({ ...at, easyOrderId: easy.id, items: itemsOf(easy) }),
        easyOrderQuote,
        'the quote',
      );
      assertEqual(
        (await adapter.easyOrder.quote({ ...at, easyOrderId: easy.id, items: itemsOf(easy) })).totals,
        easy.totals,
        'what is proposed',
      );
    },
  }),
  define({
    name: 'quote-fewer',
    family: 'behaviour',
    needs: ['easyOrder.read', 'easyOrder.quote'],
    title: 'a quote without one line has fewer cases and adds up',
    async run({ adapter, here }) {
      const at = await here();
      const easy = await draft(adapter, at);
      required(easy.lines[1], 'a proposal of two products');
      const { totals } = await adapter.easyOrder.quote({ ...at, easyOrderId: easy.id, items: itemsOf(easy).slice(1) });
      totalsAddUp(totals, 'the quote');
      assertThat(totals.cases < easy.totals.cases, `${totals.cases} cases without a line of ${easy.totals.cases}`);
    },
  }),
  define({
    name: 'accept',
    family: 'once',
    needs: ['easyOrder.read', 'easyOrder.prepare', 'easyOrder.commit', 'easyOrder.outcome'],
    title: 'an accepted proposal becomes one order, however often the request arrives',
    async run({ adapter, here }) {
      const at = await here();
      const easy = await draft(adapter, at);
      const attempt = { ...at, key: KEY, handle: await ready(adapter, accepting(easy, at)) };
      assertEqual((await adapter.easyOrder.outcome(attempt)).outcome, 'open', 'before it is sent');
      const [first, second] = [await adapter.easyOrder.commit(attempt), await adapter.easyOrder.commit(attempt)];
      assertThat(
        first.outcome === 'done' && second.outcome === 'done',
        `accepting: ${first.outcome}, then ${second.outcome}`,
      );
      assertEqual(first.value.status, 'accepted', 'the status');
      assertEqual(second.value.order, first.value.order, 'the order of the second request');
      assertEqual((await adapter.easyOrder.outcome(attempt)).outcome, 'done', 'the outcome that is looked up');
      assertEqual((await adapter.easyOrder.read(at))?.status, 'accepted', 'the proposal afterwards');
    },
  }),
  define({
    name: 'reject',
    family: 'behaviour',
    needs: ['easyOrder.read', 'easyOrder.prepare', 'easyOrder.commit'],
    title: 'a rejected proposal keeps its reason and can no longer be accepted',
    async run({ adapter, here }) {
      const at = await here();
      const easy = await draft(adapter, at);
      const done = await adapter.easyOrder.commit({
        ...at,
        key: KEY,
        handle: await ready(adapter, rejecting(easy, at)),
      });
      assertThat(done.outcome === 'done', `rejecting: ${done.outcome}`);
      assertEqual(
        [done.value.status, done.value.rejection],
        ['rejected', { reason: 'enough-stock', note: 'Kit' }],
        'the decision',
      );
      const late = await adapter.easyOrder.prepare(accepting(easy, at));
      assertEqual(late, { outcome: 'refused', reason: 'decided' }, 'accepting it afterwards');
    },
  }),
  define({
    name: 'given-up',
    family: 'once',
    needs: ['easyOrder.read', 'easyOrder.prepare', 'easyOrder.commit', 'easyOrder.abandon'],
    title: 'an abandoned attempt is refused when it arrives late',
    async run({ adapter, here }) {
      const at = await here();
      const attempt = { ...at, key: KEY, handle: await ready(adapter, accepting(await draft(adapter, at), at)) };
      assertEqual((await adapter.easyOrder.abandon(attempt)).outcome, 'closed', 'giving it up');
      assertEqual(
        await adapter.easyOrder.commit(attempt),
        { outcome: 'refused', reason: 'handle-closed' },
        'the late request',
      );
    },
  }),
  define({
    name: 'total-changed',
    family: 'refusal',
    needs: ['easyOrder.read', 'easyOrder.prepare'],
    title: 'a total that differs from the backend’s is refused without effect',
    async run({ adapter, here }) {
      const at = await here();
      const easy = await draft(adapter, at);
      const { minor, currency } = easy.totals.total;
      const answer = await adapter.easyOrder.prepare({
        ...accepting(easy, at),
        expectedTotal: { minor: minor - 1, currency },
      } as EasyOrderDecision & At); // The object is still an acceptance.
      assertEqual(answer, { outcome: 'refused', reason: 'total-changed' }, 'a total that is one cent off');
    },
  }),
  define({
    name: 'guest',
    family: 'error',
    seat: 'guest',
    needs: ['easyOrder.read'],
    title: 'a guest has no proposal: signed-out',
    run: async ({ adapter, locale }) =>
      void (await rejects(adapter.easyOrder.read({ accountId: null, locale }), ['signed-out'], 'a guest’s proposal')),
  }),
  ...readingCases('easyOrder.read', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.easyOrder.read(at, options);
  }),
];
