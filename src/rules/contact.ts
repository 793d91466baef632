import { isEmail } from './email';
import { phoneProblem, type PhoneOptions } from './phone';
import type { FieldMessageKey } from './problem';
import { trimmedOrNull } from './read';

/** Form values of a message to customer service. */
export interface MessageAnswers {
  readonly topic: string;
  readonly subject: string;
  readonly text: string;
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
}

/** Form fields of a message, in the order of the form. */
export const MESSAGE_FIELDS = ['topic', 'subject', 'text', 'name', 'email', 'phone'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** Settings for validating a message. */
export interface MessageRules extends PhoneOptions {
  readonly subjectMax: number;
  readonly messageMax: number;
}

/** Validates a message. Returns the problems by field. The phone number is optional, but must be valid if present. */
export function messageProblems(
  { topic, subject, text, contact }: MessageAnswers,
  { subjectMax, messageMax, ...phone }: MessageRules,
): ReadonlyMap<MessageField, FieldMessageKey> {
  const found: readonly (readonly [MessageField, FieldMessageKey | undefined])[] = [
    ['topic', missing(topic)],
    ['subject', missing(subject) ?? (subject.trim().length > subjectMax ? 'tooLong' : undefined)],
    ['text', missing(text) ?? (text.trim().length > messageMax ? 'tooLong' : undefined)],
    ['name', missing(contact.name)],
    ['email', missing(contact.email) ?? (isEmail(contact.email.trim()) ? undefined : 'typeMismatch')],
    ['phone', missing(contact.phone) === undefined ? phoneProblem(contact.phone, phone)?.code : undefined],
  ];
  return new Map(found.flatMap(([field, code]) => (code === undefined ? [] : [[field, code] as const])));
}

const missing = (value: string): 'valueMissing' | undefined =>
  trimmedOrNull(value) === null ? 'valueMissing' : undefined;
