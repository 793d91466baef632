import { describe, expect, it } from 'vitest';
import {
  toAccount,
  toAccountDetail,
  toAddress,
  toMinimum,
} from '../../../../src/adapters/vendure/accounts/accounts.mapping';
import type { WireAccount, WireAccountDetail } from '../../../../src/adapters/vendure/accounts/accounts.wire';
import { harborLane, malformed, untidy, usd } from '../support/wire-samples';

// From recorded/trade.json, but the buyer’s own.
const longRoom: WireAccount = {
  id: '9',
  name: 'The Long Room',
  number: '0048-9102',
  address: { street: '9 Ferry Landing', city: 'Portland', state: 'ME', zip: '04101', country: 'US' },
  isDefault: false,
  isOwn: true,
  conditions: [
    {
      code: 'temporarily-blocked',
      stops: ['add', 'checkout'],
      reason: 'The account has reached its credit limit until the next payment posts.',
    },
  ],
};

const longRoomRead = {
  id: '9',
  name: 'The Long Room',
  number: '0048-9102',
  address: { street: '9 Ferry Landing', city: 'Portland', state: 'ME', zip: '04101', country: 'US' },
  isDefault: false,
  isOwn: true,
  conditions: [
    {
      code: 'temporarily-blocked',
      stops: ['add', 'checkout'],
      reason: 'The account has reached its credit limit until the next payment posts.',
    },
  ],
};

// From recorded/trade.json, but not the buyer’s own, and with two of its visits.
const taproom: WireAccountDetail = {
  id: '1',
  name: 'Harbor Lane Taproom',
  number: '0048-2207',
  address: harborLane,
  isDefault: true,
  isOwn: false,
  conditions: [],
  timeZone: 'America/New_York',
  currencyCode: 'USD',
  minimum: { cases: 40, value: null },
  bottlerId: null,
  visits: [
    { date: '2026-12-03', cutOff: '2026-12-01T19:00:00.000Z' },
    { date: '2026-12-08', cutOff: '2026-12-06T19:00:00.000Z' },
  ],
};

const conditionsOf = (...conditions: WireAccount['conditions']) => toAccount({ ...longRoom, conditions }).conditions;

describe('an address', () => {
  it('has five tidy texts', () => {
    const wire = {
      street: untidy('118 Harbor Lane'),
      city: untidy('Portland'),
      state: untidy('ME'),
      zip: untidy('04101'),
      country: untidy('US'),
    };
    expect(toAddress(wire)).toStrictEqual({
      street: '118 Harbor Lane',
      city: 'Portland',
      state: 'ME',
      zip: '04101',
      country: 'US',
    });
  });
});

describe('a minimum', () => {
  it.each([
    ['both limits', { cases: 40, value: 25_000 }, { cases: 40, value: usd(25_000) }],
    ['cases', { cases: 40, value: null }, { cases: 40 }],
    ['a value', { cases: null, value: 25_000 }, { value: usd(25_000) }],
    ['no limit', { cases: null, value: null }, {}],
    ['limits of zero', { cases: 0, value: 0 }, { cases: 0, value: usd(0) }],
  ])('can have %s', (_which, wire, minimum) => {
    expect(toMinimum(wire, 'USD')).toStrictEqual(minimum);
  });
});

describe('an account of a list', () => {
  it('has its name, number, address and conditions', () => {
    expect(toAccount(longRoom)).toStrictEqual(longRoomRead);
  });

  it('has no number if the server’s is empty', () => {
    const address = { street: '', city: '', state: '', zip: '', country: '' };
    const empty = { id: '9', name: '', number: '', address, isDefault: true, isOwn: false, conditions: [] };
    expect(toAccount(empty)).toStrictEqual({ ...empty, number: null });
    expect(toAccount({ ...empty, number: ' ' }).number).toBeNull();
  });

  it('has tidy texts', () => {
    const wire = {
      ...longRoom,
      name: untidy('The Long Room'),
      number: untidy('0048-9102'),
      address: { ...longRoom.address, city: untidy('Portland') },
    };
    expect(toAccount(wire)).toStrictEqual(longRoomRead);
  });
});

describe('a condition of an account', () => {
  it.each(['blocked', 'temporarily-blocked', 'not-verified', 'not-eligible', 'no-visit-plan', 'order-restricted'])(
    'has the known code %s',
    (code) => {
      expect(conditionsOf({ code, stops: ['add'], reason: null })).toStrictEqual([{ code, stops: ['add'] }]);
    },
  );

  it.each([
    ['No visit plan', 'no-visit-plan'],
    ['NOT_VERIFIED', 'not-verified'],
  ])('has the code of the text %s', (code, known) => {
    expect(conditionsOf({ code, stops: [], reason: null })).toStrictEqual([{ code: known, stops: [] }]);
  });

  it.each(['suspended', ''])('restricts ordering without a name for the unknown code “%s”', (code) => {
    expect(conditionsOf({ code, stops: ['checkout'], reason: null })).toStrictEqual([
      { code: 'order-restricted', stops: ['checkout'] },
    ]);
  });

  it.each([
    [
      ['checkout', 'add'],
      ['add', 'checkout'],
    ],
    [['add'], ['add']],
    [['checkout'], ['checkout']],
    [['browse', 'checkout'], ['checkout']],
    [['browse', ''], []],
    [[], []],
  ])('that stops %j stops the known actions %j', (stops, known) => {
    expect(conditionsOf({ code: 'blocked', stops, reason: null })).toStrictEqual([{ code: 'blocked', stops: known }]);
  });

  it('has a tidy reason, or none', () => {
    const found = [untidy('An invoice is late.'), ' ', '', null].map((reason) => ({
      code: 'blocked',
      stops: [],
      reason,
    }));
    expect(conditionsOf(...found)).toStrictEqual([
      { code: 'blocked', stops: [], reason: 'An invoice is late.' },
      { code: 'blocked', stops: [] },
      { code: 'blocked', stops: [] },
      { code: 'blocked', stops: [] },
    ]);
  });
});

describe('the account of the buyer', () => {
  it('has deadlines in its own time zone', () => {
    expect(toAccountDetail(taproom)).toStrictEqual({
      id: '1',
      name: 'Harbor Lane Taproom',
      number: '0048-2207',
      address: { street: '118 Harbor Lane', city: 'Portland', state: 'ME', zip: '04101', country: 'US' },
      isDefault: true,
      isOwn: false,
      conditions: [],
      timeZone: 'America/New_York',
      currency: 'USD',
      minimum: { cases: 40 },
      bottlerId: null,
      visits: [
        { date: '2026-12-03', cutOff: '2026-12-01T14:00:00-05:00' },
        { date: '2026-12-08', cutOff: '2026-12-06T14:00:00-05:00' },
      ],
    });
  });

  it('can have another currency, a bottler and no visits', () => {
    const wire: WireAccountDetail = {
      ...taproom,
      ...longRoom,
      timeZone: 'America/Toronto',
      currencyCode: 'CAD',
      minimum: { cases: null, value: 30_000 },
      bottlerId: 'B-3',
      visits: [],
    };
    expect(toAccountDetail(wire)).toStrictEqual({
      ...longRoomRead,
      timeZone: 'America/Toronto',
      currency: 'CAD',
      minimum: { value: { minor: 30_000, currency: 'CAD' } },
      bottlerId: 'B-3',
      visits: [],
    });
  });

  it('has deadlines in summer time and with milliseconds', () => {
    const visits = [{ date: '2027-07-03', cutOff: '2027-07-01T19:00:00.007Z' }];
    expect(toAccountDetail({ ...taproom, visits }).visits).toStrictEqual([
      { date: '2027-07-03', cutOff: '2027-07-01T15:00:00.007-04:00' },
    ]);
  });

  it('is malformed with an invalid deadline or minimum', () => {
    const visits = [{ date: '2026-12-03', cutOff: 'soon' }];
    expect(() => toAccountDetail({ ...taproom, visits })).toThrow(malformed('A time is not valid'));
    const minimum = { cases: null, value: 0.5 };
    expect(() => toAccountDetail({ ...taproom, minimum })).toThrow(malformed('An amount is not valid'));
    expect(() => toAccountDetail({ ...taproom, minimum: { cases: null, value: 1 }, currencyCode: 'usd' })).toThrow(
      malformed('An amount is not valid'),
    );
  });
});
