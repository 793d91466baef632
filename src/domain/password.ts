import type { PasswordPolicy } from '../rules/password';

export type { PasswordPolicy };

/** The outcome of a change of password. Neither answer nor error ever repeats one. */
export type PasswordResult =
  | { readonly outcome: 'done' }
  | {
      readonly outcome: 'refused';
      readonly reason: 'current-wrong' | 'too-weak' | 'used-before' | 'too-many-attempts';
    };
