import { describe, expect, it } from 'vitest';
import type { NotificationItem, PlannedVisit } from '../../src/domain';
import {
  withChange,
  destinationOf,
  defaultValue,
  isRead,
  queryOf,
  groupByDate,
  untilOf,
  withMarks,
} from '../../src/widgets/notifications/notifications.rules';
import { draftOf, leadParts, toReminderRequest } from '../../src/widgets/notifications/reminder.rules';

const item = (changes: Partial<NotificationItem>): NotificationItem => ({
  id: 'n-1',
  topic: 'orders',
  at: '2026-11-17T09:00:00-05:00',
  title: 'A',
  text: '',
  about: null,
  isRead: false,
  ...changes,
});

describe('list of notifications', () => {
  it('returns to the first page after a filter change, and keeps other page changes', () => {
    const third = { ...defaultValue, page: 3 };
    expect(withChange(third, { unreadOnly: true }).page).toBe(1);
    expect(withChange(third, { page: 4 })).toEqual({ ...third, page: 4 });
    expect(queryOf({ topic: 'support', unreadOnly: true, page: 2 })).toEqual({
      topics: ['support'],
      unreadOnly: true,
      page: 1,
      pageSize: 10,
    });
    expect(queryOf({ ...defaultValue, page: 0 }).page).toBe(0);
  });

  it('is grouped by days in the account’s time zone', () => {
    const items = [
      item({ id: 'a', at: '2026-11-17T00:10:00-05:00' }),
      item({ id: 'b', at: '2026-11-16T23:50:00-05:00' }),
      item({ id: 'c', at: '2026-11-15T12:00:00-05:00' }),
    ];
    expect(
      groupByDate(items, '2026-11-17', (at) => at.slice(0, 10)).map(({ days, items: some }) => [
        days,
        ...some.map(({ id }) => id),
      ]),
    ).toEqual([
      ['today', 'a'],
      ['yesterday', 'b'],
      ['earlier', 'c'],
    ]);
    expect(groupByDate([], '2026-11-17', (at) => at.slice(0, 10))).toEqual([]);
  });

  it.each([
    [
      { kind: 'order', orderId: 'o' },
      { to: 'order', id: 'o' },
    ],
    [
      { kind: 'invoice', invoiceId: 'i' },
      { to: 'invoice', id: 'i' },
    ],
    [
      { kind: 'case', caseId: 'c' },
      { to: 'tickets', id: 'c' },
    ],
    [
      { kind: 'promotion', promotionId: 'p' },
      { to: 'promotions', id: 'p' },
    ],
    [{ kind: 'cart' }, { to: 'cart' }],
  ] as const)('links %j to %j', (about, destination) => expect(destinationOf(about)).toEqual(destination));
});

describe('read marks', () => {
  it('take precedence over the backend’s value, and can be undone', () => {
    const marks = withMarks(new Map(), ['n-1'], true);
    expect(isRead(item({}), marks)).toBe(true);
    expect(isRead(item({ id: 'n-2', isRead: true }), marks)).toBe(true);
    expect(isRead(item({ isRead: true }), withMarks(marks, ['n-1'], false))).toBe(false);
  });

  it('for all cover the newest visible notification, or everything until now on a later page', () => {
    expect(untilOf([item({})], 0, 0)).toBe('2026-11-17T09:00:00-05:00');
    expect(untilOf([item({})], 1, Date.UTC(2026, 10, 17, 15))).toBe('2026-11-17T15:00:00.000Z');
  });
});

describe('the form of a reminder', () => {
  const timeZone = 'America/New_York';
  const now = Date.parse('2026-11-17T10:35:00-05:00'); // a Tuesday
  const visits: readonly PlannedVisit[] = [
    { date: '2026-11-19', cutOff: '2026-11-18T14:00:00-05:00' },
    { date: '2026-11-24', cutOff: '2026-11-23T14:00:00-05:00' },
  ];
  const times = { timeZone, visits, now };

  it('defaults to cut-offs if there are any, and to weekly otherwise', () => {
    expect(draftOf(null, times, true)).toMatchObject({
      kind: 'before-cut-off',
      lead: 120,
      weekday: 3,
      time: '09:00',
      date: '2026-11-18',
    });
    expect(draftOf(null, times, false).kind).toBe('weekly');
    expect(draftOf(null, { ...times, visits: [] }, true).kind).toBe('weekly');
  });

  it('starts with the values of the reminder that is edited', () => {
    expect(
      draftOf({ id: 'r', at: '2026-11-20T13:30:00Z', repeats: 'weekly', orderId: null }, times, true),
    ).toMatchObject({ kind: 'weekly', weekday: 5, time: '08:30' });
    expect(
      draftOf(
        { id: 'r', at: '2026-11-18T13:00:00-05:00', repeats: 'before-cut-off', minutesBefore: 60, orderId: null },
        times,
        true,
      ),
    ).toMatchObject({ kind: 'before-cut-off', lead: 60 });
  });

  const draft = draftOf(null, times, true);
  it.each([
    [
      'before the first cut-off',
      draft,
      { request: { at: '2026-11-18T12:00:00-05:00', repeats: 'before-cut-off', minutesBefore: 120 } },
    ],
    [
      'before the first cut-off with enough lead time',
      { ...draft, lead: 60 * 48 },
      { request: { at: '2026-11-21T14:00:00-05:00', repeats: 'before-cut-off', minutesBefore: 2880 } },
    ],
    [
      'with a lead time that no cut-off allows',
      { ...draft, lead: 60 * 24 * 14 },
      { problems: new Map([['lead', 'noCutOff']]) },
    ],
    [
      'each week',
      { ...draft, kind: 'weekly', weekday: 2, time: '10:00' },
      { request: { at: '2026-11-24T10:00:00-05:00', repeats: 'weekly' } },
    ],
    [
      'each week, without a time',
      { ...draft, kind: 'weekly', time: '' },
      { problems: new Map([['time', 'missingTime']]) },
    ],
    [
      'once',
      { ...draft, kind: 'once', date: '2026-11-17', time: '10:36' },
      { request: { at: '2026-11-17T10:36:00-05:00', repeats: 'once' } },
    ],
    [
      'once, in the past',
      { ...draft, kind: 'once', date: '2026-11-17', time: '10:00' },
      { problems: new Map([['time', 'past']]) },
    ],
    [
      'once, without a date',
      { ...draft, kind: 'once', date: '', time: '' },
      {
        problems: new Map([
          ['date', 'missingDate'],
          ['time', 'missingTime'],
        ]),
      },
    ],
  ] as const)('toReminderRequest converts a reminder %s', (_what, given, expected) =>
    expect(toReminderRequest(given, times)).toEqual(expected),
  );

  it('leadParts uses the largest whole unit', () => {
    expect([30, 60, 90, 1440, 2880].map(leadParts)).toEqual([
      { unit: 'minutes', count: 30 },
      { unit: 'hours', count: 1 },
      { unit: 'minutes', count: 90 },
      { unit: 'days', count: 1 },
      { unit: 'days', count: 2 },
    ]);
  });
});
