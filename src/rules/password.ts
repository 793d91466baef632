/** Kinds of characters a policy may ask for. */
export const PASSWORD_KINDS = ['lower', 'upper', 'digit', 'symbol'] as const;
export type PasswordKind = (typeof PASSWORD_KINDS)[number];

/** What an adapter asks of a password. */
export interface PasswordPolicy {
  readonly minLength: number;
  /** Null where there is no limit. */
  readonly maxLength: number | null;
  /** At least one character of each. */
  readonly needs: readonly PasswordKind[];
}

/** One thing a new password has to keep. */
export type PasswordRule = 'length' | 'longest' | PasswordKind | 'different';

const found: Readonly<Record<PasswordKind, RegExp>> = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  symbol: /[^\p{L}\p{N}\s]/u,
};

/**
 * Every rule of a policy and whether a new password keeps it, in the order in which they are shown. Nothing of either
 * password is in the answer. Length counts characters as people do, the way a letter and its accent are one. The
 * longest length is a rule only for a password that breaks it: nobody has to meet it.
 */
export function passwordChecks(
  policy: PasswordPolicy,
  { current, next }: { readonly current: string; readonly next: string },
): readonly { readonly rule: PasswordRule; readonly met: boolean }[] {
  const length = [...next.normalize('NFC')].length;
  return [
    { rule: 'length', met: length >= policy.minLength },
    ...(policy.maxLength !== null && length > policy.maxLength ? [{ rule: 'longest' as const, met: false }] : []),
    ...PASSWORD_KINDS.filter((kind) => policy.needs.includes(kind)).map((rule) => ({
      rule,
      met: found[rule].test(next),
    })),
    { rule: 'different', met: next !== '' && next !== current },
  ];
}

/** Whether a new password keeps every rule of a policy. */
export const isPasswordValid = (
  policy: PasswordPolicy,
  words: { readonly current: string; readonly next: string },
): boolean => passwordChecks(policy, words).every(({ met }) => met);
