/** A field with an invalid value. Codes are those of HTML's constraint validation. */
export interface Problem {
  readonly field: string;
  readonly code: string;
}

const EMAIL = /^[^\s@.]+(\.[^\s@.]+)*@[^\s@.]+(\.[^\s@.]+)*\.[A-Za-z]{2,}$/;
const PHONE = /^\(\d{3}\) \d{3}-\d{4}$/;
/** Tags of the languages that the shop has texts in, with any region. */
const LANGUAGE = /^(?:en|fr|es|zh|ko)(?:-[A-Z]{2})?$/;

/** Fields of a person, all trimmed. */
export interface PersonFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email?: string;
  readonly phoneNumber: string;
  readonly mobileNumber?: string;
  readonly language?: string;
}

/** Invalid fields of a person. */
export function personProblems(person: PersonFields): readonly Problem[] {
  const problems: Problem[] = [];
  const add = (field: string, code: string | null): void => {
    if (code !== null) problems.push({ field, code });
  };
  add('firstName', person.firstName === '' ? 'valueMissing' : null);
  add('lastName', person.lastName === '' ? 'valueMissing' : null);
  if (person.email !== undefined) add('email', emailProblem(person.email));
  add('phoneNumber', phoneProblem(person.phoneNumber));
  if (person.mobileNumber !== undefined && person.mobileNumber !== '')
    add('mobileNumber', phoneProblem(person.mobileNumber));
  if (person.language !== undefined)
    add('language', person.language === '' ? 'valueMissing' : LANGUAGE.test(person.language) ? null : 'invalidEntry');
  return problems;
}

/** Problem of a required email address, which is trimmed. */
export const emailProblem = (email: string): string | null =>
  email === '' ? 'valueMissing' : EMAIL.test(email) ? null : 'typeMismatch';

/** Problem of a required phone number, which is trimmed. */
export const phoneProblem = (number: string): string | null =>
  number === '' ? 'valueMissing' : PHONE.test(number) ? null : 'patternMismatch';

/** Letters and digits only, because case, dashes and spaces are irrelevant in numbers and codes. */
export const plain = (typed: string): string => typed.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** A text without case and accents, for searching. */
export const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Maximum number of items of a page. */
const MAX_TAKE = 100;

/** A page of a list. */
export function pageOf<Item>(
  items: readonly Item[],
  { skip, take }: { readonly skip?: number | null; readonly take?: number | null },
): readonly Item[] {
  const from = Math.max(0, skip ?? 0);
  return items.slice(from, from + Math.min(MAX_TAKE, Math.max(0, take ?? MAX_TAKE)));
}
