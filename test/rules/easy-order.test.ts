import { describe, expect, it } from 'vitest';
import { EASY_ORDER_REJECTIONS, rejectionProblem } from '../../src/rules/easy-order';

describe('the rejection of a proposed order', () => {
  const missing = { code: 'valueMissing', params: {} };

  it.each(['enough-stock', 'wrong-products', 'wrong-quantities', 'closed-that-day', 'own-order'] as const)(
    'needs no note for %s',
    (reason) => {
      expect(rejectionProblem({ reason, note: '' })).toBeNull();
      expect(rejectionProblem({ reason, note: 'We close for a week' })).toBeNull();
      expect(EASY_ORDER_REJECTIONS).toContain(reason);
    },
  );

  it('needs a reason, whatever the note', () => {
    for (const note of ['', 'We close for a week', 'n'.repeat(133)])
      expect(rejectionProblem({ reason: null, note })).toStrictEqual({ field: 'reason', problem: missing });
  });

  it.each(['', ' ', '\n\t', '\u200b'])('needs a note for another reason, and %j is none', (note) =>
    expect(rejectionProblem({ reason: 'another-reason', note })).toStrictEqual({ field: 'note', problem: missing }),
  );

  it('accepts a note with another reason', () =>
    expect(rejectionProblem({ reason: 'another-reason', note: 'A new menu' })).toBeNull());

  it.each(['another-reason', 'own-order'] as const)('limits the note to 132 characters for %s', (reason) => {
    expect(rejectionProblem({ reason, note: 'n'.repeat(132) })).toBeNull();
    expect(rejectionProblem({ reason, note: 'n'.repeat(133) })).toStrictEqual({
      field: 'note',
      problem: { code: 'tooLong', params: { max: 132, length: 133, over: 1 } },
    });
  });
});
