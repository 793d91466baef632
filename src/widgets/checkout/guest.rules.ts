import { type FieldProblem, type GuestDetails, parseGuestDetails, isEmail, phoneProblem } from '../../rules';
import { type KeyValueStore, readStored } from '../../runtime/storage';

/** Fields of a guest's details in display order. */
export const guestFields = ['lastName', 'email', 'phoneNumber'] as const;
export type GuestField = (typeof guestFields)[number];

/** Text that a guest typed, unchanged. */
export type GuestAnswers = Readonly<Record<GuestField, string>>;

/** Returns the problems of a guest's details; checkout requires all three (decision 12). */
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

/** Whether a guest can continue. */
export const isComplete = (details: GuestDetails, skipPhoneFormat: boolean): boolean =>
  guestProblems(details, skipPhoneFormat).size === 0;

/** Reads the stored details of this tab; blank ones are absent (decisions 12 and 45). */
export const readGuestDetails = (store: KeyValueStore, key: string): GuestDetails =>
  readStored(store, key, (value) => (typeof value === 'object' ? parseGuestDetails(value) : null)) ?? {};

/** Stores a guest's details in this tab, trimmed and without blank ones. */
export function storeGuestDetails(store: KeyValueStore, key: string, answers: GuestAnswers): GuestDetails {
  const details = parseGuestDetails(answers);
  if (Object.keys(details).length === 0) store.remove(key);
  else store.set(key, JSON.stringify(details));
  return details;
}
