import { describe, expect, it } from 'vitest';
import { isPasswordValid, passwordChecks, type PasswordKind, type PasswordPolicy } from '../../src/rules';

const policy: PasswordPolicy = { minLength: 8, maxLength: 10, needs: ['symbol', 'digit', 'upper', 'lower'] };
const short: PasswordPolicy = { minLength: 1, maxLength: null, needs: [] };

describe('the requirements of a new password', () => {
  it('are all unmet before anything is typed', () => {
    expect(passwordChecks(policy, { current: 'Old-pass1', next: '' })).toStrictEqual([
      { rule: 'length', met: false },
      { rule: 'lower', met: false },
      { rule: 'upper', met: false },
      { rule: 'digit', met: false },
      { rule: 'symbol', met: false },
      { rule: 'different', met: false },
    ]);
  });

  it('are all met by a password with everything', () => {
    expect(passwordChecks(policy, { current: 'Old-pass1', next: 'New-pass1' })).toStrictEqual([
      { rule: 'length', met: true },
      { rule: 'lower', met: true },
      { rule: 'upper', met: true },
      { rule: 'digit', met: true },
      { rule: 'symbol', met: true },
      { rule: 'different', met: true },
    ]);
  });

  it('contain only the kinds that the policy needs', () => {
    expect(
      passwordChecks({ ...policy, needs: ['digit', 'lower'] }, { current: '', next: 'LONG ENOUGH' }),
    ).toStrictEqual([
      { rule: 'length', met: true },
      { rule: 'longest', met: false },
      { rule: 'lower', met: false },
      { rule: 'digit', met: false },
      { rule: 'different', met: true },
    ]);
    expect(passwordChecks(short, { current: 'a', next: 'b' })).toStrictEqual([
      { rule: 'length', met: true },
      { rule: 'different', met: true },
    ]);
  });

  it('contain the maximum length only while the password exceeds it', () => {
    const checks = (next: string, maxLength: number | null) =>
      passwordChecks({ minLength: 8, maxLength, needs: [] }, { current: '', next });
    const met = [
      { rule: 'length', met: true },
      { rule: 'different', met: true },
    ];
    expect(checks('x'.repeat(10), 10)).toStrictEqual(met);
    expect(checks('x'.repeat(11), null)).toStrictEqual(met);
    expect(checks('x'.repeat(11), 10)).toStrictEqual([
      { rule: 'length', met: true },
      { rule: 'longest', met: false },
      { rule: 'different', met: true },
    ]);
  });

  it.each([
    ['seven characters', 'x'.repeat(7), false],
    ['eight characters', 'x'.repeat(8), true],
    ['seven characters, one of them with a separate accent', `${'x'.repeat(6)}e\u0301`, false],
    ['eight characters, one of them with a separate accent', `${'x'.repeat(7)}e\u0301`, true],
    ['seven characters, one of them of two UTF-16 units', `${'x'.repeat(6)}🍺`, false],
    ['eight characters, one of them of two UTF-16 units', `${'x'.repeat(7)}🍺`, true],
  ])('check a minimum length of eight for %s', (_what, next, met) => {
    expect(passwordChecks({ minLength: 8, maxLength: null, needs: [] }, { current: '', next })).toStrictEqual([
      { rule: 'length', met },
      { rule: 'different', met: true },
    ]);
  });

  it.each<readonly [PasswordKind, string, boolean]>([
    ['lower', 'a', true],
    ['lower', 'é', true],
    ['lower', 'A1-', false],
    ['upper', 'A', true],
    ['upper', 'É', true],
    ['upper', 'a1-', false],
    ['digit', '7', true],
    ['digit', '٧', true],
    ['digit', '½', false],
    ['digit', 'aA-', false],
    ['symbol', '-', true],
    ['symbol', '🍺', true],
    ['symbol', ' ', false],
    ['symbol', '½', false],
    ['symbol', 'aA1中', false],
  ])('find a character of the kind %s in %j: %j', (kind, next, met) => {
    expect(passwordChecks({ ...short, needs: [kind] }, { current: '', next })).toStrictEqual([
      { rule: 'length', met: true },
      { rule: kind, met },
      { rule: 'different', met: true },
    ]);
  });

  it('include that the password is another one', () => {
    const checks = (current: string, next: string) => passwordChecks({ ...short, minLength: 0 }, { current, next });
    expect(checks('same', 'same')).toStrictEqual([
      { rule: 'length', met: true },
      { rule: 'different', met: false },
    ]);
    expect(checks('same', 'Same')).toStrictEqual([
      { rule: 'length', met: true },
      { rule: 'different', met: true },
    ]);
    expect(checks('same', '')).toStrictEqual([
      { rule: 'length', met: true },
      { rule: 'different', met: false },
    ]);
  });
});

describe('a new password', () => {
  it.each([
    ['meets every requirement', true, 'New-pass1'],
    ['is too short', false, 'New-1'],
    ['is too long', false, 'New-password1'],
    ['has no digit', false, 'New-passw'],
    ['is the current one', false, 'Old-pass1'],
    ['is blank', false, ''],
  ])('that %s is valid: %j', (_what, valid, next) => {
    expect(isPasswordValid(policy, { current: 'Old-pass1', next })).toBe(valid);
  });
});
