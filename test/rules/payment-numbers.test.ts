import { describe, expect, it } from 'vitest';
import {
  containsPaymentNumber,
  isLuhnValid,
  looksLikeBankAccount,
  looksLikeCardNumber,
  nicknameProblem,
} from '../../src/rules';

describe('the check digit of a card number', () => {
  it.each([
    ['79927398713', true],
    ['59', true],
    ['0', true],
    ['79927398710', false],
    ['95', false],
    ['', false],
    ['0 ', false],
    [' 79927398713', false],
    ['7992-7398-713', false],
    ['٠', false],
  ])('in %j: %j', (digits, valid) => expect(isLuhnValid(digits)).toBe(valid));
});

describe('a card number in a text', () => {
  it.each([
    '2242424242424246',
    '6242424242424247',
    'paid with 4242\u202f4242\u202f4242\u202f4242.',
    'a4242424242424242b',
    'order 4500871, card 4242424242424242',
    '4222222222222',
    '4242–4242–4242–4242',
    '4111 1111 1111 1111 123',
    '4111111111111111 12/26',
    'order 45 4111 1111 1111 1111',
    '45 3714 496353 98431 1226',
  ])('is found in %j', (text) => expect(looksLikeCardNumber(text)).toBe(true));

  it.each([
    ['with a first digit that no card has', '0242424242424240'],
    ['with a first digit that no card has', '1242424242424248'],
    ['with a first digit that no card has', '7242424242424245'],
    ['with a first digit that no card has', '9242424242424241'],
    ['with twelve digits', '424242424242'],
    ['with twenty digits', '42424242424242424242'],
    ['with twenty digits in groups', '4000 0000 0000 0000 0000'],
    ['with two spaces between its digits', '4242  4242  4242  4242'],
    ['with other signs between its digits', '4242/4242/4242/4242'],
    ['with a wrong check digit', '4242424242424243'],
    ['in three order numbers of which two would be one', 'orders 4500871 4500873 4500900'],
  ])('is not a number %s: %s', (_what, text) => expect(looksLikeCardNumber(text)).toBe(false));
});

describe('bank details in a text', () => {
  it.each([
    '000000000',
    '010000003',
    '100000007',
    '120000003',
    '210000007',
    '290000001',
    '300000001',
    '320000007',
    '610000005',
    '690000009',
    '700000009',
    '720000005',
    '800000006',
  ])('are the routing number %s next to an account number', (routing) => {
    expect(looksLikeBankAccount(`routing ${routing}, account 1234567`)).toBe(true);
    expect(looksLikeBankAccount(`account 1234567, routing ${routing}`)).toBe(true);
    expect(looksLikeBankAccount(`routing ${routing}`)).toBe(false);
  });

  it.each([
    ['begins like no routing number', '130000006'],
    ['begins like no routing number', '200000004'],
    ['begins like no routing number', '330000000'],
    ['begins like no routing number', '400000008'],
    ['begins like no routing number', '600000002'],
    ['begins like no routing number', '730000008'],
    ['begins like no routing number', '810000009'],
    ['begins like no routing number', '900000003'],
    ['has a wrong checksum', '100000008'],
    ['has a wrong checksum', '021000012'],
    ['has ten digits', '0210000210'],
    ['has eight digits', '02100002'],
  ])('are not a number that %s: %s', (_what, number) => {
    expect(looksLikeBankAccount(`routing ${number}, account 1234567`)).toBe(false);
  });

  it.each([
    ['3 digits', '123', false],
    ['4 digits', '1234', true],
    ['17 digits', '1'.repeat(17), true],
    ['18 digits', '1'.repeat(18), false],
    ['9 full-width digits', '１２３４５６７８９', true],
  ])('have an account number of 4 to 17 digits: %s', (_what, account, found) => {
    expect(looksLikeBankAccount(`021000021 / ${account}`)).toBe(found);
  });

  it.each([
    ['an account number of 7 digits', '12345-678 1234567', true],
    ['an account number of 12 digits', '12345-678-123456789012', true],
    ['spaces instead of dashes', '12345 678 1234567', true],
    ['several signs before the account number', '12345-678 - 1234567', true],
    ['a text around it', 'transit 12345-678 1234567 for deposits', true],
    ['full-width digits', '１２３４５-６７８ １２３４５６７', true],
    ['an account number of 6 digits', '12345-678 123456', false],
    ['an account number of 13 digits', '12345-678 1234567890123', false],
    ['a transit number of 6 digits', '112345-678 1234567', false],
    ['a transit number of 4 digits', '2345-678 1234567', false],
    ['an institution number of 2 digits', '12345-67 1234567', false],
    ['no sign before the institution number', '12345678 1234567', false],
    ['no account number', '12345-678', false],
  ])('are a Canadian account with %s: %s, %j', (_what, text, found) => {
    expect(looksLikeBankAccount(text)).toBe(found);
  });

  it.each(['order 1234567 for dock 12', 'no digits at all', ''])('are not in %j', (text) => {
    expect(looksLikeBankAccount(text)).toBe(false);
  });
});

describe('a payment number in a text', () => {
  it.each([
    ['a card number', true, 'card 4242 4242 4242 4242'],
    ['bank details', true, '021000021 1234567'],
    ['an order number', false, 'order 4500871'],
  ])('is found in %s: %j', (_what, found, text) => expect(containsPaymentNumber(text)).toBe(found));
});

describe('the nickname of a payment method', () => {
  it.each([
    ['six digits', 'House 123456'],
    ['six digits in groups', '12 34-56'],
    ['digits with words between them', '123 and 4567'],
    ['40 characters', 'x'.repeat(40)],
    ['40 characters in white space', ` ${'x'.repeat(40)} `],
    ['no characters', ''],
  ])('may have %s', (_what, nickname) => expect(nicknameProblem(nickname)).toBeNull());

  it.each([
    ['seven digits', 'x1234567x', 'paymentNumber'],
    ['seven digits with one sign between them', '123.4567', 'paymentNumber'],
    ['seven digits with several signs between them', '123 - 4567', 'paymentNumber'],
    ['seven digits with a long dash between them', '123—4567', 'paymentNumber'],
    ['seven full-width digits', '１２３４５６７', 'paymentNumber'],
    ['a card number with no-break spaces', '4242\u00a04242\u00a04242\u00a04242', 'paymentNumber'],
    ['seven digits with a no-break space between them', '123\u00a04567', 'paymentNumber'],
    ['a payment number in a long text', `${'x'.repeat(41)} 1234567`, 'paymentNumber'],
    ['41 characters', 'x'.repeat(41), 'tooLong'],
  ])('must not have %s', (_what, nickname, code) => expect(nicknameProblem(nickname)).toStrictEqual({ code }));
});
