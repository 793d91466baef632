import { describe, expect, it } from 'vitest';
import { AUTOPAY_DAYS, autopayProblem, disputeDetailsProblem } from '../../src/rules/invoices';

describe('disputeDetailsProblem', () => {
  it.each(['', '  ', '\n\t', '\u200b', '\u0000'])('requires details, and %j is none', (details) =>
    expect(disputeDetailsProblem(details)).toStrictEqual({ code: 'valueMissing', params: {} }),
  );

  it('accepts up to 500 UTF-16 units', () => {
    for (const details of ['x', ' two cases short ', 'x'.repeat(499), 'x'.repeat(500), '🍺'.repeat(250)])
      expect(disputeDetailsProblem(details)).toBeNull();
  });

  it.each([
    [501, 1, 'x'.repeat(501)],
    [620, 120, 'x'.repeat(620)],
    [502, 2, '🍺'.repeat(251)],
  ])('reports that a text of %i is %i too long', (length, over, details) =>
    expect(disputeDetailsProblem(details)).toStrictEqual({ code: 'tooLong', params: { max: 500, length, over } }),
  );
});

describe('autopay', () => {
  it('can pay on the 1st to the 28th', () => {
    expect(AUTOPAY_DAYS).toHaveLength(28);
    expect([AUTOPAY_DAYS[0], AUTOPAY_DAYS.at(-1)]).toStrictEqual([1, 28]);
  });

  it.each([0, 29, 1.5, -1, NaN])('refuses day %d', (day) =>
    expect(autopayProblem({ day, limit: null }, 'USD')).toStrictEqual({ field: 'day', code: 'badInput' }),
  );

  it.each([
    [1, 'USD', null],
    [0, 'USD', 'rangeUnderflow'],
    [-1, 'USD', 'rangeUnderflow'],
    [0.5, 'USD', 'badInput'],
    [100, 'CAD', 'badInput'],
  ])('with a limit of %d in %s: %j', (minor, currency, code) =>
    expect(autopayProblem({ day: 1, limit: { minor, currency } }, 'USD')).toStrictEqual(
      code === null ? null : { field: 'limit', code },
    ),
  );
});
