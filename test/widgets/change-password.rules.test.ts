import { describe, expect, it } from 'vitest';
import type { PasswordPolicy, PasswordResult } from '../../src/domain';
import { portErrorCodes } from '../../src/ports';
import {
  emptyPasswordForm,
  judge,
  outcomeOf,
  outcomeOfError,
} from '../../src/widgets/change-password/change-password.rules';

const policy: PasswordPolicy = { minLength: 10, maxLength: 64, needs: ['lower', 'upper', 'digit'] };
const fits = { current: 'Taproom-2207', next: 'Bottle-Shop-2215', again: 'Bottle-Shop-2215' };

describe('what is typed', () => {
  it('is judged by every rule there is, field by field', () => {
    expect([...judge(policy, emptyPasswordForm).flags]).toEqual([
      ['current', 'missing'],
      ['next', 'missing'],
      ['again', 'missing'],
    ]);
    expect([...judge(policy, { ...fits, next: 'short', again: 'other' }).flags]).toEqual([
      ['next', 'weak'],
      ['again', 'different'],
    ]);
    expect(judge(policy, fits).flags.size).toBe(0);
    expect([...judge(policy, { ...fits, next: fits.current, again: fits.current }).flags]).toEqual([['next', 'weak']]);
  });

  it('is begun as soon as something stands in a field', () => {
    expect([judge(policy, emptyPasswordForm).begun, judge(policy, { ...emptyPasswordForm, again: 'a' }).begun]).toEqual(
      [false, true],
    );
  });

  it('is in nothing that is known of it', () => {
    for (const typed of [fits, { ...fits, next: 'weak-one' }, { ...fits, again: 'Another-One-3' }]) {
      const { rules, flags } = judge(policy, typed);
      const known = JSON.stringify([rules, [...flags]]);
      for (const word of Object.values(typed)) expect(known).not.toContain(word);
    }
  });
});

describe('what came of a change', () => {
  it.each<[PasswordResult, object]>([
    [{ outcome: 'done' }, { is: 'done' }],
    [
      { outcome: 'refused', reason: 'current-wrong' },
      { is: 'flagged', field: 'current', flag: 'current-wrong' },
    ],
    [
      { outcome: 'refused', reason: 'too-weak' },
      { is: 'flagged', field: 'next', flag: 'weak' },
    ],
    [
      { outcome: 'refused', reason: 'used-before' },
      { is: 'flagged', field: 'next', flag: 'used-before' },
    ],
    [{ outcome: 'refused', reason: 'too-many-attempts' }, { is: 'too-many' }],
    // What a backend that learned a word may answer.
    [
      { outcome: 'refused', reason: 'full-moon' as 'too-weak' },
      { is: 'not-changed', code: 'rejected' },
    ],
  ])('%j', (answer, outcome) => expect(outcomeOf(answer)).toEqual(outcome));

  it('is not known where the answer may have been lost, and never said to have failed then', () => {
    const unsure = portErrorCodes.filter((code) => outcomeOfError(code).is === 'not-sure');
    expect(unsure).toEqual(['timeout', 'unavailable', 'malformed', 'aborted', 'unexpected']);
  });
});
