import { isKnownLanguage } from './languages';
import { PERMISSIONS } from './server-codes';
import { type PhoneOptions, phoneProblem } from './phone';
import { type FieldProblem, problem } from './problem';
import { trimmedOrNull } from './read';
import { isEmail } from './email';

/** What a mandatory text lacks. */
export const requiredProblem = (value: unknown): FieldProblem | null =>
  trimmedOrNull(value) === null ? problem('valueMissing') : null;

/** What is wrong with a mandatory email address; judged as it stands, so the field trims first (decision 30). */
export function emailProblem(value: unknown): FieldProblem | null {
  return requiredProblem(value) ?? (isEmail(value) ? null : problem('typeMismatch'));
}

/** What is wrong with a mobile number, which may be left out. */
export const mobileProblem = (value: unknown, options?: PhoneOptions): FieldProblem | null =>
  trimmedOrNull(value) === null ? null : phoneProblem(value, options);

/** At least one permission is selected. */
export const permissionsProblem = (selected: readonly string[]): FieldProblem | null =>
  PERMISSIONS.some((permission) => selected.includes(permission)) ? null : problem('valueMissing', { min: 1 });

/** At least one account is selected. */
export const accountsProblem = (selected: readonly string[]): FieldProblem | null =>
  selected.some((id) => trimmedOrNull(id) !== null) ? null : problem('valueMissing', { min: 1 });

/** A language is selected before a user is created. */
export const languageProblem = (language: unknown): FieldProblem | null =>
  isKnownLanguage(language) ? null : problem('valueMissing');

/** The fields of a user in the order in which an error summary lists them. */
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

/** A user as the form holds it. */
export interface UserDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneNumber: string;
  /** The one field that may stay blank. */
  readonly mobileNumber?: string;
  readonly language: string;
  readonly permissions: readonly string[];
  readonly accounts: readonly string[];
}

/** Everything wrong with a user, in the order of `USER_FIELDS`; empty when the user may be created. */
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

/** The orders a list of users can be had in. The first is the one it begins with. */
export const USER_SORTS = [
  'NameAsc',
  'NameDesc',
  'EmailAsc',
  'EmailDesc',
  'LastAccessedDesc',
  'LastAccessedAsc',
] as const;

/** An order of a list of users. */
export type UserSort = (typeof USER_SORTS)[number];

/** The order a word stands for; by name for anything else. */
export const userSortFrom = (word: unknown): UserSort => USER_SORTS.find((sort) => sort === word) ?? USER_SORTS[0];

/** A user's name as people say it. */
export const userName = ({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string =>
  `${firstName} ${lastName}`.trim();
