import type { AutopayChoice } from '../../ports';
import { casesOf } from '../define-case';
import { required, rejects, rejectsField, assertEqual, assertThat } from '../expect';
import { attemptOf } from './common/attempt';

const adding = casesOf('addPaymentMethod');
const setting = casesOf('setAutopay');

/** Cases of storing a payment method. */
export const addPaymentMethodCases = [
  adding({
    name: 'stored-once',
    family: 'once',
    needs: ['addPaymentMethod.prepare', 'addPaymentMethod.commit', 'addPaymentMethod.outcome', 'wallet.methods'],
    title: 'a committed method is in the wallet once, however often its attempt is sent, and is found by its handle',
    async run({ adapter, here, fixtures: { paymentToken } }) {
      const at = await here();
      const token = required(paymentToken, 'fixtures.paymentToken');
      const before = (await adapter.wallet.methods(at)).length;
      const attempt = attemptOf(
        at,
        await adapter.addPaymentMethod.prepare({ ...at, token, kind: 'card', nickname: 'Kit', makeDefault: false }),
      );
      assertEqual((await adapter.wallet.methods(at)).length, before, 'methods after preparing');
      const first = await adapter.addPaymentMethod.commit(attempt);
      assertEqual(await adapter.addPaymentMethod.commit(attempt), first, 'the second commit');
      assertThat(first.outcome === 'done', 'it was refused');
      assertEqual(await adapter.addPaymentMethod.outcome(attempt), first, 'the outcome');
      const methods = await adapter.wallet.methods(at);
      assertEqual(
        [methods.length, methods.find(({ id }) => id === first.value.id)?.nickname],
        [before + 1, 'Kit'],
        'the wallet',
      );
    },
  }),
  adding({
    name: 'abandoned',
    family: 'once',
    needs: ['addPaymentMethod.prepare', 'addPaymentMethod.commit', 'addPaymentMethod.abandon', 'wallet.methods'],
    title: 'an abandoned attempt is refused when it arrives late, and nothing is stored',
    async run({ adapter, here, fixtures: { paymentToken } }) {
      const at = await here();
      const before = await adapter.wallet.methods(at);
      const attempt = attemptOf(
        at,
        await adapter.addPaymentMethod.prepare({
          ...at,
          token: required(paymentToken, 'fixtures.paymentToken'),
          kind: 'card',
          nickname: '',
          makeDefault: false,
        }),
      );
      assertEqual(await adapter.addPaymentMethod.abandon(attempt), { outcome: 'closed' }, 'giving up');
      assertEqual(
        await adapter.addPaymentMethod.commit(attempt),
        { outcome: 'refused', reason: 'handle-closed' },
        'the late commit',
      );
      assertEqual(await adapter.wallet.methods(at), before, 'the wallet');
    },
  }),
  adding({
    name: 'no-number',
    family: 'error',
    needs: ['addPaymentMethod.prepare'],
    title: 'a card number instead of a token is rejected',
    run: async ({ adapter, here }) =>
      void (await rejects(
        adapter.addPaymentMethod.prepare({
          ...(await here()),
          token: '4111111111111111',
          kind: 'card',
          nickname: '',
          makeDefault: false,
        }),
        ['rejected'],
        'a number as a token',
      )),
  }),
];

/** Cases of changing autopay. */
export const setAutopayCases = [
  setting({
    name: 'set',
    family: 'once',
    needs: ['setAutopay.prepare', 'setAutopay.commit', 'setAutopay.outcome', 'wallet.methods', 'wallet.autopay'],
    title:
      'the chosen settings apply, are found by their handle, and the wallet marks the autopay method; autopay can be turned off',
    async run({ adapter, here }) {
      const at = await here();
      const { currency } = await adapter.wallet.autopay(at);
      const method = required(
        (await adapter.wallet.methods(at)).find(({ problem, isAutopayMethod }) => problem === null && !isAutopayMethod),
        'a method that can be paid with',
      );
      const choices: readonly AutopayChoice[] = [
        { enabled: true, methodId: method.id, day: 7, limit: { minor: 12_300, currency } },
        { enabled: false },
      ];
      for (const autopay of choices) {
        const attempt = attemptOf(at, await adapter.setAutopay.prepare({ ...at, autopay }));
        const answer = await adapter.setAutopay.commit(attempt);
        assertThat(answer.outcome === 'done', 'it was refused');
        assertEqual((await adapter.setAutopay.outcome(attempt)).outcome, 'done', 'the outcome');
        const now = await adapter.wallet.autopay(at);
        assertEqual([now.enabled, now.methodId], autopay.enabled ? [true, method.id] : [false, null], 'autopay');
        if (autopay.enabled) assertEqual([now.day, now.limit], [autopay.day, autopay.limit], 'its day and limit');
        assertEqual(
          (await adapter.wallet.methods(at)).filter(({ isAutopayMethod }) => isAutopayMethod).map(({ id }) => id),
          autopay.enabled ? [method.id] : [],
          'what it draws on',
        );
      }
    },
  }),
  setting({
    name: 'abandoned',
    family: 'once',
    needs: [
      'setAutopay.prepare',
      'setAutopay.commit',
      'setAutopay.outcome',
      'setAutopay.abandon',
      'wallet.methods',
      'wallet.autopay',
    ],
    title: 'an abandoned change is refused when it arrives late, and autopay does not change',
    async run({ adapter, here }) {
      const at = await here();
      const before = await adapter.wallet.autopay(at);
      const method = required(
        (await adapter.wallet.methods(at)).find(({ problem, isAutopayMethod }) => problem === null && !isAutopayMethod),
        'a method that can be paid with',
      );
      const attempt = attemptOf(
        at,
        await adapter.setAutopay.prepare({
          ...at,
          autopay: { enabled: true, methodId: method.id, day: 9, limit: null },
        }),
      );
      assertEqual(await adapter.setAutopay.abandon(attempt), { outcome: 'closed' }, 'giving up');
      assertEqual(
        await adapter.setAutopay.commit(attempt),
        { outcome: 'refused', reason: 'handle-closed' },
        'the late commit',
      );
      assertEqual(await adapter.setAutopay.outcome(attempt), { outcome: 'closed' }, 'the outcome');
      assertEqual(await adapter.wallet.autopay(at), before, 'autopay');
    },
  }),
  setting({
    name: 'unusable',
    family: 'behaviour',
    needs: ['setAutopay.prepare', 'wallet.methods'],
    title: 'autopay refuses a removed or unusable method',
    async run({ adapter, here, unknownId }) {
      const at = await here();
      const expired = required(
        (await adapter.wallet.methods(at)).find(({ problem }) => problem !== null),
        'a method that can not be paid with',
      );
      const refusal = async (methodId: string) =>
        adapter.setAutopay.prepare({ ...at, autopay: { enabled: true, methodId, day: null, limit: null } });
      assertEqual(
        await refusal(expired.id),
        { outcome: 'refused', reason: 'method-unusable' },
        'one that can not be paid with',
      );
      assertEqual(await refusal(unknownId), { outcome: 'refused', reason: 'method-gone' }, 'one that is not there');
    },
  }),
  setting({
    name: 'day',
    family: 'error',
    needs: ['setAutopay.prepare', 'wallet.methods'],
    title: 'a day that some months lack is rejected with its field',
    async run({ adapter, here }) {
      const at = await here();
      const method = required(
        (await adapter.wallet.methods(at)).find(({ problem }) => problem === null),
        'a method that can be paid with',
      );
      await rejectsField(
        adapter.setAutopay.prepare({ ...at, autopay: { enabled: true, methodId: method.id, day: 31, limit: null } }),
        'day',
        'the 31st',
      );
    },
  }),
];
