import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { fromFrame, CHANNEL } from '../../../src/runtime/payment/frame-messages';
import { paymentAnswer, paymentToken } from '../../../src/runtime/payment/parse-payment-result';
import type { PaymentToken } from '../../../src/runtime/payment/payment-fields.types';
import { consumePaymentReturn, paymentRedirectKey } from '../../../src/runtime/payment/payment-return';
import { memoryStore } from '../../../src/runtime/storage';

const card = { token: 'tok_1', kind: 'card', brand: 'Visa', lastFour: '4242', expiry: { year: 2031, month: 4 } };

describe('results of a payment provider', () => {
  it('cannot have a card or account number by type', () => {
    expectTypeOf<{ readonly token: string; readonly number: string }>().not.toExtend<PaymentToken>();
    expectTypeOf<PaymentToken['code']>().toEqualTypeOf<undefined>();
  });

  it('keep the five fields of a token and drop all others', () => {
    expect(paymentToken({ ...card, number: '4242424242424242', code: '123' })).toEqual(card);
    expect(paymentToken({ ...card, kind: 'ach' })).toEqual({ ...card, kind: 'ach', expiry: null });
  });

  it.each([
    { token: '4242424242424242' },
    { brand: 'Visa 4242 4242 4242 4242' },
    { token: '' },
    { kind: 'cash' },
    { lastFour: '42424' },
    { lastFour: '4 42' },
    { brand: ' ' },
    { brand: 'x'.repeat(81) },
    { expiry: null },
    { expiry: { year: 2031, month: 13 } },
    { expiry: { year: '2031', month: 4 } },
    { token: 5 },
  ])('refuses %j', (change) => expect(paymentToken({ ...card, ...change })).toBeNull());

  it('are read from own properties only, and only in messages with the channel', () => {
    expect(paymentToken(Object.create(card))).toBeNull();
    expect(fromFrame({ type: 'ready' })).toBeNull();
    expect(fromFrame({ channel: CHANNEL, type: 'ready' })).toEqual({ type: 'ready' });
    expect(fromFrame({ channel: CHANNEL, type: 'height', height: 1e9 })).toEqual({ type: 'height', height: 900 });
    expect(
      fromFrame({
        channel: CHANNEL,
        type: 'answer',
        id: 1,
        answer: { outcome: 'token', value: { ...card, lastFour: 'x' } },
      }),
    ).toEqual({ type: 'answer', id: 1, answer: { outcome: 'failed' } });
    expect(
      paymentAnswer({
        outcome: 'invalid',
        errors: [{ field: 'number', problem: 'badInput', value: '4242' }, { field: 'iris', problem: 'badInput' }, null],
      }),
    ).toEqual({ outcome: 'invalid', errors: [{ field: 'number', problem: 'badInput' }] });
  });

  it('never throw for random input, and never contain a payment number', () => {
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true }),
        fc.constantFrom('ready', 'answer', 'height', 'shown', 'enter'),
        (value, type) => {
          const message = fromFrame({ channel: CHANNEL, type, id: 1, height: value, answer: value });
          expect(message === null || message.type === type).toBe(true);
          paymentAnswer(value);
          paymentToken(value);
        },
      ),
      { numRuns: 1000, seed: 7 },
    );
  });
});

describe('consumePaymentReturn', () => {
  const key = paymentRedirectKey('demo', 'pine');
  const NOW = 1_000_000;
  const query = (change: Record<string, string> = {}) =>
    new URLSearchParams({
      payment_state: 's',
      payment_outcome: 'token',
      payment_token: 'tok_1',
      payment_kind: 'card',
      payment_brand: 'Visa',
      payment_last_four: '4242',
      payment_expiry: '2031-04',
      ...change,
    }).toString();
  const away = (change: object = {}) => {
    const store = memoryStore();
    store.set(
      key,
      JSON.stringify({ state: 's', kind: 'card', nickname: 'Patio', makeDefault: true, time: NOW - 5, ...change }),
    );
    return store;
  };

  it('returns a result once', () => {
    const store = away();
    expect(consumePaymentReturn(query(), store, key, NOW)).toMatchObject({
      outcome: 'token',
      token: card,
      visit: { nickname: 'Patio', makeDefault: true },
    });
    expect(consumePaymentReturn(query(), store, key, NOW)).toBeNull();
  });

  it('ignores a result without its nonce, after an hour, or from the future', () => {
    const store = away();
    expect(consumePaymentReturn(query({ payment_state: 'forged' }), store, key, NOW)).toEqual({ outcome: 'unknown' });
    expect(consumePaymentReturn(query(), store, key, NOW)?.outcome).toBe('token');
    expect(consumePaymentReturn(query(), away({ time: NOW - 3_700_000 }), key, NOW)).toEqual({ outcome: 'unknown' });
    expect(consumePaymentReturn(query(), away({ time: NOW + 1 }), key, NOW)).toEqual({ outcome: 'unknown' });
  });

  it('returns the outcome of the payment', () => {
    expect(consumePaymentReturn(query({ payment_outcome: 'cancelled' }), away(), key, NOW)?.outcome).toBe('cancelled');
    expect(consumePaymentReturn(query({ payment_kind: 'ach' }), away(), key, NOW)?.outcome).toBe('failed');
    expect(consumePaymentReturn(query({ payment_token: '4242424242424242' }), away(), key, NOW)?.outcome).toBe(
      'failed',
    );
    expect(consumePaymentReturn('open=1', away(), key, NOW)).toBeNull();
    expect(consumePaymentReturn(query(), memoryStore(), key, NOW)).toBeNull();
  });
});
