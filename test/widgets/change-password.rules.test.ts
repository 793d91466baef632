import { describe, expect, it } from 'vitest';
import type { PasswordPolicy, PasswordResult } from '../../src/domain';
import { portErrorCodes } from '../../src/ports';
import {
  emptyPasswordForm,
  validatePasswords,
  outcomeOf,
  outcomeOfError,
} from '../../src/widgets/change-password/change-password.rules';

const policy: PasswordPolicy = { minLength: 10, maxLength: 64, needs: ['lower', 'upper', 'digit'] };
const fits = { current: 'Taproom-2207', next: 'Bottle-Shop-2215', again: 'Bottle-Shop-2215' };

describe('validatePasswords', () => {
  it('returns a problem for each invalid field', () => {
    expect([...validatePasswords(policy, emptyPasswordForm).problems]).toEqual([
      ['current', 'missing'],
      ['next', 'missing'],
      ['again', 'missing'],
    ]);
    expect([...validatePasswords(policy, { ...fits, next: 'short', again: 'other' }).problems]).toEqual([
      ['next', 'weak'],
      ['again', 'different'],
    ]);
    expect(validatePasswords(policy, fits).problems.size).toBe(0);
    expect([...validatePasswords(policy, { ...fits, next: fits.current, again: fits.current }).problems]).toEqual([
      ['next', 'weak'],
    ]);
  });

  it('reports input as soon as one field has text', () => {
    expect([
      validatePasswords(policy, emptyPasswordForm).hasInput,
      validatePasswords(policy, { ...emptyPasswordForm, again: 'a' }).hasInput,
    ]).toEqual([false, true]);
  });

  it('returns none of the field texts', () => {
    for (const typed of [fits, { ...fits, next: 'weak-one' }, { ...fits, again: 'Another-One-3' }]) {
      const { rules, problems } = validatePasswords(policy, typed);
      const known = JSON.stringify([rules, [...problems]]);
      for (const word of Object.values(typed)) expect(known).not.toContain(word);
    }
  });
});

describe('outcome of a password change', () => {
  it.each<[PasswordResult, object]>([
    [{ outcome: 'done' }, { outcome: 'done' }],
    [
      { outcome: 'refused', reason: 'current-wrong' },
      { outcome: 'refused', field: 'current', problem: 'current-wrong' },
    ],
    [
      { outcome: 'refused', reason: 'too-weak' },
      { outcome: 'refused', field: 'next', problem: 'weak' },
    ],
    [
      { outcome: 'refused', reason: 'used-before' },
      { outcome: 'refused', field: 'next', problem: 'used-before' },
    ],
    [{ outcome: 'refused', reason: 'too-many-attempts' }, { outcome: 'too-many' }],
    // What a backend that learned a word may answer.
    [
      { outcome: 'refused', reason: 'full-moon' as 'too-weak' },
      { outcome: 'not-changed', code: 'rejected' },
    ],
  ])('maps %j', (answer, outcome) => expect(outcomeOf(answer)).toEqual(outcome));

  it('reports an unknown outcome for every error after which the change may have happened', () => {
    const unsure = portErrorCodes.filter((code) => outcomeOfError(code).outcome === 'not-sure');
    expect(unsure).toEqual(['timeout', 'unavailable', 'malformed', 'aborted', 'unexpected']);
  });
});
