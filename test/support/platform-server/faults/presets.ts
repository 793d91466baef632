import type { Fault } from './rules';

const status = (code: number, more: Partial<Extract<Fault, { kind: 'status' }>> = {}): Fault => ({
  kind: 'status',
  status: code,
  ...more,
});

const LONG = 'm'.repeat(10_000);

/**
 * Faults of the network and of data, by fault id. One id has all the forms of a fault; a test applies one after the
 * other. Faults of data are independent of a body: a test supplies their path.
 */
export const faultPresets: Readonly<Record<string, readonly Fault[]>> = {
  offline: [{ kind: 'drop' }],
  'lost-after-commit': [{ kind: 'drop', after: true }],
  'lost-before-commit': [{ kind: 'drop' }],
  'late-commit': [{ kind: 'late', ms: 50 }],
  'no-answer': [{ kind: 'never' }],
  'no-answer-after-commit': [{ kind: 'never', after: true }],
  'server-error': [
    status(500),
    status(500, { body: 'html' }),
    status(500, { body: 'empty' }),
    status(500, { after: true }),
  ],
  'bad-gateway': [status(502, { body: 'html' })],
  unavailable: [status(503)],
  'gateway-timeout': [status(504, { body: 'html', after: true })],
  'wait-seconds': [status(429, { retryAfter: 1 }), status(503, { retryAfter: 1 })],
  'wait-date': [status(429, { retryAfter: { date: 2 } })],
  'wait-date-skewed': [
    status(429, { retryAfter: { date: 2, skew: 86_400 } }),
    status(429, { retryAfter: { date: 2, skew: -86_400 } }),
    status(429, { retryAfter: { date: -3600 } }),
  ],
  'session-expired': [status(401)],
  forbidden: [status(403)],
  'not-found': [status(404), status(410)],
  conflict: [status(409)],
  precondition: [status(412, { body: 'checkout' }), status(422, { body: 'checkout' })],
  locked: [status(423, { retryAfter: 1 }), status(423)],
  accepted: [status(202, { retryAfter: 1, body: 'empty' })],
  truncated: [{ kind: 'truncated' }],
  'sign-in-page': [{ kind: 'sign-in-page' }, { kind: 'sign-in-page', after: true }],
  'empty-body': [{ kind: 'empty' }, { kind: 'empty', after: true }],
  slow: [{ kind: 'delay', ms: 30_000 }],
  'out-of-order': [{ kind: 'delay', ms: 150 }],
  'delivered-twice': [{ kind: 'twice' }],
  stale: [{ kind: 'stale' }],
  'errors-in-success': [{ kind: 'with-errors', title: 'We are unable to place the order.' }],
  'nothing-at-all': [
    { kind: 'set', at: '', value: null },
    { kind: 'set', at: '', value: [] },
    { kind: 'set', at: '', value: 'text' },
  ],
  nulls: [{ kind: 'set', at: '*', value: null }],
  'wrong-types': [{ kind: 'set', at: '*', value: { wrong: true } }],
  'long-strings': [{ kind: 'set', at: '*.name', value: LONG }],
  'prototype-keys': [{ kind: 'prototype-keys' }],
};

/** Unknown codes, invalid amounts and text of mixed direction: values to `set` at a path. */
export const oddValues = {
  enums: ['Awaiting Ferry', 'UNHEARD_OF', ''],
  amounts: ['0', '-0', '-12.5', 'NaN', 'Infinity', '12,50', '1e3', '0.005', '99999999999999999999', null, 12.5],
  texts: [
    '👩‍👩‍👧‍👦',
    'e\u0301tage',
    '\u202eabc\u202c',
    'a\u200bb',
    'شركة 12',
    '<img src=x onerror=alert(1)>',
    '&amp;lt;b&amp;gt;',
  ],
} as const;
