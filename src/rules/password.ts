/** Kinds of characters that a policy can require. */
export const PASSWORD_KINDS = ['lower', 'upper', 'digit', 'symbol'] as const;
export type PasswordKind = (typeof PASSWORD_KINDS)[number];

/** Password policy of an adapter. */
export interface PasswordPolicy {
  readonly minLength: number;
  /** Maximum length in characters; null for no limit. */
  readonly maxLength: number | null;
  /** Kinds of which the password needs at least one character. */
  readonly needs: readonly PasswordKind[];
}

/** One requirement for a new password. */
export type PasswordRule = 'length' | 'longest' | PasswordKind | 'different';

const found: Readonly<Record<PasswordKind, RegExp>> = {
  lower: /\p{Ll}/u,
  upper: /\p{Lu}/u,
  digit: /\p{Nd}/u,
  symbol: /[^\p{L}\p{N}\s]/u,
};

/**
 * Lists the requirements of a policy in display order, each with whether the new password meets it. The result contains
 * no part of either password. Length counts characters of Unicode after composition, so a letter and its accent are usually one. The maximum length
 * is listed only while the password exceeds it, because it is not a goal to reach.
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

/** Whether a new password meets every requirement of a policy. */
export const isPasswordValid = (
  policy: PasswordPolicy,
  passwords: { readonly current: string; readonly next: string },
): boolean => passwordChecks(policy, passwords).every(({ met }) => met);
