import { type FieldProblem, type GuestDetails, parseGuestDetails, isEmail, phoneProblem } from '../../rules';
import { type KeyValueStore, readStored } from '../../runtime/storage';

/** Fields of a guest's details, in the order in which they stand. */
export const guestFields = ['lastName', 'email', 'phoneNumber'] as const;
export type GuestField = (typeof guestFields)[number];

/** What a guest typed, as typed. */
export type GuestAnswers = Readonly<Record<GuestField, string>>;

/** What is wrong with a guest's details: all three are needed to check out (decision 12). */
export function guestProblems(details: GuestDetails, skipPhoneFormat: boolean): Partial<Record<GuestField, FieldProblem['code']>> {
  const { lastName, email, phoneNumber } = parseGuestDetails(details);
  const phone = phoneProblem(phoneNumber, { skipFormat: skipPhoneFormat });
  return {
    ...(lastName === undefined ? { lastName: 'valueMissing' } : {}),
    ...(email === undefined ? { email: 'valueMissing' } : isEmail(email) ? {} : { email: 'typeMismatch' }),
    ...(phone === null ? {} : { phoneNumber: phone.code }),
  };
}

/** True when a guest may go on. */
export const isComplete = (details: GuestDetails, skipPhoneFormat: boolean): boolean =>
  Object.keys(guestProblems(details, skipPhoneFormat)).length === 0;

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
