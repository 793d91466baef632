import * as z from 'zod/mini';
import type { WalletMethod } from '../../ports';
import { containsPaymentNumber } from '../../rules/payment-numbers';
import { casesOf } from '../define-case';
import { required, rejects, rejectsField, assertEqual, assertThat } from '../expect';
import { assertShape } from '../schemas/shape';
import { autopay as autopayShape, walletMethod } from '../schemas/invoice';
import { once } from './common/paging';
import { readingCases } from './common/reading';

const define = casesOf('wallet');

const usable = (methods: readonly WalletMethod[], but?: string): WalletMethod =>
  required(
    methods.find(({ id, problem, isAutopayMethod }) => problem === null && !isAutopayMethod && id !== but),
    'a method that can be paid with',
  );

/** Cases of the wallet. */
export const walletCases = [
  define({
    name: 'shape',
    family: 'shape',
    needs: ['wallet.methods'],
    title: 'methods match the domain schema, are unique, with at most one default and no payment number in any text',
    async run({ adapter, here }) {
      const methods = await adapter.wallet.methods(await here());
      assertShape(methods, z.array(walletMethod), 'the methods');
      once(
        methods.map(({ id }) => id),
        'the methods',
      );
      assertThat(methods.filter(({ isDefault }) => isDefault).length <= 1, 'there are two defaults');
      assertThat(
        !methods.some((method) =>
          Object.values(method).some((part) => typeof part === 'string' && containsPaymentNumber(part)),
        ),
        'a method contains a number',
      );
    },
  }),
  define({
    name: 'autopay-shape',
    family: 'shape',
    needs: ['wallet.autopay'],
    title: 'autopay matches the domain schema',
    run: async ({ adapter, here }) => assertShape(await adapter.wallet.autopay(await here()), autopayShape, 'autopay'),
  }),
  define({
    name: 'autopay-quoted',
    family: 'behaviour',
    needs: ['wallet.methods', 'wallet.autopay'],
    title: 'reading autopay with a choice returns a preview or the current settings, and changes nothing',
    async run({ adapter, here }) {
      const at = await here();
      const before = await adapter.wallet.autopay(at);
      const method = required(
        (await adapter.wallet.methods(at)).find(({ problem }) => problem === null),
        'a method that can be paid with',
      );
      const day = before.day === 9 ? 10 : 9;
      const quoted = await adapter.wallet.autopay({
        ...at,
        choice: { enabled: true, methodId: method.id, day, limit: null },
      });
      const isQuoted = quoted.day === day;
      assertEqual(
        [quoted.enabled, quoted.methodId, quoted.day],
        isQuoted ? [true, method.id, day] : [before.enabled, before.methodId, before.day],
        'the quote',
      );
      if (isQuoted && quoted.next !== null)
        assertEqual(Number(quoted.next.date.slice(8)), day, 'the day of its next payment');
      assertEqual(await adapter.wallet.autopay(at), before, 'autopay');
    },
  }),
  define({
    name: 'default-first',
    family: 'behaviour',
    needs: ['wallet.methods', 'wallet.setDefault'],
    title: 'a new default method is the only default, and is first',
    async run({ adapter, here }) {
      const at = await here();
      const methods = await adapter.wallet.methods(at);
      const next = required(
        methods.find(({ isDefault, problem }) => !isDefault && problem === null),
        'a second method that can be paid with',
      );
      const answer = await adapter.wallet.setDefault({ ...at, methodId: next.id });
      assertThat(answer.outcome === 'done', 'it was refused');
      for (const list of [answer.methods, await adapter.wallet.methods(at)]) {
        assertEqual(
          list.filter(({ isDefault }) => isDefault).map(({ id }) => id),
          [next.id],
          'the defaults',
        );
        assertEqual(list[0]?.id, next.id, 'the first method');
      }
    },
  }),
  define({
    name: 'default-usable',
    family: 'behaviour',
    needs: ['wallet.methods', 'wallet.setDefault'],
    title: 'an unusable method cannot become the default',
    async run({ adapter, here }) {
      const at = await here();
      const { id } = required(
        (await adapter.wallet.methods(at)).find(({ problem }) => problem !== null),
        'a method that can not be paid with',
      );
      assertEqual(
        await adapter.wallet.setDefault({ ...at, methodId: id }),
        { outcome: 'refused', reason: 'method-unusable' },
        'the answer',
      );
    },
  }),
  define({
    name: 'renamed',
    family: 'behaviour',
    needs: ['wallet.methods', 'wallet.rename'],
    title: 'a nickname is kept as given, and an empty one removes it',
    async run({ adapter, here }) {
      const at = await here();
      const { id } = usable(await adapter.wallet.methods(at));
      for (const nickname of ['Patio card', '']) {
        await adapter.wallet.rename({ ...at, methodId: id, nickname });
        assertEqual(
          (await adapter.wallet.methods(at)).find((method) => method.id === id)?.nickname,
          nickname,
          'the name',
        );
      }
    },
  }),
  define({
    name: 'name-without-number',
    family: 'error',
    needs: ['wallet.methods', 'wallet.rename'],
    title: 'a card number as a nickname is refused and not stored',
    async run({ adapter, here }) {
      const at = await here();
      const before = await adapter.wallet.methods(at);
      await rejectsField(
        adapter.wallet.rename({ ...at, methodId: usable(before).id, nickname: '4111 1111 1111 1111' }),
        'nickname',
        'a number as a name',
      );
      assertEqual(await adapter.wallet.methods(at), before, 'the methods');
    },
  }),
  define({
    name: 'removed',
    family: 'once',
    needs: ['wallet.methods', 'wallet.remove'],
    title: 'removing a method leaves the others, and removing it again succeeds',
    async run({ adapter, here }) {
      const at = await here();
      const before = await adapter.wallet.methods(at);
      const { id } = usable(before);
      for (const _time of [1, 2])
        assertEqual((await adapter.wallet.remove({ ...at, methodId: id })).outcome, 'done', 'the answer');
      assertEqual(
        (await adapter.wallet.methods(at)).map((method) => method.id).sort(),
        before
          .map((method) => method.id)
          .filter((known) => known !== id)
          .sort(),
        'what is left',
      );
    },
  }),
  define({
    name: 'autopay-keeps',
    family: 'behaviour',
    needs: ['wallet.methods', 'wallet.remove'],
    title: 'a method that autopay uses cannot be removed',
    async run({ adapter, here }) {
      const at = await here();
      const { id } = required(
        (await adapter.wallet.methods(at)).find(({ isAutopayMethod }) => isAutopayMethod),
        'a method that autopay draws on',
      );
      assertEqual(
        await adapter.wallet.remove({ ...at, methodId: id }),
        { outcome: 'refused', reason: 'used-by-autopay' },
        'the answer',
      );
      assertThat(
        (await adapter.wallet.methods(at)).some((method) => method.id === id),
        'the method is removed although it was refused',
      );
    },
  }),
  define({
    name: 'unknown',
    family: 'error',
    needs: ['wallet.rename', 'wallet.setDefault'],
    title: 'an unknown method is refused as method-gone',
    async run({ adapter, here, unknownId }) {
      const at = { ...(await here()), methodId: unknownId };
      assertEqual(
        await adapter.wallet.rename({ ...at, nickname: 'Nobody' }),
        { outcome: 'refused', reason: 'method-gone' },
        'a rename',
      );
      assertEqual(await adapter.wallet.setDefault(at), { outcome: 'refused', reason: 'method-gone' }, 'a default');
    },
  }),
  define({
    name: 'guest',
    family: 'error',
    seat: 'guest',
    needs: ['wallet.methods'],
    title: 'a guest has no wallet: signed-out',
    run: async ({ adapter, locale }) =>
      void (await rejects(adapter.wallet.methods({ accountId: null, locale }), ['signed-out'], 'a guest’s wallet')),
  }),
  ...readingCases('wallet.methods', async ({ adapter, here }) => {
    const at = await here();
    return (options) => adapter.wallet.methods(at, options);
  }),
];
