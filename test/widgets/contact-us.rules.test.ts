import { describe, expect, it } from 'vitest';
import type { OpenHours, Weekday } from '../../src/domain';
import { messageProblems, openingAt, type Permission } from '../../src/rules';
import { hoursRows, isReachable, canOpen, findOpeningMessage } from '../../src/widgets/contact-us/contact-us.rules';
import { emptyDraft, hasInput, parseMessageDraft, toMessage } from '../../src/widgets/contact-us/message.draft';
import { zoneNameOf } from '../../src/widgets/contact-us/parts/contact-channels';

const timeZone = 'America/New_York';
const daily = (days: readonly Weekday[], start = '06:00', end = '18:00'): readonly OpenHours[] =>
  days.map((day) => ({ day, start, end }));
const workdays = daily([1, 2, 3, 4, 5, 6]);
const at = (instant: string) => Date.parse(instant);
const iso = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
const opened = (instant: string, week = workdays, closed: readonly string[] = [], zone = timeZone) =>
  openingAt({ timeZone: zone, week, closed: closed.map((date) => ({ date })) }, at(instant));

describe('openingAt', () => {
  it.each([
    ['in the middle of a day', '2026-11-17T10:35:00-05:00', { open: true, until: '2026-11-17T23:00:00.000Z' }],
    ['at the minute it opens', '2026-11-17T06:00:00-05:00', { open: true, until: '2026-11-17T23:00:00.000Z' }],
    ['at the minute it closes', '2026-11-17T18:00:00-05:00', { open: false, opens: '2026-11-18T11:00:00.000Z' }],
    ['before it opens', '2026-11-17T05:59:59-05:00', { open: false, opens: '2026-11-17T11:00:00.000Z' }],
    ['on Saturday evening', '2026-11-21T19:00:00-05:00', { open: false, opens: '2026-11-23T11:00:00.000Z' }],
  ])('is correct %s', (_when, instant, expected) => {
    const found = opened(instant);
    expect(
      found === null
        ? null
        : found.open
          ? { open: true, until: iso(found.until) }
          : { open: false, opens: iso(found.opens) },
    ).toEqual(expected);
  });

  it('uses the time zone of the store, not that of the device', () => {
    expect(opened('2026-11-17T23:30:00Z')).toMatchObject({ open: false });
    expect(opened('2026-11-17T23:30:00Z', workdays, [], 'America/Vancouver')).toMatchObject({ open: true });
  });

  it('skips a closed day and keeps the hours of the days around it', () => {
    expect(opened('2026-11-26T10:00:00-05:00', workdays, ['2026-11-26'])).toEqual({
      open: false,
      opens: at('2026-11-27T06:00:00-05:00'),
    });
    expect(opened('2026-11-25T10:00:00-05:00', workdays, ['2026-11-26'])).toEqual({
      open: true,
      until: at('2026-11-25T18:00:00-05:00'),
    });
  });

  it('keeps local hours when the clocks change', () => {
    const sundays = daily([0], '01:00', '05:00');
    // Clocks go back at two, so the opening hours last an hour longer.
    expect(opened('2026-11-01T00:30:00-04:00', sundays)).toEqual({
      open: false,
      opens: at('2026-11-01T01:00:00-04:00'),
    });
    expect(opened('2026-11-01T01:30:00-05:00', sundays)).toEqual({
      open: true,
      until: at('2026-11-01T05:00:00-05:00'),
    });
  });

  it('joins adjacent hours, also across midnight, and keeps a break', () => {
    const nights = [...daily([1], '18:00', '24:00'), ...daily([2], '00:00', '02:00')];
    expect(opened('2026-11-16T23:00:00-05:00', nights)).toEqual({ open: true, until: at('2026-11-17T02:00:00-05:00') });
    const lunch = [...daily([2], '13:00', '17:00'), ...daily([2], '08:00', '12:00')];
    expect(opened('2026-11-17T09:00:00-05:00', lunch)).toEqual({ open: true, until: at('2026-11-17T12:00:00-05:00') });
    expect(opened('2026-11-17T12:30:00-05:00', lunch)).toEqual({ open: false, opens: at('2026-11-17T13:00:00-05:00') });
  });

  it('returns null for an unknown time zone, and never opens without valid hours', () => {
    expect(opened('2026-11-17T10:00:00-05:00', workdays, [], 'Mars/Olympus_Mons')).toBeNull();
    expect(opened('2026-11-17T10:00:00-05:00', [])).toEqual({ open: false, opens: null });
    expect(
      opened('2026-11-17T10:00:00-05:00', [...daily([2], '25:00', '26:00'), ...daily([2], '18:00', '06:00')]),
    ).toEqual({ open: false, opens: null });
  });
});

describe('findOpeningMessage', () => {
  const messageAt = (instant: string, week = workdays) => {
    const opening = opened(instant, week);
    return opening && findOpeningMessage(opening, at(instant), timeZone, 'en-US');
  };
  it.each([
    ['2026-11-17T10:35:00-05:00', { key: 'open', time: '6:00\u00a0PM\u00a0ET' }],
    ['2026-11-17T05:00:00-05:00', { key: 'opensAt', time: '6:00\u00a0AM\u00a0ET' }],
    ['2026-11-17T20:00:00-05:00', { key: 'opensTomorrow', time: '6:00\u00a0AM\u00a0ET' }],
    ['2026-11-21T20:00:00-05:00', { key: 'opens', when: 'Mon,\u00a0Nov\u00a023, 6:00\u00a0AM\u00a0ET' }],
  ])('selects the message at %s', (instant, expected) => expect(messageAt(instant)).toEqual(expected));

  it('selects the message for always open and for always closed', () => {
    expect(messageAt('2026-11-17T10:35:00-05:00', daily([0, 1, 2, 3, 4, 5, 6], '00:00', '24:00'))).toEqual({
      key: 'openAlways',
    });
    expect(messageAt('2026-11-17T10:35:00-05:00', [])).toEqual({ key: 'closed' });
  });

  it('zoneNameOf returns the common name of a zone, and null for an unknown zone', () => {
    expect(zoneNameOf(timeZone, 'en-US')).toBe('Eastern Time');
    expect(zoneNameOf('Mars/Olympus_Mons', 'en-US')).toBeNull();
  });
});

describe('hoursRows', () => {
  it('groups consecutive days with equal hours, Monday first', () => {
    expect(hoursRows(workdays)).toEqual([
      { from: 1, to: 6, stretches: [{ start: '06:00', end: '18:00' }] },
      { from: 0, to: 0, stretches: [] },
    ]);
    expect(
      hoursRows([...daily([1, 2], '08:00', '12:00'), ...daily([2], '13:00', '17:00')]).map(
        ({ from, to, stretches }) => [from, to, stretches.length],
      ),
    ).toEqual([
      [1, 1, 1],
      [2, 2, 2],
      [3, 0, 0],
    ]);
  });
});

describe('canOpen', () => {
  const settings = {
    guestBrowsingEnabled: false,
    guestCartEnabled: false,
    guestCheckoutEnabled: false,
    guestCartCheckoutEnabled: false,
    splitShipmentEnabled: false,
    skipPhoneNumberValidationEnabled: false,
    defaultCurrency: 'USD',
    maxAge: null,
  };
  const who = (...permissions: Permission[]) => ({
    isGuest: false,
    settings,
    user: { id: 'u', firstName: 'U', accountId: 'a', permissions },
  });
  const guest = { isGuest: true, user: null, settings };
  it.each([
    ['orders', who('ordering'), true],
    ['orders', who('finance'), false],
    ['invoices', who('finance'), true],
    ['new-ticket', who('ordering'), false],
    ['new-ticket', who('service'), true],
    ['faq', who(), true],
    ['register', who(), false],
    ['register', guest, true],
    ['orders', guest, false],
    ['faq', guest, true],
    ['products', guest, false],
    ['products', { ...guest, settings: { ...settings, guestBrowsingEnabled: true } }, true],
    ['faq', null, true],
    ['wallet', null, false],
    ['invoices', { ...who(), user: null }, true],
  ] as const)('allows %s only for visitors with access (%#)', (page, session, expected) =>
    expect(canOpen(page, session)).toBe(expected),
  );
});

describe('message to customer service', () => {
  const contact = { name: 'Dana Whitlock', email: 'dana@harborlane.example', phone: '' };
  const rules = { subjectMax: 10, messageMax: 20 };
  const message = { topic: 'order', subject: 'Short', text: 'Two cases short', contact };

  it('is valid without a phone number', () => expect([...messageProblems(message, rules)]).toEqual([]));
  it.each([
    [{ topic: '' }, [['topic', 'valueMissing']]],
    [{ subject: '  ' }, [['subject', 'valueMissing']]],
    [{ subject: 'x'.repeat(11) }, [['subject', 'tooLong']]],
    [{ subject: `  ${'x'.repeat(10)}  ` }, []],
    [{ text: 'x'.repeat(21) }, [['text', 'tooLong']]],
    [
      { contact: { ...contact, name: ' ', email: 'dana@harborlane' } },
      [
        ['name', 'valueMissing'],
        ['email', 'typeMismatch'],
      ],
    ],
    [{ contact: { ...contact, phone: '555' } }, [['phone', 'patternMismatch']]],
  ])('%j has the problems %j', (part, problems) =>
    expect([...messageProblems({ ...message, ...part }, rules)]).toEqual(problems),
  );

  it('accepts any phone number if the store skips its validation', () => {
    expect([
      ...messageProblems({ ...message, contact: { ...contact, phone: '555' } }, { ...rules, skipFormat: true }),
    ]).toEqual([]);
  });

  it('has input once something is entered, and is parsed back unchanged', () => {
    const first = emptyDraft('d1', 'order', contact);
    expect(hasInput(first, contact)).toBe(false);
    expect(hasInput({ ...first, phone: '(207) 555-0100' }, contact)).toBe(true);
    const written = { ...first, text: ' Two cases ' };
    expect(hasInput(written, contact)).toBe(true);
    expect(parseMessageDraft(JSON.parse(JSON.stringify(written)))).toEqual(written);
    expect(toMessage(written)).toMatchObject({ text: 'Two cases', contact });
  });

  it.each([null, 42, 'x', [], {}, { id: 7 }])('parseMessageDraft rejects %j', (value) =>
    expect(parseMessageDraft(value)).toBeNull(),
  );
  it('parseMessageDraft replaces values that are not texts', () => {
    expect(parseMessageDraft({ id: 'd', subject: { a: 1 }, name: 7 })).toEqual({
      id: 'd',
      topic: '',
      subject: '',
      text: '',
      name: '',
      email: '',
      phone: '',
    });
  });
});

it('isReachable is true with a phone number, an email address or the form', () => {
  expect([
    isReachable({ phone: null, email: null }, false),
    isReachable({ phone: '1', email: null }, false),
    isReachable({ phone: null, email: null }, true),
  ]).toEqual([false, true, true]);
});
