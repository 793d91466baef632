import { isEmail } from './email';
import { phoneProblem, type PhoneOptions } from './phone';
import type { FieldMessageKey } from './problem';
import { trimmedOrNull } from './read';

/** The answers of a message to customer service. */
export interface MessageAnswers {
  readonly topic: string;
  readonly subject: string;
  readonly text: string;
  readonly contact: { readonly name: string; readonly email: string; readonly phone: string };
}

/** The fields of a message in the order in which they are asked for. */
export const MESSAGE_FIELDS = ['topic', 'subject', 'text', 'name', 'email', 'phone'] as const;
export type MessageField = (typeof MESSAGE_FIELDS)[number];

/** What a message is checked by. */
export interface MessageRules extends PhoneOptions {
  readonly subjectMax: number;
  readonly messageMax: number;
}

/** Everything that is wrong with a message, by field. The phone number may be left out; one that is given is right. */
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
