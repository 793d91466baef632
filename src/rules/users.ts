import { isKnownLanguage } from './languages';
import { PERMISSIONS } from './server-codes';
import { type PhoneOptions, phoneProblem } from './phone';
import { type FieldProblem, problem } from './problem';
import { trimmedOrNull } from './read';
import { isEmail } from './email';

/** Validates that a required text is not blank. */
export const requiredProblem = (value: unknown): FieldProblem | null =>
  trimmedOrNull(value) === null ? problem('valueMissing') : null;

/** Validates a required email address. The field trims first (decision 30). */
export function emailProblem(value: unknown): FieldProblem | null {
  return requiredProblem(value) ?? (isEmail(value) ? null : problem('typeMismatch'));
}

/** Validates a mobile number, which is optional. */
export const mobileProblem = (value: unknown, options?: PhoneOptions): FieldProblem | null =>
  trimmedOrNull(value) === null ? null : phoneProblem(value, options);

/** Validates that at least one permission is selected. */
export const permissionsProblem = (selected: readonly string[]): FieldProblem | null =>
  PERMISSIONS.some((permission) => selected.includes(permission)) ? null : problem('valueMissing', { min: 1 });

/** Validates that at least one account is selected. */
export const accountsProblem = (selected: readonly string[]): FieldProblem | null =>
  selected.some((id) => trimmedOrNull(id) !== null) ? null : problem('valueMissing', { min: 1 });

/** Validates that a language is selected. */
export const languageProblem = (language: unknown): FieldProblem | null =>
  isKnownLanguage(language) ? null : problem('valueMissing');

/** Fields of a user, in the order of the error summary. */
export const USER_FIELDS = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'mobileNumber',
  'language',
  'permissions',
  'accounts',
] as const;
export type UserField = (typeof USER_FIELDS)[number];

/** Form values of a user. */
export interface UserDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** The only optional field. */
  readonly mobileNumber?: string;
  readonly language: string;
  readonly permissions: readonly string[];
  readonly accounts: readonly string[];
}

/** Validates a user. Returns the problems in the order of `USER_FIELDS`; empty when the user can be created. */
export function userProblems(
  user: UserDraft,
  options: PhoneOptions = {},
): readonly { readonly field: UserField; readonly problem: FieldProblem }[] {
  const found: Record<UserField, FieldProblem | null> = {
    firstName: requiredProblem(user.firstName),
    lastName: requiredProblem(user.lastName),
    email: emailProblem(user.email),
    phoneNumber: phoneProblem(user.phoneNumber, options),
    mobileNumber: mobileProblem(user.mobileNumber, options),
    language: languageProblem(user.language),
    permissions: permissionsProblem(user.permissions),
    accounts: accountsProblem(user.accounts),
  };
  return USER_FIELDS.flatMap((field) => {
    const wrong = found[field];
    return wrong === null ? [] : [{ field, problem: wrong }];
  });
}

/** Sort orders of the user list. The first is the default. */
export const USER_SORTS = [
  'NameAsc',
  'NameDesc',
  'EmailAsc',
  'EmailDesc',
  'LastAccessedDesc',
  'LastAccessedAsc',
] as const;

/** Sort order of the user list. */
export type UserSort = (typeof USER_SORTS)[number];

/** Parses a sort order; by name for anything else. */
export const userSortFrom = (text: unknown): UserSort => USER_SORTS.find((sort) => sort === text) ?? USER_SORTS[0];

/** Full name of a user. */
export const userName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
