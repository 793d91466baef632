import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseEffectiveAccountId, guestRights, initialAccountId, isLoggedIn } from '../../src/rules/accounts';
import { isConsolidatedCheckoutOffered, parseGuestDetails } from '../../src/rules/checkout';
import { formatPhone, isPhone, phoneProblem } from '../../src/rules/phone';
import {
  accountsProblem,
  emailProblem,
  languageProblem,
  permissionsProblem,
  USER_FIELDS,
  userName,
  userProblems,
  userSortFrom,
} from '../../src/rules/users';

describe('a phone field', () => {
  test.each([
    ['(555) 123-4567', true],
    ['(555)123-4567', false],
    ['555-123-4567', false],
    ['5551234567', false],
    ['', false],
    ['(555) 123-456', false],
    ['(555) 123-45678', false],
    [' (555) 123-4567', false],
    ['(555) 123-4567\n', false],
    ['(５５５) 123-4567', false],
    ['(٥٥٥) 123-4567', false],
    ['(555)\u00a0123-4567', false],
    [5551234567, false],
    [['(555) 123-4567'], false],
    [null, false],
  ])('%j: %j', (value, phone) => expect(isPhone(value)).toBe(phone));

  test.each([
    ['', ''],
    ['5', '(5'],
    ['55', '(55'],
    ['555', '(555'],
    ['5551', '(555) 1'],
    ['555123', '(555) 123'],
    ['5551234', '(555) 123-4'],
    ['5551234567', '(555) 123-4567'],
    ['555.123.4567', '(555) 123-4567'],
    ['(555) 123-4567', '(555) 123-4567'],
    ['+1 555 123 4567', '(555) 123-4567'],
    ['1-555-123-4567', '(555) 123-4567'],
    ['+15', '(5'],
    ['+', '+'],
    ['+1', '+1'],
    ['1234567890', '(123) 456-7890'],
    ['55512345678', '(555) 123-4567'],
    ['phone', ''],
    ['５５５１２３４５６７', '(555) 123-4567'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['  +44 20 7946 0958', '+44 20 7946 0958'],
    ['+44 ', '+44 '],
    ['+a', '+'],
    ['+1a', '+1'],
    [`${'x'.repeat(54)}5551234567`, '(555) 123-4567'],
    [`${'x'.repeat(55)}5551234567`, '(555) 123-456'],
    [null, ''],
    [5551234567, ''],
  ])('%j is shown as %j', (value, expected) => expect(formatPhone(value)).toBe(expected));

  const typed = (keys: string): string => [...keys].reduce((formatted, key) => formatPhone(formatted + key), '');

  it('formats the number on each key press, with or without the country code', () => {
    expect(typed('5551234567')).toBe('(555) 123-4567');
    expect(typed('+15551234567')).toBe('(555) 123-4567');
    expect(typed('15551234567')).toBe('(555) 123-4567');
  });

  it('can be deleted one key at a time', () => {
    let formatted = '(555) 123-4567';
    for (let key = 0; key < 14 && formatted !== ''; key += 1) {
      const next = formatPhone(formatted.slice(0, -1));
      expect(next.length).toBeLessThan(formatted.length);
      formatted = next;
    }
    expect(formatted).toBe('');
  });

  it('formats any ten digits as a phone number, and is idempotent', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\d{10}$/), fc.string(), (digits, noise) => {
        expect(isPhone(formatPhone(digits))).toBe(true);
        expect(formatPhone(formatPhone(noise))).toBe(formatPhone(noise));
      }),
    );
  });

  it('is required; its format is optional if the store says so', () => {
    expect(phoneProblem('')?.code).toBe('valueMissing');
    expect(phoneProblem(' \u200b', { skipFormat: true })?.code).toBe('valueMissing');
    expect(phoneProblem('+44 20 7946 0958')?.code).toBe('patternMismatch');
    expect(phoneProblem('+44 20 7946 0958', { skipFormat: true })).toBeNull();
    expect(phoneProblem('(555) 123-4567')).toBeNull();
  });
});

describe('effectiveAccountId', () => {
  test.each([
    ['001A0000006Vm9r', '001A0000006Vm9r'],
    [' acct-7 ', 'acct-7'],
    ['0', '0'],
    ['', null],
    ['   ', null],
    ['\u200b', null],
    ['000000000000000', null],
    [' 000000000000000 ', null],
    ['000000000000000AAA', null],
    ['00000000000000', '00000000000000'],
    ['0000000000000000', '0000000000000000'],
    [null, null],
    [undefined, null],
    [0, null],
    [{ id: 'a' }, null],
    [['a'], null],
  ])('%j: %j', (value, id) => expect(parseEffectiveAccountId(value)).toBe(id));
});

describe('guestDetails', () => {
  it('keeps the given fields, trimmed', () => {
    expect(parseGuestDetails({ lastName: ' Roy ', email: '  ', phoneNumber: '(555) 123-4567', card: '4111' })).toEqual({
      lastName: 'Roy',
      phoneNumber: '(555) 123-4567',
    });
    expect(parseGuestDetails({ email: ' kim@outlet.ca ' })).toStrictEqual({ email: 'kim@outlet.ca' });
    expect(Object.keys(parseGuestDetails({ lastName: '\u200b', email: 5, phoneNumber: null }))).toEqual([]);
  });

  test.each([null, undefined, 'x', 7, [], Object.create({ lastName: 'Inherited' })])('has nothing for %j', (value) => {
    expect(parseGuestDetails(value)).toEqual({});
  });
});

describe('sessions', () => {
  test.each([
    [false, true],
    [true, false],
    [undefined, false],
    [null, false],
    ['false', false],
    [0, false],
  ])('guestUser %j: logged in %j', (guestUser, loggedIn) => expect(isLoggedIn(guestUser)).toBe(loggedIn));

  it('gives guests only the rights that the store has enabled', () => {
    expect(guestRights({})).toEqual({ browse: false, cart: false, checkout: false });
    expect(guestRights(null)).toEqual({ browse: false, cart: false, checkout: false });
    expect(guestRights({ guestBrowsingEnabled: true, guestCartEnabled: 'true' })).toEqual({
      browse: true,
      cart: false,
      checkout: false,
    });
    expect(guestRights({ guestCartEnabled: true })).toStrictEqual({ browse: false, cart: true, checkout: false });
    const checkout = { browse: false, cart: false, checkout: true };
    expect(guestRights({ guestCartCheckoutEnabled: true })).toStrictEqual(checkout);
    expect(guestRights({ guestCheckoutEnabled: true })).toStrictEqual(checkout);
  });

  const accounts = [{ id: 'a' }, { id: 'b', isDefault: true }, { id: 'c' }];

  it('starts with the host’s account, else the stored, the default, the session’s, or none', () => {
    expect(initialAccountId({ accounts, controlled: 'x', stored: 'c', session: 's' })).toBe('x');
    expect(initialAccountId({ accounts, controlled: '000000000000000', stored: 'c', session: 's' })).toBe('c');
    expect(initialAccountId({ accounts, stored: 'gone', session: 's' })).toBe('b');
    expect(initialAccountId({ accounts: [{ id: 'a' }], stored: 'gone', session: 's' })).toBe('s');
    expect(initialAccountId({ accounts: [], session: '000000000000000AAA' })).toBeNull();
  });

  it('offers consolidated checkout only to the bottler’s accounts', () => {
    expect(isConsolidatedCheckoutOffered(4200)).toBe(true);
    expect(isConsolidatedCheckoutOffered(' 4200 ')).toBe(true);
    expect(isConsolidatedCheckoutOffered(4201)).toBe(false);
    expect(isConsolidatedCheckoutOffered([4200])).toBe(false);
    expect(isConsolidatedCheckoutOffered(null)).toBe(false);
    expect(isConsolidatedCheckoutOffered(7, 7)).toBe(true);
  });
});

describe('users', () => {
  const user = {
    firstName: 'Dana',
    lastName: 'Roy',
    email: 'dana@outlet.ca',
    phoneNumber: '(555) 123-4567',
    language: 'fr-CA',
    permissions: ['ordering'],
    accounts: ['a'],
  };

  it('are valid when every field is present', () => expect(userProblems(user)).toEqual([]));

  it('report missing fields in the order of the form', () => {
    const empty = {
      firstName: ' ',
      lastName: '',
      email: '',
      phoneNumber: '',
      language: '',
      permissions: [],
      accounts: [],
    };
    const found = userProblems(empty);
    // A mobile number is optional.
    expect(found.map(({ field }) => field)).toEqual(USER_FIELDS.filter((field) => field !== 'mobileNumber'));
    expect(new Set(found.map(({ problem }) => problem.code))).toEqual(new Set(['valueMissing']));
  });

  it('distinguish an invalid value from a missing one', () => {
    expect(emailProblem('dana@outlet')?.code).toBe('typeMismatch');
    expect(emailProblem('dana@outlet.ca ')?.code).toBe('typeMismatch');
    expect(languageProblem('de')?.code).toBe('valueMissing');
    expect(languageProblem('fr')).toBeNull();
    expect(userProblems({ ...user, phoneNumber: '5' })).toEqual([
      { field: 'phoneNumber', problem: { code: 'patternMismatch', params: {} } },
    ]);
    expect(userProblems({ ...user, phoneNumber: '5' }, { skipFormat: true })).toEqual([]);
    expect(userProblems({ ...user, mobileNumber: '5' }).map(({ field }) => field)).toEqual(['mobileNumber']);
  });

  it('require an existing permission and an account', () => {
    const missing = { code: 'valueMissing', params: { min: 1 } };
    expect(permissionsProblem([])).toStrictEqual(missing);
    expect(permissionsProblem(['constructor', 'admin'])).toStrictEqual(missing);
    expect(permissionsProblem(['service'])).toBeNull();
    expect(accountsProblem([])).toStrictEqual(missing);
    expect(accountsProblem([' '])).toStrictEqual(missing);
    expect(accountsProblem(['a', 'b'])).toBeNull();
  });

  it.each(['NameAsc', 'NameDesc', 'EmailAsc', 'EmailDesc', 'LastAccessedDesc', 'LastAccessedAsc'])(
    'can be sorted by %s',
    (sort) => expect(userSortFrom(sort)).toBe(sort),
  );

  it.each(['', 'nameasc', 'Name', 'constructor', null, undefined, 3, ['EmailAsc']])(
    'are sorted by name for %j',
    (sort) => expect(userSortFrom(sort)).toBe('NameAsc'),
  );

  it.each([
    ['Dana', 'Roy', 'Dana Roy'],
    ['', 'Roy', 'Roy'],
    ['Dana', '', 'Dana'],
    ['', '', ''],
  ])('%j and %j is written as %j', (firstName, lastName, name) => expect(userName({ firstName, lastName })).toBe(name));
});
