import { type FieldProblem, type GuestDetails, parseGuestDetails, isEmail, phoneProblem } from '../../rules';
import { type KeyValueStore, readStored } from '../../runtime/storage';

/** Fields of a guest's details, in the order in which they stand. */
export const guestFields = ['lastName', 'email', 'phoneNumber'] as const;
export type GuestField = (typeof guestFields)[number];

/** What a guest typed, as typed. */
export type GuestAnswers = Readonly<Record<GuestField, string>>;

/** What is wrong with a guest's details: all three are needed to check out (decision 12). */
export function guestProblems(
  details: GuestDetails,
  skipPhoneFormat: boolean,
): ReadonlyMap<GuestField, FieldProblem['code']> {
  const { lastName, email, phoneNumber } = parseGuestDetails(details);
  const found: Record<GuestField, FieldProblem['code'] | undefined> = {
    lastName: lastName === undefined ? 'valueMissing' : undefined,
    email: email === undefined ? 'valueMissing' : isEmail(email) ? undefined : 'typeMismatch',
    phoneNumber: phoneProblem(phoneNumber, { skipFormat: skipPhoneFormat })?.code,
  };
  return new Map(guestFields.flatMap((field) => (found[field] === undefined ? [] : [[field, found[field]] as const])));
}

/** True when a guest may go on. */
export const isComplete = (details: GuestDetails, skipPhoneFormat: boolean): boolean =>
  guestProblems(details, skipPhoneFormat).size === 0;

/** The details kept in this tab; each only when it is not blank (decisions 12 and 45). */
export const readGuestDetails = (store: KeyValueStore, key: string): GuestDetails =>
  readStored(store, key, (value) => (typeof value === 'object' ? parseGuestDetails(value) : null)) ?? {};

/** Keeps a guest's details in this tab, trimmed, a blank one not at all. */
export function storeGuestDetails(store: KeyValueStore, key: string, answers: GuestAnswers): GuestDetails {
  const details = parseGuestDetails(answers);
  if (Object.keys(details).length === 0) store.remove(key);
  else store.set(key, JSON.stringify(details));
  return details;
}
