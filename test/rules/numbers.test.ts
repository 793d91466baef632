import { describe, expect, it } from 'vitest';
import {
  autopayProblem,
  containsPaymentNumber,
  looksLikeBankAccount,
  looksLikeCardNumber,
  isLuhnValid,
  nicknameProblem,
} from '../../src/rules';

/** Random digits of a length that pass or fail the card check. */
function cardNumber(random: () => number, length: number): string {
  const digits = [
    4 + Math.floor(random() * 2),
    ...Array.from({ length: length - 2 }, () => Math.floor(random() * 10)),
  ].join('');
  const check = Array.from({ length: 10 }, (_, digit) => `${digits}${digit}`).find(isLuhnValid);
  return check ?? '';
}

describe('payment numbers in free text', () => {
  it.each([
    '4242424242424242',
    '4242 4242 4242 4242',
    '4242-4242-4242-4242',
    'card: 4111.1111.1111.1111, exp 11/30',
    '378282246310005',
    '４２４２４２４２４２４２４２４２',
    '6011\u00a00009\u00a09013\u00a09424',
  ])('reads %s as a card', (text) => {
    expect(looksLikeCardNumber(text)).toBe(true);
  });

  it.each([
    '4242424242424241',
    'PO-4500871',
    '0048-2207',
    '036000291452',
    '4006381333931',
    '12345678901234567890123',
    'ring 1-888-555-0142',
    'deliver 11/19/2026 08:00-10:30',
    '',
  ])('reads %s as no card', (text) => {
    expect(looksLikeCardNumber(text)).toBe(false);
  });

  it('finds every card number in a text, and none that fails its check', () => {
    let state = 7;
    const random = () => (state = (state * 48271) % 2147483647) / 2147483647;
    for (let at = 0; at < 2000; at += 1) {
      const number = cardNumber(random, 13 + (at % 7));
      const grouped = at % 2 === 0 ? number : number.replace(/(.{4})/g, '$1 ').trim();
      expect(looksLikeCardNumber(`please use ${grouped} thanks`), grouped).toBe(true);
      const wrong = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`;
      expect(looksLikeCardNumber(wrong), wrong).toBe(false);
    }
  });

  it('needs a routing number next to another number for a bank account', () => {
    expect(looksLikeBankAccount('021000021 123456789')).toBe(true);
    expect(looksLikeBankAccount('acct 000123456789, routing 011401533')).toBe(true);
    expect(looksLikeBankAccount('12345-678 1234567')).toBe(true);
    expect(looksLikeBankAccount('021000021')).toBe(false);
    expect(looksLikeBankAccount('021000022 123456789')).toBe(false);
    expect(looksLikeBankAccount('gate 12, dock 4')).toBe(false);
    expect(containsPaymentNumber('leave at the rear door, code 4471')).toBe(false);
  });

  it('accepts a nickname with a few digits but without a payment number', () => {
    expect(nicknameProblem('House card 4242')).toBeNull();
    expect(nicknameProblem('Bar 2026-11')).toBeNull();
    expect(nicknameProblem('1234567')?.code).toBe('paymentNumber');
    expect(nicknameProblem('12 34 56 78')?.code).toBe('paymentNumber');
    expect(nicknameProblem('x'.repeat(41))?.code).toBe('tooLong');
  });

  it('takes linear time for long texts', () => {
    const started = performance.now();
    looksLikeCardNumber('1 '.repeat(50_000));
    looksLikeBankAccount('1-'.repeat(50_000));
    nicknameProblem('1-'.repeat(50_000));
    expect(performance.now() - started).toBeLessThan(1000);
  });
});

describe('autopayProblem', () => {
  it('requires a day that every month has, and a limit above zero in the account’s currency', () => {
    expect(autopayProblem({ day: null, limit: null }, 'USD')).toBeNull();
    expect(autopayProblem({ day: 28, limit: { minor: 1, currency: 'USD' } }, 'USD')).toBeNull();
    expect(autopayProblem({ day: 29, limit: null }, 'USD')).toEqual({ field: 'day', code: 'badInput' });
    expect(autopayProblem({ day: 1, limit: { minor: 0, currency: 'USD' } }, 'USD')).toEqual({
      field: 'limit',
      code: 'rangeUnderflow',
    });
    expect(autopayProblem({ day: 1, limit: { minor: 5, currency: 'CAD' } }, 'USD')).toEqual({
      field: 'limit',
      code: 'badInput',
    });
  });
});
